"""MENU and the keys of a seat: who sits, is away, buys chips (DISPLAY 5, 11)."""

from __future__ import annotations

from dealerassist.engine import Place
from dealerassist.engine import commands as c
from dealerassist.views import (
    HoldSeat,
    KeyRow,
    OffCode,
    Press,
    PutAway,
    SeatLook,
    SeatVerb,
    SeatWord,
)
from tests.table.at_menu import (
    AWAY,
    BACK,
    CHIPS,
    FOLD,
    GO,
    LEAVES,
    MENU,
    RAISE,
    SEATS,
    SIT,
    TAKE_BACK,
    keys,
    over,
    place,
    tell,
)
from tests.table.playing import Played


def test_menu_opens_over_the_column_and_the_action_row_stays_live() -> None:
    played = Played()
    played.touch(GO)
    before = played.table.view
    view = played.touch(MENU)
    assert keys(played) == [["seats", "dealer"], ["set-up"], ["hands", "verify"], ["close"]]
    assert view.menu
    assert (view.row, view.prompt, view.seats) == (before.row, before.prompt, before.seats)


def test_display_11_never_modal_a_touch_that_belongs_to_the_game_closes_the_menu_and_counts() -> None:
    for opened in ((MENU,), (MENU, SEATS), (MENU, SEATS, 5)):
        played = Played()
        view = played.touch(GO, *opened, FOLD)
        assert played.commands == ["fold 3"]
        assert not view.menu
        assert keys(played)[-1] == ["menu"]


def test_menu_closes_by_itself_or_by_a_second_touch() -> None:
    for closing in (MENU, PutAway()):
        played = Played()
        assert not played.touch(GO, MENU, SEATS, 5, closing).menu
    assert not Played().touch(PutAway()).menu


def test_in_mid_hand_setting_up_says_when_it_can_be_done() -> None:
    played = Played()
    played.touch(GO, MENU)
    row = played.table.view.column[1]
    assert isinstance(row, KeyRow)
    assert (row.keys[0].intent, row.keys[0].off) == (None, OffCode.BETWEEN_HANDS)


def test_a_seat_that_is_touched_shows_its_keys_and_what_fits_it() -> None:
    played = Played()
    played.touch(GO, MENU, SEATS)
    assert keys(played)[0] == ["touch-a-seat"]
    played.touch(4)
    assert keys(played)[:2] == [["leaves", "away"], ["chips"]]
    assert played.seat(4).question
    played.touch(4)
    assert keys(played)[0] == ["touch-a-seat"]
    assert played.commands == []


def test_while_a_wager_is_typed_its_pad_goes_before_the_menu() -> None:
    played = Played()
    before = played.touch(GO, RAISE, "5")
    assert played.touch(MENU) == before
    assert not played.touch("00", GO).menu


def test_what_a_player_has_bet_is_not_hidden_by_what_he_will_do() -> None:
    played = Played()
    played.touch(GO, GO, MENU, SEATS, 3, tell(3, AWAY))
    assert (played.seat(3).word, played.seat(3).amount) == (SeatWord.CALL, 200)
    played.touch(MENU, FOLD, FOLD, FOLD, FOLD, GO, GO)
    assert played.prompt == "act-check n=2"
    assert played.seat(3).word is SeatWord.AWAY


def test_chips_are_typed_and_sealed_by_the_next_touch_and_join_the_stack_after_the_hand() -> None:
    played = Played()
    view = played.touch(GO, MENU, SEATS, 5, tell(5, CHIPS), "5", "00")
    assert view.pad
    assert (played.seat(5).word, played.seat(5).amount, played.seat(5).open_amount) == (SeatWord.ADDS, 500, True)
    view = played.touch(FOLD)
    assert not view.pad
    assert played.commands == ["fold 3"]
    assert played.keeper.between == (c.Chips(5, 500),)
    assert played.keeper.hand.seat(5).stack == 20_000
    over(played)
    found = place(played, 5)
    assert found is not None
    assert found.stack == 20_500


