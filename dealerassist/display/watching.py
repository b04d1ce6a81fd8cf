"""Sees when a window has been painted, and touches it as a finger would: for measurements, without a panel."""

# ruff: noqa: N802 - Qt names its event handlers

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt, QTimer
from PyQt6.QtGui import QMouseEvent

from dealerassist.display.screen import TableScreen
from dealerassist.display.window import DealerWindow, application
from dealerassist.views import TableView


class PaintWatch(QObject):
    """Calls `painted` with what is shown, each time after a dealer's window has gone to the panel."""

    def __init__(self, painted: Callable[[TableView], None]) -> None:
        super().__init__()
        self._painted = painted
        self._painting = False
        self._application = application()  # kept, as Qt's one object would go with its last name
        self._application.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Handles a window's request to be painted itself, so that it knows when that is done."""
        asks = event is not None and event.type() is QEvent.Type.UpdateRequest
        if not asks or self._painting or not isinstance(watched, DealerWindow):
            return False
        self._painting = True
        QCoreApplication.sendEvent(watched, event)
        self._painting = False
        if watched.screen_widget.view is not None:
            self._painted(watched.screen_widget.view)
        return True


def spot_of(screen: TableScreen, name: str) -> tuple[float, float]:
    """The middle of a target, in pixels of the widget. Raises LookupError where there is none of that name."""
    frame = screen.frame()
    rect = next((each.rect for each in frame.targets if each.name == name), None)
    if rect is None:
        raise LookupError(name)
    return rect.cx * screen.width() / frame.panel.w, rect.cy * screen.height() / frame.panel.h


def touch(screen: TableScreen, spot: tuple[float, float]) -> None:
    """A finger comes down and is lifted, as events in Qt's queue."""
    button, point = Qt.MouseButton.LeftButton, QPointF(*spot)
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        event = QMouseEvent(kind, point, point, button, button, Qt.KeyboardModifier.NoModifier)
        QCoreApplication.postEvent(screen, event)


def every(interval_ms: int, then: Callable[[], None]) -> QTimer:
    """Calls `then` again and again in Qt's thread, for as long as the timer is kept."""
    timer = QTimer()
    timer.timeout.connect(then)
    timer.start(interval_ms)
    return timer


def after(delay_ms: int, then: Callable[[], None]) -> None:
    """Calls `then` once, in Qt's thread."""
    QTimer.singleShot(delay_ms, then)
