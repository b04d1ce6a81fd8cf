"""The file and its thread: rows on the medium one by one, and what happens when the medium fails."""

from __future__ import annotations

import os
import pickle
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from tempfile import mkdtemp

import pytest

from dealerassist.journal.chain import head_of
from dealerassist.journal.codes import JournalCode, JournalError, JournalFileError, JournalRecordError
from dealerassist.journal.pace import commit_times
from dealerassist.journal.rows import APPLICATION_ID, JOURNAL_FILE, Draft, Kind
from dealerassist.journal.show import rows_of, verify_journal
from dealerassist.journal.store import JournalStore, make_journal
from dealerassist.journal.writer import JournalWriter

NOTE = Draft(0, 0, Kind.NOTE, "a note", "engine", "test", "", 5, 6, "0" * 16)
ROOT = Path(__file__).parents[2]


@contextmanager
def writing(directory: Path, most_pages: int | None = None) -> Iterator[JournalWriter]:
    writer = JournalWriter(directory, most_pages=most_pages)
    try:
        yield writer
    finally:
        writer.close()


def test_the_file_says_what_it_is(tmp_path: Path) -> None:
    make_journal(tmp_path / JOURNAL_FILE)
    with closing(sqlite3.connect(tmp_path / JOURNAL_FILE)) as connection:
        told = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")]
        assert told == [APPLICATION_ID, 1]
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_each_row_is_durable_by_itself(tmp_path: Path) -> None:
    with writing(tmp_path) as writer:
        settings = [
            writer._store._connection.execute(f"PRAGMA {name}").fetchone() for name in ("synchronous", "journal_mode")
        ]
        assert settings == [(2,), ("wal",)]
        assert writer._store._connection.isolation_level is None


def test_a_journal_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    """What a power cut left of a journal in the making is made anew; a finished one is never written over."""
    left = tmp_path / f"{JOURNAL_FILE}.new"
    left.write_bytes(b"half of it")
    make_journal(tmp_path / JOURNAL_FILE)
    assert not left.exists()
    with pytest.raises(JournalFileError, match="is there already"):
        make_journal(tmp_path / JOURNAL_FILE)
    with pytest.raises(JournalFileError, match="cannot be made"):
        make_journal(tmp_path / "missing" / JOURNAL_FILE)


def test_rows_come_back_as_they_were_told(tmp_path: Path) -> None:
    drafts = [
        replace(NOTE, body=body, why="“why”\n\0 ok", wall_ns=2**62) for body in ("one", "", "drei ♠", "x" * 10_000)
    ]
    with writing(tmp_path) as writer:
        tickets = [writer.append(draft) for draft in drafts]
        writer.wait()
        assert writer.saved
        rows = [ticket.result() for ticket in tickets]
    assert list(rows_of(tmp_path / JOURNAL_FILE)) == rows
    assert [(row.seq, row.body) for row in rows] == [(n, draft.body) for n, draft in enumerate(drafts, 1)]
    assert rows[1].prev == rows[0].hash


def test_committed_rows_are_told_in_order_from_the_journals_thread(tmp_path: Path) -> None:
    seen: list[tuple[int, str]] = []
    writer = JournalWriter(tmp_path, on_committed=lambda seq: seen.append((seq, threading.current_thread().name)))
    for _ in range(50):
        writer.append(NOTE)
    writer.close()
    assert seen == [(seq, "journal") for seq in range(1, 51)]
    assert (writer.committed_seq, writer.appended_seq) == (50, 50)


def test_a_closed_journal_takes_no_row(tmp_path: Path) -> None:
    with writing(tmp_path) as writer:
        pass
    writer.close()
    with pytest.raises(JournalError) as refused:
        writer.append(NOTE)
    assert refused.value.code == JournalCode.CLOSED


def test_a_journal_goes_on_where_it_ended(tmp_path: Path) -> None:
    for _ in range(3):
        with writing(tmp_path) as writer:
            writer.append(NOTE)
    assert [row.seq for row in rows_of(tmp_path / JOURNAL_FILE)] == [1, 2, 3]


def test_rows_are_never_changed_by_mistake(tmp_path: Path) -> None:
    with writing(tmp_path) as writer:
        writer.append(NOTE)
    with closing(sqlite3.connect(tmp_path / JOURNAL_FILE)) as connection:
        for statement in ("UPDATE journal_rows SET why = 'x'", "DELETE FROM journal_rows"):
            with pytest.raises(sqlite3.IntegrityError, match="rows never"):
                connection.execute(statement)


def test_a_journal_that_grew_behind_ones_back_is_refused(tmp_path: Path) -> None:
    path = tmp_path / JOURNAL_FILE
    head = make_journal(path)
    store = JournalStore(path, head)
    store.append(NOTE)
    store.close()
    with pytest.raises(JournalError, match="has changed since it was checked"):
        JournalStore(path, head)


def fill(writer: JournalWriter) -> tuple[int, JournalError]:
    """Append until it fails; how many were committed, and the failure."""
    for _ in range(5_000):
        try:
            writer.append(replace(NOTE, body="x" * 2_000)).result(timeout=30)
        except JournalError as failure:
            return writer.committed_seq, failure
    pytest.fail("it never failed")


