"""Every row of PROCEDURES that is told in replays, a test each, named after the row and its source.

A replay of the row is stopped at the mistake by somebody who sees nothing but the steps, and the same hand without the
mistake has none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from dealerassist import training
from dealerassist.engine import PRESETS, preset
from dealerassist.training.codes import MistakeCode
from dealerassist.training.drills.find_mistake import task_of
from dealerassist.training.replays.mistake import Mistake
from dealerassist.training.replays.mistakes import MISTAKES
from dealerassist.training.replays.steps import Dealt, Kind
from dealerassist.training.replays.tables import TABLES
from tests.training.by_watching import find_mistake

ALL_ROWS = range(1, 71)
ROWS = sorted({row for mistake in MISTAKES for row in mistake.rows})
README = Path(training.__file__).with_name("README.md").read_text("utf-8")
DEALS, ENOUGH = 3_000, 5


def hands() -> Iterator[tuple[Dealt, Random]]:
    """Tables and houses take their turn."""
    for seed in range(DEALS):
        rng = Random(seed)
        dealt = TABLES[seed % len(TABLES)].deal(4, 7, preset(PRESETS[seed // len(TABLES) % len(PRESETS)]), rng)
        if dealt is not None and any(step.kind is Kind.PUSH for step in dealt.steps):
            yield dealt, rng


@pytest.fixture(scope="module")
def dealt_hands() -> list[tuple[Dealt, Random]]:
    return list(hands())


def test_every_hand_that_is_dealt_without_a_mistake_has_none(dealt_hands: list[tuple[Dealt, Random]]) -> None:
    for dealt, rng in dealt_hands:
        assert find_mistake(task_of(dealt, dealt.steps, 0, None, rng)) == (0,)


def names(mistake: Mistake) -> str:
    rows = "-".join(f"{row}" for row in mistake.rows) or "S1"
    return f"rows {rows}, {mistake.source}: {mistake.name}"


@pytest.mark.parametrize("mistake", MISTAKES, ids=names)
def test_row_is_told_by_a_mistake_that_can_be_seen_and_the_same_hand_without_it_is_right(
    mistake: Mistake, dealt_hands: list[tuple[Dealt, Random]]
) -> None:
    found = 0
    for dealt, rng in dealt_hands:
        wrong = mistake.made_of(dealt, rng)
        if wrong is None:
            continue
        steps, at = wrong
        task = task_of(dealt, steps[: at + 1], at + 1, mistake, rng)
        assert find_mistake(task) == (at + 1,), (task.scene.game, task.scene.lines)
        assert find_mistake(task_of(dealt, dealt.steps, 0, None, rng)) == (0,)
        assert task.reasons[0].source == mistake.source
        found += 1
        if found == ENOUGH:
            return
    assert found, f"{mistake.name} has no place in {len(dealt_hands)} hands"


def test_every_mistake_has_its_row_and_no_two_have_the_same() -> None:
    assert sorted(mistake.name for mistake in MISTAKES) == sorted(set(MistakeCode) - {MistakeCode.NONE})


def test_the_readme_says_of_every_row_by_what_it_is_told_or_why_it_is_not() -> None:
    """PROCEDURES has 70 rows."""
    section = README.split("## Find the mistake")[1].split("\n## ")[0]
    told, untold = section.split("Not told")
    assert [row for row in ALL_ROWS if row in rows_in(told)] == ROWS
    assert [row for row in ALL_ROWS if row in rows_in(untold)] == [row for row in ALL_ROWS if row not in ROWS]
    assert f"{len(ROWS)} are told, by {len(MISTAKES)} mistakes" in section
    assert f"{len(ROWS)} of 70 rows" in README


def rows_in(text: str) -> set[int]:
    """Of the first column of its table: numbers, and from one to another."""
    found: set[int] = set()
    for cell in re.findall(r"^\| ([\d, –]+) \|", text, re.MULTILINE):
        for part in cell.split(","):
            first, _, last = part.strip().partition("–")
            found |= set(range(int(first), int(last or first) + 1))
    return found
