"""Pots from contributions, and how a pot is split (S1; PROCEDURES 1, 2, 5, 7). Amounts in chips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dealerassist.engine.codes import Part


class Contribution(NamedTuple):
    """What one seat put in, `total` chips, and whether it can still win. A plain (seat, total, live) does as well."""

    seat: int
    total: int
    live: bool


Rows = Sequence[tuple[int, int, bool]]
"""Contributions, one a seat."""


class Share(NamedTuple):
    """A seat's part of a pot; `odd_chips` how many odd chips `amount` holds (0 or 1). `board`: 1 or 2 where it was run
    twice, else 0.
    """

    seat: int
    part: Part
    amount: int
    odd_chips: int
    board: int = 0


class Pot(NamedTuple):
    """Main pot first, then the side pots; `amount` after `raked`."""

    amount: int
    eligible: tuple[int, ...]
    shares: tuple[Share, ...] = ()
    raked: int = 0


def levels_of(contributions: Rows) -> tuple[int, ...]:
    """The all-in sizes that make layers: the different totals of the live seats, smallest first."""
    return tuple(sorted({total for _, total, live in contributions if live}))


def layer(contributions: Rows, levels: Sequence[int], dead: int = 0) -> list[Pot]:
    """The pots, main pot first; `dead` money joins the main pot.

    `levels` come from `levels_of` when betting ended; a slice that nobody can win any more joins the pot below, and
    what a folded seat put in above the highest level stays in the last pot (S1: a bet stays when its owner folds).
    """
    pots: list[Pot] = []
    eligible: tuple[int, ...]
    below = 0
    for level in levels:
        amount, eligible = dead, ()
        for seat, total, live in contributions:
            if total > below:
                amount += (total if total < level else level) - below
            if live and total >= level:
                eligible += (seat,)
        dead = 0
        below = level
        if not amount and level != levels[-1]:
            continue  # who has put in nothing yet makes no pot
        if eligible or not pots:
            pots.append(Pot(amount, eligible))
        else:
            pots[-1] = Pot(pots[-1].amount + amount, pots[-1].eligible)
    over = sum([total - below for _, total, _ in contributions if total > below])
    if over and pots:
        pots[-1] = Pot(pots[-1].amount + over, pots[-1].eligible)
    return pots


def uncalled(bets: Rows) -> tuple[int, int]:
    """(seat, excess) of the one live bet above all others; excess 0 when every bet is matched."""
    first = second = top = 0
    top_is_live = False
    for seat, total, live in bets:
        if total > first:
            first, second, top, top_is_live = total, first, seat, live
        elif total > second:
            second = total
    return (top, first - second) if top_is_live else (0, 0)


def split(amount: int, winners: Sequence[int], chip: int = 1, part: Part = Part.WHOLE) -> list[Share]:
    """Even shares in whole chips, the odd chips one each in the order of `winners` (S1; TDA 2024 20A; WSOP Live 153).

    What is smaller than a chip goes with the first share; it cannot be broken (TDA 2024 20).

    >>> [(s.seat, s.amount, s.odd_chips) for s in split(105, [8, 3], chip=5)]
    [(8, 55, 1), (3, 50, 0)]
    """
    chips, crumbs = divmod(amount, chip)
    each, odd = divmod(chips, len(winners))
    return [
        Share(seat, part, (each + (i < odd)) * chip + (crumbs if i == 0 else 0), int(i < odd))
        for i, seat in enumerate(winners)
    ]


def rake_from(pots: list[Pot], rake: int) -> list[Pot]:
    """Take `rake` from the main pot up, before anything is split (PROCEDURES 60)."""
    if not rake:
        return pots
    raked: list[Pot] = []
    for pot in pots:
        taken = min(rake, pot.amount)
        rake -= taken
        raked.append(Pot(pot.amount - taken, pot.eligible, pot.shares, taken))
    return raked
