"""What a trainee is asked: what is shown, how it is answered, what is right and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from dealerassist.cards import Card
from dealerassist.engine import HouseRules
from dealerassist.training.codes import DrillCode, MeasureCode
from dealerassist.training.forms import Answer, Form
from dealerassist.views import Saying

LEVELS = range(1, 5)
"""Of every drill, easiest first."""


@dataclass(frozen=True, slots=True)
class SeatShown:
    """A seat of a scene. `cards` lie face up. `bet`: chips that it has put in; `stack` behind, None where not told."""

    number: int
    cards: tuple[Card, ...] = ()
    bet: int = 0
    stack: int | None = None
    folded: bool = False
    all_in: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """What is shown. `lines`: what has happened, in order; a replay's are numbered from 1 where `numbered`, and
    `stakes` are told before them.
    """

    game: str
    seats: tuple[SeatShown, ...] = ()
    board: tuple[Card, ...] = ()
    button: int | None = None
    lines: tuple[Saying, ...] = ()
    numbered: bool = False
    stakes: tuple[Saying, ...] = ()


@dataclass(frozen=True, slots=True)
class Reason:
    """Why the right answer is right; `source` of the rule, as the engine names it."""

    words: Saying
    source: str


@dataclass(frozen=True, slots=True)
class Task:
    """One question of a drill. `house` judged it; `difficulty` counts what the drill's `MeasureCode` says.

    `then`: what is asked once this is answered right.
    """

    scene: Scene
    ask: Saying
    form: Form
    answer: Answer
    reasons: tuple[Reason, ...]
    difficulty: int
    house: HouseRules = field(repr=False)
    then: Task | None = None


Ask = Callable[[int, Random, HouseRules], Task]
"""A level of `LEVELS`, chance, and the house that judges → a task."""


@dataclass(frozen=True, slots=True)
class Drill:
    """A row: `seconds` are what the house allows for an answer, by level, unless a course says otherwise."""

    name: DrillCode
    ask: Ask
    measure: MeasureCode
    seconds: tuple[int, int, int, int]
