"""The pots by peeling one chip at a time, and the winners by an evaluator of other people: the slow way to pay a hand.

Nothing of the engine's pots, judging or ranking is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tests.engine.ranking.evaluators import by_phevaluator
from tests.oracle.cases import Case


@dataclass(frozen=True, slots=True)
class Peeled:
    """A pot: `places` can win it, `winners` do, in dealing order, once that is known."""

    amount: int
    places: tuple[int, ...]
    winners: tuple[int, ...] = ()


def peel(paid: Sequence[int], live: Sequence[bool], dead: int = 0) -> list[Peeled]:
    """Take one chip from everybody who has chips in, again and again (S1; PROCEDURES 7).

    Chips taken from nobody who is still in join the pot below (S1: a bet stays when its owner folds).
    """
    amounts: list[int] = []
    winners: list[tuple[int, ...]] = []
    level = 0
    while givers := [place for place, amount in enumerate(paid) if amount > level]:
        level += 1
        can_win = tuple(place for place in givers if live[place]) or (winners[-1] if winners else ())
        if not winners or winners[-1] != can_win:
            amounts.append(0)
            winners.append(can_win)
        amounts[-1] += len(givers)
    if not amounts:  # all bets went back
        return [Peeled(dead, tuple(place for place, alive in enumerate(live) if alive))]
    amounts[0] += dead
    return [Peeled(amount, places) for amount, places in zip(amounts, winners, strict=True)]


def won(case: Case, paid: Sequence[int], live: Sequence[bool], dead: int) -> list[Peeled]:
    """The pots when betting has ended, and who wins them."""
    return [Peeled(pot.amount, pot.places, winners_of(pot.places, case)) for pot in peel(paid, live, dead)]


def winners_of(places: tuple[int, ...], case: Case) -> tuple[int, ...]:
    """Who of `places` has the best hand, in dealing order (RULES 1.2-1.4, 1.8)."""
    if len(places) < 2:
        return places
    ranks = {place: by_phevaluator((*case.hole[place], *case.board)) for place in sorted(places)}
    return tuple(place for place, rank in ranks.items() if rank == max(ranks.values()))


def share_out(amount: int, winners: Sequence[int], chip: int) -> dict[int, int]:
    """Chips dealt out one by one, clockwise from the first left of the button; what is less than a chip comes first."""
    paid = dict.fromkeys(winners, 0)
    paid[winners[0]] = amount % chip
    for count in range(amount // chip):
        paid[winners[count % len(winners)]] += chip
    return paid


def remainder_to_the_first(amount: int, winners: Sequence[int], chip: int) -> dict[int, int]:
    """The other way, which no rule of ours knows: whatever cannot be split goes to one winner."""
    each = amount // chip // len(winners) * chip
    return {place: each + (amount - each * len(winners) if place == winners[0] else 0) for place in winners}
