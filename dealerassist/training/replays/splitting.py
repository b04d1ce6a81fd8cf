"""Mistakes where a pot is split: between high and low, by card, in several pots; and hands that are read as another
game's (PROCEDURES 3-5, 67).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, groupby
from random import Random

from dealerassist.cards import Card
from dealerassist.engine.ranking import Kind as Ranking
from dealerassist.engine.ranking import high
from dealerassist.training.codes import MistakeCode
from dealerassist.training.replays.mistake import (
    FLOP,
    RAREST,
    STUD,
    Mistake,
    Wrong,
    number,
    places,
    with_facts,
)
from dealerassist.training.replays.steps import Dealt, Kind, Step

Pushes = list[Step]
_MOST_RANKED = 7


def _pushed(dealt: Dealt, wrong: Callable[[Pushes], Pushes | None]) -> Wrong | None:
    """Other pushes than the right ones, to which `wrong` makes them. The first that differs is the mistake."""
    at = places(dealt, Kind.PUSH)
    right = [dealt.steps[i] for i in at]
    made = wrong(right)
    if made is None:
        return None
    first = next((i for i, (one, other) in enumerate(zip(right, made, strict=False)) if one.words != other.words), None)
    if first is None:
        return None
    return [*dealt.steps[: at[0]], *made, *dealt.steps[at[-1] + 1 :]], at[0] + first


def _amount(step: Step) -> int:
    return number(step, "amount")


def _parts(pushes: Sequence[Step]) -> tuple[Pushes, Pushes]:
    """Of one pot: the high shares, the low ones."""
    high = [step for step in pushes if step.words.fact("part") == "high"]
    return high, [step for step in pushes if step.words.fact("part") == "low"]


def _one_pot(pushes: Sequence[Step]) -> bool:
    return not any(number(step, "pot") for step in pushes)


def _low_odd_chip(dealt: Dealt, rng: Random) -> Wrong | None:
    """The odd chip of a pot that high and low share goes with the low."""

    def swapped(pushes: Pushes) -> Pushes | None:
        high, low = _parts(pushes)
        if len(pushes) != 2 or not high or not low or _amount(high[0]) == _amount(low[0]):
            return None
        return [with_facts(high[0], amount=_amount(low[0])), with_facts(low[0], amount=_amount(high[0]))]

    return _pushed(dealt, swapped)


def _thirds(dealt: Dealt, rng: Random) -> Wrong | None:
    """One high, two equal lows, or the other way round: thirds, where it is a half and two quarters."""

    def shared(pushes: Pushes) -> Pushes | None:
        high, low = _parts(pushes)
        if not _one_pot(pushes) or len(pushes) != 3 or not high or not low:
            return None
        chip, whole = dealt.hand.setup.chip, sum(map(_amount, pushes))
        each = whole // 3 // chip * chip
        return [with_facts(step, amount=each if i else whole - 2 * each) for i, step in enumerate(pushes)]

    return _pushed(dealt, shared)


def _no_low(dealt: Dealt, rng: Random) -> Wrong | None:
    """Half for the best low, though none is eight or better."""
    shown = [seat.number for seat in dealt.hand.seats if seat.tabled]

    def halved(pushes: Pushes) -> Pushes | None:
        """The one winner has all of it."""
        losers = [seat for seat in shown if seat != number(pushes[0], "seat")]
        if len(pushes) != 1 or not losers or len(dealt.hand.setup.game.parts) == 1:
            return None
        chip, whole = dealt.hand.setup.chip, _amount(pushes[0])
        low = whole // 2 // chip * chip
        first = with_facts(pushes[0], amount=whole - low, part="high")
        return [first, with_facts(pushes[0], seat=rng.choice(losers), amount=low, part="low")]

    return _pushed(dealt, halved) if not _somebody_has_a_low(dealt) else None


def _somebody_has_a_low(dealt: Dealt) -> bool:
    parts, board = dealt.hand.setup.game.parts, tuple(card for card in dealt.hand.board if card)
    hands = [seat.tabled for seat in dealt.hand.seats if seat.tabled]
    return len(parts) > 1 and any(parts[1].rank(hand, board) for hand in hands)


def _card_odd_chip(dealt: Dealt, rng: Random) -> Wrong | None:
    """In stud and razz the odd chip goes by card and suit, here to the other one."""

    def swapped(pushes: Pushes) -> Pushes | None:
        same = len({step.words.fact("part") for step in pushes}) == 1
        if len(pushes) != 2 or not _one_pot(pushes) or not same or _amount(pushes[0]) == _amount(pushes[1]):
            return None
        one, other = pushes
        return [with_facts(one, amount=_amount(other)), with_facts(other, amount=_amount(one))]

    return _pushed(dealt, swapped)


def _merged(dealt: Dealt, rng: Random) -> Wrong | None:
    """Main and side pot with the same two winners are split as one."""

    def together(pushes: Pushes) -> Pushes | None:
        pots = [list(group) for _, group in groupby(pushes, key=lambda step: number(step, "pot"))]
        winners = [[number(step, "seat") for step in pot] for pot in pots]
        alike = len(pots) == 2 and len(winners[0]) == 2 and set(winners[0]) == set(winners[1])
        if not alike or len({step.words.fact("part") for step in pushes}) > 1:
            return None
        chip, whole = dealt.hand.setup.chip, sum(map(_amount, pushes))
        low = whole // 2 // chip * chip
        got = {seat: sum(_amount(step) for step in pushes if number(step, "seat") == seat) for seat in winners[0]}
        if sorted(got.values()) == [low, whole - low]:
            return None
        main = [with_facts(step, pot=0) for step in pots[0]]
        return [with_facts(main[0], amount=whole - low), with_facts(main[1], amount=low)]

    return _pushed(dealt, together)


def _second_odd_chip(dealt: Dealt, rng: Random) -> Wrong | None:
    """Run twice, the first board is worth the odd chip; here the second one is."""

    def swapped(pushes: Pushes) -> Pushes | None:
        if len(pushes) != 2 or not _one_pot(pushes) or _amount(pushes[0]) == _amount(pushes[1]):
            return None
        one, other = pushes
        if number(one, "seat") == number(other, "seat"):
            return None
        return [with_facts(one, amount=_amount(other)), with_facts(other, amount=_amount(one))]

    return _pushed(dealt, swapped)


def _any_five(dealt: Dealt, rng: Random) -> Wrong | None:
    """Omaha read as hold'em: the best five of all cards win, where two of the hand play and three of the board."""
    game, board = dealt.hand.setup.game, tuple(card for card in dealt.hand.board if card)
    if game.parts[0].kind is not Ranking.OMAHA_HIGH or len(board) < game.board:
        return None
    worth = {seat.number: _of_all((*seat.tabled, *board)) for seat in dealt.hand.seats if seat.tabled}

    def misread(pushes: Pushes) -> Pushes | None:
        best = [seat for seat, value in worth.items() if value == max(worth.values())]
        if len(pushes) != 1 or len(worth) < 2 or len(best) != 1 or best[0] == number(pushes[0], "seat"):
            return None
        return [with_facts(pushes[0], seat=best[0])]

    return _pushed(dealt, misread)


