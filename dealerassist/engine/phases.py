"""The steps a hand is made of: posting and dealing here, betting in `bet_phase`, the end in `showdown`.

A game is a tuple of phases. `Hand` only walks them; a phase judges everything before it changes anything.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dealerassist.cards import Card
from dealerassist.engine import commands as c
from dealerassist.engine.betting import collect
from dealerassist.engine.codes import Await, QuestionCode, Refusal, RulingCode
from dealerassist.engine.errors import refuse
from dealerassist.engine.events import Boarded, Dealt, Event, Posted
from dealerassist.engine.house import FourCardFlop
from dealerassist.engine.joining import post_to_join, straddle
from dealerassist.engine.rulings import Question
from dealerassist.engine.setup import Setup
from dealerassist.engine.state import NOBODY, Seat, State


class Phase:
    """One step: it is entered once and takes commands until its queue is empty."""

    __slots__ = ()

    betting: ClassVar[bool] = False

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        """Begin: fill the queue, do what happens by itself."""

    def apply(self, setup: Setup, t: State, command: c.HandCommand, out: list[Event]) -> None:
        """Judge, then change. Raises `IllegalActionError` and leaves no trace."""
        refuse(Refusal.NOT_NOW)

    def left(self, setup: Setup, t: State) -> None:
        """A hand has left the deal: what does that change here?"""

    def mend(self, setup: Setup, t: State, seat: Seat, out: list[Event]) -> None:
        """The bet of `seat` has been corrected: what follows from it here?"""

    def awaits(self, t: State) -> Await:
        """What the phase waits for while its queue is not empty."""
        raise NotImplementedError


class PostBlinds(Phase):
    """Antes and blinds happen by themselves, before any card (S0, S1, S3, S4)."""

    __slots__ = ()

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        if setup.ante_is_dead:
            self._blinds(setup, t, out)
            self._dead_antes(setup, t, out)
        else:
            self._antes(setup, t, out)
            self._blinds(setup, t, out)

    def _antes(self, setup: Setup, t: State, out: list[Event]) -> None:
        for number, amount in setup.antes:
            out.append(Posted(number, t.seats[setup.place[number]].pay(amount), "ante"))
        if setup.antes:
            collect(t, out)

    def _dead_antes(self, setup: Setup, t: State, out: list[Event]) -> None:
        """The big blind is paid first, then the ante (TDA 2024 RP-11)."""
        for number, amount in setup.antes:
            out.append(Posted(number, t.pay_dead(t.seats[setup.place[number]], amount), "ante"))

    def _blinds(self, setup: Setup, t: State, out: list[Event]) -> None:
        for number, amount in setup.blinds:
            paid = t.seats[setup.place[number]].pay(amount)
            t.blinds_posted += paid
            out.append(Posted(number, paid, "blind"))
            if paid < amount:
                t.rule(out, RulingCode.SHORT_BLIND, seat=number, paid=paid, price=amount)
        t.bet_to = setup.price


@dataclass(frozen=True, slots=True)
class DealSeats(Phase):
    """Each live seat gets `down` cards face down and `up` face up.

    Seats may be reported in any order: what is told is a finished pair, not each card as it is pitched.
    """

    down: int
    up: int = 0
    what: Await = Await.DEAL_HOLE

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        t.queue = tuple(i for i, seat in enumerate(t.seats) if seat.live)

    def awaits(self, t: State) -> Await:
        return self.what

    def apply(self, setup: Setup, t: State, command: c.HandCommand, out: list[Event]) -> None:
        if type(command) is c.Deal:
            self._deal(setup, t, command, out)
        elif type(command) is c.Post:
            self._before_any_card(t)
            post_to_join(setup, t, command, out)
            self.enter(setup, t, out)
        elif type(command) is c.Straddle:
            self._before_any_card(t)
            straddle(setup, t, command, out)
        else:
            refuse(Refusal.DEAL_FIRST)

    def _before_any_card(self, t: State) -> None:
        if t.dealt:
            refuse(Refusal.NOT_NOW)

    def _deal(self, setup: Setup, t: State, command: c.Deal, out: list[Event]) -> None:
        place = setup.place.get(command.seat)
        if place is None:
            refuse(Refusal.NO_SUCH_SEAT, seat=command.seat)
        if place not in t.queue:
            refuse(Refusal.OUT_OF_TURN, seat=command.seat)
        if len(command.up) > self.up or command.down < 0 or command.down + len(command.up) == 0:
            refuse(Refusal.WRONG_COUNT, count=self.down + self.up)
        seat = t.seats[place]
        seat.down += command.down
        seat.up += command.up
        t.dealt = True
        out.append(Dealt(command.seat, command.down, command.up))
        if (command.down, len(command.up)) != (self.down, self.up):
            source = "TDA 2024 35A, 37; Robert's hold'em 2"
            t.ask(out, Question(QuestionCode.HOLE_COUNT, ("misdeal", "mend"), source, command.seat))
        else:
            t.queue = t.queue[1:] if t.queue[0] == place else tuple([i for i in t.queue if i != place])

    def let_stand(self, setup: Setup, t: State, number: int) -> None:
        """The floor lets the right number of cards stand (PROCEDURES 40, 41)."""
        place = setup.place[number]
        t.seats[place].down = self.down
        t.queue = tuple(i for i in t.queue if i != place)


@dataclass(frozen=True, slots=True)
class DealBoard(Phase):
    """`count` cards for all, after a burn."""

    count: int
    what: Await

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        t.queue = NOBODY

    def awaits(self, t: State) -> Await:
        return self.what

    def apply(self, setup: Setup, t: State, command: c.HandCommand, out: list[Event]) -> None:
        if type(command) is not c.Board:
            refuse(Refusal.BOARD_FIRST)
        cards = command.cards
        known = [card for card in cards if card]
        if len(set(known)) < len(known) or not t.seen.isdisjoint(known):
            refuse(Refusal.DUPLICATE_CARD)
        if self.what is Await.DEAL_FLOP and len(cards) == self.count + 1:
            self._four_cards(setup, t, cards, out)
            return
        if len(cards) != self.count:
            refuse(Refusal.WRONG_COUNT, count=self.count)
        if t.flop_from and len(set(known) - set(t.flop_from)) > t.flop_from.count(None):
            refuse(Refusal.NOT_FROM_SCRAMBLE)
        t.flop_from = ()
        t.board += cards
        t.seen.update(known)
        t.queue = ()
        out.append(Boarded(cards))

    def _four_cards(self, setup: Setup, t: State, cards: tuple[Card | None, ...], out: list[Event]) -> None:
        """A flop of four cards (TDA 2024 39A; Robert's hold'em 3)."""
        t.stray = cards
        first = setup.house.four_card_flop
        options = (first, *(option for option in FourCardFlop if option is not first), "void")
        t.ask(out, Question(QuestionCode.FOUR_CARD_FLOP, options, "TDA 2024 39A; Robert's hold'em 3"))
