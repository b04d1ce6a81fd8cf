"""The pots by peeling one chip at a time, and the winners by an evaluator of other people: the slow way to pay a hand.

Nothing of the engine's pots, judging or ranking is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from dealerassist.cards import Card
from dealerassist.engine.ranking import Kind
from tests.engine.ranking.evaluators import by_phevaluator
from tests.engine.ranking.plain import plain_rank
from tests.oracle.cases import Case


@dataclass(frozen=True, slots=True)
class Peeled:
    """A pot: `places` can win it, `winners` do, in dealing order, once that is known; `lows` win the low half."""

    amount: int
    places: tuple[int, ...]
    winners: tuple[int, ...] = ()
    lows: tuple[int, ...] = ()


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


Held = Sequence[Sequence[Card]]
"""By place, the cards that the hand ends with."""


def won(case: Case, held: Held, paid: Sequence[int], live: Sequence[bool], dead: int) -> list[Peeled]:
    """The pots when betting has ended, and who wins them."""
    pots = []
    for pot in peel(paid, live, dead):
        (_, first), *others = case.shape.parts
        lows = winners_of(pot.places, case, held, others[0][1]) if others and len(pot.places) > 1 else ()
        pots.append(Peeled(pot.amount, pot.places, winners_of(pot.places, case, held, first), lows))
    return pots


def winners_of(places: tuple[int, ...], case: Case, held: Held, kind: Kind) -> tuple[int, ...]:
    """Who of `places` has the best hand of the kind, in dealing order (RULES 1.2-1.4, 1.8)."""
    if len(places) < 2:
        return places
    judge = _holdem if case.setup.game.name == "holdem" else _plainly
    ranks = {place: judge(kind, tuple(held[place]), case.board) for place in sorted(places)}
    best = max((rank for rank in ranks.values() if rank is not None), default=None)
    return tuple(place for place, rank in ranks.items() if rank is not None and rank == best)


@lru_cache(256)
def _plainly(kind: Kind, hole: tuple[Card, ...], board: tuple[Card, ...]) -> tuple[int, ...] | None:
    return plain_rank(kind, hole, board)


def _holdem(kind: Kind, hole: Sequence[Card], board: Sequence[Card]) -> tuple[int, ...]:
    return (by_phevaluator((*hole, *board)),)


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
