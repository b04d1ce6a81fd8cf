"""The journal's file: made once, then only appended to, one commit a row.

WAL with `synchronous=FULL` loses no acknowledged row in a power cut, and is by far the fastest of SQLite's settings
that do not. A commit that fails is never tried again: the kernel may have marked pages clean that it could not write.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from contextlib import suppress
from pathlib import Path

from dealerassist.journal.chain import Head, check_kind
from dealerassist.journal.codes import JournalCode, JournalError, JournalFileError
from dealerassist.journal.rows import APPLICATION_ID, COLUMNS, FORMAT, Draft, Row, chained

_SCHEMA = """
BEGIN;
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE journal_rows (
    seq INTEGER PRIMARY KEY,
    hand INTEGER NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    actor TEXT NOT NULL,
    source TEXT NOT NULL,
    why TEXT NOT NULL,
    wall_ns INTEGER NOT NULL,
    mono_ns INTEGER NOT NULL,
    digest TEXT NOT NULL,
    prev TEXT NOT NULL,
    hash TEXT NOT NULL
) STRICT;
CREATE TRIGGER rows_never_change BEFORE UPDATE ON journal_rows BEGIN SELECT RAISE(ABORT, 'rows never change'); END;
CREATE TRIGGER rows_never_go BEFORE DELETE ON journal_rows BEGIN SELECT RAISE(ABORT, 'rows never go'); END;
COMMIT;
"""
_INSERT = f"INSERT INTO journal_rows ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))})"


def make_journal(path: Path) -> Head:
    """A new, empty journal; it is there whole or not at all. Raises `JournalFileError`, also where there is a file."""
    if path.exists():
        raise JournalFileError(JournalCode.WRITE_FAILED, str(path), "is there already, and is not written over")
    journal = secrets.token_hex(32)
    unfinished = path.with_name(path.name + ".new")
    try:
        for left in path.parent.glob(unfinished.name + "*"):
            left.unlink()
        _fill(unfinished, journal)
        unfinished.rename(path)
        _sync(path.parent)
    except (OSError, sqlite3.Error) as error:
        raise JournalFileError(JournalCode.WRITE_FAILED, str(path), f"cannot be made: {error}") from None
    return Head(journal, 0, journal, 0)


def _fill(path: Path, journal: str) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.execute(f"PRAGMA application_id={APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version={FORMAT}")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.executescript(_SCHEMA)
        connection.execute("INSERT INTO meta VALUES ('journal', ?)", (journal,))
    finally:
        connection.close()
    _sync(path)


def _sync(path: Path) -> None:
    """Have the kernel write a file, or a directory's entries, to the medium."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


class JournalStore:
    """Appends to a journal whose `head` a check has given. Any thread may use it, one at a time.

    `most_pages` bounds the file, in pages of 4 KiB, where the medium is shared; None: it may fill the medium.
    """

    def __init__(self, path: Path, head: Head, most_pages: int | None = None) -> None:
        """Open it. Raises `JournalError` where it is no journal any more, or does not end at `head`."""
        self.path = path
        self.head = head
        self._failure: JournalError | None = None
        self._connection = self._connected()
        try:
            check_kind(self._connection, path)
            self._prepare(most_pages)
            self._check_end()
        except sqlite3.Error as error:
            self._connection.close()
            raise self._failed("cannot be opened for writing", error) from None
        except BaseException:
            self._connection.close()
            raise

    def _connected(self) -> sqlite3.Connection:
        try:
            self.path.open("r+b").close()
        except OSError as error:
            reason = f"cannot be written to: {error.strerror}"
            raise JournalFileError(JournalCode.WRITE_FAILED, str(self.path), reason) from None
        return sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)

    def _prepare(self, most_pages: int | None) -> None:
        """Settings, and an empty write-ahead log: what is cut off behind its last commit never outlives one start."""
        mode = self._connection.execute("PRAGMA journal_mode=WAL").fetchone()[0]
        if mode != "wal":
            reason = "this file system cannot keep a write-ahead log"
            raise JournalFileError(JournalCode.WRITE_FAILED, str(self.path), reason)
        for setting in ("synchronous=FULL", "wal_checkpoint(TRUNCATE)"):
            self._connection.execute(f"PRAGMA {setting}").fetchall()
        if most_pages is not None:
            self._connection.execute(f"PRAGMA max_page_count={most_pages}").fetchall()

    def _check_end(self) -> None:
        found = self._connection.execute("SELECT seq, hash FROM journal_rows ORDER BY seq DESC LIMIT 1").fetchone()
        if (found or (0, self.head.journal)) != (self.head.seq, self.head.hash):
            reason = "has changed since it was checked"
            raise JournalFileError(JournalCode.BROKEN_CHAIN, str(self.path), reason, f"row {self.head.seq}")

    def append(self, draft: Draft) -> Row:
        """Chain a row and commit it: it is on the medium when this returns.

        Raises `JournalFileError` where that fails; from then on always, and the last committed state stays readable.
        """
        if self._failure is not None:
            raise self._failure
        row = chained(draft, self.head.seq + 1, self.head.hash)
        try:
            self._connection.execute(_INSERT, [getattr(row, name) for name in COLUMNS])
        except (sqlite3.Error, ValueError, OverflowError) as error:
            self._failure = self._failed(f"row {row.seq} cannot be written, the table stops", error)
            raise self._failure from None
        self.head = Head(self.head.journal, row.seq, row.hash, row.hand)
        return row

    def _failed(self, what: str, error: Exception) -> JournalFileError:
        return JournalFileError(JournalCode.WRITE_FAILED, str(self.path), f"{what}: {error}")

    def close(self) -> None:
        """Let go of the file. What cannot be tidied up now is tidied up when the journal is opened next."""
        with suppress(sqlite3.Error):
            self._connection.close()
