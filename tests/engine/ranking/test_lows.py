"""Low hands, line by line of the rules."""

from __future__ import annotations

from itertools import pairwise

import pytest

from dealerassist.engine.ranking import HandClass, HandName, Kind, LowClass, named, rank
from dealerassist.engine.ranking.lows import WORST
from tests.engine.ranking.reading import cards_of, name, playing, value

LOW_8, A5, LOW_27 = Kind.LOW_8, Kind.LOW_A5, Kind.LOW_27


@pytest.mark.parametrize("kind", [LOW_8, A5])
def test_s3_12_6_six_five_four_two_ace_beats_eight_seven_three_two_ace(kind: Kind) -> None:
    assert value(kind, "6c 5d 4h 2s Ac") > value(kind, "8c 7d 3h 2s Ad")


def test_s3_12_7_razz_six_five_four_two_ace_beats_nine_seven_three_two_ace() -> None:
    assert value(A5, "6c 5d 4h 2s Ac Ks Kd") > value(A5, "9c 7d 3h 2s Ad Qs Qd")


@pytest.mark.parametrize("kind", [LOW_8, A5])
def test_s3_5_7_2_the_best_low_is_ace_to_five(kind: Kind) -> None:
    best = value(kind, "Ac 2d 3h 4s 5c")
    assert best > value(kind, "Ac 2d 3h 4s 6c")
    assert named(kind, best) == HandName(LowClass.LOW, (5, 4, 3, 2, 1))
    assert best == WORST - 0x5_4_3_2_1 == 0x8_A_B_C_D_F


@pytest.mark.parametrize("kind", [LOW_8, A5])
def test_s0_s3_s4_5_straights_and_flushes_do_not_count_against_a_low(kind: Kind) -> None:
    assert value(kind, "4c 5c 6c 7c 8c") == value(kind, "4c 5d 6h 7s 8c")
    assert value(kind, "2c 3c 4c 5c 7c") > value(kind, "2d 3h 4s 6c 7d")


@pytest.mark.parametrize(("better", "worse"), [("76543", "8432A"), ("8632A", "8732A"), ("8743A", "8752A")])
@pytest.mark.parametrize("kind", [LOW_8, A5])
def test_s3_5_lows_compare_from_the_highest_card_down(kind: Kind, better: str, worse: str) -> None:
    hands = [" ".join(map("".join, zip(ranks, "cdhsc", strict=True))) for ranks in (better, worse)]
    assert value(kind, hands[0]) > value(kind, hands[1])


@pytest.mark.parametrize(("better", "worse"), [("8753A", "87542"), ("87532", "87543"), ("8742A", "8743A")])
def test_s3_5_the_last_cards_decide_too(better: str, worse: str) -> None:
    hands = [" ".join(map("".join, zip(ranks, "cdhsc", strict=True))) for ranks in (better, worse)]
    assert value(LOW_8, hands[0]) > value(LOW_8, hands[1])


@pytest.mark.parametrize("hole", ["Ac 2d 3h 4s 9c", "Ac 2d 3h 4s 4c", "Ac Ad 2h 2s 3c 3d 4h", "9c Td Jh Qs Kc Ad 2h"])
def test_s0_s3_s4_5_a_low_needs_five_different_ranks_none_above_eight(hole: str) -> None:
    assert rank(LOW_8, cards_of(hole)) is None
    assert playing(LOW_8, hole) == ""


def test_s0_s3_s4_5_the_worst_low_is_eight_seven_six_five_four() -> None:
    assert value(LOW_8, "4c 5d 6h 7s 8c") < value(LOW_8, "3c 5d 6h 7s 8c")
    assert name(LOW_8, "4c 5d 6h 7s 8c Kc Kd").ranks == (8, 7, 6, 5, 4)


def test_s3_7_1_pairs_beside_the_low_do_no_harm() -> None:
    assert value(LOW_8, "Ac Ad 2h 2s 3c 4d 5h") == value(LOW_8, "Ac 2d 3h 4s 5c")


def test_the_ace_and_the_lowest_cards_play_own_cards_and_higher_suits_first() -> None:
    assert playing(LOW_8, "As Ac 8d 7h 3s 2c Kd") == "8d 7h 3s 2c As"
    assert playing(LOW_8, "Ac 2c", "As 2s 3d 4d 5d") == "5d 4d 3d 2c Ac"
    assert playing(A5, "Ks Kd Kc Qh Js 9c 8d") == "Ks Qh Js 9c 8d"
    assert playing(A5, "2c 2d 2h 3s 3d Ac Ad") == "2h 2d Ad Ac 3s"


A5_BEST_TO_WORST = [
    ("Kc Qd Jh Ts 9c", LowClass.LOW, (13, 12, 11, 10, 9)),
    ("Ac Ad 2h 3s 4c", HandClass.ONE_PAIR, (1, 4, 3, 2)),
    ("Ac Ad 2h 3s 5c", HandClass.ONE_PAIR, (1, 5, 3, 2)),
    ("2c 2d Ah 3s 4c", HandClass.ONE_PAIR, (2, 4, 3, 1)),
    ("Kc Kd Qh Js Tc", HandClass.ONE_PAIR, (13, 12, 11, 10)),
    ("Ac Ad 2h 2s 3c", HandClass.TWO_PAIR, (2, 1, 3)),
    ("Ac Ad 3h 3s 2c", HandClass.TWO_PAIR, (3, 1, 2)),
    ("Kc Kd Qh Qs Jc", HandClass.TWO_PAIR, (13, 12, 11)),
    ("Ac Ad Ah 2s 3c", HandClass.THREE_OF_A_KIND, (1, 3, 2)),
    ("Kc Kd Kh Qs Jc", HandClass.THREE_OF_A_KIND, (13, 12, 11)),
    ("Ac Ad Ah 2s 2c", HandClass.FULL_HOUSE, (1, 2)),
    ("2c 2d 2h As Ac", HandClass.FULL_HOUSE, (2, 1)),
    ("Ac Ad Ah As 2c", HandClass.FOUR_OF_A_KIND, (1, 2)),
    ("Kc Kd Kh Ks Qc", HandClass.FOUR_OF_A_KIND, (13, 12)),
]


