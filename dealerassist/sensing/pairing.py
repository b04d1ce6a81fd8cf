"""Which tag is of which face, while cards are laid over an antenna and before a camera one after another. Pure."""

from __future__ import annotations

from dealerassist.cards import Card
from dealerassist.sensing.readings import BoardCard, Health, HealthState, InTheWay, Reading
from dealerassist.sensing.zones import BOARD

PLACE = BOARD[0]
"""Where they are laid."""
NEXT_LOOK_NS = 150_000_000
"""Within this time the camera has taken a frame more, and told whether something moves in it."""
STEADY_NS = 800_000_000
"""So long all must lie still where the tag came last: the face may be that of a card with a broken tag."""
TOGETHER_NS = 1_500_000_000
"""And its tag must have come within this time."""
APART_NS = 3_000_000_000


class Pairing:
    """What antenna and camera say of one place, and whether it is of one card. A card whose tag is broken is named by
    the camera alone; the tag of the next one must not get its name.

    So a face counts only until something moves there. Where the tag was there before the place came to rest, every
    frame that the face was read in shows the card that lies over the antenna; no more than a frame need be waited for.

    looks: the camera is well. bare: nothing lies there, antenna and camera say.
    """

    def __init__(self) -> None:
        self._tags: tuple[bytes, ...] = ()
        self._card: Card | None = None
        self._tags_ns = self._card_ns = self._rest_ns = 0
        self._moves, self._felt = True, False
        self.looks = False

    @property
    def bare(self) -> bool:
        return not self._tags and self._felt

    def lie(self, tags: tuple[bytes, ...], now_ns: int) -> None:
        """These lie over the antenna."""
        if tags != self._tags:
            self._tags, self._tags_ns = tags, now_ns

    def seen(self, reading: Reading) -> None:
        """The camera tells something."""
        match reading:
            case BoardCard(place=PLACE.number):
                self._card, self._card_ns = reading.face, reading.mono_ns
                self._felt = reading.tag is None
            case InTheWay():
                self._move(PLACE.number in reading.places, reading.mono_ns)
            case Health():
                self.looks = reading.state is HealthState.GOOD
                self._card = self._card if self.looks else None

    def _move(self, moves: bool, now_ns: int) -> None:
        if moves:
            self._card, self._felt = None, False
        elif self._moves:
            self._rest_ns = now_ns
        self._moves = moves

    def paired(self, now_ns: int) -> tuple[tuple[bytes, ...], Card] | None:
        """The tags and the card, once it is sure that they are of one card."""
        if not self._tags or self._card is None or self._moves:
            return None
        lie_ns = now_ns - max(self._tags_ns, self._card_ns)
        if self._tags_ns <= self._rest_ns:
            sure = lie_ns >= NEXT_LOOK_NS
        else:
            sure = lie_ns >= STEADY_NS and self._tags_ns - self._card_ns <= TOGETHER_NS
        return (self._tags, self._card) if sure else None

    def apart(self, now_ns: int) -> tuple[tuple[bytes, ...], Card | None] | None:
        """The tags without a face that came with them, or the face without a tag, after too long a time at rest."""
        lies = bool(self._tags or self._card) and not self._moves and self.paired(now_ns) is None
        waited = now_ns - max(self._tags_ns, self._card_ns, self._rest_ns) > APART_NS
        return (self._tags, self._card) if lies and waited else None
