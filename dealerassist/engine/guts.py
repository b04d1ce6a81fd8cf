"""Guts: three cards, no betting; in or out, and what losing costs (RULES 10). Deals are joined by the session."""

from __future__ import annotations

from typing import ClassVar

from dealerassist.engine import commands as c
from dealerassist.engine.award import AwardPots
from dealerassist.engine.codes import Await, Refusal, RulingCode
from dealerassist.engine.errors import refuse
from dealerassist.engine.events import Declared, Event, Posted
from dealerassist.engine.house import GutsLosers
from dealerassist.engine.known import known_board
from dealerassist.engine.openers import carry_pot
from dealerassist.engine.phases import Phase
from dealerassist.engine.setup import Setup
from dealerassist.engine.state import State


class PostGuts(Phase):
    """Antes, and the penalties of who lost the deal before; a penalty is nobody's bet, so it makes no side pot."""

    __slots__ = ()

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        for number, amount in setup.antes:
            seat = t.seats[setup.place[number]]
            ante = min(amount, setup.stakes.ante)
            paid = seat.pay(ante)
            seat.bet = 0
            t.collected += paid
            paid += t.pay_dead(seat, amount - ante)
            out.append(Posted(number, paid, "ante"))


class Declare(Phase):
    """All say in or out at once, on the dealer's sign: they are told in any order. Who is late is out (RULES 10.2)."""

    __slots__ = ()

    exchanges: ClassVar[bool] = True  # no hand is tabled before all have declared

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        t.queue = tuple(i for i, seat in enumerate(t.seats) if seat.live)

    def awaits(self, setup: Setup, t: State) -> Await:
        return Await.DECLARE

    def apply(self, setup: Setup, t: State, command: c.HandCommand, out: list[Event]) -> None:
        if not isinstance(command, (c.In, c.Out, c.Late)):
            refuse(Refusal.DECLARE_FIRST)
        place = setup.place.get(command.seat)
        if place is None or place not in t.queue:
            refuse(Refusal.OUT_OF_TURN, seat=command.seat)
        t.queue = tuple(i for i in t.queue if i != place)
        t.seats[place].live = isinstance(command, c.In)
        out.append(Declared(command.seat, command.verb))
        if isinstance(command, c.Late):
            t.rule(out, RulingCode.LATE_IS_OUT, seat=command.seat)


class AwardGuts(AwardPots):
    """The best hand takes the pot; losers pay for the next one, unless the round is over (RULES 10.3-10.5)."""

    __slots__ = ()

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        if any(seat.live for seat in t.seats):
            AwardPots.enter(self, setup, t, out)
        else:
            carry_pot(t, out, RulingCode.NOBODY_IN)

    def apply(self, setup: Setup, t: State, command: c.HandCommand, out: list[Event]) -> None:
        pot = t.collected + t.dead
        AwardPots.apply(self, setup, t, command, out)
        if t.paid is None:
            return
        for number in self._losers(setup, t):
            t.penalties[number] = pot
            t.rule(out, RulingCode.PENALTY, seat=number, amount=pot)
        if not t.penalties:
            t.rule(out, RulingCode.ROUND_OVER)

    def _losers(self, setup: Setup, t: State) -> list[int]:
        """Of those who stayed; on the dealer's word alone, all but the winners."""
        won = {share.seat for pot in t.paid or () for share in pot.shares}
        stayed = [seat for seat in t.seats if seat.live and seat.number not in won]
        if setup.house.guts is GutsLosers.MONTE_CARLO or any(seat.tabled is None for seat in stayed):
            return [seat.number for seat in stayed]
        rule = setup.game.parts[0]
        worth = {seat.number: rule.rank(seat.tabled or (), known_board(t)) or 0 for seat in stayed}
        return [number for number, rank in worth.items() if rank == min(worth.values())]
