"""WALKTHROUGH 3 (d): limit Omaha high-low, nine-handed, a side pot and a low that is quartered; touches counted, the
screen's words at each step.

Four are in on the turn, where seat 6 is all-in for 35: main pot 1,240, of which seat 4 gets the high half and each of
4 and 8 a quarter, as on the picture `mock_hilo`.
"""

from __future__ import annotations

from dealerassist.cards import Card
from dealerassist.engine import FixedLimit, Place, Session, Stakes, game_named
from dealerassist.views import Choose, Press
from tests.table.playing import cards
from tests.table.shown import Walked

GO, FOLD, RAISE, ALL_IN = Press.GO_ON, Press.FOLD, Press.RAISE, Press.ALL_IN
HANDS = {4: "6s 6h Ac 4d", 6: "Kc Qd Jh Th", 8: "As 4s Td 9h"}


def seated(reads: bool) -> Walked:
    """Nobody's stack is counted; the button is at seat 1. reads: the camera sees board and tabled hands."""
    stakes = Stakes(FixedLimit(20, 40), (10, 20), chip=5)
    places = tuple(Place(number, None) for number in range(1, 10))
    return Walked(Session(game_named("omaha-hilo"), stakes, places, button=1), reveal=_tabled if reads else None)


def _tabled(seat: int) -> tuple[Card, ...]:
    return cards(HANDS[seat])


def street(played: Walked, reads: bool, text: str) -> None:
    """Read by the camera, or said by the dealer."""
    played.lay(text) if reads else played.touch(GO)


def before_the_turn(played: Walked, reads: bool) -> None:
    """All are in for 80, five see the flop, four of them for 80 more; one gives up 60."""
    played.touch(RAISE, RAISE, RAISE)
    assert played.says == "[7] CALL 80"
    assert played.row[3] == "(RAISE…)", "the fourth bet is the last one"
    played.touch(*[GO] * 8)
    assert played.says == "BURN · FLOP"
    street(played, reads, "2h 6d 8c")
    assert played.says == "[2] CHECK OR BET"
    assert played.row[3] == "BET 20"
    played.touch(RAISE, 4, RAISE, RAISE, RAISE, 8, GO, 2, GO, GO, FOLD)
    assert played.says == "BURN · TURN"
    street(played, reads, "Ks")


def to_the_river(played: Walked, reads: bool) -> None:
    before_the_turn(played, reads)
    assert played.row[3] == "BET 40"
    played.touch(GO, RAISE)
    assert played.says == "[6] CALL 40"
    touched = played.touches
    played.touch(ALL_IN)
    assert played.says == "[6] ALL-IN: HOW MUCH?"
    played.touch("3", "5")
    assert played.touches - touched == 3
    assert played.says == "[8] CALL 40", "play goes on as soon as the amount can be"
    played.touch(GO, GO)


def to_the_end(played: Walked, reads: bool) -> None:
    to_the_river(played, reads)
    played.touch(GO)
    street(played, reads, "3d")
    played.touch(GO, RAISE, GO, FOLD)


def test_d_every_bet_and_raise_commits_with_one_touch_and_an_act_costs_about_one() -> None:
    played = seated(reads=True)
    to_the_end(played, reads=True)
    assert played.commands[-4:] == ["check 2", "bet 4 40", "call 8", "fold 2"]
    assert (played.acts, played.touches) == (32, 34)


def test_d_display_8_the_prompt_says_what_the_hands_must_do_with_the_bets_in_front_of_them() -> None:
    """160 of each lie in the middle already: only 35 of each bet of this street belong to the main pot."""
    played = seated(reads=True)
    to_the_river(played, reads=True)
    assert played.says == "35 EACH > MAIN"
    assert played.lines == ["then 15 from 2, 4, 8: side 1"]
    assert played.row[2] == "POTS MADE"
    played.touch(GO)
    assert played.says == "BURN · RIVER"


