"""What no sensor says the dealer enters: cards on the card pad, another act, the floor's word (DISPLAY 5, 6.10)."""

from __future__ import annotations

from dealerassist.cards import parse_cards
from dealerassist.views import Choose, HoldSeat, Intent, KeyCode, KeyRow, NameCard, PlaceLook, Press, SeatView
from tests.table.playing import Played, told
from tests.table.test_resolving import dealt, levels

GO, FOLD = Press.GO_ON, Press.FOLD


def named(text: str) -> tuple[Intent, ...]:
    return tuple(NameCard(card) for card in parse_cards(text) if card is not None)


def checked_down(played: Played) -> None:
    """To the river's end, with the board named by hand on the flop only."""
    played.touch(GO, GO, GO, GO, GO, GO, GO, Press.BY_HAND, *named("As Kd 7c"))
    played.touch("board", "board", "board")


def checked_down_heads_up(played: Played) -> None:
    """To a showdown, with the whole board named by hand."""
    played.touch(GO, GO, GO)
    for text in ("As Kd 7c", "2s", "9h"):
        played.touch(Press.BY_HAND, *named(text), GO, GO)


def test_the_flop_is_named_card_by_card() -> None:
    played = Played()
    played.touch(GO, GO, GO, GO, GO, GO, GO)
    assert played.prompt == "deal-flop"
    played.touch(Press.BY_HAND)
    assert played.prompt == "card-unsure k=1"
    played.touch(*named("As"))
    assert played.prompt == "card-unsure k=2"
    played.touch(*named("As"), *named("Kd"), *named("7c"))
    assert played.commands[-1] == "board As Kd 7c"


def test_some_cards_named_and_the_rest_unread() -> None:
    played = Played()
    played.touch(GO, GO, GO, GO, GO, GO, GO, Press.BY_HAND, *named("As Kd"), GO)
    assert played.commands[-1] == "board As Kd xx"


def test_by_hand_at_the_showdown_names_the_missing_board_and_then_hands_read_for_the_dealer() -> None:
    played = Played(seats=2)
    played.touch(GO, GO, GO, GO, "board", "board", "board", "board")
    assert played.prompt == "who-wins"
    played.touch(Press.BY_HAND, *named("As"), Press.BY_HAND, *named("Kd"))
    played.touch(Press.BY_HAND, *named("7c"), Press.BY_HAND, *named("2h"), Press.BY_HAND, *named("2s"))
    played.touch(Press.BY_HAND)
    assert played.prompt.startswith("card-unsure k=SEAT")
    played.touch(1)
    assert played.prompt == "card-unsure k=SEAT 1"
    played.touch(*named("Ah"), *named("Ad"))
    assert played.commands[-1] == "show 1 Ah Ad"
    played.touch(Press.BY_HAND, *named("Kh"), *named("Ks"))
    assert played.prompt == "push a=400 n=1"


def test_undo_closes_the_card_pad_and_takes_nothing_back() -> None:
    played = Played()
    played.touch(GO, GO, GO, GO, GO, GO, GO, Press.BY_HAND, Press.UNDO)
    assert not played.table.view.naming
    assert played.commands[-1] == "check 2"


def test_6_10_undos_list_offers_the_last_acts_and_one_of_them_is_changed() -> None:
    played = Played()
    played.touch(GO, GO, Press.MINIMUM, GO, Press.UNDO_LIST)
    assert played.prompt == "change-which"
    keys = [key for row in played.table.view.column[:3] if isinstance(row, KeyRow) for key in row.keys]
    assert [told(key.facts["what"]) for key in keys] == ["CALL 5", "RAISE 4", "CALL 3"]
    assert keys[1].intent is not None
    played.touch(keys[1].intent, "6", "00", 6)
    assert played.commands == ["call 3", "raise 4 600", "call 5"]
    assert played.prompt == "act-call n=6 a=600"


def test_6_10_an_act_is_changed_to_another_verb() -> None:
    played = Played()
    played.touch(GO, GO, GO, GO)
    played.touch(HoldSeat(4))
    assert played.prompt == "change-act n=4"
    assert [key.code for key in played.table.view.row] == ["undo", "fold", "check-or-call", "raise", "all-in"]
    rows = [row for row in played.table.view.column[:3] if isinstance(row, KeyRow)]
    assert not any(row.keys for row in rows), "they would act for the amber seat"
    played.touch(Press.FOLD)
    assert played.commands == ["call 3", "fold 4", "call 5"]
    played.touch(HoldSeat(4), Press.RAISE, "4", "00", 6)
    assert played.commands[1] == "raise 4 400"


