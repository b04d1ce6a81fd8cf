"""Reads the generated tables: each once, at the first hand that is judged with it."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from functools import cache

from dealerassist.cards import Code, DealerAssistError
from dealerassist.engine.ranking.layout import ENTRY, HEADER, MAGIC, table_path
from dealerassist.engine.ranking.orders import STANDARD, RankOrder


class RankingCode(Code):
    """What the ranking can report."""

    BAD_TABLE = "bad-table"


class TableFileError(DealerAssistError, RuntimeError):
    """The installed tables are missing or damaged: `data` has `path` and `reason`."""


@dataclass(frozen=True, slots=True)
class HighTables:
    """The value (see `values`) of every five, six and seven cards, in one order of hands.

    by_rank_key: where no suit has five cards, by `layout.rank_key` of all ranks.
    by_suit_mask: where one suit has five or more, by the mask of that suit's `layout.rank_bit`s.
    """

    by_rank_key: dict[int, int]
    by_suit_mask: dict[int, int]


@cache
def high_tables() -> HighTables:
    """The tables of RULES 1.2, which ship with the engine, read once (about 10 ms). Raises TableFileError."""
    return tables_of(STANDARD)


@cache
def tables_of(order: RankOrder) -> HighTables:
    """The tables of `order`, read once. Raises TableFileError."""
    return read_tables(table_path(order.name))


def read_tables(path: str) -> HighTables:
    """The tables in the file at `path`. Raises TableFileError where it is missing or damaged."""
    try:
        with open(path, "rb") as file:
            content = file.read()
    except OSError as error:
        raise _refusal(path, f"cannot be read: {error.strerror}") from error
    if len(content) < HEADER.size:
        raise _refusal(path, "is too short")
    magic, rank_keys, suit_masks, checksum = HEADER.unpack_from(content)
    body = content[HEADER.size :]
    if magic != MAGIC:
        raise _refusal(path, "is not a table file of this version")
    if len(body) != ENTRY.size * (rank_keys + suit_masks) or zlib.crc32(body) != checksum:
        raise _refusal(path, "is damaged")
    split = ENTRY.size * rank_keys
    return HighTables(dict(ENTRY.iter_unpack(body[:split])), dict(ENTRY.iter_unpack(body[split:])))


def _refusal(path: str, reason: str) -> TableFileError:
    message = f"ranking tables: {path} {reason}; install Dealer Assist again"
    return TableFileError(RankingCode.BAD_TABLE, message, path=path, reason=reason)
