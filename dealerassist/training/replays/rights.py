"""Mistakes about what a player may ask and what he loses: the order of the showdown, a mucked hand, an absent player,
his time, and what the house takes (PROCEDURES 54, 57, 60, 68, 69).
"""

from __future__ import annotations

from random import Random

from dealerassist.engine import QuestionCode
from dealerassist.engine.house import AskToSee, MissedBlinds
from dealerassist.engine.irregularities import Case
from dealerassist.training.codes import DealerCode, MistakeCode, TellCode
from dealerassist.training.replays.betting import acts, after_line
from dealerassist.training.replays.mistake import (
    FLOP,
    RARE,
    RAREST,
    Mistake,
    Wrong,
    asks,
    changed,
    inserted,
    number,
    places,
    with_facts,
)
from dealerassist.training.replays.steps import Dealt, Kind, Step
from dealerassist.views import Saying


def _asks_another_first(dealt: Dealt, rng: Random) -> Wrong | None:
    """Another seat is asked to show first than who has to."""
    at = dealt.showdown
    if at is None:
        return None
    first = dealt.steps[at]
    live = [seat.number for seat in dealt.hand_before(first).seats if seat.live]
    others = [seat for seat in live if seat != number(first, "seat")]
    return inserted(dealt, at, Saying.of(DealerCode.ASKS_FIRST, seat=rng.choice(others)), Kind.SHOW)


def _shows_mucked(dealt: Dealt, rng: Random) -> Wrong | None:
    """Somebody who has folded asks to see a hand that was mucked at the showdown, and the dealer turns it up."""
    mucked, pushes = places(dealt, Kind.MUCK), places(dealt, Kind.PUSH)
    folded = [number(step, "seat") for step in dealt.steps if step.words.code == "EventCode.folds"]
    if not mucked or not folded or dealt.hand.setup.house.ask_to_see is AskToSee.ANYBODY:
        return None
    seat = number(dealt.steps[rng.choice(mucked)], "seat")
    words = Saying.of(DealerCode.SHOWS_MUCKED, seat=seat, by=rng.choice(folded))
    return inserted(dealt, pushes[-1] + 1, words, Kind.SHOW)


def _absent(dealt: Dealt, rng: Random) -> Wrong | None:
    """In a tournament who is not there when the last card is dealt has a dead hand; here he plays it."""
    if dealt.hand.setup.house.missed_blinds is not MissedBlinds.DEALT:
        return None
    deal = places(dealt, Kind.DEAL)[0]
    firsts: dict[int, int] = {}
    for i in places(dealt, Kind.ACT):
        firsts.setdefault(number(dealt.steps[i], "seat"), i)
    found = [i for i in firsts.values() if dealt.steps[i].words.code != "EventCode.folds"]
    if not found:
        return None
    at = rng.choice(found)
    line = Step(Kind.SEEN, Saying.of(TellCode.COMES_LATE, seat=number(dealt.steps[at], "seat")))
    return [*dealt.steps[: deal + 1], line, *dealt.steps[deal + 1 :]], at + 1


def _time_is_up(dealt: Dealt, rng: Random) -> Wrong | None:
    """His time is up, and he faces a bet: his hand is folded, but he is let call."""
    found = acts(dealt, "EventCode.calls", "EventCode.raises")
    if not found:
        return None
    step = dealt.steps[at := rng.choice(found)]
    return after_line(dealt, at, Saying.of(TellCode.TIME_IS_UP, seat=number(step, "seat")), step)


def _wrong_rake(dealt: Dealt, rng: Random) -> Wrong | None:
    """A step too much or too little."""
    found = places(dealt, Kind.RAKE)
    if not found:
        return None
    at, step = rng.choice(found), dealt.hand.setup.house.rake_step
    right = number(dealt.steps[at], "amount")
    wrong = right + rng.choice((-1, 1)) * step
    return changed(dealt, at, with_facts(dealt.steps[at], amount=wrong)) if wrong > 0 else None


RIGHTS = (
    Mistake(MistakeCode.ASKED_ANOTHER_FIRST, _asks_another_first, "S0; S1; TDA 2024 17A", (54,)),
    Mistake(
        MistakeCode.SHOWN_MUCKED,
        _shows_mucked,
        "TDA 2024 18",
        (57,),
        asks(QuestionCode.ASK_TO_SEE),
        games=FLOP,
        rare=RAREST,
    ),
    Mistake(
        MistakeCode.ABSENT, _absent, "TDA 2024 30", (68,), asks(QuestionCode.ABSENT), goes_on=0, games=FLOP, rare=RARE
    ),
    Mistake(
        MistakeCode.TIME_IS_UP,
        _time_is_up,
        "TDA 2024 29",
        (69,),
        asks(QuestionCode.CLOCK),
        Case(facing=True),
        goes_on=0,
    ),
    Mistake(MistakeCode.WRONG_RAKE, _wrong_rake, "WSOP Live 31; house", (60,), goes_on=0, games=FLOP, rare=RARE),
)
