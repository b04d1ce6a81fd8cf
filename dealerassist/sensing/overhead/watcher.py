"""All regions, frame by frame. Pure but for opencv: frames in, what lies where out; no clock, no camera, no process."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

import cv2
import numpy as np

from dealerassist.sensing.camera.pictures import Picture
from dealerassist.sensing.camera.seen import SeenCard
from dealerassist.sensing.codes import SensorCode
from dealerassist.sensing.overhead.calibration import Calibration
from dealerassist.sensing.overhead.cutting import Cutter
from dealerassist.sensing.overhead.flat import lying_flat
from dealerassist.sensing.overhead.looks import dark, look_of
from dealerassist.sensing.overhead.reads import Reads
from dealerassist.sensing.overhead.region import Region
from dealerassist.sensing.overhead.voting import FrameRead, Lies
from dealerassist.sensing.zones import BOARD, seat_zone, up_source

MOST_READ = 3
"""Regions that are read in one frame: a flop. The others wait for the next frame."""
DARK_FRAMES, FROZEN_FRAMES = 10, 25
"""So many in a row before it is a fault."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What one frame has left: code: WORKS, or why nothing can be seen. lies: of the regions that have been told.
    covered: regions that a hand is over, or in which something moves.
    """

    code: SensorCode
    lies: Mapping[str, Lies]
    covered: frozenset[str]


class Watcher:
    """Looks at the board always, at a seat's tabled hand or up cards only while these are opened. Keeps of a frame no
    more than small looks of the regions that are open.
    """

    def __init__(self, calibration: Calibration, reads: Reads) -> None:
        self._cutter = Cutter(calibration)
        self._reads = reads
        self._up = {up_source(seat): up.card for seat, up in calibration.up.items()}
        self._regions = {zone.source: Region(single=True) for zone in BOARD}
        self._next = 0
        self._dark = 0
        self._frozen = 0
        self._pieces: Mapping[str, Picture] = {}

    def open(self, seats: Collection[int], up: Collection[int] = ()) -> None:
        """These seats have tabled their hands, and up cards may lie before those of `up`; no others. One that was not
        open begins anew.
        """
        tabled = {seat_zone(seat).source for seat in seats}
        wanted = (tabled | {up_source(seat) for seat in up}) & self._cutter.names
        board = {zone.source for zone in BOARD}
        kept = {name: region for name, region in self._regions.items() if name in board | wanted}
        self._regions = {**kept, **{name: Region(single=False) for name in sorted(wanted - kept.keys())}}
        self._pieces = {name: piece for name, piece in self._pieces.items() if name in self._regions}

    def look(self, frame: Picture) -> Sight:
        """One frame more."""
        if (frame.shape[1], frame.shape[0]) != self._cutter.size:
            return self._sight(SensorCode.OTHER_SIZE)
        pieces = self._cutter.cut(frame, self._regions)
        code = self._fault(pieces)
        self._pieces = pieces
        if self._dark or code is not SensorCode.WORKS:
            return self._sight(code)
        own = {name: self._cutter.own_part(name, piece) for name, piece in pieces.items()}
        wanting = [name for name, region in self._regions.items() if region.wants_reading(own[name])]
        for name in self._turn(wanting):
            self._regions[name].read(self._read(name, pieces[name]))
        return self._sight(SensorCode.WORKS)

    def _fault(self, pieces: Mapping[str, Picture]) -> SensorCode:
        """Black frames, or the same frame again and again: a camera's noise makes any two differ."""
        self._dark = self._dark + 1 if all(dark(look_of(piece)) for piece in pieces.values()) else 0
        alike = self._pieces.keys() == pieces.keys() and all(
            np.array_equal(pieces[name], self._pieces[name]) for name in pieces
        )
        self._frozen = self._frozen + 1 if alike else 0
        if self._dark >= DARK_FRAMES:
            return SensorCode.DARK
        return SensorCode.FROZEN if self._frozen >= FROZEN_FRAMES else SensorCode.WORKS

    def _turn(self, wanting: list[str]) -> list[str]:
        """Whose turn it is, where more want to be read than can be."""
        if len(wanting) <= MOST_READ:
            return wanting
        start, self._next = self._next % len(wanting), self._next + MOST_READ
        return (wanting[start:] + wanting[:start])[:MOST_READ]

    def _read(self, name: str, piece: Picture) -> FrameRead:
        if name in self._up:
            seen = [each for each in lying_flat(self._reads, piece, self._up[name]) if self._is_inside(name, each)]
        else:
            seen = [each for each in self._reads.read(piece) if self._cutter.is_own(name, each.centre)]
        named = {each.card: each.confidence for each in seen if each.card is not None}
        unsure = tuple(each.candidates for each in seen if each.card is None and each.candidates)
        return FrameRead(frozenset(named), unsure, min(named.values(), default=1.0))

    def _is_inside(self, name: str, seen: SeenCard) -> bool:
        """Does all of it lie in the region? What lies behind, or before the seat beside, is somebody's hole card."""
        return all(self._cutter.is_own(name, corner) for corner in seen.corners)

    def _sight(self, code: SensorCode) -> Sight:
        lies = {name: region.lies for name, region in self._regions.items() if region.settled}
        covered = frozenset(name for name, region in self._regions.items() if region.covered)
        return Sight(code, lies, covered)


def one_thread() -> None:
    """The rest of the machine paints the screen."""
    cv2.setNumThreads(1)
