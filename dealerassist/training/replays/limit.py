"""Mistakes of fixed limit: the size of a bet, the cap, what half a bet opens (PROCEDURES 21, 22, 36)."""

from __future__ import annotations

from random import Random

from dealerassist.engine import FixedLimit, Hand, Refusal
from dealerassist.training.codes import MistakeCode
from dealerassist.training.replays.betting import acts, moved_to, raised
from dealerassist.training.replays.mistake import FLOP, RARE, RAREST, Mistake, Wrong, changed
from dealerassist.training.replays.steps import Dealt

_CALLS = "EventCode.calls"
_BIG_FROM = 4
"""Cards on the board with which the big bet begins."""


def _one_bet(hand: Hand) -> int:
    """What a bet is on this street."""
    limit = hand.setup.stakes.limit
    assert isinstance(limit, FixedLimit), "it is fixed limit"
    return limit.large if len(hand.board) >= _BIG_FROM else limit.small


def _over_cap(dealt: Dealt, rng: Random) -> Wrong | None:
    """One raise more than this house allows."""
    return _barred_raise(dealt, rng, Refusal.CAPPED)


def _half_bet(dealt: Dealt, rng: Random) -> Wrong | None:
    """An all-in of less than half a bet more does not open the betting for who has acted."""
    return _barred_raise(dealt, rng, Refusal.NOT_REOPENED)


def _barred_raise(dealt: Dealt, rng: Random, why: Refusal) -> Wrong | None:
    found = [i for i in acts(dealt, _CALLS) if dealt.steps[i].barred is why and dealt.fixed_limit]
    if not found:
        return None
    step = dealt.steps[at := rng.choice(found)]
    return changed(dealt, at, raised(step, step.top + _one_bet(dealt.hand_before(step))))


def _two_bets(dealt: Dealt, rng: Random) -> Wrong | None:
    """A raise by two bets at once."""
    found = [i for i in acts(dealt, "EventCode.bets", "EventCode.raises") if dealt.fixed_limit]
    if not found:
        return None
    step = dealt.steps[at := rng.choice(found)]
    assert step.least is not None, "a raise was legal"
    return changed(dealt, at, moved_to(step, 2 * step.least - step.top))


LIMIT = (
    Mistake(MistakeCode.OVER_CAP, _over_cap, "S0; S3; TDA 2024 48", (22,), goes_on=0, games=FLOP, rare=RARE),
    Mistake(MistakeCode.HALF_BET, _half_bet, "TDA 2024 47B", (21,), goes_on=0, games=FLOP, rare=RAREST),
    Mistake(MistakeCode.TWO_BETS, _two_bets, "S0; S3", (36,), goes_on=0, games=FLOP, rare=RARE),
)
