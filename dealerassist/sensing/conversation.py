"""What the host knows of one node, and what it asks next. No time, no bytes: `bus` has those."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dealerassist.sensing import protocol
from dealerassist.sensing.codes import SensorCode
from dealerassist.sensing.protocol import Greet, Hello, Keys, Lamp, Message, NodeKind, Pass, PassFlag, Poll, Who
from dealerassist.sensing.readings import HealthState
from dealerassist.sensing.settling import REMOVE_AFTER
from dealerassist.sensing.versions import version_text
from dealerassist.sensing.zones import place_facts, source_at

STRAIN_OF_A_MISS = 4
STRAIN_TOO_MUCH = 24
"""Strain grows by 4 with every answer that does not come and falls by 1 with every one that does."""
LOSS_REMEMBERED = 50
"""Answers for which a node that lost reports is called poor."""
PASSES_TO_TRUST = REMOVE_AFTER
"""Finished passes after which the levels of a zone are those of now."""
CYCLES_WITHOUT_PASS = 20
"""In a row, about two seconds of them: the node lives, but its antenna is not read any more."""
STALE_CYCLES = 16
"""A pass that is so many cycles old tells nothing of now."""
WHO_SHIFTS = (0, 3, 5)
"""Three bits each, of eight: boards of one address are told apart by those in which their serial numbers differ."""
FRESH_CYCLES = 2
"""A pass that is not older counts towards trust: a node that was not heard for a while has older ones in store."""

STATES = {
    SensorCode.STARTING: HealthState.STARTING,
    SensorCode.WORKS: HealthState.GOOD,
    SensorCode.ANTENNA: HealthState.POOR,
    SensorCode.NOISY: HealthState.POOR,
    SensorCode.REPORTS_LOST: HealthState.POOR,
    SensorCode.RESTARTED: HealthState.STARTING,
    SensorCode.STUCK_KEY: HealthState.POOR,
    SensorCode.MIXED_VERSIONS: HealthState.POOR,
    SensorCode.TOO_MANY_TAGS: HealthState.POOR,
    SensorCode.CAMERA_GONE: HealthState.DOWN,
    SensorCode.DARK: HealthState.DOWN,
    SensorCode.FROZEN: HealthState.DOWN,
    SensorCode.OTHER_SIZE: HealthState.DOWN,
    SensorCode.FLASH_FIRMWARE: HealthState.DOWN,
    SensorCode.NO_PASSES: HealthState.DOWN,
    SensorCode.NO_ANSWER: HealthState.DOWN,
    SensorCode.PORT_GONE: HealthState.DOWN,
    SensorCode.STOPPED: HealthState.DOWN,
    SensorCode.TWO_NODES: HealthState.DOWN,
    SensorCode.UNREADABLE: HealthState.DOWN,
    SensorCode.WRONG_NODE: HealthState.DOWN,
}
REFUSED = {SensorCode.FLASH_FIRMWARE, SensorCode.WRONG_NODE}
NOT_ASKED = REFUSED | {
    SensorCode.NO_ANSWER,
    SensorCode.PORT_GONE,
    SensorCode.STOPPED,
    SensorCode.TWO_NODES,
    SensorCode.UNREADABLE,
}
"""With one of these a node is only greeted now and then."""


@dataclass(frozen=True, slots=True)
class Condition:
    """How a source is. facts: what the words of the code need."""

    code: SensorCode
    facts: tuple[tuple[str, str | int], ...] = ()

    @property
    def state(self) -> HealthState:
        """What the code means for those who rely on the source."""
        return STATES[self.code]


class Conversation:
    """One node. `request`, then either `answered` or, when all tries were in vain, `unanswered`."""

    def __init__(self, address: int) -> None:
        self.address = address
        self.lamp: bool | None = None
        """Whether the node's lamp shall be lit; None where it has none."""
        self.sequence = 0
        """Of the latest request, 0 to 255."""
        self.version = ""
        """What it runs and speaks, as it told last; empty: it has not said."""
        self.has_more = False
        """Did the latest answer leave something to ask at once?"""
        self.told_late = False
        """Was the latest report made while the node was not heard?"""
        self._kind = NodeKind.CONSOLE if address == protocol.CONSOLE else NodeKind.ZONE
        self._asked: Message | None = None
        self._greeted = False
        self._in_store = True
        self._boot: int | None = None
        self._report = 0
        self._passes = 0
        self._without_pass = 0
        self._counted = -1
        self._lamp_is: bool | None = None
        self._strain = 0
        self._noisy = False
        self._lost_for = 0
        self._suspected = False
        self._who_tried = 0
        self._code = SensorCode.STARTING
        self._words: dict[str, str | int] = {}

    @property
    def is_up(self) -> bool:
        """May it be asked without delay?"""
        return self._code not in NOT_ASKED

    @property
    def condition(self) -> Condition:
        """How it is, in words that name it."""
        facts = place_facts(source_at(self.address)) | self._words
        return Condition(self._code, tuple(facts.items()))

    def request(self) -> Message:
        """The next thing to ask, under a sequence of its own."""
        self.sequence = (self.sequence + 1) % 256
        self._asked = self._next_request()
        return self._asked

    def answered(self, message: Message, cycle: int) -> Pass | Keys | None:
        """Take an answer. Returns the report in it, where it is of now and has not come before. cycle: the present."""
        self._strain = max(0, self._strain - 1)
        self._noisy = self._noisy and self._strain > 0
        self._lost_for = max(0, self._lost_for - 1)
        self.has_more = isinstance(self._asked, Lamp)
        self._suspected = self._suspected and not self.asks_who
        told: Pass | Keys | None = None
        if isinstance(message, Hello):
            self._hello(message)
            self.has_more = self.is_up
        elif self._greeted:
            if isinstance(message, Pass | Keys):
                self.has_more = message.waiting > 0
                told = self._if_new(message, cycle)
            # What it kept for us comes first, and ends with an answer that leaves nothing to ask.
            self.told_late = self._in_store
            self._in_store = self._in_store and self.has_more
            self._judge(told, cycle)
        return told

    def missed(self) -> None:
        """One try was in vain. Of a node that is down nothing else is expected."""
        if self.is_up:
            self._strain = min(self._strain + STRAIN_OF_A_MISS, 2 * STRAIN_TOO_MUCH)
            self._noisy = self._noisy or self._strain >= STRAIN_TOO_MUCH

    def unanswered(self, unreadable: bool) -> None:
        """All tries were in vain. unreadable: each brought something, but nothing that can be read.

        A node that must be flashed, or put elsewhere, stays what it is.
        """
        self._suspected = unreadable
        if self._code not in REFUSED:
            self.lose(SensorCode.UNREADABLE if unreadable else SensorCode.NO_ANSWER)

    @property
    def asks_who(self) -> bool:
        """Has it been asked who has the address? Then all answers are waited for."""
        return isinstance(self._asked, Who)

    def counted(self, hellos: Sequence[Hello], unreadable: bool) -> None:
        """All answers to `Who`. unreadable: there was something, but nothing that can be read."""
        if len({each.boot for each in hellos}) > 1:
            self.lose(SensorCode.TWO_NODES)
        elif hellos or not unreadable:
            self._suspected = False
            if not hellos:
                self.lose(SensorCode.NO_ANSWER)
        else:
            self._who_tried += 1

    def begin(self) -> None:
        """The line is there; nothing is known of the node."""
        self._code, self._words = SensorCode.STARTING, {}

    def lose(self, code: SensorCode, **words: str | int) -> None:
        """It is down, and must be greeted before it is asked anything else."""
        self._code, self._words = code, words
        self._greeted = self._noisy = False
        self._in_store = True
        self._strain = 0

    def _next_request(self) -> Message:
        if not self._greeted and self._suspected:
            return Who(WHO_SHIFTS[self._who_tried % len(WHO_SHIFTS)])
        if not self._greeted:
            return Greet(protocol.MAJOR, protocol.MINOR)
        if self.lamp is not None and self.lamp != self._lamp_is:
            self._lamp_is = self.lamp
            return Lamp(int(self.lamp))
        return Poll(self._report)

    def _hello(self, told: Hello) -> None:
        """It answers a greeting so, and anything else when it has started again since it was greeted."""
        self.version = version_text(told)
        if told.major != protocol.MAJOR:
            theirs, ours = f"{told.major}.{told.minor}", f"{protocol.MAJOR}.{protocol.MINOR}"
            self.lose(SensorCode.FLASH_FIRMWARE, theirs=theirs, ours=ours)
            return
        if told.kind != self._kind:
            self.lose(SensorCode.WRONG_NODE)
            return
        if self._boot not in (None, told.boot):
            # As if it had told the last number, so that it is missed if its first report is not number 1.
            self._report = protocol.REPORT_LAST
            self._code, self._words = SensorCode.RESTARTED, {}
        elif not self.is_up:
            self._code, self._words = SensorCode.STARTING, {}
        self._boot = told.boot
        self._passes = self._without_pass = 0
        self._lamp_is = None
        self._greeted = isinstance(self._asked, Greet)

    def _if_new(self, told: Pass | Keys, cycle: int) -> Pass | Keys | None:
        if told.report == self._report:
            return None
        if self._report and (told.report - self._report - 1) % protocol.REPORT_LAST:
            self._lost_for = LOSS_REMEMBERED
        self._report = told.report
        if isinstance(told, Pass) != (self._kind == NodeKind.ZONE):
            return None
        return None if isinstance(told, Pass) and age(told, cycle) >= STALE_CYCLES else told

    def _judge(self, told: Pass | Keys | None, cycle: int) -> None:
        """How well it works, now that it answers. A zone is trusted after some passes only, however well it answers."""
        if isinstance(told, Pass):
            self._passes += is_finished(told) and age(told, cycle) <= FRESH_CYCLES
            self._without_pass = 0
        elif cycle != self._counted:
            # A node that is still reading is asked several times in a cycle.
            self._without_pass += self._kind == NodeKind.ZONE
        self._counted = cycle
        if self._without_pass >= CYCLES_WITHOUT_PASS:
            self._code, self._passes = SensorCode.NO_PASSES, 0
        elif self._kind == NodeKind.CONSOLE or (self._passes >= PASSES_TO_TRUST and _judges(told)):
            self._code = self._code_after(told)

    def _code_after(self, told: Pass | Keys | None) -> SensorCode:
        """Of a node that can be trusted."""
        if isinstance(told, Pass) and told.fault:
            return SensorCode.ANTENNA
        if self._lost_for:
            return SensorCode.REPORTS_LOST
        if isinstance(told, Pass) and told.flags & PassFlag.MORE_TAGS:
            return SensorCode.TOO_MANY_TAGS
        if self._noisy:
            return SensorCode.NOISY
        return SensorCode.WORKS if self._kind == NodeKind.CONSOLE or told is not None else self._code


def is_finished(told: Pass) -> bool:
    """Has the zone been read to its end, with this pass and those before it?"""
    return not told.flags & PassFlag.UNFINISHED


def _judges(told: Pass | Keys | None) -> bool:
    """An unfinished pass that brought no fault says nothing: what is still to be read may be where it is."""
    return not isinstance(told, Pass) or bool(told.fault) or is_finished(told)


def age(told: Pass, cycle: int) -> int:
    """How many cycles ago the zone was read; a pass that was called for by another run of the host is very old."""
    return (cycle - told.cycle) & 0xFFFF
