"""Dense tables for batches, made from the engine's own when they are first needed.

A rank has one number, `RANK_NUMBERS`, such that the sum over a hand of up to seven cards tells its ranks: no two
multisets of as many ranks, at most four of each, have the same sum. So a sum is a place in an array.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement, permutations

import numpy as np
from numpy.typing import NDArray

from dealerassist.cards import ALL_CARDS
from dealerassist.engine.ranking import Kind, rank
from dealerassist.engine.ranking.make_tables import rank_multisets
from dealerassist.engine.ranking.orders import STANDARD, RankOrder
from dealerassist.engine.ranking.tables import tables_of

Values = NDArray[np.uint32]

RANK_NUMBERS = (0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181)
"""Two to ace."""

PAIRS_OF_RANKS = tuple(combinations_with_replacement(range(13), 2))
"""Ranks from 0, the two: 91 pairs, the lower rank first."""


@cache
def by_rank_sum(order: RankOrder, size: int) -> Values:
    """What hands of `size` cards without a flush are worth, by the sum of their rank numbers; 0 where no hand is."""
    table = tables_of(order).by_rank_key
    keys = np.fromiter(table, np.int64, len(table))
    values = np.fromiter(table.values(), np.uint32, len(table))
    digits = [keys // 5**place % 5 for place in range(13)]
    right = sum(digits) == size
    sums = sum(digit * number for digit, number in zip(digits, RANK_NUMBERS, strict=True))
    dense = _empty(size)
    dense[np.asarray(sums)[right]] = values[right]
    return dense


@cache
def by_suit_mask(order: RankOrder) -> Values:
    """What the cards of one suit are worth, by their mask (`layout.rank_bit`); 0 for fewer than five."""
    dense = np.zeros(1 << 13, np.uint32)
    for mask, value in tables_of(order).by_suit_mask.items():
        dense[mask] = value
    return dense


@cache
def lows_by_rank_sum(kind: Kind, size: int) -> Values:
    """The same for a low that knows no suits; 0 also where a hand does not qualify."""
    dense = _empty(size)
    for ranks in rank_multisets(size):
        hand = [ALL_CARDS[(each - 2) * 4 + ranks[:place].count(each)] for place, each in enumerate(ranks)]
        dense[sum(RANK_NUMBERS[each - 2] for each in ranks)] = rank(kind, hand) or 0
    return dense


@cache
def by_three_cards() -> Values:
    """What hands of Guts are worth, by `(a * 52 + b) * 52 + c` of their cards' numbers; 0 where a card is twice."""
    dense = np.zeros(52**3, np.uint32)
    for three in combinations(range(52), 3):
        value = rank(Kind.GUTS, [ALL_CARDS[each] for each in three]) or 0
        for a, b, c in permutations(three):
            dense[(a * 52 + b) * 52 + c] = value
    return dense


@cache
def omaha_by_pair(size: int) -> Values:
    """What two hole cards make without a flush on a board of `size`, by its rank sum's place and their pair.

    A row for each multiset of ranks that a board can have, in the order of `board_places`; a column for each of
    `PAIRS_OF_RANKS`. 0 where there are not enough cards of a rank.
    """
    boards = np.array(list(rank_multisets(size))) - 2
    fives = by_rank_sum(STANDARD, 5)
    numbers = np.array(RANK_NUMBERS)
    pairs = np.array([numbers[[low, high]].sum() for low, high in PAIRS_OF_RANKS])
    worth = np.zeros((len(boards), len(pairs)), np.uint32)
    for three in combinations(range(size), 3):
        sums = numbers[boards[:, three]].sum(axis=1)[:, None] + pairs
        np.maximum(worth, fives.take(sums, mode="clip"), out=worth)
    return worth


@cache
def board_places(size: int) -> NDArray[np.int32]:
    """The row of `omaha_by_pair` for a board's rank sum."""
    places = np.zeros(len(_empty(size)), np.int32)
    for place, ranks in enumerate(rank_multisets(size)):
        places[sum(RANK_NUMBERS[each - 2] for each in ranks)] = place
    return places


def _empty(size: int) -> Values:
    """Room for every sum up to four aces and kings."""
    highest = 4 * RANK_NUMBERS[12] + (size - 4) * RANK_NUMBERS[11] if size > 4 else size * RANK_NUMBERS[12]
    return np.zeros(highest + 1, np.uint32)
