"""Ends the screen when the system or Ctrl-C asks for it, as if its window were closed: nothing told is lost.

While Qt waits, Python does not look for signals; a socket that a signal writes to wakes it.
"""

from __future__ import annotations

import signal
import socket
from types import FrameType

from PyQt6.QtCore import QObject, QSocketNotifier
from PyQt6.sip import voidptr

from dealerassist.display.window import DealerWindow

ASKING = (signal.SIGTERM, signal.SIGINT)


class EndsOnSignals(QObject):
    """As long as it is kept. Only in the program's main thread, which must be Qt's."""

    def __init__(self, window: DealerWindow) -> None:
        super().__init__()
        self._window = window
        self._heard, self._wakes = socket.socketpair()
        self._wakes.setblocking(False)
        self._notifier = QSocketNotifier(voidptr(self._heard.fileno()), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._woken)
        self._before = {each: signal.signal(each, self._asked) for each in ASKING}
        signal.set_wakeup_fd(self._wakes.fileno())

    def _woken(self) -> None:
        """Python calls `_asked` now that it runs again."""
        self._heard.recv(1)

    def _asked(self, number: int, frame: FrameType | None) -> None:
        self._window.finish()

    def stop(self) -> None:
        """Signals do what they did before."""
        signal.set_wakeup_fd(-1)
        for each, handler in self._before.items():
            signal.signal(each, handler)
        self._notifier.setEnabled(False)
        self._heard.close()
        self._wakes.close()
