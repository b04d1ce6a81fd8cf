"""Reading a journal: is the file a whole journal, and does every row follow the row before?

Nothing here writes. A journal that its last process closed is opened as a file that cannot change; one that was left
open (power loss, or a running table) has its write-ahead log beside it, and SQLite then makes or renews the `-shm`
index, which holds no record. The journal and its log keep every byte.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
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


class JournalReader:
    """A journal, open for reading: a whole file of a format that we know. Its rows are checked as they are read.

    `head` is where the checked part ends. Raises `JournalFileError` or `JournalRecordError`, naming the row.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection = _open(path)
        try:
            check_kind(self._connection, path)
            _check_pages(self._connection, path)
            journal = _journal_id(self._connection, path)
        except BaseException:
            self._connection.close()
            raise
        self.head = Head(journal, 0, journal, 0)

    def __enter__(self) -> JournalReader:
        return self

    def __exit__(self, *_: object) -> None:
        self._connection.close()

    def rows(self) -> Iterator[Row]:
        """Every row in order, each one checked before it is given."""
        found = self._select()
        while (row := self._next(found)) is not None:
            if wrong := _wrong(row, self.head):
                raise JournalRecordError(JournalCode.BROKEN_CHAIN, str(self.path), wrong, f"row {self.head.seq + 1}")
            self.head = Head(self.head.journal, row.seq, row.hash, row.hand)
            yield row

    def _select(self) -> sqlite3.Cursor:
        try:
            return self._connection.execute(f"SELECT {', '.join(COLUMNS)} FROM journal_rows ORDER BY seq")
        except sqlite3.Error as error:
            raise self._damaged(error) from None

    def _next(self, found: sqlite3.Cursor) -> Row | None:
        try:
            columns = found.fetchone()
            if columns is None:
                return None
            hand, number, kind, *others = columns
            return Row(hand, number, Kind(kind), *others)
        except (sqlite3.Error, ValueError) as error:
            raise self._damaged(error) from None

    def _damaged(self, error: Exception) -> JournalRecordError:
        return JournalRecordError(JournalCode.CORRUPT, str(self.path), _words(error), f"row {self.head.seq + 1}")


def checked_rows(path: Path) -> Iterator[Row]:
    """Every row of a journal, checked, in order. Raises like `JournalReader`."""
    with JournalReader(path) as reader:
        yield from reader.rows()


def head_of(path: Path) -> Head:
    """Check a whole journal, and say where it ends. Raises like `JournalReader`."""
    with JournalReader(path) as reader:
        for _ in reader.rows():
            pass
        return reader.head


def _open(path: Path) -> sqlite3.Connection:
    page = _page_size(path)
    if lost := commits_lost_beside(path, page):
        reason = f"damaged; {lost.commits} commits cannot be read"
        raise JournalRecordError(JournalCode.CORRUPT, str(log_of(path)), reason, f"frame {lost.frame}")
    log = log_of(path)
    closed = not log.exists() or not log.stat().st_size
    how = "mode=ro&immutable=1" if closed else "mode=ro"
    try:
        return sqlite3.connect(f"file:{quote(str(path))}?{how}", uri=True, isolation_level=None)
    except sqlite3.Error as error:
        raise JournalFileError(JournalCode.UNREADABLE, str(path), str(error)) from None


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
    if _answer(connection, path, "PRAGMA application_id") != APPLICATION_ID:
        raise JournalRecordError(JournalCode.FOREIGN, str(path), "not a journal (another program's SQLite file)")
    number = _answer(connection, path, "PRAGMA user_version")
    if number != FORMAT:
        reason = f"format {number}, and this version reads format {FORMAT}"
        raise JournalRecordError(JournalCode.NEWER_FORMAT, str(path), reason)


def _check_pages(connection: sqlite3.Connection, path: Path) -> None:
    found = _answer(connection, path, "PRAGMA quick_check(1)")
    if found != "ok":
        raise JournalRecordError(JournalCode.CORRUPT, str(path), _words(found))


def _journal_id(connection: sqlite3.Connection, path: Path) -> str:
    found = _answer(connection, path, "SELECT value FROM meta WHERE key = 'journal'")
    if found is None:
        raise JournalRecordError(JournalCode.CORRUPT, str(path), "the journal's id is missing", "table meta")
    return str(found)


def _answer(connection: sqlite3.Connection, path: Path, question: str) -> object:
    """The first column of the first row; None without a row. Text that is no UTF-8 is damage too (a `ValueError`)."""
    try:
        row = connection.execute(question).fetchone()
    except (sqlite3.Error, ValueError) as error:
        if isinstance(error, sqlite3.OperationalError):
            raise JournalFileError(JournalCode.UNREADABLE, str(path), f"cannot be read: {error}") from None
        raise JournalRecordError(JournalCode.CORRUPT, str(path), _words(error)) from None
    return row[0] if row else None


def _words(found: object) -> str:
    """One line of what SQLite says; it may quote a whole row."""
    return f"damaged: {' '.join(str(found).split())[:160]}"


def _wrong(row: Row, head: Head) -> str | None:
    """Why the row cannot follow `head`."""
    if row.seq != head.seq + 1:
        return "missing"
    if row.hash != row.true_hash:
        return "not as it was written"
    if row.prev != head.hash:
        return "does not follow the row before"
    return None
