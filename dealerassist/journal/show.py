"""What a journal holds, for people: its rows, a hand as a script, a report. Every row is checked before it is shown."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from dealerassist.engine import Timeline, command_text, parse_command
from dealerassist.engine import commands as c
from dealerassist.journal.chain import checked_rows
from dealerassist.journal.codes import JournalCode, JournalError, JournalRecordError
from dealerassist.journal.first_row import read_first_row
from dealerassist.journal.header import header_text
from dealerassist.journal.live import LiveTable
from dealerassist.journal.past import PAST_HANDS
from dealerassist.journal.rows import Kind, Row


@dataclass(frozen=True, slots=True)
class JournalReport:
    """What a check found. Times in ns since 1970 UTC, None without rows; `problem` is one line, empty where `ok`."""

    rows: int
    hands: int
    first_ns: int | None
    last_ns: int | None
    ok: bool
    problem: str


@dataclass(frozen=True, slots=True)
class HandSpan:
    """One hand's rows, `first` to `last` seq; dealt and last changed (ns since 1970 UTC); how many were commands."""

    hand: int
    first: int
    last: int
    dealt_ns: int
    changed_ns: int
    commands: int


def verify_journal(path: Path) -> JournalReport:
    """Check file and chain; never raises on a bad journal. `rows` counts the good ones before the problem."""
    count = hands = 0
    times: list[int] = []
    problem = ""
    try:
        for row in checked_rows(path):
            count, hands = row.seq, row.hand
            times = [*times[:1], row.wall_ns]
    except JournalError as error:
        problem = str(error)
    first, last = (times[0], times[-1]) if times else (None, None)
    return JournalReport(count, hands, first, last, not problem, problem)


def rows_of(path: Path, hand: int | None = None, last: int | None = None) -> Iterator[Row]:
    """The rows of the journal, or of one hand; of those the `last` ones. Raises `JournalError`."""
    rows = (row for row in checked_rows(path) if hand is None or row.hand == hand)
    return iter(rows if last is None else deque(rows, maxlen=last))


def last_hands(path: Path, count: int = PAST_HANDS) -> tuple[HandSpan, ...]:
    """The last hands, oldest first, the one in play included. Raises `JournalError`."""
    spans: deque[HandSpan] = deque(maxlen=count)
    for row in checked_rows(path):
        if row.kind is Kind.HAND:
            spans.append(HandSpan(row.hand, row.seq, row.seq, row.wall_ns, row.wall_ns, 0))
        elif spans:
            now = spans.pop()
            commands = now.commands + (row.kind is Kind.COMMAND)
            spans.append(HandSpan(now.hand, now.first, row.seq, now.dealt_ns, row.wall_ns, commands))
    return tuple(spans)


def last_played(path: Path, count: int = PAST_HANDS) -> tuple[HandSpan, ...]:
    """The same without a hand at the end that was begun and in which nothing has happened yet: nobody means that one.
    Raises `JournalError`.
    """
    spans = last_hands(path, count + 1)
    played = spans if len(spans) < 2 or spans[-1].commands else spans[:-1]
    return played[-count:]


def hand_script(path: Path, hand: int) -> str:
    """One hand as a `.hand` text that a script player plays to the same end. Raises `JournalError`.

    Commands that were inserted are lines like any other, so SEQ counts them too: the numbers behind `undo` and `change`
    are those of the text. Where an inserted command no longer fitted after an `undo` or `change`, an `undo` follows.
    """
    rows = [row for row in checked_rows(path) if row.hand == hand and row.kind in {Kind.HAND, Kind.COMMAND}]
    if not rows or not hand:
        raise JournalRecordError(JournalCode.NO_SUCH_HAND, str(path), f"there is no hand {hand}")
    first, *told = rows
    opening = read_first_row(first.body, f"{path}, row {first.seq}")
    title = f"# hand {hand} of {path.name}, rows {first.seq} to {rows[-1].seq}, version {opening.engine}\n"
    lines = _Renumbered(LiveTable(opening.session, opening.house).timeline)
    for row in told:
        lines.tell(row)
    return title + header_text(opening.dealt, opening.house) + "".join(f"{line}\n" for line in lines.lines)


class _Renumbered:
    """The lines of a hand, played as they are made, so that each has the number that it has in the text."""

    def __init__(self, timeline: Timeline) -> None:
        self.lines: list[str] = []
        self._timeline = timeline
        self._line_of: dict[int, int] = {}
        self._inserted: set[int] = set()

    def tell(self, row: Row) -> None:
        self._add(self._translated(parse_command(row.body)))
        if row.number:
            self._line_of[row.number] = len(self.lines)
        else:
            self._inserted.add(len(self.lines))
        while (waiting := self._timeline.waiting) and waiting[0].seq in self._inserted:
            self._add(c.Undo())

    def _add(self, command: c.Command) -> None:
        assert isinstance(command, (c.HandCommand, c.RecordCommand)), "only these stand in rows of a hand's commands"
        self._timeline.push(command)
        self.lines.append(command_text(command))

    def _translated(self, command: c.Command) -> c.Command:
        match command:
            case c.Undo(None) if not self._timeline.waiting:
                return c.Undo(self._last_told())
            case c.Undo(int(seq)):
                return c.Undo(self._line_of[seq])
            case c.Change(seq, inner):
                return c.Change(self._line_of[seq], inner)
        return command

    def _last_told(self) -> int:
        """What an `undo` without a number takes back."""
        entries = reversed(self._timeline.entries)
        return next(entry.seq for entry in entries if entry.seq is not None and entry.seq not in self._inserted)
