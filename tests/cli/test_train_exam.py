"""`dealerassist train exam --screen`: a whole exam by clicks on the window, no hints, its result shown and printed."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle
from pathlib import Path

import pytest

pytest.importorskip("PyQt6.QtWidgets", exc_type=ImportError)

from pytestqt.qtbot import QtBot

from dealerassist.cli.output import Output
from dealerassist.cli.train_exam import ScreenExam
from dealerassist.cli.training_room import School, tell_result
from dealerassist.display.speech import speak, words_of
from dealerassist.engine import preset
from dealerassist.training.codes import DrillCode
from dealerassist.training.course import outline
from dealerassist.training.exam import Result, exam_questions, result_of
from dealerassist.training.question import Skill
from dealerassist.training.records import answered
from dealerassist.training.score import Score
from dealerassist.training.screen.lesson import Lesson
from dealerassist.training.screen.result import MOST_SKILLS, result_view
from dealerassist.training.trainees import Trainees
from dealerassist.views import Intent, PhraseCode, Press, PressKey, TableView
from tests.cli.clicked_lesson import Clicked
from tests.cli.running import in_process
from tests.display import xvfb
from tests.display.panels import PANELS, faults, four
from tests.display.qt import painted
from tests.training.lessons import answer_rightly
from tests.training.simulated import MORNING

SEED = 7
TOLD = {PhraseCode.RIGHT, PhraseCode.WRONG, PhraseCode.LATE}


def school_of(folder: Path) -> School:
    options = Namespace(trainee="anna", seed=SEED, action="exam", screen=True)
    return School(outline(), preset("tda-2024"), Trainees(folder / "trainees"), options, Output(as_json=False))


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    """Panels speak four languages; what comes after these tests is said in English."""
    yield
    speak("en")


class Watched(ScreenExam):
    """Keeps what was seen."""

    def __init__(self, school: School) -> None:
        super().__init__(school, SEED)
        self.seen: list[TableView] = []

    def view(self, lesson: Lesson) -> TableView:
        self.seen.append(super().view(lesson))
        return self.seen[-1]


def test_a_whole_exam_is_sat_by_clicks_without_hints_and_its_result_is_shown_and_printed(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same thirty questions that the terminal asks for this seed."""
    school = school_of(tmp_path)
    exam = Watched(school)
    clicked = Clicked(qtbot, exam.lesson(), exam.view)
    asked = []
    while not clicked.lesson.over:
        asked.append(clicked.lesson.asked.question)
        answer_rightly(clicked.lesson, clicked.do)
    assert asked == list(exam_questions(outline(), SEED, preset("tda-2024")))
    assert not TOLD & {view.prompt.code for view in exam.seen}
    assert exam.seen[-1].prompt.code is PhraseCode.EXAM_PASSED
    assert exam.seen[-1].prompt.facts["k"] == 100
    assert tell_result(school, exam.result) == 0
    out = capsys.readouterr().out
    assert "30 of 30 right" in out
    assert "PASSED: 100 %, 80 % needed" in out
    assert "seed 7 · house rules tda-2024" in out
    assert [row.exam for row in Trainees(tmp_path / "trainees").rows("anna")] == [SEED] * 30
    clicked.click(PressKey(Press.MENU))


def test_an_exam_that_is_closed_before_its_end_is_not_passed(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    school = school_of(tmp_path)
    exam = ScreenExam(school, SEED)
    lesson = exam.lesson()
    answer_rightly(lesson, lambda intent: lesson.touched(intent, 1))
    assert tell_result(school, exam.result) == 1
    assert "1 of 30 right" in capsys.readouterr().out


def test_every_screen_of_an_exam_fits_on_every_panel(qapp: object, tmp_path: Path) -> None:
    exam = Watched(school_of(tmp_path))
    lesson = exam.lesson()
    panels = cycle(PANELS)

    def seen_and_touched(intent: Intent) -> None:
        assert faults(exam.view(lesson), [next(panels)]) == [], lesson.asked
        lesson.touched(intent, 1)

    while not lesson.over:
        answer_rightly(lesson, seen_and_touched)
    assert faults(exam.view(lesson), PANELS) == []


@pytest.mark.parametrize("drill", DrillCode)
def test_each_skill_that_was_not_right_stands_in_one_line_with_its_count(qapp: object, drill: DrillCode) -> None:
    none = Score(asked=2, right=0, in_time=0, slips=0, seconds=0)
    skills = {Skill(drill, level): none for level in (2, 3, 4)}
    view = result_view(Result(SEED, none, skills, 80), "tda-2024")
    for profile, theme, language in four(list(DrillCode).index(drill)):
        _, frame = painted(replace(view, language=language), profile, theme)
        lines = {text.words for text in frame.texts}
        assert {words_of(reason.code, reason.facts) for reason in view.reasons} <= lines, language


def test_a_poor_result_names_the_skills_that_were_not_right_and_fits(qapp: object) -> None:
    asked = list(exam_questions(outline(), SEED, preset("tda-2024")))
    rows = [replace(answered(each, each.task.answer, MORNING, 1000, slips=1), right=False) for each in asked]
    view = result_view(result_of(rows, outline(), SEED), "tda-2024")
    assert view.prompt.code is PhraseCode.EXAM_FAILED
    assert len(view.reasons) == MOST_SKILLS
    assert faults(view, PANELS) == []


@pytest.mark.skipif(bool(xvfb.why_not()), reason=xvfb.why_not())
@pytest.mark.timeout(120)
def test_the_program_sits_an_exam_on_an_x_server_and_prints_what_came_of_it(tmp_path: Path) -> None:
    """Closed at once: nothing was answered, so it is not passed, and the exit code says so."""
    (tmp_path / "panel").mkdir()
    panel = xvfb.Panel(tmp_path / "panel")
    try:
        run = xvfb.Run(panel, "--screen", "--seed", "7", "--state", str(tmp_path), command=("train", "exam"))
        assert run.wait_for_another("")
        assert run.close() == (1, "")
    finally:
        panel.close()


def test_without_a_screen_one_line_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    ran = in_process(capsys, "train", "exam", "--screen", "--state", str(tmp_path))
    ran.is_one_clear_line("no screen here")
