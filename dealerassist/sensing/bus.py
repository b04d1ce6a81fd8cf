"""The host's end of the line: whose turn it is, what is sent again, who is down. Bytes in and out; no port, no clock.

The line is shared and only the host speaks unasked. Time is cut into slots. A slot begins by calling one group of nodes
to read their zones; while those do, the group that was called before is asked for what it read, and so is the console.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice

from dealerassist.sensing import protocol
from dealerassist.sensing.codes import ProtocolError, SensingCode, SensorCode
from dealerassist.sensing.conversation import Condition, Conversation, age
from dealerassist.sensing.framing import Block, BlockReader
from dealerassist.sensing.protocol import Done, Hello, Keys, Message, Pass, Scan, decode
from dealerassist.sensing.zones import ADDRESSES, ZONE_AT

MS = 1_000_000
AGAIN_MS = 5
"""A node that was still reading when it was asked is asked again so much later, as long as its slot lasts."""
ALL_ANSWERS_MS = 8 * protocol.WHO_STEP_MS
"""Boards that are asked who has an address do not answer at once."""
LAST_MS = 4
"""Before the end of a slot nobody is asked again any more, so that the next one need not wait."""


@dataclass(frozen=True, slots=True)
class Timing:
    """answer_ms: longest wait for an answer; a USB adapter alone may keep it for 16 ms. tries: how often a request is
    sent. slot_ms: length of a slot; a cycle of all zones has three. On a real line never less than `TURN_MS`, as the
    fields of one group would then be on with those of the next. retry_ms: a node that is down is tried so often."""

    answer_ms: float = 40
    tries: int = 4
    slot_ms: float = protocol.TURN_MS
    retry_ms: float = 1000


@dataclass(frozen=True, slots=True)
class Report:
    """A node's report that came for the first time. cycle: in which its zone was read; 0 for the console. late: it was
    made while the node was not heard, nobody knows when.
    """

    address: int
    told: Pass | Keys
    cycle: int
    late: bool


@dataclass(frozen=True, slots=True)
class Change:
    """A node's condition is another now."""

    address: int
    condition: Condition


@dataclass(slots=True)
class _Request:
    """What is being asked. by_ns: when the answer is overdue. heard: did anything come since it was sent last?

    hellos: of those who were asked who they are.
    """

    of: Conversation
    framed: bytes
    tries: int
    by_ns: int
    heard: bool = False
    silent_tries: int = 0
    hellos: list[Hello] = field(default_factory=list)

    @property
    def unreadable(self) -> bool:
        """Every try brought something, but nothing that can be read."""
        return not self.silent_tries and not self.hellos


