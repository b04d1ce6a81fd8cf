"""A journal that was touched is named, row and reason, and keeps every byte."""

from __future__ import annotations

import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from dealerassist.journal.chain import head_of
from dealerassist.journal.codes import JournalCode, JournalError
from dealerassist.journal.recovery import recover
from dealerassist.journal.rows import COLUMNS, JOURNAL_FILE, Kind, chained
from dealerassist.journal.show import rows_of, verify_journal
from dealerassist.journal.writer import JournalWriter
from tests.journal.evening import play_out, recording, table


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal of three hands, closed by its program."""
    directory = tmp_path_factory.mktemp("good")
    rng = Random(7)
    with recording(directory, *table()) as recorder:
        for _ in range(2):
            play_out(recorder, rng)
            recorder.next_hand("dealer", "touch")
    return directory / JOURNAL_FILE


@pytest.fixture
def journal(good: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(good, tmp_path / JOURNAL_FILE))


def change(path: Path, *statements: str) -> None:
    """What somebody with the file and a database program can do."""
    with closing(sqlite3.connect(path)) as connection:
        for name in ("rows_never_change", "rows_never_go"):
            connection.execute(f"DROP TRIGGER IF EXISTS {name}")
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def refusal(path: Path) -> JournalError:
    """Why the journal is refused: the same by whatever way it is opened, and not a byte of it changes."""
    before = path.read_bytes()
    with pytest.raises(JournalError) as by_recovery:
        recover(path)
    with pytest.raises(JournalError) as by_writer:
        JournalWriter(path.parent)
    report = verify_journal(path)
    assert (report.ok, report.problem) == (False, str(by_recovery.value)) == (False, str(by_writer.value))
    assert "\n" not in report.problem
    assert report.problem.startswith(str(path))
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir() if file.name != "lock"] == [path.name]
    return by_recovery.value


def row_with(path: Path, part: str) -> int:
    """The seq of the first row whose body has `part`."""
    return next(row.seq for row in rows_of(path) if part in row.body and row.kind is not Kind.HAND)


def test_a_changed_command_is_named(journal: Path) -> None:
    seq = row_with(journal, "call")
    change(journal, f"UPDATE journal_rows SET body = replace(body, 'call', 'fold') WHERE seq = {seq}")
    assert str(refusal(journal)) == f"{journal}, row {seq}: not as it was written"


def test_a_changed_amount_is_named(journal: Path) -> None:
    seq = row_with(journal, "raise")
    change(journal, f"UPDATE journal_rows SET body = body || '0' WHERE seq = {seq}")
    assert str(refusal(journal)) == f"{journal}, row {seq}: not as it was written"


@pytest.mark.parametrize("column", [name for name in COLUMNS if name not in {"seq", "kind"}])
def test_every_column_is_guarded(journal: Path, column: str) -> None:
    longer = f"{column} + 1" if column in {"hand", "number", "wall_ns", "mono_ns"} else f"{column} || '1'"
    change(journal, f"UPDATE journal_rows SET {column} = {longer} WHERE seq = 9")
    assert "row 9: " in str(refusal(journal))


def test_a_row_written_anew_with_its_own_hash_does_not_follow(journal: Path) -> None:
    """Whoever changes a row and its hash must change every row behind it too."""
    old = next(row for row in rows_of(journal) if row.seq == 9)
    new = chained(old, 9, "0" * 64)
    change(journal, f"UPDATE journal_rows SET prev = '{new.prev}', hash = '{new.hash}' WHERE seq = 9")
    assert str(refusal(journal)) == f"{journal}, row 9: does not follow the row before"


def test_another_journals_rows_do_not_follow_its_id(journal: Path) -> None:
    change(journal, "UPDATE meta SET value = 'abc'")
    assert str(refusal(journal)) == f"{journal}, row 1: does not follow the row before"


def test_a_journal_without_its_id_is_damaged(journal: Path) -> None:
    change(journal, "DELETE FROM meta")
    assert refusal(journal).code == JournalCode.CORRUPT


@pytest.mark.parametrize("seq", [1, 9])
def test_a_deleted_row_is_missing(journal: Path, seq: int) -> None:
    change(journal, f"DELETE FROM journal_rows WHERE seq = {seq}")
    assert str(refusal(journal)) == f"{journal}, row {seq}: missing"


def test_rows_that_moved_up_into_a_gap_are_seen(journal: Path) -> None:
    change(journal, "DELETE FROM journal_rows WHERE seq = 9", "UPDATE journal_rows SET seq = seq - 1 WHERE seq > 9")
    assert str(refusal(journal)) == f"{journal}, row 9: not as it was written"


def test_rows_that_changed_places_are_seen(journal: Path) -> None:
    steps = ((9, 0), (10, 9), (0, 10))
    change(journal, *(f"UPDATE journal_rows SET seq = {new} WHERE seq = {old}" for old, new in steps))
    assert str(refusal(journal)) == f"{journal}, row 9: not as it was written"


def test_a_torn_tail_row_is_named(journal: Path) -> None:
    last = verify_journal(journal).rows
    change(journal, f"UPDATE journal_rows SET body = substr(body, 1, 4) WHERE seq = {last}")
    assert str(refusal(journal)) == f"{journal}, row {last}: not as it was written"


def test_a_kind_that_nobody_knows_is_damage(journal: Path) -> None:
    change(journal, "UPDATE journal_rows SET kind = 'order' WHERE seq = 3")
    assert str(refusal(journal)).startswith(f"{journal}, row 3: damaged: ")


def test_a_cut_tail_is_a_shorter_journal(journal: Path) -> None:
    """What a chain cannot show, so that nobody believes it could: the head must be kept elsewhere too."""
    whole = head_of(journal)
    change(journal, f"DELETE FROM journal_rows WHERE seq > {whole.seq - 3}")
    assert verify_journal(journal).ok
    assert head_of(journal).seq == whole.seq - 3
    with pytest.raises(JournalError, match=rf"row {whole.seq}: has changed since it was checked"):
        JournalWriter(journal.parent, whole)


def test_a_newer_format_is_not_touched(journal: Path) -> None:
    change(journal, "PRAGMA user_version = 2")
    assert str(refusal(journal)) == f"{journal}: format 2, and this version reads format 1"


def test_another_programs_database_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / JOURNAL_FILE
    change(path, "CREATE TABLE recipes (name TEXT)", "INSERT INTO recipes VALUES ('soup')")
    assert refusal(path).code == JournalCode.FOREIGN


def test_a_journal_without_its_table_is_damaged(journal: Path) -> None:
    change(journal, "DROP TABLE journal_rows")
    assert refusal(journal).code == JournalCode.CORRUPT


@pytest.mark.parametrize(
    "content", [b"", b"SQLite", b"{}\n" * 100, bytes(8192)], ids=["empty", "short", "json", "zeros"]
)
def test_a_file_of_another_kind_is_not_touched(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / JOURNAL_FILE
    path.write_bytes(content)
    assert refusal(path).code == JournalCode.FOREIGN


@pytest.mark.parametrize("part", [0.02, 0.3, 0.9])
def test_a_file_cut_short_is_damaged(journal: Path, part: float) -> None:
    whole = journal.read_bytes()
    journal.write_bytes(whole[: int(len(whole) * part)])
    assert refusal(journal).code in {JournalCode.CORRUPT, JournalCode.UNREADABLE}


def test_a_flipped_byte_is_found_or_changes_nothing(journal: Path) -> None:
    """Anywhere in the file: rows that are read at all are the rows that were written."""
    whole, rows = journal.read_bytes(), list(rows_of(journal))
    rng = Random(3)
    found = 0
    for _ in range(150):
        at = rng.randrange(len(whole))
        flipped = bytearray(whole)
        flipped[at] ^= rng.randint(1, 255)
        journal.write_bytes(flipped)
        if verify_journal(journal).ok:
            assert list(rows_of(journal)) == rows
        else:
            refusal(journal)
            found += 1
    assert found > 50


def test_a_missing_file_is_missing(tmp_path: Path) -> None:
    with pytest.raises(JournalError, match="no such file") as refused:
        recover(tmp_path / JOURNAL_FILE)
    assert refused.value.code == JournalCode.MISSING
    assert isinstance(refused.value, OSError)


def test_a_directory_in_its_place_is_unreadable(tmp_path: Path) -> None:
    (tmp_path / JOURNAL_FILE).mkdir()
    with pytest.raises(JournalError) as refused:
        recover(tmp_path / JOURNAL_FILE)
    assert refused.value.code == JournalCode.UNREADABLE


KILLED = """
import os, signal, sys
from pathlib import Path
from random import Random
from tests.journal.evening import play_out, recording, table

