"""Which hand beats which, and from which pack: a row for each order. A new one is a row and its table file.

Run `make_tables` after changing a row.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dealerassist.engine.ranking.values import Category, encode, parts_of

_UP_TO_A_STRAIGHT = tuple(Category)[:5]
_TRIPS_BEAT_A_STRAIGHT = (*tuple(Category)[:3], Category.STRAIGHT, Category.THREE_OF_A_KIND)
_A_FLUSH_BEATS_A_FULL_HOUSE = (
    Category.FULL_HOUSE,
    Category.FLUSH,
    Category.FOUR_OF_A_KIND,
    Category.STRAIGHT_FLUSH,
)


@dataclass(frozen=True, slots=True, eq=False)
class RankOrder:
    """How hands of one pack compare. Each row exists once, so identity is equality.

    name: of its table file. lowest: the lowest rank of the pack. classes: worst to best. ace_low: the ace also
    stands below the lowest rank of the pack, in a straight. sizes: how many cards a hand may have.
    """

    name: str
    lowest: int
    classes: tuple[Category, ...]
    ace_low: bool
    sizes: tuple[int, ...] = (5, 6, 7)

    @property
    def low_straight(self) -> tuple[int, ...]:
        """The ranks of the straight in which the ace is low, as they sort, high to low."""
        return (14, *range(self.lowest + 3, self.lowest - 1, -1))

    def straight(self, top: int) -> tuple[int, ...]:
        """The ranks of the straight to `top`, from there down; the ace is 14 in every place."""
        if top == self.lowest + 3:
            return (*self.low_straight[1:], 14)
        return tuple(range(top, top - 5, -1))

    def encode(self, category: Category, ranks: Sequence[int]) -> int:
        """The value of a hand, as `values` tells, but for its category's place in this order."""
        return encode(self.classes.index(category), ranks)

    def decode(self, value: int) -> tuple[Category, tuple[int, ...]]:
        """The category and the deciding ranks of `value`; ValueError where it has no known category."""
        place, ranks = parts_of(value)
        if not 0 <= place < len(self.classes):
            raise ValueError(f"no hand is worth {value}")
        return self.classes[place], ranks


STANDARD = RankOrder("high", 2, tuple(Category), ace_low=True)
"""RULES 1.2 to 1.4."""

FIVE_CARDS = RankOrder("five-cards", 2, tuple(Category), ace_low=True, sizes=(5,))
"""The same hands, of five cards only: a table so much smaller that Omaha's many look-ups stay in the cache."""

SHORT_DECK = RankOrder("short-deck", 6, (*_UP_TO_A_STRAIGHT, *_A_FLUSH_BEATS_A_FULL_HOUSE), ace_low=True)
"""36 cards: a flush is rarer than a full house and beats it; A-6-7-8-9 is the lowest straight."""

SHORT_DECK_TRIPS = RankOrder(
    "short-deck-trips", 6, (*_TRIPS_BEAT_A_STRAIGHT, *_A_FLUSH_BEATS_A_FULL_HOUSE), ace_low=True
)
"""The same, three of a kind beating a straight, than which it is rarer among seven cards: a house rule."""

DRAW_32 = RankOrder("draw-32", 7, (*_UP_TO_A_STRAIGHT, *_A_FLUSH_BEATS_A_FULL_HOUSE), ace_low=False, sizes=(5,))
"""32 cards, five card draw: flush and full house change places (S3); no straight begins with an ace (RULES 8.2)."""

DEUCE_TO_SEVEN = RankOrder("deuce-to-seven", 2, tuple(Category), ace_low=False, sizes=(5,))
"""The high hands that deuce-to-seven lowball turns round: the ace is high only (RULES 8.3)."""

ORDERS = (STANDARD, FIVE_CARDS, SHORT_DECK, SHORT_DECK_TRIPS, DRAW_32, DEUCE_TO_SEVEN)
