"""A dealer's down: from sign-in to the next dealer's, and its figures, row by row. Pure: times are those of the rows.

Who deals is told by two notes, each with the dealer as its actor: `SIGNED_IN` and, before the next one, `DOWN_ENDED`.
So a restarted box knows him again, and a journal of any age can be asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from dealerassist.engine import commands as c
from dealerassist.journal.rows import Draft, Kind

SIGNED_IN, DOWN_ENDED = "signed in", "down ended"
STARTED, RECOVERED = "started", "recovered "
"""Notes with which a program begins; from the row before it to this one the box was off, and no time has passed."""
COUNTED = "counted"
"""Why a `change` was told that mends nothing: an amount that was left open until then."""

_ACTS = {
    command.verb
    for command in (
        c.Fold, c.Check, c.Call, c.Bet, c.Raise, c.AllIn, c.Complete, c.BringIn, c.Discard, c.Draw, c.In, c.Out, c.Late,
    )
}  # fmt: skip
_MENDS = {c.Undo.verb, c.Change.verb, "fix", c.Restore.verb, c.Give.verb}
"""First words of rows that say that something was wrong before."""
_TOGETHER_NS = 100_000_000
"""Rows that follow each other faster were told by one touch."""
_TENTH_NS = 100_000_000
_MINUTE_NS = 60_000_000_000


@dataclass(frozen=True, slots=True)
class Down:
    """dealer: the actor of his rows, empty where nobody has signed in. began_ns: wall clock, ns since 1970 UTC, None
    before the first row. played_ns: how long the box was on in it. ended: another dealer has signed in since.

    hands: whose first card he dealt, but for those that were void. seconds: the median of a player's act, to a tenth;
    acts that one touch has told share its time. corrections: touches that mended something.
    """

    dealer: str = ""
    began_ns: int | None = None
    played_ns: int = 0
    hands: int = 0
    acts: int = 0
    seconds: float | None = None
    corrections: int = 0
    ended: bool = False

    @property
    def minutes(self) -> int:
        """Whole ones."""
        return self.played_ns // _MINUTE_NS

    @property
    def hands_an_hour(self) -> int | None:
        """None in the first minute, of which nothing follows."""
        return round(self.hands * 60 * _MINUTE_NS / self.played_ns) if self.minutes else None


class Downs:
    """The downs of a journal, the one that goes on included."""

    def __init__(self, rows: Iterable[Draft] = ()) -> None:
        """`rows` of a journal, in their order."""
        self._ended: list[Down] = []
        self._now = _Running("", None)
        self._last: Draft | None = None
        for row in rows:
            self.add(row)

    @property
    def dealer(self) -> str:
        """The actor of the rows to come; empty where nobody has signed in."""
        return self._now.dealer

    @property
    def now(self) -> Down:
        """The down that goes on."""
        return self._now.down(ended=False)

    @property
    def all(self) -> tuple[Down, ...]:
        """Oldest first; without one in which nobody had signed in and nothing was dealt."""
        return tuple(down for down in (*self._ended, self.now) if down.dealer or down.acts or down.hands)

    def add(self, row: Draft) -> None:
        """A row was told."""
        note = row.body if row.kind is Kind.NOTE else ""
        begins = note == STARTED or note.startswith(RECOVERED)
        passed = 0 if begins or self._last is None else max(0, row.mono_ns - self._last.mono_ns)
        self._last = row
        self._now.add(row, passed)
        if note in {SIGNED_IN, DOWN_ENDED}:
            self._ended.append(self._now.down(ended=True))
            self._now = _Running(row.actor if note == SIGNED_IN else "", row.wall_ns, self._now.hand_dealt)


class _Running:
    """The down that goes on."""

    def __init__(self, dealer: str, began_ns: int | None, hand_dealt: bool = False) -> None:
        """hand_dealt: somebody else has dealt the hand in play."""
        self.dealer = dealer
        self.began_ns = began_ns
        self.hand_dealt = hand_dealt
        self._played_ns = self._hands = self._corrections = 0
        self._tenths: Counter[int] = Counter()
        self._ours = self._void = False
        self._acts = 0  # told by the touch that was the last one
        self._took_ns = 0
        self._mends = False

    def add(self, row: Draft, passed: int) -> None:
        """`passed`: ns since the row before, whoever told that."""
        if self.began_ns is None:
            self.began_ns = row.wall_ns
        self._played_ns += passed
        if row.kind is Kind.HAND:
            self._count_acts()
            self._hands += self._ours and not self._void
            self.hand_dealt = self._ours = self._void = self._mends = False
        elif row.kind is Kind.COMMAND:
            self._add_command(row, passed)

    def _add_command(self, row: Draft, passed: int) -> None:
        word = row.body.partition(" ")[0]
        together = passed < _TOGETHER_NS
        if word in _ACTS and together and self._acts:
            self._acts, self._took_ns = self._acts + 1, self._took_ns + passed
        else:
            self._count_acts()
            if word in _ACTS:
                self._acts, self._took_ns = 1, passed
        mends = word in _MENDS and row.why != COUNTED
        self._corrections += mends and not (self._mends and together)
        self._mends = mends
        if word == c.Deal.verb and not self.hand_dealt:
            self.hand_dealt = self._ours = True
        self._void = word == c.Void.verb or (self._void and word != c.Undo.verb)

    def _count_acts(self) -> None:
        if self._acts:
            self._tenths[round(self._took_ns / self._acts / _TENTH_NS)] += self._acts
        self._acts = 0

    def down(self, ended: bool) -> Down:
        tenths = self._tenths.copy()
        if self._acts:
            tenths[round(self._took_ns / self._acts / _TENTH_NS)] += self._acts
        hands = self._hands + (self._ours and not self._void)
        timed = _median(tenths) / 10 if tenths and self._played_ns else None
        return Down(self.dealer, self.began_ns, self._played_ns, hands, tenths.total(), timed, self._corrections, ended)


def _median(tenths: Counter[int]) -> float:
    """Of values with how often each was found, at least one."""
    middle = [(tenths.total() - 1) // 2, tenths.total() // 2]
    found, before = [], 0
    for value, count in sorted(tenths.items()):
        found += [value for place in middle if before <= place < before + count]
        before += count
    return sum(found) / len(found)
