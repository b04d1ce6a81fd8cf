"""The live table: takes intents and levels in, tells the keeper, and says what the screen shows. One caller at a time.

Nothing here has rules: what a touch means is `grammar`, what is legal the engine, what is shown `showing`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from dealerassist.cards import Card
from dealerassist.engine import IllegalActionError, SetupError
from dealerassist.engine import commands as c
from dealerassist.sensing import DeckInPlay, Key, Reader, Reading, StaffCards
from dealerassist.table.amounts import asking, sealed
from dealerassist.table.aside import OPENS, Aside
from dealerassist.table.blank import Laid
from dealerassist.table.dealers_keys import SETTLE_NS, acts, intent_of
from dealerassist.table.desk import Desk, Naming, Outcome, Tell
from dealerassist.table.ending import award_by_folds
from dealerassist.table.grammar import read, seals
from dealerassist.table.hearing import Hearing
from dealerassist.table.keeping import Keeper
from dealerassist.table.levels import BY_HAND, Levels
from dealerassist.table.marks import By, Mark, counted
from dealerassist.table.naming import face_up
from dealerassist.table.putting_away import put_away
from dealerassist.table.resolving import resolve
from dealerassist.table.resolving_deal import exchanges
from dealerassist.table.setup.menu import Menu
from dealerassist.table.setup.reading import anew
from dealerassist.table.setup.standing import leavers
from dealerassist.table.showing import Showing
from dealerassist.table.situation import Situation
from dealerassist.table.turning_up import door_cards
from dealerassist.table.verifying import Reveal
from dealerassist.views import Intent, MarkCode, Press, PressKey, PutAway, TableView

MOST_ROUNDS = 40
"""More commands than one change of levels can explain."""


class Table:
    """A table in play. `reveal` None: no reader can name tabled cards."""

    def __init__(
        self,
        keeper: Keeper,
        marks: tuple[MarkCode, ...] = (),
        reveal: Reveal | None = None,
        resumed: Mapping[int, Mark] | None = None,
        reader: Reader | None = None,
        menu: Menu | None = None,
    ) -> None:
        """`resumed`: the marks of the hand that a restarted box goes on with; it asks first. `reader`: the sensors,
        which reveal too; whoever owns them hands their readings on to `read`.
        """
        self._keeper = keeper
        self._menu = menu or Menu()
        self._aside = Aside()
        self._hearing = Hearing(reader, reveal)
        self._showing = Showing(keeper, self._menu, self._aside, self._hearing, marks)
        self._moved_ns = -SETTLE_NS
        self._marks: dict[int, Mark] = dict(resumed or {})
        self._desk = Desk(resuming=resumed is not None)

    @property
    def situation(self) -> Situation:
        """Everything that the next touch is judged by."""
        keeper = self._keeper
        levels = self._hearing.levels.without(self._desk.silent).exchanged(exchanges(keeper.hand))
        return Situation(
            keeper.hand,
            keeper.entries,
            self._marks,
            self._desk,
            levels,
            reveals=self._hearing.reveals(levels),
            turns_up=self._hearing.turns_up,
            waiting=keeper.waiting,
        )

    @property
    def dealt(self) -> bool:
        """Is there a hand? Without one players sit down first."""
        return self._keeper.dealt

    @property
    def lit(self) -> int | None:
        """The seat whose lamp is lit: whose action it is."""
        return self._hearing.lit

    @property
    def _in_play(self) -> Situation | None:
        return self.situation if self.dealt else None

    @property
    def view(self) -> TableView:
        """What the screen shows now, in its language."""
        return self._showing.view(self._in_play)

    def intend(self, intent: Intent) -> TableView:
        """The dealer touched something."""
        self._hearing.faults_are_known()
        if self._looks_back(intent) or self._on_menu(intent) or not self._dealt_by(intent):
            return self.view
        waited = self._keeper.waiting
        if seals(intent, self.situation) and not self._seal():
            return self.view
        if self._keeper.waiting is not None and self._keeper.waiting is not waited:
            return self.view  # an act no longer fits: the touch was not meant for the seat that now waits
        try:
            outcome = self._read(intent)
        except IllegalActionError:
            return self.view  # what it would come to is not legal: the screen stays as it is
        if self._tell(outcome.tells):
            held = outcome.desk.held if outcome.desk.held == self.situation.actor else None
            self._desk = replace(outcome.desk, held=held)
        if outcome.note:
            self._keeper.note(outcome.note)
        if outcome.button is not None:
            self._tell(Tell(command, By.TOUCHED) for command in anew(f"button {outcome.button}"))
        for seat in outcome.reveal:
            self._show(seat)
        self._look()
        return self.view

    def _read(self, intent: Intent) -> Outcome:
        """What a touch comes to. Where it says that the door cards are up, what the antennas read of them goes into its
        deals, and is kept nowhere else.
        """
        now, seq = self.situation, self._keeper.next_seq
        outcome = read(intent, now, seq)
        if outcome.turned is None:
            return outcome
        return read(intent, replace(now, levels=self._hearing.turned_up(outcome.turned, now.levels)), seq)

    def _on_menu(self, intent: Intent) -> bool:
        """Was the touch meant for MENU and what it has opened? What it tells the table comes before all else."""
        if self._menu.speaks_another(intent, self._keeper):
            return True
        reply = self._menu.read(intent, self._showing.standing(self._in_play), self._keeper)
        if reply.commands:
            self._tell(Tell(command, By.TOUCHED) for command in reply.commands)
            self._menu.keep(reply.commands, self._keeper)
            self._look()
        return reply.taken

    def _looks_back(self, intent: Intent) -> bool:
        """Was the touch meant for the last hands, or for VERIFY?"""
        if intent in OPENS:
            self._menu.read(PutAway(), self._showing.standing(self._in_play), self._keeper)
        return self._aside.read(intent, self._keeper.past, self._in_play, self._tabled)

    def lay(self, laid: Laid) -> TableView:
        """VERIFY opens with a showdown as a photograph shows it; the dealer looks it over."""
        self._aside.lay(self.situation, laid)
        return self.view

    def _dealt_by(self, intent: Intent) -> bool:
        """Is there a hand that the touch can be meant for? Before the first one the go-on key deals it."""
        if not self.dealt and intent == PressKey(Press.GO_ON):
            self._tell((Tell(c.Next(), By.TOUCHED),))
            return False
        return self.dealt

    def sense(self, levels: Levels) -> TableView:
        """What lies where has changed."""
        self._hearing.sense(levels)
        self._look()
        return self.view

    def read(self, reading: Reading) -> TableView:
        """A sensor says what is so from now on; a key of the dealer's was pressed."""
        if isinstance(reading, Key):
            intent = self.meant(reading)
            return self.view if intent is None else self.intend(intent)
        if isinstance(reading, (DeckInPlay, StaffCards)):
            self._menu.sensed(reading, self._keeper, self._hearing.before)
            return self.view
        awaited = self._awaited
        view = self.sense(self._hearing.take(reading))
        if awaited is not None and self._awaited != awaited:
            self._moved_ns = reading.mono_ns
        return view

    def meant(self, key: Key) -> Intent | None:
        """The touch that a key of the dealer's stands for now."""
        intent = intent_of(key, self._keeper.hand) if self.dealt else None
        deaf = intent is not None and acts(intent) and key.mono_ns - self._moved_ns < SETTLE_NS
        return None if deaf else intent

    @property
    def _awaited(self) -> tuple[object, ...] | None:
        """What a key that acts would be taken for an answer to."""
        return (self._keeper.hand.awaiting, door_cards(self.situation)) if self.dealt else None

    def _look(self) -> None:
        """Whatever has just happened: what follows from what lies there, and from what the table needs to know."""
        if not self.dealt:
            return
        if self._hearing.levels is not BY_HAND:
            self._resolve()
            self._menu.look(self.situation)
        if self._desk.doubt is not None:
            self._aside.close()
        self._desk = put_away(self.situation)
        self._desk = asking(self.situation)
        self._hearing.light(self.situation.actor)
        self._hearing.watch_up_cards(self._keeper.hand)

    def _resolve(self) -> None:
        """Until what lies there says nothing new: every command may explain the next level."""
        for _ in range(MOST_ROUNDS):
            self._hearing.remember(self._keeper.hand)
            found = resolve(self.situation)
            if found.turned is not None:
                self._hearing.levels = self._hearing.turned_up(found.turned, self._hearing.levels)
                continue
            who_in = frozenset[int]() if found.who_in else self._desk.who_in
            self._desk = replace(self._desk, doubt=found.doubt, who_in=who_in)
            if not found.tells or not self._tell(found.tells):
                return

    def told(self, command: c.HandCommand, evidence: str, *more: c.HandCommand) -> TableView:
        """A player's act, or cards, on the simulated table: as if the dealer had entered it, all at one touch."""
        if self._seal():
            self._tell(tuple(Tell(each, By.TOUCHED, evidence=evidence) for each in (command, *more)))
        self._look()
        return self.view

    def _seal(self) -> bool:
        """The typed amount stands from now on; False where it cannot be, and the prompt then says what bounds it."""
        typed = sealed(self.situation)
        self._desk = typed.desk
        if typed.change is not None:
            seq = typed.change.seq
            entry = next(entry for entry in self._keeper.entries if entry.seq == seq)
            if entry.command != typed.change.command or self._marks[seq].open:
                self._tell((Tell(typed.change, By.TOUCHED, evidence="counted"),))
            self._marks = counted(self._marks, seq)
        return typed.stands

    def _tell(self, tells: Iterable[Tell]) -> bool:
        """Tell a batch; False where its first command is refused: nothing has happened then."""
        batch = self._keeper.next_seq
        for place, tell in enumerate(tells):
            try:
                self._one(tell, batch)
            except (IllegalActionError, SetupError):
                return place > 0
            if isinstance(tell.command, (c.HandCommand, c.Later)):
                self._fold_leavers(batch)
        award = award_by_folds(self.situation, batch) if self.dealt else None
        if award is not None:
            self._one(award, batch)
        return True

    def _fold_leavers(self, batch: int) -> None:
        """Who leaves in mid-hand folds in turn (WALKTHROUGH 3 i), but where the dealer took that back; who has to bring
        in does so first (RULES 6.2).
        """
        gone = leavers(self._keeper.between)
        while (actor := self.situation.actor) in gone and actor != self._desk.held and not self._keeper.waiting:
            try:
                self._one(Tell(c.Fold(actor), By.IMPLIED, evidence="leaves the table"), batch)
            except IllegalActionError:
                return

    def _one(self, tell: Tell, batch: int) -> None:
        self._aside.close()
        if isinstance(tell.command, c.Next):
            self._menu.next_hand(self._keeper)
            self._begin_hand()
            return
        seq = self._keeper.next_seq
        mark = Mark(tell.by, batch, tell.open)
        self._keeper.tell(tell.command, mark.source, tell.evidence)
        if isinstance(tell.command, c.HandCommand):
            self._marks = {**self._marks, seq: mark}

    def _begin_hand(self) -> None:
        self._marks = {}
        self._desk = Desk()
        self._hearing.begin_hand()

    def _show(self, seat: int) -> None:
        """A hand is tabled. Where a card of it cannot be read, or lies elsewhere as well, the dealer names them."""
        cards, holds = self._tabled(seat), self._keeper.hand.seat(seat)
        elsewhere = face_up(self.situation) - {*holds.up, *(holds.tabled or ())}
        if len(cards) != holds.cards or not elsewhere.isdisjoint(cards):
            self._desk = replace(self._desk, naming=Naming(seat=seat))
            return
        self._tell((Tell(c.Show(seat, cards), By.SEEN, evidence="tabled, read by the seat's antenna"),))

    def _tabled(self, seat: int) -> tuple[Card, ...]:
        """The cards of a hand that the dealer says is tabled."""
        return self._hearing.tabled(seat, self.situation.levels)
