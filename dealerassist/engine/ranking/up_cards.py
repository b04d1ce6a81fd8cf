"""Stud's up cards: who brings in, which board is high or low, and cards by suit.

An int for each, greater comes first. Suits go, low to high, clubs, diamonds, hearts, spades (S3); only where this page
says so do they break a tie.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

from dealerassist.cards import Card, cards_text
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


def low_door(card: Card) -> int:
    """The greatest brings in: the lowest door card, the ace high, of equal ranks the lower suit (S3; RULES 6.2)."""
    return -card.index


def high_door(card: Card) -> int:
    """Razz: the greatest brings in: the highest door card, the ace low, of equal ranks the higher suit (RULES 7.2)."""
    return LOW_RANK[card] * 4 + card.suit


def high_board(cards: Sequence[Card]) -> int:
    """The greatest is high on board (RULES 6.3): pairs, threes and fours count, the ace is high; equal boards tie.

    cards: one to four different up cards, as many at every seat: straights and flushes need five. ValueError otherwise.
    """
    _check(cards)
    return _value(tuple(sorted([card.rank for card in cards])))


def low_board(cards: Sequence[Card]) -> int:
    """Razz: the greatest is low on board (RULES 7.2): no pair beats a pair, the ace is low; else as `high_board`."""
    _check(cards)
    return WORST - _value(tuple(sorted([LOW_RANK[card] for card in cards])))


def board_name(cards: Sequence[Card], low: bool = False) -> HandName:
    """What a board is called: its class and all its deciding ranks, one to four of them. low: the ace counts 1.

    Raises ValueError as `high_board` does.
    """
    _check(cards)
    category, ranks = STANDARD.decode(_value(tuple(sorted([low_rank(card) if low else card.rank for card in cards]))))
    return HandName(CLASSES[category], tuple(rank for rank in ranks if rank))


def highest_by_suit(cards: Iterable[Card]) -> int:
    """The highest card, the ace high, of equal ranks the higher suit: no two hands tie (TDA 2024 20B, RP-10E)."""
    return max(card.index for card in cards)


def lowest_by_suit(cards: Iterable[Card]) -> int:
    """The greatest has the lowest card, the ace low, of equal ranks the lower suit: no hands tie (Robert's ties)."""
    return max(-(low_rank(card) * 4 + card.suit) for card in cards)


@cache
def _value(ranks: tuple[int, ...]) -> int:
    """Of ranks in order; there are fewer than 2,400."""
    counts = Counter(ranks)
    deciding = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    groups = [counts[rank] for rank in deciding]
    shape = tuple(count for count in groups if count > 1) or (1,)
    return encode(_SHAPES[shape], deciding)


def _check(cards: Sequence[Card]) -> None:
    if not 1 <= len(cards) <= 4 or len(set(cards)) != len(cards):
        raise ValueError(f"a board of up cards is one to four different cards, not: {cards_text(cards)}")
