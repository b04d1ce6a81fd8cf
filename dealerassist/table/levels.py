"""What lies where, as the sensors say it, settled: levels, not events (DESIGN 4). An unknown level is None."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from dealerassist.cards import Card
from dealerassist.views import Phrase


@dataclass(frozen=True, slots=True)
class BoardLevel:
    """One board place: a card read for sure, or its candidates."""

    card: Card | None
    candidates: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Levels:
    """All sensors at one moment. `seats`: how many cards lie at a seat whose antenna is well; a seat without one is
    missing.

    board: place 1 to 5 -> what lies there; None: nothing reads the board. muck: cards in the muck, None without its
    antenna. puck: the seats that see the puck. doubts: what the sensors found that cannot be right.
    """

    seats: Mapping[int, int] = field(default_factory=dict)
    board: Mapping[int, BoardLevel] | None = None
    muck: int | None = None
    puck: tuple[int, ...] = ()
    doubts: tuple[Phrase, ...] = ()

    def holds_cards(self, seat: int, whole: int) -> bool | None:
        """Does a healthy antenna still see the whole hand? None: nobody can tell."""
        seen = self.seats.get(seat)
        return None if seen is None else seen >= whole


BY_HAND = Levels()
"""No sensor at all."""
