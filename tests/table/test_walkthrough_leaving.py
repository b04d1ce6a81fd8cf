"""WALKTHROUGH 3 (i): the push, a new dealer, a player who leaves; touches counted, the screen's words at each step.

What MENU does with each single touch is in `test_leaving`, `test_seats` and `test_sign_in`.
"""

from __future__ import annotations

import pytest

from dealerassist.engine import NoLimit, Place, Session, Stakes, game_named
from dealerassist.views import MenuPage, Press, SeatLook, SeatVerb, SeatWord, TellSeat, TurnTo
from tests.table.shown import Walked

GO, FOLD, RAISE, MENU = Press.GO_ON, Press.FOLD, Press.RAISE, Press.MENU
DEALER = TurnTo(MenuPage.DEALER)


def seated() -> Walked:
    places = tuple(Place(number, 20_000) for number in range(1, 7))
    return Walked(Session(game_named("holdem"), Stakes(NoLimit(200), (100, 200), chip=25), places, button=6))


def leaves(seat: int) -> TellSeat:
    return TellSeat(seat, SeatVerb.LEAVES)


def test_i_a_new_dealer_signs_in_with_six_touches_and_the_prompt_comes_back() -> None:
    played = seated()
    played.touch(GO, Press.TIMES_THREE)
    before = played.says
    played.touches = 0
    played.touch(MENU, DEALER)
    assert played.says == "NEW DEALER: SIGN IN"
    played.touch("4", "7", "1", "1")
    assert (played.touches, played.says) == (6, before)
    assert played.commands == ["raise 3 600"]


def test_i_the_push_can_wait_until_the_new_dealer_sits_there() -> None:
    played = seated()
    played.touch(GO, GO, 5, FOLD, 2, *["board"] * 4, 3)
    assert (played.says, played.row[2]) == ("WHO WINS?", "PUSHED")
    played.touch(MENU, DEALER)
    assert (played.says, played.row[2]) == ("NEW DEALER: SIGN IN", "PUSHED")
    played.touch("4", "7", "1", "1")
    assert (played.says, played.row[2]) == ("WHO WINS?", "PUSHED")
    played.touch(GO)
    assert played.commands[-2:] == ["wins 3", "award"]


def test_i_a_player_who_has_not_acted_yet_leaves_with_two_touches_folds_in_turn_and_then_his_seat_is_empty() -> None:
    """Hold his seat, LEAVES. The keys close with the next touch that is meant for the game."""
    played = seated()
    played.touch(GO)
    played.touches = 0
    played.hold(5)
    assert played.says == "[3] CALL 200", "play goes on meanwhile"
    assert played.column[0][0] == "LEAVES"
    played.touch(leaves(5))
    assert played.touches == 2
    assert (played.seat(5).word, played.seat(5).look) == (SeatWord.LEAVES, SeatLook.IN)
    assert played.row[1:3] == ["FOLD", "CALL 200"]
    played.touch(GO, GO)
    assert played.commands == ["call 3", "call 4", "fold 5"]
    assert (played.says, played.row[0]) == ("[6] CALL 200", "UNDO 2 ACTS")
    played.touch(FOLD, FOLD, FOLD)
    played.touch(4)
    while not played.keeper.hand.over:
        played.touch(GO) if played.keeper.hand.acting else played.touch("board", 3, GO)
    assert played.seat(5).look is SeatLook.EMPTY
    played.touch(GO)
    assert 5 not in {seat.number for seat in played.keeper.hand.seats}


def test_i_who_was_held_for_his_act_of_this_street_has_it_changed_and_on_the_next_street_his_keys_come() -> None:
    """DISPLAY 6.10: a held seat shows its acts of this street."""
    played = seated()
    played.touch(GO, Press.TIMES_THREE)
    played.hold(3)
    assert played.says == "[3] RAISES TO …"
    played.touch(Press.UNDO, 5, GO, 3, "board")
    assert played.says == "[3] CHECK OR BET"
    played.hold(5)
    assert played.column[0][0] == "LEAVES"
    assert played.says == "[3] CHECK OR BET"


@pytest.mark.parametrize("between", [False, True])
def test_i_at_any_moment_of_a_hand_it_comes_to_the_same(between: bool) -> None:
    played = seated()
    played.touch(GO)
    if not between:
        played.hold(5)
        played.touch(leaves(5))
    while not played.keeper.hand.over:
        played.touch(FOLD)
    if between:
        played.hold(5)
        played.touch(leaves(5))
    assert [place.number for place in played.keeper.table.places] == [1, 2, 3, 4, 6]
