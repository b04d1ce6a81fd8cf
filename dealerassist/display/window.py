"""The window on the box's panel, fed with views by another thread."""

# ruff: noqa: N802 - Qt names its event handlers

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cache

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QApplication, QWidget

from dealerassist.display.layout import PROFILES, Profile, profile_for
from dealerassist.display.screen import TableScreen, steady_ms
from dealerassist.display.theme import DIM, Theme
from dealerassist.views import Intent, TableView

PANEL_MOST = 1280, 800
"""The largest panel, px."""


def application(arguments: Sequence[str] = ()) -> QApplication:
    """Qt's one application object: the running one, or a new one."""
    running = QApplication.instance()
    return running if isinstance(running, QApplication) else _new(tuple(arguments))


@cache
def _new(arguments: tuple[str, ...]) -> QApplication:
    """Kept as long as the program runs: fonts that were loaded go with the object."""
    return QApplication([sys.argv[0], *arguments])


class DealerWindow(QWidget):
    """Shows the dealer's screen over the whole panel, or as large as `profile` where one is given.

    `post` and `finish` may be called from any thread; `on_intent` is called in Qt's.
    """

    _posted = pyqtSignal(object, bool)
    _finished = pyqtSignal()

    def __init__(
        self,
        on_intent: Callable[[Intent], None],
        profile: Profile | None = None,
        theme: Theme = DIM,
        now: Callable[[], float] = steady_ms,
    ) -> None:
        """now: ms of a steady clock, by which touches are judged."""
        super().__init__()
        self._fills_panel = profile is None
        self.screen_widget = TableScreen(on_intent, profile or _panel(), theme, now)
        self.screen_widget.setParent(self)
        queued = Qt.ConnectionType.QueuedConnection  # PyQt's types do not know the argument
        self._posted.connect(self._show, type=queued)  # type: ignore[call-arg]
        self._finished.connect(self.close, type=queued)  # type: ignore[call-arg]
        if profile is not None:
            self.setFixedSize(profile.px_w, profile.px_h)

    def post(self, view: TableView, by_sensor: bool) -> None:
        """Has `view` shown as soon as Qt's thread gets to it."""
        self._posted.emit(view, by_sensor)

    def follow(self, shown: Callable[[TableView], None]) -> None:
        """Has `shown` called, in Qt's thread, with every view once the dealer's screen has it."""
        self._posted.connect(lambda view, _: shown(view), type=Qt.ConnectionType.QueuedConnection)  # type: ignore[call-arg]

    def finish(self) -> None:
        """Has the window closed as soon as Qt's thread gets to it."""
        self._finished.emit()

    def _show(self, view: TableView, by_sensor: bool) -> None:
        """The prompt is the window's title, for whoever has it read aloud or looks at the list of windows."""
        self.screen_widget.show_view(view, by_sensor)
        self.setWindowTitle(self.screen_widget.accessibleName())

    def open(self) -> None:
        """Opens the window; over the whole panel it hides the mouse pointer, as fingers need none."""
        if self._fills_panel:
            self.setCursor(Qt.CursorShape.BlankCursor)
            self.showFullScreen()
        else:
            self.show()
        self.screen_widget.setFocus()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        self.screen_widget.resize(self.size())
        super().resizeEvent(event)


def usual_profile() -> Profile | None:
    """None on a panel, which the window fills; on a larger screen, such as a desktop's, a window of 1024 x 600."""
    screen = QApplication.primaryScreen()
    desktop = screen is not None and (screen.size().width() > PANEL_MOST[0] or screen.size().height() > PANEL_MOST[1])
    return PROFILES["1024x600"] if desktop else None


def _panel() -> Profile:
    screen = QApplication.primaryScreen()
    size = screen.size() if screen is not None else None
    return profile_for(size.width(), size.height()) if size is not None else profile_for(1024, 600)
