"""Omaha: two and three, high and low (RULES 4, 5)."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from phevaluator import _pheval  # type: ignore[import-untyped]

from dealerassist.cards import ALL_CARDS, Card
from dealerassist.engine.ranking import HandClass, HandName, Kind, LowClass, five, high, rank
from dealerassist.engine.ranking.omaha import OmahaBoard
from tests.engine.ranking.reading import cards_of, name, playing

HIGH, LOW = Kind.OMAHA_HIGH, Kind.OMAHA_LOW_8


def test_s0_4_four_spades_on_the_board_are_no_flush_without_two_in_hand() -> None:
    board = "As Ks 9s 4s 2d"
    assert name(HIGH, "Qs Qd Jh Tc", board) == HandName(HandClass.ONE_PAIR, (12, 14, 13, 9))
    assert name(HIGH, "Qs 3s Jh Tc", board) == HandName(HandClass.FLUSH, (14, 13, 12, 9, 3))
    assert name(HIGH, "Qs Jd 8h 7c", board) == HandName(HandClass.HIGH_CARD, (14, 13, 12, 11, 9))


def test_s0_s3_s4_4_exactly_two_play_even_where_the_board_or_one_card_is_better() -> None:
    assert name(HIGH, "2c 3d 7h 8c", "As Ks Qs Js Ts").hand_class is HandClass.HIGH_CARD
    assert name(HIGH, "Ac Ad Ah As", "Kc Kd Kh Qs Jd") == HandName(HandClass.FULL_HOUSE, (13, 14))
    assert name(HIGH, "9c 3d 7h 8c", "9s 9h 9d As Kd") == HandName(HandClass.FOUR_OF_A_KIND, (9, 8))
    assert name(HIGH, "9c 9d 9h 9s", "2c 4d 6h Js Kd") == HandName(HandClass.ONE_PAIR, (9, 13, 11, 6))


@pytest.mark.parametrize(
    ("hole", "board", "hand_class"),
    [
        ("9s 8s 2d 3h", "Ts Js Qs 4d 5h", HandClass.STRAIGHT_FLUSH),
        ("As Ks 2d 3h", "Ts Js Qs 4d 5h", HandClass.ROYAL_FLUSH),
        ("5s 4s 2s 3s", "As Kd 3h 2h 9c", HandClass.STRAIGHT),
        ("5s 4s 9d 9h", "As 3s 2s Kd 9c", HandClass.STRAIGHT_FLUSH),
        ("Ks 4s 2d 8h", "As 3s 9s 2c 9c", HandClass.FLUSH),
        ("Ks 4s 9d 9h", "As 3s 9s 2c 2d", HandClass.FULL_HOUSE),
    ],
)
def test_s0_s3_s4_4_the_best_of_all_choices_counts(hole: str, board: str, hand_class: HandClass) -> None:
    assert name(HIGH, hole, board).hand_class is hand_class


def test_procedures_67_ace_two_on_three_four_five_eight_king_is_five_low() -> None:
    assert name(LOW, "Ac 2d Kh Qs", "3c 4d 5h 8s Kc") == HandName(LowClass.LOW, (5, 4, 3, 2, 1))
    assert playing(LOW, "Ac 2d Kh Qs", "3c 4d 5h 8s Kc") == "5h 4d 3c 2d Ac"


def test_s3_s4_5_a_low_too_takes_exactly_two_and_three() -> None:
    assert rank(LOW, cards_of("Ac Kd Kh Qs"), cards_of("2c 3d 4h 5s 6c")) is None, "one low card in hand"
    assert rank(LOW, cards_of("Ac 2d 3h 4s"), cards_of("5c 6d Kh Qs Jc")) is None, "two low cards on the board"
    assert rank(LOW, cards_of("Ac Ad Ah As"), cards_of("2c 3d 4h 5s 6c")) is None, "one low rank in hand"


def test_s3_s4_5_a_card_of_the_board_counterfeits_one_of_the_hand() -> None:
    assert rank(LOW, cards_of("Ac 2d Kh Qs"), cards_of("2c 3d 8h Ks Jc")) is None
    assert name(LOW, "Ac 2d 4h Qs", "2c 3d 8h Ks Jc") == HandName(LowClass.LOW, (8, 4, 3, 2, 1))
    assert name(LOW, "Ac 2d 4h Qs", "Ad 3d 8h 7s Jc") == HandName(LowClass.LOW, (7, 4, 3, 2, 1))


def test_s3_s4_5_the_same_card_may_serve_both_halves() -> None:
    hole, board = cards_of("Ac 2c Kd Ks"), cards_of("3c 4c 5c Kh 9d")
    assert set(five(HIGH, hole, board)) == set(five(LOW, hole, board))


@pytest.mark.parametrize(
    ("hole", "board", "cards"),
    [
        ("Ks Kd Kh Kc", "Qs Qd 9h 8c 2d", "Ks Kh Qs Qd 9h"),
        ("As Qc 9d 2h", "Ad Ah Qs Qd 2c", "As Ah Ad Qs Qc"),
        ("9c 8c 7c 6c", "5c 4c 3c Kd Kh", "7c 6c 5c 4c 3c"),
        ("9c 8c 7d 6d", "5c 4h 3h Kc Kh", "7d 6d 5c 4h 3h"),
    ],
)
def test_the_cards_that_play_read_as_a_hand_and_are_of_the_higher_suits(hole: str, board: str, cards: str) -> None:
    assert playing(HIGH, hole, board) == cards


def test_of_equal_lows_the_higher_suits_play() -> None:
    assert playing(LOW, "As Ac 2d 2h", "3c 3s 4d 8c 8h") == "8h 4d 3s 2h As"


def test_s3_s4_5_both_cards_of_the_pair_are_of_the_hand_where_the_board_has_one_of_them_too() -> None:
    assert playing(LOW, "As 2c Kd Kh", "Ac 3s 4s 8h Qd") == "8h 4s 3s 2c As"


def test_three_or_four_cards_on_the_board_are_judged_too() -> None:
    assert name(HIGH, "Ac Ad 2h 3s", "Ah Kc Kd").hand_class is HandClass.FULL_HOUSE
    assert name(LOW, "Ac Ad 2h 3s", "4h 5c Kd 6s") == HandName(LowClass.LOW, (6, 5, 4, 2, 1))


@pytest.mark.parametrize("size", [4, 5, 6])
@given(luck=st.randoms(use_true_random=False))
def test_the_prepared_board_judges_as_every_choice_does(size: int, luck: Random) -> None:
    cards = luck.sample(ALL_CARDS, size + 5)
    hole, board = cards[:size], cards[size:]
    choices = [(*two, *three) for two in combinations(hole, 2) for three in combinations(board, 3)]
    assert OmahaBoard(board).high(hole) == max(map(high, choices))


@given(st.lists(st.lists(st.sampled_from(ALL_CARDS), min_size=13, max_size=13, unique=True), min_size=1, max_size=20))
def test_two_hands_on_one_board_compare_as_phevaluator_says(deals: list[list[Card]]) -> None:
    for cards in deals:
        board, one, other = cards[:5], cards[5:9], cards[9:]
        judge = OmahaBoard(board)
        ours = judge.high(one) - judge.high(other)
        theirs = by_phevaluator(board, other) - by_phevaluator(board, one)
        assert (ours > 0, ours < 0) == (theirs > 0, theirs < 0)


def by_phevaluator(board: list[Card], hole: list[Card]) -> int:
    """Less is better."""
    return int(_pheval.evaluate_omaha_cards(*(card.index for card in (*board, *hole))))


@pytest.mark.parametrize("text", ["", "Ah Kh", "Ah Kh Qh Jh Th 9h", "Ah Ah Kh"])
def test_a_board_is_three_to_five_different_cards(text: str) -> None:
    with pytest.raises(ValueError, match="three to five different cards"):
        OmahaBoard(cards_of(text))


def test_hole_cards_are_not_on_the_board() -> None:
    with pytest.raises(ValueError, match="not on the board"):
        OmahaBoard(cards_of("Ah Kh Qh")).low(cards_of("Ah 2c 3c 4c"))


def test_one_board_judges_each_hand_as_if_it_were_the_first() -> None:
    """What a board remembers of one hand must not change the next."""
    luck = Random(8)
    cards = luck.sample(ALL_CARDS, 45)
    judge = OmahaBoard(cards[:5])
    for start in (*range(5, 45, 4), *range(5, 45, 4)):
        hole = cards[start : start + 4]
        assert judge.high(hole) == OmahaBoard(cards[:5]).high(hole) == rank(HIGH, hole, cards[:5])
        assert judge.low(hole) == OmahaBoard(cards[:5]).low(hole)
