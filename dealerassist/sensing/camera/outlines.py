"""Finds whole cards by their outline: bright shapes with four straight sides.

Several ways of telling card from ground are tried, as none holds for every lamp and every table; what they find
together is sorted by which outline lies inside which.
"""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import numpy as np
from numpy.typing import NDArray

from dealerassist.sensing.camera.pictures import Picture

Quad = NDArray[np.float32]
"""4 × 2: x, y in pixels, clockwise as it is seen."""
Mask = NDArray[np.uint8]

SIDE = 900
"""Pixels of the longer side of the picture in which outlines are looked for."""
LEAST, MOST = 0.0012, 0.8
"""A card's part of the picture."""
TURNED = 0.3
"""The least part of an upright box round it that a card fills, however it is turned."""
LONGER = (1.02, 2.7)
"""How much longer a card is than wide; 1.4 from above, more or less as it leans."""
PIP = 0.06
"""What is smaller than this part of an outline is a pip in it (those of diamonds have four sides too), not a card."""
POINTS = 240
"""Of a contour about so many are fitted with lines: more make no better ones."""
LEANING = 1.6
"""How much longer one side may be than the one across from it."""


def outlines(picture: Picture) -> list[Quad]:
    """The corners of what may be whole cards, the largest first, none inside another; in pixels of `picture`."""
    scale = min(1.0, SIDE / max(picture.shape[:2]))
    small = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) if scale < 1 else picture
    found = [quad for mask in _masks(np.asarray(small, np.uint8)) for quad in _quads(mask)]
    return [(quad / scale).astype(np.float32) for quad in _outermost(found)]


def _masks(small: Picture) -> Iterator[Mask]:
    """Card white, ground black, in four ways: by brightness, by whiteness against all, by whiteness against what is
    near, and by the lines between."""
    hsv = cv2.cvtColor(small, cv2.COLOR_BGR2HSV)
    bright = cv2.GaussianBlur(hsv[..., 2], (5, 5), 0)
    colourful = cv2.GaussianBlur(hsv[..., 1], (5, 5), 0)
    _, mask = cv2.threshold(bright, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    yield np.asarray(mask, np.uint8)
    white = cv2.subtract(bright, cv2.convertScaleAbs(colourful, alpha=0.6))
    level, mask = cv2.threshold(white, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    yield np.asarray(mask, np.uint8)
    yield np.asarray(cv2.threshold(white, min(250.0, level + 25), 255, cv2.THRESH_BINARY)[1], np.uint8)
    wide = max(31, (min(small.shape[:2]) // 6) | 1)
    near = cv2.blur(white, (wide, wide))
    yield np.asarray(cv2.threshold(cv2.subtract(white, near), 8, 255, cv2.THRESH_BINARY)[1], np.uint8)
    grey = cv2.GaussianBlur(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY), (3, 3), 0)
    lines = cv2.dilate(cv2.Canny(grey, 30, 90), np.ones((3, 3), np.uint8))
    yield np.asarray(cv2.bitwise_not(lines), np.uint8)


def _quads(mask: Mask) -> Iterator[Quad]:
    mask = np.asarray(cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)), np.uint8)
    points = mask.shape[0] * mask.shape[1]
    contours, _ = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_NONE)
    for contour in contours:
        area = cv2.contourArea(contour)
        if not LEAST * points < area < MOST * points:
            continue
        _, _, width, height = cv2.boundingRect(contour)
        if area < TURNED * width * height:
            continue
        quad = _fitted(np.asarray(contour, np.int32))
        if quad is not None and _is_card_shaped(quad):
            yield quad


