"""Pictures of the screen's parts, kept until what they show changes: a repaint is a few copies of pixels."""

from __future__ import annotations

from typing import NamedTuple

from PyQt6.QtCore import QPoint, QRect, Qt
from PyQt6.QtGui import QImage, QPainter

from dealerassist.display.canvas import Canvas
from dealerassist.display.felt import paint_ground
from dealerassist.display.frame import Frame
from dealerassist.display.geometry import Rect
from dealerassist.display.layout import Layout
from dealerassist.display.part import Part
from dealerassist.display.theme import Theme


class Layer(NamedTuple):
    """A part's picture, and what it shows."""

    shows: object
    room: Rect
    at: QPoint
    picture: QImage


class Layers:
    """The ground and the parts as pictures for a panel of `px_w` by `px_h` device pixels."""

    def __init__(self, layout: Layout, theme: Theme, px_w: int, px_h: int) -> None:
        self.layout = layout
        self.theme = theme
        self._across, self._down = px_w / layout.panel.w, px_h / layout.panel.h
        self._kept: dict[str, Layer] = {}
        self.ground = QImage(px_w, px_h, QImage.Format.Format_RGB32)
        painter = self._painter(self.ground, QPoint(0, 0))
        paint_ground(painter, layout, theme)
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
        picture = QImage(spot.size(), QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(Qt.GlobalColor.transparent)
        painter = self._painter(picture, spot.topLeft())
        part.paint(Canvas(painter, self.theme, frame, part.name))
        painter.end()
        return Layer(part.shows, part.room, spot.topLeft(), picture)

    def _painter(self, picture: QImage, origin: QPoint) -> QPainter:
        """A painter whose unit is the mm of the panel."""
        painter = QPainter(picture)
        painter.translate(-origin.x(), -origin.y())
        self.in_mm(painter)
        return painter

    def in_mm(self, painter: QPainter) -> None:
        """Makes the mm of the panel the painter's unit."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._across, self._down)
