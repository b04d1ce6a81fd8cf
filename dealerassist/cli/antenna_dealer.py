"""Any game with antennas under every seat, the board and the muck: cards move on simulated devices as they are pitched,
a dealer touches what no sensor can see, and sets right what the sensors got wrong.

He keeps the screen's account of the hand up with what has happened: before a wager, a draw or the showdown is entered,
all that came before it is. `RehearsedDealer` deals hold'em and Omaha with fewer touches.
"""

from __future__ import annotations

from contextlib import suppress
from itertools import takewhile

from dealerassist.cli.keeping_up import LostError
from dealerassist.cli.scripted_dealer import MOST_TOUCHES
from dealerassist.cli.telling_dealer import TellingDealer
from dealerassist.cli.watching import GO_ON, Anew, RestartedError
from dealerassist.engine import Await, Hand
from dealerassist.engine import commands as c
from dealerassist.journal.phh import PhhHand
from dealerassist.rehearsal.breaking import Breaker
from dealerassist.rehearsal.devices import PITCH_S, SETTLE_S, CardByCard
from dealerassist.rehearsal.faults import Fault
from dealerassist.rehearsal.hands import script_of
from dealerassist.rehearsal.truth import Truth
from dealerassist.sensing.simulated import SimulatedTable, SteppedReader
from dealerassist.table.going_on import moves_chips
from dealerassist.table.table import Table
from dealerassist.table.winners import asked_pot
from dealerassist.views import PhraseCode, TouchSeat

WAGERS = (c.Complete, c.Bet, c.Raise, c.AllIn)
DECLARED = (c.In, c.Out, c.Late)
TOLD_BEFORE = (c.Show, c.Muck, c.Draw, c.Discard, *DECLARED)
"""Cards lie otherwise then: all that came before has to be told."""
ASKED_UNTIL_TOLD = {PhraseCode.CARDS_GONE, PhraseCode.EARLY_BOARD, PhraseCode.WHO_IN}


class AntennaDealer(TellingDealer):
    """Deals one record. fault: what goes wrong meanwhile. pace: see `WatchingDealer`. anew: for a box that starts
    again.
    """

    def __init__(
        self,
        table: Table,
        record: PhhHand,
        devices: SimulatedTable,
        reader: SteppedReader,
        counting: bool = True,
        *,
        fault: Fault | None = None,
        pace: float = 1.0,
        anew: Anew | None = None,
    ) -> None:
        self._script = script_of(record)
        super().__init__(table, self._script.record, reader, Truth(self._script), counting, pace)
        self._truth = self._happened.hand
        self._hands = CardByCard(self._script, devices)
        self._breaker = Breaker(fault, self._script, devices) if fault is not None else None
        self._anew = anew
        self._reached(0)
        self._wait(SETTLE_S)
        self._attend()

    def deal(self) -> Hand:
        """The whole hand; what really happened is returned, to compare with the table's. Raises `LostError`."""
        for at, command in enumerate(self._script.commands):
            self._reached(at)
            together = self._happen_together(at)
            if together:
                self._before(command)
                self._put_down(at)
                for each in together:
                    self._happened.tell(each)
                self._hands_move(at)
                self._after(command)
        self._pass(SETTLE_S)
        self._happened.finish()
        self._finish()
        self.count.actions = self._happened.actions
        return self._truth

    def _reached(self, at: int) -> None:
        if self._breaker is not None:
            self._breaker.reached(at, self._now)

    def _happen_together(self, at: int) -> tuple[c.HandCommand, ...]:
        """The command, or all deals of a street with the first of them; () for the others."""
        commands = self._script.commands
        if not isinstance(commands[at], c.Deal):
            return (commands[at],)
        if at and isinstance(commands[at - 1], c.Deal):
            return ()
        return tuple(takewhile(lambda each: isinstance(each, c.Deal), commands[at:]))

    def _before(self, command: c.HandCommand) -> None:
        """What no sensor can see, and has to be told before cards move: who stood pat last, the making of side pots."""
        all_in = any(seat.live and seat.all_in for seat in self._truth.seats)
        if isinstance(command, TOLD_BEFORE) or (all_in and isinstance(command, (c.Deal, c.Board))):
            self._catch_up()
            self._make_pots()

    def _make_pots(self) -> None:
        while moves_chips(self._table.situation):
            with suppress(RestartedError):
                self._touch(GO_ON)

    def _put_down(self, at: int) -> None:
        """What a player gives up, or tables, he does not hold up any more."""
        command = self._script.commands[at]
        if self._breaker is None:
            return
        if isinstance(command, (c.Fold, c.Muck, c.Show, c.Out, c.Late)):
            self._breaker.put_down(self._script.holes[command.seat])
        self._breaker.put_down(self._script.given_up.get(at, ()))

    def _hands_move(self, at: int) -> None:
        moved = False
        for seconds in self._hands.happen(at):
            moved = True
            self._pass(seconds)
        if not moved:
            self._pass(PITCH_S)

    def _after(self, command: c.HandCommand) -> None:
        self._attend()
        told = isinstance(command, WAGERS) or (isinstance(command, (c.Deal, c.Board)) and self._behind)
        declared = isinstance(command, DECLARED) and self._truth.awaits is not Await.DECLARE
        if told or declared or self._look().asks in ASKED_UNTIL_TOLD:
            self._catch_up()
        if isinstance(command, c.Show):
            self._tabled()

    def _tabled(self) -> None:
        """Hands that lie open are said to be tabled, in the order in which the screen asks for them; their cards are
        named where they are not read.
        """
        for _ in range(MOST_TOUCHES):
            self._attend()
            situation = self._table.situation
            waits = situation.hand.awaiting
            open_hands = [n for n in waits.seats if self._truth.seat(n).tabled is not None]
            if waits.what is not Await.SHOW or not open_hands or situation.cards_unknown():
                return
            with suppress(RestartedError):
                self._touch(TouchSeat(open_hands[0]))
        raise LostError(False, f"a hand that is tabled cannot be told: {self._look().asks}")

    def _finish(self) -> None:
        """The last round is closed, hands are tabled or given up, pots are pushed."""
        self._catch_up()
        for _ in range(MOST_TOUCHES):
            self._tabled()
            situation = self._table.situation
            if situation.hand.over:
                return
            with suppress(RestartedError):
                self._end_with(situation.hand.awaits)
        raise LostError(False, f"the hand does not end: {self._look().asks}")

    def _end_with(self, waits: Await) -> None:
        situation, result = self._table.situation, self._truth.result
        asked = None if situation.desk.winners else asked_pot(situation)
        if asked is not None and result is not None:
            self._say_who_wins(asked, result.pots[asked.number])
        elif waits is Await.SHOW and not situation.desk.winners:
            self._dead(next(seat for seat in situation.hand.awaiting.seats if not self._truth.seat(seat).live))
        elif waits is Await.QUESTION:
            self._touch(self._to_question())
        else:
            self._touch(GO_ON)

    def _dead(self, seat: int) -> None:
        """A hand was given up at the showdown, and no sensor has seen it."""
        self._kill(seat)