with recording(Path(sys.argv[1]), *table(stack=100_000)) as recorder:
    for seed in range(3):
        play_out(recorder, Random(seed))
        recorder.next_hand("dealer", "touch")
    recorder._writer.wait()
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def left_open(tmp_path: Path) -> Path:
    """A journal whose program was killed: its last rows are still in the write-ahead log."""
    program = [sys.executable, "-c", KILLED, str(tmp_path)]
    done = subprocess.run(program, check=False, cwd=Path(__file__).parents[2], capture_output=True, text=True)
    assert done.returncode == -signal.SIGKILL, done.stderr
    return tmp_path / JOURNAL_FILE


def test_a_damaged_log_is_not_believed_to_end_there(left_open: Path) -> None:
    """SQLite itself would give the rows before the damage, and say nothing."""
    log = left_open.with_name(f"{JOURNAL_FILE}-wal")
    whole = log.read_bytes()
    for at in (4, 9, 20, 40, 60, len(whole) // 2):
        damaged = bytearray(whole)
        damaged[at] ^= 1
        log.write_bytes(damaged)
        before = left_open.read_bytes()
        with pytest.raises(JournalError, match="commits cannot be read") as refused:
            recover(left_open)
        assert str(refused.value).startswith(f"{log}, frame ")
        with pytest.raises(JournalError, match="commits cannot be read"):
            JournalWriter(left_open.parent)
        assert (log.read_bytes(), left_open.read_bytes()) == (bytes(damaged), before)


def test_reading_a_journal_that_was_left_open_keeps_its_bytes(left_open: Path) -> None:
    log = left_open.with_name(f"{JOURNAL_FILE}-wal")
    before = (left_open.read_bytes(), log.read_bytes())
    assert verify_journal(left_open).ok
    found = recover(left_open)
    assert found is not None
    assert not found.stopped
    assert (left_open.read_bytes(), log.read_bytes()) == before
