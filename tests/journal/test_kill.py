"""Killed at any moment, a table stands where it stood: same hand, same seat to act, same pot, no saved row lost."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from dealerassist.engine import parse_command
from dealerassist.journal.first_row import read_first_row
from dealerassist.journal.live import LiveTable
from dealerassist.journal.recovery import recover
from dealerassist.journal.rows import JOURNAL_FILE, Kind
from dealerassist.journal.show import rows_of
from tests.journal.kill_driver import state_of


def play_and_kill(directory: Path, rng: Random) -> dict[int, str]:
    """Let a driver play, kill it at a random moment; the rows that it said were saved, with the table's state."""
    program = [sys.executable, "-m", "tests.journal.kill_driver", str(directory), str(rng.randrange(2**32))]
    with subprocess.Popen(program, cwd=Path(__file__).parents[2], stdout=subprocess.PIPE, text=True) as driver:
        assert driver.stdout is not None
        first = "" if rng.random() < 0.2 else driver.stdout.readline()  # some die while they start or recover
        time.sleep(rng.random() * 0.4)
        driver.kill()
        lines = (first + driver.stdout.read()).splitlines()
        assert driver.wait() == -9
    whole = [line.split() for line in lines if len(line.split()) == 3 and len(line.split()[2]) == 16]
    return {int(seq): state for _, seq, state in whole}


def states(path: Path, since: int) -> Iterator[tuple[int, str]]:
    """The table's state after each row from hand `since` on, played from the rows alone."""
    live = None
    for row in rows_of(path):
        if row.hand < max(since, 1):
            continue
        if row.kind is Kind.HAND:
            first = read_first_row(row.body, path.name)
            live = LiveTable(first.session, first.house)
        elif row.kind is not Kind.NOTE:
            assert live is not None
            live.tell(parse_command(row.body))
        if live is not None:
            yield row.seq, state_of(live)


@pytest.mark.parametrize("kills", [20, pytest.param(200, marks=[pytest.mark.slow, pytest.mark.timeout(1200)])])
def test_a_killed_table_stands_where_it_stood(tmp_path: Path, kills: int) -> None:
    rng = Random(2024)
    path = tmp_path / JOURNAL_FILE
    saved = last_seq = hand = 0
    for _ in range(kills):
        said = play_and_kill(tmp_path, rng)
        saved += len(said)
        if not path.exists():
            assert not said
            continue
        played = dict(states(path, hand))
        assert said.items() <= played.items()
        assert min(said, default=last_seq + 1) > last_seq
        found = recover(path)
        if found is not None:
            assert not found.stopped
            assert (found.last_seq, state_of(found.live)) == max(played.items())
            last_seq, hand = found.last_seq, found.head.hand
    assert saved > 10 * kills
