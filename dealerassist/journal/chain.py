"""Reading a journal: is the file a whole journal, and does every row follow the row before?

Nothing here writes. A journal that its last process closed is opened as a file that cannot change; one that was left open
(power loss, or a running table) has its write-ahead log beside it, and SQLite then makes or renews the `-shm` index, which
holds no record. The journal and its log keep every byte.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn
from urllib.parse import quote

from dealerassist.journal.codes import JournalCode, JournalFileError, JournalRecordError
from dealerassist.journal.rows import APPLICATION_ID, COLUMNS, FORMAT, Kind, Row
from dealerassist.journal.wal import commits_lost_beside, log_of

_SQLITE = b"SQLite format 3\0"


@dataclass(frozen=True, slots=True)
class Head:
    """Where a journal ends. Only a check gives one, and only who has one may append.

    `journal` is the id that row 1 follows; `seq` 0 with `hash` = `journal`: no row yet; `hand` counts its hands.
    """

    journal: str
    seq: int
    hash: str
    hand: int


def checked_rows(path: Path) -> Iterator[Row]:
    """Every row of a journal in order, each one checked before it is given.

    The whole file is checked before the first row. Raises `JournalFileError` or `JournalRecordError`, naming the row.
    """
    with closing(open_checked(path)) as connection:
        yield from _chain(connection, path, _journal_id(connection, path))


def head_of(path: Path) -> Head:
    """Check a whole journal, and say where it ends. Raises like `checked_rows`."""
    with closing(open_checked(path)) as connection:
        journal = _journal_id(connection, path)
        head = Head(journal, 0, journal, 0)
        for row in _chain(connection, path, journal):
            head = Head(journal, row.seq, row.hash, row.hand)
    return head


def open_checked(path: Path) -> sqlite3.Connection:
    """A read-only connection to a file that is a whole journal of a format that we know. Rows are not checked yet."""
    page = _page_size(path)
    if lost := commits_lost_beside(path, page):
        reason = f"damaged; {lost.commits} commits cannot be read"
        raise JournalRecordError(JournalCode.CORRUPT, str(log_of(path)), reason, f"frame {lost.frame}")
    log = log_of(path)
    closed = not log.exists() or not log.stat().st_size
    how = "mode=ro&immutable=1" if closed else "mode=ro"
    try:
        connection = sqlite3.connect(f"file:{quote(str(path))}?{how}", uri=True, isolation_level=None)
    except sqlite3.Error as error:
        raise JournalFileError(JournalCode.UNREADABLE, str(path), str(error)) from None
    try:
        check_kind(connection, path)
        _check_pages(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _page_size(path: Path) -> int:
    """Of the SQLite file at `path`, in bytes. Raises where there is none."""
    try:
        with path.open("rb") as file:
            start = file.read(100)
    except FileNotFoundError:
        raise JournalFileError(JournalCode.MISSING, str(path), "no such file") from None
    except OSError as error:
        raise JournalFileError(JournalCode.UNREADABLE, str(path), f"cannot be read: {error.strerror}") from None
    if not start.startswith(_SQLITE):
        raise JournalRecordError(JournalCode.FOREIGN, str(path), "not a journal (no SQLite file)")
    size = int.from_bytes(start[16:18], "big")
    return 65536 if size == 1 else size


def check_kind(connection: sqlite3.Connection, path: Path) -> None:
    """A journal, of a format that this version reads."""
    application = _pragma(connection, path, "application_id")
    if application != APPLICATION_ID:
        raise JournalRecordError(JournalCode.FOREIGN, str(path), "not a journal (another program's SQLite file)")
    number = _pragma(connection, path, "user_version")
    if number != FORMAT:
        reason = f"format {number}, and this version reads format {FORMAT}"
        raise JournalRecordError(JournalCode.NEWER_FORMAT, str(path), reason)


def _pragma(connection: sqlite3.Connection, path: Path, name: str) -> object:
    try:
        return connection.execute(f"PRAGMA {name}").fetchone()[0]
    except sqlite3.Error as error:
        _unreadable(path, error)


def _check_pages(connection: sqlite3.Connection, path: Path) -> None:
    try:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.Error as error:
        _unreadable(path, error)
    if found != "ok":
        raise JournalRecordError(JournalCode.CORRUPT, str(path), "damaged: " + " ".join(str(found).split()))


def _unreadable(path: Path, error: sqlite3.Error, place: str = "") -> NoReturn:
    """The medium cannot give it, or what it gives is no database."""
    if isinstance(error, sqlite3.OperationalError):
        raise JournalFileError(JournalCode.UNREADABLE, str(path), f"cannot be read: {error}", place) from None
    raise JournalRecordError(JournalCode.CORRUPT, str(path), f"damaged: {error}", place) from None


def _journal_id(connection: sqlite3.Connection, path: Path) -> str:
    try:
        found = connection.execute("SELECT value FROM meta WHERE key = 'journal'").fetchone()
    except sqlite3.Error as error:
        _unreadable(path, error, "table meta")
    if found is None:
        raise JournalRecordError(JournalCode.CORRUPT, str(path), "the journal's id is missing", "table meta")
    return str(found[0])


def _chain(connection: sqlite3.Connection, path: Path, journal: str) -> Iterator[Row]:
    seq, last = 0, journal
    rows = _rows(connection)
    while True:
        try:
            row = next(rows, None)
        except (sqlite3.Error, ValueError) as error:
            reason = f"damaged: {error}"
            raise JournalRecordError(JournalCode.CORRUPT, str(path), reason, f"row {seq + 1}") from None
        if row is None:
            return
        if wrong := _wrong(row, seq + 1, last):
            place, reason = wrong
            raise JournalRecordError(JournalCode.BROKEN_CHAIN, str(path), reason, f"row {place}")
        yield row
        seq, last = row.seq, row.hash


def _rows(connection: sqlite3.Connection) -> Iterator[Row]:
    for columns in connection.execute(f"SELECT {', '.join(COLUMNS)} FROM journal_rows ORDER BY seq"):
        named = dict(zip(COLUMNS, columns, strict=True))
        yield Row(**{**named, "kind": Kind(named["kind"])})


def _wrong(row: Row, seq: int, last: str) -> tuple[int, str] | None:
    """The row to blame, and why."""
    if row.seq != seq:
        return seq, "missing"
    if row.hash != row.true_hash:
        return seq, "not as it was written"
    if row.prev != last:
        return seq, "does not follow the row before"
    return None
