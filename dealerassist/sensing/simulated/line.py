"""The line with all of its nodes, on whatever time: bytes in, and what is answered when. Noise on request."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from heapq import heappop, heappush
from itertools import count, zip_longest
from random import Random

from dealerassist.sensing import protocol
from dealerassist.sensing.framing import Block, BlockReader
from dealerassist.sensing.protocol import Place, Scan
from dealerassist.sensing.simulated.nodes import SimulatedNode, SimulatedZoneNode, called_to_everyone

NEVER = 1 << 62
TURN_AROUND_NS = 300_000
"""From the end of a request to the start of its answer."""
BITS_PER_BYTE = 10


def scan_ns(tags: int) -> int:
    """How long an ISO/IEC 15693 inventory with 16 slots takes for so many tags; read off a timing model."""
    return 9_800_000 + 4_400_000 * tags + 200_000 * tags * tags


@dataclass(slots=True)
class Noise:
    """Spoils what goes one way over the line, a block at a time, by chance.

    corrupt, drop, insert: how likely one byte of a block is changed, one to three are lost, one to three come between
    blocks; 0 to 1 each, their sum at most 1. next_blocks: so many of the blocks that come are corrupted for certain.
    """

    chance: Random
    corrupt: float = 0
    drop: float = 0
    insert: float = 0
    next_blocks: int = 0

    def spoil(self, sent: bytes) -> bytes:
        """What arrives of it."""
        kind = self.chance.random()
        if self.next_blocks > 0:
            self.next_blocks, kind = self.next_blocks - 1, 0.0
        elif kind >= self.corrupt + self.drop + self.insert:
            return sent
        at = self.chance.randrange(len(sent))
        if kind <= self.corrupt:
            return sent[:at] + bytes((sent[at] ^ self.chance.randrange(1, 256),)) + sent[at + 1 :]
        if kind < self.corrupt + self.drop:
            return sent[:at] + sent[at + self.chance.randrange(1, 4) :]
        return self.chance.randbytes(self.chance.randrange(1, 4)) + sent


class SimulatedLine:
    """Give it what the host sends with `receive`; take what the nodes send with `due`, not before `wake_ns`.

    real_speed: bytes and passes take as long as on a real table; else they take no time at all.
    """

    def __init__(self, nodes: Iterable[SimulatedNode], real_speed: bool, chance: Random) -> None:
        self.plugged = True
        self.noise_to_nodes = Noise(chance)
        self.noise_to_host = Noise(chance)
        self._nodes = tuple(nodes)
        self._pace = int(real_speed)
        self._heard = BlockReader()
        self._heard_at = 0
        self._busy_until: dict[int, int] = {}
        self._muck_missed = False
        self._events: list[tuple[int, int, Callable[[], bytes]]] = []
        self._order = count()

    @property
    def wake_ns(self) -> int:
        """When something happens next."""
        return self._events[0][0] if self._events else NEVER

    def receive(self, sent: bytes, now_ns: int) -> None:
        """Bytes from the host, whole blocks or pieces of them."""
        if now_ns - self._heard_at >= protocol.QUIET_MS * 1_000_000:
            self._take(self._heard.quiet(), now_ns)
        self._heard_at = now_ns
        arrived = self.noise_to_nodes.spoil(sent)
        self._take(self._heard.feed(arrived), now_ns + self._on_wire(len(sent)))

    def due(self, now_ns: int) -> bytes:
        """What the host hears by now."""
        heard = b""
        while self.wake_ns <= now_ns:
            heard += heappop(self._events)[2]()
        return heard

    def unplug(self) -> None:
        """What is on its way is lost."""
        self.plugged = False
        self._events.clear()
        self._heard = BlockReader()

    def _take(self, blocks: list[Block], at_ns: int) -> None:
        for block in blocks:
            called = called_to_everyone(block)
            if isinstance(called, Scan):
                self._call(called.group, called.cycle, at_ns)
            elif isinstance(called, Place):
                for node in self._nodes:
                    node.take_place(called.address)
            for late_ms, framed in self._answers_to(block).items():
                self._send(framed, at_ns + self._pace * late_ms * 1_000_000)

    def _answers_to(self, block: Block) -> dict[int, bytes]:
        """By how many ms they are late; those of nodes that speak at once spoil each other."""
        answers: dict[int, bytes] = {}
        for node in self._nodes:
            answer = node.answer(block)
            if answer is not None:
                late_ms = node.lateness_ms(block)
                answers[late_ms] = _at_once(answers.get(late_ms, b""), answer.framed())
        return answers

    def _call(self, group: int, cycle: int, at_ns: int) -> None:
        """A node that is still busy with its zone does not heed the call."""
        for node in self._nodes:
            if isinstance(node, SimulatedZoneNode) and self._is_called(node.address, group):
                is_busy = at_ns < self._busy_until.get(node.address, 0)
                self._muck_missed = is_busy if node.address == protocol.MUCK else self._muck_missed
                if not is_busy:
                    done_at = self._busy_until[node.address] = at_ns + self._pace * scan_ns(node.tags_before)
                    self._at(done_at, partial(self._scan, node, node.boot, cycle))

    def _is_called(self, address: int, group: int) -> bool:
        """The muck makes up for a call that it missed in any group's turn."""
        missed = address == protocol.MUCK and self._muck_missed
        return bool(address) and (address % protocol.GROUPS == group or missed)

    def _scan(self, node: SimulatedZoneNode, boot: int, cycle: int) -> bytes:
        if node.alive and node.boot == boot:
            node.scan(cycle)
        return b""

    def _send(self, framed: bytes, at_ns: int) -> None:
        due_ns = at_ns + self._pace * TURN_AROUND_NS + self._on_wire(len(framed))
        self._at(due_ns, partial(self.noise_to_host.spoil, framed))

    def _at(self, due_ns: int, event: Callable[[], bytes]) -> None:
        heappush(self._events, (due_ns, next(self._order), event))

    def _on_wire(self, size: int) -> int:
        return self._pace * size * BITS_PER_BYTE * 1_000_000_000 // protocol.BAUD


def _at_once(one: bytes, other: bytes) -> bytes:
    """What two make of the line together, who begin at the same moment: a one is heard where neither sends a zero."""
    return bytes(a & b for a, b in zip_longest(one, other, fillvalue=0xFF))
