"""A deck's look grows as its cards are laid under the camera one after another. Pure but for opencv."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from dealerassist.cards import Card
from dealerassist.cards import card as card_of
from dealerassist.sensing.camera.faces import Face, packed, unpacked
from dealerassist.sensing.camera.look import Look
from dealerassist.sensing.look_file import Faces
from dealerassist.sensing.overhead.first_place import Laid


class LookStep(StrEnum):
    """What has come of a card that was laid."""

    LEARNED = "learned"
    KNOWN = "known"
    """It was learned already: the same card again, or one too many."""
    SAME = "same"
    """It lies there still, and was only moved, or a shadow passed."""
    WHICH = "which"
    """The recogniser is not sure, and no card was called."""
    STAYS = "stays"
    """The place was not empty since the last card: it may be that one."""
    DOUBTED = "doubted"
    """It rather looks like another card than the one that was called, or just like one that was learned. Laid again, it
    is believed."""


DOUBT = 0.5
"""So sure of another card than the one called, an unsure reading is asked about."""
SAME = 0.985
"""Two faces that are so much alike in both parts may be one card."""


class LookEnrolment:
    """Which faces of a pack are learned. twice: cards that were laid again after they had been learned."""

    def __init__(self, pack: Sequence[Card], faces: Faces | None = None) -> None:
        """faces: as far as an earlier start went. Raises LookError where one of them is no picture."""
        self._pack = tuple(pack)
        self._faces = dict(faces or {})
        self._unpacked: dict[Card, Face] = {card: unpacked(content) for card, content in self._faces.items()}
        self._doubted: Card | None = None
        self._last: Card | None = None
        self.twice: set[Card] = set()

    @property
    def missing(self) -> tuple[Card, ...]:
        """The cards of the pack that were not learned, in its order."""
        return tuple(card for card in self._pack if card not in self._faces)

    @property
    def faces(self) -> Faces:
        return self._faces

    def emptied(self) -> None:
        """Nothing lies there."""
        self._last = None

    def lies(self, laid: Laid, called: Card | None = None) -> tuple[LookStep, Card | None]:
        """A card lies there. called: the one that the dealer was asked for; where the recogniser is sure, that counts.
        Returns what has come of it, and the card that it is about.
        """
        if laid.card is not None:
            return self._learns(laid.card, laid.face)
        if called is None:
            return LookStep.WHICH, None
        if self._last is not None:
            return LookStep.STAYS, self._last
        other = self._rather(laid, called)
        if other is not None and self._doubted is not called:
            self._doubted, self._last = called, called
            return LookStep.DOUBTED, other
        return self._learns(called, laid.face)

    def _learns(self, card: Card, face: Face) -> tuple[LookStep, Card]:
        if card in self._faces or card not in self._pack:
            step = LookStep.SAME if card is self._last else LookStep.KNOWN
            if step is LookStep.KNOWN:
                self.twice.add(card)
            self._last = card
            return step, card
        self._faces[card] = packed(face)
        self._unpacked[card] = face
        self._last, self._doubted = card, None
        return LookStep.LEARNED, card

    def _rather(self, laid: Laid, called: Card) -> Card | None:
        """The card that it looks like more than like the one called, if any."""
        if laid.candidates and laid.candidates[0] is not called and laid.confidence >= DOUBT:
            return laid.candidates[0]
        if not self._unpacked:
            return None
        vote = Look(list(self._unpacked.items())).vote(laid.face)
        parts = [part for part in (vote.corners, vote.middle) if part is not None and part.alike >= SAME]
        names = {part.name for part in parts}
        return card_of(names.pop()) if len(parts) == 2 and len(names) == 1 else None
