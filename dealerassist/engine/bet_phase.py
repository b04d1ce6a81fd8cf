"""A betting round: who acts, what each act does, when the round is over (RULES 2.4-2.6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from dealerassist.engine import commands as c
from dealerassist.engine.betting import Legal, collect, judge_raise, legal, mend_raise, wager, why_no_raise
from dealerassist.engine.codes import Await, Refusal, RulingCode
from dealerassist.engine.errors import refuse
from dealerassist.engine.events import Event, acted
from dealerassist.engine.house import KillActs, StraddleRaise
from dealerassist.engine.phases import Phase
from dealerassist.engine.setup import Setup
from dealerassist.engine.state import Seat, State


def after_the_blinds(setup: Setup, t: State) -> int:
    """Left of the big blind, or of the straddle (S0, S1, S3; PROCEDURES 14). A place."""
    return setup.first_to_act if t.straddler is None else setup.place[t.straddler] + 1


def left_of_the_button(setup: Setup, t: State) -> int:
    """The first seat in dealing order (S0, S1, S3, S4). A place."""
    return 0


@dataclass(frozen=True, slots=True)
class BetRound(Phase):
    """`opener` says who acts first; `big` streets play the big bet; `last` is the last round of the game."""

    betting: ClassVar[bool] = True
    acts: ClassVar[Mapping[type[c.HandCommand], Callable[..., None]]] = {}

    opener: Callable[[Setup, State], int]
    big: bool = False
    last: bool = False

    def awaits(self, setup: Setup, t: State) -> Await:
        return Await.ACT

    def legal(self, setup: Setup, t: State) -> Legal:
        return legal(setup, t, self.big)

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        t.street += 1
        t.aggressor = None
        limit = setup.stakes.limit
        unit = limit.unit(self.big, t.street)
        t.full_raise = limit.first_raise(t, self.big, setup.house)
        if t.straddler is not None and t.street == 1 and setup.house.straddle_min_raise is StraddleRaise.STRADDLE:
            t.full_raise = t.bet_to
        if t.bet_to >= unit:
            t.full_to, t.raises = t.bet_to, 1  # the big blind is the bet (S0)
        t.cap_lifted = limit.lifts_cap(t, setup.house, self.last, starting=True)
        t.queue = t.able_from(self.opener(setup, t))
        if setup.kill is not None and t.street == 1 and setup.house.kill_acts is KillActs.LAST:
            killer = setup.place[setup.kill[0]]
            t.queue = tuple(sorted(t.queue, key=lambda place: place == killer))
        if t.settled():
            self._close(setup, t, out)

    def apply(self, setup: Setup, t: State, command: c.HandCommand, out: list[Event]) -> None:
        act = self.acts.get(type(command))
        if act is None:
            refuse(Refusal.NOT_IN_THIS_GAME if type(command) in _OTHER_GAMES else Refusal.NOT_NOW)
        seat = t.seats[t.queue[0]]
        if command.seat != seat.number:  # type: ignore[attr-defined]
            refuse(Refusal.OUT_OF_TURN if command.seat in setup.place else Refusal.NO_SUCH_SEAT)  # type: ignore[attr-defined]
        before = seat.total
        act(self, setup, t, seat, command, out)
        out.append(acted((seat.number, command.verb, seat.total - before, seat.bet, seat.all_in)))
        if seat.most is not None and seat.left == 0:
            t.rule(out, RulingCode.MOST_PUT_IN, seat=seat.number, amount=seat.total + seat.dead_in)
        if len(t.queue) < 2 and t.settled():
            self._close(setup, t, out)

    def fold(self, setup: Setup, t: State, seat: Seat, command: c.HandCommand, out: list[Event]) -> None:
        """Legal even where a check is free (RULES 1.10)."""
        t.leaves(seat)
        t.queue = t.queue[1:]
        if t.alone():
            t.queue = ()
        else:
            self.left(setup, t)

    def left(self, setup: Setup, t: State) -> None:
        """One hand less may lift the cap (PROCEDURES 22)."""
        if not t.cap_lifted:
            t.cap_lifted = setup.stakes.limit.lifts_cap(t, setup.house, self.last, starting=False)

    def rejoin(self, setup: Setup, t: State, place: int) -> None:
        seat = t.seats[place]
        if t.queue and not seat.all_in and (seat.bet < t.bet_to or seat.acted_at is None):
            waiting = {*t.queue, place}
            t.queue = tuple(i for i in t.able_from(t.queue[0]) if i in waiting)

    def mend(self, setup: Setup, t: State, seat: Seat, out: list[Event]) -> None:
        mend_raise(setup, t, seat, self.big, out)

    def check(self, setup: Setup, t: State, seat: Seat, command: c.HandCommand, out: list[Event]) -> None:
        if t.bet_to > seat.bet:
            refuse(Refusal.MAY_NOT_CHECK, to_call=t.bet_to - seat.bet)
        seat.acted_at, t.queue = t.bet_to, t.queue[1:]

    def call(self, setup: Setup, t: State, seat: Seat, command: c.HandCommand, out: list[Event]) -> None:
        to_call = t.bet_to - seat.bet
        if to_call <= 0:
            refuse(Refusal.NOTHING_TO_CALL)
        seat.pay(to_call)
        seat.acted_at, t.queue = t.bet_to, t.queue[1:]

    def bet(self, setup: Setup, t: State, seat: Seat, command: c.Bet, out: list[Event]) -> None:
        if t.bet_to:
            refuse(Refusal.BET_STANDS, to_call=t.bet_to - seat.bet)
        self._wager(setup, t, seat, command.amount, out, all_in=False)

    def raise_to(self, setup: Setup, t: State, seat: Seat, command: c.Raise, out: list[Event]) -> None:
        if not t.bet_to:
            refuse(Refusal.NOTHING_TO_RAISE)
        self._wager(setup, t, seat, command.to, out, all_in=False)

    def blind_raise(self, setup: Setup, t: State, seat: Seat, command: c.BlindRaise, out: list[Event]) -> None:
        """Made before looking; it counts as an ordinary raise and leaves no option (RULES 3.6)."""
        if not setup.house.blind_raise:
            refuse(Refusal.NOT_IN_THIS_HOUSE, seat=seat.number)
        if t.street > 1:
            refuse(Refusal.NOT_NOW)
        self._wager(setup, t, seat, command.to, out, all_in=False)

    def all_in(self, setup: Setup, t: State, seat: Seat, command: c.AllIn, out: list[Event]) -> None:
        """Everything in: a bet, a raise, or a call for less. An unknown stack declares its total."""
        to = command.to
        if seat.stack is None:
            if to is None:
                refuse(Refusal.AMOUNT_NEEDED, seat=seat.number)
            if to <= seat.bet:
                refuse(Refusal.WRONG_AMOUNT, seat=seat.number)
        else:
            if to is not None and to != seat.bet + seat.stack:
                refuse(Refusal.ALL_IN_NOT_STACK, seat=seat.number, total=seat.bet + seat.stack)
            to = seat.bet + seat.stack
        if to > t.bet_to > seat.bet and why_no_raise(setup, t, seat, self.big) is Refusal.NOBODY_CAN_CALL:
            self.call(setup, t, seat, command, out)  # the rest would only come back: saying all-in is calling
            return
        self._wager(setup, t, seat, to, out, all_in=True)
        seat.all_in = True

    def _wager(self, setup: Setup, t: State, seat: Seat, to: int, out: list[Event], all_in: bool) -> None:
        if to > t.bet_to or not all_in:
            judge_raise(setup, t, seat, self.big, to, all_in)
        wager(setup, t, t.queue[0], self.big, to, out)

    def _close(self, setup: Setup, t: State, out: list[Event]) -> None:
        """The bets go to the pot; once nobody can bet any more, the house may want all hands face up (TDA 2024 16)."""
        t.queue = ()
        collect(t, out)
        if setup.house.allin_faceup and not t.faceup and t.no_more_betting() and not t.alone():
            t.faceup = True
            t.rule(out, RulingCode.ALL_IN_HANDS_UP)


BetRound.acts = {
    c.Fold: BetRound.fold,
    c.Check: BetRound.check,
    c.Call: BetRound.call,
    c.Bet: BetRound.bet,
    c.Raise: BetRound.raise_to,
    c.BlindRaise: BetRound.blind_raise,
    c.AllIn: BetRound.all_in,
}
_OTHER_GAMES = frozenset({c.Complete, c.BringIn, c.Discard, c.Draw, c.In, c.Out, c.Late, c.Opener})
