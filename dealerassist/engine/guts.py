"""Guts: three cards, no betting; in or out, and what losing costs (RULES 10). Deals are joined by the session."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from dealerassist.engine import commands as c
from dealerassist.engine.award import AwardPots, shared_pots
from dealerassist.engine.codes import Await, QuestionCode, Refusal, RulingCode
from dealerassist.engine.errors import refuse
from dealerassist.engine.events import Declared, Event, Posted
from dealerassist.engine.house import GutsLosers
from dealerassist.engine.known import known_board
from dealerassist.engine.openers import carry_pot
from dealerassist.engine.phases import Phase
from dealerassist.engine.pots import Pot
from dealerassist.engine.rulings import Question
from dealerassist.engine.setup import Setup
from dealerassist.engine.state import Seat, State

ALL = "all"
"""The answer where all who lost are equally weak."""


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
        if not isinstance(command, c.In):
            t.leaves(t.seats[place])
        out.append(Declared(command.seat, command.verb))
        if isinstance(command, c.Late):
            t.rule(out, RulingCode.LATE_IS_OUT, seat=command.seat)


class AwardGuts(AwardPots):
    """The best hand takes the pot; losers pay for the next one, unless the round is over (RULES 10.3-10.5). Where only
    the weakest pays and nobody has read the hands, who that is has to be said.
    """

    __slots__ = ()

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        if not any(seat.live for seat in t.seats):
            carry_pot(t, out, RulingCode.NOBODY_IN)
            return
        AwardPots.enter(self, setup, t, out)
        stayed = self._without_pot(t, shared_pots(setup, t) or ())
        unread = any(seat.tabled is None for seat in stayed)
        if setup.house.guts is GutsLosers.SURVIVOR and unread and len(stayed) > 1:
            options = (*(str(seat.number) for seat in stayed), ALL)
            t.ask(out, Question(QuestionCode.WEAKEST, options, "S3: only the weakest hand pays"))

    def answered(self, setup: Setup, t: State, question: Question, option: str, out: list[Event]) -> None:
        t.weakest = tuple(int(each) for each in question.options if each != ALL and option in {each, ALL})

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

    @staticmethod
    def _without_pot(t: State, pots: Iterable[Pot]) -> list[Seat]:
        """Who stayed and has won none of them."""
        won = {share.seat for pot in pots for share in pot.shares}
        return [seat for seat in t.seats if seat.live and seat.number not in won]

    def _losers(self, setup: Setup, t: State) -> list[int]:
        """Of those who stayed: all, or the weakest by their cards or by the dealer's word."""
        stayed = self._without_pot(t, t.paid or ())
        if setup.house.guts is GutsLosers.MONTE_CARLO or len(stayed) < 2:
            return [seat.number for seat in stayed]
        if any(seat.tabled is None for seat in stayed):
            return [seat.number for seat in stayed if seat.number in t.weakest]
        rule = setup.game.parts[0]
        worth = {seat.number: rule.rank(seat.tabled or (), known_board(t)) or 0 for seat in stayed}
        return [number for number, rank in worth.items() if rank == min(worth.values())]
