"""A painter in millimetres that notes what it paints."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import NamedTuple

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QColor, QPainterPath, QPen, QTransform

from dealerassist.display import lettering, shapes
from dealerassist.display.frame import Edge, Fill, Fit, Frame, Line, Role, Suit, Text, fit
from dealerassist.display.geometry import Rect
from dealerassist.display.pixels import Pixels
from dealerassist.display.theme import Theme

RADIUS = 2.2
"""Of seats, keys and boxes, mm."""
DASH = 1.6
"""Of a dashed edge and of the gaps in it, mm."""
DOT_PITCH = 2.41
"""From dot to dot of a dotted edge, in its widths."""
STRIPE, STRIPE_PITCH = 0.75, 2.6
"""Width of a diagonal stripe, and from stripe to stripe; both across, mm."""
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
def _pen(colour: str, width: float, line: Line = Line.SOLID) -> QPen:
    dashed = line is Line.DASHED
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap if dashed else Qt.PenCapStyle.RoundCap)
    if dashed:
        pen.setDashPattern([DASH / width, DASH / width])
    return pen


class Canvas:
    """Paints on `pixels` and notes everything in `frame` under the name of its `owner`. All in mm."""

    def __init__(self, pixels: Pixels, theme: Theme, frame: Frame, owner: str) -> None:
        self.pixels = pixels
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
        self.pixels.letters(letters, colour, QTransform(made.cap * made.squeeze, 0, 0, made.cap, x, base))

    def block(self, rect: Rect, fill: str | None, edge: Stroke | None, ground: str, radius: float = RADIUS) -> None:
        """A rounded rectangle, its edge inside. ground: the colour that the edge has to stand out from."""
        if fill and edge and edge.line is Line.SOLID:
            self.pixels.fill(shapes.rounded(rect, radius), edge.colour)
            self.pixels.fill(shapes.rounded(rect.grown(-edge.width), radius - edge.width), fill)
        else:
            half = edge.width / 2 if edge else 0.0
            if fill:
                self.pixels.fill(shapes.rounded(rect.grown(-half), radius - half), fill)
            if edge:
                self._edge(rect, edge, radius)
        if fill:
            self.frame.fills.append(Fill(self.owner, rect, fill))
        if edge and edge.meant:
            self.frame.edges.append(Edge(self.owner, rect, edge.line, edge.colour, ground))

    def _edge(self, rect: Rect, edge: Stroke, radius: float) -> None:
        middle, bend = rect.grown(-edge.width / 2), radius - edge.width / 2
        match edge.line:
            case Line.SOLID:
                self.pixels.fill(shapes.ring(rect, radius, edge.width), edge.colour)
            case Line.DASHED:
                self.pixels.stroke(shapes.rounded(middle, bend), _pen(edge.colour, edge.width, edge.line))
            case Line.DOTTED:
                place = QTransform.fromTranslate(middle.x, middle.y)
                for dots in shapes.dots(middle.w, middle.h, bend, edge.width, DOT_PITCH * edge.width):
                    self.pixels.fill(dots, edge.colour, place)

    def amber_outline(self, rect: Rect, width: float, ground: str, radius: float = RADIUS) -> None:
        """Answer when you can: an amber line, in a dark casing where the ground is bright."""
        if self.theme.cased:
            self.block(rect.grown(CASING / 2), None, Stroke(self.theme.text, width + CASING), ground, radius)
        line = Stroke(self.theme.now, width, meant=not self.theme.cased)
        self.block(rect, None, line, ground, radius)

    def disc(self, cx: float, cy: float, diameter: float, fill: str, edge: Stroke) -> None:
        """Its edge half inside and half outside."""
        for across, colour in ((diameter + edge.width, edge.colour), (diameter - edge.width, fill)):
            self.shape(shapes.disc(), cx, cy, across, colour)

    def shape(self, path: QPainterPath, cx: float, cy: float, size: float, colour: str, turn: float = 0.0) -> None:
        """Fills a shape of `shapes`, `size` mm high, turned clockwise by `turn` degrees."""
        self.pixels.fill(path, colour, QTransform(size, 0, 0, size, cx, cy).rotate(turn))

    def stripes(self, block: Rect, radius: float, free: tuple[Rect, ...]) -> None:
        """Diagonal stripes inside a rounded block but for its `free` parts."""
        with self.pixels.inside(shapes.rounded(block, radius)):
            self.pixels.hatch(block, STRIPE_PITCH, STRIPE, self.theme.hatch)
            for part in free:
                self.pixels.cover(part, self.theme.ground)

    def drawn(self, path: QPainterPath, cx: float, cy: float, size: float, stroke: Stroke) -> None:
        """Strokes a shape of `shapes`, `size` mm high."""
        self.pixels.stroke(path, _pen(stroke.colour, stroke.width), QTransform(size, 0, 0, size, cx, cy))

    def suit(self, number: int, cx: float, cy: float, height: float, ink: Ink) -> None:
        self.shape(shapes.suit(number), cx, cy, height, ink.colour)
        self.frame.suits.append(Suit(self.owner, height, ink.colour, ink.ground))
