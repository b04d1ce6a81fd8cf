"""A hand taken up again at its showdown: the chips lie in the middle, who is in and what lies there is said anew.

For a result that is disputed: what comes after the betting is judged by the same phases as at the table (S1: cards
speak; RULES 1.5-1.8).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from dealerassist.cards import Card
from dealerassist.engine import commands as c
from dealerassist.engine.award import AwardPots
from dealerassist.engine.codes import Await
from dealerassist.engine.events import Event
from dealerassist.engine.hand import Hand
from dealerassist.engine.phases import Phase
from dealerassist.engine.setup import Setup
from dealerassist.engine.showdown import Showdown
from dealerassist.engine.standing import SeatNow
from dealerassist.engine.state import State

AT_THE_END = frozenset({Await.SHOW, Await.IDENTIFY, Await.AWARD, Await.DONE})


@dataclass(frozen=True, slots=True)
class TakenUp(Phase):
    """Everything up to the showdown, as it was: `seats` as they stood at the end, `folded` those that had no hand then.
    `cards`: how many a hand has.
    """

    seats: tuple[SeatNow, ...]
    folded: frozenset[int]
    board: tuple[Card | None, ...]
    cards: int

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        for seat, was in zip(t.seats, self.seats, strict=True):
            seat.total, seat.all_in = was.total, was.all_in
            seat.live = was.number not in self.folded
            seat.up, seat.down = was.up, self.cards - len(was.up)
        t.collected = sum(was.total for was in self.seats)
        t.board = self.board
        t.board_due = setup.game.board or len(self.board)
        t.phases = (self, Showdown(), AwardPots())
        t.look_again()


def can_be_taken_up(hand: Hand) -> bool:
    """Did the hand come to its end, by bets, on one board? What was called off has no winner."""
    result = hand.result
    off = hand.second_board is not None or not hand.setup.game.bets
    return hand.awaiting.what in AT_THE_END and not off and (result is None or not (result.voided or result.carried))


def cards_of(hand: Hand) -> int:
    """How many cards a hand had at the end: who had folded may have had more, or fewer."""
    return max(seat.cards for seat in hand.seats if seat.live)


def folded_before(hand: Hand) -> frozenset[int]:
    """Who had no hand when betting had ended. Whose hand died at the showdown had called, which makes a pot."""
    mucked = {command.seat for command in hand.commands if isinstance(command, c.Muck)}
    dead = (seat for seat in hand.seats if not seat.live and seat.tabled is None)
    return frozenset(seat.number for seat in dead if seat.number not in mucked)


def taken_up(hand: Hand, folded: Collection[int], board: tuple[Card | None, ...]) -> Hand:
    """A new hand that waits for the showdown of `hand`, or for its award where one seat is left.

    folded: the seats that had no hand by then, at least one seat not among them. board: None for what is not read.
    """
    whole = hand.setup.game
    start = TakenUp(hand.seats, frozenset(folded), board, cards_of(hand))
    game = replace(whole, phases=(start, *whole.phases))
    dead = hand.pot_with_bets - sum(seat.total for seat in hand.seats)
    return Hand(replace(hand.setup, game=game, carried=dead, blinds=(), antes=(), kill=None))
