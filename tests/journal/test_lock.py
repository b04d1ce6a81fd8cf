"""One process per state directory."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from dealerassist.journal.codes import JournalCode, JournalError
from dealerassist.journal.lock import LOCK_FILE, StateLock
from dealerassist.journal.writer import JournalWriter

HOLDER = """
import sys, time
from pathlib import Path
from dealerassist.journal.writer import JournalWriter

writer = JournalWriter(Path(sys.argv[1]))
print("holds", flush=True)
time.sleep(60)
"""


def test_a_second_process_is_told_who_has_the_directory(tmp_path: Path) -> None:
    program = [sys.executable, "-c", HOLDER, str(tmp_path)]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "holds\n"
        with pytest.raises(JournalError) as refused:
            JournalWriter(tmp_path)
        assert str(refused.value) == f"{tmp_path}: in use by process {holder.pid}"
        assert refused.value.code == JournalCode.IN_USE
        holder.send_signal(signal.SIGKILL)
    JournalWriter(tmp_path).close()


def test_the_same_process_has_it_once(tmp_path: Path) -> None:
    lock = StateLock(tmp_path)
    with pytest.raises(JournalError, match=f"in use by process {os.getpid()}"):
        StateLock(tmp_path)
    lock.release()
    StateLock(tmp_path).release()


def test_a_refused_journal_leaves_the_directory_free(tmp_path: Path) -> None:
    (tmp_path / "journal.sqlite3").write_text("no journal")
    for _ in range(2):
        with pytest.raises(JournalError, match="not a journal"):
            JournalWriter(tmp_path)


def test_a_missing_directory_is_made(tmp_path: Path) -> None:
    StateLock(tmp_path / "a" / "b").release()
    assert (tmp_path / "a" / "b" / LOCK_FILE).exists()
