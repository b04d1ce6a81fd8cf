"""The colour of ink: a vote that no net takes part in. It cannot name a card; it can forbid one."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import cv2
import numpy as np
from numpy.typing import NDArray

from dealerassist.sensing.camera.patches import on_white
from dealerassist.sensing.camera.pictures import Picture


class Ink(StrEnum):
    """What the ink of a piece looks like once paper is white."""

    RED = "red"
    BLACK = "black"
    BLUE = "blue"
    GREEN = "green"
    UNCLEAR = "unclear"
    """Pale, mixed, or of a picture without colours: it forbids nothing."""


FORBIDS: dict[Ink, str] = {Ink.RED: "cs", Ink.BLACK: "hd", Ink.BLUE: "h", Ink.GREEN: "hd", Ink.UNCLEAR: ""}
"""Suits that are never printed so: hearts and diamonds are red, but for a four-colour deck's diamonds (blue)."""
CONFIRMS: dict[Ink, str] = {Ink.RED: "hd", Ink.BLACK: "cs", Ink.BLUE: "d", Ink.GREEN: "c", Ink.UNCLEAR: ""}

_DARK, _PALE = 0.45, 0.8
"""Ink is darker than the first; ink under glare than the second."""
_LEAST_POINTS = 0.025
_COLOURED, _GREY = 0.38, 0.13


def inks(pieces: Sequence[Picture]) -> list[Ink]:
    """One for each piece; pieces of one size, each with a single index and its paper."""
    if not pieces:
        return []
    return [_ink(piece) for piece in on_white(pieces)]


def _ink(piece: NDArray[np.float32]) -> Ink:
    """piece: blue, green, red × height × width."""
    darkest = piece.min(axis=0)
    dark = _inside(darkest < _DARK)
    if dark.mean() < _LEAST_POINTS:
        if _inside(darkest < _PALE).mean() >= _LEAST_POINTS:
            return Ink.UNCLEAR  # the index; what is dark is the table beside the card
        dark = darkest < _DARK
    if dark.mean() < _LEAST_POINTS:
        return Ink.UNCLEAR
    blue, green, red = (float(np.median(channel[dark])) for channel in piece)
    if max(blue, green, red) - min(blue, green, red) < _GREY:
        return Ink.BLACK
    if red - max(blue, green) > _COLOURED:
        return Ink.RED
    if blue - red > _COLOURED and blue > green:
        return Ink.BLUE
    if green - max(red, blue) > _COLOURED / 2:
        return Ink.GREEN
    return Ink.UNCLEAR


def _inside(dark: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Without what reaches in from the piece's edge: the table beside the card is no ink."""
    count, spots = cv2.connectedComponents(dark.astype(np.uint8))
    from_outside = np.zeros(count, np.bool_)
    for edge in (spots[0], spots[-1], spots[:, 0], spots[:, -1]):
        from_outside[edge] = True
    inside: NDArray[np.bool_] = dark & ~from_outside[spots]
    return inside


def has_colours(picture: Picture) -> bool:
    """Whether this picture was taken in colour at all: in a grey one, red ink looks black."""
    few = picture[::16, ::16].astype(np.int16)
    return bool(np.percentile(few.max(axis=2) - few.min(axis=2), 99) > 24)
