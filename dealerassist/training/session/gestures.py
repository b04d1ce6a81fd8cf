"""What the dealer's hands do with a card or the puck, touched or seen by sensors; nobody has judged it yet."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Hands(StrEnum):
    """A card to a seat, one face down away, the next cards on the board, a hand to the muck, the puck to a seat; a card
    of a seat that is exchanged.
    """

    PITCH = "pitch"
    BURN = "burn"
    BOARD = "board"
    MUCK = "muck"
    BUTTON = "button"
    GIVE_UP = "give-up"


@dataclass(frozen=True, slots=True)
class Gesture:
    """`seat` 0: at none. `at_ns`: when, on whatever clock counts for all gestures of a session. `seen`: by a sensor;
    else it is the dealer's word.
    """

    what: Hands
    seat: int = 0
    at_ns: int = 0
    seen: bool = False
