"""The steps a hand is made of: posting and dealing here, betting in `bet_phase`, the end in `showdown`.

A game is a tuple of phases. `Hand` only walks them; a phase judges everything before it changes anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from dealerassist.cards import Card
from dealerassist.engine import commands as c
from dealerassist.engine.betting import collect
from dealerassist.engine.codes import Await, QuestionCode, Refusal, RulingCode
from dealerassist.engine.errors import refuse
from dealerassist.engine.events import Boarded, Event, Posted, dealt
from dealerassist.engine.irregularities import Case, question_about
from dealerassist.engine.joining import post_to_join, straddle
from dealerassist.engine.rulings import Question
from dealerassist.engine.setup import Setup
from dealerassist.engine.state import NOBODY, Seat, State


class Phase:
    """One step: it is entered once and takes commands until its queue is empty."""

    __slots__ = ()

    betting: ClassVar[bool] = False
    exchanges: ClassVar[bool] = False
    """Does it change the cards that a seat holds? Then no hand is tabled before it."""

    @property
    def burns(self) -> bool:
        """Is a card burned before it? One a street, never more (TDA 2024 38)."""
        return False

    def untouched(self, t: State) -> bool:
        """Is none of its cards out yet?"""
        return True

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        """Begin: fill the queue, do what happens by itself."""

    def apply(self, setup: Setup, t: State, command: c.HandCommand, out: list[Event]) -> None:
        """Judge, then change. Raises `IllegalActionError` and leaves no trace."""
        refuse(Refusal.NOT_NOW)

    def left(self, setup: Setup, t: State) -> None:
        """A hand has left the deal: what does that change here?"""

    def rejoin(self, setup: Setup, t: State, place: int) -> None:
        """A hand lives again: has it to answer here?"""

    def look(self, setup: Setup, t: State) -> None:
        """A card has been read, or a correction made: does the phase know now what it waited for?"""

    def answered(self, setup: Setup, t: State, question: Question, option: str, out: list[Event]) -> None:
        """The floor has answered the question that this phase asked."""

    def mend(self, setup: Setup, t: State, seat: Seat, out: list[Event]) -> None:
        """The bet of `seat` has been corrected: what follows from it here?"""

    def awaits(self, setup: Setup, t: State) -> Await:
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
        if setup.kill is not None:
            self._kill(setup, t, *setup.kill, out)

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

    def _kill(self, setup: Setup, t: State, number: int, amount: int, out: list[Event]) -> None:
        """An overblind; who has posted a blind adds what it lacks (Robert's 13)."""
        seat = t.seats[setup.place[number]]
        paid = seat.pay(amount - seat.bet)
        out.append(Posted(number, paid, "kill"))
        t.rule(out, RulingCode.KILL_POT, seat=number, amount=seat.bet)
        if seat.bet < amount:
            t.rule(out, RulingCode.SHORT_BLIND, seat=number, paid=seat.bet, price=amount)


def faces(t: State, cards: tuple[Card | None, ...]) -> Sequence[Card]:
    """What has been read of cards that are turned up; refused where one lies somewhere already, or twice here."""
    known: Sequence[Card] = cards if all(cards) else [card for card in cards if card]  # type: ignore[assignment]
    if not t.seen.isdisjoint(known) or (len(known) > 1 and len(set(known)) < len(known)):
        refuse(Refusal.DUPLICATE_CARD)
    return known


@dataclass(frozen=True, slots=True)
class DealSeats(Phase):
    """Each live seat gets `down` cards face down and `up` face up.

    Seats may be reported in any order: what is told is a finished pair, not each card as it is pitched.
    """

    down: int
    up: int = 0
    what: Await = Await.DEAL_HOLE

    @property
    def burns(self) -> bool:
        return self.what is not Await.DEAL_HOLE

    def untouched(self, t: State) -> bool:
        return len(t.queue) == sum(seat.live for seat in t.seats)

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        t.queue = tuple([i for i, seat in enumerate(t.seats) if seat.live])

    def awaits(self, setup: Setup, t: State) -> Await:
        return self.what

    def rejoin(self, setup: Setup, t: State, place: int) -> None:
        if t.seats[place].cards == t.seats[t.queue[0]].cards:
            t.queue = tuple(sorted({*t.queue, place}))

    def apply(self, setup: Setup, t: State, command: c.HandCommand, out: list[Event]) -> None:
        if type(command) is not c.Deal:
            self._before_any_card(setup, t, command, out)
            return
        place, queue = setup.place.get(command.seat), t.queue
        if place is None or place not in queue:
            refuse(Refusal.NO_SUCH_SEAT if place is None else Refusal.OUT_OF_TURN, seat=command.seat)
        down, up = command.down, command.up
        as_planned = down == self.down and len(up) == self.up
        if not as_planned and (len(up) > self.up or down < 0 or down + len(up) == 0):
            refuse(Refusal.WRONG_COUNT, count=self.down + self.up)
        seat = t.seats[place]
        if up:
            t.seen.update(faces(t, up))
            seat.up += up
        seat.down += down
        t.dealt = True
        out.append(dealt((command.seat, down, up)))
        if as_planned:
            t.queue = queue[1:] if queue[0] == place else tuple([i for i in queue if i != place])
        else:
            t.before_deal = (seat.down - down, seat.up[: len(seat.up) - len(up)])
            source = "TDA 2024 35A, 37; Robert's hold'em 2"
            wrong = "misdeal" if self.what is Await.DEAL_HOLE else "void"
            t.ask(out, Question(QuestionCode.HOLE_COUNT, (wrong, "mend"), source, command.seat))

    def _before_any_card(self, setup: Setup, t: State, command: c.HandCommand, out: list[Event]) -> None:
        """Who joins posts, who straddles puts his chips in."""
        if not isinstance(command, (c.Post, c.Straddle)):
            refuse(Refusal.DEAL_FIRST)
        if t.dealt:
            refuse(Refusal.NOT_NOW)
        if isinstance(command, c.Straddle):
            straddle(setup, t, command, out)
        else:
            post_to_join(setup, t, command, out)
            self.enter(setup, t, out)

    def answered(self, setup: Setup, t: State, question: Question, option: str, out: list[Event]) -> None:
        """The floor lets the right number of cards stand, the last ones being too many or too few (PROCEDURES 40, 41);
        an up card that was not named is still to be read.
        """
        place = t.queue[0] if question.seat is None else setup.place[question.seat]
        seat, (down, up) = t.seats[place], t.before_deal
        seat.down = down + self.down
        seat.up = up + (*seat.up[len(up) :], *[None] * self.up)[: self.up]
        t.look_again()
        t.queue = tuple(i for i in t.queue if i != place)


@dataclass(frozen=True, slots=True)
class DealBoard(Phase):
    """`count` cards for all, after a burn."""

    @property
    def burns(self) -> bool:
        return True

    count: int
    what: Await

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        t.queue = NOBODY
        if setup.house.run_twice and setup.game.board and not t.run_asked and t.no_more_betting():
            t.run_asked = True
            t.ask(out, Question(QuestionCode.RUN_TWICE, ("once", "twice"), "house: run it twice"))

    def awaits(self, setup: Setup, t: State) -> Await:
        return self.what

    def answered(self, setup: Setup, t: State, question: Question, option: str, out: list[Event]) -> None:
        if question.code is QuestionCode.RUN_TWICE:
            self._run(t, twice=option == "twice")
        else:
            t.flop_from = t.stray if option == "scramble" else ()

    def _run(self, t: State, twice: bool) -> None:
        """Twice: what is still to come is dealt once more, on a board of its own, after the first is complete."""
        if not twice:
            return
        t.shared = len(t.board)
        again = [SecondBoard(phase.count, phase.what) for phase in t.phases if isinstance(phase, DealBoard)]
        at = len(t.phases) - 2  # before the showdown
        t.phases = (*t.phases[:at], *again, *t.phases[at:])

    def apply(self, setup: Setup, t: State, command: c.HandCommand, out: list[Event]) -> None:
        if type(command) is not c.Board:
            refuse(Refusal.BOARD_FIRST)
        cards = command.cards
        known = faces(t, cards)
        if self.what is Await.DEAL_FLOP and len(cards) == self.count + 1:
            self._four_cards(setup, t, cards, out)
            return
        if len(cards) != self.count:
            refuse(Refusal.WRONG_COUNT, count=self.count)
        if t.flop_from and len(set(known) - set(t.flop_from)) > t.flop_from.count(None):
            refuse(Refusal.NOT_FROM_SCRAMBLE)
        t.flop_from = ()
        self._lay(t, cards)
        t.seen.update(known)
        t.queue = ()
        out.append(Boarded(cards))

    def _lay(self, t: State, cards: tuple[Card | None, ...]) -> None:
        t.board += cards

    def _four_cards(self, setup: Setup, t: State, cards: tuple[Card | None, ...], out: list[Event]) -> None:
        """A flop of four cards (TDA 2024 39A; Robert's hold'em 3)."""
        t.stray = cards
        t.ask(out, question_about(QuestionCode.FOUR_CARD_FLOP, setup.house, Case()))


@dataclass(frozen=True, slots=True)
class SecondBoard(DealBoard):
    """Cards of the other board, where it is run twice; it begins with what lay there before (PROCEDURES 6)."""

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        t.queue = NOBODY
        if t.second is None:
            t.second = t.board[: t.shared]

    def _lay(self, t: State, cards: tuple[Card | None, ...]) -> None:
        t.second = (*(t.second or ()), *cards)


def board_back(setup: Setup, t: State) -> None:
    """The last board cards are taken up, nobody having acted on them: that street is dealt anew (TDA 2024 39B). Of the
    flop two cards come back, and one that nobody has seen.
    """
    deals = [phase for phase in setup.game.phases if isinstance(phase, DealBoard)]
    coming = [sum(phase.count for phase in deals[: i + 1]) for i in range(len(deals))]
    if len(t.board) not in coming or not t.phases or t.second is not None or t.levels is not None:
        refuse(Refusal.NOT_NOW)
    deal = deals[coming.index(len(t.board))]
    if t.phases[0].betting:
        t.street -= 1
    t.flop_from = (*t.board, None) if deal.what is Await.DEAL_FLOP else ()
    t.board = t.board[: -deal.count]
    t.phases, t.queue = (deal, *t.phases), NOBODY
    t.look_again()
