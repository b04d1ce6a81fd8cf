"""What looks like a mistake and is none: a trainee who stops at everything unusual is wrong, too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from dealerassist.training.codes import DealerCode, TellCode
from dealerassist.training.replays.mistake import number, places
from dealerassist.training.replays.steps import Dealt, Kind, Step
from dealerassist.views import Saying

CHIPS = (25, 100, 500, 1_000, 5_000)
"""As they lie in a rack."""
Remark = tuple[int, Step]
"""One step more, and before which one it stands."""


def with_remark(dealt: Dealt, rng: Random) -> Dealt:
    """One of those for which this hand has a place."""
    for remark in rng.sample(_REMARKS, len(_REMARKS)):
        if (found := remark(dealt, rng)) is not None:
            at, step = found
            return replace(dealt, steps=(*dealt.steps[:at], step, *dealt.steps[at:]))
    return dealt


def _acts(dealt: Dealt, code: str) -> list[int]:
    steps = dealt.steps
    return [i for i in places(dealt, Kind.ACT) if steps[i].words.code == code and not number(steps[i], "all_in")]


def _one_chip(dealt: Dealt, rng: Random) -> Remark | None:
    """Before a call it is a call."""
    at = _any(_acts(dealt, "EventCode.calls"), rng)
    if at is None:
        return None
    chip = next((chip for chip in CHIPS if chip > number(dealt.steps[at], "amount")), CHIPS[-1])
    return at, Step(Kind.SEEN, Saying.of(TellCode.ONE_CHIP, seat=number(dealt.steps[at], "seat"), a=chip))


def _says_raise(dealt: Dealt, rng: Random) -> Remark | None:
    """The word comes first, so it may be any chips."""
    at = _any(_acts(dealt, "EventCode.raises"), rng)
    if at is None:
        return None
    return at, Step(Kind.SEEN, Saying.of(TellCode.SAYS, seat=number(dealt.steps[at], "seat"), words="raise"))


def _scraps_boxed(dealt: Dealt, rng: Random) -> Remark | None:
    return places(dealt, Kind.DEAL)[0] + 1, Step(Kind.DEAL, Saying.of(DealerCode.SCRAPS_BOXED))


def _counts(dealt: Dealt, rng: Random) -> Remark | None:
    """Asked, the dealer counts an all-in, and rightly."""
    steps = dealt.steps
    found = [i for i in places(dealt, Kind.ACT) if number(steps[i], "all_in") and number(steps[i], "to") > steps[i].top]
    at = _any(found, rng)
    if at is None:
        return None
    words = Saying.of(DealerCode.COUNTS, seat=number(steps[at], "seat"), a=number(steps[at], "to"))
    return at + 1, Step(Kind.ACT, words)


def _asks_first(dealt: Dealt, rng: Random) -> Remark | None:
    """Who has to show first is asked to."""
    at = dealt.showdown
    if at is None:
        return None
    return at, Step(Kind.SHOW, Saying.of(DealerCode.ASKS_FIRST, seat=number(dealt.steps[at], "seat")))


def _takes_in_loser(dealt: Dealt, rng: Random) -> Remark | None:
    """Called and mucked before the pot is pushed."""
    pushes = places(dealt, Kind.PUSH)
    won = {number(dealt.steps[i], "seat") for i in pushes}
    losers = [seat.number for seat in dealt.hand.seats if seat.tabled and seat.number not in won]
    if not losers:
        return None
    return pushes[0], Step(Kind.SHOW, Saying.of(DealerCode.TAKES_IN, seat=rng.choice(losers)))


def _tells_pot(dealt: Dealt, rng: Random) -> Remark | None:
    """In pot limit a dealer does."""
    at = _any(places(dealt, Kind.ACT), rng) if dealt.pot_limit else None
    return None if at is None else (at, Step(Kind.ACT, Saying.of(DealerCode.TELLS_POT)))


def _any(found: Sequence[int], rng: Random) -> int | None:
    return rng.choice(found) if found else None


_REMARKS: tuple[Callable[[Dealt, Random], Remark | None], ...] = (
    _one_chip,
    _says_raise,
    _scraps_boxed,
    _counts,
    _asks_first,
    _takes_in_loser,
    _tells_pot,
)
