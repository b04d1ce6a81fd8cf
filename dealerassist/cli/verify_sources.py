"""Where many hands come from, for `verify`: chunk by chunk, so that memory does not grow with their number."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import BinaryIO

from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.files import records_under
from dealerassist.cli.verify_chunk import Chunk, Lines, Records, Stories
from dealerassist.journal.chain import checked_rows
from dealerassist.journal.rows import JOURNAL_FILE, Kind, Row

LINE_FILES = frozenset({".jsonl", ".ndjson"})
LONGEST_LINE = 4_000_000
"""Bytes; what is longer is cut, and refused as too large by `verify`."""
HANDS, BYTES = 200, 1_000_000
"""A chunk's hands and bytes, at most but for one line."""
_SQLITE = b"SQLite format 3\0"


@dataclass(frozen=True, slots=True)
class Source:
    """Many hands. `size` is what all the chunks' sizes add up to, None where nobody knows before the end."""

    name: str
    chunks: Callable[[], Iterator[Chunk]]
    size: int | None


def source_of(name: str) -> Source | None:
    """What a name means; None for a single showdown. Raises `CliError` for a file that cannot be read."""
    path = Path(name)
    if name == "-":
        return None
    if path.is_dir() and not (path / JOURNAL_FILE).is_file():
        return Source(name, partial(_records, name), sum(1 for _ in records_under([name])))
    if path.suffix == ".phh":
        return Source(name, partial(_records, name), 1)
    if path.is_dir() or _is_journal(path):
        return Source(name, partial(_stories, path / JOURNAL_FILE if path.is_dir() else path), None)
    if path.suffix in LINE_FILES:
        return Source(name, partial(_lines, path), _size(path))
    return None


def _records(name: str) -> Iterator[Chunk]:
    files: list[str] = []
    for file in records_under([name]):
        files.append(file)
        if len(files) == HANDS:
            yield Records(len(files), tuple(files))
            files = []
    if files:
        yield Records(len(files), tuple(files))


def _lines(path: Path) -> Iterator[Chunk]:
    lines: list[bytes] = []
    first, size = 1, 0
    try:
        with path.open("rb") as file:
            while line := file.readline(LONGEST_LINE):
                lines.append(line)
                size += len(line) + _rest_of(file, line)
                if len(lines) == HANDS or size >= BYTES:
                    yield Lines(size, str(path), first, tuple(lines))
                    first, size, lines = first + len(lines), 0, []
    except OSError as error:
        raise CliError(CliCode.UNREADABLE, f"{path}: {error.strerror or error}") from None
    if lines:
        yield Lines(size, str(path), first, tuple(lines))


def _rest_of(file: BinaryIO, line: bytes) -> int:
    """Leaves out what is too long of a line; returns its bytes."""
    left_out = 0
    while line and not line.endswith(b"\n"):
        line = file.readline(LONGEST_LINE)
        left_out += len(line)
    return left_out


def _stories(path: Path) -> Iterator[Chunk]:
    """Every row is held against the chain before its hand is given away."""
    hands: list[tuple[Row, ...]] = []
    for hand in _hands(path):
        hands.append(hand)
        if sum(map(len, hands)) >= HANDS:
            yield Stories(len(hands), str(path), tuple(hands))
            hands = []
    if hands:
        yield Stories(len(hands), str(path), tuple(hands))


def _hands(path: Path) -> Iterator[tuple[Row, ...]]:
    rows: list[Row] = []
    for row in checked_rows(path):
        if row.kind is Kind.HAND and rows:
            yield tuple(rows)
            rows = []
        if rows or row.kind is Kind.HAND:
            rows.append(row)
    if rows:
        yield tuple(rows)


def _is_journal(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(len(_SQLITE)) == _SQLITE
    except OSError:
        return False  # reading it tells why


def _size(path: Path) -> int | None:
    try:
        return path.stat().st_size
    except OSError as error:
        raise CliError(CliCode.UNREADABLE, f"{path}: {error.strerror or error}") from None
