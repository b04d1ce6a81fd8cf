"""A part of the screen: the unit of repainting and of touching."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from dealerassist.display.canvas import Canvas
from dealerassist.display.frame import Target
from dealerassist.display.geometry import Rect


class Part(NamedTuple):
    """name: the same in every view. room: where it may paint, mm. shows: equal values look the same."""

    name: str
    room: Rect
    shows: object
    paint: Callable[[Canvas], None]
    target: Target | None = None