def test_6_10_undo_leaves_the_act_as_it_was() -> None:
    played = Played()
    played.touch(GO, GO, GO, HoldSeat(3), Press.UNDO)
    assert played.commands == ["call 3", "call 4"]
    assert played.prompt == "act-call n=5 a=200"


def test_the_floor_kills_a_hand_and_restores_it() -> None:
    played = Played()
    played.touch(GO, GO, Press.FLOOR)
    assert played.prompt == "floor"
    played.touch(5)
    assert _asked(played.seat(5))
    played.touch(Choose("kill-5"))
    assert not played.keeper.hand.seat(5).live
    played.touch(Press.FLOOR, 5, Choose("restore-5"))
    assert played.keeper.hand.seat(5).live


def _asked(seat: SeatView) -> bool:
    return seat.question


def test_6_7_an_amount_that_decides_a_pot_is_asked_for_once() -> None:
    played = Played(stack=None)
    played.touch(GO, Press.RAISE, GO, Press.ALL_IN, "3", "00", 6)
    while played.keeper.hand.acting:
        played.touch(GO)
    assert played.prompt == "amount-raise n=3"
    played.touch("4", "00")
    assert played.commands[0] == "raise 3 400"


def test_6_10_while_the_list_stands_a_touch_on_a_seat_picks_its_last_act_of_the_hand() -> None:
    played = Played()
    played.touch(GO, GO, Press.MINIMUM, Press.UNDO_LIST, 4)
    assert played.prompt == "amount-raise n=4"
    played.touch("6", "00", 5)
    assert played.commands == ["call 3", "raise 4 600"]


def test_undo_names_how_much_it_takes_back_where_that_is_of_several_kinds() -> None:
    played = dealt()
    played.touch(GO)
    played.table.sense(levels(gone=(4,), mucked=(4,)))
    assert told(played.table.view.row[0].facts["what"]) == "2 ACTS"
    played.touch(Press.UNDO)
    assert "call 3" not in played.commands


def test_any_other_key_puts_the_floors_question_away() -> None:
    played = Played()
    played.touch(GO, Press.FLOOR, GO)
    assert played.commands == ["call 3"]
    assert played.prompt == "act-call n=4 a=200"


def test_who_shows_after_another_is_not_said_to_show_first() -> None:
    played = Played(seats=2)
    played.touch(GO, GO, GO, GO, Press.BY_HAND, *named("As Kd 7c"), "board", "board", "board")
    played.touch(Press.BY_HAND, *named("2h"), Press.BY_HAND, *named("2s"), Press.BY_HAND, *named("Ah Ad"))
    assert played.prompt.startswith(("show-next", "who-wins"))


def test_a_card_that_was_named_is_known_before_it_is_dealt_and_cannot_be_named_again() -> None:
    played = Played()
    played.touch(GO, GO, GO, GO, GO, GO, GO, Press.BY_HAND, *named("As"))
    place = played.table.view.board[0]
    assert (place.look, str(place.card)) == (PlaceLook.NEXT, "As"), "not dealt before all of the flop is named"
    assert str(played.table.view.board[1].card) == "None"


def test_a_hand_that_is_being_named_shows_what_was_named_of_it() -> None:
    played = Played(seats=2)
    checked_down_heads_up(played)
    played.touch(Press.BY_HAND, *named("Qh"))
    shown = next(seat for seat in played.table.view.seats if seat.cards)
    assert [str(card) for card in shown.cards] == ["Qh"]


def test_the_key_that_opened_the_card_pad_closes_it_and_says_so() -> None:
    played = Played()
    played.touch(GO, GO, GO, GO, GO, GO, GO, Press.BY_HAND)
    assert played.table.view.row[3].code is KeyCode.CLOSE
    played.touch(Press.BY_HAND)
    assert not played.table.view.naming
    assert played.table.view.row[3].code is not KeyCode.CLOSE


def test_6_7_an_amount_that_no_chips_make_is_a_wrong_digit_and_waits_to_be_put_right() -> None:
    played = Played(chip=25)
    played.touch(GO, Press.RAISE, "1", "2", "0", "2", FOLD)
    assert played.prompt == "amount-chip a=25"
    assert "fold 4" not in played.commands
    played.touch(Press.DELETE, "0", FOLD)
    assert played.commands == ["raise 3 1200", "fold 4"]