def _fitted(contour: NDArray[np.int32]) -> Quad | None:
    """Four lines along the contour, crossed. A card's round corners play no part in it. None where it has not just
    four straight sides."""
    hull = cv2.convexHull(contour)
    hull_area = cv2.contourArea(hull)
    if cv2.contourArea(contour) < 0.88 * hull_area:
        return None
    rough = _four_corners(np.asarray(hull, np.int32))
    if rough is None:
        return None
    points = contour.reshape(-1, 2)[:: 1 + len(contour) // POINTS].astype(np.float32)
    sides = [_side(points, rough[at], rough[(at + 1) % 4]) for at in range(4)]
    corners = [crossing(sides[at - 1], sides[at]) for at in range(4)]
    if any(corner is None for corner in corners):
        return None
    quad = np.array(corners, np.float32)
    return quad if _fills(contour, hull_area, cv2.contourArea(quad)) else None


def _fills(contour: NDArray[np.int32], hull_area: float, area: float) -> bool:
    """Whether the contour is all of the quad and no more. What hangs on it, a thread or a bright spot of the cloth,
    makes its hull larger, but hardly itself."""
    if area <= 0:
        return False
    return 0.88 < hull_area / area < 1.03 or 0.98 < cv2.contourArea(contour) / area < 1.02


def _four_corners(hull: NDArray[np.int32]) -> Quad | None:
    around = cv2.arcLength(hull, True)
    for part in (0.02, 0.03, 0.045, 0.06, 0.08):
        corners = cv2.approxPolyDP(hull, part * around, True)
        if len(corners) == 4:
            quad = corners.reshape(4, 2).astype(np.float32)
            middle = quad.mean(axis=0)
            turn = np.arctan2(quad[:, 1] - middle[1], quad[:, 0] - middle[0])
            return np.asarray(quad[np.argsort(turn)], np.float32)
    return None


Line = tuple[NDArray[np.float32], NDArray[np.float32]]
"""A point on it and its direction."""


def _side(points: Quad, start: NDArray[np.float32], end: NDArray[np.float32]) -> Line:
    """The line along the contour's points between two corners."""
    along = end - start
    length = float(np.linalg.norm(along))
    along = along / max(length, 1e-6)
    off = points - start
    far = off @ along
    aside = np.abs(off @ np.array([-along[1], along[0]], np.float32))
    on_it = points[(far > 0.15 * length) & (far < 0.85 * length) & (aside < 0.05 * length + 2)]
    if len(on_it) < 5:
        return start, along
    across, down, x, y = cv2.fitLine(on_it, cv2.DIST_HUBER, 0, 0.01, 0.01).ravel()
    return np.array([x, y], np.float32), np.array([across, down], np.float32)


def crossing(one: Line, other: Line) -> NDArray[np.float32] | None:
    """Where two lines meet; None where they hardly do."""
    (start, along), (start2, along2) = one, other
    bend = along[0] * along2[1] - along[1] * along2[0]
    if abs(bend) < 1e-3:
        return None
    off = start2 - start
    return np.asarray(start + along * (off[0] * along2[1] - off[1] * along2[0]) / bend, np.float32)


def _is_card_shaped(quad: Quad) -> bool:
    sides = np.linalg.norm(quad - np.roll(quad, -1, axis=0), axis=1)
    if sides.min() < 12:
        return False
    longer = (sides[0] + sides[2]) / (sides[1] + sides[3])
    leaning = max(sides[0] / sides[2], sides[2] / sides[0], sides[1] / sides[3], sides[3] / sides[1])
    return bool(LONGER[0] < max(longer, 1 / longer) < LONGER[1] and leaning < LEANING and cv2.isContourConvex(quad))


def _outermost(quads: list[Quad]) -> list[Quad]:
    """Each place once. An outline round two others that lie beside each other is none of a card."""
    sized = sorted(((float(cv2.contourArea(quad)), quad) for quad in quads), key=lambda each: -each[0])
    areas = [area for area, _ in sized]
    kept: list[tuple[float, Quad]] = []
    for at, (area, quad) in enumerate(sized):
        inside = [
            place
            for place in range(at + 1, len(sized))
            if PIP * area < areas[place] < 0.6 * area and _holds(quad, sized[place][1])
        ]
        if _apart([sized[place] for place in inside]):
            continue
        if not any(_holds(outer, quad) for _, outer in kept):
            kept.append((area, quad))
    return [quad for _, quad in kept]


def _apart(inside: list[tuple[float, Quad]]) -> bool:
    """Whether at least two of these lie beside each other and are of like size."""
    for at, (area, quad) in enumerate(inside):
        for other_area, other in inside[at + 1 :]:
            alike = 0.6 < other_area / area < 1.67
            if alike and not _holds(quad, other) and not _holds(other, quad):
                return True
    return False


def _holds(quad: Quad, other: Quad) -> bool:
    """Whether the other's middle lies in it."""
    x, y = (float(value) for value in other.mean(axis=0))
    return cv2.pointPolygonTest(quad, (x, y), False) > 0
