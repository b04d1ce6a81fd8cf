"""The last hands, step by step, painted as live; the hand in play waits untouched (DISPLAY 11, RELIABILITY P2)."""

from __future__ import annotations

from pathlib import Path

import pytest

from dealerassist.journal.recorder import Recorder
from dealerassist.journal.recovery import recover
from dealerassist.journal.rows import JOURNAL_FILE
from dealerassist.journal.writer import JournalWriter
from dealerassist.table.keeping import Journaled
from dealerassist.table.levels import Levels
from dealerassist.table.table import Table
from dealerassist.views import KeyCode, LookBack, MarkCode, MenuPage, Press, PutAway, TableView, TouchBoard, TurnTo
from tests.journal.evening import TurnedClock
from tests.table.at_menu import FOLD, GO, MENU
from tests.table.playing import Played, _meant

BACK, CLOSE = Press.UNDO, MENU
HANDS = TurnTo(MenuPage.RECALL)
EARLIER, LATER = LookBack(-1), LookBack(1)


def two_hands() -> Played:
    """A hand that seat 3 won with a raise, and one in which seat 4 is about to act."""
    played = Played()
    played.touch(GO, Press.TIMES_THREE, 3, GO, GO)
    return played


def step(view: TableView) -> tuple[object, object, object]:
    facts = view.column[3].keys[0].facts  # type: ignore[union-attr]
    return facts["n"], facts["k"], facts["of"]


def painted(view: TableView) -> TableView:
    """What a past moment has in common with the live one."""
    return view.seats, view.board, view.prompt, view.reasons  # type: ignore[return-value]


def test_menu_opens_the_last_hand_at_its_end() -> None:
    played = two_hands()
    before = played.table.view
    assert HANDS in [key.intent for row in played.touch(MENU).column for key in row.keys]  # type: ignore[union-attr]
    view = played.touch(HANDS)
    assert MarkCode.RECALL in view.marks
    assert played.prompt == "push a=500 n=3"
    assert played.touch(CLOSE) == before, "leaving is one touch"


def test_a_hand_in_which_something_has_happened_is_itself_the_last_one() -> None:
    played = two_hands()
    played.touch(FOLD, MENU, HANDS)
    assert step(played.table.view)[0] == 2


def test_every_step_looks_as_it_did_live() -> None:
    played = Played()
    live = [painted(played.table.view)]
    for touch in (GO, Press.TIMES_THREE, GO, FOLD, FOLD, FOLD):
        played.touch(touch)
        live.append(painted(played.table.view))
    played.touch(MENU, HANDS)
    for wanted in reversed(live):
        assert painted(played.table.view) == wanted
        played.touch(BACK)


def test_steps_end_at_the_ends_and_hands_are_entered_at_their_end() -> None:
    played = two_hands()
    played.touch(MENU, HANDS)
    assert step(played.touch(GO)) == (1, 8, 8)
    assert step(played.touch(BACK, BACK)) == (1, 6, 8)
    assert step(played.touch(LATER)) == (2, 1, 1)
    assert step(played.touch(LATER)) == (2, 1, 1)
    view = played.touch(EARLIER, EARLIER)
    assert step(view) == (1, 8, 8)
    assert view.row[1].intent is None, "there is no earlier hand"
    for _ in range(20):
        view = played.touch(BACK)
    assert step(view) == (1, 0, 8)
    assert view.row[0].intent is None


def test_the_hand_in_play_is_not_touched_by_anything_while_one_looks_back() -> None:
    played = two_hands()
    before = played.commands
    played.touch(MENU, HANDS, FOLD, Press.ALL_IN, 5, TouchBoard(), "5", Press.VOID, GO, BACK)
    assert played.commands == before
    assert played.keeper.hand.setup.number == 2


def test_a_sensor_that_moves_the_hand_on_brings_the_table_back() -> None:
    played = Played(seats=3)
    played.touch(GO)
    played.table.sense(Levels(dict.fromkeys((1, 2, 3), 2)))
    played.touch(MENU, HANDS)
    assert MarkCode.RECALL in played.table.view.marks
    played.table.sense(Levels({1: 2, 2: 2, 3: 0}, mucked=frozenset({3}), reads_muck=True))
    assert played.commands == ["fold 3"]
    assert MarkCode.RECALL not in played.table.view.marks


def test_nobody_touching_for_long_brings_the_table_back() -> None:
    played = two_hands()
    view = played.touch(MENU, HANDS, PutAway())
    assert MarkCode.RECALL not in view.marks


def test_a_changed_act_is_a_step_of_its_own() -> None:
    played = Played()
    played.touch(GO, Press.TIMES_THREE, GO)
    played.hold(3)
    played.touch("8", "00", FOLD, MENU, HANDS)
    amounts = []
    for _ in range(4):
        amounts.append(next(seat.amount for seat in played.table.view.seats if seat.number == 3))
        played.touch(BACK)
    assert 600 in amounts
    assert 800 in amounts


def test_after_a_restart_the_hands_before_it_are_still_there(tmp_path: Path) -> None:
    played = Played(seats=3)
    live = played.keeper
    recorder = Recorder.start(JournalWriter(tmp_path), TurnedClock(), live.table, live.house, "dealer", "touch")
    played.table = Table(Journaled(recorder))
    played.touch(GO, FOLD, FOLD, GO, GO)
    recorder.close()
    found = recover(tmp_path / JOURNAL_FILE)
    assert found is not None
    table = Table(Journaled(Recorder.resume(JournalWriter(tmp_path), TurnedClock(), found)))
    for intent in (MENU, HANDS, EARLIER):
        view = table.intend(_meant(intent))
    assert step(view)[0] == 1
    assert (view.prompt.code.value, dict(view.prompt.facts)) == ("push", {"a": 200, "n": 2})


@pytest.mark.parametrize(
    "key", [KeyCode.STEP, KeyCode.STEP_BACK, KeyCode.EARLIER_HAND, KeyCode.LATER_HAND, KeyCode.CLOSE]
)
def test_every_key_of_the_past_stands_in_the_row_and_always_in_its_place(key: KeyCode) -> None:
    played = two_hands()
    rows = [played.touch(MENU, HANDS).row, played.touch(BACK).row, played.touch(EARLIER).row]
    places = {[each.code for each in row].index(key) for row in rows}
    assert len(places) == 1


def test_no_more_than_a_hundred_hands_are_kept_and_the_oldest_go_first() -> None:
    played = Played(seats=2)
    for _ in range(103):
        played.touch(GO, FOLD, GO)
    hands = played.keeper.past.hands
    assert (len(hands), hands[0].first.hand) == (100, 5)
    assert hands[0].at(0).hand.setup.number == 5
    assert hands[0].at(len(hands[0].commands)).hand.over
