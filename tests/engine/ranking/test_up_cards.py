"""Who brings in, whose board is high or low, and cards by suit."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pokerkit.state import _HighHandOpeningLookup, _LowHandOpeningLookup

from dealerassist.cards import ALL_CARDS, Card, card
from dealerassist.engine.ranking.up_cards import (
    board_name,
    high_board,
    high_door,
    highest_by_suit,
    low_board,
    low_door,
    lowest_by_suit,
)
from tests.engine.ranking.evaluators import POKERKIT_CARDS
from tests.engine.ranking.reading import cards_of

HIGHS, LOWS = _HighHandOpeningLookup(), _LowHandOpeningLookup()


def test_s3_6_2_the_lowest_door_card_brings_in_the_ace_being_high_then_the_lower_suit() -> None:
    doors = ["2c", "2d", "2h", "2s", "3c", "9s", "Ts", "Jc", "Kd", "Ac", "Ad", "Ah", "As"]
    values = [low_door(card(text)) for text in doors]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == len(values)


def test_s3_7_2_razz_the_highest_door_card_brings_in_the_ace_being_low_then_the_higher_suit() -> None:
    doors = ["Ks", "Kh", "Kd", "Kc", "Qs", "Tc", "9h", "3c", "2s", "2c", "As", "Ah", "Ad", "Ac"]
    values = [high_door(card(text)) for text in doors]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == len(values)


def test_every_door_card_has_its_own_place() -> None:
    assert len({low_door(each) for each in ALL_CARDS}) == len({high_door(each) for each in ALL_CARDS}) == 52


HIGH_BOARDS = [
    "3c 2d",
    "Ac 2d",
    "Ac Kd",
    "2c 2d",
    "Ac Ad",
    "4c 3d 2h",
    "Ac Kd Jh",
    "Qc Ad Kh",
    "2c 2d 3h",
    "2c 2d Ah",
    "Ac Ad Kh",
    "2c 2d 2h",
    "Ac Ad Ah",
    "6c 4d 3h 2s",
    "Ac Kd Qh Js",
    "2c 2d 4h 3s",
    "Ac Ad Kh Qs",
    "3c 3d 2h 2s",
    "Ac Ad Kh Ks",
    "2c 2d 2h 3s",
    "Ac Ad Ah Ks",
    "2c 2d 2h 2s",
    "Ac Ad Ah As",
]
LOW_BOARDS = [
    "Ac 2d",
    "Ac Kd",
    "2c Kd",
    "Qc Kd",
    "Ac Ad",
    "Kc Kd",
    "Ac 2d 3h",
    "Kc Qd Jh",
    "Ac Ad 2h",
    "Ac Ad Kh",
    "Kc Kd Qh",
    "Ac Ad Ah",
    "Kc Kd Kh",
    "Ac 2d 3h 4s",
    "Ac 2d 3h Ks",
    "Kc Qd Jh Ts",
    "Ac Ad 2h 3s",
    "Kc Kd Qh Js",
    "Ac Ad 2h 2s",
    "Kc Kd Qh Qs",
    "Ac Ad Ah 2s",
    "Kc Kd Kh Qs",
    "Ac Ad Ah As",
    "Kc Kd Kh Ks",
]


@pytest.mark.parametrize("size", [2, 3, 4])
def test_s0_s3_s4_6_3_pairs_threes_and_fours_make_a_board_high_then_its_highest_cards(size: int) -> None:
    boards = [text for text in HIGH_BOARDS if len(text.split()) == size]
    for lower, higher in pairwise(boards):
        assert high_board(cards_of(higher)) > high_board(cards_of(lower)), (higher, lower)


@pytest.mark.parametrize("size", [2, 3, 4])
def test_s3_7_2_razz_no_pair_beats_a_pair_and_the_ace_is_low(size: int) -> None:
    boards = [text for text in LOW_BOARDS if len(text.split()) == size]
    for better, worse in pairwise(boards):
        assert low_board(cards_of(better)) > low_board(cards_of(worse)), (better, worse)


def test_procedures_61_boards_of_the_same_ranks_tie_whatever_their_suits() -> None:
    assert high_board(cards_of("Ks Kd 4c")) == high_board(cards_of("4h Kh Kc"))
    assert low_board(cards_of("As 4d 7c")) == low_board(cards_of("7h Ac 4s"))


def test_6_3_four_of_a_suit_or_in_a_row_are_only_high_cards_while_there_are_four() -> None:
    assert high_board(cards_of("9s 8s 7s 6s")) < high_board(cards_of("Tc 4d 3h 2s"))


boards = st.lists(st.sampled_from(ALL_CARDS[:20] + ALL_CARDS[-4:]), min_size=8, max_size=8, unique=True)


@given(boards, st.integers(1, 4))
def test_two_boards_compare_as_pokerkit_says(cards: list[Card], size: int) -> None:
    one, other = cards[:size], cards[4 : 4 + size]
    assert sign(high_board(one), high_board(other)) == sign(entry(HIGHS, one), entry(HIGHS, other))
    assert sign(low_board(one), low_board(other)) == sign(entry(LOWS, other), entry(LOWS, one))


def entry(lookup: Any, cards: list[Card]) -> int:
    return int(lookup.get_entry([POKERKIT_CARDS[each.index] for each in cards]).index)


def sign(one: int, other: int) -> int:
    return (one > other) - (one < other)


@pytest.mark.parametrize("text", ["", "As Ks Qs Js Ts"])
def test_a_board_of_up_cards_is_one_to_four_cards(text: str) -> None:
    for board in (high_board, low_board, board_name):
        with pytest.raises(ValueError, match="one to four"):
            board(cards_of(text))


def test_a_board_of_up_cards_with_a_card_twice_has_no_name() -> None:
    with pytest.raises(ValueError, match="one to four different cards"):
        board_name(cards_of("As As"))


def test_procedures_3_odd_chip_by_the_highest_card_of_the_five_or_of_all() -> None:
    a, b = cards_of("9c 8d 7h 6s 5s"), cards_of("9s 8c 7d 6d 5h")
    assert highest_by_suit(b) > highest_by_suit(a), "TDA: the five"
    assert highest_by_suit([*a, *cards_of("As Kd")]) > highest_by_suit([*b, *cards_of("Kh Kc")]), "Robert: all seven"


def test_procedures_3_the_lowest_card_is_the_ace_of_clubs() -> None:
    order = [lowest_by_suit([card(text), card("Ks")]) for text in ["Ac", "Ad", "Ah", "As", "2c", "2s", "9c", "Qs"]]
    assert order == sorted(order, reverse=True)
    assert len(set(order)) == len(order)


def test_no_two_cards_tie_by_suit() -> None:
    for one, other in combinations(ALL_CARDS, 2):
        assert highest_by_suit([one]) != highest_by_suit([other])
        assert lowest_by_suit([one]) != lowest_by_suit([other])
