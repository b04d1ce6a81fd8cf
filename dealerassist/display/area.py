"""Where the camera sees the board, over the felt: its area with the five places, the outlines of the cards that lie
there, and a numbered box at each corner. A box is touched, then the spot where its corner belongs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PyQt6.QtCore import QPointF
from PyQt6.QtGui import QPainterPath, QPolygonF

from dealerassist.display import shapes
from dealerassist.display.canvas import Align, Canvas, Ink, Stroke
from dealerassist.display.frame import PictureScale, Role, Size, Target
from dealerassist.display.geometry import Rect
from dealerassist.display.layout import Layout
from dealerassist.display.part import Part
from dealerassist.views import AreaView, PlaceCorner, TouchCorner

BOX, BOX_CAP = 12.0, 5.8
MARK = 2.4
"""Of the disc on a corner, mm."""
TICK = 4.6
Spots = Sequence[tuple[float, float]]


def parts(area: AreaView, layout: Layout) -> tuple[Part, ...]:
    """The map, then the boxes. Only one can be touched: the boxes, or once one is chosen, any spot on the map."""
    scale = scale_of(area, layout.felt)
    where = Target("map", layout.felt, Size.OTHER, PlaceCorner(0, 0), scale=scale) if area.chosen is not None else None
    paint = partial(_paint_map, felt=layout.felt, area=area, scale=scale)
    boxes = tuple(_box(area, layout.felt, scale, corner) for corner in range(4))
    return (Part("map", layout.felt, area, paint, where), *boxes)


def scale_of(area: AreaView, felt: Rect) -> PictureScale:
    """The part of the picture as large as it fits on the felt, with room for the boxes."""
    left, top, wide, high = area.part
    room = felt.grown(-1.0)
    per_mm = max(wide / room.w, high / room.h)
    return PictureScale(room.cx - wide / per_mm / 2, room.cy - high / per_mm / 2, left, top, per_mm)


def _box(area: AreaView, felt: Rect, scale: PictureScale, corner: int) -> Part:
    spot = _box_spot(area, felt, scale, corner)
    touched = TouchCorner(corner) if area.chosen is None else None
    name = f"corner {corner + 1}"
    paint = partial(_paint_box, spot=spot, number=corner + 1, chosen=area.chosen == corner)
    return Part(name, spot.grown(1.0), (area.chosen, spot), paint, Target(name, spot, Size.OTHER, touched))


def _box_spot(area: AreaView, felt: Rect, scale: PictureScale, corner: int) -> Rect:
    """Outside its corner, so that a finger hides neither; within the felt."""
    x, y = scale.mm(*area.corners[corner])
    middle = middle_of(area.corners)
    across = 1 if area.corners[corner][0] > middle[0] else -1
    down = 1 if area.corners[corner][1] > middle[1] else -1
    left = x - BOX / 2 + across * (BOX / 2 + 1.0)
    top = y - BOX / 2 + down * (BOX / 2 + 1.0)
    return Rect(min(max(left, felt.x), felt.right - BOX), min(max(top, felt.y), felt.bottom - BOX), BOX, BOX)


def middle_of(spots: Spots) -> tuple[float, float]:
    """Between all of them."""
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def _paint_map(canvas: Canvas, felt: Rect, area: AreaView, scale: PictureScale) -> None:
    theme = canvas.theme
    canvas.block(felt, theme.felt, None, theme.ground)
    with canvas.pixels.inside(shapes.rounded(felt, 2.2)):
        for card in area.cards:
            canvas.drawn(_outline(card, scale), 0, 0, 1, Stroke(theme.card_edge, 0.35))
        for place, fits in zip(area.places, area.fits, strict=True):
            canvas.drawn(_outline(place, scale), 0, 0, 1, Stroke(theme.text if fits else theme.edge, 0.5))
            if fits:
                x, y = scale.mm(*middle_of(place))
                canvas.drawn(shapes.tick(), x, y, TICK, Stroke(theme.text, 0.9))
        for corner, spot in enumerate(area.corners):
            colour = theme.now if corner == area.chosen else theme.text
            canvas.shape(shapes.disc(), *scale.mm(*spot), MARK, colour)


def _outline(spots: Spots, scale: PictureScale) -> QPainterPath:
    drawn = QPainterPath()
    drawn.addPolygon(QPolygonF([QPointF(*scale.mm(*spot)) for spot in spots]))
    drawn.closeSubpath()
    return drawn


def _paint_box(canvas: Canvas, spot: Rect, number: int, chosen: bool) -> None:
    theme = canvas.theme
    canvas.block(spot, theme.key, Stroke(theme.edge, 0.35), theme.felt)
    if chosen:
        canvas.amber_outline(spot, 0.7, theme.key)
    ink = Ink(theme.text, theme.key)
    canvas.text(str(number), spot, spot.cy + BOX_CAP / 2, BOX_CAP, ink, align=Align.CENTRE, role=Role.SEAT_NUMBER)
