"""How the bets of a street are parted between the pots, once somebody is all-in: what the hands must do (DISPLAY 8)."""

from __future__ import annotations

from typing import NamedTuple

from dealerassist.engine import Hand
from dealerassist.engine import commands as c
from dealerassist.engine.pots import Pot


class Parted(NamedTuple):
    """`each` chips of everybody who has a bet in front of him go into pot `number`, 0 for the main pot."""

    number: int
    each: int


def parted(hand: Hand, pots: tuple[Pot, ...]) -> Parted:
    """The first pot that gets chips of this street. Those of earlier streets lie in the middle already, and a pot that
    was closed then gets none.
    """
    before = _in_before(hand)
    totals = {seat.number: seat.total for seat in hand.seats}
    below = 0
    for number, pot in enumerate(pots):
        level = min((totals[seat] for seat in pot.eligible), default=0)
        each = max((level - max(below, before[seat]) for seat in pot.eligible), default=0)
        if each > 0:
            return Parted(number, each)
        below = level
    return Parted(0, min((totals[seat] for seat in pots[0].eligible), default=0))


def _in_before(hand: Hand) -> dict[int, int]:
    """What each seat had in the middle when the last cards were dealt, its bet not counted."""
    deals = [at for at, command in enumerate(hand.commands, 1) if isinstance(command, _DEALS)]
    then = Hand(hand.dealt_from)
    for command in hand.commands[: max(deals, default=0)]:
        then.push(command)
    return {seat.number: seat.total - seat.bet for seat in then.seats}


_DEALS = (c.Deal, c.Board, c.Draw, c.Discard)
