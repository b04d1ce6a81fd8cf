"""Any game with antennas under every seat, the board and the muck: cards move on simulated devices as they are pitched,
a scripted dealer touches what no sensor can see.

`RehearsedDealer` does the same for hold'em and Omaha, and gets along with faults, too.
"""

from __future__ import annotations

from dealerassist.cli.keeping_up import LostError
from dealerassist.cli.looking import Look
from dealerassist.cli.scripted_dealer import MOST_TOUCHES, ScriptedDealer
from dealerassist.engine import Await, Hand
from dealerassist.engine import commands as c
from dealerassist.journal.phh import PhhHand
from dealerassist.rehearsal.devices import SETTLE_S, CardByCard
from dealerassist.rehearsal.hands import script_of
from dealerassist.sensing import Reading
from dealerassist.sensing.simulated import SimulatedTable, SteppedReader
from dealerassist.table.exchanging import NOBODY_IN
from dealerassist.table.going_on import moves_chips
from dealerassist.table.table import Table
from dealerassist.views import Choose, HoldSeat, Intent, KeyCode, Press, PressKey, TouchSeat, TypeDigits

STEP_S = 0.1
"""How often the table hears what the sensors say: once in a cycle of the antennas."""
GO_ON = PressKey(Press.GO_ON)
WAGERS = (c.Complete, c.Bet, c.Raise, c.AllIn)
ACTS = (c.Fold, c.Check, c.Call, c.BringIn, *WAGERS)
ENDS_ROUND = (c.Show, c.Muck, c.Draw, c.Discard)


class AntennaDealer(ScriptedDealer):
    """Deals one record, and raises `LostError` where the sensors raise a question: nothing goes wrong here."""

    def __init__(
        self, table: Table, record: PhhHand, devices: SimulatedTable, reader: SteppedReader, counting: bool = True
    ) -> None:
        self._script = script_of(record)
        super().__init__(table, self._script.record, counting)
        self._hands = CardByCard(self._script, devices)
        self._reader = reader
        self._heard: list[Reading] = []
        reader.start(self._heard.append)
        self._pass(SETTLE_S)

    def deal(self) -> Hand:
        """The whole hand; what really happened is returned, to compare with the table's."""
        for at, command in enumerate(self._script.commands):
            self._before(command)
            self._truth.push(command)
            for seconds in self._hands.happen(at):
                self._pass(seconds)
            if Look(self._table.view).key(Press.GO_ON) is KeyCode.DOORS_UP:
                self._touch(GO_ON)
            if isinstance(command, c.Show):
                self._tabled()
            if isinstance(command, (c.In, c.Late, c.Out)) and self._truth.awaiting.what is not Await.DECLARE:
                self._touch(GO_ON if self._table.situation.desk.who_in is not None else Choose(NOBODY_IN))
        if self._truth.awaiting.what is Await.AWARD:
            self._truth.push(c.Award())
        self._end()
        return self._truth

    def _pass(self, seconds: float) -> None:
        """So much time passes; the table hears what lies where as it is read."""
        for _ in range(round(seconds / STEP_S)):
            self._reader.run(STEP_S)
            while self._heard:
                self._table.read(self._heard.pop(0))
        doubt = self._table.situation.desk.doubt
        if doubt is not None:
            raise LostError(
                False, f"{doubt.phrase.code} {dict(doubt.phrase.facts)} is asked, though nothing went wrong"
            )

    def _touch(self, intent: Intent) -> None:
        """In limit a raise is one touch; another amount is a change of it (DISPLAY 6.8)."""
        if isinstance(intent, TypeDigits) and not self._table.view.pad:
            self._touch(HoldSeat(self._truth.awaiting.seats[0]))
        if not Look(self._table.view).offers(intent):
            raise LostError(False, f"the screen does not offer {intent} at {self._table.view.prompt.code}")
        super()._touch(intent)

    def _before(self, command: c.HandCommand) -> None:
        """What no sensor can see: a wager, who stands pat last, the making of side pots, the call that ends it all."""
        self.count.actions += isinstance(command, ACTS)
        if isinstance(command, (*ACTS, c.Show)):
            while self._table.situation.hand.awaiting.what is Await.DRAW:
                self._touch(GO_ON)
        all_in = any(seat.live and seat.all_in for seat in self._truth.seats)
        if isinstance(command, WAGERS):
            self._open_round()
            self._enter(command)
        elif isinstance(command, ENDS_ROUND) or (all_in and isinstance(command, (c.Deal, c.Board))):
            self._close_round()
            while moves_chips(self._table.situation):
                self._touch(GO_ON)
        elif isinstance(command, (c.In, c.Late)):
            for _ in range(1 + isinstance(command, c.Late)):
                self._touch(TouchSeat(command.seat))

    def _close_round(self) -> None:
        """Who bet last is touched; where nobody did, who has called the blind says so one by one."""
        while (actor := self._table.situation.actor) is not None:
            unraised = self._table.situation.bet_outstanding() and self._table.situation.aggressor() is None
            if not unraised:
                super()._close_round()
                return
            self._touch(GO_ON if self._truth.seat(actor).live else PressKey(Press.FOLD))

    def _tabled(self) -> None:
        """Hands that lie open are said to be tabled, in the order in which the screen asks for them."""
        while (hand := self._table.situation.hand).awaiting.what is Await.SHOW:
            seat = next((s for s in hand.awaiting.seats if self._truth.seat(s).tabled is not None), None)
            if seat is None or hand.seat(seat).tabled == self._truth.seat(seat).tabled:
                return
            self._touch(TouchSeat(seat))

    def _end(self) -> None:
        """The last round is closed, hands are tabled or given up, pots are pushed."""
        self._close_round()
        for _ in range(MOST_TOUCHES):
            if (hand := self._table.situation.hand).over:
                return
            if hand.awaiting.what is Await.SHOW:
                self._tabled()
            if self._table.situation.hand.awaiting.what is Await.SHOW:
                self._dead(next(seat for seat in hand.awaiting.seats if not self._truth.seat(seat).live))
            elif not self._table.situation.hand.over:
                self._touch(GO_ON)
        raise LostError(False, f"the hand does not end: {self._table.view.prompt.code}")

    def _dead(self, seat: int) -> None:
        """A hand was given up at the showdown, and no sensor can say so."""
        for intent in (PressKey(Press.FLOOR), TouchSeat(seat), Choose(f"kill-{seat}")):
            self._touch(intent)
