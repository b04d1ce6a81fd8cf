"""Is the write-ahead log beside a journal whole? SQLite itself stops at the first damaged frame and says nothing.

What a power cut may leave behind the last good commit is one commit, half written: each is on the medium before the
next begins. More commits than that behind a damaged frame are acknowledged rows that cannot be read any more. (Where
only the very last commit is damaged the two cannot be told apart.)
Format: https://www.sqlite.org/fileformat2.html#walformat
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from struct import unpack, unpack_from

_HEADER = 32
_FRAME_HEADER = 24
_LITTLE_ENDIAN = 0x377F0682
_BIG_ENDIAN = 0x377F0683


@dataclass(frozen=True, slots=True)
class LostCommits:
    """`frame` (from 1; 0: the log's own header) is damaged, and `commits` at or behind it cannot be read."""

    frame: int
    commits: int


def lost_commits(log: bytes, page: int) -> LostCommits | None:
    """What is lost in a write-ahead log's bytes; `page` is the database's page size in bytes.

    None where the log is whole, or ends in the one commit that a power cut cut off.
    """
    if len(log) < _HEADER:
        return None
    step = _FRAME_HEADER + page
    frames = range(_HEADER, len(log) - step + 1, step)
    good = _good_frames(log, page, frames)
    salts = log[16:24] if good is not None or not frames else log[frames[0] + 8 : frames[0] + 16]
    behind = frames[good or 0 :]
    commits = sum(log[at + 4 : at + 8] != bytes(4) and log[at + 8 : at + 16] == salts for at in behind)
    if commits < 2:
        return None
    return LostCommits(0 if good is None else good + 1, commits)


def commits_lost_beside(path: Path, page: int) -> LostCommits | None:
    """`lost_commits` of a database's log; read twice before it is believed: a running table may just begin it anew."""
    log = log_of(path)
    found = None
    for _ in range(2):
        found = lost_commits(log.read_bytes(), page) if log.exists() else None
        if found is None:
            break
    return found


def log_of(path: Path) -> Path:
    """The write-ahead log of a database file."""
    return path.with_name(path.name + "-wal")


def _good_frames(log: bytes, page: int, frames: range) -> int | None:
    """How many frames from the first on have the header's salts and a right checksum; None: the header is damaged."""
    magic = unpack_from(">I", log, 0)[0]
    if magic not in {_LITTLE_ENDIAN, _BIG_ENDIAN}:
        return None
    order = "<" if magic == _LITTLE_ENDIAN else ">"
    running = _checksum(order, log[:24], (0, 0))
    if running != unpack_from(">II", log, 24):
        return None
    for count, at in enumerate(frames):
        running = _checksum(order, log[at : at + 8], running)
        running = _checksum(order, log[at + _FRAME_HEADER : at + _FRAME_HEADER + page], running)
        if log[at + 8 : at + 16] != log[16:24] or running != unpack_from(">II", log, at + 16):
            return count
    return len(frames)


def _checksum(order: str, chunk: bytes, running: tuple[int, int]) -> tuple[int, int]:
    one, two = running
    words = unpack(f"{order}{len(chunk) // 4}I", chunk)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        one = (one + even + two) & 0xFFFFFFFF
        two = (two + odd + one) & 0xFFFFFFFF
    return one, two
