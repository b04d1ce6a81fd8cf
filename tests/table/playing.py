"""A table to touch: six seats, hold'em at 100/200 no limit, seat 6 has the button; and a reader of what it shows."""

from __future__ import annotations

from collections.abc import Mapping

from dealerassist.cards import Card, parse_cards
from dealerassist.engine import HouseRules, NoLimit, Place, Session, Stakes, command_text, game_named, preset
from dealerassist.engine.limits import Limit
from dealerassist.journal.live import LiveTable
from dealerassist.table.keeping import InMemory
from dealerassist.table.table import Table
from dealerassist.views import (
    Fact,
    HoldSeat,
    Intent,
    NameCard,
    Press,
    PressKey,
    Saying,
    SeatView,
    TableView,
    TouchBoard,
    TouchSeat,
    TypeDigits,
)
from dealerassist.words import say


class Played:
    """Touches a table and says what came of it."""

    def __init__(
        self,
        seats: int = 6,
        stack: int | None = 20_000,
        limit: Limit | None = None,
        chip: int = 1,
        game: str = "holdem",
        stakes: Stakes | None = None,
        hands: Mapping[int, str] | None = None,
        house: str | HouseRules = "tda-2024",
    ) -> None:
        """`hands`: what each seat tables, as a reader of tabled hands would read it; None: nothing reads them."""
        stakes = stakes or Stakes(limit or NoLimit(200), (100, 200), chip=chip)
        places = tuple(Place(number, stack) for number in range(1, seats + 1))
        session = Session(game_named(game), stakes, places, button=seats)
        self.keeper = InMemory(LiveTable(session, preset(house) if isinstance(house, str) else house))
        self.table = Table(self.keeper, reveal=None if hands is None else lambda seat: cards(hands[seat]))

    def touch(self, *intents: Intent | Press | int | str) -> TableView:
        """A seat by its number, a key by its name, digits as text, `board`, or any intent."""
        view = self.table.view
        for intent in intents:
            view = self.table.intend(_meant(intent))
        return view

    def hold(self, seat: int) -> TableView:
        return self.table.intend(HoldSeat(seat))

    @property
    def commands(self) -> list[str]:
        """What stands, but for the deals."""
        texts = [command_text(entry.command) for entry in self.keeper.entries]
        return [text for text in texts if not text.startswith("deal")]

    @property
    def prompt(self) -> str:
        """Code and facts, as a test reads them: `act-call n=3 a=200`."""
        phrase = self.table.view.prompt
        return " ".join([phrase.code, *(f"{name}={told(value)}" for name, value in phrase.facts.items())])

    def seat(self, number: int) -> SeatView:
        return next(seat for seat in self.table.view.seats if seat.number == number)


def told(fact: Fact | None) -> str:
    """A fact of a view as an English screen says it."""
    return say(fact.code, dict(fact.facts)) if isinstance(fact, Saying) else str(fact)


def cards(text: str) -> tuple[Card, ...]:
    """Cards from their text."""
    return tuple(card for card in parse_cards(text) if card is not None)


def named(text: str) -> tuple[Intent, ...]:
    """Cards named on the card pad, one after the other."""
    return tuple(NameCard(card) for card in cards(text))


def _meant(intent: Intent | Press | int | str) -> Intent:
    if isinstance(intent, Press):
        return PressKey(intent)
    if isinstance(intent, int):
        return TouchSeat(intent)
    if intent == "board":
        return TouchBoard()
    return TypeDigits(intent) if isinstance(intent, str) else intent
