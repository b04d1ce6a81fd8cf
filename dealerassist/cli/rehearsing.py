"""A hand with antennas under every seat, the board and the muck: cards move on simulated devices, a scripted dealer
touches what no sensor can see.
"""

from __future__ import annotations

from contextlib import suppress

from dealerassist.cli.dealers_answers import answer
from dealerassist.cli.keeping_up import LostError
from dealerassist.cli.looking import Look
from dealerassist.cli.watching import GO_ON, MOST_TOUCHES, Anew, RestartedError, WatchingDealer
from dealerassist.engine import Hand
from dealerassist.engine import commands as c
from dealerassist.journal.phh import PhhHand
from dealerassist.rehearsal.breaking import Breaker
from dealerassist.rehearsal.devices import SETTLE_S, DeviceHand
from dealerassist.rehearsal.faults import Fault
from dealerassist.rehearsal.hands import script_of
from dealerassist.rehearsal.truth import WAGERS, Truth
from dealerassist.sensing.simulated import SimulatedTable, SteppedReader
from dealerassist.table.levels import place_source
from dealerassist.table.pushing import pushes
from dealerassist.table.table import Table
from dealerassist.views import PhraseCode, Press, PressKey, TouchSeat

POTS = {PhraseCode.BUILD_MAIN, PhraseCode.BUILD_SIDE, PhraseCode.RETURN}


class RehearsedDealer(WatchingDealer):
    """Deals one record on a simulated table whose sensors feed the live one.

    fault: what goes wrong meanwhile. pace: see `WatchingDealer`. anew: for a box that starts again.
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
        super().__init__(table, record, reader, Truth(self._script), counting, pace)
        self._hands = DeviceHand(self._script, devices)
        self._breaker = Breaker(fault, self._script, devices) if fault is not None else None
        self._anew = anew
        self._reached(0)
        self._wait(SETTLE_S)
        self._attend()

    def deal(self) -> Hand:
        """The whole hand; what really happened is returned, to compare with the table's. Raises `LostError`."""
        for at, command in enumerate(self._script.commands):
            self._reached(at)
            self._happens(command)
            self._attend()
        self._pass(SETTLE_S)
        self._happened.finish()
        self._finish()
        self.count.actions = self._happened.actions
        return self._happened.hand

    def _reached(self, at: int) -> None:
        if self._breaker is not None:
            self._breaker.reached(at, self._now)

    def _happens(self, command: c.HandCommand) -> None:
        """The dealer's touches before it, then the hands, then his touches after it."""
        self._before(command)
        if self._breaker is not None and isinstance(command, (c.Fold, c.Muck, c.Show)):
            self._breaker.put_down(self._script.holes[command.seat])
        self._happened.tell(command)
        if isinstance(command, c.Show):
            self._tabled(command.seat)
        self._pass(self._hands.happen(command))
        if isinstance(command, c.Board):
            self._catch_up(len(command.cards))

    def _before(self, command: c.HandCommand) -> None:
        """What no sensor can see: a wager; the call that ends the betting; the making of side pots."""
        if isinstance(command, WAGERS):
            self._pass(SETTLE_S)
            self._bring_to(command.seat)
            self._wager(self._happened.amount_of(command), self._happened.reach)
        elif isinstance(command, (c.Show, c.Muck)):
            self._pass(SETTLE_S)
            self._bring_to(None)
        elif isinstance(command, c.Board) and self._happened.side_pots:
            self._pass(SETTLE_S)
            self._bring_to(None)
            if self._look().asks in POTS:
                self._touch(GO_ON)

    def _catch_up(self, cards: int) -> None:
        """The dealer says that a street is out where he does without the sensors of its places."""
        out = len(self._happened.hand.board)
        if not self._off.isdisjoint(place_source(place) for place in range(out - cards + 1, out + 1)):
            self._keep_touching(lambda keeping: len(keeping.look.board) >= out or keeping.look.ended, None)

    def _tabled(self, seat: int) -> None:
        """The dealer says that a hand is tabled, where the screen waits for one; its cards are named where they are
        not read.
        """
        for intent in (TouchSeat(seat), PressKey(Press.BY_HAND), TouchSeat(seat)):
            look = self._look()
            if set(look.tabled(seat)) == set(self._script.holes[seat]) or not (look.showdown or look.view.naming):
                return
            with suppress(RestartedError):
                self._touch(intent)
        self._attend()

    def _finish(self) -> None:
        """The last round is closed, who has tabled is said, the pots are pushed."""
        self._bring_to(None)
        done = 0
        for _ in range(MOST_TOUCHES):
            self._attend()
            look = self._look()
            if look.over:
                return
            if look.showdown:
                self._show_next(look)
                continue
            if look.pushing and self._counting:
                compare(look, self._happened, done)
                done += 1
            with suppress(RestartedError):
                self._touch(GO_ON)
        raise LostError(False, f"the hand does not end: {self._look().asks}")

    def _show_next(self, look: Look) -> None:
        """A hand that was tabled before the screen waited for it; else one that was mucked unseen."""
        hand = self._happened.hand
        tabled = [seat.number for seat in hand.seats if seat.tabled is not None and not look.tabled(seat.number)]
        mucked = sorted(look.still_in - self._happened.live)
        if tabled:
            self._tabled(tabled[0])
        elif mucked:
            self._dead(mucked[0])
        else:
            raise LostError(True, f"{look.asks}, but nobody else tables a hand")

    def _dead(self, seat: int) -> None:
        """A hand was mucked, and no sensor has seen it yet."""
        self._wait(SETTLE_S)
        if answer(self._look(), self._happened) is not None:
            return  # now it has, and asks
        self._kill(seat)


def compare(look: Look, happened: Truth, done: int) -> None:
    """Before the dealer pushes a pot, `done` others pushed: who is in, what lies on the board, who gets how much.

    Raises `LostError`: the screen shows what is not so.
    """
    truth = happened.hand
    steps = pushes(truth, counted=True)
    paid = steps[min(done, len(steps) - 1)]
    if not happened.live <= look.still_in <= happened.live | happened.mucked:
        raise LostError(True, f"in are {sorted(happened.live)}, the screen shows {sorted(look.still_in)}")
    if any(card not in {None, mine} for card, mine in zip(look.board, truth.board, strict=False)):
        raise LostError(True, f"the board is {truth.board}, the screen shows {look.board}")
    amount, seats = look.push
    if amount not in {paid.amount, None} or seats != (paid.seat,):
        raise LostError(True, f"{paid.amount} are seat {paid.seat}'s, the screen pushes {amount} to {seats}")
