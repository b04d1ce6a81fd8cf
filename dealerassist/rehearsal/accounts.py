"""What players have done in a hand, act by act, so that two accounts of it can be compared: how it was told does not
matter. Any game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from dealerassist.engine import Await, Hand
from dealerassist.engine import commands as c

BETS = (c.Fold, c.Check, c.Call, c.BringIn, c.Complete, c.Bet, c.Raise, c.AllIn)


class Kind(StrEnum):
    """What sort of thing a player does."""

    BET = "bet"
    """He folds, checks, calls, brings in, bets or raises."""
    DRAW = "draw"
    DISCARD = "discard"
    DECLARE = "declare"
    GIVE_UP = "give-up"
    """His hand is mucked at the showdown, or dead."""


@dataclass(frozen=True, slots=True)
class Done:
    """One act of a seat. live: is it in the hand then? chips: all that it has put in then, in a draw how many cards it
    takes. to: what it has in front of it on the street then. wagers: is that a bet or a raise? all_in: has it no chips
    left? How it was said makes no difference.
    """

    seat: int
    kind: Kind
    live: bool
    chips: int
    to: int = 0
    wagers: bool = False
    all_in: bool = False

    @property
    def uncounted(self) -> Done:
        """The same where nobody counts: who bets and who calls is known, not how much."""
        return replace(self, chips=0, to=0, all_in=False) if self.kind is Kind.BET else self


def account_of(hand: Hand, commands: Iterable[c.HandCommand] | None = None) -> tuple[Done, ...]:
    """What was done in it so far, as its commands stand, or these instead."""
    account = Account(Hand(hand.dealt_from))
    for command in hand.commands if commands is None else commands:
        account.tell(command)
    return tuple(account.done)


class Account:
    """Tell it commands of a hand; `done` is what players have done."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.done: list[Done] = []

    def tell(self, command: c.HandCommand) -> None:
        """It happens."""
        match command:
            case c.Discard(seat) | c.Draw(seat) if self.hand.awaits is Await.DRAW:
                if seat not in self.hand.owed_cards:
                    self.done.append(Done(seat, Kind.DRAW, True, command.count))
                self.hand.push(command)
            case c.Discard(seat):
                self.hand.push(command)
                self.done.append(Done(seat, Kind.DISCARD, True, command.count))
            case c.In(seat) | c.Out(seat) | c.Late(seat):
                self.hand.push(command)
                self.done.append(Done(seat, Kind.DECLARE, self.hand.seat(seat).live, 0))
            case c.Muck(seat) | c.Kill(seat):
                self.hand.push(command)
                self.done.append(Done(seat, Kind.GIVE_UP, False, 0))
            case c.Restore(seat):
                self.hand.push(command)
                self._is_in_after_all(seat)
            case c.SeatAct(seat) if isinstance(command, BETS):
                self._bets(seat, command)
            case _:
                self.hand.push(command)

    def _bets(self, seat: int, command: c.HandCommand) -> None:
        before, bet_to = self.hand.seat(seat), self.hand.bet_to
        self.hand.push(command)
        now = self.hand.seat(seat)
        to = before.bet + now.total - before.total
        wagers = to > bet_to and not isinstance(command, c.BringIn)
        self.done.append(Done(seat, Kind.BET, now.live, now.total, to, wagers, now.all_in))

    def _is_in_after_all(self, seat: int) -> None:
        at = max((at for at, each in enumerate(self.done) if each.seat == seat and not each.live), default=None)
        if at is not None:
            del self.done[at]


def still_to_tell(told: Iterable[Done], really: Iterable[Done], counted: bool = True) -> list[Done] | None:
    """What has happened and was not told yet; None where something was told that is not so. Who discards or declares
    first does not matter; nor, where amounts are not `counted`, what they are.
    """
    left = list(really)
    for each in told:
        ahead = [other for other in left if other.kind is each.kind] if each.kind in _ANY_ORDER else left[:1]
        found = next((other for other in ahead if _alike(each, other, counted)), None)
        if found is None:
            return None
        left.remove(found)
    return left


def _alike(told: Done, really: Done, counted: bool) -> bool:
    return told == really if counted else told.uncounted == really.uncounted


def first_wrong(told: Sequence[Done], really: Sequence[Done], counted: bool = True) -> tuple[Done, Done | None] | None:
    """The first thing that was told and is not so, and what the same seat has really done then, if anything."""
    for at, each in enumerate(told):
        if still_to_tell(told[: at + 1], really, counted) is None:
            left = still_to_tell(told[:at], really, counted) or []
            return each, left[0] if left and left[0].seat == each.seat else None
    return None


_ANY_ORDER = {Kind.DISCARD, Kind.DECLARE, Kind.GIVE_UP}
