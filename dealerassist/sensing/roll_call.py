"""Who is on the line: nodes are called by their addresses, and told their places. For whoever installs a table.

While a table is played, the line belongs to `SerialReader`.
"""

from __future__ import annotations

from dataclasses import dataclass
from select import select

from serial import Serial

from dealerassist.sensing import protocol
from dealerassist.sensing.codes import ProtocolError
from dealerassist.sensing.conversation import WHO_SHIFTS
from dealerassist.sensing.framing import Block, BlockReader
from dealerassist.sensing.protocol import Greet, Hello, Message, Place, Who

ANSWER_S = 0.2
"""Longest wait for an answer, or for the next bytes of it."""
OTHERS_S = 8 * protocol.WHO_STEP_MS / 1000 + 0.02
"""After one board has answered another one may, for so long."""
TRIES = 4
GREET = Greet(protocol.MAJOR, protocol.MINOR)
READ_SIZE = 4096


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back on a call. hellos: of each board that could be read, one. rubbish: something came that cannot be
    read: two boards that answered at once, or noise."""

    hellos: tuple[Hello, ...]
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
        """Asks who has it. A late answer, to an earlier try, is one too. Raises OSError when the port is gone."""
        self._serial.reset_input_buffer()
        self._blocks = BlockReader()
        rubbish = False
        for at in range(TRIES):
            # Firmware of an older minor version knows no `Who`.
            self._put(address, Who(WHO_SHIFTS[at % len(WHO_SHIFTS)]) if at < TRIES - 1 else GREET)
            heard = self._listen(address)
            if heard.hellos:
                return heard
            rubbish = rubbish or heard.rubbish
        return Answer((), rubbish)

    def place(self, address: int) -> None:
        """The node at the magnet takes this address and starts anew. Twice, as nobody says that he has heard it."""
        for _ in range(2):
            self._put(protocol.EVERYONE, Place(address))
            select([], [], [], ANSWER_S)

    def _put(self, address: int, message: Message) -> None:
        self._sequence = (self._sequence + 1) % 256
        self._serial.write(Block(address, self._sequence, message.encode()).framed())

    def _listen(self, address: int) -> Answer:
        """Until nothing comes any more."""
        hellos: dict[int, Hello] = {}
        heard = False
        while select([self._serial], [], [], OTHERS_S if hellos else ANSWER_S)[0]:
            arrived = self._serial.read(READ_SIZE)
            heard = heard or bool(arrived)
            theirs = [each for each in self._blocks.feed(arrived) if each.address == address | protocol.FROM_NODE]
            hellos |= {hello.boot: hello for hello in map(_hello, theirs) if hello}
            if theirs and not hellos:
                return Answer((), False)
        return Answer(tuple(hellos.values()), heard and not hellos)


def _hello(block: Block) -> Hello | None:
    try:
        message = protocol.decode(block.content)
    except ProtocolError:
        return None
    return message if isinstance(message, Hello) else None
