"""The end of a hand: what everybody has, reckoned slowly, against the engine and against pokerkit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from dealerassist.engine import Result
from tests.oracle.by_card import in_odd_chip_order
from tests.oracle.differences import Kind
from tests.oracle.peeling import Peeled, remainder_to_the_first, share_out, won

if TYPE_CHECKING:
    from tests.oracle.lockstep import Lockstep

Splitter = Callable[[int, Sequence[int], int], dict[int, int]]


def paid_out(pots: Sequence[Peeled], chip: int, split: Splitter = share_out) -> dict[int, int]:
    """Chips by place."""
    paid: dict[int, int] = {}
    for pot in pots:
        high, low = halves(pot, chip)
        shares = [split(high, pot.winners, chip), *([split(low, pot.lows, chip)] if pot.lows else [])]
        for place, amount in (one for share in shares for one in share.items()):
            paid[place] = paid.get(place, 0) + amount
    return paid


def halves(pot: Peeled, chip: int) -> tuple[int, int]:
    """What goes high and what low: the odd chip high (TDA 2024 20C)."""
    low = pot.amount // chip // 2 * chip if pot.lows else 0
    return pot.amount - low, low


def compare_the_end(game: Lockstep) -> None:
    """Raises where anybody has something else at the end, but for the listed differences."""
    result = game.hand.result
    assert result is not None
    compare_with_the_engine(game, result)
    compare_with_pokerkit(game)


def compare_with_the_engine(game: Lockstep, result: Result) -> None:
    """Payouts, returned bets, stacks and odd chips, as the peeled pots and phevaluator have them."""
    case, book = game.case, game.book
    numbers = [seat.number for seat in case.setup.seats]
    pots = in_odd_chip_order(case, game.held, game.pots())
    paid = paid_out(pots, case.setup.chip)
    returned = {numbers[place]: amount for place, amount in enumerate(book.returned) if amount}
    stacks = {n: book.stacks[p] + book.aside[p] + paid.get(p, 0) for p, n in enumerate(numbers)}
    payouts = {numbers[place]: amount for place, amount in paid.items() if amount}
    game.same("payouts", {seat: amount for seat, amount in result.payouts.items() if amount}, payouts)
    game.same("returned", result.returned, returned)
    game.same("stacks at the end", result.stacks, stacks)
    game.same("no chip is made or lost", sum(stacks.values()), sum(book.started) + sum(book.aside))
    if len(result.pots) == len(pots):  # nobody mucked, or it made no odds
        odd = [sum(share.odd_chips for share in pot.shares) for pot in result.pots]
        rest = [odd_chips(pot, case.setup.chip) for pot in pots]
        game.same("odd chips of each pot", odd, rest)


def odd_chips(pot: Peeled, chip: int) -> int:
    """How many chips of the pot cannot be split."""
    high, low = halves(pot, chip)
    return high // chip % len(pot.winners) + (low // chip % len(pot.lows) if pot.lows else 0)


def _side_lows(pots: Sequence[Peeled]) -> list[Peeled]:
    """Their way: once anybody has a low, every pot is halved; where nobody in it has one, all in it share that half."""
    if not any(pot.lows for pot in pots):
        return list(pots)
    return [pot if pot.lows or len(pot.places) < 2 else replace(pot, lows=pot.places) for pot in pots]


def compare_with_pokerkit(game: Lockstep) -> None:
    """Its pots and stacks are ours; where it differs in a listed way, they are exactly what that way gives."""
    case, book, witness = game.case, game.book, game.witness
    in_pots, stacks = list(book.in_pots), list(book.stacks)
    for place, excess in witness.overbets:
        in_pots[place] -= excess
        stacks[place] += excess
        game.seen[Kind.FOLDED_OVERBET] += 1
    pots = won(case, game.held, in_pots, book.live, book.dead)
    if witness.pots is not None:
        theirs = [(pot.amount, pot.places) for pot in witness.pots]
        game.same("pots, peeled and pokerkit", [(pot.amount, pot.places) for pot in pots], theirs)
    chip = case.setup.chip
    best = {place for pot in pots for place in (*pot.winners, *pot.lows)}
    merged = won(case, game.held, in_pots, [place in best for place in range(book.count)], book.dead)
    by_rule, their_way = paid_out(pots, chip), paid_out(_side_lows(merged), chip, remainder_to_the_first)
    expected = [chips + their_way.get(place, 0) for place, chips in enumerate(stacks)]
    game.same("stacks at the end, reckoned pokerkit's way and pokerkit", expected, witness.stacks)
    if paid_out(in_odd_chip_order(case, game.held, pots), chip) != by_rule:
        game.seen[Kind.ODD_BY_CARD] += 1
    if _side_lows(merged) != merged:
        game.seen[Kind.SIDE_LOW] += 1
    elif by_rule != their_way:
        odd, together = paid_out(pots, chip, remainder_to_the_first), paid_out(merged, chip)
        if odd != by_rule or together == by_rule:
            game.seen[Kind.ODD_CHIPS] += 1
        if together != by_rule or odd == by_rule:
            game.seen[Kind.UNMERGED] += 1
