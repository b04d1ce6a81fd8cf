"""What a mistake is: how a right hand is made wrong at one step, which rule that breaks, what the floor is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from dealerassist.engine import QuestionCode
from dealerassist.engine.irregularities import Case
from dealerassist.training.codes import MistakeCode
from dealerassist.training.replays.steps import Dealt, Family, Kind, Step
from dealerassist.views import Saying
from dealerassist.views.saying import Fact

Wrong = tuple[list[Step], int]
"""The steps, and which of them, from 0, is the first wrong one."""


def _asks_nothing(steps: Sequence[Step], at: int) -> QuestionCode | None:
    return None


RARE, RAREST = 10, 1_000
"""Of mistakes that few hands have a place for, and hardly any."""
FLOP = frozenset({Family.FLOP})
STUD = frozenset({Family.STUD})
DRAW = frozenset({Family.DRAW})
WITH_BUTTON = FLOP | DRAW
ANY_GAME = FLOP | STUD | DRAW


@dataclass(frozen=True, slots=True)
class Mistake:
    """A row. `make` gives None where this hand has no place for it. `source` of the rule that it breaks, `rows` of
    PROCEDURES that it tells. `asks`: what the floor is then asked, of which `case`; `goes_on`: how many steps are shown
    after it at most, None: all; none where what follows would not fit any more. `rare`: so much more often it is taken
    where a hand has a place for it. `games` that have it; `twice`: hands that are run twice have it, and no others.
    """

    name: MistakeCode
    make: Callable[[Dealt, Random], Wrong | None]
    source: str
    rows: tuple[int, ...]
    asks: Callable[[Sequence[Step], int], QuestionCode | None] = _asks_nothing
    case: Case = field(default_factory=Case)
    goes_on: int | None = 3
    rare: int = 1
    games: frozenset[Family] = ANY_GAME
    twice: bool = False

    def made_of(self, dealt: Dealt, rng: Random) -> Wrong | None:
        """The hand with this mistake in it, and where; None where it has no place for it."""
        return self.make(dealt, rng) if dealt.family in self.games and dealt.twice is self.twice else None


def asks(code: QuestionCode) -> Callable[[Sequence[Step], int], QuestionCode]:
    """Always the same."""
    return lambda steps, at: code


def places(dealt: Dealt, kind: Kind) -> list[int]:
    """Where steps of that kind stand."""
    return [i for i, step in enumerate(dealt.steps) if step.kind is kind]


def one_of(dealt: Dealt, kind: Kind, rng: Random) -> int | None:
    found = places(dealt, kind)
    return rng.choice(found) if found else None


def with_facts(step: Step, **facts: Fact) -> Step:
    """The step with some of its facts changed."""
    return replace(step, words=Saying(step.words.code, tuple({**dict(step.words.facts), **facts}.items())))


def number(step: Step, fact: str) -> int:
    """0 where it has no such number."""
    value = step.words.fact(fact)
    return value if isinstance(value, int) else 0


def changed(dealt: Dealt, at: int, *steps: Step) -> Wrong:
    """Step `at` is these instead; the first of them, or the next one, is wrong."""
    return [*dealt.steps[:at], *steps, *dealt.steps[at + 1 :]], at


def inserted(dealt: Dealt, at: int, words: Saying, kind: Kind) -> Wrong:
    """One step more, before step `at`."""
    return [*dealt.steps[:at], Step(kind, words), *dealt.steps[at:]], at
