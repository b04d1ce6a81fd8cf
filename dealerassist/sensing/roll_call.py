"""Who is on the line: nodes are called by their addresses, and told their places. For whoever installs a table.

While a table is played, the line belongs to `SerialReader`.
"""

from __future__ import annotations

from dataclasses import dataclass
from select import select

from serial import Serial

from dealerassist.sensing import protocol
from dealerassist.sensing.codes import ProtocolError
from dealerassist.sensing.framing import Block, BlockReader
from dealerassist.sensing.protocol import Greet, Hello, Message, Place

ANSWER_S = 0.2
"""Longest wait for an answer, or for the next bytes of it."""
TRIES = 4
READ_SIZE = 4096


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back on a call. hello: None where nothing came that can be read. rubbish: something came that cannot be
    read: two nodes with this address that answer at once, or noise."""

    hello: Hello | None
    rubbish: bool


class RollCall:
    """Close it in the end."""

    def __init__(self, port: str) -> None:
        """port: a device file. Raises OSError."""
        self._serial = Serial(port, protocol.BAUD, timeout=0, write_timeout=1, exclusive=True)
        self._sequence = 0
        self._blocks = BlockReader()

    def close(self) -> None:
        self._serial.close()

    def call(self, address: int) -> Answer:
        """Greets a node. A late answer, to an earlier try, is one too. Raises OSError when the port is gone."""
        self._serial.reset_input_buffer()
        self._blocks = BlockReader()
        rubbish = False
        for _ in range(TRIES):
            self._put(address, Greet(protocol.MAJOR, protocol.MINOR))
            heard = self._listen(address)
            if heard.hello is not None:
                return heard
            rubbish = rubbish or heard.rubbish
        return Answer(None, rubbish)

    def place(self, address: int) -> None:
        """The node at the magnet takes this address and starts anew. Twice, as nobody says that he has heard it."""
        for _ in range(2):
            self._put(protocol.EVERYONE, Place(address))
            select([], [], [], ANSWER_S)

    def _put(self, address: int, message: Message) -> None:
        self._sequence = (self._sequence + 1) % 256
        self._serial.write(Block(address, self._sequence, message.encode()).framed())

    def _listen(self, address: int) -> Answer:
        """Until a hello has come, or nothing comes any more."""
        heard = False
        while select([self._serial], [], [], ANSWER_S)[0]:
            arrived = self._serial.read(READ_SIZE)
            heard = heard or bool(arrived)
            for block in self._blocks.feed(arrived):
                hello = _hello(block)
                if hello is not None and block.address == address | protocol.FROM_NODE:
                    return Answer(hello, False)
        return Answer(None, heard)


def _hello(block: Block) -> Hello | None:
    try:
        message = protocol.decode(block.content)
    except ProtocolError:
        return None
    return message if isinstance(message, Hello) else None
