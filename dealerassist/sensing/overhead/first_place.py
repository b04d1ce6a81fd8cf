"""What lies on the board's first place while a deck's look is learned: one card after another, each seen at rest.

Cuts that one place out of a frame, as `Cutter` does; of the rest nothing is looked at.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from dealerassist.cards import Card
from dealerassist.sensing.camera.edges import cut_at_its_edges
from dealerassist.sensing.camera.faces import Face, face_of
from dealerassist.sensing.camera.pictures import Picture
from dealerassist.sensing.camera.seen import SeenCard
from dealerassist.sensing.overhead.calibration import Calibration
from dealerassist.sensing.overhead.cutting import Cutter
from dealerassist.sensing.overhead.looks import Look, dark, hand_in_the_way, look_of, plain, same
from dealerassist.sensing.overhead.region import GIVE_UP, STILL
from dealerassist.sensing.overhead.voting import AGREE
from dealerassist.sensing.zones import BOARD

PLACE = BOARD[0].source


@dataclass(frozen=True, slots=True, eq=False)
class Laid:
    """One card at rest. card: None where the recogniser is not sure; candidates, confidence: as `SeenCard` has them.
    face: the mean of what was seen of it.
    """

    card: Card | None
    candidates: tuple[Card, ...]
    confidence: float
    face: Face


class FirstPlace:
    """empty: nothing lies there. unseen: something does, but for long not one card by its outline that stays the same.
    dark: nothing can be seen at all.
    """

    def __init__(self, calibration: Calibration, read: Callable[[Picture], Sequence[SeenCard]]) -> None:
        """read: as `Recogniser.read`."""
        self._cutter = Cutter(calibration)
        self._read_cards = read
        self._before: Look | None = None
        self._begin()

    def _begin(self) -> None:
        self._still = 0
        self._said = self.empty = self.unseen = self.dark = False
        self._seen: deque[Laid] = deque(maxlen=AGREE)

    def see(self, frame: Picture) -> Laid | None:
        """One frame more, of the calibration's size. A card, once, when `AGREE` still frames say the same of it; the
        next when something has moved.
        """
        piece = self._cutter.cut(frame, [PLACE])[PLACE]
        own = self._cutter.own_part(PLACE, piece)
        look, before = look_of(own), self._before
        self._before = look
        if before is None or not same(look, before):
            self._begin()
            return None
        self._still += 1
        if self._still < STILL or self._said or hand_in_the_way(own):
            return None
        if plain(look):
            self.dark = dark(look)
            self.empty = self._said = not self.dark
            return None
        return self._read(piece)

    def _read(self, piece: Picture) -> Laid | None:
        self.unseen = self._still >= GIVE_UP
        cards = [each for each in self._read_cards(piece) if self._cutter.is_own(PLACE, each.centre)]
        if len(cards) != 1 or not cards[0].whole:
            self._seen.clear()
            return None
        seen = cards[0]
        face = face_of(cut_at_its_edges(piece, np.array(seen.corners, np.float32)))
        self._seen.append(Laid(seen.card, seen.candidates, seen.confidence, face))
        if len(self._seen) < AGREE or len({each.card for each in self._seen}) > 1:
            return None
        self._said, self.unseen = True, False
        mean = np.rint(np.mean([each.face for each in self._seen], axis=0)).astype(np.uint8)
        return Laid(seen.card, seen.candidates, seen.confidence, mean)
