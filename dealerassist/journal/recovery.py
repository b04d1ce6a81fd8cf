"""From rows back to the table: what was live when the last of them was committed.

The last hand is folded anew from its first row. Where the events are not those of then, the row is named and nothing
goes on: a hand is never silently judged again by a version that sees it otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import dealerassist
from dealerassist.cards import DealerAssistError
from dealerassist.engine import HouseRules, Session, Timeline, parse_command
from dealerassist.engine.events import Event, digest
from dealerassist.journal.chain import Head, JournalReader
from dealerassist.journal.codes import JournalCode, JournalRecordError
from dealerassist.journal.deck_notes import deck_in
from dealerassist.journal.downs import Downs
from dealerassist.journal.first_row import FirstRow, read_first_row
from dealerassist.journal.live import LiveTable
from dealerassist.journal.past import Past
from dealerassist.journal.rows import Kind, Row

STOPPED = "stopped"
"""The note that a program writes when it closes its journal; without it the power went, or the program was killed."""


@dataclass(frozen=True, slots=True)
class Recovered:
    """The table as it was, and where its journal ends. `stopped`: the last program closed the journal itself; `past`:
    the last hands, this one included; `downs`: who dealt them, and who deals; `deck`: the last one that was named, None
    where none was.
    """

    live: LiveTable
    head: Head
    rows_checked: int
    stopped: bool
    past: Past = field(default_factory=Past)
    downs: Downs = field(default_factory=Downs)
    deck: str | None = None

    @property
    def session(self) -> Session:
        """The table before the hand."""
        return self.live.session

    @property
    def house(self) -> HouseRules:
        return self.live.house

    @property
    def timeline(self) -> Timeline:
        """The last hand and its record."""
        return self.live.timeline

    @property
    def last_seq(self) -> int:
        return self.head.seq


def recover(path: Path) -> Recovered | None:
    """Check a whole journal, and stand where it stopped. None where no hand was dealt yet; the file is only read.

    Raises `JournalError`, naming file, row and reason.
    """
    hand: list[Row] = []
    row, past, downs, deck = None, Past(), Downs(), None
    with JournalReader(path) as reader:
        for row in reader.rows():
            if row.kind is Kind.HAND:
                hand = []
            hand.append(row)
            past.add(row)
            downs.add(row)
            deck = deck_in(row) or deck
        head = reader.head
    if not head.hand:
        return None
    stopped = row is not None and (row.kind, row.body) == (Kind.NOTE, STOPPED)
    return Recovered(refold(hand, str(path)), head, head.seq, stopped, past, downs, deck)


def refold(rows: Iterable[Row], file: str) -> LiveTable:
    """Play one hand's rows, the first one first; `file` is named in messages.

    Raises `JournalRecordError` naming the row whose command is refused now, or gives other events than it gave then.
    """
    first, *told = rows
    opening = _first_row(first, file)
    try:
        live = LiveTable(opening.session, opening.house)
    except DealerAssistError as error:
        raise _otherwise(first, file, opening, f"now refused as {error.code}") from None
    _compare(first, file, opening, live.hand.opening)
    for row in told:
        if row.kind is not Kind.NOTE:
            _compare(row, file, opening, _retell(live, row, file, opening))
    return live


def _first_row(row: Row, file: str) -> FirstRow:
    try:
        return read_first_row(row.body, f"{file}, row {row.seq}")
    except DealerAssistError as error:
        raise JournalRecordError(JournalCode.CORRUPT, file, str(error), f"row {row.seq}") from None


def _retell(live: LiveTable, row: Row, file: str, opening: FirstRow) -> list[Event]:
    try:
        events = live.tell(parse_command(row.body), numbered=row.number > 0)
    except DealerAssistError as error:
        raise _otherwise(row, file, opening, f"now refused as {error.code}") from None
    if row.number not in {0, live.commands}:
        reason = f"command {live.commands} is numbered {row.number}"
        raise JournalRecordError(JournalCode.CORRUPT, file, reason, f"row {row.seq}")
    return events


def _compare(row: Row, file: str, opening: FirstRow, events: Iterable[Event]) -> None:
    if digest(events) != row.digest:
        raise _otherwise(row, file, opening, "now gives other events")


def _otherwise(row: Row, file: str, opening: FirstRow, how: str) -> JournalRecordError:
    what = row.body if row.kind is not Kind.HAND else "the deal"
    reason = f"{what}: judged by version {opening.engine}, {how} (version {dealerassist.__version__})"
    return JournalRecordError(JournalCode.JUDGED_OTHERWISE, file, reason, f"row {row.seq}")