def test_d_display_8_what_is_bet_after_an_all_in_goes_into_the_side_pot() -> None:
    """RULES 1.5: seat 6 has no part in it. The main pot was closed on the flop."""
    played = seated(reads=True)
    played.touch(*[GO] * 9)
    played.lay("2h 6d 8c")
    played.touch(RAISE, 6, ALL_IN, "1", "5", 8, GO, 2)
    assert (played.says, played.lines) == ("15 EACH > MAIN", ["then 10 from 2, 8: side 1"])
    played.touch(GO)
    played.lay("Ks")
    played.touch(RAISE, GO)
    assert (played.says, played.lines) == ("40 EACH > SIDE 1", [])
    assert played.row[2] == "POTS MADE"
    played.touch(GO)
    assert played.says == "BURN · RIVER"


def test_d_the_pushes_are_in_the_order_in_which_the_dealer_splits() -> None:
    """DISPLAY 8: the side pot first, of each pot the half before its quarters. Odd chips: TDA 2024 20A, 20C."""
    played = seated(reads=True)
    to_the_end(played, reads=True)
    assert played.says == "[4] SHOWS FIRST"
    played.touch(GO)
    assert played.says == "[6] SHOWS"
    played.touch(GO, GO)
    touched, told = played.touches, []
    while not played.keeper.hand.over:
        told.append((played.says, played.lines))
        played.touch(GO)
    low, split = "six-four low", "equal hands: split"
    assert told == [
        ("PUSH 50 > [4]", ["three sixes, king", "three of a kind beats a high card", "odd 5 of the pot: to the high"]),
        ("PUSH 25 > [4]", [low, split, "odd 5: seat 4, left of button"]),
        ("PUSH 20 > [8]", [low, split]),
        ("PUSH 620 > [4]", ["three sixes, king", "three of a kind beats a pair"]),
        ("PUSH 310 > [4]", [low, split]),
        ("PUSH 310 > [8]", [low, split]),
    ]
    assert played.touches - touched == 6, "one for each push"
    assert played.keeper.hand.result is not None
    assert played.keeper.hand.result.payouts == {4: 1005, 8: 330}


def test_d_the_column_keeps_the_halves_visible_before_the_dealer_has_split_anything() -> None:
    """What the dealer hates: being told 930 before he has split."""
    played = seated(reads=True)
    to_the_end(played, reads=True)
    played.touch(GO, GO, GO)
    assert played.steps == ["*SIDE 1 HIGH ½ 50 > 4", "SIDE 1 LOW ¼ 25 > 4", "SIDE 1 LOW ¼ 20 > 8"]
    played.touch(GO, GO, GO)
    assert played.steps[1:] == ["*HIGH: HALF 620 > 4", "LOW: QUARTER 310 > 4"]
    played.touch(GO)
    assert played.steps == ["HIGH: HALF 620 > 4", "*LOW: QUARTER 310 > 4", "LOW: QUARTER 310 > 8"]


def test_d_without_cards_the_dealer_touches_winners_the_side_pot_high_and_low_and_then_the_main_pot() -> None:
    played = seated(reads=False)
    to_the_end(played, reads=False)
    touched, asked = played.touches, []
    for winners in ((4,), (4, 8), (4,), (4, 8)):
        asked.append((played.says, played.lines))
        played.touch(*winners, GO)
    side, main = ["side 1, 95: 4, 8"], ["main pot, 1,240: 4, 6, 8"]
    assert asked == [
        ("WHO WINS HIGH?", side), ("WHO WINS LOW?", side), ("WHO WINS HIGH?", main), ("WHO WINS LOW?", main),
    ]  # fmt: skip
    assert played.touches - touched == 10
    assert played.says == "PUSH 50 > [4]"
    played.touch(*[GO] * 6)
    assert played.keeper.hand.result is not None
    assert played.keeper.hand.result.payouts == {4: 1005, 8: 330}


def test_d_where_nobody_has_a_low_one_touch_says_so_and_the_high_takes_all_of_that_pot() -> None:
    """RULES 5.1."""
    played = seated(reads=False)
    to_the_end(played, reads=False)
    played.touch(4, GO, Choose("no-low"), 6, GO, Choose("no-low"))
    assert played.says == "NO LOW 95 > [4]"
    played.touch(GO)
    assert played.says == "NO LOW 1,240 > [6]"
