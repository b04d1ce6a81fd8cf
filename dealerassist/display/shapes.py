"""Drawn shapes: suits, arrows, undo, delete, the dealer button's D. All but `arrow` are 1 high, centred on (0, 0)."""

from __future__ import annotations

from functools import cache

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QPainterPath, QTransform

from dealerassist.display.geometry import Rect

DOTS_IN_A_PATH = 4
"""More take Qt longer, as `pixels` says."""


@cache
def suit(number: int) -> QPainterPath:
    """The suit of `Card.suit`: clubs, diamonds, hearts, spades."""
    return (_club, _diamond, _heart, _spade)[number]()


def _closed(*points: tuple[float, ...]) -> QPainterPath:
    """A path through points: of two numbers a line, of six a curve with its two handles first."""
    drawn = QPainterPath(QPointF(points[0][-2], points[0][-1]))
    drawn.setFillRule(Qt.FillRule.WindingFill)
    for point in points[1:]:
        if len(point) == 2:
            drawn.lineTo(point[0], point[1])
        else:
            drawn.cubicTo(*point)
    drawn.closeSubpath()
    return drawn


def _heart() -> QPainterPath:
    return _closed(
        (0, 0.5),
        (-0.13, 0.27, -0.5, 0.12, -0.5, -0.19),
        (-0.5, -0.38, -0.37, -0.49, -0.24, -0.49),
        (-0.13, -0.49, -0.04, -0.42, 0, -0.29),
        (0.04, -0.42, 0.13, -0.49, 0.24, -0.49),
        (0.37, -0.49, 0.5, -0.38, 0.5, -0.19),
        (0.5, 0.12, 0.13, 0.27, 0, 0.5),
    )


def _diamond() -> QPainterPath:
    return _closed(
        (0, -0.52),
        (0.1, -0.31, 0.24, -0.13, 0.41, 0),
        (0.24, 0.13, 0.1, 0.31, 0, 0.52),
        (-0.1, 0.31, -0.24, 0.13, -0.41, 0),
        (-0.24, -0.13, -0.1, -0.31, 0, -0.52),
    )


def _spade() -> QPainterPath:
    leaf = _closed(
        (0, -0.5),
        (0.12, -0.3, 0.48, -0.11, 0.48, 0.13),
        (0.48, 0.3, 0.36, 0.38, 0.25, 0.38),
        (0.14, 0.38, 0.06, 0.32, 0.02, 0.22),
        (-0.02, 0.22),
        (-0.06, 0.32, -0.14, 0.38, -0.25, 0.38),
        (-0.36, 0.38, -0.48, 0.3, -0.48, 0.13),
        (-0.48, -0.11, -0.12, -0.3, 0, -0.5),
    )
    leaf.addPath(_stem())
    return leaf


def _club() -> QPainterPath:
    leaf = QPainterPath()
    leaf.setFillRule(Qt.FillRule.WindingFill)
    for x, y in ((0.0, -0.265), (-0.265, 0.1), (0.265, 0.1)):
        leaf.addEllipse(QPointF(x, y), 0.235, 0.235)
    leaf.addEllipse(QPointF(0, -0.01), 0.12, 0.16)
    leaf.addPath(_stem())
    return leaf


def _stem() -> QPainterPath:
    return _closed(
        (-0.04, 0.0),
        (0.04, 0.0),
        (0.04, 0.25, 0.08, 0.42, 0.2, 0.5),
        (-0.2, 0.5),
        (-0.08, 0.42, -0.04, 0.25, -0.04, 0.0),
    )


@cache
def button_d() -> QPainterPath:
    """The D of the dealer button: a stem and a bowl."""
    outer = _closed(
        (-0.36, -0.5),
        (-0.02, -0.5),
        (0.24, -0.5, 0.38, -0.28, 0.38, 0),
        (0.38, 0.28, 0.24, 0.5, -0.02, 0.5),
        (-0.36, 0.5),
    )
    inner = _closed(
        (-0.15, -0.31),
        (-0.03, -0.31),
        (0.1, -0.31, 0.16, -0.2, 0.16, 0),
        (0.16, 0.2, 0.1, 0.31, -0.03, 0.31),
        (-0.15, 0.31),
    )
    outer.addPath(inner)
    outer.setFillRule(Qt.FillRule.OddEvenFill)
    return outer


