"""`dealerassist train screen`: whole lessons driven by clicks on the window that a trainee has."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("PyQt6.QtWidgets", exc_type=ImportError)

from PyQt6.QtCore import QEvent, QPoint, QPointF, Qt
from PyQt6.QtGui import QMouseEvent
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealerassist.cli.train_screen import OnScreen
from dealerassist.display.frame import Target
from dealerassist.display.layout import PROFILES
from dealerassist.display.touch import BOUNCE_MS
from dealerassist.display.window import DealerWindow
from dealerassist.engine import preset
from dealerassist.training.codes import DrillCode
from dealerassist.training.forms import Answer
from dealerassist.training.question import Question, Skill, question
from dealerassist.training.screen.lesson import Lesson
from dealerassist.training.screen.view import view_of
from dealerassist.training.trainees import Trainees
from dealerassist.views import Choose, Intent, Press, PressKey, TableView, TypeDigits
from tests.cli.running import in_process
from tests.display import xvfb
from tests.training.lessons import right_touches, shown_questions

PANEL = PROFILES["1024x600"]
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


class Clicked:
    """A lesson on a window, and a finger on it."""

    def __init__(self, qtbot: QtBot, questions: Iterator[Question]) -> None:
        self.kept: list[Answer] = []
        self.sent: list[Intent] = []
        self.now = 0.0
        self.lesson = Lesson(lambda: next(questions), self._keep, 0)
        self.window = DealerWindow(self._touched, PANEL, now=lambda: self.now)
        qtbot.addWidget(self.window)
        self.window.open()
        self._show()

    def _keep(self, question: Question, answer: Answer, ms: int, slips: int) -> bool:
        self.kept.append(answer)
        return False

    def _touched(self, intent: Intent) -> None:
        self.sent.append(intent)
        self.lesson.touched(intent, 1)
        self._show()

    def _show(self) -> None:
        self.window.post(view_of(self.lesson.asked), False)
        QApplication.processEvents()

    def do(self, intent: Intent) -> None:
        """A digit after the other; where the text stands in the pad's place it is put away first."""
        if not isinstance(intent, TypeDigits):
            self.click(intent)
            return
        for digit in intent.digits:
            if self.target(TypeDigits(digit)) is None:
                self.click(PressKey(Press.WHY))
            self.click(TypeDigits(digit))

    def target(self, intent: Intent) -> Target | None:
        targets = self.window.screen_widget.frame().targets
        return next((each for each in targets if each.tap == intent), None)

    def click(self, intent: Intent) -> None:
        """Where the screen has that intent; a second later than the last click."""
        self.now += 1_000
        target = self.target(intent)
        assert target is not None, f"no key for {intent}"
        at = QPoint(round(target.rect.cx * PANEL.px_w / PANEL.w), round(target.rect.cy * PANEL.px_h / PANEL.h))
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            button, point = Qt.MouseButton.LeftButton, QPointF(at)
            event = QMouseEvent(kind, point, point, button, button, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(self.window.screen_widget, event)
        QApplication.processEvents()


def test_a_whole_lesson_is_answered_by_clicks(qtbot: QtBot) -> None:
    """Eight drills, three questions each: seats, digits, options, cards, a replay that is stopped."""
    questions = [each for drill in DRILLS for each in shown_questions(Skill(drill, 2), 3)]
    clicked = Clicked(qtbot, iter([*questions, questions[0]]))
    for _ in questions:
        for intent in right_touches(clicked.lesson):
            clicked.do(intent)
        clicked.click(PressKey(Press.GO_ON))
    assert clicked.kept == [each.task.answer for each in questions]


def test_every_screen_of_a_lesson_can_be_closed(qtbot: QtBot) -> None:
    questions = [each for drill in DRILLS for each in shown_questions(Skill(drill, 1), 1)]
    clicked = Clicked(qtbot, iter(questions))
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
