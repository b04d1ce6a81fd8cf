"""A new dealer signs in at any moment, and play goes on meanwhile (WALKTHROUGH 3 i; DISPLAY 9 `dealer-change`)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from dealerassist.journal.live import LiveTable
from dealerassist.journal.recorder import Recorder
from dealerassist.journal.recovery import recover
from dealerassist.journal.rows import JOURNAL_FILE, Kind
from dealerassist.journal.show import rows_of
from dealerassist.journal.writer import JournalWriter
from dealerassist.table.keeping import InMemory, Journaled, Keeper
from dealerassist.table.setup.menu import Menu
from dealerassist.table.setup.opening import Unopened
from dealerassist.table.table import Table
from dealerassist.views import MenuPage, Press, PutAway, ReasonCode, TableView, TurnTo
from dealerassist.words import say
from tests.journal.evening import TurnedClock
from tests.journal.evening import table as session_and_house
from tests.table.at_menu import FOLD, GO, MENU, RAISE, keys, over
from tests.table.playing import Played, _meant

DEALER = TurnTo(MenuPage.DEALER)
NAMES = {"4711": "Ann", "0042": "Bea"}


def at_table(**dealers: str) -> Played:
    played = Played()
    played.table = Table(played.keeper, menu=Menu(dealers=dealers))
    return played


def told(view: TableView) -> list[str]:
    return [say(reason.code, reason.facts) for reason in view.reasons]


def test_walkthrough_i_menu_dealer_and_four_digits_sign_a_new_dealer_in() -> None:
    played = at_table()
    played.touch(GO, MENU)
    assert keys(played)[0] == ["seats", "dealer"]
    view = played.touch(DEALER)
    assert (played.prompt, view.pad, view.menu) == ("dealer-change", True, True)
    view = played.touch("4", "7", "1")
    assert played.keeper.down.dealer == ""
    view = played.touch("1")
    assert played.keeper.down.dealer == "dealer:4711"
    assert (played.prompt, view.pad, view.menu) == ("act-call n=3 a=200", False, False)


MOMENTS: dict[str, Callable[[Played], object]] = {
    "deal-hole": lambda played: None,
    "act": lambda played: played.touch(GO, FOLD),
    "deal-flop": lambda played: played.touch(GO, *(GO,) * 6),
    "who-wins": lambda played: played.touch(GO, *(GO,) * 6, *("board",) * 3, "board"),
    "over": over,
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_walkthrough_i_it_is_allowed_whatever_the_table_waits_for(moment: str) -> None:
    played = at_table()
    MOMENTS[moment](played)
    prompt, commands = played.prompt, played.commands
    played.touch(MENU, DEALER)
    assert played.prompt == "dealer-change"
    played.touch("1", "2", "3", "4")
    assert played.keeper.down.dealer == "dealer:1234"
    assert (played.prompt, played.commands) == (prompt, commands)


def test_walkthrough_i_it_never_blocks_play_a_touch_of_the_game_closes_it_and_counts() -> None:
    played = at_table()
    played.touch(GO, MENU, DEALER, "4", "7")
    view = played.touch(GO)
    assert played.commands == ["call 3"]
    assert (played.prompt, view.menu) == ("act-call n=4 a=200", False)
    played.touch(MENU, DEALER, "1", "1", 6)
    assert played.commands == ["call 3", "fold 4", "fold 5"], "a seat too; and of 4711 nothing is left"
    assert played.keeper.down.dealer == ""


def test_issue_digits_are_never_shown_nor_held_by_a_view() -> None:
    played = at_table(**NAMES)
    played.touch(GO, MENU, DEALER)
    shown = [told(played.touch(digit))[0] for digit in ("0", "0", "4")]
    assert shown == ["* - - -", "* * - -", "* * * -"]
    played.touch("2")
    played.touch(MENU, DEALER)
    view = played.touch("4", "7", "1")
    assert "471" not in repr(view)
    assert "0042" not in repr(view)


def test_a_digit_can_be_taken_back_and_undo_or_waiting_leaves() -> None:
    played = at_table()
    played.touch(GO, MENU, DEALER, "4", "7", Press.DELETE, "0", "1", "00")
    assert played.keeper.down.dealer == "", "two digits at once are too many after three: nothing is guessed"
    assert told(played.touch(Press.DELETE))[0] == "* * - -"
    assert played.touch(Press.UNDO).menu is False
    played.touch(MENU, DEALER, "9", "9", "9", PutAway())
    assert played.table.view.menu is False
    played.touch(MENU, DEALER, "00", "4", "2")
    assert played.keeper.down.dealer == "dealer:0042", "the digits before UNDO and before the wait are forgotten"


def test_issue_where_names_are_given_an_unknown_number_is_refused_in_one_line() -> None:
    played = at_table(**NAMES)
    played.touch(GO, MENU, DEALER, "1", "2", "3", "4")
    assert (played.prompt, told(played.table.view)[0]) == ("dealer-unknown", "- - - -")
    assert played.keeper.down.dealer == ""
    played.touch("0")
    assert played.prompt == "dealer-change"
    played.touch("0", "4", "2")
    assert played.keeper.down.dealer == "dealer:Bea"


def test_digits_that_the_game_asks_for_never_sign_anybody_in() -> None:
    """An amount that is asked for has its own pad, which lies over the menu's."""
    played = at_table()
    played.touch(GO, RAISE, MENU, DEALER, "1", "2", "0", "0")
    assert played.keeper.down.dealer == ""
    played.touch(GO)
    assert played.commands[0] == "raise 3 1200"


