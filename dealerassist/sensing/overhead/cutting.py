"""From a frame to what may be looked at: the open regions, each as a piece of its own. Nothing else of a frame goes on
from here.

Players peek at their cards under the camera. So this is the only place that ever has a whole frame, and it keeps none.
What of a piece lies outside its region is painted over. Pieces are cut, not made flat: an index that is five pixels
wide does not survive being sampled anew.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from dealerassist.sensing.camera.pictures import Picture
from dealerassist.sensing.overhead.calibration import PLACES, Calibration, Corners
from dealerassist.sensing.zones import BOARD, seat_zone, up_source

BESIDE = 0.14
"""A place is seen with so much of its width on either side, as cards are not laid to the millimetre; at the ends of the
board nothing is added: there is nobody's business.
"""

Points = NDArray[np.float32]
Box = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels of the frame; right and bottom are the first outside."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A region as it is cut out: a box of the frame. outside: the points of it that are painted over. own: corners of
    the region itself, in pixels of the piece; what lies beside it is the neighbour's. own_box: the box round these.
    """

    name: str
    box: Box
    outside: NDArray[np.bool_]
    own: Points
    own_box: Box


class Cutter:
    """The regions of one calibration. `names` are all that it can cut: `board-1` to `board-5`, `seat-3`, `up-3` …"""

    def __init__(self, calibration: Calibration) -> None:
        self.size = calibration.size
        cuts = [_place(calibration.board, zone.source, zone.number) for zone in BOARD]
        areas = {seat_zone(seat).source: corners for seat, corners in calibration.seats.items()}
        areas |= {up_source(seat): up.corners for seat, up in calibration.up.items()}
        for name, corners in areas.items():
            area = np.array(corners, np.float32)
            cuts.append(_cut_of(name, area, area))
        self._cuts = {cut.name: cut for cut in cuts}

    @property
    def names(self) -> frozenset[str]:
        return frozenset(self._cuts)

    def cut(self, frame: Picture, names: Collection[str]) -> Mapping[str, Picture]:
        """The pieces of a frame of this calibration's size; copies."""
        return {name: _piece(frame, self._cuts[name]) for name in self._cuts if name in names}

    def own_part(self, name: str, piece: Picture) -> Picture:
        """The piece without what lies beside the region."""
        left, top, right, bottom = self._cuts[name].own_box
        return piece[top:bottom, left:right]

    def is_own(self, name: str, middle: tuple[float, float]) -> bool:
        """Does a card whose middle is there, in pixels of the piece, lie in the region itself?"""
        return cv2.pointPolygonTest(self._cuts[name].own, middle, False) >= 0


def _piece(frame: Picture, cut: Cut) -> Picture:
    """Painted over with the piece's own usual colour, so that no edge is made where there is none."""
    left, top, right, bottom = cut.box
    piece = frame[top:bottom, left:right].copy()
    if cut.outside.any():
        piece[cut.outside] = np.median(piece[~cut.outside][::7], axis=0)
    return piece


def _place(board: Corners, name: str, number: int) -> Cut:
    """One of the five places side by side on the board."""
    to_frame = cv2.getPerspectiveTransform(
        np.array([[0, 0], [PLACES, 0], [PLACES, 1], [0, 1]], np.float32), np.array(board, np.float32)
    )
    start, end = number - 1, number
    own = _seen(to_frame, start, end)
    return _cut_of(name, _seen(to_frame, max(0, start - BESIDE), min(PLACES, end + BESIDE)), own)


def _seen(to_frame: NDArray[np.generic], start: float, end: float) -> Points:
    """The part of the board from `start` to `end`, counted in places."""
    flat = np.array([[[start, 0], [end, 0], [end, 1], [start, 1]]], np.float32)
    return np.asarray(cv2.perspectiveTransform(flat, np.asarray(to_frame, np.float64))[0], np.float32)


def _cut_of(name: str, area: Points, own: Points) -> Cut:
    left, top, right, bottom = box = _box_round(area)
    inside = np.zeros((bottom - top, right - left), np.uint8)
    cv2.fillConvexPoly(inside, np.rint(area - (left, top)).astype(np.int32), 1)
    within = own - np.array((left, top), np.float32)
    return Cut(name, box, inside == 0, within, _box_round(within))


def _box_round(points: Points) -> Box:
    (left, top), (right, bottom) = np.floor(points.min(axis=0) + 0.5), np.floor(points.max(axis=0) + 0.5)
    return max(0, int(left)), max(0, int(top)), int(right), int(bottom)
