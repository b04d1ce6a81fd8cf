"""Mistakes about what chips amount to that come without a word, and what an all-in is (PROCEDURES 23, 24, 26, 31).

What chips mean is the engine's `chips_in`'s to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from dealerassist.engine import Hand
from dealerassist.engine.chips_in import is_call, total_meant
from dealerassist.training.codes import DealerCode, MistakeCode, TellCode
from dealerassist.training.replays.betting import acts, after_line, moved_to, raised
from dealerassist.training.replays.mistake import FLOP, RARE, RAREST, Mistake, Wrong, inserted, number, places
from dealerassist.training.replays.remarks import CHIPS
from dealerassist.training.replays.steps import Dealt, Kind, Step
from dealerassist.views import Saying

_CALLS, _RAISES = "EventCode.calls", "EventCode.raises"
_MOST_CHIPS = 8

Chips = tuple[int, ...]
Fits = Callable[[Hand, Chips, int], bool]
"""(the hand, chips that are put forward, what was in front of the seat before)"""


def _piles(smallest: int) -> Iterator[Chips]:
    """One large chip and some small ones, or some alike; none that is smaller than the smallest in play."""
    chips = [chip for chip in CHIPS if chip >= smallest]
    for chip in chips:
        for count in range(2, _MOST_CHIPS + 1):
            yield (chip,) * count
        for small in chips:
            if small < chip:
                for count in range(1, _MOST_CHIPS):
                    yield (chip, *(small,) * count)


def _put_forward(dealt: Dealt, rng: Random, fits: Fits) -> Wrong | None:
    """Chips whose meaning the engine knows; the act that is let pass is the other one."""
    found = [i for i in acts(dealt, _CALLS, _RAISES) if dealt.steps[i].least is not None and not dealt.fixed_limit]
    for at in rng.sample(found, len(found)):
        step = dealt.steps[at]
        hand = dealt.hand_before(step)
        before = hand.seat(number(step, "seat")).bet
        piles = [pile for pile in _piles(hand.setup.chip) if fits(hand, pile, before) and _is_bet(hand, pile)]
        if piles:
            pile = rng.choice(piles)
            line = Saying.of(TellCode.PUTS_FORWARD, seat=number(step, "seat"), chips=_told(pile))
            return after_line(dealt, at, line, _other(hand, step, pile, before))
    return None


def _told(pile: Chips) -> str:
    return ", ".join(f"{pile.count(chip)} x {chip:,}" for chip in dict.fromkeys(pile))


def _is_bet(hand: Hand, pile: Chips) -> bool:
    """It is no call of less, not all of his chips, and he has enough of them for a raise."""
    legal = hand.legal
    assert legal is not None, "a seat is to act"
    now = hand.seat(legal.seat)
    rich = now.stack is None or now.bet + now.stack > max(legal.min_raise_to or 0, now.bet + sum(pile))
    return sum(pile) >= legal.to_call and rich


def _other(hand: Hand, step: Step, pile: Chips, before: int) -> Step:
    """A call where it was a raise, and the other way round: to the least that a raise may be."""
    least = step.least or 0
    if total_meant(hand, pile) > step.top:
        return _called(step)
    return raised(step, max(least, before + sum(pile)))


def _called(step: Step) -> Step:
    if step.words.code == _CALLS:
        return step
    moved = moved_to(step, step.top)
    facts = {**dict(moved.words.facts), "verb": "call"}
    return Step(step.kind, Saying(_CALLS, tuple(facts.items())), step.after, step.top, step.least)


def _half(dealt: Dealt, rng: Random) -> Wrong | None:
    """Half of the least raise or more is a raise; here it is let pass as a call."""

    def fits(hand: Hand, pile: Chips, before: int) -> bool:
        return not before and total_meant(hand, pile) > hand.bet_to

    return _put_forward(dealt, rng, fits)


def _less_than_half(dealt: Dealt, rng: Random) -> Wrong | None:
    """Less than half of the least raise is a call; here it is let pass as a raise."""

    def fits(hand: Hand, pile: Chips, before: int) -> bool:
        to_call = hand.bet_to - before
        more = sum(pile) > to_call and not is_call(pile, to_call)
        return not before and more and total_meant(hand, pile) == hand.bet_to

    return _put_forward(dealt, rng, fits)


def _none_to_spare(dealt: Dealt, rng: Random) -> Wrong | None:
    """Chips of which none could be left out are a call; here they are let pass as a raise."""

    def fits(hand: Hand, pile: Chips, before: int) -> bool:
        half = hand.legal is not None and 2 * (sum(pile) - hand.bet_to) >= (hand.legal.min_raise_to or 0) - hand.bet_to
        return not before and half and is_call(pile, hand.bet_to)

    return _put_forward(dealt, rng, fits)


def _prior_chips(dealt: Dealt, rng: Random) -> Wrong | None:
    """Chips that lie there already count with the new ones; here they are left out of the sum, or counted twice."""

    def fits(hand: Hand, pile: Chips, before: int) -> bool:
        if not before or len(pile) < 2 or hand.legal is None:
            return False
        alone = sum(pile) - hand.bet_to
        least = (hand.legal.min_raise_to or 0) - hand.bet_to
        return 2 * alone < least and total_meant(hand, pile) > hand.bet_to

    return _put_forward(dealt, rng, fits)


def _miscounts(dealt: Dealt, rng: Random) -> Wrong | None:
    """Who asks is told another amount than the all-in is; the true one has to be called in any case."""
    steps, chip = dealt.steps, dealt.hand.setup.chip
    found = [i for i in places(dealt, Kind.ACT) if number(steps[i], "all_in") and number(steps[i], "to") > steps[i].top]
    if not found:
        return None
    at = rng.choice(found)
    to = number(steps[at], "to")
    wrong = to + rng.choice((-1, 1)) * max(chip, to // (10 * chip) * chip)
    words = Saying.of(DealerCode.COUNTS, seat=number(steps[at], "seat"), a=wrong)
    return inserted(dealt, at + 1, words, Kind.ACT) if wrong > 0 else None


CHIPS_IN = (
    Mistake(MistakeCode.HALF_IS_RAISE, _half, "TDA 2024 43A, 45B", (23,), goes_on=0, games=FLOP, rare=RARE),
    Mistake(MistakeCode.LESS_IS_CALL, _less_than_half, "TDA 2024 43A, 45B", (23,), goes_on=0, games=FLOP, rare=RARE),
    Mistake(MistakeCode.NONE_TO_SPARE, _none_to_spare, "TDA 2024 45A", (24,), goes_on=0, games=FLOP, rare=RAREST),
    Mistake(MistakeCode.PRIOR_CHIPS, _prior_chips, "TDA 2024 46", (26,), goes_on=0, games=FLOP),
    Mistake(MistakeCode.MISCOUNT, _miscounts, "TDA 2024 49, 60", (31,), games=FLOP, rare=RARE),
)
