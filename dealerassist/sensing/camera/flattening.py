"""Makes a card flat that leans or is turned: all that looks at a whole card is given it like this."""

from __future__ import annotations

import cv2
import numpy as np

from dealerassist.sensing.camera.outlines import Quad
from dealerassist.sensing.camera.pictures import Picture

WIDTH, HEIGHT = 240, 336
"""Pixels of a card that is made flat: an index of 4 mm is then 15 high."""

MADE_FLAT = np.array([[0, 0], [WIDTH, 0], [WIDTH, HEIGHT], [0, HEIGHT]], np.float32)
"""Its corners."""


def flat(picture: Picture, quad: Quad) -> Picture:
    """The card as if seen from straight above, its longer side upright."""
    quad = longer_side_upright(quad)
    scale = 1.0
    while _sides(quad).min() * scale > 2.2 * WIDTH:
        scale /= 2
    if scale < 1:
        picture, quad = _shrunk(picture, quad, scale)
    warp = cv2.getPerspectiveTransform(quad.astype(np.float32), MADE_FLAT)
    return np.asarray(cv2.warpPerspective(picture, warp, (WIDTH, HEIGHT), flags=cv2.INTER_LINEAR), np.uint8)


def longer_side_upright(quad: Quad) -> Quad:
    sides = _sides(quad)
    return np.roll(quad, -1, axis=0) if sides[0] + sides[2] > sides[1] + sides[3] else quad


def _sides(quad: Quad) -> Quad:
    return np.asarray(np.linalg.norm(quad - np.roll(quad, -1, axis=0), axis=1), np.float32)


def _shrunk(picture: Picture, quad: Quad, scale: float) -> tuple[Picture, Quad]:
    """The part round the card, smaller: straight sampling of a large card would skip points."""
    low = np.maximum(quad.min(axis=0).astype(int) - 4, 0)
    high = quad.max(axis=0).astype(int) + 4
    part = picture[low[1] : high[1], low[0] : high[0]]
    small = cv2.resize(part, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.uint8), ((quad - low) * scale).astype(np.float32)
