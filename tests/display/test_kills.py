"""Killed at any moment of simulated play, `run` comes back to the same hand, asks to confirm, and has lost nothing."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from dealerassist.engine import commands as c
from dealerassist.engine import parse_command
from dealerassist.journal.first_row import read_first_row
from dealerassist.journal.live import LiveTable
from dealerassist.journal.rows import JOURNAL_FILE, Kind, Row
from dealerassist.journal.show import rows_of, verify_journal
from dealerassist.table.desk import Desk
from dealerassist.table.marks import marks_of
from dealerassist.table.situation import Situation
from dealerassist.table.viewing.prompts import price_unknown
from tests.display.xvfb import ROOT

pytest.importorskip("PyQt6.QtWidgets")

LONGEST_S = 0.7
"""How long it plays at most, once it has painted."""
STARTS_KILLED = 0.15
"""So many of the programs are killed before their first frame."""


def committed(path: Path) -> int:
    """How many rows are on the medium, as another program sees it."""
    if not path.exists():
        return 0
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as file:
        table = file.execute("select count(*) from sqlite_master where name = 'journal_rows'").fetchone()[0]
        return int(file.execute("select count(*) from journal_rows").fetchone()[0]) if table else 0


def play_and_kill(directory: Path, seed: int, rng: Random) -> tuple[list[str], int]:
    """What was painted until a random moment, and how many rows were on the medium just before it."""
    program = [sys.executable, "-m", "tests.display.kill_driver", str(directory), str(seed)]
    pipe = subprocess.PIPE
    with subprocess.Popen(program, cwd=ROOT, stdout=pipe, stderr=pipe, text=True) as run:
        assert run.stdout is not None
        early = rng.random() < STARTS_KILLED
        first = "" if early else run.stdout.readline()
        time.sleep(rng.random() * LONGEST_S)
        saved = committed(directory / JOURNAL_FILE)
        os.kill(run.pid, signal.SIGKILL)
        said, errors = run.communicate()
        assert (run.returncode, errors) == (-signal.SIGKILL, "")
    lines = (first + said).splitlines(keepends=True)
    return [line.strip() for line in lines if line.endswith("\n")], saved


def moment_of(path: Path) -> Situation:
    """The last hand, played from the rows alone."""
    rows: list[Row] = list(rows_of(path))
    start = max(at for at, row in enumerate(rows) if row.kind is Kind.HAND)
    opening = read_first_row(rows[start].body, path.name)
    live = LiveTable(opening.session, opening.house)
    for row in rows[start + 1 :]:
        if row.kind is not Kind.NOTE:
            live.tell(parse_command(row.body))
    told = ((row.number, row.source, parse_command(row.body)) for row in rows[start + 1 :] if row.number)
    return Situation(live.hand, live.timeline.entries, marks_of(told), Desk())


def painted(moment: Situation, number: int) -> str:
    """The first frame that the rows ask for: the same hand, and a question. Once over, seats show what comes next."""
    hand = moment.hand
    board = "".join(str(card) for card in hand.board if card is not None)
    seats = sorted((seat for seat in hand.seats if seat.live), key=lambda seat: seat.number)
    if hand.over:
        return f"painted {number} "
    shown = ",".join(f"{seat.number}:{0 if of_no_amount(moment, seat.number) else seat.bet}" for seat in seats)
    return f"painted {number} resume {board or '-'} {shown}"


def of_no_amount(moment: Situation, seat: int) -> bool:
    """Has it called a bet that nobody has counted?"""
    entry = moment.last_act(seat)
    called = entry is not None and isinstance(entry.command, c.Call) and not moment.hand.seat(seat).all_in
    return called and price_unknown(moment)


@pytest.mark.parametrize("kills", [20, pytest.param(200, marks=[pytest.mark.slow, pytest.mark.timeout(1500)])])
def test_a_killed_run_comes_back_to_the_same_hand_and_asks(tmp_path: Path, kills: int) -> None:
    rng, path = Random(2024), tmp_path / JOURNAL_FILE
    asked = played = 0
    for kill in range(kills):
        before = committed(path)
        expected = painted(moment_of(path), verify_journal(path).hands) if before else ""
        lines, saved = play_and_kill(tmp_path, kill, rng)
        if expected and lines:
            assert lines[0].startswith(expected)
            asked += 1
        played += len(lines)
        report = verify_journal(path)
        assert report.ok or not before
        assert report.rows >= saved >= before
    assert asked >= kills * (1 - STARTS_KILLED) / 2
    assert played > 3 * kills


def test_asked_to_end_it_closes_its_window_and_says_in_the_journal_that_it_stopped(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "tests.display.kill_driver", str(tmp_path), "1"]
    pipe = subprocess.PIPE
    with subprocess.Popen(program, cwd=ROOT, stdout=pipe, stderr=pipe, text=True) as run:
        assert run.stdout is not None
        assert run.stdout.readline().startswith("painted 1 deal-hole")
        run.terminate()
        _, errors = run.communicate(timeout=20)
        assert (run.returncode, errors) == (0, "")
    assert [row.body for row in rows_of(tmp_path / JOURNAL_FILE)][-1] == "stopped"