def _of_all(cards: tuple[Card, ...]) -> int:
    """The best five of any nine: they stand in some seven."""
    return max(high(seven) for seven in combinations(cards, _MOST_RANKED))


SPLITTING = (
    Mistake(MistakeCode.LOW_ODD_CHIP, _low_odd_chip, "TDA 2024 20C", (4,), goes_on=None, rare=RAREST),
    Mistake(MistakeCode.THIRDS, _thirds, "S3; S4; TDA 2024 20C", (4,), goes_on=None, rare=RAREST),
    Mistake(MistakeCode.NO_LOW, _no_low, "S3; S4", (4, 67), goes_on=0, rare=RAREST),
    Mistake(
        MistakeCode.CARD_ODD_CHIP,
        _card_odd_chip,
        "TDA 2024 20B; Robert's ties 5b; WSOP Live 153",
        (3,),
        goes_on=None,
        games=STUD,
        rare=RAREST,
    ),
    Mistake(MistakeCode.MERGED, _merged, "TDA 2024 21", (5,), goes_on=0, games=FLOP, rare=RAREST),
    Mistake(
        MistakeCode.SECOND_ODD_CHIP,
        _second_odd_chip,
        "house: run it twice",
        (6,),
        goes_on=None,
        rare=RAREST,
        games=FLOP,
        twice=True,
    ),
    Mistake(MistakeCode.ANY_FIVE, _any_five, "S3; S4; Robert's Omaha", (67,), games=FLOP, rare=RAREST),
)
