"""Mistakes of draw games: how many cards are exchanged, a card turned up, the short stub, openers (PROCEDURES 66;
RULES 8.2).
"""

from __future__ import annotations

from random import Random

from dealerassist.engine import QuestionCode
from dealerassist.engine.irregularities import Case
from dealerassist.training.codes import DealerCode, MistakeCode
from dealerassist.training.replays.mistake import (
    DRAW,
    RARE,
    RAREST,
    Mistake,
    Wrong,
    asks,
    changed,
    inserted,
    number,
    one_of,
    places,
    with_facts,
)
from dealerassist.training.replays.steps import Dealt, Kind
from dealerassist.views import Saying

_SHOWS_OPENERS = Saying.of(DealerCode.SHOWS_OPENERS).code
_SHUFFLES = Saying.of(DealerCode.SHUFFLES_DISCARDS).code


def _wrong_draw(dealt: Dealt, rng: Random) -> Wrong | None:
    """Not as many as were discarded."""
    at = one_of(dealt, Kind.DRAW, rng)
    if at is None:
        return None
    right = number(dealt.steps[at], "number")
    return changed(dealt, at, with_facts(dealt.steps[at], number=right + 1 if right == 1 else right - 1))


def _too_many(dealt: Dealt, rng: Random) -> Wrong | None:
    """More than this house lets exchange."""
    most, found = dealt.hand.setup.house.draw_exchange, places(dealt, Kind.DRAW)
    if not found or most >= dealt.hand.setup.game.hole:
        return None
    at = rng.choice(found) - 1
    return changed(dealt, at, with_facts(dealt.steps[at], number=rng.randint(most + 1, dealt.hand.setup.game.hole)))


def _exposed(dealt: Dealt, rng: Random) -> Wrong | None:
    """A card turned up in the draw is replaced at once."""
    at = one_of(dealt, Kind.DRAW, rng)
    if at is None:
        return None
    words = Saying.of(DealerCode.REPLACES_AT_ONCE, seat=number(dealt.steps[at], "seat"))
    return inserted(dealt, at + 1, words, Kind.DRAW)


def _not_shuffled(dealt: Dealt, rng: Random) -> Wrong | None:
    """The stub does not last, and is dealt to its last card."""
    found = [i for i in places(dealt, Kind.STUB) if dealt.steps[i].words.code == _SHUFFLES]
    return changed(dealt, rng.choice(found)) if found else None


def _no_openers(dealt: Dealt, rng: Random) -> Wrong | None:
    """Nobody called who opened, and he does not show what he opened with."""
    found = [i for i in places(dealt, Kind.SHOW) if dealt.steps[i].words.code == _SHOWS_OPENERS]
    pushes = places(dealt, Kind.PUSH)
    if not found or any(seat.tabled for seat in dealt.hand.seats):
        return None
    steps, _ = changed(dealt, found[0])
    return steps, pushes[0] - 1


DRAWING = (
    Mistake(MistakeCode.WRONG_DRAW, _wrong_draw, "S3; Robert's draw", (66,), goes_on=0, games=DRAW, rare=RARE),
    Mistake(MistakeCode.TOO_MANY_EXCHANGED, _too_many, "S3", (66,), goes_on=0, games=DRAW, rare=RARE),
    Mistake(
        MistakeCode.EXPOSED_IN_DRAW,
        _exposed,
        "Robert's lowball and draw; TDA 2024 RP-17",
        (66,),
        asks(QuestionCode.EXPOSED_DRAW),
        Case(),
        games=DRAW,
        rare=RARE,
    ),
    Mistake(MistakeCode.NOT_SHUFFLED, _not_shuffled, "Robert's draw", (66,), goes_on=0, games=DRAW, rare=RARE),
    Mistake(MistakeCode.NO_OPENERS, _no_openers, "S0; S3", (66,), games=DRAW, rare=RAREST),
)
