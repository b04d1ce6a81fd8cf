"""Jacks or better to open, a house option of five card draw (RULES 8.2). It bars the opening bet alone.

The engine knows no card before it is tabled: who opened proves it at the end, or the floor says what follows.
"""

from __future__ import annotations

from dataclasses import dataclass

from dealerassist.cards import Card
from dealerassist.engine import commands as c
from dealerassist.engine.award import AwardPots
from dealerassist.engine.bet_phase import BetRound
from dealerassist.engine.codes import QuestionCode, RulingCode
from dealerassist.engine.events import Event
from dealerassist.engine.house import Openers
from dealerassist.engine.phases import Phase
from dealerassist.engine.rulings import Question
from dealerassist.engine.setup import Setup
from dealerassist.engine.showdown import all_said
from dealerassist.engine.state import State

JACK = 11


@dataclass(frozen=True, slots=True)
class OpeningRound(BetRound):
    """The first round of five card draw: who bets first has opened."""

    def apply(self, setup: Setup, t: State, command: c.HandCommand, out: list[Event]) -> None:
        BetRound.apply(self, setup, t, command, out)
        if t.openers is None and t.aggressor is not None and setup.house.draw_openers is Openers.JACKS:
            t.openers = t.aggressor


class PassedOut(Phase):
    """Nobody has opened where openers are asked for: the pot stays, all ante again for a new deal (S0, S3)."""

    __slots__ = ()

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        if setup.house.draw_openers is Openers.JACKS and t.openers is None and not setup.blinds:
            carry_pot(t, out, RulingCode.PASSED_OUT)


def carry_pot(t: State, out: list[Event], why: RulingCode) -> None:
    """The hand is over, and nobody has won: what lies in the middle is the next deal's."""
    t.carried = t.collected + t.dead
    t.paid, t.queue, t.phases = [], (), ()
    t.rule(out, why, amount=t.carried)


class AwardDraw(AwardPots):
    """The opener shows a pair of jacks or better before anything is pushed; a tabled hand that has it is proof."""

    __slots__ = ()

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        AwardPots.enter(self, setup, t, out)
        seat = None if t.openers is None else t.seats[setup.place[t.openers]]
        if seat is None or not seat.live or opens(seat.tabled or ()):
            return
        options = ("shown", "carry" if t.alone() else "dead")
        t.ask(out, Question(QuestionCode.OPENERS, options, "S0; S3: jacks or better to open", seat.number))

    def answered(self, setup: Setup, t: State, question: Question, option: str, out: list[Event]) -> None:
        number = question.seat
        assert number is not None, "the question names the opener"
        t.openers = None
        if option == "shown":
            t.rule(out, RulingCode.OPENERS_SHOWN, seat=number)
        elif option == "carry":
            carry_pot(t, out, RulingCode.PASSED_OUT)
        else:
            t.leaves(t.seats[setup.place[number]])
            t.rule(out, RulingCode.KILLED, seat=number, why="no openers")
            if not t.alone() and any(seat.may_show for seat in t.seats) and not all_said(setup, t):
                self.show_again(setup, t)


def opens(cards: tuple[Card, ...]) -> bool:
    """A pair of jacks or better among five."""
    ranks = [card.rank for card in cards]
    counts = {rank: ranks.count(rank) for rank in ranks}
    return any(count > 2 or (count == 2 and rank >= JACK) for rank, count in counts.items()) or _better(cards, counts)


def _better(cards: tuple[Card, ...], counts: dict[int, int]) -> bool:
    """Two pair, a straight or a flush."""
    pairs = sum(count == 2 for count in counts.values())
    five = len(counts) == 5
    wheel = set(counts) == {14, 2, 3, 4, 5}
    straight = five and (max(counts) - min(counts) == 4 or wheel)
    return pairs == 2 or straight or (five and len({card.suit for card in cards}) == 1)
