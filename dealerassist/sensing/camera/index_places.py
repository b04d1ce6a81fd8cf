"""Where an index may stand: a spot with another below it, seen in any direction. No outline of a card is needed, so
this also reads fans."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from dealerassist.sensing.camera.blobs import Blob, tens
from dealerassist.sensing.camera.patches import INDEX_SIZE
from dealerassist.sensing.camera.pictures import Picture

Vector = NDArray[np.float32]

FILLED = 0.84
"""The part of a piece's height that the index takes."""
MOST_PLACES = 2500
"""Beyond these a picture is more pattern than cards; the likeliest come first. A patterned cloth has so many."""


@dataclass(frozen=True, slots=True)
class IndexPlace:
    """centre: x, y of the index. down: the unit vector from rank to suit. height: from the rank's top to the suit's
    foot; width: of the piece. All in pixels."""

    centre: tuple[float, float]
    down: tuple[float, float]
    height: float
    width: float

    def corners(self) -> NDArray[np.float32]:
        """4 × 2: top left, top right, bottom right, bottom left of the piece round the index."""
        down = np.array(self.down, np.float32)
        right = np.array([down[1], -down[0]], np.float32)
        half_down, half_right = down * self.height / FILLED / 2, right * self.width / 2
        centre = np.array(self.centre, np.float32)
        signs = ((-1, -1), (1, -1), (1, 1), (-1, 1))
        return np.array([centre + x * half_right + y * half_down for x, y in signs], np.float32)


def index_places(layers: list[list[Blob]], upright: bool = False) -> list[IndexPlace]:
    """Every pair of spots that could be a rank and its suit, the likeliest first; the same pair in two layers once.

    layers: as `ink_blobs` has them, from faint ink to dark. Both spots are of one layer; or the rank, whose lines are
    thin, is of a fainter layer than the suit, which a pip beside it may touch there. upright: only those that stand
    straight up or upside down, of one layer: a card that is made flat has more corners and better light.
    """
    mixed = zip(layers, layers, strict=True) if upright else itertools.combinations_with_replacement(layers, 2)
    scored = [each for ranks, suits in mixed for each in _pairs(ranks, suits, upright)]
    scored.sort(key=lambda each: each[0])
    places: dict[tuple[int, ...], IndexPlace] = {}
    for _, place in scored:
        places.setdefault(_roughly(place), place)
    return list(places.values())[:MOST_PLACES]


def _roughly(place: IndexPlace) -> tuple[int, ...]:
    """The same for places that would be cut out alike."""
    x, y = place.centre
    step = 0.06 * place.height
    return round(x / step), round(y / step), round(8 * place.down[0]), round(8 * place.down[1])


def _pairs(ranks: list[Blob], suits: list[Blob], upright: bool) -> Iterator[tuple[float, IndexPlace]]:
    """Each with how odd it looks: 1 is a suit as large as its rank, right below it."""
    if not ranks or not suits:
        return
    spots = np.array([[blob.x, blob.y] for blob in suits], np.float32)
    sizes = np.array([blob.size for blob in suits], np.float32)
    for rank in ranks + tens(ranks):
        off = spots - np.array([rank.x, rank.y], np.float32)
        far = np.hypot(off[:, 0], off[:, 1]) / rank.size
        alike = sizes / rank.size
        near = (far > 0.5) & (far < 2.3) & (alike > 0.35) & (alike < 1.6)
        if upright:
            near &= np.abs(off[:, 0]) < 0.5 * np.abs(off[:, 1])
        for at in np.where(near)[0]:
            place = _place(rank, suits[int(at)])
            if place is not None:
                yield float(far[at]) + abs(float(np.log(alike[at]))), place


def _place(rank: Blob, suit: Blob) -> IndexPlace | None:
    """The upright frame round both, found twice as the first guess of its direction is off for a 7 or a J. None where
    they do not stand below each other with a small gap."""
    down = _unit(suit.x - rank.x, suit.y - rank.y)
    for _ in range(2):
        right = np.array([down[1], -down[0]], np.float32)
        above, below = _extent(rank, right, down), _extent(suit, right, down)
        across = (below[0] + below[1] - above[0] - above[1]) / 2
        along = (below[2] + below[3] - above[2] - above[3]) / 2
        down = _unit(*(right * across + down * along))
    right = np.array([down[1], -down[0]], np.float32)
    above, below = _extent(rank, right, down), _extent(suit, right, down)
    gap, tall = below[2] - above[3], above[3] - above[2]
    if not -0.2 * tall < gap < 0.8 * tall:
        return None
    wide = max(above[1] - above[0], below[1] - below[0])
    height = below[3] - above[2]
    if wide > 1.1 * height:
        return None
    middle = right * (above[0] + above[1] + below[0] + below[1]) / 4 + down * (above[2] + below[3]) / 2
    width = max(height / FILLED * INDEX_SIZE[0] / INDEX_SIZE[1], 1.05 * wide)
    return IndexPlace((float(middle[0]), float(middle[1])), (float(down[0]), float(down[1])), height, width)


def _extent(blob: Blob, right: Vector, down: Vector) -> tuple[float, float, float, float]:
    """Left, right, top and bottom of the blob in that frame."""
    across, along = blob.outline @ right, blob.outline @ down
    return float(across.min()), float(across.max()), float(along.min()), float(along.max())


def _unit(x: float, y: float) -> Vector:
    length = max(float(np.hypot(x, y)), 1e-6)
    return np.array([x / length, y / length], np.float32)


def piece(picture: Picture, place: IndexPlace) -> Picture:
    """The index, upright, as the net takes it."""
    width, height = INDEX_SIZE
    target = np.array([[0, 0], [width, 0], [width, height]], np.float32)
    warp = cv2.getAffineTransform(place.corners()[:3], target)
    cut = cv2.warpAffine(picture, warp, INDEX_SIZE, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(cut, np.uint8)
