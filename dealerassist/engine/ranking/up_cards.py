"""Stud's up cards: who brings in, which board is high or low, and cards by suit.

An int for each, greater comes first. Suits go, low to high, clubs, diamonds, hearts, spades (S3); only where this page
says so do they break a tie.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from dealerassist.cards import ALL_CARDS, Card, cards_text
from dealerassist.engine.ranking.lows import LOW_RANK, WORST, low_rank
from dealerassist.engine.ranking.names import CLASSES, HandName
from dealerassist.engine.ranking.orders import STANDARD
from dealerassist.engine.ranking.values import Category, encode

_SHAPES = {
    (1,): Category.HIGH_CARD,
    (2,): Category.ONE_PAIR,
    (2, 2): Category.TWO_PAIR,
    (3,): Category.THREE_OF_A_KIND,
    (4,): Category.FOUR_OF_A_KIND,
}
"""By the sizes of the pairs, threes and fours."""

_HIGH_DIGIT = {card: 1 << 3 * card.rank for card in ALL_CARDS}
_LOW_DIGIT = {card: 1 << 3 * LOW_RANK[card] for card in ALL_CARDS}
"""One card as `_value` counts it."""
_high_digit, _low_digit = _HIGH_DIGIT.__getitem__, _LOW_DIGIT.__getitem__


def low_door(card: Card) -> int:
    """The greatest brings in: the lowest door card, the ace high, of equal ranks the lower suit (S3; RULES 6.2)."""
    return -card.index


def high_door(card: Card) -> int:
    """Razz: the greatest brings in: the highest door card, the ace low, of equal ranks the higher suit (RULES 7.2)."""
    return LOW_RANK[card] * 4 + card.suit


def high_board(cards: Sequence[Card]) -> int:
    """The greatest is high on board (RULES 6.3): pairs, threes and fours count, the ace is high; equal boards tie.

    cards: one to four up cards, as many at every seat: straights and flushes need five. ValueError otherwise. That they
    differ is the caller's affair: a hand has refused a card that lies twice long before it asks who is high.
    """
    return _value(sum(map(_high_digit, cards)))


def low_board(cards: Sequence[Card]) -> int:
    """Razz: the greatest is low on board (RULES 7.2): no pair beats a pair, the ace is low; else as `high_board`."""
    return WORST - _value(sum(map(_low_digit, cards)))


def board_name(cards: Sequence[Card], low: bool = False) -> HandName:
    """What a board is called: its class and all its deciding ranks, one to four of them. low: the ace counts 1.

    Raises ValueError as `high_board` does.
    """
    _check(cards)
    category, ranks = STANDARD.decode(_value(sum([(_LOW_DIGIT if low else _HIGH_DIGIT)[card] for card in cards])))
    return HandName(CLASSES[category], tuple(rank for rank in ranks if rank))


def highest_by_suit(cards: Iterable[Card]) -> int:
    """The highest card, the ace high, of equal ranks the higher suit: no two hands tie (TDA 2024 20B, RP-10E)."""
    return max(card.index for card in cards)


def lowest_by_suit(cards: Iterable[Card]) -> int:
    """The greatest has the lowest card, the ace low, of equal ranks the lower suit: no hands tie (Robert's ties)."""
    return max(-(low_rank(card) * 4 + card.suit) for card in cards)


@cache
def _value(counts: int) -> int:
    """Of so many cards of each rank, an octal digit each, that of rank 0 last; there are fewer than 2,400."""
    of_rank = {rank: count for rank in range(15) if (count := counts >> 3 * rank & 7)}
    if not 1 <= sum(of_rank.values()) <= 4:
        raise ValueError(f"a board of up cards is one to four cards, not {sum(of_rank.values())}")
    deciding = sorted(of_rank, key=lambda rank: (of_rank[rank], rank), reverse=True)
    shape = tuple(count for rank in deciding if (count := of_rank[rank]) > 1) or (1,)
    return encode(_SHAPES[shape], deciding)


def _check(cards: Sequence[Card]) -> None:
    if not 1 <= len(cards) <= 4 or len(set(cards)) != len(cards):
        raise ValueError(f"a board of up cards is one to four different cards, not: {cards_text(cards)}")
