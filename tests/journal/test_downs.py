"""A dealer's down and its figures, from the rows of an evening that is told here minute by minute (WALKTHROUGH 3 i)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from dealerassist.engine import parse_command
from dealerassist.journal.downs import Down, Downs
from dealerassist.journal.recorder import Recorder
from dealerassist.journal.recovery import recover
from dealerassist.journal.rows import JOURNAL_FILE, Draft, Kind
from dealerassist.journal.show import rows_of
from dealerassist.journal.writer import JournalWriter
from tests.journal.evening import table

START_NS = 1_800_000_000_000_000_000
ANN, BEA = "dealer:4711", "dealer:Bea"


class StoodClock:
    """Stands still until it is told that time passes."""

    def __init__(self, mono_s: float = 5000) -> None:
        self.mono = round(mono_s * 1e9)
        self.wall = START_NS

    def wall_ns(self) -> int:
        return self.wall

    def mono_ns(self) -> int:
        return self.mono

    def passes(self, seconds: float) -> None:
        self.mono += round(seconds * 1e9)
        self.wall += round(seconds * 1e9)


class Evening:
    """Three players at 10/20, the button at seat 1: a hand is dealt, seat 1 acts first."""

    def __init__(self, directory: Path) -> None:
        self.clock = StoodClock()
        self.directory = directory
        self.closed = False
        self.recorder = Recorder.start(JournalWriter(directory), self.clock, *table(3), "dealer", "touch")

    def tells(self, *lines: str, after: float = 0.0, why: str = "") -> None:
        """One touch: `after` seconds all of it is told at once."""
        self.clock.passes(after)
        for line in lines:
            self.recorder.tell(parse_command(line), self.recorder.dealer or "dealer", "touch", why)

    def deals(self, after: float = 20) -> None:
        self.tells(*(f"deal {seat} xx xx" for seat in self.recorder.hand.awaiting.seats), after=after)

    def folds(self, seconds: float) -> None:
        """All but the last fold, one after the other, and the pot is pushed."""
        while self.recorder.hand.acting:
            self.tells(f"fold {self.recorder.hand.awaiting.seats[0]}", after=seconds)
        self.tells("award")

    def next(self, after: float = 0) -> None:
        self.clock.passes(after)
        self.recorder.next_hand(self.recorder.dealer or "dealer", "touch")

    @property
    def down(self) -> Down:
        return self.recorder.down

    def close(self) -> None:
        if not self.closed:
            self.recorder.close()
        self.closed = True

    def rows(self) -> list[Draft]:
        self.close()
        return list(rows_of(self.directory / JOURNAL_FILE))


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    told = Evening(tmp_path)
    yield told
    told.close()


def test_issue_a_downs_figures_are_those_of_the_evening_that_was_told(evening: Evening) -> None:
    evening.recorder.sign_in(ANN, "touch")
    for seconds in (4, 6, 20):
        evening.deals(after=40)
        evening.folds(seconds)
        evening.next(after=60 - 2 * seconds)
    assert evening.down == Down(ANN, START_NS, 300_000_000_000, 3, 6, 6.0, 0)
    assert (evening.down.minutes, evening.down.hands_an_hour) == (5, 36)


def test_issue_what_one_touch_tells_shares_its_time(evening: Evening) -> None:
    evening.deals()
    evening.tells("fold 1", "fold 2", after=9)
    assert (evening.down.acts, evening.down.seconds) == (2, 4.5)


def test_issue_an_acts_time_begins_with_the_row_before_it_and_dealing_is_no_act(evening: Evening) -> None:
    evening.deals()
    evening.tells("call 1", after=3)
    evening.tells("call 2", after=3)
    evening.tells("check 3", after=5)
    evening.tells("board 2c 3c 4c", after=60)
    evening.tells("check 2", after=3)
    assert (evening.down.acts, evening.down.seconds) == (4, 3.0)


def test_issue_a_correction_is_a_touch_that_mends_and_counting_an_open_amount_is_none(evening: Evening) -> None:
    evening.deals()
    evening.tells("fold 1", "fold 2", after=2)
    evening.tells("undo", "undo", after=2)
    assert evening.down.corrections == 1
    evening.tells("raise 1 40", after=2)
    evening.tells("change 8 raise 1 60", after=1, why="counted")
    assert evening.down.corrections == 1
    evening.tells("change 8 raise 1 80", after=1, why="typed wrong")
    evening.tells("fix stack 2 500", after=1)
    assert evening.down.corrections == 3


def test_a_misdeal_is_no_hand_unless_it_is_taken_back(evening: Evening) -> None:
    evening.deals()
    assert evening.down.hands == 1
    evening.tells("void misdeal")
    assert evening.down.hands == 0
    evening.tells("undo")
    assert evening.down.hands == 1
    evening.tells("void misdeal", after=1)
    evening.next()
    assert evening.down.hands == 0


def test_issue_a_hand_counts_for_the_dealer_who_dealt_it_though_another_ends_it(evening: Evening) -> None:
    evening.recorder.sign_in(ANN, "touch")
    evening.deals()
    evening.clock.passes(60)
    evening.recorder.sign_in(BEA, "touch")
    evening.folds(2)
    evening.next()
    evening.deals()
    ann, bea = Downs(evening.rows()).all
    assert (ann.dealer, ann.hands, ann.acts, ann.minutes, ann.ended) == (ANN, 1, 0, 1, True)
    assert (bea.dealer, bea.hands, bea.acts, bea.ended) == (BEA, 1, 2, False)


def test_issue_sign_in_and_the_end_of_a_down_are_rows_with_who(evening: Evening) -> None:
    evening.recorder.sign_in(ANN, "touch")
    evening.recorder.sign_in(BEA, "touch")
    evening.deals()
    rows = evening.rows()
    notes = [(row.body, row.actor, row.source) for row in rows if row.kind is Kind.NOTE and row.actor != "engine"]
    assert notes == [("signed in", ANN, "touch"), ("down ended", ANN, "touch"), ("signed in", BEA, "touch")]
    assert {row.actor for row in rows if row.kind is Kind.COMMAND} == {BEA}


def test_before_anybody_has_signed_in_the_figures_are_nobodys(evening: Evening) -> None:
    evening.deals()
    evening.folds(2)
    (nobody,) = Downs(evening.rows()).all
    assert (nobody.dealer, nobody.hands, nobody.hands_an_hour) == ("", 1, None), "nothing follows from 24 s"


def test_issue_after_a_restart_the_dealer_is_known_and_the_time_that_the_box_was_off_is_not_his(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.recorder.sign_in(ANN, "touch")
    evening.deals(after=120)
    evening.recorder.close()
    found = recover(tmp_path / JOURNAL_FILE)
    assert found is not None
    later = StoodClock(mono_s=90_000)
    evening.recorder = Recorder.resume(JournalWriter(tmp_path), later, found)
    evening.clock = later
    assert evening.recorder.dealer == ANN
    evening.folds(30)
    down = evening.down
    assert (down.dealer, down.minutes, down.hands, down.acts, down.seconds) == (ANN, 3, 1, 2, 30.0)
    rows = evening.rows()
    assert Downs(rows).all == (down,)


def test_the_figures_do_not_grow_with_the_night(evening: Evening) -> None:
    """Eight hours without a sign-in keep a count for each tenth of a second, not a time for each act."""
    downs = Downs()
    row = Draft(1, 1, Kind.COMMAND, "check 1", "dealer", "touch", "", 0, 0, "")
    for number in range(20_000):
        downs.add(replace(row, mono_ns=number * 1_400_000_000))
    assert downs.now.acts == 20_000
    assert downs.now.seconds == 1.4
    assert len(downs._now._tenths) < 3
