"""Where a camera sees the board: the corners of its area, set by touch. Of the picture itself nothing stands here, only
the outlines of what lies there: no view can show a face that a camera has seen.
"""

from __future__ import annotations

from dataclasses import dataclass

from dealerassist.views.intents import Intent

Spot = tuple[float, float]
"""x, y in pixels of the camera's picture."""


@dataclass(frozen=True, slots=True)
class AreaView:
    """Stands over the felt. part: left, top, width and height of the part of the picture that is shown. corners: of the
    board's area, clockwise, the first place's first. chosen: the corner that is moved, 0 to 3. cards: outlines of what
    lies there and has the shape of a card. places: outlines of the board's five places. fits: in which of them one card
    lies whole.
    """

    part: tuple[float, float, float, float]
    corners: tuple[Spot, ...]
    chosen: int | None
    cards: tuple[tuple[Spot, ...], ...]
    places: tuple[tuple[Spot, ...], ...]
    fits: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class TouchCorner(Intent):
    """This corner is to be moved, 0 to 3."""

    corner: int


@dataclass(frozen=True, slots=True)
class PlaceCorner(Intent):
    """The chosen corner is there, in pixels of the picture."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class MoveCorner(Intent):
    """The chosen corner is moved by so many steps, to the right and down."""

    across: int
    down: int
