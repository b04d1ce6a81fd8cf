"""At the showdown a hand may be given up unseen (PROCEDURES 51, 54, 56; DISPLAY 5)."""

from __future__ import annotations

from dealerassist.cards import card
from dealerassist.table.table import Table
from dealerassist.views import KeyCode, Press
from tests.table.playing import Played
from tests.table.test_returned import short_call, tabled

GO, FOLD = Press.GO_ON, Press.FOLD


def checked_down() -> Played:
    """Seats 2 to 4 have checked to the end; hands are read where they are tabled."""
    played = Played()
    played.table = Table(played.keeper, reveal=tabled)
    played.touch(GO, GO, GO, FOLD, FOLD, FOLD, GO)
    for _ in range(3):
        played.touch(GO, GO, GO, GO)
    return played


def test_the_seat_that_is_to_show_next_gives_its_hand_up_at_one_touch() -> None:
    played = checked_down()
    assert played.prompt == "show-order n=2"
    assert played.table.view.row[1].code is KeyCode.MUCK
    played.touch(FOLD)
    assert played.commands[-1] == "muck 2"
    assert played.prompt == "show-order n=3"


def test_a_hand_with_a_card_that_lies_elsewhere_as_well_is_named_by_the_dealer() -> None:
    """Two antennas read the same tag, or the board was named wrongly: a key that does nothing would leave him alone."""
    played = checked_down()
    hands = {2: (card("As"), card("Ah")), 3: (card("As"), card("Kh"))}
    played.table = Table(played.keeper, reveal=hands.__getitem__)
    played.touch(GO)
    assert played.commands[-1] == "show 2 As Ah"
    played.touch(GO)
    assert played.commands[-1] == "show 2 As Ah"
    assert played.table.view.naming


def test_the_last_hand_that_is_live_is_not_given_up() -> None:
    played = checked_down()
    played.touch(FOLD, FOLD)
    assert played.table.view.row[1].code is not KeyCode.MUCK
    assert played.commands[-1] == "muck 3"


def test_16_nobody_gives_up_a_hand_that_is_all_in() -> None:
    """TDA 2024 16."""
    played = short_call()
    played.table = Table(played.keeper, reveal=tabled)
    played.touch(GO, GO, GO, GO)
    assert played.prompt == "show-allin"
    assert played.table.view.row[1].code is KeyCode.HOLD_VOID
