"""How a table file is laid out and keyed: shared by the script that writes them and the code that reads them.

Each order of hands (see `orders`) has its own; `high.bin` is that of RULES 1.2. All little-endian. A header: the magic,
how many rank keys and how many suit masks follow, and the CRC-32 of what follows. Then one entry, key and value, for
each rank key, ascending; and for each suit mask.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable

_FOLDER = __file__.removesuffix("layout.py")
MAGIC = b"DAHIGH01"
HEADER = struct.Struct("<8sIII")
ENTRY = struct.Struct("<II")


def table_path(name: str) -> str:
    """Where the tables of the order of that name lie."""
    return f"{_FOLDER}{name}.bin"


def rank_key(ranks: Iterable[int]) -> int:
    """One number for a multiset of ranks (2 to 14, at most four of each): a base-5 digit per rank."""
    key = 0
    for rank in ranks:
        key += 5 ** (rank - 2)
    return key


def rank_bit(rank: int) -> int:
    """The bit of `rank` (2 to 14) in the 13-bit mask of one suit."""
    return 1 << (rank - 2)
