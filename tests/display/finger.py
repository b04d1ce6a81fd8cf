"""A screen on no panel, and a finger for it."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QPoint, QPointF, Qt
from PyQt6.QtGui import QImage, QMouseEvent
from PyQt6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dealerassist.display.frame import Target
from dealerassist.display.layout import Profile
from dealerassist.display.screen import TableScreen
from dealerassist.display.theme import DIM
from dealerassist.views import (
    Intent,
)
from tests.display.betting_screens import PREFLOP
from tests.display.qt import SMALL


def grabbed(widget: QWidget) -> QImage:
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def mouse(screen: TableScreen, at: QPoint, kind: QEvent.Type) -> None:
    button, point = Qt.MouseButton.LeftButton, QPointF(at)
    event = QMouseEvent(kind, point, point, button, button, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(screen, event)


class Table:
    """A screen on no panel, a finger, and a clock that goes when it is told to."""

    def __init__(self, qtbot: QtBot, profile: Profile = SMALL) -> None:
        self.sent: list[Intent] = []
        self.now = 10_000.0
        self.screen = TableScreen(self.sent.append, profile, DIM, now=lambda: self.now)
        self.screen.setFixedSize(profile.px_w, profile.px_h)
        qtbot.addWidget(self.screen)
        self.screen.show()
        self.screen.show_view(PREFLOP)
        QApplication.processEvents()

    def target(self, name: str) -> Target:
        return next(each for each in self.screen.frame().targets if each.name == name)

    def spot(self, name: str) -> QPoint:
        """The middle of a target, px."""
        rect = self.target(name).rect
        panel = SMALL
        return QPoint(round(rect.cx * panel.px_w / panel.w), round(rect.cy * panel.px_h / panel.h))

    def press(self, name: str) -> None:
        mouse(self.screen, self.spot(name), QEvent.Type.MouseButtonPress)

    def lift(self, name: str) -> list[Intent]:
        """The finger is lifted over a target; returns all that was sent since the last time."""
        mouse(self.screen, self.spot(name), QEvent.Type.MouseButtonRelease)
        return self.taken()

    def touch(self, name: str, after: float = 500) -> list[Intent]:
        """A touch of 80 ms, `after` ms from now."""
        self.now += after
        self.press(name)
        self.now += 80
        return self.lift(name)

    def taken(self) -> list[Intent]:
        found = list(self.sent)
        self.sent.clear()
        return found

    def picture(self) -> QImage:
        """What is on the screen, after all repaints that were asked for."""
        QApplication.processEvents()
        return grabbed(self.screen)
