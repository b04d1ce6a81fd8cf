"""Hands judged a second time, slowly and plainly: every five that may play, compared card by card as the rules say.

Shares no line and no table with the engine. A hand is a tuple that compares, the greater the better.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise

from dealerassist.cards import Card
from dealerassist.engine.ranking import Kind

Key = tuple[int, ...]
OMAHA = {Kind.OMAHA_HIGH, Kind.OMAHA_LOW_8}

# Worst to best. 0 high card, 1 pair, 2 two pair, 3 three, 4 straight, 5 flush, 6 full house, 7 four, 8 straight flush.
USUAL = (0, 1, 2, 3, 4, 5, 6, 7, 8)
FLUSH_BEATS_FULL = (0, 1, 2, 3, 4, 6, 5, 7, 8)
TRIPS_BEAT_STRAIGHT_TOO = (0, 1, 2, 4, 3, 6, 5, 7, 8)
GUTS_ORDER = (0, 1, 5, 4, 3, 8)

STRAIGHTS_WITH_A_LOW_ACE = {
    Kind.HIGH: [14, 5, 4, 3, 2],
    Kind.OMAHA_HIGH: [14, 5, 4, 3, 2],
    Kind.SHORT_HIGH: [14, 9, 8, 7, 6],
    Kind.SHORT_HIGH_TRIPS: [14, 9, 8, 7, 6],
    Kind.GUTS: [14, 3, 2],
}
ORDERS = {
    Kind.HIGH: USUAL,
    Kind.OMAHA_HIGH: USUAL,
    Kind.SHORT_HIGH: FLUSH_BEATS_FULL,
    Kind.SHORT_HIGH_TRIPS: TRIPS_BEAT_STRAIGHT_TOO,
    Kind.HIGH_32: FLUSH_BEATS_FULL,
    Kind.LOW_27: USUAL,
    Kind.GUTS: GUTS_ORDER,
}


def plain_rank(kind: Kind, hole: Sequence[Card], board: Sequence[Card] = ()) -> Key | None:
    """The best of all that may play; None where nothing qualifies."""
    keys = (plain_key(kind, five) for five in hands_of(kind, hole, board))
    return max((key for key in keys if key is not None), default=None)


def hands_of(kind: Kind, hole: Sequence[Card], board: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Every choice of cards that may play."""
    if kind in OMAHA:
        for two in combinations(hole, 2):
            for three in combinations(board, 3):
                yield two + three
    else:
        yield from combinations((*hole, *board), 3 if kind is Kind.GUTS else 5)


def plain_key(kind: Kind, cards: Sequence[Card]) -> Key | None:
    """What the cards that play are worth."""
    if kind in (Kind.LOW_8, Kind.OMAHA_LOW_8):
        return eight_or_better(cards)
    if kind is Kind.LOW_A5:
        return turned(grouped([1 if card.rank == 14 else card.rank for card in cards]))
    key = with_class(kind, cards)
    return turned(key) if kind is Kind.LOW_27 else key


def eight_or_better(cards: Sequence[Card]) -> Key | None:
    ranks = sorted((1 if card.rank == 14 else card.rank for card in cards), reverse=True)
    if len(set(ranks)) < 5 or ranks[0] > 8:
        return None
    return turned(tuple(ranks))


def turned(key: Key) -> Key:
    """The lowest becomes the best."""
    return tuple(-part for part in key)


def with_class(kind: Kind, cards: Sequence[Card]) -> Key:
    """The place of the class in its order, then what decides."""
    ranks = sorted((card.rank for card in cards), reverse=True)
    suited = all(card.suit == cards[0].suit for card in cards)
    top = straight_top(ranks, STRAIGHTS_WITH_A_LOW_ACE.get(kind))
    if top is not None:
        return (ORDERS[kind].index(8 if suited else 4), top)
    key = grouped(ranks)
    return (ORDERS[kind].index(5 if suited else key[0]), *key[1:])


def straight_top(ranks: list[int], low_ace: list[int] | None) -> int | None:
    if ranks == low_ace:
        return ranks[1]
    follows = all(one == next_one + 1 for one, next_one in pairwise(ranks))
    return ranks[0] if follows else None


def grouped(ranks: Iterable[int]) -> Key:
    """The number of the class, pairs and such only; then the ranks, the most numerous first, then the highest."""
    left = list(ranks)
    groups = sorted(((left.count(rank), rank) for rank in set(left)), reverse=True)
    sizes = [size for size, _ in groups if size > 1]
    number = {(): 0, (2,): 1, (2, 2): 2, (3,): 3, (3, 2): 6, (4,): 7}[tuple(sizes)]
    return (number, *(rank for _, rank in groups))
