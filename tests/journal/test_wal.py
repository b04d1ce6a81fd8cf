"""The write-ahead log: a commit that a power cut cut off is told from commits that were lost."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from struct import iter_unpack, pack

import pytest

from dealerassist.journal.wal import LostCommits, commits_lost_beside, log_of, lost_commits

PAGE = 4096
FRAME = 24 + PAGE


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """One commit that makes a table, then twenty of one row each; read while its database is still open."""
    path = tmp_path_factory.mktemp("log") / "some.sqlite3"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute(f"PRAGMA page_size={PAGE}")
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("CREATE TABLE t (x TEXT)")
    for number in range(20):
        connection.execute("INSERT INTO t VALUES (?)", (f"row {number}",))
    content = log_of(path).read_bytes()
    connection.close()
    return content


def flipped(log: bytes, at: int) -> bytes:
    changed = bytearray(log)
    changed[at] ^= 0x10
    return bytes(changed)


def test_a_whole_log_has_lost_nothing(log: bytes) -> None:
    assert lost_commits(log, PAGE) is None
    assert (len(log) - 32) % FRAME == 0


@pytest.mark.parametrize("length", [0, 12, 32, 32 + FRAME - 1])
def test_a_log_without_a_frame_has_lost_nothing(log: bytes, length: int) -> None:
    assert lost_commits(log[:length], PAGE) is None


def test_a_commit_that_was_cut_off_was_never_acknowledged(log: bytes) -> None:
    assert lost_commits(log[:-100], PAGE) is None
    assert lost_commits(log[:-100] + bytes(100), PAGE) is None
    assert lost_commits(flipped(log, len(log) - 1), PAGE) is None


def test_frames_of_an_older_round_count_for_nothing(log: bytes) -> None:
    """After a checkpoint the log begins anew with other salts, over the old frames."""
    middle = 32 + 9 * FRAME
    assert lost_commits(log[:middle] + log[middle:].replace(log[16:24], bytes(8)), PAGE) is None


@pytest.mark.parametrize("byte", range(0, 32, 3))
def test_a_damaged_header_hides_every_commit(log: bytes, byte: int) -> None:
    assert lost_commits(flipped(log, byte), PAGE) == LostCommits(0, 21)


@pytest.mark.parametrize(("frame", "commits"), [(1, 21), (3, 20), (10, 13)])
@pytest.mark.parametrize("byte", [0, 6, 16, 20, 24, 2000])
def test_a_damaged_frame_hides_those_behind_it(log: bytes, frame: int, commits: int, byte: int) -> None:
    found = lost_commits(flipped(log, 32 + (frame - 1) * FRAME + byte), PAGE)
    assert found is not None
    assert found.frame == frame
    assert abs(found.commits - commits) <= 1  # a flip may also hit the very mark of a commit


def big_endian(log: bytes) -> bytes:
    """The same log as a big-endian machine writes it: only magic and sums differ."""
    made = bytearray(log)
    made[3] |= 1
    running = _sum(made[:24], (0, 0))
    made[24:32] = pack(">II", *running)
    for at in range(32, len(log), FRAME):
        running = _sum(made[at : at + 8] + made[at + 24 : at + FRAME], running)
        made[at + 16 : at + 24] = pack(">II", *running)
    return bytes(made)


def _sum(chunk: bytearray, running: tuple[int, int]) -> tuple[int, int]:
    one, two = running
    for even, odd in iter_unpack(">II", chunk):
        one = (one + even + two) % 2**32
        two = (two + odd + one) % 2**32
    return one, two


def test_either_byte_order_is_read(log: bytes, tmp_path: Path) -> None:
    """SQLite itself reads the log that is written here the other way round."""
    path = tmp_path / "some.sqlite3"
    log_of(path).write_bytes(big_endian(log))
    path.write_bytes(log[32 + 24 : 32 + FRAME])  # the first frame is page 1
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT count(*) FROM t").fetchone() == (20,)
    connection.close()
    assert lost_commits(big_endian(log), PAGE) is None
    assert lost_commits(flipped(big_endian(log), 32 + 50), PAGE) == LostCommits(1, 21)


def test_no_log_beside_a_database_is_no_loss(tmp_path: Path) -> None:
    assert commits_lost_beside(tmp_path / "some.sqlite3", PAGE) is None
