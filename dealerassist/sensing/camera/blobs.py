"""Spots of ink on paper: what may be a rank or a suit."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from dealerassist.sensing.camera.pictures import Picture

Points = NDArray[np.float32]
"""n × 2: x, y in pixels."""

SMALLEST = 7
"""Pixels of a spot's longer side: in less no rank can be told from another."""
LARGEST = 0.11
"""A spot's longer side as a part of the picture's."""
PAPER_REACH = 0.035
"""Paper is looked for within this part of the picture's longer side."""
DARKER = (0.25, 0.5)
"""Ink is darker than the paper round it by this part: faint ink needs the first; where blur has joined an index to a
pip beside it, the second parts them."""
PALE = 0.5
"""What is less dark than this part is paper."""
DARKEST_PAPER = 75
"""Of 255 in the brightest parts of the picture; what is darker all round is no card."""


@dataclass(frozen=True, slots=True)
class Blob:
    """One spot. outline: its outer edge. x, y: its middle. size: the geometric mean of its sides, in pixels."""

    outline: Points
    x: float
    y: float
    size: float


def ink_blobs(picture: Picture, reach: float = PAPER_REACH, largest: float = LARGEST) -> list[list[Blob]]:
    """The spots that are darker than the paper near them, in any colour and under any lamp: a list for each of
    `DARKER`."""
    dark = _darkest(picture)
    side = max(dark.shape)
    wide = max(15, int(side * reach) | 1)
    paper = cv2.blur(cv2.dilate(dark, np.ones((wide, wide), np.uint8)), (wide, wide))
    depth = cv2.subtract(paper, dark)
    depth[paper < DARKEST_PAPER] = 0
    layers = [depth > np.maximum(cv2.convertScaleAbs(paper, alpha=part), 12) for part in DARKER]
    found = [_spots(np.asarray(ink, np.uint8), largest * side) for ink in layers]
    light = np.asarray(cv2.compare(depth, cv2.convertScaleAbs(paper, alpha=PALE), cv2.CMP_LT), np.uint8)
    return [[blob for blob in blobs if _on_paper(blob, light)] for blobs in found]


def _on_paper(blob: Blob, light: NDArray[np.uint8]) -> bool:
    """Whether most of what is just outside it is paper: felt and wood have dark specks too."""
    middle = np.array([blob.x, blob.y], np.float32)
    off = blob.outline - middle
    far = np.maximum(np.hypot(off[:, 0], off[:, 1]), 1)[:, None]
    ring = (middle + off * (1 + 3 / far)).astype(np.int32)
    high, wide = light.shape
    inside = light[ring[:, 1].clip(0, high - 1), ring[:, 0].clip(0, wide - 1)]
    return float(np.count_nonzero(inside)) > 0.45 * len(inside)


def _spots(ink: NDArray[np.uint8], largest: float) -> list[Blob]:
    contours, nested = cv2.findContours(ink, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_SIMPLE)
    blobs = []
    for at, contour in enumerate(contours):
        _, _, width, height = cv2.boundingRect(contour)
        outer = nested[0][at][3] < 0
        if outer and SMALLEST <= max(width, height) <= largest and min(width, height) >= 2:
            blobs.append(_blob(contour.reshape(-1, 2).astype(np.float32)))
    return blobs


def _darkest(picture: Picture) -> NDArray[np.uint8]:
    """The darkest of the three colours in each point, once the lamp's own colour is taken out."""
    bright = np.percentile(picture[::8, ::8].reshape(-1, 3), 96, axis=0)
    even = [
        cv2.convertScaleAbs(colour, alpha=255 / max(float(its), 24))
        for colour, its in zip(cv2.split(picture), bright, strict=True)
    ]
    return np.asarray(cv2.min(cv2.min(even[0], even[1]), even[2]), np.uint8)


def _blob(outline: Points) -> Blob:
    low, high = outline.min(axis=0), outline.max(axis=0)
    x, y = (float(value) for value in (low + high) / 2)
    width, height = (float(value) for value in high - low + 1)
    return Blob(outline, x, y, float(np.sqrt(width * height)))


def tens(blobs: list[Blob]) -> list[Blob]:
    """Two spots of like height close beside each other, as one: a ten is printed as two digits."""
    if len(blobs) < 2:
        return []
    places = np.array([[blob.x, blob.y] for blob in blobs])
    sizes = np.array([blob.size for blob in blobs])
    found = []
    for at, blob in enumerate(blobs):
        far = np.hypot(*(places - places[at]).T)
        near = np.where((far < 1.5 * np.maximum(sizes, blob.size)) & (far > 0))[0]
        for other in near[near > at]:
            if _side_by_side(blob, blobs[int(other)]):
                found.append(_blob(np.concatenate([blob.outline, blobs[int(other)].outline])))
    return found


def _side_by_side(one: Blob, other: Blob) -> bool:
    """Seen along the line between them, they hardly overlap nor part; across it, they are equally long."""
    between = np.array([other.x - one.x, other.y - one.y], np.float32)
    between /= max(float(np.linalg.norm(between)), 1e-6)
    across = np.array([-between[1], between[0]], np.float32)
    tall = [float(np.ptp(each.outline @ across)) for each in (one, other)]
    gap = float((other.outline @ between).min() - (one.outline @ between).max())
    return max(tall) < 1.35 * min(tall) and -0.15 * min(tall) < gap < 0.45 * min(tall)
