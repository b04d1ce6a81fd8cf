"""Hands of 36 and of 32 cards: other orders, from data."""

from __future__ import annotations

from itertools import pairwise

import pytest

from dealerassist.engine.ranking import HandClass, HandName, Kind
from tests.engine.ranking.reading import name, playing, value

SHORT, TRIPS, DRAW_32 = Kind.SHORT_HIGH, Kind.SHORT_HIGH_TRIPS, Kind.HIGH_32

HIGH_CARD = ["Jc 9d 8h 7s 6c", "Ac Kd Qh Js 9c"]
PAIR = ["6c 6d 9h 8s 7c", "Ac Ad Kh Qs Jc"]
TWO_PAIR = ["7c 7d 6h 6s 8c", "Ac Ad Kh Ks Qc"]
THREE = ["6c 6d 6h 8s 7c", "Ac Ad Ah Ks Qc"]
STRAIGHT = ["Ac 6d 7h 8s 9c", "Ac Kd Qh Js Tc"]
FLUSH = ["Jc 9c 8c 7c 6c", "Ac Kc Qc Jc 9c"]
FULL_HOUSE = ["6c 6d 6h 7s 7c", "Ac Ad Ah Ks Kc"]
FOUR = ["6c 6d 6h 6s 7c", "Ac Ad Ah As Kc"]
STRAIGHT_FLUSH = ["Ac 6c 7c 8c 9c", "Ac Kc Qc Jc Tc"]

USUAL = [*HIGH_CARD, *PAIR, *TWO_PAIR, *THREE, *STRAIGHT, *FULL_HOUSE, *FLUSH, *FOUR, *STRAIGHT_FLUSH]
TRIPS_OVER_STRAIGHT = [*HIGH_CARD, *PAIR, *TWO_PAIR, *STRAIGHT, *THREE, *FULL_HOUSE, *FLUSH, *FOUR, *STRAIGHT_FLUSH]


@pytest.mark.parametrize(("kind", "hands"), [(SHORT, USUAL), (TRIPS, TRIPS_OVER_STRAIGHT)])
def test_short_deck_worst_to_best_by_the_house_rule_about_trips(kind: Kind, hands: list[str]) -> None:
    for worse, better in pairwise(hands):
        assert value(kind, better) > value(kind, worse), (better, worse)


@pytest.mark.parametrize("kind", [SHORT, TRIPS])
def test_short_deck_ace_six_seven_eight_nine_is_the_lowest_straight(kind: Kind) -> None:
    assert name(kind, "Ac 6d", "7h 8s 9c Kd Kh") == HandName(HandClass.STRAIGHT, (9, 1))
    assert playing(kind, "Ac 6d", "7h 8s 9c Kd Kh") == "9c 8s 7h 6d Ac"
    assert value(kind, "Ac 6d 7h 8s 9c") < value(kind, "6d 7h 8s 9c Tc")
    assert name(kind, "6d 7h 8s 9c Tc Ac Kd") == HandName(HandClass.STRAIGHT, (10,)), "the higher end plays"
    assert name(kind, "Ah 6h 7h 8h 9h") == HandName(HandClass.STRAIGHT_FLUSH, (9, 1))
    assert name(kind, "Kc Ad 6h 7s 8c").hand_class is HandClass.HIGH_CARD, "no straight goes round the ace"


@pytest.mark.parametrize("kind", [SHORT, TRIPS])
def test_short_deck_of_seven_cards_the_flush_plays_before_a_full_house_on_the_board(kind: Kind) -> None:
    assert value(kind, "Ac Kc", "Qc 9c 7c 7d Ad") > value(kind, "Qd Qh", "Qc 9c 7c 7d Ad")
    assert playing(kind, "Ac Kc", "Qc 9c 7c 7d Ad") == "Ac Kc Qc 9c 7c"


def test_short_deck_trips_and_a_straight_at_once_count_as_the_house_ranks_them() -> None:
    hand, board = "9c 9d", "9h 8s 7c Td Jh"
    assert name(SHORT, hand, board) == HandName(HandClass.STRAIGHT, (11,))
    assert name(TRIPS, hand, board) == HandName(HandClass.THREE_OF_A_KIND, (9, 11, 10))
    assert playing(TRIPS, hand, board) == "9d 9c 9h Jh Td"


def test_short_deck_royal_flush_is_named() -> None:
    assert name(SHORT, "Ac Kc Qc Jc Tc") == HandName(HandClass.ROYAL_FLUSH, (14,))


DRAW_32_WORST_TO_BEST = [
    "Qc Td 9h 8s 7c",
    "Ac Td 9h 8s 7c",
    "Ac Kd Qh Js 9c",
    "7c 7d Th 9s 8c",
    "Ac Ad Kh Qs Jc",
    "8c 8d 7h 7s 9c",
    "Ac Ad Kh Ks Qc",
    "7c 7d 7h 9s 8c",
    "Ac Ad Ah Ks Qc",
    "7c 8d 9h Ts Jc",
    "Ac Kd Qh Js Tc",
    "7c 7d 7h 8s 8c",
    "Ac Ad Ah Ks Kc",
    "Qc Tc 9c 8c 7c",
    "Ac Tc 9c 8c 7c",
    "Ac Kc Qc Jc 9c",
    "7c 7d 7h 7s 8c",
    "Ac Ad Ah As Kc",
    "7c 8c 9c Tc Jc",
    "Ac Kc Qc Jc Tc",
]


def test_s3_8_2_of_32_cards_flush_and_full_house_change_places_and_no_straight_begins_with_an_ace() -> None:
    for worse, better in pairwise(DRAW_32_WORST_TO_BEST):
        assert value(DRAW_32, better) > value(DRAW_32, worse), (better, worse)


@pytest.mark.parametrize(
    ("text", "hand_class", "ranks"),
    [
        ("Ac Td 9h 8s 7c", HandClass.HIGH_CARD, (14, 10, 9, 8, 7)),
        ("Ac Tc 9c 8c 7c", HandClass.FLUSH, (14, 10, 9, 8, 7)),
        ("Jc Td 9h 8s 7c", HandClass.STRAIGHT, (11,)),
        ("Ac Ad Ah Ks Kc", HandClass.FULL_HOUSE, (14, 13)),
        ("Ac Kc Qc Jc Tc", HandClass.ROYAL_FLUSH, (14,)),
    ],
)
def test_8_2_a_hand_of_32_cards_is_named(text: str, hand_class: HandClass, ranks: tuple[int, ...]) -> None:
    assert name(DRAW_32, text) == HandName(hand_class, ranks)
    assert len(playing(DRAW_32, text)) == len(text)