def test_issue_the_figures_of_the_down_stand_below_the_board() -> None:
    played = at_table(**NAMES)
    played.touch(GO, MENU, DEALER, "4", "7", "1", "1", Press.TIMES_THREE, 6, Press.UNDO)
    over(played)
    played.touch(GO, GO)
    view = played.touch(MENU, DEALER)
    codes = [reason.code for reason in view.reasons]
    assert codes == [ReasonCode.SIGN_IN, ReasonCode.DOWN_OF, ReasonCode.DOWN_HANDS, ReasonCode.DOWN_MENDS]
    assert told(view)[1:] == ["Ann · 0 min", "hands: 1", "corrections: 1"], "no clock runs here"


def test_a_number_without_a_name_is_not_shown_to_the_table() -> None:
    played = at_table()
    view = played.touch(GO, MENU, DEALER, "4", "7", "1", "1", MENU, DEALER)
    assert told(view)[1] == "this down · 0 min"


def journaled(directory: Path) -> tuple[Recorder, Table]:
    found = recover(directory / JOURNAL_FILE) if (directory / JOURNAL_FILE).exists() else None
    writer = JournalWriter(directory)
    if found is not None:
        recorder = Recorder.resume(writer, TurnedClock(), found)
    else:
        recorder = Recorder.start(writer, TurnedClock(), *session_and_house(3), "dealer", "touch")
    return recorder, Table(Journaled(recorder))


def test_issue_every_row_from_then_on_has_the_dealer_as_actor_also_after_a_restart(tmp_path: Path) -> None:
    recorder, table = journaled(tmp_path)
    for intent in (GO, FOLD, MENU, DEALER, "4", "7", "1", "1", FOLD):
        table.intend(_meant(intent))
    recorder.close()
    recorder, table = journaled(tmp_path)
    for intent in (GO, GO):
        table.intend(_meant(intent))
    recorder.close()
    rows = [row for row in rows_of(tmp_path / JOURNAL_FILE) if row.actor != "engine"]
    signed = next(place for place, row in enumerate(rows) if row.kind is Kind.NOTE)
    assert {row.actor for row in rows[:signed]} == {"dealer"}
    assert {row.actor for row in rows[signed:]} == {"dealer:4711"}
    assert [row.kind for row in rows[signed:]].count(Kind.HAND) == 1


def test_who_signs_in_before_the_first_hand_deals_it() -> None:
    actors: list[str] = []

    def deal(session, house, actor) -> Keeper:  # type: ignore[no-untyped-def]
        actors.append(actor)
        return InMemory(LiveTable(session, house))

    keeper = Unopened(*session_and_house(3), deal)
    table = Table(keeper)
    for intent in (MENU, DEALER, "4", "7", "1", "1"):
        table.intend(_meant(intent))
    assert keeper.down.dealer == "dealer:4711"
    table.intend(_meant(GO))
    assert (actors, keeper.down.dealer) == (["dealer:4711"], "dealer:4711")
