"""What stud has of its own: who opens, the bring-in, the open pair on fourth street, the short stub (RULES 6, 7).

Where who opens depends on an up card that nobody has read, the dealer is asked: `identify` or `opener` answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from dealerassist.cards import Card
from dealerassist.engine import commands as c
from dealerassist.engine.codes import Await, Refusal, RulingCode
from dealerassist.engine.errors import refuse
from dealerassist.engine.events import Event
from dealerassist.engine.house import HouseRules, StudTie
from dealerassist.engine.phases import DealBoard, DealSeats, Phase
from dealerassist.engine.ranking import up_cards
from dealerassist.engine.ranking.lows import low_rank
from dealerassist.engine.setup import Setup
from dealerassist.engine.state import NOBODY, Seat, State

BURNS = 3
"""One before each of fourth, fifth and sixth street (PROCEDURES 50)."""


Claim = Callable[[tuple[Card, ...]], int]
"""Up cards → a number; the greatest opens, and in a showdown shows first."""


def low_door(up: tuple[Card, ...]) -> int:
    """The lowest door card, the ace high, of equal ones the lower suit (S3)."""
    return up_cards.low_door(up[0])


def high_door(up: tuple[Card, ...]) -> int:
    """Razz: the highest door card, the ace low, of equal ones the higher suit (S3)."""
    return up_cards.high_door(up[0])


high_board = up_cards.high_board
low_board = up_cards.low_board


def first_of(claims: Mapping[int, int], t: State, claim: Claim, house: HouseRules) -> int:
    """The place with the greatest claim. Of equal boards the one whose high card is of the higher suit (TDA RP-10D), or
    the first in dealing order (Robert's).
    """
    best = max(claims.values())
    equal = [place for place, value in claims.items() if value == best]
    if len(equal) == 1 or house.stud_tie is StudTie.ORDER:
        return equal[0]
    height = low_rank if claim is low_board else _rank
    return max(equal, key=lambda place: max((height(card), card.suit) for card in read_up(t.seats[place])))


def _rank(card: Card) -> int:
    return card.rank


@dataclass(frozen=True, slots=True)
class FindOpener(Phase):
    """Who opens the coming round: its place is `State.first`. It happens by itself once the up cards are known.

    `keeps`: no up card has come since the last round, so who opened that one opens this one too (TDA 2024 RP-10H).
    """

    claim: Claim
    keeps: bool = False

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        t.queue = NOBODY
        self.look(setup, t)

    def left(self, setup: Setup, t: State) -> None:
        self.look(setup, t)

    def rejoin(self, setup: Setup, t: State, place: int) -> None:
        self.look(setup, t)

    def look(self, setup: Setup, t: State) -> None:
        if self.keeps and t.seats[t.first].live:
            t.queue = ()
            return
        claims, all_read = self._claims(t)
        if all_read:
            t.first = first_of(claims, t, self.claim, setup.house)
            t.queue = ()
        elif t.no_more_betting():
            t.queue = ()  # nobody opens where nobody can bet

    def _claims(self, t: State) -> tuple[dict[int, int], bool]:
        """By place, of the live hands whose up cards have all been read; are those all live hands?"""
        claims, all_read = {}, True
        for place, seat in enumerate(t.seats):
            if not seat.live:
                continue
            if None in seat.up:
                all_read = False
            else:
                claims[place] = self.claim(seat.up)  # type: ignore[arg-type]  # none of them is unread
        return claims, all_read

    def awaits(self, setup: Setup, t: State) -> Await:
        return Await.OPENER

    def apply(self, setup: Setup, t: State, command: c.HandCommand, out: list[Event]) -> None:
        if type(command) is not c.Opener:
            refuse(Refusal.OPENER_FIRST)
        t.first = self.told(setup, t, command.seat)
        t.queue = ()

    def told(self, setup: Setup, t: State, number: int) -> int:
        """The place of the seat that opens on the dealer's word, which no card may deny."""
        place = setup.place.get(number)
        if place is None or not t.seats[place].live:
            refuse(Refusal.NO_LIVE_HAND, seat=number)
        claims, _ = self._claims(t)
        if place in claims and first_of(claims, t, self.claim, setup.house) != place:
            refuse(Refusal.CARDS_SPEAK)
        return place


def read_up(seat: Seat) -> tuple[Card, ...]:
    """The up cards of a seat that have been read."""
    return tuple(card for card in seat.up if card)


def found_opener(setup: Setup, t: State) -> int:
    """The seat that the up cards make open; to its left where it has no chips (Robert's; PROCEDURES 61)."""
    return t.first


@dataclass(frozen=True, slots=True)
class DealSeventh(DealSeats):
    """The last card, face down; one community card where the stub is too short for all (RULES 6.6; PROCEDURES 64)."""

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        stub = len(setup.game.pack.cards) - sum(seat.cards for seat in t.seats) - BURNS
        need = sum(seat.live for seat in t.seats) + 2
        if stub >= need or stub + BURNS >= need:
            if stub < need:
                t.rule(out, RulingCode.STUB_AND_BURNS, stub=stub)
            DealSeats.enter(self, setup, t, out)
            return
        t.rule(out, RulingCode.COMMUNITY_CARD, stub=stub)
        t.board_due += 1
        t.phases = (DealBoard(1, Await.DEAL_COMMUNITY), *t.phases[1:])
        t.phases[0].enter(setup, t, out)
