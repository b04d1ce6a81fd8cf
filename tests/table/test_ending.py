"""A hand that ends because all others have folded (DISPLAY 6.3, 6.9, 6.11)."""

from __future__ import annotations

from pathlib import Path

import pytest

from dealerassist.engine import parse_command
from dealerassist.journal.recorder import Recorder
from dealerassist.journal.recovery import recover
from dealerassist.journal.rows import JOURNAL_FILE, Kind
from dealerassist.journal.show import rows_of
from dealerassist.journal.writer import JournalWriter
from dealerassist.table.keeping import Journaled
from dealerassist.table.levels import Levels
from dealerassist.table.marks import marks_of
from dealerassist.table.table import Table
from dealerassist.views import KeyCode, Press, PressKey, StepState, StepView, TouchSeat
from tests.journal.evening import TurnedClock
from tests.table.at_menu import FOLD, GO, RAISE
from tests.table.playing import Played, told


def go_on_key(played: Played) -> KeyCode:
    return played.table.view.row[2].code


def undo_says(played: Played) -> str:
    return told(played.table.view.row[0].facts["what"])


def test_6_3_the_fold_that_leaves_one_seat_ends_the_hand_and_the_screen_still_says_what_to_push() -> None:
    played = Played(seats=3)
    played.touch(GO, FOLD, FOLD)
    assert played.commands == ["fold 3", "fold 1", "award"]
    assert played.prompt == "push a=200 n=2"
    assert go_on_key(played) is KeyCode.NEXT_HAND
    steps = [row for row in played.table.view.column if isinstance(row, StepView)]
    assert [step.state for step in steps] == [StepState.CURRENT]


def test_6_3_below_the_push_stands_where_the_button_goes_then() -> None:
    played = Played(seats=3)
    played.touch(GO, FOLD, FOLD)
    last = played.table.view.reasons[-1]
    assert (last.code.value, dict(last.facts)) == ("then-button", {"n": 1})
    played.touch(GO)
    assert played.prompt == "deal-hole n=2", "the next touch is the next hand's"


def test_undo_takes_back_the_fold_and_the_end_of_the_hand_with_it() -> None:
    played = Played(seats=3)
    played.touch(GO, FOLD, FOLD)
    assert undo_says(played) == "FOLD 1"
    played.touch(Press.UNDO)
    assert played.commands == ["fold 3"]
    assert played.prompt == "act-call n=1 a=100"


def test_6_9_a_seat_whose_fold_was_implied_is_still_in_when_it_is_touched_before_the_next_hand() -> None:
    played = Played()
    played.touch(GO, Press.TIMES_THREE, 3)
    assert played.commands[-1] == "award"
    assert played.seat(1).implied
    played.touch(1)
    assert played.commands == ["raise 3 600", "fold 4", "fold 5", "fold 6"]
    assert played.prompt == "act-call n=1 a=500"


def test_6_11_a_pot_that_the_dealer_said_is_pushed_is_sealed() -> None:
    played = Played(seats=2)
    played.touch(GO, GO, "board", "board", "board", "board", 1, GO)
    assert played.keeper.hand.over
    before = played.commands
    played.touch(2)
    assert played.commands == before


def test_6_6_where_antennas_watch_the_push_waits_for_cards_may_come_back() -> None:
    played = Played(seats=3)
    played.table.sense(Levels({1: 2, 2: 2, 3: 2}))
    played.table.sense(Levels({1: 2, 2: 2, 3: 0}))
    played.touch(FOLD, FOLD)
    assert "award" not in played.commands
    assert go_on_key(played) is KeyCode.PUSHED


def test_an_award_that_was_taken_back_does_not_come_again_by_itself_once_the_antennas_are_gone() -> None:
    """Else UNDO would never get to the fold before it."""
    played = Played(seats=3)
    played.table.sense(Levels({1: 2, 2: 2, 3: 2}))
    played.touch(FOLD, FOLD, GO)
    assert played.keeper.hand.over
    played.table.sense(Levels())
    played.touch(Press.UNDO)
    assert "award" not in played.commands
    played.touch(Press.UNDO)
    assert played.commands == ["fold 3"]


def test_6_7_an_amount_that_nobody_counted_is_never_asked_for_where_nobody_calls() -> None:
    played = Played()
    played.touch(GO, RAISE, 3)
    assert played.prompt == "push a=? n=3"
    assert played.keeper.hand.over


@pytest.mark.parametrize("touched", [1, Press.UNDO])
def test_after_a_restart_the_fold_can_still_be_taken_back(tmp_path: Path, touched: int | Press) -> None:
    played = Played(seats=3)
    live = played.keeper
    recorder = Recorder.start(JournalWriter(tmp_path), TurnedClock(), live.table, live.house, "dealer", "touch")
    played.table = Table(Journaled(recorder))
    played.touch(GO, 2)
    recorder.close()
    found = recover(tmp_path / JOURNAL_FILE)
    assert found is not None
    rows = [row for row in rows_of(tmp_path / JOURNAL_FILE, hand=1) if row.kind is Kind.COMMAND and row.number]
    keeper = Journaled(Recorder.resume(JournalWriter(tmp_path), TurnedClock(), found))
    again = Table(keeper, resumed=marks_of((row.number or 0, row.source, parse_command(row.body)) for row in rows))
    for intent in (PressKey(Press.GO_ON), TouchSeat(touched) if isinstance(touched, int) else PressKey(touched)):
        again.intend(intent)
    assert not keeper.hand.over
