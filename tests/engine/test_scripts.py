"""Golden hands: every script under `scripts` is played and must come out as it says.

Each script shows one rule. Its first comment names the rule and its source; the numbers were worked out by hand.
"""

import re
from pathlib import Path

import pytest

from dealerassist.journal.player import ScriptPlayer
from dealerassist.journal.script import read_script

FOLDER = Path(__file__).parent / "scripts"
EXAMPLES = sorted(FOLDER.glob("examples/*.hand"))
SCRIPTS = sorted(set(FOLDER.rglob("*.hand")) - set(EXAMPLES))
SUBJECTS = {
    "blind-raise",
    "corrections",
    "dealers-word",
    "draw",
    "fixed-limit",
    "floor",
    "guts",
    "half-pot",
    "joining",
    "kill",
    "lowball",
    "most-per-hand",
    "no-limit",
    "odd-chips",
    "omaha",
    "omaha-hilo",
    "order",
    "pineapple",
    "positions",
    "pot-limit",
    "pots",
    "rake",
    "ranking",
    "razz",
    "reopening",
    "run-twice",
    "short-deck",
    "showdown",
    "spread",
    "straddle",
    "stud",
    "stud-hilo",
    "time-charge",
    "undo-and-change",
    "unknown-stacks",
}
NAMES_A_RULE = re.compile(r"# (RULES|PROCEDURES|DESIGN)\b")


def name(file: Path) -> str:
    return file.relative_to(FOLDER).as_posix().removesuffix(".hand")


def play(file: Path) -> None:
    """Raises `ReadError` where a line does not hold."""
    for _ in ScriptPlayer(read_script(file.read_text("utf-8"), file.name)).play():
        pass


def test_every_subject_has_scripts() -> None:
    assert {file.parent.name for file in SCRIPTS} == SUBJECTS
    assert len(EXAMPLES) == 12


@pytest.mark.parametrize("file", SCRIPTS, ids=name)
def test_the_hand_comes_out_as_worked_out(file: Path) -> None:
    play(file)


@pytest.mark.parametrize("file", SCRIPTS, ids=name)
def test_the_script_names_its_rule_and_expects_something(file: Path) -> None:
    text = file.read_text("utf-8")
    assert NAMES_A_RULE.match(text)
    assert re.search(r"^expect ", text, re.MULTILINE)


@pytest.mark.parametrize("file", EXAMPLES, ids=name)
def test_an_example_comes_out_as_it_says(file: Path) -> None:
    play(file)
