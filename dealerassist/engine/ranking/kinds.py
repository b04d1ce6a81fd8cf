"""Every way to judge a hand, by name: what it is worth, which five cards play, what it is called.

A value is one int: greater is better, equal splits. Values of different kinds do not compare.

>>> from dealerassist.cards import card
>>> board = [card(text) for text in "3c 4d 8h Ks Kd".split()]
>>> value = rank(Kind.OMAHA_LOW_8, [card(text) for text in "As 2s 3s Kh".split()], board)
>>> named(Kind.OMAHA_LOW_8, value)
HandName(hand_class=<LowClass.LOW: 'low'>, ranks=(8, 4, 3, 2, 1))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache, partial
from types import MappingProxyType
from typing import NamedTuple

from dealerassist.cards import Card
from dealerassist.engine.ranking import guts, lows, orders
from dealerassist.engine.ranking.high import high, value_in
from dealerassist.engine.ranking.names import HandName, name_of
from dealerassist.engine.ranking.omaha import omaha_board
from dealerassist.engine.ranking.playing import best_five, five_worth

Cards = Sequence[Card]


class Kind(StrEnum):
    """The ways to judge a hand."""

    __hash__ = str.__hash__  # an enum's own takes longer than judging

    HIGH = "high"
    """The best five of five to seven (RULES 1.2): hold'em, pineapple, stud, five card draw."""
    OMAHA_HIGH = "omaha-high"
    """Exactly two of four to six hole cards with exactly three of the board (RULES 4)."""
    LOW_8 = "low-8"
    """Eight or better (RULES 5, 7.1): five different ranks, none above eight, ace low; stud hi/lo."""
    OMAHA_LOW_8 = "omaha-low-8"
    """The same of exactly two hole cards and three of the board (RULES 5)."""
    LOW_A5 = "low-a5"
    """Ace to five (RULES 7.2, 8.3): ace low, straights and flushes do not count; razz, lowball."""
    LOW_27 = "low-27"
    """Deuce to seven (RULES 8.3): the worst high hand of five, the ace high only."""
    SHORT_HIGH = "short-high"
    """36 cards: a flush beats a full house, A-6-7-8-9 is the lowest straight."""
    SHORT_HIGH_TRIPS = "short-high-trips"
    """The same where three of a kind beats a straight: a house rule."""
    HIGH_32 = "high-32"
    """32 cards, five card draw (RULES 8.2): a flush beats a full house, the ace is high only."""
    GUTS = "guts"
    """Three cards (RULES 10.1)."""


class _Judge(NamedTuple):
    """The three questions of one kind; `five` is told the value that `rank` found."""

    rank: Callable[[Cards, Cards], int | None]
    five: Callable[[Cards, Cards, int], tuple[Card, ...]]
    named: Callable[[int], HandName]


def rank(kind: Kind, hole: Cards, board: Cards = ()) -> int | None:
    """What a hand is worth; None where it does not qualify (the lows that need an eight).

    hole: its own cards, up cards among them. board: the cards that all share. All differ; ValueError otherwise, or
    where there are too few or too many for the kind.
    """
    return _JUDGES[kind].rank(hole, board)


def five(kind: Kind, hole: Cards, board: Cards = ()) -> tuple[Card, ...]:
    """The cards that play, in reading order, as many of the hand's own as make the same value; () where none qualify.

    Three in Guts, five otherwise. ValueError as `rank`.
    """
    judge = _JUDGES[kind]
    value = judge.rank(hole, board)
    return () if value is None else judge.five(hole, board, value)


@lru_cache(maxsize=8192)
def named(kind: Kind, value: int) -> HandName:
    """The name of what `rank` found worth `value`; ValueError where no hand of the kind is worth that."""
    return _JUDGES[kind].named(value)


def _of_all(
    value: Callable[[Cards], int | None],
    playing: Callable[[Cards, int, Cards], tuple[Card, ...]],
    name: Callable[[int], HandName],
) -> _Judge:
    """Any of one's own cards and of the board may play."""
    return _Judge(
        lambda hole, board: value((*hole, *board)),
        lambda hole, board, worth: playing((*hole, *board), worth, hole),
        name,
    )


def _in_order(order: orders.RankOrder) -> _Judge:
    return _of_all(partial(value_in, order), partial(five_worth, order), partial(name_of, order=order))


_JUDGES: Mapping[Kind, _Judge] = MappingProxyType(
    {
        Kind.HIGH: _of_all(high, best_five, name_of),
        Kind.OMAHA_HIGH: _Judge(
            lambda hole, board: omaha_board(tuple(board)).high(hole),
            lambda hole, board, value: omaha_board(tuple(board)).high_five(hole, value),
            name_of,
        ),
        Kind.LOW_8: _of_all(lows.eight_or_better, lows.low_five, lows.low_name),
        Kind.OMAHA_LOW_8: _Judge(
            lambda hole, board: omaha_board(tuple(board)).low(hole),
            lambda hole, board, value: omaha_board(tuple(board)).low_five(hole, value),
            lows.low_name,
        ),
        Kind.LOW_A5: _of_all(lows.ace_to_five, lows.low_five, lows.low_name),
        Kind.LOW_27: _of_all(lows.deuce_to_seven, lows.deuce_to_seven_five, lows.deuce_to_seven_name),
        Kind.SHORT_HIGH: _in_order(orders.SHORT_DECK),
        Kind.SHORT_HIGH_TRIPS: _in_order(orders.SHORT_DECK_TRIPS),
        Kind.HIGH_32: _in_order(orders.DRAW_32),
        Kind.GUTS: _of_all(guts.value_of_three, guts.reading_three, guts.name_of_three),
    }
)
