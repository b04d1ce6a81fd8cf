"""A hand taken up again at its showdown: the chips lie in the middle, who is in and what lies there is said anew.

For a result that is disputed: what comes after the betting is judged by the same phases as at the table (S1: cards
speak; RULES 1.5-1.8).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
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
    `cards`: how many a hand has. second: the other board where it was run twice, `shared` cards of which lie on both.
    """

    seats: tuple[SeatNow, ...]
    folded: frozenset[int]
    board: tuple[Card | None, ...]
    cards: int
    second: tuple[Card | None, ...] | None = None
    shared: int = 0

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        for seat, was in zip(t.seats, self.seats, strict=True):
            seat.total, seat.all_in = was.total, was.all_in
            (t.leaves if was.number in self.folded else t.joins)(seat)
            seat.up, seat.down = was.up, self.cards - len(was.up)
        t.collected = sum(was.total for was in self.seats)
        t.board, t.second, t.shared = self.board, self.second, self.shared
        t.share_board()
        t.board_due = setup.game.board or len(self.board)
        t.phases = (self, Showdown(), AwardPots())
        t.look_again()


def can_be_taken_up(hand: Hand) -> bool:
    """Did the hand come to its end, by bets? What was called off has no winner."""
    result = hand.result
    called_off = result is not None and (result.voided or bool(result.carried))
    return hand.awaits in AT_THE_END and hand.setup.game.bets and not called_off


def cards_of(hand: Hand) -> int:
    """How many cards a hand had at the end: who had folded may have had more, or fewer."""
    return max(seat.cards for seat in hand.seats if seat.live)


def folded_before(hand: Hand) -> frozenset[int]:
    """Who had no hand when betting had ended. Whose hand died at the showdown had called, which makes a pot."""
    mucked = {command.seat for command in hand.commands if isinstance(command, c.Muck)}
    dead = (seat for seat in hand.seats if not seat.live and seat.tabled is None)
    return frozenset(seat.number for seat in dead if seat.number not in mucked)


def taken_up(
    hand: Hand,
    folded: Collection[int],
    board: tuple[Card | None, ...],
    second: tuple[Card | None, ...] | None = None,
    bets: Mapping[int, int] | None = None,
) -> Hand:
    """A new hand that waits for the showdown of `hand`, or for its award where one seat is left.

    folded: the seats that had no hand by then, at least one seat not among them. board: None for what is not read;
    second: the other one, as long, where it was run twice. bets: seat -> all that it put in, in chips, where that is
    not as it was played; who has less than another is all-in.
    """
    seats = hand.seats if bets is None else _with_bets(hand.seats, bets)
    dead = hand.pot_with_bets - sum(seat.total for seat in hand.seats)
    start = TakenUp(seats, frozenset(folded), board, cards_of(hand), second, hand.shared_board)
    return _from(start, replace(hand.setup, carried=dead, blinds=(), antes=(), kill=None))


def laid_down(setup: Setup, for_all: int = 0) -> Hand:
    """A hand of which nothing is known but who sits there: all of them are in, nothing lies on the board or in the
    middle. setup: without blinds and antes. for_all: so many of its last cards are everybody's (stud, where the deck
    is too small; RULES 6.3).
    """
    game = setup.game
    nothing: tuple[Card | None, ...] = (None,) * (game.board or for_all)
    own = game.hole - for_all
    seats = tuple(SeatNow(seat.number, None, 0, 0, True, False, False, own, (), None) for seat in setup.seats)
    return _from(TakenUp(seats, frozenset(), nothing, own), setup)


def _with_bets(seats: tuple[SeatNow, ...], bets: Mapping[int, int]) -> tuple[SeatNow, ...]:
    most = max(bets.values(), default=0)
    totals = {seat.number: bets.get(seat.number, 0) for seat in seats}
    return tuple(replace(s, total=totals[s.number], all_in=totals[s.number] < most) for s in seats)


def _from(start: TakenUp, setup: Setup) -> Hand:
    game = replace(setup.game, phases=(start, *setup.game.phases))
    return Hand(replace(setup, game=game))
