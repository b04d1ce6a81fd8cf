"""Looking back: the last hands, step by step, painted as they were live. The hand in play waits untouched (DISPLAY 11);
as soon as it moves on, by a sensor or a player, the screen is its own again.
"""

from __future__ import annotations

from dataclasses import dataclass

from dealerassist.journal.past import Past, PastHand
from dealerassist.views import Intent, LookBack, MenuPage, Press, PressKey, PutAway, TurnTo

OPENS = TurnTo(MenuPage.RECALL)


@dataclass(frozen=True, slots=True)
class Place:
    """A moment of a past hand. `hand` counts the kept hands from the oldest, `step` its stops: 0 is before the first
    command.
    """

    hand: int
    step: int


class Recall:
    """Where the dealer looks. The table asks it first what a touch means; while it is open every touch is its own."""

    def __init__(self) -> None:
        self.place: Place | None = None

    @property
    def open(self) -> bool:
        return self.place is not None

    def read(self, intent: Intent, past: Past) -> bool:
        """Was the touch meant for it?"""
        if self.place is None:
            if intent == OPENS:
                self.place = last_played(past.hands)
            return intent == OPENS
        self.place = turned(self.place, intent, past.hands)
        return True

    def close(self) -> None:
        self.place = None


def last_played(hands: tuple[PastHand, ...]) -> Place | None:
    """The end of the hand that a dealer means: the one in play, or the one before where this one was only dealt."""
    if not hands:
        return None
    last = len(hands) - 1
    return _at_end(last - 1 if last and not hands[last].played else last, hands)


def _at_end(hand: int, hands: tuple[PastHand, ...]) -> Place:
    return Place(hand, len(hands[hand].stops) - 1)


def turned(place: Place, intent: Intent, hands: tuple[PastHand, ...]) -> Place | None:
    """The moment after a touch; None where the dealer turns back to the table. A hand is entered at its end."""
    match intent:
        case PressKey(Press.MENU) | PutAway():
            return None
        case PressKey(Press.GO_ON):
            return Place(place.hand, min(place.step + 1, len(hands[place.hand].stops) - 1))
        case PressKey(Press.UNDO):
            return Place(place.hand, max(place.step - 1, 0))
        case LookBack(hands=count):
            meant = min(max(place.hand + count, 0), len(hands) - 1)
            return _at_end(meant, hands) if meant != place.hand else place
    return place
