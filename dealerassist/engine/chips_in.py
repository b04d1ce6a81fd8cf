"""What chips and words mean that a player has put forward: for the dealer's entry (PROCEDURES 23-30, 35).

Amounts in chips; what comes back is a total on this street, as a bet, a call or a raise would leave it.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from dealerassist.engine import commands as c
from dealerassist.engine.codes import Verb
from dealerassist.engine.hand import Hand
from dealerassist.engine.house import HouseRules, StringBet


class Said(StrEnum):
    """What was said before the chips landed. The first of voice and chips binds (TDA 2024 40)."""

    NOTHING = "nothing"
    CALL = "call"
    RAISE = "raise"
    ALL_IN = "all-in"


def total_meant(hand: Hand, chips: Sequence[int], said: Said = Said.NOTHING) -> int:
    """What the seat to act has in front of it, once `chips` were put forward besides what lay there.

    chips: the value of each chip, one at least. Raises `ValueError` while nobody is to act.
    """
    legal = hand.legal
    if legal is None or not chips:
        raise ValueError("a seat puts chips forward when it is its turn")
    seat = hand.seat(legal.seat)
    total, call = seat.bet + sum(chips), seat.bet + legal.to_call
    plays = None if seat.stack is None else seat.stack - seat.aside
    if said is Said.ALL_IN or (plays is not None and sum(chips) >= plays):
        return seat.bet + (sum(chips) if plays is None else plays)
    if said is Said.CALL or legal.min_raise_to is None:
        return call
    if not legal.to_call:
        return _within(hand, max(total, legal.min_raise_to))
    if said is Said.RAISE:
        return _within(hand, max(total, legal.min_raise_to))
    if is_call(chips, legal.to_call):
        return call
    half = 2 * (total - call) >= legal.min_raise_to - call
    return _within(hand, max(total, legal.min_raise_to)) if half else call


def is_call(chips: Sequence[int], to_call: int) -> bool:
    """One chip without a word is a call; so are several of which none could be spared (TDA 2024 44, 45A)."""
    return len(chips) == 1 or sum(chips) - min(chips) < to_call


def _within(hand: Hand, total: int) -> int:
    legal = hand.legal
    most = None if legal is None else legal.max_raise_to
    return total if most is None else min(total, most)


def command_for(hand: Hand, total: int) -> c.HandCommand:
    """The act that leaves `total` in front of the seat to act. Raises `ValueError` while nobody is to act."""
    legal = hand.legal
    if legal is None:
        raise ValueError("nobody is to act")
    seat = hand.seat(legal.seat)
    if total > max(hand.bet_to, seat.bet + legal.to_call):
        return c.Bet(legal.seat, total) if Verb.BET in legal.may else c.Raise(legal.seat, total)
    return c.Call(legal.seat) if legal.to_call else c.Check(legal.seat)


def pot_in_no_limit(hand: Hand) -> int:
    """`Pot` is no bet in no limit, but it binds to a legal one: the least (TDA 2024 54D)."""
    legal = hand.legal
    if legal is None or legal.min_raise_to is None:
        raise ValueError("no bet or raise is possible")
    return legal.min_raise_to


def spoken(number: int, pot: int) -> int:
    """An ambiguous number: the highest that is no more than the pot before the bet (TDA 2024 57).

    >>> spoken(5, pot=4000), spoken(5, pot=5000)
    (500, 5000)
    """
    amount = number
    while amount * 10 <= pot:
        amount *= 10
    return amount


def string_bet(motions: Sequence[int], said_raise: bool, house: HouseRules) -> int:
    """Chips that count of those put forward in several motions, no amount being said: the first (TDA 2024 42); in
    Robert's cash games all, after the word `raise`.
    """
    return sum(motions) if said_raise and house.string_bet is StringBet.CASH else motions[0]


def binds_in_turn(told: c.HandCommand, price_then: int, price_now: int) -> bool:
    """Does an act out of turn bind when the action comes to its owner? A fold always, else while the price is the same
    (TDA 2024 53).
    """
    return isinstance(told, c.Fold) or price_then == price_now


def under_call(put: int, to_call: int, of_opener: bool, heads_up: bool) -> int | None:
    """What less than the call amounts to: a full call of the opening bet or heads-up (TDA 2024 51B); else the floor
    says (None).
    """
    if put >= to_call:
        return put
    return to_call if of_opener or heads_up else None
