"""Omaha for many hands at once: exactly two of the hand and three of the board (RULES 4, 5).

Without a flush a hand is worth the most of what its pairs of ranks make, each looked up with the ranks of the board. A
flush has the board's highest three of the suit and the hand's highest two: any other card would make it lower. A
straight flush that is not among them has two cards of the hand as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from dealerassist.engine.ranking.layout import rank_bit
from dealerassist.engine.ranking.lows import EIGHT_MASK, value_of_mask
from dealerassist.engine.ranking.orders import STANDARD
from dealerassist.verify.batch_sums import (
    FLUSHES,
    RANK_SUM,
    Cards,
    Places,
    Sums,
    Words,
    counters,
    mask_of,
    places_of_two,
    suit_masks,
)
from dealerassist.verify.batch_tables import (
    PAIRS_OF_RANKS,
    Values,
    board_places,
    by_suit_mask,
    omaha_by_pair,
)

_TWO_OF_A_SUIT, _THREE_OF_A_SUIT = counters(2), counters(3)
_FIRST, _SECOND = np.divmod(np.arange(52 * 52), 52)
_PAIR = np.array(
    [PAIRS_OF_RANKS.index((min(a, b), max(a, b))) for a, b in zip(_FIRST // 4, _SECOND // 4, strict=True)], np.intp
)
"""The column of `omaha_by_pair` for two cards."""

_LOW_BIT = np.array([1 << (card // 4 + 1) % 13 & EIGHT_MASK for card in range(52)], np.intp)
_LOW_BITS_OF_TWO = _LOW_BIT[_FIRST] | _LOW_BIT[_SECOND]
_STRAIGHTS = [sum(rank_bit(top - step) for step in range(5)) for top in range(6, 15)]
_WHEEL = sum(map(rank_bit, (14, 5, 4, 3, 2)))


def omaha_highs(hole: Sequence[Cards], board: Sequence[Cards], total: Words) -> Values:
    """What each hand is worth."""
    on_board = Sums().of(board)[0]
    row = board_places(len(board)).take((on_board & RANK_SUM).view(np.intp), mode="clip").astype(np.intp)
    row *= len(PAIRS_OF_RANKS)
    worth = omaha_by_pair(len(board)).reshape(-1)
    judged = np.zeros(len(row), np.uint32)
    for first, second in combinations(hole, 2):
        place = _PAIR.take(places_of_two(first, second), mode="wrap")
        np.maximum(judged, worth.take(np.add(place, row, out=place), mode="clip"), out=judged)
    suited = (on_board + _THREE_OF_A_SUIT) & (total - on_board + _TWO_OF_A_SUIT) & FLUSHES
    flushes = np.flatnonzero(suited != 0)
    if len(flushes):
        columns = ([column[flushes] for column in columns] for columns in (hole, board))
        masks = (mask_of(suit_masks(each), _suit(suited[flushes])) for each in columns)
        judged[flushes] = np.maximum(judged[flushes], _flushes(*masks))
    return judged


def omaha_lows(hole: Sequence[Cards], board: Sequence[Cards], total: Words) -> Values:
    """What each eight-or-better low is worth; 0 where none qualifies."""
    return _low_values().take(_low_bits(hole) << 8 | _low_bits(board))


def _suit(tops: Words) -> Words:
    """The suit whose counter has its top bit set; never two, as a board has three of one suit only."""
    below: Words = np.bitwise_count((tops >> np.uint64(35)) - np.uint64(1)).astype(np.uint64)
    return below // np.uint64(4)


def _flushes(hole: Places, board: Places) -> Values:
    """The best flush, from the masks of its suit in hand (two or more) and on the board (three or more)."""
    by_mask = by_suit_mask(STANDARD)
    judged = by_mask.take(_highest(2).take(hole) | _highest(3).take(board))
    for straight in (_WHEEL, *_STRAIGHTS):
        whole = ((hole | board) & straight) == straight
        made = whole & (np.bitwise_count(hole & straight) == 2)
        np.maximum(judged, by_mask[straight], out=judged, where=made)
    return judged


@cache
def _highest(count: int) -> Places:
    """Of each mask of a suit the highest `count` bits."""
    masks = np.arange(1 << 13)
    kept = np.zeros_like(masks)
    for bit in reversed(range(13)):
        kept |= np.where(np.bitwise_count(kept) < count, masks & 1 << bit, 0)
    return kept


def _low_bits(columns: Sequence[Cards]) -> Places:
    bits = _LOW_BIT.take(columns[-1])
    for first, second in zip(columns[::2], columns[1::2], strict=False):
        bits |= _LOW_BITS_OF_TWO.take(places_of_two(first, second), mode="wrap")
    return bits


@cache
def _low_values() -> Values:
    """By the low ranks of the hand, eight bits, then of the board."""
    board = np.arange(256)
    best = np.full((256, 256), 1 << 13)
    for one, other in combinations(range(8), 2):
        pair = 1 << one | 1 << other
        masks = _with_lowest_three(pair, board & ~pair)
        having = [hole for hole in range(256) if hole & pair == pair]
        best[having] = np.minimum(best[having], masks)
    worth = [value_of_mask(mask) or 0 for mask in range(256)]
    return np.array([*worth, *[0] * (1 << 13)], np.uint32).take(best.reshape(-1), mode="clip")


def _with_lowest_three(pair: int, others: NDArray[np.int64]) -> NDArray[np.int64]:
    """The pair and the lowest three of the other ranks; 1 << 13 where there are fewer."""
    masks = np.full_like(others, pair)
    for _ in range(3):
        lowest = others & -others
        masks = np.where(lowest > 0, masks | lowest, 1 << 13)
        others = others & ~lowest
    return masks
