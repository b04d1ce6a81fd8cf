"""Mistakes of what is put in before the cards: blinds that are owed, a straddle, a short blind, the big blind's ante
(PROCEDURES 12-16).
"""

from __future__ import annotations

from random import Random

from dealerassist.engine.house import StraddleSeat
from dealerassist.training.codes import MistakeCode
from dealerassist.training.replays.betting import acts, moved_to
from dealerassist.training.replays.mistake import FLOP, RARE, RAREST, Mistake, Wrong, changed, inserted, number, places
from dealerassist.training.replays.steps import Dealt, Kind
from dealerassist.views import Saying


def _what(dealt: Dealt, *whats: str) -> list[int]:
    return [i for i in places(dealt, Kind.POST) if dealt.steps[i].words.fact("what") in whats]


def _not_posted(dealt: Dealt, rng: Random) -> Wrong | None:
    """Who owes blinds gets cards and has not put them in, or not the dead one."""
    posts = _what(dealt, "post", "dead")
    if not posts:
        return None
    seat = number(dealt.steps[posts[0]], "seat")
    posts = [i for i in posts if number(dealt.steps[i], "seat") == seat]
    gone = posts if rng.random() < 0.5 else posts[-1:]
    deal = places(dealt, Kind.DEAL)[0]
    return [step for i, step in enumerate(dealt.steps) if i not in gone], deal - len(gone)


def _no_straddle(dealt: Dealt, rng: Random) -> Wrong | None:
    """A straddle in a house that takes none."""
    setup = dealt.hand.setup
    if setup.house.straddle is not StraddleSeat.OFF or len(setup.seats) <= len(setup.blinds):
        return None
    seat = setup.seats[setup.first_to_act].number
    words = Saying.of("EventCode.straddles", seat=seat, amount=2 * setup.stakes.big_blind, what="straddle")
    return inserted(dealt, places(dealt, Kind.DEAL)[0], words, Kind.POST)


def _short_blind(dealt: Dealt, rng: Random) -> Wrong | None:
    """Who calls pays no more than what a short big blind has put in."""
    blinds = _what(dealt, "blind")
    paid, price = number(dealt.steps[blinds[-1]], "amount"), dealt.hand.setup.stakes.big_blind
    if not blinds or paid >= price:
        return None
    before_flop = next(iter(places(dealt, Kind.BOARD)), len(dealt.steps))
    calls = [i for i in acts(dealt, "EventCode.calls") if i < before_flop and dealt.steps[i].top == price]
    fresh = [i for i in calls if number(dealt.steps[i], "to") == number(dealt.steps[i], "amount")]
    return changed(dealt, fresh[0], moved_to(dealt.steps[fresh[0]], paid)) if fresh else None


def _ante_first(dealt: Dealt, rng: Random) -> Wrong | None:
    """The big blind's ante is taken before his blind, which comes out short."""
    antes, blinds = _what(dealt, "ante"), _what(dealt, "blind")
    if len(antes) != 1 or not blinds or antes[0] != blinds[-1] + 1:
        return None
    blind, ante = dealt.steps[blinds[-1]], dealt.steps[antes[0]]
    has = number(blind, "amount") + number(ante, "amount")
    full = min(dealt.hand.setup.stakes.ante, has)
    if full == number(ante, "amount"):
        return None
    told = [_amount(ante.words, full), _amount(blind.words, has - full)]
    steps = [type(blind)(Kind.POST, words) for words in told]
    return [*dealt.steps[: blinds[-1]], *steps, *dealt.steps[antes[0] + 1 :]], blinds[-1]


def _amount(words: Saying, amount: int) -> Saying:
    return Saying(words.code, tuple({**dict(words.facts), "amount": amount}.items()))


POSTING = (
    Mistake(
        MistakeCode.NOT_POSTED, _not_posted, "Robert's missed blinds; S1", (12, 13), goes_on=0, games=FLOP, rare=RAREST
    ),
    Mistake(MistakeCode.NO_STRADDLE, _no_straddle, "S1; house", (14,), goes_on=0, games=FLOP, rare=RARE),
    Mistake(MistakeCode.SHORT_BLIND, _short_blind, "Robert's; TDA 2024 54B", (15,), goes_on=0, games=FLOP, rare=RAREST),
    Mistake(MistakeCode.ANTE_FIRST, _ante_first, "TDA 2024 RP-11", (16,), goes_on=0, games=FLOP, rare=RAREST),
)
