"""How each command of the hand came to be: touched, seen or implied; whether it is sealed; whether its amount is
counted.

All of it follows from the journal's rows: `source` says by what, whether the amount is open, and which row began its
batch. So recovery knows what the screen knew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from dealerassist.engine import Entry
from dealerassist.engine import commands as c

SEALING_TOUCHES = 2
"""So many later touched acts seal an implied one (DISPLAY 6.9)."""


class By(StrEnum):
    """Who says so: the dealer's finger, a sensor, or what must have happened in between (DISPLAY 6.9)."""

    TOUCHED = "touch"
    SEEN = "seen"
    IMPLIED = "implied"


@dataclass(frozen=True, slots=True)
class Mark:
    """One command's history. `batch` is the SEQ of the first command of its batch; `open`: nobody has counted its
    amount.
    """

    by: By
    batch: int
    open: bool = False

    @property
    def source(self) -> str:
        """As it stands in the journal's row.

        >>> Mark(By.TOUCHED, 12, open=True).source
        'touch@12 open'
        """
        return f"{self.by}@{self.batch}" + (" open" if self.open else "")


def mark_of(source: str) -> Mark | None:
    """The inverse of `Mark.source`; None for a row that no table told."""
    words = source.split()
    by, at, batch = words[0].partition("@") if words else ("", "", "")
    if not at or by not in set(By) or not batch.isdecimal():
        return None
    return Mark(By(by), int(batch), words[1:] == ["open"])


Marks = Mapping[int, Mark]
"""SEQ -> mark, of the commands of this hand."""


def marks_of(rows: Iterable[tuple[int, str, c.Command]]) -> dict[int, Mark]:
    """The marks of a hand whose (SEQ, source, command) rows are read again after a restart."""
    marks: dict[int, Mark] = {}
    for seq, source, command in rows:
        if isinstance(command, c.Change):
            marks = counted(marks, command.seq)
        elif (mark := mark_of(source)) is not None:
            marks[seq] = mark
    return marks


def counted(marks: Marks, seq: int) -> dict[int, Mark]:
    """The marks after command `seq` was changed to what the dealer counted."""
    return {**marks, seq: replace(marks[seq], open=False)} if seq in marks else dict(marks)


def unsealed(entries: Sequence[Entry], marks: Marks) -> tuple[int, ...]:
    """SEQs of implied acts that a touch on their seat may still take back, oldest first (DISPLAY 6.9)."""
    touches = 0
    found: list[int] = []
    for entry in reversed(entries):
        mark = marks.get(entry.seq) if entry.seq is not None else None
        followed = mark is not None and mark.by is By.IMPLIED
        new_street = isinstance(entry.command, (c.Board, c.Deal, c.Draw))
        if new_street or (isinstance(entry.command, c.Award) and not followed):
            break
        if touches >= SEALING_TOUCHES:
            break
        if mark is None or entry.seq is None:
            continue
        if mark.by is By.IMPLIED and isinstance(entry.command, c.SeatAct):
            found.append(entry.seq)
        elif mark.by is By.TOUCHED:
            touches += 1
    return tuple(reversed(found))


def uncounted(entries: Sequence[Entry], marks: Marks) -> tuple[int, ...]:
    """SEQs of acts whose amount nobody has counted, oldest first."""
    return tuple(e.seq for e in entries if e.seq is not None and e.seq in marks and marks[e.seq].open)


def last_unit(entries: Sequence[Entry], marks: Marks) -> tuple[int, ...]:
    """SEQs that one UNDO takes back, newest first: the dealer's last batch, and what sensors said after it."""
    told = [entry.seq for entry in entries if entry.seq is not None and entry.seq in marks]
    start = next((marks[seq].batch for seq in reversed(told) if marks[seq].by is not By.SEEN), None)
    return () if start is None else tuple(seq for seq in reversed(told) if seq >= start)
