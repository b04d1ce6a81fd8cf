"""Millions of hands at a time, with numpy: the same values as the engine's ranking, from the same tables.

A row is a hand; its cards are their numbers (`Card.index`, 0 to 51). A hand that does not qualify is worth 0.

>>> import numpy as np
>>> values(Kind.HIGH, np.array([[51, 47, 43, 39, 35, 0, 1]]))  # As Ks Qs Js Ts, 2c 2d
array([9306112], dtype=uint32)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType

import numpy as np
from numpy.typing import ArrayLike

from dealerassist.cards import ALL_CARDS
from dealerassist.engine.ranking import Kind, rank
from dealerassist.engine.ranking.lows import WORST
from dealerassist.engine.ranking.orders import (
    DEUCE_TO_SEVEN,
    DRAW_32,
    SHORT_DECK,
    SHORT_DECK_TRIPS,
    STANDARD,
    RankOrder,
)
from dealerassist.verify.batch_omaha import omaha_highs, omaha_lows
from dealerassist.verify.batch_sums import CHUNK, FLUSHES, RANK_SUM, Cards, Sums, Words, counters, mask_of, suit_masks
from dealerassist.verify.batch_tables import Values, by_rank_sum, by_suit_mask, by_three_cards, lows_by_rank_sum

Judge = Callable[[Sequence[Cards], Sequence[Cards], Words], Values]
"""Of the columns of holes and boards, and the sums over all of them."""

_FIVE_OF_A_SUIT = counters(5)


def values(kind: Kind, hole: ArrayLike, board: ArrayLike | None = None) -> Values:
    """What each hand is worth, as `ranking.rank` says; 0 for its None.

    hole: hands × cards. board: the same, or the cards of one board that all share. ValueError where a hand has a card
    twice or one that is not of the game, and for a number of cards that the kind does not judge.
    """
    holes = _numbers(kind, hole)
    boards = _numbers(kind, np.empty((len(holes), 0)) if board is None else board)
    boards = np.broadcast_to(boards, (len(holes), boards.shape[-1]))
    _check_size(kind, holes.shape[1], boards.shape[1])
    judged = np.empty(len(holes), np.uint32)
    judge, sums = _JUDGES[kind], Sums()
    for start in range(0, len(holes), CHUNK):
        hole_chunk, board_chunk = ([*each[start : start + CHUNK].T] for each in (holes, boards))
        total, bits = sums.of([*hole_chunk, *board_chunk])
        _check_different(bits, len(hole_chunk) + len(board_chunk), start)
        judged[start : start + CHUNK] = judge(hole_chunk, board_chunk, total)
    return judged


def _numbers(kind: Kind, cards: ArrayLike) -> Cards:
    numbers = np.asarray(cards)
    lowest = 4 * (_ORDERS[kind].lowest - 2) if kind in _ORDERS else 0
    if numbers.size and not (numbers.dtype.kind in "iu" and lowest <= numbers.min() <= numbers.max() < 52):
        raise ValueError(f"cards of {kind} are numbers from {lowest} to 51")
    return numbers.astype(np.uint8, copy=False)


def _check_size(kind: Kind, hole: int, board: int) -> None:
    """As the engine does: by any cards."""
    rank(kind, ALL_CARDS[52 - hole :], ALL_CARDS[52 - hole - board : 52 - hole])


def _check_different(bits: Words, count: int, start: int) -> None:
    wrong = np.bitwise_count(bits) != count
    if wrong.any():
        raise ValueError(f"row {start + int(wrong.argmax())}: a card twice")


def _in_order(order: RankOrder, hole: Sequence[Cards], board: Sequence[Cards], total: Words) -> Values:
    """The best five of all: by the ranks, but where one suit has five cards it decides (see `ranking.high`)."""
    columns = [*hole, *board]
    total += _FIVE_OF_A_SUIT
    flushes = np.flatnonzero((total & FLUSHES) != 0)
    judged = by_rank_sum(order, len(columns)).take((total & RANK_SUM).view(np.intp), mode="clip")
    masks = suit_masks([column[flushes] for column in columns])
    by_mask = by_suit_mask(order)
    judged[flushes] = np.max([by_mask.take(mask_of(masks, suit)) for suit in range(4)], axis=0)
    return judged


def _low(kind: Kind, hole: Sequence[Cards], board: Sequence[Cards], total: Words) -> Values:
    return lows_by_rank_sum(kind, len(hole) + len(board)).take((total & RANK_SUM).view(np.intp), mode="clip")


def _deuce_to_seven(hole: Sequence[Cards], board: Sequence[Cards], total: Words) -> Values:
    judged = _in_order(DEUCE_TO_SEVEN, hole, board, total)
    np.subtract(WORST, judged, out=judged)
    return judged


def _guts(hole: Sequence[Cards], board: Sequence[Cards], total: Words) -> Values:
    first, second, third = (column.astype(np.intp) for column in (*hole, *board))
    judged: Values = by_three_cards().take((first * 52 + second) * 52 + third)
    return judged


_ORDERS = {
    Kind.HIGH: STANDARD,
    Kind.SHORT_HIGH: SHORT_DECK,
    Kind.SHORT_HIGH_TRIPS: SHORT_DECK_TRIPS,
    Kind.HIGH_32: DRAW_32,
}
_JUDGES: Mapping[Kind, Judge] = MappingProxyType(
    {kind: partial(_in_order, order) for kind, order in _ORDERS.items()}
    | {kind: partial(_low, kind) for kind in (Kind.LOW_8, Kind.LOW_A5)}
    | {
        Kind.OMAHA_HIGH: omaha_highs,
        Kind.OMAHA_LOW_8: omaha_lows,
        Kind.LOW_27: _deuce_to_seven,
        Kind.GUTS: _guts,
    }
)
