"""Generates the tables that hands are judged with, from the rules alone: one file for each order of hands.

`python -m dealerassist.engine.ranking.make_tables` rewrites the files; they come out the same every time.
Five cards are judged by the rules (RULES 1.2 to 1.4, and the rows in `orders`); six and seven are worth the best of
what remains when any one card is left out. `layout` says what a file looks like.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, combinations_with_replacement
from pathlib import Path

from dealerassist.engine.ranking.layout import ENTRY, HEADER, MAGIC, rank_bit, rank_key, table_path
from dealerassist.engine.ranking.orders import ORDERS, RankOrder
from dealerassist.engine.ranking.values import Category

SHAPES = {
    (1, 1, 1, 1, 1): Category.HIGH_CARD,
    (2, 1, 1, 1): Category.ONE_PAIR,
    (2, 2, 1): Category.TWO_PAIR,
    (3, 1, 1): Category.THREE_OF_A_KIND,
    (3, 2): Category.FULL_HOUSE,
    (4, 1): Category.FOUR_OF_A_KIND,
}


def straight_top(order: RankOrder, ranks: tuple[int, ...]) -> int | None:
    """The top card of a straight of five different ranks, high to low; where the ace is low, the card below it."""
    if order.ace_low and ranks == order.low_straight:
        return ranks[1]
    return ranks[0] if ranks[0] - ranks[4] == 4 else None


def unsuited_value(order: RankOrder, ranks: tuple[int, ...]) -> int:
    """The value of five cards of these ranks that are not all of one suit."""
    groups = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    deciding = tuple(rank for _, rank in groups)
    top = straight_top(order, deciding) if len(deciding) == 5 else None
    if top is not None:
        return order.encode(Category.STRAIGHT, (top,))
    return order.encode(SHAPES[tuple(count for count, _ in groups)], deciding)


def suited_value(order: RankOrder, ranks: tuple[int, ...]) -> int:
    """The value of five cards of one suit, their ranks high to low."""
    top = straight_top(order, ranks)
    if top is None:
        return order.encode(Category.FLUSH, ranks)
    return order.encode(Category.STRAIGHT_FLUSH, (top,))


def rank_multisets(size: int, lowest: int = 2) -> Iterator[tuple[int, ...]]:
    """Every `size` ranks that a pack from `lowest` up can give: at most four of each."""
    for ranks in combinations_with_replacement(range(lowest, 15), size):
        if max(Counter(ranks).values()) <= 4:
            yield ranks


def values_by_rank_key(order: RankOrder) -> dict[int, int]:
    """The value of every hand without a flush, by `rank_key`."""
    values = {rank_key(ranks): unsuited_value(order, ranks) for ranks in rank_multisets(5, order.lowest)}
    for size in order.sizes[1:]:
        for ranks in rank_multisets(size, order.lowest):
            key = rank_key(ranks)
            values[key] = max(values[key - rank_key((rank,))] for rank in set(ranks))
    return values


def values_by_suit_mask(order: RankOrder) -> dict[int, int]:
    """The value of every hand of one suit, by its mask of `rank_bit`s."""
    ranks_of_pack = range(order.lowest, 15)
    fives = (tuple(reversed(ranks)) for ranks in combinations(ranks_of_pack, 5))
    values = {sum(map(rank_bit, ranks)): suited_value(order, ranks) for ranks in fives}
    for size in order.sizes[1:]:
        for ranks in combinations(ranks_of_pack, size):
            mask = sum(map(rank_bit, ranks))
            values[mask] = max(values[mask - rank_bit(rank)] for rank in ranks)
    return values


def packed(values: Mapping[int, int]) -> bytes:
    """Each key of `values`, ascending, and what it is worth."""
    return b"".join(ENTRY.pack(key, values[key]) for key in sorted(values))


def table_bytes(order: RankOrder) -> bytes:
    """The whole of the order's file."""
    by_rank_key, by_suit_mask = values_by_rank_key(order), values_by_suit_mask(order)
    body = packed(by_rank_key) + packed(by_suit_mask)
    return HEADER.pack(MAGIC, len(by_rank_key), len(by_suit_mask), zlib.crc32(body)) + body


if __name__ == "__main__":
    for each in ORDERS:
        Path(table_path(each.name)).write_bytes(table_bytes(each))
