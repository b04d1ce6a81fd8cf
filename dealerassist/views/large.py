"""One hand and the board in large cards, in the seats' place: what is looked at closely, and touched card by card."""

from __future__ import annotations

from dataclasses import dataclass

from dealerassist.views.felt import PlaceView


@dataclass(frozen=True, slots=True)
class LargeHandView:
    """The hand of `seat`, the board above it; both lie face up. choosing: touching a card names it."""

    seat: int
    hand: tuple[PlaceView, ...]
    board: tuple[PlaceView, ...] = ()
    choosing: bool = False
