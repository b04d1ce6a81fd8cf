"""The window on the box's panel, fed with views by another thread."""

# ruff: noqa: N802 - Qt names its event handlers

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QApplication, QWidget

from dealerassist.display.layout import Profile, profile_for
from dealerassist.display.screen import TableScreen
from dealerassist.display.theme import DIM, Theme
from dealerassist.views import Intent, TableView


def application(arguments: Sequence[str] = ()) -> QApplication:
    """Qt's one application object: the running one, or a new one."""
    running = QApplication.instance()
    return running if isinstance(running, QApplication) else QApplication([sys.argv[0], *arguments])


class DealerWindow(QWidget):
    """Shows the dealer's screen over the whole panel, or as large as `profile` where one is given.

    `post` may be called from any thread; `on_intent` is called in Qt's.
    """

    _posted = pyqtSignal(object, bool)

    def __init__(self, on_intent: Callable[[Intent], None], profile: Profile | None = None, theme: Theme = DIM) -> None:
        super().__init__()
        self._fills_panel = profile is None
        self.screen_widget = TableScreen(on_intent, profile or _panel(), theme)
        self.screen_widget.setParent(self)
        queued = Qt.ConnectionType.QueuedConnection  # PyQt's types do not know the argument
        self._posted.connect(self.screen_widget.show_view, type=queued)  # type: ignore[call-arg]
        if profile is not None:
            self.setFixedSize(profile.px_w, profile.px_h)

    def post(self, view: TableView, by_sensor: bool) -> None:
        """Has `view` shown as soon as Qt's thread gets to it."""
        self._posted.emit(view, by_sensor)

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


def _panel() -> Profile:
    screen = QApplication.primaryScreen()
    size = screen.size() if screen is not None else None
    return profile_for(size.width(), size.height()) if size is not None else profile_for(1024, 600)
