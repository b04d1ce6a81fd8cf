"""Where many hands come from, for `verify`: chunk by chunk, so that memory does not grow with their number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import chain
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
    """What a file's or folder's name means; None for a single showdown. Raises `CliError` where it cannot be read."""
    path = Path(name)
    if path.is_dir() and not (path / JOURNAL_FILE).is_file():
        return Source(name, partial(_records, name), sum(1 for _ in records_under([name])))
    if path.suffix == ".phh":
        return Source(name, partial(_records, name), 1)
    if path.is_dir() or _is_journal(path):
        return Source(name, partial(_stories, path / JOURNAL_FILE if path.is_dir() else path), None)
    if path.suffix in LINE_FILES:
        return Source(name, partial(_lines, path), _size(path))
    return None


def piped(stream: BinaryIO) -> tuple[Source | None, bytes]:
    """What standard input holds: many showdowns, a JSON object a line, or a single one; what has been read of that."""
    read: list[bytes] = []
    while len(told := [line for line in read if line.strip()]) < 2:
        if told and not _is_object(told[0]):
            return None, b"".join(read)
        if not (line := stream.readline(LONGEST_LINE)):
            return None, b"".join(read)
        read.append(line)
    return Source("-", partial(_in_chunks, "-", chain(_sized(read), _whole_lines(stream))), None), b""


def _is_object(line: bytes) -> bool:
    """A document of several lines does not end with its first one, and TOML does not begin so."""
    return line.endswith(b"\n") and line.strip().startswith(b"{") and line.strip().endswith(b"}")


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
    try:
        with path.open("rb") as file:
            yield from _in_chunks(str(path), _whole_lines(file))
    except OSError as error:
        raise CliError(CliCode.UNREADABLE, f"{path}: {error.strerror or error}") from None


def _in_chunks(name: str, sized: Iterable[tuple[bytes, int]]) -> Iterator[Chunk]:
    lines: list[bytes] = []
    first, size = 1, 0
    for line, its_size in sized:
        lines.append(line)
        size += its_size
        if len(lines) == HANDS or size >= BYTES:
            yield Lines(size, name, first, tuple(lines))
            first, size, lines = first + len(lines), 0, []
    if lines:
        yield Lines(size, name, first, tuple(lines))


def _sized(lines: Iterable[bytes]) -> Iterator[tuple[bytes, int]]:
    return ((line, len(line)) for line in lines)


def _whole_lines(file: BinaryIO) -> Iterator[tuple[bytes, int]]:
    """Each line, cut where it is too long, with its size before."""
    while line := file.readline(LONGEST_LINE):
        yield line, len(line) + _rest_of(file, line)


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
