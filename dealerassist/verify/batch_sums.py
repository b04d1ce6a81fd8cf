"""Sums over the cards of many hands at once, two cards by one look-up.

A column holds one card of each hand, by its number (`Card.index`).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from dealerassist.engine.ranking.layout import rank_bit
from dealerassist.verify.batch_tables import RANK_NUMBERS

Cards = NDArray[np.uint8]
Words = NDArray[np.uint64]
Places = NDArray[np.intp]

CHUNK = 65_536
"""Hands judged at once: many enough that calls cost nothing, few enough for the processor's cache."""

RANK_SUM = np.uint64((1 << 32) - 1)
FLUSHES = np.uint64(0x8888 << 32)
"""The top bit of each suit's counter."""


def counters(cards: int) -> np.uint64:
    """What to add to a sum, so that `cards` of a suit, or more, set the top bit of its counter."""
    return np.uint64(sum(8 - cards << 32 + 4 * suit for suit in range(4)))


_FIRST, _SECOND = np.divmod(np.arange(52 * 52), 52)
_NUMBER = np.array([RANK_NUMBERS[card // 4] + (1 << 32 + 4 * (card % 4)) for card in range(52)], np.uint64)
_BIT = np.uint64(1) << np.arange(52, dtype=np.uint64)
_NUMBER_OF_TWO = _NUMBER[_FIRST] + _NUMBER[_SECOND]
_BIT_OF_TWO = _BIT[_FIRST] + _BIT[_SECOND]
_SUIT_BIT = np.array([rank_bit(2 + card // 4) << 16 * (card % 4) for card in range(52)], np.uint64)


class Sums:
    """Adds up chunks of up to `CHUNK` hands, in memory that is used again for the next chunk."""

    def __init__(self) -> None:
        self._total, self._bits, self._more = (np.empty(CHUNK, np.uint64) for _ in range(3))
        self._place = np.empty(CHUNK, np.intp)

    def of(self, columns: Sequence[Cards]) -> tuple[Words, Words]:
        """Of each hand its rank sum, above it four bits a suit that count its cards; and the sum of one bit a card.

        Different cards have as many bits as there are cards, equal ones fewer. The next call overwrites both.
        """
        count = len(columns[0])
        total, bits, more = (each[:count] for each in (self._total, self._bits, self._more))
        place = self._place[:count]
        total[:], bits[:] = 0, 0
        for first, second in zip(columns[::2], columns[1::2], strict=False):
            np.add(np.multiply(first, 52, out=place, dtype=np.intp), second, out=place)
            total += _NUMBER_OF_TWO.take(place, out=more, mode="wrap")
            bits += _BIT_OF_TWO.take(place, out=more, mode="wrap")
        if len(columns) % 2:
            place[:] = columns[-1]
            total += _NUMBER.take(place, out=more, mode="wrap")
            bits += _BIT.take(place, out=more, mode="wrap")
        return total, bits


def places_of_two(first: Cards, second: Cards) -> Places:
    """Where two cards stand in a table of all 52 × 52."""
    place = np.multiply(first, 52, dtype=np.intp)
    place += second
    return place


def suit_masks(columns: Sequence[Cards]) -> Words:
    """Of each hand the masks of `layout.rank_bit`s of its four suits, 16 bits each, clubs lowest."""
    masks = np.zeros(len(columns[0]), np.uint64)
    for column in columns:
        masks |= _SUIT_BIT.take(column)
    return masks


def mask_of(masks: Words, suit: int | Words) -> Places:
    """The mask of one suit: the same for all hands, or each its own."""
    return (masks >> np.uint64(16) * np.asarray(suit, np.uint64) & np.uint64(0x1FFF)).astype(np.intp)
