"""The pages that people read are true: their examples run."""

from __future__ import annotations

import doctest
from pathlib import Path

import dealerassist
from dealerassist.journal.player import ScriptPlayer
from dealerassist.journal.script import read_script


def test_the_page_of_the_words_runs_as_it_is_written() -> None:
    page = Path(dealerassist.__file__).with_name("words") / "README.md"
    failed, attempted = doctest.testfile(str(page), module_relative=False)
    assert attempted == 2
    assert failed == 0


def test_the_walk_through_the_code_runs_as_it_is_written() -> None:
    page = Path(dealerassist.__file__).with_name("README.md")
    failed, attempted = doctest.testfile(str(page), module_relative=False)
    assert attempted > 5
    assert failed == 0


def test_the_hand_script_in_the_readme_plays() -> None:
    page = (Path(dealerassist.__file__).parents[1] / "README.md").read_text("utf-8")
    script = page.split("```\ngame holdem", 1)[1].split("```", 1)[0]
    player = ScriptPlayer(read_script("game holdem" + script, "README.md"))
    assert len(list(player.play())) > 5