@cache
def arrow(length: float) -> QPainterPath:
    """An arrow to the right, to be stroked: `length` long from (0, 0), its head 0.36 of it."""
    head = 0.36 * length
    drawn = QPainterPath(QPointF(0, 0))
    drawn.lineTo(length, 0)
    drawn.moveTo(length - head, -head)
    drawn.lineTo(length, 0)
    drawn.lineTo(length - head, head)
    return drawn


@cache
def corner_arrow(turn: int) -> QPainterPath:
    """An arrow about (0, 0), turned clockwise from pointing right by so many degrees, to be stroked."""
    return QTransform().rotate(turn).translate(-0.5, 0).map(arrow(1.0))


@cache
def undo() -> QPainterPath:
    """An arrow back, to be stroked: a bow that opens to the left."""
    drawn = QPainterPath(QPointF(-0.62, -0.16))
    drawn.lineTo(0.26, -0.16)
    drawn.arcTo(QRectF(-0.04, -0.16, 0.6, 0.6), 90, -180)
    drawn.lineTo(-0.16, 0.44)
    drawn.moveTo(-0.3, -0.48)
    drawn.lineTo(-0.62, -0.16)
    drawn.lineTo(-0.3, 0.16)
    return drawn


@cache
def delete() -> QPainterPath:
    """A key pointing left with a cross in it, to be stroked."""
    drawn = QPainterPath(QPointF(-0.78, 0))
    for x, y in ((-0.28, -0.5), (0.78, -0.5), (0.78, 0.5), (-0.28, 0.5)):
        drawn.lineTo(x, y)
    drawn.closeSubpath()
    for sign in (1, -1):
        drawn.moveTo(0.04, -0.21 * sign)
        drawn.lineTo(0.46, 0.21 * sign)
    return drawn


@cache
def tick() -> QPainterPath:
    """Done, to be stroked."""
    drawn = QPainterPath(QPointF(-0.6, 0.05))
    drawn.lineTo(-0.18, 0.45)
    drawn.lineTo(0.6, -0.45)
    return drawn


@cache
def pointer(base: float, height: float) -> QPainterPath:
    """A triangle that points down, its base centred on (0, 0)."""
    return _closed((-base / 2, 0), (base / 2, 0), (0, height))


@cache
def disc() -> QPainterPath:
    drawn = QPainterPath()
    drawn.addEllipse(QPointF(0, 0), 0.5, 0.5)
    return drawn


def rounded(rect: Rect, radius: float) -> QPainterPath:
    """A rounded rectangle, mm."""
    drawn = QPainterPath()
    drawn.addRoundedRect(QRectF(*rect), radius, radius)
    return drawn


def ring(rect: Rect, radius: float, width: float) -> QPainterPath:
    """The edge of a rounded rectangle, inside it, to be filled; mm."""
    drawn = rounded(rect, radius)
    drawn.addPath(rounded(rect.grown(-width), radius - width))
    return drawn


@cache
def dots(width: float, height: float, radius: float, size: float, pitch: float) -> tuple[QPainterPath, ...]:
    """Dots along a rounded rectangle from (0, 0), about `pitch` apart, a few in each path; mm."""
    outline = rounded(Rect(0, 0, width, height), radius)
    count = round(outline.length() / pitch)
    found = []
    for first in range(0, count, DOTS_IN_A_PATH):
        few = QPainterPath()
        few.setFillRule(Qt.FillRule.WindingFill)
        for place in range(first, min(first + DOTS_IN_A_PATH, count)):
            few.addEllipse(outline.pointAtPercent(place / count), size / 2, size / 2)
        found.append(few)
    return tuple(found)
