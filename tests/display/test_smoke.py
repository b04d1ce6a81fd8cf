"""The whole program on an X server, touched by xdotool: a simulated hand from the deal to the push."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dealerassist.display.theme import DIM
from tests.display import xvfb
from tests.display.xvfb import FIRST, GO_ON, ROOT, Panel, Run

pytestmark = [pytest.mark.skipif(bool(xvfb.why_not()), reason=xvfb.why_not()), pytest.mark.timeout(120)]

MOST_TOUCHES = 200
CALLERS = 4
"""So many stay in before the flop: the others' cards are folded by touch."""


@pytest.fixture
def panel(tmp_path: Path) -> Iterator[Panel]:
    folder = tmp_path / "panel"
    folder.mkdir()
    made = Panel(folder)
    yield made
    made.close()


def journal(state: Path) -> list[dict[str, object]]:
    program = [sys.executable, "-m", "dealerassist", "journal", "show", "--json", "--state", str(state)]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    shown = subprocess.run(program, env=environment, capture_output=True, text=True, check=True).stdout
    return [json.loads(line) for line in shown.splitlines()]


def deal(run: Run) -> list[str]:
    """Touch after touch until the hand is over; the prompts on the way."""
    asked = [run.wait_for_another("")]
    folded = 0
    for _ in range(MOST_TOUCHES):
        if asked[-1].startswith(("BUTTON", "DEAD BUTTON")):
            return asked
        fold = "CALL" in asked[-1] and folded < CALLERS
        folded += fold
        run.touch(FIRST if fold else GO_ON)
        now = run.wait_for_another(asked[-1], 0.5)
        if now != asked[-1]:
            asked.append(now)
    return asked


def test_a_simulated_hand_is_dealt_by_touch_and_the_window_closes_cleanly(panel: Panel, tmp_path: Path) -> None:
    run = Run(panel, "--seed", "5", "--state", str(tmp_path / "state"))
    first = run.wait_for_another("")
    before = panel.picture()
    asked = deal(run)
    after = panel.picture()
    code, errors = run.close()

    assert first == "DEAL FROM [1]"
    assert {"BURN · FLOP", "BURN · TURN", "BURN · RIVER"} <= set(asked)
    assert asked[-1].startswith("BUTTON > [")
    assert (code, errors) == (0, "")
    assert before.pixels != after.pixels
    assert before.share_of(DIM.now) == 0 < after.share_of(DIM.money)

    told = [row for row in journal(tmp_path / "state") if row["kind"] == "command"]
    bodies = [str(row["body"]) for row in told]
    assert sum(body.startswith("deal ") for body in bodies) == 9
    assert sum(body.startswith("board ") for body in bodies) == 3
    assert bodies[-1] == "award"
    assert {str(row["source"]).partition("@")[0] for row in told} == {"touch", "seen"}
