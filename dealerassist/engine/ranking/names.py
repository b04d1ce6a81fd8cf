"""What a hand is called, and what tells two hands apart."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from dealerassist.engine.ranking.orders import STANDARD, RankOrder
from dealerassist.engine.ranking.values import COUNTS, STRAIGHTS, Category


class HandClass(StrEnum):
    """The ten names of hands, worst to best (S0, S1, S3)."""

    HIGH_CARD = "high-card"
    ONE_PAIR = "one-pair"
    TWO_PAIR = "two-pair"
    THREE_OF_A_KIND = "three-of-a-kind"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full-house"
    FOUR_OF_A_KIND = "four-of-a-kind"
    STRAIGHT_FLUSH = "straight-flush"
    ROYAL_FLUSH = "royal-flush"


class LowClass(StrEnum):
    """What a low hand is called that has none of the other names: five different ranks (RULES 5, 7.2, 8.3)."""

    LOW = "low"


@dataclass(frozen=True, slots=True)
class HandName:
    """The name of a hand.

    ranks: what decides within the class, first to compare first (RULES 1.4), each 2 to 14. Straights and
    straight flushes have their top card only (5 for A-2-3-4-5), and behind it their foot where that is not four
    below (9 and 1 for A-6-7-8-9 of a short pack); four of a kind and full house two ranks,
    three of a kind and two pair three, one pair four, flush, high card and low five. Where the ace counts low it is 1.
    """

    hand_class: HandClass | LowClass
    ranks: tuple[int, ...]


_ACE = 14


def name_of(value: int, order: RankOrder = STANDARD) -> HandName:
    """The name of the hand that `high` found worth `value`; ValueError where no hand is worth that.

    order: the order of hands that it was judged in.
    """
    category, ranks = order.decode(value)
    if len(ranks) != (1 if category in STRAIGHTS else len(COUNTS[category])):
        raise ValueError(f"no hand is worth {value}")
    if category is Category.STRAIGHT_FLUSH and ranks == (_ACE,):
        return HandName(HandClass.ROYAL_FLUSH, ranks)
    if category in STRAIGHTS and ranks[0] == order.lowest + 3 != 5:
        return HandName(CLASSES[category], (*ranks, 1))
    return HandName(CLASSES[category], ranks)


CLASSES = tuple(HandClass)
"""The name of each `Category`, at its number."""


def first_difference(a: int, b: int) -> int | None:
    """What tells the hands worth `a` and `b` apart; None where they are equal and split.

    0: their classes. 1 and up: the first of their deciding ranks that differs, so that it is
    `name_of(a).ranks[n - 1]` against `name_of(b).ranks[n - 1]`. For two pairs of kings, 1 cannot be
    the answer, 2 means that the first kicker plays, 3 the second, 4 the third.
    """
    if a == b:
        return None
    one, other = name_of(a), name_of(b)
    if one.hand_class is not other.hand_class:
        return 0
    pairs = zip(one.ranks, other.ranks, strict=True)
    return 1 + next(place for place, (mine, theirs) in enumerate(pairs) if mine != theirs)
