"""The journal's own thread: it commits rows in the order in which they were told, and nobody waits for the medium."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread

from dealerassist.journal.chain import Head, head_of
from dealerassist.journal.codes import JournalCode, JournalError, JournalFileError
from dealerassist.journal.lock import StateLock
from dealerassist.journal.rows import JOURNAL_FILE, Draft, Row
from dealerassist.journal.store import JournalStore, make_journal

Ticket = Future[Row]
"""`result()` waits for the committed row, or raises the `JournalError` of the failure."""


class JournalWriter:
    """Owns a state directory and the journal in it, until `close`."""

    def __init__(
        self,
        directory: Path,
        head: Head | None = None,
        on_committed: Callable[[int], None] | None = None,
        most_pages: int | None = None,
    ) -> None:
        """Take the directory, make its journal or go on with the one that is there, start the thread.

        `head`: where a check just found the end; without it the whole journal is checked now. `on_committed` is called
        in the writer's thread with the seq of each committed row. `most_pages`: see `JournalStore`. Raises
        `JournalError`; the directory is then free again.
        """
        self._lock = StateLock(directory)
        try:
            path = directory / JOURNAL_FILE
            checked = head or (head_of(path) if path.exists() else make_journal(path))
            self._store = JournalStore(path, checked, most_pages)
        except BaseException:
            self._lock.release()
            raise
        self.path = path
        self._appended = self._committed = checked.seq
        self._on_committed = on_committed
        self._failure: JournalError | None = None
        self._closed = False
        self._guard = Lock()
        self._queue: SimpleQueue[tuple[Draft, Ticket] | None] = SimpleQueue()
        self._last: Ticket | None = None
        self._thread = Thread(target=self._work, name="journal", daemon=True)
        self._thread.start()

    @property
    def head(self) -> Head:
        """Where the journal ends on the medium."""
        return self._store.head

    @property
    def appended_seq(self) -> int:
        """The seq of the last row that was told; what comes next is one more."""
        return self._appended

    @property
    def committed_seq(self) -> int:
        """The seq of the last row that is on the medium."""
        return self._committed

    @property
    def saved(self) -> bool:
        """Is everything told so far on the medium?"""
        return self._committed == self._appended

    @property
    def failure(self) -> JournalError | None:
        """Why nothing more can be written; None while all is well."""
        return self._failure

    def append(self, draft: Draft) -> Ticket:
        """Queue a row. Raises `JournalError` once a commit has failed, and after `close`."""
        ticket: Ticket = Future()
        with self._guard:
            self.check()
            self._appended += 1
            self._last = ticket
            self._queue.put((draft, ticket))
        return ticket

    def check(self) -> None:
        """Raises `JournalError` where nothing more can be written."""
        if self._failure is not None:
            raise self._failure
        if self._closed:
            raise JournalFileError(JournalCode.CLOSED, str(self.path), "closed")

    def wait(self) -> None:
        """Return once everything told so far is on the medium. Raises `JournalError` where it will never be."""
        if self._last is not None:
            self._last.result()

    def close(self) -> None:
        """Commit what is queued, then let go of file and directory. Closing twice does nothing."""
        with self._guard:
            if self._closed:
                return
            self._closed = True
            self._queue.put(None)
        self._thread.join()
        self._store.close()
        self._lock.release()

    def _work(self) -> None:
        while (told := self._queue.get()) is not None:
            self._commit(*told)

    def _commit(self, draft: Draft, ticket: Ticket) -> None:
        """One row; a failure, whatever it is, fails this row and every one after it."""
        if self._failure is not None:
            ticket.set_exception(self._failure)
            return
        try:
            row = self._store.append(draft)
            self._committed = row.seq
            if self._on_committed is not None:
                self._on_committed(row.seq)
        except BaseException as error:
            self._failure = self._named(error)
            ticket.set_exception(self._failure)
        else:
            ticket.set_result(row)

    def _named(self, error: BaseException) -> JournalError:
        if isinstance(error, JournalError):
            return error
        return JournalFileError(JournalCode.WRITE_FAILED, str(self.path), f"the table stops: {error!r}")
