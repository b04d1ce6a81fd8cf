"""Sounds beside the screen are on, unless the course or the command line wants none."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
import pytest

from dealerassist.cli.heard import heard_of
from dealerassist.cli.output import Output
from dealerassist.cli.training_room import School
from dealerassist.display import sounds
from dealerassist.engine import HouseRules
from dealerassist.training.course import outline
from dealerassist.training.trainees import Trainees
from dealerassist.views import PhraseCode
from tests.display.test_sounds import WRITES_DOWN, said, wait_for


def school(folder: Path, quiet: bool, course_sounds: bool) -> School:
    course = msgspec.structs.replace(outline(), sounds=course_sounds)
    options = argparse.Namespace(quiet=quiet)
    return School(course, HouseRules("ours"), Trainees(folder), options, Output(False))


@pytest.mark.parametrize(("quiet", "course_sounds"), [(False, True), (True, True), (False, False)])
def test_what_was_wrong_is_heard_unless_nobody_wants_it(
    quiet: bool, course_sounds: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = tmp_path / "heard"
    monkeypatch.setattr(sounds, "_BEEPER", (sys.executable, "-c", WRITES_DOWN, str(heard)))
    wanted = course_sounds and not quiet
    with heard_of(school(tmp_path, quiet, course_sounds)) as play:
        play(said(PhraseCode.WRONG))
        if wanted:
            wait_for(heard, 1)
    assert heard.exists() == wanted
