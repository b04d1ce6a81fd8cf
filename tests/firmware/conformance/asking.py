"""Puts bytes on a line and hears what comes back, without the host's own code: simulated nodes or firmware."""

from __future__ import annotations

from dealerassist.sensing import protocol
from dealerassist.sensing.framing import Block, BlockReader
from dealerassist.sensing.protocol import Greet, Message, Scan
from dealerassist.sensing.simulated import SimulatedTable

MS = 1_000_000
LOOK_NS = 200_000
GIVE_UP_NS = 20 * MS


class Asker:
    """Time passes while it waits, and in `wait`."""

    def __init__(self, table: SimulatedTable) -> None:
        self._line = table.line
        self._now = 0
        self._heard = BlockReader()
        self._sequence = 0
        self.wait(30)

    def wait(self, ms: float) -> list[Block]:
        """What is heard in this time."""
        self._now += int(ms * MS)
        return self._heard.feed(self._line.due(self._now))

    def put(self, sent: bytes) -> None:
        """Bytes as they are."""
        self._line.receive(sent, self._now)

    def raw(self, address: int, content: bytes) -> bytes | None:
        """The content of the answer; None where nobody answers. Each request has a sequence of its own."""
        self._sequence = (self._sequence + 1) % 256
        self.put(Block(address, self._sequence, content).framed())
        return self.answer(address)

    def answer(self, address: int) -> bytes | None:
        """To what was put last."""
        end = self._now + GIVE_UP_NS
        while self._now < end:
            for block in self.wait(LOOK_NS / MS):
                assert block.address == address | protocol.FROM_NODE
                assert block.sequence == self._sequence
                return block.content
        return None

    def ask(self, address: int, message: Message) -> Message | None:
        """The same in messages."""
        answer = self.raw(address, message.encode())
        return None if answer is None else protocol.decode(answer)

    def greet(self, address: int) -> Message | None:
        return self.ask(address, Greet(protocol.MAJOR, protocol.MINOR))

    def tell_everyone(self, message: Message) -> None:
        """Nobody answers."""
        self.put(Block(protocol.EVERYONE, 0, message.encode()).framed())

    def scan(self, group: int, cycle: int = 0, ms: float = 45) -> None:
        """Calls a group, and waits until it has read."""
        self.tell_everyone(Scan(group, cycle))
        assert self.wait(ms) == [], "nobody answers everyone"
