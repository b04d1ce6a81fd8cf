"""Scenes one after the other through the watcher, without a camera or a process."""

from __future__ import annotations

from collections.abc import Iterable

from dealerassist.cards import card
from dealerassist.sensing.overhead.calibration import Calibration
from dealerassist.sensing.overhead.reads import Reads
from dealerassist.sensing.overhead.watcher import Sight, Watcher
from tests.sensing.overhead.marked_cards import MarkedReader
from tests.sensing.overhead.scenes import BOARD, SEATS, SIZE, Lying, Scene, at_seat, on_place, picture_of, seat_corners

CALIBRATION = Calibration(SIZE, BOARD, {seat: seat_corners(seat) for seat in SEATS})


def board(*names: str) -> tuple[Lying, ...]:
    """Cards on the places of the board; `-` for none, `xx` face down."""
    lying = [(place, name) for place, name in enumerate(names, 1) if name != "-"]
    return tuple(Lying(None if name == "xx" else card(name), on_place(place), 2.0 * place) for place, name in lying)


def tabled(seat: int, names: str) -> tuple[Lying, ...]:
    return tuple(Lying(card(name), at_seat(seat, which), -4.0) for which, name in enumerate(names.split()))


class Filmed:
    """A watcher and how many frames it has had."""

    def __init__(self, reads: Reads | None = None, calibration: Calibration = CALIBRATION) -> None:
        self.watcher = Watcher(calibration, reads or MarkedReader())
        self.frames = 0

    def see(self, scene: Scene, frames: int = 1) -> Sight:
        """The same scene for so many frames; what is known after the last."""
        for _ in range(frames):
            self.frames += 1
            sight = self.watcher.look(picture_of(scene, self.frames))
        return sight

    def see_all(self, scenes: Iterable[Scene]) -> list[Sight]:
        return [self.see(scene) for scene in scenes]


def sure(sight: Sight) -> dict[str, str]:
    """region -> its cards, sorted; those with none are left out."""
    return {name: " ".join(sorted(map(str, lies.sure))) for name, lies in sight.lies.items() if lies.sure}
