"""What is pushed, in the order of pushing: the last side pot first, the high half before the low one (DISPLAY 8)."""

from __future__ import annotations

from typing import NamedTuple

from dealerassist.engine import Await, Hand, Part
from dealerassist.engine import commands as c
from dealerassist.engine.pots import Pot, Share
from dealerassist.table.implying import copy_of


class Push(NamedTuple):
    """Chips that go to one seat in one movement. number: the pot's, 0 for the main pot. shares: one; all of the pot
    where one seat wins both halves.
    """

    number: int
    pot: Pot
    shares: tuple[Share, ...]

    @property
    def seat(self) -> int:
        """To whom."""
        return self.shares[0].seat

    @property
    def part(self) -> Part:
        """For which part of the pot; of a scoop the first."""
        return self.shares[0].part

    @property
    def board(self) -> int:
        """1 or 2 where it was run twice and the seat gets a share of this board only; else 0."""
        boards = {share.board for share in self.shares}
        return boards.pop() if len(boards) == 1 else 0

    @property
    def amount(self) -> int:
        """In chips."""
        return sum(share.amount for share in self.shares)

    @property
    def alike(self) -> tuple[Share, ...]:
        """The shares of the same part of the pot, on the same board."""
        mine = self.shares[0]
        return tuple(share for share in self.pot.shares if (share.part, share.board) == (mine.part, mine.board))


def award_pots(hand: Hand) -> tuple[Pot, ...]:
    """The pots with their shares, before they are pushed; none while a winner is not known."""
    if hand.result is not None:
        return hand.result.pots
    if hand.awaits is not Await.AWARD:
        return ()
    trial = copy_of(hand)
    trial.push(c.Award())
    return trial.result.pots if trial.result else ()


def pushes(hand: Hand, counted: bool) -> tuple[Push, ...]:
    """All of them. counted: has every amount been counted? Then a winner to whom a pot of few chips leaves none is
    pushed none.
    """
    found: list[Push] = []
    for number, pot in reversed(tuple(enumerate(award_pots(hand)))):
        scooped = len({share.seat for share in pot.shares}) == 1
        found += [Push(number, pot, pot.shares)] if scooped else [Push(number, pot, (share,)) for share in pot.shares]
    paying = tuple(push for push in found if push.amount or not counted)
    return paying or tuple(found)


def no_low(hand: Hand, push: Push) -> bool:
    """Does the best high take a pot whole, because nobody has a low? (RULES 5)"""
    parts = [rule.part for rule in hand.setup.game.parts]
    return Part.LOW in parts[1:] and push.part is Part.WHOLE and len(push.pot.eligible) > 1
