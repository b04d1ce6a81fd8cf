"""Generates `high.bin`, the tables that hands are judged with, from the rules alone.

`python -m dealerassist.engine.ranking.make_tables` rewrites the file; it comes out the same every time.
Five cards are judged by the rules (RULES 1.2 to 1.4); six and seven are worth the best of what remains
when any one card is left out. `layout` says what the file looks like.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, combinations_with_replacement
from pathlib import Path

from dealerassist.engine.ranking.layout import ENTRY, HEADER, MAGIC, TABLE_PATH, rank_bit, rank_key
from dealerassist.engine.ranking.values import Category, encode

RANKS = range(2, 15)
WHEEL = (14, 5, 4, 3, 2)
SHAPES = {
    (1, 1, 1, 1, 1): Category.HIGH_CARD,
    (2, 1, 1, 1): Category.ONE_PAIR,
    (2, 2, 1): Category.TWO_PAIR,
    (3, 1, 1): Category.THREE_OF_A_KIND,
    (3, 2): Category.FULL_HOUSE,
    (4, 1): Category.FOUR_OF_A_KIND,
}


def straight_top(ranks: tuple[int, ...]) -> int | None:
    """The top card of a straight of five different ranks, high to low; ace low in the wheel only (S0)."""
    if ranks == WHEEL:
        return 5
    return ranks[0] if ranks[0] - ranks[4] == 4 else None


def unsuited_value(ranks: tuple[int, ...]) -> int:
    """The value of five cards of these ranks that are not all of one suit."""
    groups = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    order = tuple(rank for _, rank in groups)
    top = straight_top(order) if len(order) == 5 else None
    if top is not None:
        return encode(Category.STRAIGHT, (top,))
    return encode(SHAPES[tuple(count for count, _ in groups)], order)


def suited_value(ranks: tuple[int, ...]) -> int:
    """The value of five cards of one suit, their ranks high to low."""
    top = straight_top(ranks)
    return encode(Category.FLUSH, ranks) if top is None else encode(Category.STRAIGHT_FLUSH, (top,))


def rank_multisets(size: int) -> Iterator[tuple[int, ...]]:
    """Every `size` ranks that a pack can give: at most four of each."""
    for ranks in combinations_with_replacement(RANKS, size):
        if max(Counter(ranks).values()) <= 4:
            yield ranks


def values_by_rank_key() -> dict[int, int]:
    """The value of every five, six and seven ranks without a flush, by `rank_key`."""
    values = {rank_key(ranks): unsuited_value(ranks) for ranks in rank_multisets(5)}
    for size in (6, 7):
        for ranks in rank_multisets(size):
            key = rank_key(ranks)
            values[key] = max(values[key - rank_key((rank,))] for rank in set(ranks))
    return values


def values_by_suit_mask() -> dict[int, int]:
    """The value of every five, six and seven cards of one suit, by their mask of `rank_bit`s."""
    fives = (tuple(reversed(ranks)) for ranks in combinations(RANKS, 5))
    values = {sum(map(rank_bit, ranks)): suited_value(ranks) for ranks in fives}
    for size in (6, 7):
        for ranks in combinations(RANKS, size):
            mask = sum(map(rank_bit, ranks))
            values[mask] = max(values[mask - rank_bit(rank)] for rank in ranks)
    return values


def packed(values: Mapping[int, int]) -> bytes:
    """Each key of `values`, ascending, and what it is worth."""
    return b"".join(ENTRY.pack(key, values[key]) for key in sorted(values))


def table_bytes() -> bytes:
    """The whole of `high.bin`."""
    by_rank_key, by_suit_mask = values_by_rank_key(), values_by_suit_mask()
    body = packed(by_rank_key) + packed(by_suit_mask)
    return HEADER.pack(MAGIC, len(by_rank_key), len(by_suit_mask), zlib.crc32(body)) + body


if __name__ == "__main__":
    Path(TABLE_PATH).write_bytes(table_bytes())