def test_s3_7_2_no_pair_beats_a_pair_and_so_on_the_ace_counting_low() -> None:
    for (better, _, _), (worse, _, _) in pairwise(A5_BEST_TO_WORST):
        assert value(A5, better) > value(A5, worse), (better, worse)


@pytest.mark.parametrize(("text", "hand_class", "ranks"), A5_BEST_TO_WORST)
def test_an_ace_to_five_hand_with_pairs_is_named_by_them(
    text: str, hand_class: HandClass, ranks: tuple[int, ...]
) -> None:
    assert name(A5, text) == HandName(hand_class, ranks)
    assert len(playing(A5, text).split()) == 5


@pytest.mark.parametrize(
    ("text", "hand_class", "ranks"),
    [
        ("Ac Ad Ah 2c 2d 3h 4s", HandClass.ONE_PAIR, (1, 4, 3, 2)),
        ("Kc Kd Ah 2c 3d 3h 3s", HandClass.ONE_PAIR, (3, 13, 2, 1)),
        ("Kc Kd Kh Qc Qd Js Jd", HandClass.TWO_PAIR, (12, 11, 13)),
        ("Kc Kd Kh Ks Qd Qs Jd", HandClass.TWO_PAIR, (13, 12, 11)),
        ("Kc Kd Kh Ks Qd Jd", HandClass.THREE_OF_A_KIND, (13, 12, 11)),
        ("Kc Kd Kh Ks Qd Qh Qs", HandClass.FULL_HOUSE, (12, 13)),
        ("Kc Kd Kh Ks Ad As", HandClass.FULL_HOUSE, (13, 1)),
        ("Ac Ad Ah As Kd Ks Kh", HandClass.FULL_HOUSE, (1, 13)),
    ],
)
def test_s3_7_2_of_seven_cards_that_all_pair_the_lowest_five_play(
    text: str, hand_class: HandClass, ranks: tuple[int, ...]
) -> None:
    assert name(A5, text) == HandName(hand_class, ranks)


LOW_27_BEST_TO_WORST = [
    ("7c 5d 4h 3s 2c", LowClass.LOW, (7, 5, 4, 3, 2)),
    ("7c 6d 4h 3s 2c", LowClass.LOW, (7, 6, 4, 3, 2)),
    ("8c 5d 4h 3s 2c", LowClass.LOW, (8, 5, 4, 3, 2)),
    ("Kc Qd Jh Ts 8c", LowClass.LOW, (13, 12, 11, 10, 8)),
    ("Ac 5d 4h 3s 2c", LowClass.LOW, (14, 5, 4, 3, 2)),
    ("Ac Kd Qh Js 9c", LowClass.LOW, (14, 13, 12, 11, 9)),
    ("2c 2d 5h 4s 3c", HandClass.ONE_PAIR, (2, 5, 4, 3)),
    ("Ac Ad 5h 4s 3c", HandClass.ONE_PAIR, (14, 5, 4, 3)),
    ("3c 3d 2h 2s 4c", HandClass.TWO_PAIR, (3, 2, 4)),
    ("2c 2d 2h 4s 3c", HandClass.THREE_OF_A_KIND, (2, 4, 3)),
    ("6c 5d 4h 3s 2c", HandClass.STRAIGHT, (6,)),
    ("Ac Kd Qh Js Tc", HandClass.STRAIGHT, (14,)),
    ("7c 5c 4c 3c 2c", HandClass.FLUSH, (7, 5, 4, 3, 2)),
    ("Ac 5c 4c 3c 2c", HandClass.FLUSH, (14, 5, 4, 3, 2)),
    ("2c 2d 2h 3s 3c", HandClass.FULL_HOUSE, (2, 3)),
    ("2c 2d 2h 2s 3c", HandClass.FOUR_OF_A_KIND, (2, 3)),
    ("6c 5c 4c 3c 2c", HandClass.STRAIGHT_FLUSH, (6,)),
    ("Ac Kc Qc Jc Tc", HandClass.ROYAL_FLUSH, (14,)),
]


def test_8_3_deuce_to_seven_straights_and_flushes_count_against_and_the_ace_is_high_only() -> None:
    for (better, _, _), (worse, _, _) in pairwise(LOW_27_BEST_TO_WORST):
        assert value(LOW_27, better) > value(LOW_27, worse), (better, worse)


@pytest.mark.parametrize(("text", "hand_class", "ranks"), LOW_27_BEST_TO_WORST)
def test_8_3_a_deuce_to_seven_hand_is_named_as_it_counts(
    text: str, hand_class: HandClass, ranks: tuple[int, ...]
) -> None:
    assert name(LOW_27, text) == HandName(hand_class, ranks)
    assert [card[0] for card in playing(LOW_27, text).split()] == [card[0] for card in text.split()], "in reading order"


@pytest.mark.parametrize("turned", [0x4_5_0_0_0_0, 0x5_7_5_4_3_2, 0x8_5_0_0_0_0, 0x7_5_4_3])
def test_an_ace_to_five_low_is_never_called_a_straight_or_a_flush(turned: int) -> None:
    with pytest.raises(ValueError, match="no low hand"):
        named(A5, WORST - turned)
