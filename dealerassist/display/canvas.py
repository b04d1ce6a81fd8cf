"""A painter in millimetres that notes what it paints."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import NamedTuple

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from dealerassist.display import lettering, shapes
from dealerassist.display.frame import Edge, Fill, Fit, Frame, Line, Role, Suit, Text, fit
from dealerassist.display.geometry import Rect
from dealerassist.display.theme import Theme

RADIUS = 2.2
"""Of seats, keys and boxes, mm."""
CASING = 0.5
"""How much wider the dark casing of an amber line is on bright grounds, mm."""


class Align(StrEnum):
    """Which end of its room a text keeps to."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Ink(NamedTuple):
    """A text's colour, and the colour behind it."""

    colour: str
    ground: str


class Stroke(NamedTuple):
    """An edge: colour, width in mm, and how it is drawn. meant: it tells something, so it has to stand out."""

    colour: str
    width: float
    line: Line = Line.SOLID
    meant: bool = True


@cache
def _pen(colour: str, width: float, line: Line) -> QPen:
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if line is Line.DOTTED:
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.01, 2.4])
    elif line is Line.DASHED:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([1.6 / width, 1.6 / width])
    else:
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


@cache
def _brush(colour: str) -> QBrush:
    return QBrush(QColor(colour))


class Canvas:
    """Paints with `painter`, whose unit is the mm, and notes everything in `frame` under the name of its `owner`."""

    def __init__(self, painter: QPainter, theme: Theme, frame: Frame, owner: str) -> None:
        self.painter = painter
        self.theme = theme
        self.frame = frame
        self.owner = owner

    def text(
        self,
        words: str,
        zone: Rect,
        base: float,
        cap: float,
        ink: Ink,
        *,
        align: Align = Align.LEFT,
        bold: bool = True,
        floor: float | None = None,
        fitted: Fit | None = None,
        role: Role = Role.OTHER,
    ) -> float:
        """Paints `words` in `zone` by the fit rule and returns their width; all in mm.

        base: the baseline. cap: cap height, lowered to `floor` where they do not fit. fitted: decided already, for a
        whole line.
        """
        if not words:
            return 0.0
        natural = lettering.width(words, bold)
        made = fitted or fit(natural, cap, cap if floor is None else floor, zone.w)
        width = natural * made.cap * made.squeeze
        left = {Align.LEFT: zone.x, Align.CENTRE: zone.cx - width / 2, Align.RIGHT: zone.right - width}[align]
        self._letters(lettering.letters(words, bold), left, base, made, ink.colour)
        self._note(words, role, made, Rect(left, base - made.cap, width, made.cap), zone, ink)
        return width

    def tight(
        self, words: str, zone: Rect, base: float, cap: float, ink: Ink, role: Role, align: Align = Align.CENTRE
    ) -> float:
        """As `text`, but set by the letters' inked edges: ranks of cards and the number of seat 10."""
        natural = lettering.tight_width(words)
        made = fit(natural, cap, cap, zone.w)
        width = natural * made.cap * made.squeeze
        left = zone.cx - width / 2 if align is Align.CENTRE else zone.x
        self._letters(lettering.tight(words), left, base, made, ink.colour)
        self._note(words, role, made, Rect(left, base - made.cap, width, made.cap), zone, ink)
        return width

    def _note(self, words: str, role: Role, made: Fit, rect: Rect, zone: Rect, ink: Ink) -> None:
        self.frame.texts.append(
            Text(self.owner, words, role, made.cap, made.squeeze, rect, zone, ink.colour, ink.ground, made.fits)
        )

    def _letters(self, letters: tuple[lettering.Letter, ...], x: float, base: float, made: Fit, colour: str) -> None:
        """Letter by letter, which is several times as quick as one path of them all."""
        painter = self.painter
        painter.save()
        painter.translate(x, base)
        painter.scale(made.cap * made.squeeze, made.cap)
        brush = _brush(colour)
        at = 0.0
        for letter in letters:
            painter.translate(letter.x - at, 0)
            at = letter.x
            painter.fillPath(letter.path, brush)
        painter.restore()

    def block(self, rect: Rect, fill: str | None, edge: Stroke | None, ground: str, radius: float = RADIUS) -> None:
        """A rounded rectangle, its edge inside. ground: the colour that the edge has to stand out from."""
        if fill and edge and edge.line is Line.SOLID:
            # One over the other is a third quicker than a fill and a stroke.
            self._rounded(rect, radius, edge.colour)
            self._rounded(rect.grown(-edge.width), radius - edge.width, fill)
        else:
            self.painter.setBrush(_brush(fill) if fill else Qt.BrushStyle.NoBrush)
            self.painter.setPen(_pen(edge.colour, edge.width, edge.line) if edge else Qt.PenStyle.NoPen)
            half = edge.width / 2 if edge else 0.0
            self.painter.drawRoundedRect(QRectF(*rect.grown(-half)), radius - half, radius - half)
        if fill:
            self.frame.fills.append(Fill(self.owner, rect, fill))
        if edge and edge.meant:
            self.frame.edges.append(Edge(self.owner, rect, edge.line, edge.colour, ground))

    def _rounded(self, rect: Rect, radius: float, colour: str) -> None:
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(_brush(colour))
        self.painter.drawRoundedRect(QRectF(*rect), radius, radius)

    def amber_outline(self, rect: Rect, width: float, ground: str, radius: float = RADIUS) -> None:
        """Answer when you can: an amber line, in a dark casing where the ground is bright."""
        if self.theme.cased:
            self.block(rect.grown(CASING / 2), None, Stroke(self.theme.text, width + CASING), ground, radius)
        line = Stroke(self.theme.now, width, meant=not self.theme.cased)
        self.block(rect, None, line, ground, radius)

    def disc(self, cx: float, cy: float, diameter: float, fill: str, edge: Stroke) -> None:
        self.painter.setBrush(_brush(fill))
        self.painter.setPen(_pen(edge.colour, edge.width, edge.line))
        self.painter.drawEllipse(QPointF(cx, cy), diameter / 2, diameter / 2)

    def shape(self, path: QPainterPath, cx: float, cy: float, size: float, colour: str, turn: float = 0.0) -> None:
        """Fills a shape of `shapes`, `size` mm high, turned clockwise by `turn` degrees."""
        self.painter.save()
        self.painter.translate(cx, cy)
        self.painter.scale(size, size)
        self.painter.rotate(turn)
        self.painter.fillPath(path, _brush(colour))
        self.painter.restore()

    def stripes(self, block: Rect, radius: float, path: QPainterPath, free: tuple[Rect, ...]) -> None:
        """Fills `path` inside a rounded block, and clears its `free` parts again."""
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(*block), radius, radius)
        self.painter.save()
        self.painter.setClipPath(outline)
        self.painter.fillPath(path, _brush(self.theme.hatch))
        for part in free:
            self.painter.fillRect(QRectF(*part), _brush(self.theme.ground))
        self.painter.restore()

    def drawn(self, path: QPainterPath, cx: float, cy: float, size: float, stroke: Stroke) -> None:
        """Strokes a shape of `shapes`, `size` mm high."""
        self.painter.save()
        self.painter.translate(cx, cy)
        self.painter.scale(size, size)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(_pen(stroke.colour, round(stroke.width / size, 4), Line.SOLID))
        self.painter.drawPath(path)
        self.painter.restore()

    def suit(self, number: int, cx: float, cy: float, height: float, ink: Ink) -> None:
        self.shape(shapes.suit(number), cx, cy, height, ink.colour)
        self.frame.suits.append(Suit(self.owner, height, ink.colour, ink.ground))
