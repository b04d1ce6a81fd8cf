"""Pictures of the screen's parts, kept until what they show changes: a repaint is a few copies of pixels."""

from __future__ import annotations

from typing import NamedTuple

from PyQt6.QtCore import QPoint, QRect, QSize, Qt
from PyQt6.QtGui import QColor, QImage, QPainter, QTransform

from dealerassist.display.canvas import Canvas
from dealerassist.display.felt import paint_ground
from dealerassist.display.frame import Frame
from dealerassist.display.geometry import Rect
from dealerassist.display.layout import Layout
from dealerassist.display.part import Part
from dealerassist.display.pixels import Pixels
from dealerassist.display.theme import Theme

ORIGIN = QPoint(0, 0)


class Layer(NamedTuple):
    """A part's picture, and what it shows; None: nothing of now."""

    shows: object
    room: Rect
    at: QPoint
    picture: QImage


class Layers:
    """The ground and the parts as pictures for a panel of `px_w` by `px_h` device pixels."""

    def __init__(self, layout: Layout, theme: Theme, px_w: int, px_h: int) -> None:
        self.layout = layout
        self._across, self._down = px_w / layout.panel.w, px_h / layout.panel.h
        self._kept: dict[str, Layer] = {}
        self.ground = QImage(px_w, px_h, QImage.Format.Format_RGB32)
        self.renew(theme)

    def renew(self, theme: Theme) -> None:
        """Everything has other colours, or other words: of what was kept only the memory is used again."""
        self._theme = theme
        self._kept = {name: layer._replace(shows=None) for name, layer in self._kept.items()}
        self.ground.fill(QColor(theme.ground))
        painter = QPainter(self.ground)
        paint_ground(self.canvas(painter, Frame(self.layout.panel), "ground"), self.layout)
        painter.end()

    def pixels(self, room: Rect) -> QRect:
        """The pixels that `room` touches."""
        left, top = int(room.x * self._across), int(room.y * self._down)
        return QRect(left, top, int(room.right * self._across) + 1 - left, int(room.bottom * self._down) + 1 - top)

    def paint(self, painter: QPainter, parts: tuple[Part, ...], frame: Frame) -> None:
        """Puts `parts` over what is there. The painter's unit is the device pixel; `frame` notes what is new."""
        for part in parts:
            layer = self._kept.get(part.name)
            if layer is None or layer.shows != part.shows or layer.room != part.room:
                layer = self._kept[part.name] = self._paint(part, frame)
            painter.drawImage(layer.at, layer.picture)

    def forget(self, parts: tuple[Part, ...]) -> None:
        """Drops the pictures of all but these."""
        names = {part.name for part in parts}
        self._kept = {name: layer for name, layer in self._kept.items() if name in names}

    def _paint(self, part: Part, frame: Frame) -> Layer:
        spot = self.pixels(part.room)
        picture = self._blank(part.name, spot.size())
        painter = QPainter(picture)
        part.paint(self.canvas(painter, frame, part.name, spot.topLeft()))
        painter.end()
        return Layer(part.shows, part.room, spot.topLeft(), picture)

    def _blank(self, name: str, size: QSize) -> QImage:
        """The part's former picture, cleared, where it is as large: the system is slow to give new memory."""
        before = self._kept.get(name)
        if before is not None and before.picture.size() == size:
            picture = before.picture
        else:
            picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(Qt.GlobalColor.transparent)
        return picture

    def canvas(self, painter: QPainter, frame: Frame, owner: str, origin: QPoint = ORIGIN) -> Canvas:
        """A canvas of the panel's mm. painter: its unit the device pixel, (0, 0) being the panel's `origin`."""
        from_mm = QTransform(self._across, 0, 0, self._down, -origin.x(), -origin.y())
        return Canvas(Pixels(painter, from_mm), self._theme, frame, owner)
