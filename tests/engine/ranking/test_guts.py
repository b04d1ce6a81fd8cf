"""Hands of three cards (S3; RULES 10.1)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest

from dealerassist.cards import ALL_CARDS
from dealerassist.engine.ranking import HandClass, HandName, Kind, named, rank
from tests.engine.ranking.plain import plain_rank
from tests.engine.ranking.reading import name, playing, value

GUTS = Kind.GUTS

WORST_TO_BEST = [
    ("5c 3d 2h", HandClass.HIGH_CARD, (5, 3, 2)),
    ("Ac 4d 2h", HandClass.HIGH_CARD, (14, 4, 2)),
    ("Kc Ad 2h", HandClass.HIGH_CARD, (14, 13, 2)),
    ("Ac Kd Jh", HandClass.HIGH_CARD, (14, 13, 11)),
    ("2c 2d 3h", HandClass.ONE_PAIR, (2, 3)),
    ("2c 2d Ah", HandClass.ONE_PAIR, (2, 14)),
    ("Ac Ad Kh", HandClass.ONE_PAIR, (14, 13)),
    ("5c 3c 2c", HandClass.FLUSH, (5, 3, 2)),
    ("Ac Kc 2c", HandClass.FLUSH, (14, 13, 2)),
    ("Ac Kc Jc", HandClass.FLUSH, (14, 13, 11)),
    ("Ac 2d 3h", HandClass.STRAIGHT, (3, 1)),
    ("2d 3h 4c", HandClass.STRAIGHT, (4, 2)),
    ("Ac Kd Qh", HandClass.STRAIGHT, (14, 12)),
    ("2c 2d 2h", HandClass.THREE_OF_A_KIND, (2,)),
    ("Ac Ad Ah", HandClass.THREE_OF_A_KIND, (14,)),
    ("Ac 2c 3c", HandClass.STRAIGHT_FLUSH, (3, 1)),
    ("Ac Kc Qc", HandClass.STRAIGHT_FLUSH, (14, 12)),
]
KNOWN = {
    HandClass.HIGH_CARD: 16_440,
    HandClass.ONE_PAIR: 3_744,
    HandClass.FLUSH: 1_096,
    HandClass.STRAIGHT: 720,
    HandClass.THREE_OF_A_KIND: 52,
    HandClass.STRAIGHT_FLUSH: 48,
}
"""The known number of hands of three cards in each class."""


def test_s3_10_1_the_classes_and_what_decides_within_them() -> None:
    for (worse, _, _), (better, _, _) in pairwise(WORST_TO_BEST):
        assert value(GUTS, better) > value(GUTS, worse), (better, worse)


@pytest.mark.parametrize(("text", "hand_class", "ranks"), WORST_TO_BEST)
def test_s3_10_1_a_hand_of_three_is_named(text: str, hand_class: HandClass, ranks: tuple[int, ...]) -> None:
    assert name(GUTS, text) == HandName(hand_class, ranks)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("2h Ac 3d", "3d 2h Ac"),
        ("Kd Qh Ac", "Ac Kd Qh"),
        ("2c Ah 2d", "2d 2c Ah"),
        ("2c 2d 2s", "2s 2d 2c"),
        ("9c Kc 4c", "Kc 9c 4c"),
        ("3c 5c 4c", "5c 4c 3c"),
        ("9c Kd 4c", "Kd 9c 4c"),
    ],
)
def test_s3_10_1_the_three_read_as_the_hand_counts(text: str, cards: str) -> None:
    assert playing(GUTS, text) == cards


def test_s3_10_1_every_hand_of_three_compares_and_is_called_as_the_plain_rules_say() -> None:
    found: Counter[tuple[int, tuple[int, ...]]] = Counter()
    classes: Counter[str] = Counter()
    for cards in combinations(ALL_CARDS, 3):
        worth, plain = rank(GUTS, cards), plain_rank(GUTS, cards)
        assert worth is not None
        assert plain is not None
        found[worth, plain] += 1
        classes[named(GUTS, worth).hand_class] += 1
    for worse, better in pairwise(sorted(found)):
        assert worse[0] < better[0]
        assert worse[1] < better[1]
    assert classes == KNOWN


@pytest.mark.parametrize("value_", [0x5_E_D_0_0_0, 0x4_0_0_0_0_0, 0x6_E_0_0_0_0, 0x1_E_D_C_0_0, 0x0_E_D_C_B_0])
def test_what_no_three_cards_are_worth_has_no_name(value_: int) -> None:
    with pytest.raises(ValueError, match="no hand of Guts"):
        named(GUTS, value_)