class Bus:
    """Ask `due` until it has nothing, wait for bytes until `wake_ns`, hand them to `received`, look at `news`."""

    def __init__(self, timing: Timing, addresses: Sequence[int] = ADDRESSES) -> None:
        """addresses: of the nodes that are on the line."""
        self._timing = timing
        self._nodes = {address: Conversation(address) for address in addresses}
        self._retry_at = dict.fromkeys(addresses, 0)
        self._conditions = {address: node.condition for address, node in self._nodes.items()}
        self._line = BlockReader()
        self._request: _Request | None = None
        self._turns: deque[int] = deque()
        self._asked_in_slot = Counter[int]()
        self._told: dict[int, int] = {}
        self._group, self._cycle = protocol.GROUPS - 1, 0
        self._slot_ends = 0
        self._late: set[int] = set()
        self._again_ns = 0
        self.news: deque[Report | Change] = deque()

    @property
    def cycle(self) -> int:
        """How many times all zones have been called to read since the program started."""
        return self._cycle

    @property
    def wake_ns(self) -> int:
        """When `due` must be asked again, if no bytes arrive before."""
        if self._request is not None:
            return self._request.by_ns
        if self._turns:
            return 0
        return min(self._again_ns, self._slot_ends) if self._late else self._slot_ends

    @property
    def conditions(self) -> dict[int, Condition]:
        """Of each node, by its address."""
        return dict(self._conditions)

    @property
    def versions(self) -> dict[int, str]:
        """Of each node that plays, by its address."""
        return {address: node.version for address, node in self._nodes.items() if node.is_up and node.version}

    def light(self, seat: int | None) -> None:
        """The lamp at this seat, and at no other."""
        for address, node in self._nodes.items():
            lit = address == seat
            if address in range(protocol.SEAT_FIRST, protocol.SEAT_LAST + 1) and node.lamp != lit:
                node.lamp = lit
                self._turns.extendleft([address] if node.is_up else ())

    def begin(self) -> None:
        """The line is there: all nodes are greeted."""
        for node in self._nodes.values():
            node.begin()
            self._look_at(node)

    def end(self, code: SensorCode) -> None:
        """The line is gone: all nodes are down, for this reason."""
        self._line, self._request = BlockReader(), None
        self._turns.clear()
        self._late.clear()
        self._slot_ends = 0
        for node in self._nodes.values():
            node.lose(code)
            self._look_at(node)

    def due(self, now_ns: int) -> bytes:
        """What to put on the line now; empty while there is nothing, or an answer is still awaited."""
        if self._request is not None and now_ns >= self._request.by_ns:
            self._take(self._line.quiet(), now_ns)
        if self._request is not None:
            return self._try_again(self._request, now_ns) if now_ns >= self._request.by_ns else b""
        if self._late and not self._turns and now_ns >= self._again_ns:
            self._ask_again(now_ns)
        if self._turns:
            return self._ask(self._nodes[self._turns.popleft()], now_ns)
        return self._begin_slot(now_ns) if now_ns >= self._slot_ends else b""

    def received(self, arrived: bytes, now_ns: int) -> None:
        """Bytes from the line, in whatever pieces."""
        if self._request is not None:
            self._request.heard = self._request.heard or bool(arrived)
        self._take(self._line.feed(arrived), now_ns)

    def _ask_again(self, now_ns: int) -> None:
        """Those that were still reading."""
        if now_ns + LAST_MS * MS < self._slot_ends:
            self._turns.extend(sorted(self._late))
        self._late.clear()
        self._again_ns = now_ns + AGAIN_MS * MS

    def _begin_slot(self, now_ns: int) -> bytes:
        before, self._group = self._group, (self._group + 1) % protocol.GROUPS
        self._cycle += self._group == 0
        self._slot_ends = now_ns + int(self._timing.slot_ms * MS)
        self._late.clear()
        self._again_ns = now_ns + AGAIN_MS * MS
        self._asked_in_slot.clear()
        up = [address for address, node in self._nodes.items() if node.is_up]
        self._turns.extend(each for each in up if self._is_asked(each, before))
        overdue = (each for each, at_ns in self._retry_at.items() if each not in up and now_ns >= at_ns)
        # One at a time, as each costs the others the whole wait for an answer.
        self._turns.extend(islice(overdue, 1))
        scan = Scan(self._group, self._cycle & 0xFFFF)
        return Block(protocol.EVERYONE, 0, scan.encode()).framed()

    def _is_asked(self, address: int, called_before: int) -> bool:
        """Those who have just read; always the console; and the muck, which may read for long, unless called."""
        group = address % protocol.GROUPS
        if address == protocol.MUCK:
            return group != self._group
        return group == called_before or address == protocol.CONSOLE

    def _ask(self, node: Conversation, now_ns: int) -> bytes:
        # A node that is down gets one try: it has proved that it needs none of the others.
        tries = self._timing.tries if node.is_up else 1
        content = node.request().encode()
        framed = Block(node.address, node.sequence, content).framed()
        self._request = _Request(node, framed, tries, now_ns)
        return self._send(self._request, now_ns)

    def _send(self, request: _Request, now_ns: int) -> bytes:
        request.tries -= 1
        request.heard = False
        wait_ms = self._timing.answer_ms + ALL_ANSWERS_MS * request.of.asks_who
        request.by_ns = now_ns + int(wait_ms * MS)
        return request.framed

    def _try_again(self, request: _Request, now_ns: int) -> bytes:
        request.of.missed()
        request.silent_tries += not request.heard
        if request.tries:
            return self._send(request, now_ns)
        if request.of.asks_who:
            request.of.counted(request.hellos, request.unreadable)
        else:
            request.of.unanswered(request.unreadable)
        self._finish(request, now_ns)
        return self.due(now_ns)

    def _finish(self, request: _Request, now_ns: int) -> None:
        self._request = None
        self._retry_at[request.of.address] = now_ns + int(self._timing.retry_ms * MS)
        self._look_at(request.of)

    def _look_at(self, node: Conversation) -> None:
        if node.condition != self._conditions[node.address]:
            self._conditions[node.address] = node.condition
            self.news.append(Change(node.address, node.condition))

    def _take(self, blocks: list[Block], now_ns: int) -> None:
        """Only the answer to what is being asked counts; one that comes twice, or too late, has another sequence."""
        for block in blocks:
            request = self._request
            if request is None or block.address != request.of.address | protocol.FROM_NODE:
                continue
            message = _message(block) if block.sequence == request.of.sequence else None
            if isinstance(message, Hello) and request.of.asks_who:
                request.hellos.append(message)
            elif message is not None:
                self._answered(request, message, now_ns)

    def _answered(self, request: _Request, message: Message, now_ns: int) -> None:
        node = request.of
        if isinstance(message, Pass):
            self._told[node.address] = message.cycle
        told = node.answered(message, self._cycle)
        self._finish(request, now_ns)
        if told is not None:
            cycle = self._cycle - age(told, self._cycle) if isinstance(told, Pass) else 0
            self.news.append(Report(node.address, told, cycle, node.told_late))
        self._asked_in_slot[node.address] += 1
        if node.has_more and self._asked_in_slot[node.address] <= protocol.REPORTS_MOST:
            self._turns.appendleft(node.address)
        elif node.is_up and not node.has_more and self._still_reads(node.address):
            self._late.add(node.address)

    def _still_reads(self, address: int) -> bool:
        """Has it not told the pass that it was called for last?"""
        called = self._cycle - (self._group < address % protocol.GROUPS)
        return address in ZONE_AT and self._told.get(address) != called & 0xFFFF


def _message(block: Block) -> Message | None:
    """What a block says. A message of a newer minor version, which we cannot read, is an answer all the same."""
    try:
        return decode(block.content)
    except ProtocolError as error:
        return Done() if error.code == SensingCode.UNKNOWN_MESSAGE else None
