"""A dealer with quick fingers: mostly the next thing, sometimes anything else that the screen lets him touch."""

from __future__ import annotations

from random import Random

from dealerassist.cards import ALL_CARDS
from dealerassist.engine import IllegalActionError
from dealerassist.rehearsal.dealing import Habits, random_command
from dealerassist.rehearsal.evenings import between_hands
from dealerassist.views import (
    Choose,
    HoldSeat,
    Intent,
    KeyRow,
    KeyView,
    NameCard,
    Press,
    PressKey,
    TableView,
    TouchBoard,
    TouchSeat,
    TypeDigits,
)
from tests.display.random_felt import RandomFelt
from tests.display.real_tables import RealTable

HABITS = Habits(fold=0.25, raises=0.3, all_in=0.12, mistake=0.01)
GO_ON = PressKey(Press.GO_ON)
ENDS = {Press.MISDEAL, Press.VOID}
"""Keys that end a hand, and are held to do so."""
DIGITS = (*"0123456789", "00")


class RandomDealer:
    """Plays a table for as long as `step` is called. `senses`: antennas and a reader of the board, or touch alone."""

    def __init__(self, real: RealTable, rng: Random, senses: bool) -> None:
        self._real = real
        self._rng = rng
        self._felt = RandomFelt(rng) if senses else None
        self._told = False
        self.before: TableView = real.table.view
        self.pressed: Intent | None = None
        """The last step: what the screen showed, and what was touched on it, None where it was no touch."""

    def step(self) -> TableView:
        """Something happens; what the screen shows then."""
        table, chance = self._real.table, self._rng.random()
        self.before, self.pressed = table.view, None
        if self._real.keeper.hand.over and not self._told:
            self._told = True
            self._between()
        elif self._felt is not None and chance < 0.4:
            table.sense(self._felt.levels(self._real.keeper.hand))
        elif chance < 0.7 and not self._real.keeper.hand.over:
            table.told(random_command(self._real.keeper.hand, self._rng, HABITS), "test")
        else:
            self.pressed = self._finger(self.before)
            table.intend(self.pressed)
        self._told &= self._real.keeper.hand.over
        return table.view

    def _between(self) -> None:
        """Players sit, leave, go away, buy chips."""
        for _ in range(2):
            told = between_hands(self._real.keeper.table, self._rng)
            if told is not None:
                try:
                    self._real.keeper.tell(told, "touch", "")
                except IllegalActionError:
                    return

    def _finger(self, view: TableView) -> Intent:
        if self._rng.random() < 0.35:
            return GO_ON
        offered = list(on_screen(view))
        ends = [intent for intent in offered if isinstance(intent, PressKey) and intent.key in ENDS]
        if self._rng.random() > 0.03:
            offered = [intent for intent in offered if intent not in ends]
        return self._rng.choice(offered)


def on_screen(view: TableView) -> list[Intent]:
    """All that a finger can send from this screen."""
    columns = [key for row in view.column if isinstance(row, KeyRow) for key in row.keys]
    keys: list[KeyView] = [*view.row, *([] if view.pad else columns)]
    offered = [key.intent for key in keys if key.intent is not None]
    offered += [intent for seat in view.seats for intent in (TouchSeat(seat.number), HoldSeat(seat.number))][::3]
    offered += [TouchBoard()]
    if view.pad:
        offered += [TypeDigits(digits) for digits in DIGITS] * 2
    if view.sheet is not None:
        offered += [cell.intent for cell in view.sheet.cells if cell.intent is not None] * 3
    if view.naming:
        offered += [NameCard(card) for card in ALL_CARDS[::5]]
    if view.sheet is not None:
        offered += [cell.intent for cell in view.sheet.cells if cell.intent is not None] * 2
    return [*offered, *(intent for intent in offered if isinstance(intent, Choose))]
