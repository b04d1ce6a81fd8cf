"""Qt's key events as keys of the numeric pad, with the long minus that asks for the list (DISPLAY 6)."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QObject, Qt, QTimer
from PyQt6.QtGui import QKeyEvent

from dealerassist.display.keypad import Keypad
from dealerassist.views import Intent, Press, PressKey, TableView, TouchSeat, TypeDigits

HOLD_MS = 600
_KEYS = {
    **{Qt.Key.Key_0 + digit: str(digit) for digit in range(10)},
    Qt.Key.Key_Enter: "\n",
    Qt.Key.Key_Return: "\n",
    Qt.Key.Key_Period: ".",
    Qt.Key.Key_Comma: ".",
    Qt.Key.Key_Plus: "+",
    Qt.Key.Key_Minus: "-",
    Qt.Key.Key_Asterisk: "*",
    Qt.Key.Key_Slash: "/",
}
"""The comma is the point of a Dutch or Danish pad."""


class Keyboard:
    """Sends what keys mean. `send` is told whether an intent acts, and so has to wait while the action settles."""

    def __init__(self, send: Callable[[Intent, bool], None], owner: QObject) -> None:
        self._send = send
        self._keypad = Keypad()
        self._list_timer = QTimer(owner)
        self._list_timer.setSingleShot(True)
        self._list_timer.timeout.connect(lambda: send(PressKey(Press.UNDO_LIST), False))

    def shows(self, view: TableView, by_sensor: bool) -> None:
        self._keypad.shows(view, by_sensor)

    def pressed(self, event: QKeyEvent, view: TableView) -> bool:
        """Whether the key belongs to the pad."""
        key = _KEYS.get(event.key())
        if key is None:
            return False
        if event.isAutoRepeat():
            return True
        if key == "-":
            self._list_timer.start(HOLD_MS)
            return True
        intent = self._keypad.press(key, view)
        if intent is not None:
            self._send(intent, not isinstance(intent, (TypeDigits, TouchSeat)))
        return True

    def released(self, event: QKeyEvent) -> bool:
        """A minus let go in time is UNDO."""
        if _KEYS.get(event.key()) != "-" or event.isAutoRepeat():
            return False
        if self._list_timer.isActive():
            self._list_timer.stop()
            self._send(PressKey(Press.UNDO), False)
        return True
