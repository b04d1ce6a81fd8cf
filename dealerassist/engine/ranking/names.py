"""What a hand is called, which five cards it is, and what tells two hands apart."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum

from dealerassist.cards import Card, cards_text
from dealerassist.engine.ranking.high import high
from dealerassist.engine.ranking.values import Category, decode


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


@dataclass(frozen=True, slots=True)
class HandName:
    """The name of a hand.

    ranks: what decides within the class, first to compare first (RULES 1.4), each 2 to 14. Straights and
    straight flushes have their top card only (5 for A-2-3-4-5); four of a kind and full house two ranks,
    three of a kind and two pair three, one pair four, flush and high card five.
    """

    hand_class: HandClass
    ranks: tuple[int, ...]


_ACE = 14
_STRAIGHTS = (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
_SUITED = (Category.FLUSH, Category.STRAIGHT_FLUSH)
_COUNTS = {
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


def name_of(value: int) -> HandName:
    """The name of the hand that `high` found worth `value`; ValueError where no hand is worth that."""
    category, ranks = decode(value)
    if len(ranks) != (1 if category in _STRAIGHTS else len(_COUNTS[category])):
        raise ValueError(f"no hand is worth {value}")
    if category is Category.STRAIGHT_FLUSH and ranks == (_ACE,):
        return HandName(HandClass.ROYAL_FLUSH, ranks)
    return HandName(list(HandClass)[category], ranks)


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


def best_five(cards: Sequence[Card], value: int | None = None, prefer: Collection[Card] = ()) -> tuple[Card, ...]:
    """The five of `cards` that play, in reading order.

    What makes the hand stands first (the four, three or pair, the higher pair before the lower), then the
    kickers, all high to low; a straight from its top, A-2-3-4-5 as 5 4 3 2 A. Where only some cards
    of a rank can play, those in `prefer` are taken first, then the higher suit (spades, hearts, diamonds,
    clubs); the same order holds within a pair, three or four. So `prefer` is the hole cards to show as much
    of the player's own hand as possible, or the board to show that the board plays.

    cards: five, six or seven different cards. value: what `high` gave for them, if known. ValueError for other
    cards, or where `value` is not theirs.
    """
    worth = high(cards) if value is None else value
    category, ranks = decode(worth)
    pool = _suited(cards) if category in _SUITED else cards
    ordered = sorted(pool, key=lambda card: (card in prefer, card.suit), reverse=True)
    playing: list[Card] = []
    for rank, count in zip(_played(category, ranks), _COUNTS[category], strict=True):
        playing += [card for card in ordered if card.rank == rank][:count]
    if len(playing) != 5:
        raise ValueError(f"{cards_text(cards)} is not worth {worth}")
    return tuple(playing)


def _suited(cards: Sequence[Card]) -> list[Card]:
    suits = [card.suit for card in cards]
    return [card for card in cards if suits.count(card.suit) >= 5]


def _played(category: Category, ranks: tuple[int, ...]) -> tuple[int, ...]:
    if category not in _STRAIGHTS:
        return ranks
    top = ranks[0]
    return tuple(rank if rank > 1 else _ACE for rank in range(top, top - 5, -1))
