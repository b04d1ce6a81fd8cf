"""From rows back to the table: what was live when the last of them was committed.

The last hand is folded anew from its first row. Where the events are not those of then, the row is named and nothing goes on:
a hand is never silently judged again by a version that sees it otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import dealerassist
from dealerassist.cards import DealerAssistError
from dealerassist.engine import HouseRules, IllegalActionError, Session, Timeline, parse_command
from dealerassist.engine.events import Event, digest
from dealerassist.journal.chain import Head, head_after, open_chain
from dealerassist.journal.codes import JournalCode, JournalError, JournalRecordError
from dealerassist.journal.first_row import FirstRow, read_first_row
from dealerassist.journal.live import LiveTable
from dealerassist.journal.rows import Kind, Row

STOPPED = "stopped"
"""The note that a program writes when it closes its journal; without it the power went, or the program was killed."""


@dataclass(frozen=True, slots=True)
class Recovered:
    """The table as it was, and where its journal ends. `stopped`: the last program closed the journal itself."""

    live: LiveTable
    head: Head
    rows_checked: int
    stopped: bool

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
    rows = checked_rows(path)
