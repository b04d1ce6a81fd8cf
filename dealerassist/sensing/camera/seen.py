"""What was seen: a card and where it lies, or that one lies there and which it may be."""

from __future__ import annotations

from dataclasses import dataclass

from dealerassist.cards import Card

Corners = tuple[tuple[float, float], tuple[float, float], tuple[float, float], tuple[float, float]]
"""x, y in pixels of the picture, clockwise as it is seen; they may lie outside it."""


@dataclass(frozen=True, slots=True)
class SeenCard:
    """A card in a picture. It is named only where independent votes agree; else it is *unsure*.

    card: None where unsure. candidates: what it may be, likeliest first; the card alone where it is sure, and none
    where nothing is known but that something like a card lies there. confidence: 0 to 1, of the weakest of the votes
    that agree; of the likeliest candidate where unsure. corners: of the whole card, or of the one index seen of it.
    whole: the card's outline was found.
    """

    card: Card | None
    candidates: tuple[Card, ...]
    confidence: float
    corners: Corners
    whole: bool

    @property
    def centre(self) -> tuple[float, float]:
        """x, y in pixels of the middle of the corners."""
        return sum(x for x, _ in self.corners) / 4, sum(y for _, y in self.corners) / 4
