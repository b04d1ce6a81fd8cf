"""Real tables for the screen: journaled hold'em of every limit, 2 to 10 seats, chips of one to eight figures.

Views come from `Table` alone; nothing here fills one in.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from dealerassist.cards import Card
from dealerassist.engine import (
    PRESETS,
    AntePayer,
    FixedLimit,
    HouseRules,
    Limit,
    NoLimit,
    Place,
    PotLimit,
    Session,
    Stakes,
    game_named,
    parse_command,
    preset,
)
from dealerassist.journal.recorder import Recorder
from dealerassist.journal.recovery import recover
from dealerassist.journal.rows import JOURNAL_FILE
from dealerassist.journal.writer import JournalWriter
from dealerassist.rehearsal.dealing import unseen
from dealerassist.table.keeping import Journaled
from dealerassist.table.marks import Mark, marks_of
from dealerassist.table.table import Table
from dealerassist.views import MarkCode

MOST = 99_999_999
"""The largest amount that the screen promises to show (DISPLAY 10)."""
ROWS = "select number, source, body from journal_rows where kind = 'command' and hand = ? and number > 0 order by seq"


class Ticks:
    """A clock on which every look takes a millisecond."""

    def __init__(self) -> None:
        self._now = 0

    def wall_ns(self) -> int:
        return self._tick()

    def mono_ns(self) -> int:
        return self._tick()

    def _tick(self) -> int:
        self._now += 1_000_000
        return self._now


@dataclass(frozen=True)
class Told:
    """A row of the hand: its SEQ, through what it was told, what was told."""

    seq: int
    source: str
    body: str


class RealTable:
    """A table and its journal. `reads`: tabled hands are read, as with antennas or a camera."""

    def __init__(self, folder: Path, settings: tuple[Session, HouseRules], rng: Random, reads: bool) -> None:
        self._folder, self.rng, self._reads = folder, rng, reads
        self._writer = JournalWriter(folder)
        self._sit(Recorder.start(self._writer, Ticks(), *settings, "dealer", "test"), None)

    def _sit(self, recorder: Recorder, marks: dict[int, Mark] | None) -> None:
        self._recorder = recorder
        self.keeper = Journaled(recorder)
        shown, reveal = ((MarkCode.SIMULATED,), self._reveal) if self._reads else ((), None)
        self.table = Table(self.keeper, shown, reveal, marks)
        self._file = sqlite3.connect(self._folder / JOURNAL_FILE)

    def rows(self) -> list[Told]:
        """This hand's commands, from the medium."""
        self._writer.wait()
        return [Told(*row) for row in self._file.execute(ROWS, (self._writer.head.hand,))]

    def restart(self) -> None:
        """The power goes and comes back: the same hand, from its rows."""
        marks = marks_of((row.seq, row.source, parse_command(row.body)) for row in self.rows())
        self.close()
        found = recover(self._folder / JOURNAL_FILE)
        assert found is not None
        self._writer = JournalWriter(self._folder, found.head)
        self._sit(Recorder.resume(self._writer, Ticks(), found), marks)

    def close(self) -> None:
        self._file.close()
        self._recorder.close()

    def _reveal(self, seat: int) -> tuple[Card, ...]:
        hand = self.keeper.hand
        return unseen(hand, self.rng, hand.seat(seat).cards)


def settings(rng: Random) -> tuple[Session, HouseRules]:
    """A table as any room could set it up."""
    count = rng.randint(2, 10)
    numbers = sorted(rng.sample(range(1, 11), count))
    chip = rng.choice((1, 5, 25, 1_000, 25_000, 250_000))
    big = 2 * chip * rng.choice((1, 2, 4))
    blinds = (big // 2, big, 2 * big)[: rng.choice((2, 2, 2, 3))]
    most = min(MOST // count, 200 * big)
    limit: Limit = rng.choice((NoLimit(big), NoLimit(big), PotLimit(big), FixedLimit(big, 2 * big)))
    stakes = Stakes(limit, blinds, rng.choice((0, 0, big)), rng.choice(tuple(AntePayer)), chip)
    tracked = rng.random() < 0.8
    stacks = [chip * rng.randint(1, most // chip) if tracked else None for _ in numbers]
    places = tuple(Place(number, stack) for number, stack in zip(numbers, stacks, strict=True))
    button, house = rng.choice(numbers), preset(rng.choice(PRESETS))
    return Session(game_named("holdem"), stakes, places, button), replace(house, run_twice=rng.random() < 0.3)
