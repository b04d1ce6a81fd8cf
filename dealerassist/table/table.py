"""The live table: takes intents and levels in, tells the keeper, and says what the screen shows. One caller at a time.

Nothing here has rules: what a touch means is `grammar`, what is legal the engine, what is shown `viewing`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from dealerassist.cards import Card
from dealerassist.engine import IllegalActionError
from dealerassist.engine import commands as c
from dealerassist.table.amounts import count, refused, tried
from dealerassist.table.desk import Desk, Tell
from dealerassist.table.grammar import read, seals
from dealerassist.table.keeping import Keeper
from dealerassist.table.levels import BY_HAND, Levels
from dealerassist.table.marks import By, Mark, counted
from dealerassist.table.resolving import resolve
from dealerassist.table.situation import Situation
from dealerassist.table.viewing.screen import screen
from dealerassist.views import HealthCode, Intent, MarkCode, TableView

MOST_ROUNDS = 40
"""More commands than one change of levels can explain."""

Reveal = Callable[[int], tuple[Card, ...]]
"""Asks the reader once for the cards that a seat has tabled; the reader logs it (DESIGN 4)."""


class Table:
    """A table in play. `reveal` None: no reader can name tabled cards."""

    def __init__(
        self,
        keeper: Keeper,
        marks: tuple[MarkCode, ...] = (),
        reveal: Reveal | None = None,
        resumed: Mapping[int, Mark] | None = None,
    ) -> None:
        """`resumed`: the marks of the hand that a restarted box goes on with; it asks first."""
        self._keeper = keeper
        self._table_marks = marks
        self._reveal = reveal
        self._marks: dict[int, Mark] = dict(resumed or {})
        self._desk = Desk(resuming=resumed is not None)
        self._levels = BY_HAND

    @property
    def situation(self) -> Situation:
        """Everything that the next touch is judged by."""
        keeper = self._keeper
        return Situation(
            keeper.hand,
            keeper.entries,
            self._marks,
            self._desk,
            self._levels,
            reveals=self._reveal is not None,
            waiting=keeper.waiting,
        )

    @property
    def view(self) -> TableView:
        """What the screen shows now."""
        marks = self._table_marks if self._keeper.saved else (*self._table_marks, MarkCode.SAVING)
        health = (HealthCode.BY_HAND,) if self._levels is BY_HAND else (HealthCode.RFID_OK,)
        return screen(self.situation, self._keeper.table, self._keeper.house, marks, health)

    def intend(self, intent: Intent) -> TableView:
        """The dealer touched something."""
        if seals(intent) and not self._seal():
            return self.view
        try:
            outcome = read(intent, self.situation, self._keeper.next_seq)
        except IllegalActionError:
            return self.view  # what it would come to is not legal: the screen stays as it is
        if self._tell(outcome.tells):
            held = outcome.desk.held if outcome.desk.held == self.situation.actor else None
            self._desk = replace(outcome.desk, held=held)
        if outcome.reveal is not None:
            self._show(outcome.reveal)
        if self._levels is not BY_HAND:
            self._resolve()
        return self.view

    def sense(self, levels: Levels) -> TableView:
        """What lies where has changed."""
        self._levels = levels
        self._resolve()
        return self.view

    def _resolve(self) -> None:
        """Until what lies there says nothing new: every command may explain the next level."""
        for _ in range(MOST_ROUNDS):
            found = resolve(self.situation)
            who_in = frozenset[int]() if found.who_in else self._desk.who_in
            self._desk = replace(self._desk, doubt=found.doubt, who_in=who_in)
            if not found.tells or not self._tell(found.tells):
                return

    def told(self, command: c.HandCommand, evidence: str) -> TableView:
        """A command that a device saw: a player's act on the simulated table."""
        self._tell((Tell(command, By.SEEN, evidence=evidence),))
        return self.view

    def _seal(self) -> bool:
        """The typed amount stands from now on; False where it cannot be, and the prompt then says what bounds it."""
        typing = self._desk.typing
        if typing is None:
            return True
        change = count(self.situation, typing)
        if change is None:
            self._desk = replace(self._desk, typing=None, changing=None)
            return True
        if isinstance(wrong := tried(self.situation, change), IllegalActionError):
            self._desk = replace(self._desk, typing=refused(typing, wrong))
            return False
        self._desk = replace(self._desk, typing=None, changing=None)
        entry = next(entry for entry in self._keeper.entries if entry.seq == change.seq)
        if entry.command != change.command:
            self._tell((Tell(change, By.TOUCHED, evidence="counted"),))
        self._marks = counted(self._marks, change.seq)
        return True

    def _tell(self, tells: Iterable[Tell]) -> bool:
        """Tell a batch; False where its first command is refused: nothing has happened then."""
        batch = self._keeper.next_seq
        for place, tell in enumerate(tells):
            try:
                self._one(tell, batch)
            except IllegalActionError:
                return place > 0
        return True

    def _one(self, tell: Tell, batch: int) -> None:
        if isinstance(tell.command, c.Next):
            self._keeper.next_hand()
            self._marks = {}
            return
        seq = self._keeper.next_seq
        mark = Mark(tell.by, batch, tell.open)
        self._keeper.tell(tell.command, mark.source, tell.evidence)
        if isinstance(tell.command, c.HandCommand):
            self._marks = {**self._marks, seq: mark}

    def _show(self, seat: int) -> None:
        """The dealer's word that a hand is tabled: then, and only then, its cards are asked for."""
        if self._reveal is not None:
            self._tell(
                (Tell(c.Show(seat, self._reveal(seat)), By.SEEN, evidence="tabled, read by the seat's antenna"),)
            )
