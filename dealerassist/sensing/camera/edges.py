"""Where a card's paper ends, closer than its outline was found: a deck's look compares cards point by point, and an
outline that leans by a fortieth shifts one corner's index out of its place.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from dealerassist.sensing.camera.flattening import HEIGHT, WIDTH, flat, longer_side_upright
from dealerassist.sensing.camera.outlines import Line, Quad, crossing
from dealerassist.sensing.camera.pictures import Picture

REACH = 22
"""Pixels of a card made flat by which a side may lie beside its outline."""
SOFT = 1.5
"""Sigma in pixels: the camera's noise is no edge."""
LOOKED_AT = 28
"""Points along a side, without its round corners, where the edge is looked for."""
ROUND = 0.15
"""What a round corner may take of a side, with room."""
LEAST_RISE = 4.0
"""Of brightness, from one pixel to the next, where paper begins."""
OF_STEEPEST = 0.3
"""A rise that is so much of the steepest may be the edge, and the outermost is: frames are printed inside it."""
STRAIGHT = 1.0
"""Pixels by which half of the points may lie beside one line; else there is no edge to be seen."""


def cut_at_its_edges(picture: Picture, quad: Quad) -> Picture:
    """The card made flat, as `flat` does, from where its paper ends."""
    return flat(picture, straightened(picture, quad))


def straightened(picture: Picture, quad: Quad) -> Quad:
    """The outline with each side moved onto the paper's edge; where none is seen, the side stays."""
    quad = longer_side_upright(quad)
    sides = [_edge(picture, np.roll(quad, -turn, axis=0), turn) for turn in range(4)]
    corners = [crossing(sides[at - 1], sides[at]) for at in range(4)]
    if any(corner is None for corner in corners):
        return quad
    return np.array(corners, np.float32)


def _edge(picture: Picture, quad: Quad, turn: int) -> Line:
    """Of the first side of `quad`, which is turned so that this is the top."""
    wide, high = (WIDTH, HEIGHT) if turn % 2 == 0 else (HEIGHT, WIDTH)
    target = np.array([[0, 0], [wide, 0], [wide, high], [0, high]], np.float32)
    target[:, 1] += REACH
    warp = cv2.getPerspectiveTransform(quad.astype(np.float32), target)
    strip = cv2.warpPerspective(picture, warp, (wide, 2 * REACH + 1), borderMode=cv2.BORDER_REPLICATE)
    ends = _ends(np.asarray(strip, np.uint8))
    if ends is None:
        return quad[0], _direction(quad[0], quad[1])
    start, end = cv2.perspectiveTransform(ends[None], np.linalg.inv(warp))[0].astype(np.float32)
    return start, _direction(start, end)


def _ends(strip: Picture) -> NDArray[np.float32] | None:
    """strip: ground above, paper below. The first and last point of the edge between; None where there is none."""
    darkest = cv2.GaussianBlur(strip.min(axis=2).astype(np.float32), (0, 0), SOFT)
    wide = strip.shape[1]
    x = np.linspace(ROUND * wide, (1 - ROUND) * wide, LOOKED_AT).astype(int)
    rise = np.diff(darkest[:, x], axis=0)
    level = max(LEAST_RISE, OF_STEEPEST * float(np.median(rise.max(axis=0))))
    summit = rise == cv2.dilate(rise, np.ones((3, 1), np.uint8))
    edge = summit & (rise >= level)
    seen = edge.any(axis=0)
    if seen.sum() < LOOKED_AT // 2:
        return None
    x, y = x[seen], edge.argmax(axis=0)[seen] + 0.5
    slope, at_0 = _line(x, y)
    ends = np.array([[0, at_0], [wide, at_0 + slope * wide]], np.float32)
    beside = np.median(np.abs(y - (at_0 + slope * x)))
    return ends if beside < STRAIGHT and (np.abs(ends[:, 1] - REACH) <= REACH).all() else None


def _line(x: NDArray[np.int_], y: NDArray[np.float64]) -> tuple[float, float]:
    """Its slope and where it begins: through the points along which most lie (Theil and Sen), as some are of a frame or
    a shadow."""
    one, other = np.triu_indices(len(x), LOOKED_AT // 8)
    slope = np.median((y[other] - y[one]) / (x[other] - x[one]))
    beside = np.abs(y - slope * x - np.median(y - slope * x))
    near = beside <= max(STRAIGHT, float(np.median(beside)))
    slope, at_0 = np.polyfit(x[near], y[near], 1)
    return float(slope), float(at_0)


def _direction(start: NDArray[np.float32], end: NDArray[np.float32]) -> NDArray[np.float32]:
    return np.asarray((end - start) / max(float(np.linalg.norm(end - start)), 1e-6), np.float32)
