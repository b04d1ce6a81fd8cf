"""Guts: hands of three cards (S3, RULES 10.1).

A value is laid out as in `values`, its class being the place in `CLASSES_OF_THREE`. The ace is first or last in a
straight, never in the middle.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from dealerassist.cards import Card, cards_text
from dealerassist.engine.ranking.names import HandClass, HandName
from dealerassist.engine.ranking.playing import taken
from dealerassist.engine.ranking.values import encode, parts_of

CLASSES_OF_THREE = (
    HandClass.HIGH_CARD,
    HandClass.ONE_PAIR,
    HandClass.FLUSH,
    HandClass.STRAIGHT,
    HandClass.THREE_OF_A_KIND,
    HandClass.STRAIGHT_FLUSH,
)
"""Worst to best (S3)."""

_COUNTS = {
    HandClass.HIGH_CARD: (1, 1, 1),
    HandClass.ONE_PAIR: (2, 1),
    HandClass.FLUSH: (1, 1, 1),
    HandClass.STRAIGHT: (1, 1, 1),
    HandClass.THREE_OF_A_KIND: (3,),
    HandClass.STRAIGHT_FLUSH: (1, 1, 1),
}
_STRAIGHTS = (HandClass.STRAIGHT, HandClass.STRAIGHT_FLUSH)
_LOW_STRAIGHT = (14, 3, 2)


def value_of_three(cards: Sequence[Card]) -> int:
    """The value of three different cards: greater is better, equal splits; ValueError for others."""
    if len(cards) != 3 or len(set(cards)) != 3:
        raise ValueError(f"a hand of Guts is three different cards, not: {cards_text(cards)}")
    counts = Counter(card.rank for card in cards)
    ranks = tuple(sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True))
    hand_class = _class_of(ranks, len({card.suit for card in cards}) == 1)
    deciding = (_top(ranks),) if hand_class in _STRAIGHTS else ranks
    return encode(CLASSES_OF_THREE.index(hand_class), deciding)


def name_of_three(value: int) -> HandName:
    """The name of the hand worth `value`; ValueError where no hand is worth that. Straights have top and foot."""
    place, ranks = parts_of(value)
    hand_class = CLASSES_OF_THREE[place] if 0 <= place < len(CLASSES_OF_THREE) else None
    if hand_class is None or len(ranks) != (1 if hand_class in _STRAIGHTS else len(_COUNTS[hand_class])):
        raise ValueError(f"no hand of Guts is worth {value}")
    return HandName(hand_class, (ranks[0], ranks[0] - 2) if hand_class in _STRAIGHTS else ranks)


def reading_three(cards: Sequence[Card], value: int, prefer: Collection[Card]) -> tuple[Card, ...]:
    """The three cards in reading order: a pair first, then from the highest down, A-2-3 as 3 2 A."""
    name = name_of_three(value)
    top = name.ranks[0]
    played = (top, top - 1, top - 2) if name.hand_class in _STRAIGHTS else name.ranks
    return taken(cards, zip(played, _COUNTS[HandClass(name.hand_class)], strict=True), prefer)


def _class_of(ranks: tuple[int, ...], suited: bool) -> HandClass:
    """The class of three cards, from their different ranks, high to low."""
    if len(ranks) < 3:
        return HandClass.THREE_OF_A_KIND if len(ranks) == 1 else HandClass.ONE_PAIR
    if _top(ranks):
        return HandClass.STRAIGHT_FLUSH if suited else HandClass.STRAIGHT
    return HandClass.FLUSH if suited else HandClass.HIGH_CARD


def _top(ranks: tuple[int, ...]) -> int:
    """The top card of a straight of three ranks, high to low; 0 where they make none."""
    if ranks == _LOW_STRAIGHT:
        return 3
    return ranks[0] if ranks[0] - ranks[2] == 2 else 0
