"""Which hand is better, line by line of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealerassist.cards import ALL_CARDS, Card, card, parse_cards
from dealerassist.engine.ranking import HandClass, high, name_of

CLASSES_WORST_TO_BEST = [
    ("Ac Jd 9h 7s 5c", HandClass.HIGH_CARD),
    ("2c 2d 5h 4s 3c", HandClass.ONE_PAIR),
    ("3c 3d 2h 2s 4c", HandClass.TWO_PAIR),
    ("2c 2d 2h 4s 3c", HandClass.THREE_OF_A_KIND),
    ("Ac 2d 3h 4s 5c", HandClass.STRAIGHT),
    ("7c 5c 4c 3c 2c", HandClass.FLUSH),
    ("2c 2d 2h 3s 3c", HandClass.FULL_HOUSE),
    ("2c 2d 2h 2s 3c", HandClass.FOUR_OF_A_KIND),
    ("Ac 2c 3c 4c 5c", HandClass.STRAIGHT_FLUSH),
    ("Ac Kc Qc Jc Tc", HandClass.ROYAL_FLUSH),
]


def cards_of(text: str) -> list[Card]:
    return [card(word) for word in text.split()]


def value(text: str) -> int:
    return high(cards_of(text))


def test_s0_1_2_the_ten_classes_in_order_even_the_worst_of_one_beats_the_one_below() -> None:
    for (worse, _), (better, _) in pairwise(CLASSES_WORST_TO_BEST):
        assert value(worse) < value(better)


def test_s0_1_2_the_best_of_each_class_loses_to_the_next() -> None:
    best = [
        "AcKdQhJs9c",
        "AcAdKhQsJc",
        "AcAdKhKsQc",
        "AcAdAhKsQc",
        "AcKdQhJsTc",
        "AcKcQcJc9c",
        "AcAdAhKsKc",
        "AcAdAhAsKc",
    ]
    worst_of_next = [text for text, _ in CLASSES_WORST_TO_BEST[1:9]]
    for below, above in zip(best, worst_of_next, strict=True):
        assert high([each for each in parse_cards(below) if each]) < value(above)


@pytest.mark.parametrize(("text", "hand_class"), CLASSES_WORST_TO_BEST)
def test_s0_1_2_each_class_is_named(text: str, hand_class: HandClass) -> None:
    assert name_of(value(text)).hand_class is hand_class


def test_s0_1_2_the_royal_flush_is_the_best_straight_flush() -> None:
    assert value("As Ks Qs Js Ts") > value("Kd Qd Jd Td 9d")


@pytest.mark.parametrize("suits", list(combinations("cdhs", 2)))
def test_s3_1_2_suits_never_break_a_tie(suits: tuple[str, str]) -> None:
    one, other = suits
    assert value(f"A{one} K{one} 9{one} 8{one} 2{one}") == value(f"A{other} K{other} 9{other} 8{other} 2{other}")
    assert value(f"A{one} K{one} Q{one} J{one} T{one}") == value(f"A{other} K{other} Q{other} J{other} T{other}")
    assert value(f"A{one} K{other} 9{one} 8{one} 2{one}") == value(f"A{other} K{one} 9{other} 8{other} 2{other}")


@given(st.permutations(range(4)), st.lists(st.sampled_from(ALL_CARDS), min_size=5, max_size=7, unique=True))
def test_s3_1_2_exchanging_the_suits_changes_nothing(suits: Sequence[int], cards: list[Card]) -> None:
    exchanged = [ALL_CARDS[(each.rank - 2) * 4 + suits[each.suit]] for each in cards]
    assert high(exchanged) == high(cards)


def test_s1_1_2_the_sixth_and_seventh_card_never_count_not_even_as_a_kicker() -> None:
    assert value("As Ah Kd Qc Js 9h 8h") == value("As Ah Kd Qc Js 3h 2h") == value("As Ah Kd Qc Js")
    assert value("As Ah Kd Kc Qs 9h 9c") == value("As Ah Kd Kc Qs 3h 3c")
    assert value("As Ks 9s 8s 7s 3s 2s") == value("As Ks 9s 8s 7s 6d 6h")


@given(st.lists(st.sampled_from(ALL_CARDS), min_size=6, max_size=7, unique=True))
def test_s0_1_2_the_value_is_that_of_the_best_five(cards: list[Card]) -> None:
    assert high(cards) == max(high(five) for five in combinations(cards, 5))


def test_s0_s1_s3_1_2_equal_five_card_hands_are_worth_the_same() -> None:
    board = "Ad Kd 9h 8s 2c"
    assert value(f"{board} Qs Jh") == value(f"{board} Qh Js")
    assert value("As Ks Qd Jh Tc 3d 2d") == value("As Ks Qd Jh Tc Ah Ac"), "the board plays for both"


@pytest.mark.parametrize(
    ("text", "hand_class", "top"),
    [
        ("As Kd Qh Jc Ts", HandClass.STRAIGHT, 14),
        ("5s 4d 3h 2c As", HandClass.STRAIGHT, 5),
        ("5s 4s 3s 2s As", HandClass.STRAIGHT_FLUSH, 5),
    ],
)
def test_s0_1_3_the_ace_is_high_or_low(text: str, hand_class: HandClass, top: int) -> None:
    assert name_of(value(text)).hand_class is hand_class
    assert name_of(value(text)).ranks == (top,)


@pytest.mark.parametrize("text", ["Ks As 2d 3h 4c", "Qs Ks Ad 2h 3c", "Js Qd Kh Ac 2s", "Js Qd Kh Ac 2s 3d 4h"])
def test_s0_1_3_a_straight_never_wraps_around_the_ace(text: str) -> None:
    assert name_of(value(text)).hand_class is HandClass.HIGH_CARD


def test_s0_1_3_a_straight_flush_never_wraps_around_the_ace() -> None:
    assert name_of(value("Ks As 2s 3s 4s")).hand_class is HandClass.FLUSH


def test_s0_1_3_ace_to_five_is_the_lowest_straight() -> None:
    assert value("Ac 2d 3h 4s 5c") < value("2c 3d 4h 5s 6c")
    assert value("Ac 2d 3h 4s 5c 6d 7h") == value("3h 4s 5c 6d 7h"), "the higher end plays"


def test_s0_1_4_quads_compare_by_rank_first() -> None:
    assert value("9c 9d 9h 9s 2c") > value("8c 8d 8h 8s Ac")


def test_s0_s3_1_4_quads_on_board_the_fifth_card_decides() -> None:
    board = "9c 9d 9h 9s 5c"
    assert value(f"{board} Ac 2d") > value(f"{board} Kc Kd")
    assert value(f"{board} 4c 2d") == value(f"{board} 3c 3d"), "the five on the board plays for both"


def test_s0_1_4_full_house_compares_trips_before_the_pair() -> None:
    assert value("Jc Jd Jh Tc Td") > value("Tc Td Th Ac Ad")


def test_s0_1_4_full_house_of_equal_trips_compares_the_pair() -> None:
    assert value("Jc Jd Jh Ac Ad") > value("Jc Jd Jh Kc Kd")
    assert value("Jc Jd Jh Kc Kd Ks 2h") == value("Kc Kd Ks Jc Jd 3s 2h"), "of two trips the higher are the three"


def test_s0_1_4_flush_compares_from_the_top() -> None:
    assert value("Ac Qc 9c 8c 7c") > value("Kd Qd 9d 8d 7d")


@pytest.mark.parametrize(
    ("better", "worse"),
    [("AK852", "AQJT9"), ("AK952", "AK873"), ("AK982", "AK976"), ("AK983", "AK982")],
)
def test_s0_1_4_flush_and_high_card_compare_every_card_from_the_top(better: str, worse: str) -> None:
    flushes = [value(" ".join(rank + "h" for rank in ranks)) for ranks in (better, worse)]
    high_cards = [value(" ".join(map("".join, zip(ranks, "hhshd", strict=True)))) for ranks in (better, worse)]
    assert flushes[0] > flushes[1]
    assert high_cards[0] > high_cards[1]


def test_s0_1_4_straight_compares_its_top_card() -> None:
    assert value("5c 6d 7h 8s 9c") > value("3c 4d 5h 6s 7c")
    assert value("5c 6c 7c 8c 9c") > value("3d 4d 5d 6d 7d")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("9c 9d 9h 3s 2c", "8c 8d 8h As Kc"),
        ("9c 9d 9h As 2c", "9c 9d 9h Ks Qc"),
        ("9c 9d 9h As 3c", "9c 9d 9h Ad 2c"),
    ],
)
def test_s0_1_4_trips_compare_rank_then_kickers(better: str, worse: str) -> None:
    assert value(better) > value(worse)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Ac Ad 2c 2d 8h", "Kc Kd Qc Qd 2h"),
        ("Ac Ad 3c 3d 4h", "As Ah 2c 2d Kh"),
        ("Ac Ad 3c 3d 5h", "As Ah 3h 3s 4h"),
    ],
)
def test_s0_1_4_two_pair_compare_high_pair_low_pair_kicker(better: str, worse: str) -> None:
    assert value(better) > value(worse)


def test_s0_1_4_a_third_pair_counts_only_as_a_kicker() -> None:
    assert value("Ac Ad Kc Kd Qh Qs 2c") == value("Ac Ad Kc Kd Qh Js 2c")
    assert value("Ac Ad Kc Kd 2h 2s Qc") == value("Ac Ad Kc Kd 3h 4s Qc")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("3c 3d 6h 5s 4c", "2c 2d Ah Ks Qc"),
        ("3c 3d Ah 5s 4c", "3h 3s Kh Qs Jc"),
        ("3c 3d Ah Ks 4c", "3h 3s Ac Qs Jc"),
        ("3c 3d Ah Ks 5c", "3h 3s Ac Kd 4h"),
    ],
)
def test_s0_1_4_a_pair_compares_rank_then_three_kickers(better: str, worse: str) -> None:
    assert value(better) > value(worse)


def test_s0_12_2_the_flush_of_hearts_beats_the_straight_six_to_ten() -> None:
    board = "2h 6h 8c 9h Td"
    flush, straight = value(f"{board} Ah Kh"), value(f"{board} Ac 7c")
    assert flush > straight
    assert name_of(flush).hand_class is HandClass.FLUSH
    assert name_of(flush).ranks == (14, 13, 9, 6, 2)
    assert name_of(straight).hand_class is HandClass.STRAIGHT
    assert name_of(straight).ranks == (10,)


def test_s0_12_1_the_flush_of_spades_beats_two_pair() -> None:
    board = "As 6s 2h Js 2c"
    flush = value(f"{board} 9s 8s")
    assert flush > value(f"{board} Kh Ks")
    assert name_of(flush).ranks == (14, 11, 9, 8, 6)
