"""What lies over everything else: training's frame, the key under the finger, the ring of a key that is held."""

from __future__ import annotations

from PyQt6.QtCore import QRectF, Qt
from PyQt6.QtGui import QColor, QPainterPath, QPen, QTransform

from dealerassist.display import lettering
from dealerassist.display.canvas import RADIUS, Canvas, Stroke
from dealerassist.display.geometry import Rect
from dealerassist.display.layout import Layout
from dealerassist.display.speech import words_of
from dealerassist.views import MarkCode

WATERMARK_CAP, WATERMARK_OPACITY = 15.0, 0.16
FRAME = 0.8
RING = 1.4
"""Width of the ring, mm. It runs along the key's edge, where a finger does not hide it."""


def paint_frame(canvas: Canvas, layout: Layout) -> None:
    """Training, a past hand, or VERIFY: a lavender frame around the screen (DISPLAY 7)."""
    canvas.block(layout.panel, None, Stroke(canvas.theme.all_in, FRAME), canvas.theme.ground, 0.4)


def paint_watermark(canvas: Canvas, layout: Layout) -> None:
    """Training: the word across the felt, under everything that lies on it."""
    word = words_of(MarkCode.TRAINING)
    left = layout.cx - lettering.width(word) * WATERMARK_CAP / 2
    place = QTransform(WATERMARK_CAP, 0, 0, WATERMARK_CAP, left, layout.felt.cy + WATERMARK_CAP / 2)
    colour = QColor(canvas.theme.all_in)
    colour.setAlphaF(WATERMARK_OPACITY)
    canvas.pixels.letters(lettering.letters(word), colour.name(QColor.NameFormat.HexArgb), place)


def paint_pressed(canvas: Canvas, spot: Rect) -> None:
    """A light edge says that the touch has arrived; it goes when the finger slides off."""
    canvas.block(spot, None, Stroke(canvas.theme.text, 0.6, meant=False), canvas.theme.ground)


def paint_ring(canvas: Canvas, spot: Rect, part: float) -> None:
    """The ring of a key that is held: `part` of its way, 0 to 1, clockwise from the top."""
    whole = _outline(spot.grown(-RING / 2))
    length = whole.length() / RING
    pen = QPen(QColor(canvas.theme.text if canvas.theme.cased else canvas.theme.now), RING)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if part < 1:
        pen.setDashPattern([max(0.01, part * length), 2 * length])
    canvas.pixels.stroke(whole, pen)


def _outline(spot: Rect) -> QPainterPath:
    """A rounded rectangle that begins at the middle of its top edge."""
    box, size = QRectF(*spot), 2 * RADIUS
    drawn = QPainterPath(box.center())
    drawn.moveTo(box.center().x(), box.top())
    drawn.arcTo(QRectF(box.right() - size, box.top(), size, size), 90, -90)
    drawn.arcTo(QRectF(box.right() - size, box.bottom() - size, size, size), 0, -90)
    drawn.arcTo(QRectF(box.left(), box.bottom() - size, size, size), -90, -90)
    drawn.arcTo(QRectF(box.left(), box.top(), size, size), 180, -90)
    drawn.closeSubpath()
    return drawn
