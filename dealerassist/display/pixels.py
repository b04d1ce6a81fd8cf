"""Paints shapes, given in millimetres, on pixels.

Qt gets every path in pixels already, under a painter that scales nothing: from a scale of 4 on it breaks curves into so
many pieces that a letter takes eight times as long. Letters are filled one by one: in a path of many shapes side by
side Qt looks for each edge among those of all the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from math import sqrt

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from dealerassist.display.geometry import Rect
from dealerassist.display.lettering import Letter

AS_IT_IS = QTransform()


@cache
def _brush(colour: str) -> QBrush:
    return QBrush(QColor(colour))


@cache
def _hatching(across: int, down: int, width: float, colour: str) -> QBrush:
    """A tile that is repeated; px. A stripe rises through it, and the next begins where the tile ends."""
    tile = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for x in (-across, 0):
        corners = ((x, down), (x + width, down), (x + width + across, 0), (x + across, 0))
        stripe = QPainterPath()
        stripe.addPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
        painter.fillPath(stripe, _brush(colour))
    painter.end()
    return QBrush(tile)


class Pixels:
    """painter: of the picture, its unit the pixel. from_mm: where a point in mm lies on it, without turning.

    Colours are `#RRGGBB`, or `#AARRGGBB` for what shines through. `place` says where in mm a shape of another unit
    stands.
    """

    def __init__(self, painter: QPainter, from_mm: QTransform) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter = painter
        self._from_mm = from_mm
        self._pixels_a_mm = sqrt(from_mm.m11() * from_mm.m22())

    def fill(self, path: QPainterPath, colour: str, place: QTransform = AS_IT_IS) -> None:
        self._painter.fillPath((place * self._from_mm).map(path), _brush(colour))

    def letters(self, letters: Iterable[Letter], colour: str, place: QTransform) -> None:
        """place: where their baseline begins, and how large a cap height is; mm."""
        brush, place = _brush(colour), place * self._from_mm
        across, down, left, base = place.m11(), place.m22(), place.dx(), place.dy()
        for letter in letters:
            at = QTransform(across, 0, 0, down, left + letter.x * across, base)
            self._painter.fillPath(at.map(letter.path), brush)

    def stroke(self, path: QPainterPath, pen: QPen, place: QTransform = AS_IT_IS) -> None:
        """pen: its width in mm. Where pixels are not square, their mean counts."""
        wide = QPen(pen)
        wide.setWidthF(pen.widthF() * self._pixels_a_mm)
        self._painter.strokePath((place * self._from_mm).map(path), wide)

    @contextmanager
    def inside(self, path: QPainterPath) -> Iterator[None]:
        """Meanwhile nothing is painted outside `path`."""
        self._painter.save()
        self._painter.setClipPath(self._from_mm.map(path))
        yield
        self._painter.restore()

    def hatch(self, block: Rect, pitch: float, width: float, colour: str) -> None:
        """Diagonal stripes over `block`, one of which rises from its lower left corner."""
        area = self._from_mm.mapRect(QRectF(*block))
        across, down = round(pitch * self._from_mm.m11()), round(pitch * self._from_mm.m22())
        self._painter.setBrushOrigin(round(area.left()), round(area.bottom()))
        self._painter.fillRect(area, _hatching(across, down, width * self._from_mm.m11(), colour))

    def cover(self, block: Rect, colour: str) -> None:
        self._painter.fillRect(self._from_mm.mapRect(QRectF(*block)), _brush(colour))
