"""`dealerassist train screen`: whole lessons driven by clicks on the window that a trainee has."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("PyQt6.QtWidgets", exc_type=ImportError)

from pytestqt.qtbot import QtBot

from dealerassist.cli.train_screen import OnScreen
from dealerassist.display.touch import BOUNCE_MS
from dealerassist.engine import preset
from dealerassist.training.codes import DrillCode
from dealerassist.training.forms import Answer
from dealerassist.training.question import Question, Skill, question
from dealerassist.training.screen.lesson import Lesson
from dealerassist.training.screen.view import view_of
from dealerassist.training.trainees import Trainees
from dealerassist.views import Choose, Press, PressKey, TableView
from tests.cli.clicked_lesson import Clicked
from tests.cli.running import in_process
from tests.display import xvfb
from tests.training.lessons import right_touches, shown_questions

DRILLS = (
    DrillCode.READ_WINNER,
    DrillCode.POT_LIMIT,
    DrillCode.RULING,
    DrillCode.BUILD_POTS,
    DrillCode.FIND_MISTAKE,
    DrillCode.NAME_HAND,
    DrillCode.FIVE_THAT_PLAY,
    DrillCode.AWARD_POTS,
)


def clicked_lesson(qtbot: QtBot, questions: Iterator[Question], kept: list[Answer]) -> Clicked:
    """These questions, one after another."""

    def keep(question: Question, answer: Answer, ms: int, slips: int) -> bool:
        kept.append(answer)
        return False

    return Clicked(qtbot, Lesson(lambda: next(questions), keep, 0), lambda lesson: view_of(lesson.asked))


def test_a_whole_lesson_is_answered_by_clicks(qtbot: QtBot) -> None:
    """Eight drills, three questions each: seats, digits, options, cards, a replay that is stopped."""
    questions = [each for drill in DRILLS for each in shown_questions(Skill(drill, 2), 3)]
    kept: list[Answer] = []
    clicked = clicked_lesson(qtbot, iter([*questions, questions[0]]), kept)
    for _ in questions:
        for intent in right_touches(clicked.lesson):
            clicked.do(intent)
        clicked.click(PressKey(Press.GO_ON))
    assert kept == [each.task.answer for each in questions]


def test_every_screen_of_a_lesson_can_be_closed(qtbot: QtBot) -> None:
    questions = [each for drill in DRILLS for each in shown_questions(Skill(drill, 1), 1)]
    clicked = clicked_lesson(qtbot, iter(questions), [])
    close = PressKey(Press.MENU)
    for _ in questions[1:]:
        for intent in right_touches(clicked.lesson):
            assert clicked.target(close) is not None, clicked.lesson.asked
            clicked.do(intent)
        assert clicked.target(close) is not None
        clicked.click(PressKey(Press.GO_ON))


def test_a_full_disk_ends_the_lesson_and_is_told(qtbot: QtBot) -> None:
    """Not a traceback out of Qt."""
    asked = shown_questions(Skill(DrillCode.RULING, 1), 1)[0]

    def keep(question: Question, answer: Answer, ms: int, slips: int) -> bool:
        raise OSError(28, "No space left on device")

    heard: list[TableView] = []
    lesson = Lesson(lambda: asked, keep, 0)
    shown = OnScreen(lesson, Namespace(profile="1024x600", theme="dim", language="nl"), heard.append)
    qtbot.addWidget(shown.window)
    shown.window.open()
    shown.touched(Choose(str(asked.task.answer)))
    qtbot.waitUntil(lambda: not shown.window.isVisible())
    assert isinstance(shown.failure, OSError)
    assert [view.language for view in heard] == ["nl"]


def touched_on(run: xvfb.Run, prompt: str) -> str:
    """The go-on key, until it asks something else: on a busy machine a touch may come before the key is there."""
    for _ in range(40):
        run.touch(xvfb.GO_ON)
        if (now := run.wait_for_another(prompt, 0.5)) != prompt:
            time.sleep(2 * BOUNCE_MS / 1000)  # what comes sooner is the last touch's bounce
            return now
    return prompt


@pytest.mark.skipif(bool(xvfb.why_not()), reason=xvfb.why_not())
@pytest.mark.timeout(120)
def test_the_program_asks_on_an_x_server_and_keeps_the_answer(tmp_path: Path) -> None:
    """The story is stepped through, the seat is touched, and the window closes cleanly."""
    options = ("--seed", "5", "--drill", "whose-action", "--level", "2", "--trainee", "anna", "--state", str(tmp_path))
    asked = question(Skill(DrillCode.WHOSE_ACTION, 2), Random(5).randrange(2**31), preset("tda-2024"))
    (tmp_path / "panel").mkdir()
    panel = xvfb.Panel(tmp_path / "panel")
    try:
        run = xvfb.Run(panel, *options, command=("train", "screen"))
        assert run.wait_for_another("") == "WATCH"
        assert touched_on(run, "WATCH") == "WHOSE ACTION?"
        seats = len(view_of(Lesson(lambda: asked, lambda *answer: False, 0).asked).seats)
        run.touch(run.seat(int(str(asked.task.answer[0])), seats))
        assert touched_on(run, "WHOSE ACTION?").startswith("RIGHT")
        assert run.close() == (0, "")
    finally:
        panel.close()
    assert [row.right for row in Trainees(tmp_path / "trainees").rows("anna")] == [True]


def test_without_a_screen_one_line_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    in_process(capsys, "train", "screen", "--state", str(tmp_path)).is_one_clear_line("no screen here")
