"""A name for every target of the screen, and a way to press it without a finger: for screen readers.

The screen is one painted widget; what can be touched on it is told by buttons over it that nobody sees or touches.
"""

# ruff: noqa: N802 - Qt names its event handlers

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QRect, Qt
from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QAbstractButton, QWidget

from dealerassist.display.frame import Target
from dealerassist.display.geometry import Rect
from dealerassist.display.part import Part
from dealerassist.display.spoken import spoken


class Label(QAbstractButton):
    """Over one target, its words as its accessible name. Fingers go through it, and it paints nothing."""

    def __init__(self, owner: QWidget, press: Callable[[Target], None]) -> None:
        super().__init__(owner)
        self._target: Target | None = None
        self._press = press
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(self._pressed)

    def shows(self, target: Target, words: str, spot: QRect) -> None:
        self._target = target
        self.setEnabled(target.tap is not None or target.hold is not None)
        if self.accessibleName() != words:
            self.setAccessibleName(words)
        self.setGeometry(spot)
        self.show()

    def _pressed(self) -> None:
        if self._target is not None:
            self._press(self._target)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        return


class Labels:
    """The labels of one screen, made and taken away as its targets come and go."""

    def __init__(self, owner: QWidget, press: Callable[[Target], None]) -> None:
        self._new = partial(Label, owner, press)
        self._labels: dict[str, Label] = {}
        self._shown: dict[str, tuple[object, ...]] = {}

    def place(self, parts: tuple[Part, ...], pixels: Callable[[Rect], QRect]) -> None:
        """The screen has these parts now. pixels: where mm are on the widget."""
        found = {part.name: (part, part.target) for part in parts if part.target is not None}
        for name in self._labels.keys() - found.keys():
            self._labels.pop(name).deleteLater()
            self._shown.pop(name, None)
        for name, (part, target) in found.items():
            spot = pixels(target.rect)
            if self._shown.get(name) != (part.shows, target, spot):
                self._shown[name] = (part.shows, target, spot)
                if name not in self._labels:
                    self._labels[name] = self._new()
                self._labels[name].shows(target, spoken(part), spot)

    def forget(self) -> None:
        """All names are told anew, in whatever language is spoken now."""
        self._shown.clear()

    def by_name(self) -> dict[str, Label]:
        """The labels by the names of their targets."""
        return dict(self._labels)
