"""From a frame to what may be looked at: the open regions, each made flat. Nothing else of a frame goes on from here.

Players peek at their cards under the camera. So this is the only place that ever has a whole frame, and it keeps none.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from dealerassist.sensing.camera.pictures import Picture
from dealerassist.sensing.overhead.calibration import PLACES, Calibration, Corners
from dealerassist.sensing.zones import BOARD, seat_zone

BESIDE = 0.14
"""A place is seen with so much of its width on either side, as cards are not laid to the millimetre; at the ends of the
board nothing is added: there is nobody's business.
"""


@dataclass(frozen=True, slots=True)
class Cut:
    """A region as it is cut out. warp: from the frame's pixels to the piece's. own: from x to x, in pixels of the
    piece, the region's own part: what lies beside it is the neighbour's.
    """

    name: str
    size: tuple[int, int]
    warp: NDArray[np.float64]
    own: tuple[float, float]


class Cutter:
    """The regions of one calibration. `names` are all that it can cut: `board-1` to `board-5`, `seat-3` …"""

    def __init__(self, calibration: Calibration) -> None:
        cuts = [*_board_cuts(calibration.board)]
        cuts += [_seat_cut(seat, corners) for seat, corners in calibration.seats.items()]
        self._cuts = {cut.name: cut for cut in cuts}
        self.size = calibration.size

    @property
    def names(self) -> frozenset[str]:
        return frozenset(self._cuts)

    def cut(self, frame: Picture, names: Collection[str]) -> Mapping[str, Picture]:
        """The pieces of a frame of this calibration's size; copies."""
        return {name: _cut(frame, self._cuts[name]) for name in self._cuts if name in names}

    def own_part(self, name: str, piece: Picture) -> Picture:
        """The piece without what lies beside the region."""
        left, right = self._cuts[name].own
        return piece[:, round(left) : round(right)]

    def is_own(self, name: str, middle: tuple[float, float]) -> bool:
        """Does a card whose middle is there, in pixels of the piece, lie in the region itself?"""
        left, right = self._cuts[name].own
        return left <= middle[0] < right


def _cut(frame: Picture, cut: Cut) -> Picture:
    return np.asarray(cv2.warpPerspective(frame, cut.warp, cut.size, flags=cv2.INTER_LINEAR), np.uint8)


def _board_cuts(board: Corners) -> list[Cut]:
    """The five places, side by side on the flat board."""
    wide, high = _size(board)
    place = wide / PLACES
    flat = _warp(board, wide, high)
    cuts = []
    for zone in BOARD:
        start, end = (zone.number - 1) * place, zone.number * place
        left, right = max(0.0, start - BESIDE * place), min(wide, end + BESIDE * place)
        move = np.array([[1, 0, -left], [0, 1, 0], [0, 0, 1]], np.float64)
        cuts.append(Cut(zone.source, (round(right - left), round(high)), move @ flat, (start - left, end - left)))
    return cuts


def _seat_cut(seat: int, corners: Corners) -> Cut:
    wide, high = _size(corners)
    return Cut(seat_zone(seat).source, (round(wide), round(high)), _warp(corners, wide, high), (0.0, wide))


def _size(corners: Corners) -> tuple[float, float]:
    """Width and height as it is seen: nothing is made up by enlarging it."""
    sides = np.linalg.norm(np.roll(np.array(corners), -1, axis=0) - np.array(corners), axis=1)
    return float(sides[0] + sides[2]) / 2, float(sides[1] + sides[3]) / 2


def _warp(corners: Corners, wide: float, high: float) -> NDArray[np.float64]:
    target = np.array([[0, 0], [wide, 0], [wide, high], [0, high]], np.float32)
    return np.asarray(cv2.getPerspectiveTransform(np.array(corners, np.float32), target), np.float64)