def after_a_failure(writer: JournalWriter, committed: int, failure: JournalError) -> None:
    """Nothing is tried again, everything says the same, and what was committed is there."""
    assert failure.code == JournalCode.WRITE_FAILED
    assert str(failure).startswith(f"{writer.path}: row {committed + 1} cannot be written, the table stops: ")
    assert "\n" not in str(failure)
    for _ in range(2):
        with pytest.raises(JournalError) as again:
            writer.append(NOTE)
        assert again.value is failure
    assert writer.failure is failure
    assert not writer.saved
    assert writer.committed_seq == committed
    assert verify_journal(writer.path).rows == committed


def test_a_full_file_stops_the_table(tmp_path: Path) -> None:
    """SQLite's own "database or disk is full", by the bound on the file."""
    with writing(tmp_path, most_pages=40) as writer:
        committed, failure = fill(writer)
        assert committed > 10
        assert "full" in str(failure)
        after_a_failure(writer, committed, failure)
    assert head_of(tmp_path / JOURNAL_FILE).seq == committed


def test_rows_queued_behind_a_failure_fail_too(tmp_path: Path) -> None:
    with writing(tmp_path, most_pages=20) as writer:
        tickets = []
        with suppress(JournalError):
            for _ in range(100):
                tickets.append(writer.append(replace(NOTE, body="x" * 2_000)))
        with pytest.raises(JournalError, match="full"):
            writer.wait()
    results = [ticket.exception() is None for ticket in tickets]
    assert results == sorted(results, reverse=True)
    assert head_of(tmp_path / JOURNAL_FILE).seq == sum(results)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of its own with room for 400 kB."""
    place = tmp_path / "disk"
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=400k", "tmpfs", str(place)]
    if os.geteuid() or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("only root can mount a file system")
    yield place
    subprocess.run(["umount", "-l", place], check=True)


def test_a_full_disk_stops_the_table(small_disk: Path) -> None:
    with writing(small_disk) as writer:
        committed, failure = fill(writer)
        assert committed > 10
        after_a_failure(writer, committed, failure)
    assert head_of(small_disk / JOURNAL_FILE).seq == committed
    with pytest.raises(JournalError):
        JournalWriter(small_disk / "another")


LIMITED = """
import resource, sys
from pathlib import Path
from tests.journal.test_store import after_a_failure, fill, writing

with writing(Path(sys.argv[1])) as writer:
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, 200_000))
    committed, failure = fill(writer)
    after_a_failure(writer, committed, failure)
print(committed)
"""


def test_a_write_that_the_kernel_refuses_stops_the_table(tmp_path: Path) -> None:
    """A real I/O error of a real file: the process may write no file beyond 200 kB."""
    program = [sys.executable, "-c", LIMITED, str(tmp_path)]
    done = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert head_of(tmp_path / JOURNAL_FILE).seq == int(done.stdout)


@contextmanager
def as_nobody() -> Iterator[None]:
    """Root may write everywhere: be somebody else meanwhile."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


@pytest.fixture
def read_only() -> Iterator[Path]:
    """A directory with a journal of one row, readable for all and writable for nobody."""
    directory = Path(mkdtemp())
    with writing(directory) as writer:
        writer.append(NOTE)
    for path in (*directory.iterdir(), directory):
        path.chmod(0o555 if path.is_dir() else 0o444)
    yield directory
    directory.chmod(0o755)
    shutil.rmtree(directory)


def test_a_read_only_directory_is_named(read_only: Path) -> None:
    with as_nobody(), pytest.raises(JournalError) as refused:
        JournalWriter(read_only)
    assert str(refused.value) == f"{read_only}: cannot be used as a state directory: Permission denied"


def test_a_journal_in_a_read_only_directory_can_be_read(read_only: Path) -> None:
    with as_nobody():
        assert verify_journal(read_only / JOURNAL_FILE).ok
        with pytest.raises(JournalError, match="cannot be written to"):
            JournalStore(read_only / JOURNAL_FILE, head_of(read_only / JOURNAL_FILE))


def test_a_file_in_the_directorys_place_is_named(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file")
    with pytest.raises(JournalError, match="state: cannot be used as a state directory"):
        JournalWriter(tmp_path / "state")


def test_a_failing_listener_stops_the_table(tmp_path: Path) -> None:
    """Rows that nobody could be told of count as not saved."""

    def listen(seq: int) -> None:
        raise RuntimeError("no display")

    writer = JournalWriter(tmp_path, on_committed=listen)
    with pytest.raises(JournalError, match="no display"):
        writer.append(NOTE).result(timeout=10)
    with pytest.raises(JournalError, match="no display"):
        writer.append(NOTE)
    writer.close()


def test_errors_are_also_what_a_caller_expects() -> None:
    error = JournalFileError(JournalCode.WRITE_FAILED, "file", "reason", "row 3")
    assert isinstance(error, OSError)
    assert (str(error), error.data["place"]) == ("file, row 3: reason", "row 3")
    assert str(JournalFileError(JournalCode.CLOSED, "file", "reason")) == "file: reason"


@pytest.mark.parametrize("kind", [JournalFileError, JournalRecordError])
def test_errors_cross_processes(kind: type[JournalError]) -> None:
    error = kind(JournalCode.CORRUPT, "file", "reason", "row 3")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.code, str(again), again.data) == (kind, error.code, str(error), error.data)


def test_a_mediums_pace_is_measured_in_a_journal_of_its_own(tmp_path: Path) -> None:
    half, most = commit_times(tmp_path, 50)
    assert 0 < half <= most
    assert list(tmp_path.iterdir()) == []
