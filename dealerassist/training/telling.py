"""What is shown of a hand of the engine: its events as lines, its seats as they stand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from dealerassist.cards import Card, cards_text
from dealerassist.engine import FixedLimit, Hand, Part, Ruling, Stakes, event_code
from dealerassist.engine.events import Asked, Corrected, Dealt, Event, Ruled
from dealerassist.training.codes import TellCode
from dealerassist.training.task import Reason, Scene, SeatShown
from dealerassist.views import Saying
from dealerassist.views.saying import Fact

_NOT_SHOWN = (Ruled, Asked, Corrected, Dealt)


def told(events: Iterable[Event]) -> tuple[Saying, ...]:
    """A line for each thing that people at the table see; not what the engine makes of it."""
    return tuple(
        Saying.of(event_code(event), **facts_of(event._asdict()))
        for event in events
        if not isinstance(event, _NOT_SHOWN)
    )


def reason_of(ruling: Ruling) -> Reason:
    """A ruling of the engine, in its words."""
    return Reason(Saying.of(ruling.code, **facts_of(ruling.facts)), ruling.source)


def facts_of(given: Mapping[str, object]) -> dict[str, Fact]:
    """Facts of a saying: without what is not known, and cards as text."""
    return {name: found for name, value in given.items() if (found := _fact(value)) is not None}


def _fact(value: object) -> Fact | None:
    match value:
        case bool():
            return int(value) or None
        case Part():
            return value.value
        case int() | str():
            return value
        case tuple() if value and all(isinstance(each, Card) for each in value):
            return cards_text(value)
        case tuple() if value:
            return tuple(int(each) for each in value)
    return None


def limit_line(stakes: Stakes) -> Saying:
    """Which betting structure, and the blinds."""
    return Saying.of(TellCode.LIMIT, limit=stakes.limit.word, blinds=stakes.blinds)


def stakes_line(stakes: Stakes) -> Saying:
    """As `limit_line`; in fixed limit the bets as well, the ante and the bring-in."""
    limit = stakes.limit
    if not isinstance(limit, FixedLimit):
        return limit_line(stakes)
    paid: dict[str, Fact] = {"blinds": stakes.blinds, "ante": stakes.ante, "bring_in": stakes.bring_in}
    known: dict[str, Fact] = {name: value for name, value in paid.items() if value}
    return Saying.of(TellCode.FIXED_LIMIT, bets=(limit.small, limit.large), **known)


def scene_of(hand: Hand, events: Iterable[Event], stacks: bool = True) -> Scene:
    """The table in mid-hand; without the stacks where they play no part."""
    seats = [
        SeatShown(seat.number, (), seat.bet, seat.stack if stacks else None, not seat.live, seat.all_in)
        for seat in sorted(hand.seats, key=lambda seat: seat.number)
    ]
    board = tuple(card for card in hand.board if card)
    lines = (limit_line(hand.setup.stakes), *told(events))
    button = hand.setup.button if hand.setup.game.button else None
    return Scene(hand.setup.game.name, tuple(seats), board, button, lines)
