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


_CATEGORY_SHIFT = 20
_RANK_SHIFTS = (16, 12, 8, 4, 0)


def encode(category: Category, ranks: Sequence[int]) -> int:
    """The value of a hand; `ranks` are the one to five deciding ranks in order of comparison."""
    value = category << _CATEGORY_SHIFT
    for rank, shift in zip(ranks, _RANK_SHIFTS, strict=False):
        value |= rank << shift
    return value


def decode(value: int) -> tuple[Category, tuple[int, ...]]:
    """The category and the deciding ranks of `value`; ValueError where it has no known category."""
    category = Category(value >> _CATEGORY_SHIFT)
    ranks = (value >> shift & 0xF for shift in _RANK_SHIFTS)
    return category, tuple(rank for rank in ranks if rank)
