"""Who leaves in mid-hand folds in turn, then his seat is empty; what is queued is seen and stays (WALKTHROUGH 3 i)."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from dealerassist.journal.recorder import Recorder
from dealerassist.journal.recovery import recover
from dealerassist.journal.rows import JOURNAL_FILE
from dealerassist.journal.writer import JournalWriter
from dealerassist.table.keeping import Journaled
from dealerassist.table.table import Table
from dealerassist.views import (
    Press,
    PressKey,
    SeatLook,
    SeatVerb,
    SeatWord,
)
from tests.journal.evening import TurnedClock
from tests.table.at_menu import AWAY, BACK, FOLD, GO, LEAVES, MENU, SEATS, TAKE_BACK, keys, over, place, tell
from tests.table.playing import Played


def test_walkthrough_3i_leaves_in_mid_hand_folds_in_turn_then_empties() -> None:
    played = Played()
    played.touch(GO, MENU, SEATS, 4, tell(4, LEAVES))
    assert played.seat(4).word is SeatWord.LEAVES
    played.touch(MENU, GO)
    assert played.commands == ["call 3", "fold 4"]
    assert played.prompt == "act-call n=5 a=200"
    assert played.seat(4).implied
    assert played.seat(4).word is SeatWord.LEAVES
    over(played)
    assert place(played, 4) is None
    assert played.seat(4).look is SeatLook.EMPTY
    played.touch(GO)
    assert 4 not in {seat.number for seat in played.keeper.hand.seats}


def test_walkthrough_3i_who_leaves_while_he_is_to_act_folds_at_once() -> None:
    played = Played()
    played.touch(GO, MENU, SEATS, 3, tell(3, LEAVES))
    assert played.commands == ["fold 3"]
    assert played.prompt == "act-call n=4 a=200"


def test_one_undo_takes_the_act_and_the_fold_that_followed_from_it_back() -> None:
    played = Played()
    played.touch(GO, MENU, SEATS, 4, tell(4, LEAVES), MENU, GO)
    played.touch(Press.UNDO)
    assert played.commands == []
    assert played.prompt == "act-call n=3 a=200"


def test_6_9_the_leaver_who_stays_for_the_hand_is_touched_and_acts() -> None:
    played = Played()
    played.touch(GO, MENU, SEATS, 4, tell(4, LEAVES), MENU, GO)
    played.touch(4)
    assert played.prompt == "act-call n=4 a=200"
    played.touch(GO)
    assert played.commands == ["call 3", "call 4"]
    over(played)
    assert place(played, 4) is None


def test_6_9_nothing_that_is_told_of_others_folds_him_again_meanwhile() -> None:
    played = Played()
    played.touch(GO, MENU, SEATS, 4, tell(4, LEAVES), MENU, GO, 4)
    played.touch(MENU, SEATS, 6, tell(6, LEAVES), MENU)
    assert played.prompt == "act-call n=4 a=200"


def test_a_queue_is_seen_and_can_be_taken_back() -> None:
    played = Played()
    played.touch(GO, MENU, SEATS, 4, tell(4, LEAVES))
    assert keys(played) == [[], [], ["take-back"], ["close"]]
    played.touch(tell(4, TAKE_BACK))
    assert keys(played)[:3] == [["leaves", "away"], ["chips"], []]
    assert played.seat(4).word is None
    played.touch(MENU, GO)
    assert played.prompt == "act-call n=4 a=200"


def journaled(folder: Path, played: Played) -> Recorder:
    return Recorder.start(
        JournalWriter(folder), TurnedClock(), played.keeper.table, played.keeper.house, "dealer", "touch"
    )


def test_a_restart_in_mid_hand_still_shows_who_leaves(tmp_path: Path) -> None:
    recorder = journaled(tmp_path, Played())
    table = Table(Journaled(recorder))
    for intent in (PressKey(GO), PressKey(MENU), SEATS, tell(5, LEAVES)):
        table.intend(intent)
    recorder.close()
    found = recover(tmp_path / JOURNAL_FILE)
    assert found is not None
    again = Recorder.resume(JournalWriter(tmp_path), TurnedClock(), found)
    try:
        view = Table(Journaled(again), resumed={}).view
        assert {seat.number: seat.word for seat in view.seats}[5] is SeatWord.LEAVES
    finally:
        again.close()


TOLD = st.tuples(st.integers(1, 6), st.sampled_from([LEAVES, AWAY, BACK, TAKE_BACK, SeatVerb.SIT_UNCOUNTED]))


@settings(max_examples=60)
@given(st.lists(TOLD, max_size=8), st.integers(0, 8))
def test_walkthrough_3i_touched_in_mid_hand_or_between_hands_comes_to_the_same(
    told: list[tuple[int, SeatVerb]], acts: int
) -> None:
    """Nobody acts otherwise for it: who leaves is folded by the dealer in both."""
    early, late = Played(), Played()
    early.touch(GO)
    early.touch(*[FOLD] * min(acts, 3), MENU, SEATS, *(tell(seat, verb) for seat, verb in told), MENU)
    over(early)
    over(late)
    late.touch(MENU, SEATS, *(tell(seat, verb) for seat, verb in told), MENU)
    seats = [(one.number, one.away) for one in early.keeper.table.places]
    assert seats == [(one.number, one.away) for one in late.keeper.table.places]
    assert early.keeper.between == late.keeper.between
