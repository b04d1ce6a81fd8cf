"""Mistakes in the betting: who acts, what a bet, a call and a raise must be, what chips and words bind to (PROCEDURES
8-11, 17-20, 25-30, 32-36).
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from dealerassist.engine import Refusal
from dealerassist.training.codes import DealerCode, MistakeCode, TellCode
from dealerassist.training.replays.mistake import (
    FLOP,
    RARE,
    RAREST,
    WITH_BUTTON,
    Mistake,
    Wrong,
    changed,
    inserted,
    number,
    places,
    with_facts,
)
from dealerassist.training.replays.remarks import CHIPS
from dealerassist.training.replays.steps import Dealt, Kind, Step, is_call_or_fold
from dealerassist.views import Saying

_RAISES, _BETS, _CALLS = "EventCode.raises", "EventCode.bets", "EventCode.calls"


def acts(dealt: Dealt, *codes: str) -> list[int]:
    """Where somebody does that without being all-in, and nothing was said or shown before it."""
    steps = dealt.steps
    own = (i for i in places(dealt, Kind.ACT) if steps[i - 1].kind is not Kind.SEEN)
    return [i for i in own if steps[i].words.code in codes and not number(steps[i], "all_in")]


def _wrong_blind(dealt: Dealt, rng: Random) -> Wrong | None:
    """The big blind is posted by another seat than the next one."""
    posts = [i for i in places(dealt, Kind.POST) if dealt.steps[i].words.fact("what") == "blind"]
    if len(posts) != 2:
        return None
    taken = {number(dealt.steps[i], "seat") for i in posts}
    others = [seat.number for seat in dealt.hand.seats if seat.number not in taken]
    return changed(dealt, posts[1], with_facts(dealt.steps[posts[1]], seat=rng.choice(others))) if others else None


def _out_of_turn(dealt: Dealt, rng: Random) -> Wrong | None:
    """Two who call, check or fold act in the wrong order, and nobody says anything."""
    steps = dealt.steps
    pairs = [i for i in range(len(steps) - 1) if is_call_or_fold(steps[i]) and is_call_or_fold(steps[i + 1])]
    if not pairs:
        return None
    at = rng.choice(pairs)
    return [*steps[:at], steps[at + 1], steps[at], *steps[at + 2 :]], at


def _short_raise(dealt: Dealt, rng: Random) -> Wrong | None:
    """A bet or a raise is accepted as it stands, though it is too small and nobody is all-in."""
    chip = dealt.hand.setup.chip
    found = [i for i in acts(dealt, _BETS, _RAISES) if (dealt.steps[i].least or 0) - chip > dealt.steps[i].top]
    if not found:
        return None
    step = dealt.steps[at := rng.choice(found)]
    assert step.least is not None, "a raise was legal"
    return changed(dealt, at, moved_to(step, rng.randrange(step.top + chip, step.least, chip)))


def moved_to(step: Step, to: int) -> Step:
    """The same act to another total."""
    return with_facts(step, to=to, amount=number(step, "amount") + to - number(step, "to"))


def _short_call(dealt: Dealt, rng: Random) -> Wrong | None:
    chip = dealt.hand.setup.chip
    found = [i for i in acts(dealt, _CALLS) if number(dealt.steps[i], "amount") > chip]
    if not found:
        return None
    step = dealt.steps[at := rng.choice(found)]
    lacks = rng.randrange(chip, number(step, "amount"), chip)
    return changed(dealt, at, moved_to(step, number(step, "to") - lacks))


def _closed_raise(dealt: Dealt, rng: Random) -> Wrong | None:
    """A seat that faces less than a full raise in all raises again."""
    found = [i for i in acts(dealt, _CALLS) if dealt.steps[i].barred is Refusal.NOT_REOPENED]
    if not found or dealt.fixed_limit:
        return None
    step = dealt.steps[at := rng.choice(found)]
    return changed(dealt, at, raised(step, 2 * step.top))


def raised(step: Step, to: int) -> Step:
    """A raise to so much in the place of a call."""
    moved = moved_to(step, to)
    return replace(step, words=Saying(_RAISES, tuple({**dict(moved.words.facts), "verb": "raise"}.items())))


def _over_pot(dealt: Dealt, rng: Random) -> Wrong | None:
    """In pot limit; by so much that no way of counting the pot allows it."""
    found = [i for i in acts(dealt, _BETS, _RAISES) if dealt.steps[i].pot_limit is not None]
    if not found:
        return None
    step = dealt.steps[at := rng.choice(found)]
    assert step.pot_limit is not None, "it is pot limit"
    chip = dealt.hand.setup.chip
    over = chip * max(1, rng.randint(1, 4) * step.pot_limit // (8 * chip))
    return changed(dealt, at, moved_to(step, step.pot_limit + over))


def _one_chip(dealt: Dealt, rng: Random) -> Wrong | None:
    """A single chip without a word is a call, however large it is."""
    if dealt.fixed_limit:
        return None
    found = [
        (i, chip)
        for i in acts(dealt, _RAISES)
        for chip in CHIPS
        if number(dealt.steps[i], "to") - number(dealt.steps[i], "amount") + chip >= (dealt.steps[i].least or 0)
    ]
    if not found:
        return None
    at, chip = rng.choice(found)
    step = dealt.steps[at]
    raised = moved_to(step, number(step, "to") - number(step, "amount") + chip)
    return after_line(dealt, at, Saying.of(TellCode.ONE_CHIP, seat=number(step, "seat"), a=chip), raised)


def _string_bet(dealt: Dealt, rng: Random) -> Wrong | None:
    """Chips for a call, then more from the stack, without a word."""
    found = [i for i in acts(dealt, _RAISES) if to_call(dealt.steps[i])]
    if not found or dealt.fixed_limit:  # there half a bet more may be a raise
        return None
    step = dealt.steps[at := rng.choice(found)]
    line = Saying.of(TellCode.GOES_BACK, seat=number(step, "seat"), a=to_call(step))
    return after_line(dealt, at, line, step)


def to_call(step: Step) -> int:
    """What the seat had to add for a call."""
    return step.top - (number(step, "to") - number(step, "amount"))


def _word_binds(dealt: Dealt, rng: Random) -> Wrong | None:
    """Who has said call has called."""
    found = [i for i in acts(dealt, _RAISES) if to_call(dealt.steps[i])]
    if not found:
        return None
    step = dealt.steps[at := rng.choice(found)]
    return after_line(dealt, at, Saying.of(TellCode.SAYS, seat=number(step, "seat"), words="call"), step)


def after_line(dealt: Dealt, at: int, line: Saying, step: Step) -> Wrong:
    """What is seen before the act; the act that is let pass is the wrong step."""
    return [*dealt.steps[:at], Step(Kind.SEEN, line), step, *dealt.steps[at + 1 :]], at + 1


def _not_returned(dealt: Dealt, rng: Random) -> Wrong | None:
    """What nobody called is pulled in with the rest, where hands are shown for it."""
    returned, shown = places(dealt, Kind.RETURN), places(dealt, Kind.SHOW)
    collected = [i for i in places(dealt, Kind.COLLECT) if returned and i > returned[0]]
    if not shown or not collected:
        return None
    steps, _ = changed(dealt, returned[0])
    return steps, collected[0] - 1


def _tells_the_pot(dealt: Dealt, rng: Random) -> Wrong | None:
    """Only in pot limit a dealer does; in no limit the word pot is no bet, and nothing to be counted."""
    found = [] if dealt.pot_limit else acts(dealt, _CALLS, _BETS, _RAISES)
    if not found:
        return None
    step = dealt.steps[at := rng.choice(found)]
    steps, at = inserted(dealt, at, Saying.of(DealerCode.TELLS_POT), Kind.ACT)
    if step.words.code == _CALLS or not dealt.no_limit:
        return steps, at
    said = Step(Kind.SEEN, Saying.of(TellCode.SAYS, seat=number(step, "seat"), words="pot"))
    return [*steps[:at], said, *steps[at:]], at + 1


BETTING = (
    Mistake(MistakeCode.WRONG_BLIND, _wrong_blind, "TDA 2024 32, 34B", (8, 9, 10), goes_on=0, games=WITH_BUTTON),
    Mistake(MistakeCode.OUT_OF_TURN, _out_of_turn, "TDA 2024 40, 53", (29,)),
    Mistake(MistakeCode.SHORT_RAISE, _short_raise, "S1; TDA 2024 43", (17, 18, 36), goes_on=0),
    Mistake(MistakeCode.SHORT_CALL, _short_call, "TDA 2024 51B, 52A", (30,), goes_on=0),
    Mistake(MistakeCode.CLOSED_RAISE, _closed_raise, "TDA 2024 47A", (19, 20), goes_on=0, games=FLOP, rare=RAREST),
    Mistake(MistakeCode.OVER_POT, _over_pot, "TDA 2024 52B, 54A, 54B", (32, 33, 34), goes_on=0, games=FLOP, rare=RARE),
    Mistake(MistakeCode.ONE_CHIP, _one_chip, "TDA 2024 44", (25,), goes_on=0, rare=RARE),
    Mistake(MistakeCode.STRING_BET, _string_bet, "TDA 2024 42, 56", (27,), goes_on=0, rare=RAREST),
    Mistake(MistakeCode.WORD_BINDS, _word_binds, "TDA 2024 40, 43B", (28,), goes_on=0, rare=RARE),
    Mistake(MistakeCode.NOT_RETURNED, _not_returned, "S1; TDA 2024 16", (7,), goes_on=0, rare=RARE),
    Mistake(MistakeCode.TELLS_POT, _tells_the_pot, "TDA 2024 54A", (32, 35)),
)
