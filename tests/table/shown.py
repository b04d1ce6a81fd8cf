"""What an English screen says of a table that is played, and how many touches that took."""

from __future__ import annotations

from dealerassist.cards import Card
from dealerassist.engine import Session, preset
from dealerassist.journal.live import LiveTable
from dealerassist.table.keeping import InMemory
from dealerassist.table.levels import BoardLevel, Levels
from dealerassist.table.table import Table
from dealerassist.table.verifying import Reveal
from dealerassist.views import Intent, KeyRow, NameCard, Press, StepState, StepView, TableView
from dealerassist.words import say
from tests.table.playing import Played, cards

ACTS = ("fold", "check", "call", "bet", "raise", "allin", "bringin", "complete")


class Walked(Played):
    """A table that counts the dealer's touches: a card that he names is two."""

    def __init__(self, session: Session, house: str = "tda-2024", reveal: Reveal | None = None) -> None:
        self.keeper = InMemory(LiveTable(session, preset(house)))
        self.table = Table(self.keeper, reveal=reveal)
        self.touches = 0
        self.lying: list[Card] = []

    def touch(self, *intents: Intent | Press | int | str) -> TableView:
        self.touches += sum(2 if isinstance(intent, NameCard) else 1 for intent in intents)
        return super().touch(*intents)

    def hold(self, seat: int) -> TableView:
        self.touches += 1
        return super().hold(seat)

    def lay(self, street: str) -> None:
        """More cards lie on the board, and the camera reads them."""
        self.lying += cards(street)
        self.table.sense(Levels(board={place: BoardLevel(card) for place, card in enumerate(self.lying, 1)}))

    @property
    def acts(self) -> int:
        """What players have done so far."""
        return sum(text.split()[0] in ACTS for text in self.commands)

    @property
    def says(self) -> str:
        """The prompt; a seat's box is its number in brackets."""
        phrase = self.table.view.prompt
        return say(phrase.code, phrase.facts)

    @property
    def lines(self) -> list[str]:
        """Below the board."""
        return [say(reason.code, reason.facts) for reason in self.table.view.reasons]

    @property
    def why(self) -> list[str]:
        """In full, in the column."""
        return [say(reason.code, reason.facts) for reason in self.table.view.why]

    @property
    def steps(self) -> list[str]:
        """The pushes in the column, the current one with a star."""
        found = [row for row in self.table.view.column if isinstance(row, StepView)]
        return [
            f"{'*' * (row.state is StepState.CURRENT)}{say(row.code, row.facts)} {row.amount} > {row.seats[0]}"
            for row in found
        ]

    @property
    def row(self) -> list[str]:
        """The keys of the action row, those that are off in brackets."""
        keys = [(say(key.code, key.facts), key.intent is None) for key in self.table.view.row]
        return [f"({words})" if off else words for words, off in keys]

    @property
    def column(self) -> list[list[str]]:
        """The keys of the column."""
        rows = [row for row in self.table.view.column if isinstance(row, KeyRow)]
        return [[say(key.code, key.facts) for key in row.keys] for row in rows]
