"""What a hand is worth, as one int that compares and decodes by itself.

A value is `category << 20 | r1 << 16 | r2 << 12 | r3 << 8 | r4 << 4 | r5`; greater is better, equal
splits (S0, S1, S3). r1 to r5 are the ranks that decide within the category, the first to compare first
(RULES 1.4), 2 to 14; a five-high straight has 5, the ace counting low; unused places are 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum


class Category(IntEnum):
    """The classes of hands from worst to best (S0, S1, S3); a royal flush is the best straight flush."""

    HIGH_CARD = 0
    ONE_PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8


STRAIGHTS = (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
SUITED = (Category.FLUSH, Category.STRAIGHT_FLUSH)
COUNTS = {
    Category.HIGH_CARD: (1, 1, 1, 1, 1),
    Category.ONE_PAIR: (2, 1, 1, 1),
    Category.TWO_PAIR: (2, 2, 1),
    Category.THREE_OF_A_KIND: (3, 1, 1),
    Category.STRAIGHT: (1, 1, 1, 1, 1),
    Category.FLUSH: (1, 1, 1, 1, 1),
    Category.FULL_HOUSE: (3, 2),
    Category.FOUR_OF_A_KIND: (4, 1),
    Category.STRAIGHT_FLUSH: (1, 1, 1, 1, 1),
}
"""How many cards of each deciding rank a class has; for straights, of each rank from the top."""

_CATEGORY_SHIFT = 20
_RANK_SHIFTS = (16, 12, 8, 4, 0)


def encode(category: int, ranks: Sequence[int]) -> int:
    """The value of a hand; `ranks` are the one to five deciding ranks in order of comparison."""
    value = category << _CATEGORY_SHIFT
    for rank, shift in zip(ranks, _RANK_SHIFTS, strict=False):
        value |= rank << shift
    return value


def decode(value: int) -> tuple[Category, tuple[int, ...]]:
    """The category and the deciding ranks of `value`; ValueError where it has no known category."""
    place, ranks = parts_of(value)
    return Category(place), ranks


def parts_of(value: int) -> tuple[int, tuple[int, ...]]:
    """The number of the class and the deciding ranks of `value`, known or not."""
    ranks = (value >> shift & 0xF for shift in _RANK_SHIFTS)
    return value >> _CATEGORY_SHIFT, tuple(rank for rank in ranks if rank)