def test_digits_can_be_deleted_and_undo_leaves_the_pad_without_a_word() -> None:
    played = Played()
    played.touch(GO, MENU, SEATS, 5, tell(5, CHIPS), "5", "00", Press.DELETE, "1")
    assert played.seat(5).amount == 501
    view = played.touch(Press.UNDO)
    assert not view.pad
    assert played.keeper.between == ()
    assert keys(played)[0] == ["leaves", "away"]


def test_a_pad_that_nothing_was_typed_on_tells_nothing() -> None:
    played = Played()
    played.touch(GO, MENU, SEATS, 5, tell(5, CHIPS), FOLD)
    assert played.keeper.between == ()


def test_what_is_typed_does_not_go_when_nobody_touches_it() -> None:
    played = Played()
    view = played.touch(GO, MENU, SEATS, 5, tell(5, CHIPS), "5", PutAway())
    assert view.pad
    assert not played.touch(Press.DELETE, PutAway()).pad


def test_who_sits_down_in_mid_hand_is_dealt_in_after_it() -> None:
    played = Played()
    played.touch(GO, MENU, SEATS, tell(7, SeatVerb.CHOOSE))
    assert keys(played)[:2] == [["sit"], ["sit-uncounted"]]
    assert len(played.table.view.seats) == 8
    played.touch(tell(7, SIT), "9", "00")
    assert (played.seat(7).look, played.seat(7).word) == (SeatLook.EMPTY, SeatWord.SITS)
    played.touch(8, tell(8, SeatVerb.SIT_UNCOUNTED), MENU)
    assert played.keeper.between == (c.Sit(7, 900), c.Sit(8, None))
    over(played)
    assert played.seat(7).look is SeatLook.IN
    played.touch(GO)
    assert {7, 8} <= {seat.number for seat in played.keeper.hand.seats}


def test_between_hands_a_held_seat_shows_its_keys_and_all_stacks_are_seen() -> None:
    played = Played()
    over(played)
    view = played.touch(HoldSeat(4))
    assert keys(played)[0] == ["leaves", "away"]
    assert {seat.amount for seat in view.seats} > {20_000}
    played.touch(tell(4, AWAY))
    assert played.seat(4).look is SeatLook.AWAY
    assert keys(played)[0] == ["leaves", "back"]
    played.touch(tell(4, BACK))
    assert played.seat(4).look is SeatLook.IN
    played.touch(tell(4, AWAY), MENU)
    assert played.seat(4).word is SeatWord.AWAY
    played.touch(GO)
    assert place(played, 4) == Place(4, 20_000, away=True)


def test_6_10_in_mid_hand_a_held_seat_changes_its_act_and_where_it_has_none_on_this_street_its_keys_come() -> None:
    played = Played()
    over(played)
    played.touch(HoldSeat(5), tell(5, LEAVES), GO, GO, GO)
    assert not played.touch(HoldSeat(4)).menu
    assert played.touch(Press.UNDO, HoldSeat(1)).menu
    assert keys(played)[0] == ["leaves", "away"]
    assert played.touch(HoldSeat(5)).menu
    assert keys(played)[0] == ["sit"]


def test_a_leave_between_hands_is_taken_back_with_stack_and_debts() -> None:
    played = Played()
    over(played)
    before = place(played, 4)
    played.touch(HoldSeat(4), tell(4, LEAVES), tell(4, SIT), "5", 5, 4, tell(4, TAKE_BACK))
    assert place(played, 4) == before


def test_a_key_that_no_longer_fits_does_nothing() -> None:
    played = Played()
    over(played)
    for seat, verb in ((9, LEAVES), (9, AWAY), (4, BACK), (4, SIT), (4, SeatVerb.SIT_UNCOUNTED), (9, CHIPS)):
        played.touch(tell(seat, verb))
        assert played.keeper.between == ()
        assert not played.table.view.pad
