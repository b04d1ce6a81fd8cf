"""Where the button goes once the hand is over (PROCEDURES 8-10)."""

from __future__ import annotations

from dataclasses import dataclass

from dealerassist.engine import Session
from dealerassist.engine.house import HouseRules
from dealerassist.views import Reason, ReasonCode


@dataclass(frozen=True, slots=True)
class NextButton:
    """The seat of the next hand's button; `dead`: nobody plays there."""

    seat: int
    dead: bool


def next_button(table: Session, house: HouseRules) -> NextButton | None:
    """Of the table as it is between hands; None where fewer than two can play, or the game has no button."""
    if not table.game.button:
        return None
    try:
        button = table.next_positions(house).button
    except ValueError:
        return None
    return NextButton(button, dead=all(place.number != button or place.stack == 0 for place in table.places))


def then_button(table: Session, house: HouseRules) -> tuple[Reason, ...]:
    """The line that says so while the prompt is still the push."""
    button = next_button(table, house)
    if button is None:
        return ()
    return (Reason(ReasonCode.THEN_DEAD_BUTTON if button.dead else ReasonCode.THEN_BUTTON, {"n": button.seat}),)
