"""A lesson on the window that a trainee has, and a finger that clicks where the screen has a key for it."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QEvent, QPoint, QPointF, Qt
from PyQt6.QtGui import QMouseEvent
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealerassist.display.frame import Target
from dealerassist.display.layout import PROFILES
from dealerassist.display.window import DealerWindow
from dealerassist.training.screen.lesson import Lesson
from dealerassist.views import Intent, Press, PressKey, TableView, TypeDigits

PANEL = PROFILES["1024x600"]


class Clicked:
    """A lesson on a window, and a finger on it."""

    def __init__(self, qtbot: QtBot, lesson: Lesson, view: Callable[[Lesson], TableView]) -> None:
        self.sent: list[Intent] = []
        self.now = 0.0
        self.lesson = lesson
        self._view = view
        self.window = DealerWindow(self._touched, PANEL, now=lambda: self.now)
        qtbot.addWidget(self.window)
        self.window.open()
        self._show()

    def _touched(self, intent: Intent) -> None:
        self.sent.append(intent)
        self.lesson.touched(intent, 1)
        self._show()

    def _show(self) -> None:
        self.window.post(self._view(self.lesson), False)
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
