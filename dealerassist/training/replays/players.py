"""Who plays in a replay: by chance, or by a plan where chance hardly ever comes to it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from dealerassist.engine import Await, Hand, Verb
from dealerassist.engine import commands as c
from dealerassist.rehearsal.dealing import Habits, random_command

Player = Callable[[Hand, Random], c.HandCommand]
"""What happens next: a command that the hand accepts."""
_QUIET = Habits(0, 0, 0, 0, 1, 0, 0, 0, 0, 0)
_MOST_ODD = 5
_TURN = 4
"""Cards on the board once the turn is out."""


def by_chance(habits: Habits) -> Player:
    """Something legal, as often as the habits say."""
    return lambda hand, rng: random_command(hand, rng, habits)


def two_uneven_pots(hand: Hand, rng: Random) -> c.HandCommand:
    """The first to act is all-in, the small blind folds, all others call; on the flop somebody bets an odd number of
    chips and is called, and on the turn one of them goes (PROCEDURES 5: both pots come out odd).
    """
    legal = hand.legal
    if legal is None or hand.awaiting.what is not Await.ACT:
        return random_command(hand, rng, _QUIET)
    seat, setup = legal.seat, hand.setup
    if not hand.board:
        if not any(each.all_in for each in hand.seats):
            return c.AllIn(seat)
        return c.Fold(seat) if seat == setup.blinds[0][0] else c.Call(seat)
    if Verb.BET in legal.may and legal.min_raise_to and len(hand.board) < _TURN:
        return c.Bet(seat, legal.min_raise_to + setup.chip * (2 * rng.randint(0, _MOST_ODD) + 1))
    if Verb.BET in legal.may and len(hand.board) == _TURN and legal.min_raise_to and hand.aggressor is None:
        return c.Bet(seat, legal.min_raise_to)
    if len(hand.board) == _TURN and sum(each.live and not each.all_in for each in hand.seats) > 2:
        return c.Fold(seat)
    return c.Call(seat) if Verb.CALL in legal.may else c.Check(seat)
