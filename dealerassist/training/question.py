"""A task with its stamp: what makes the same question again, and by what it was judged."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from dealerassist import __version__
from dealerassist.engine import HouseRules
from dealerassist.training.codes import DrillCode
from dealerassist.training.drills import DRILLS
from dealerassist.training.task import Task


@dataclass(frozen=True, slots=True)
class Skill:
    """What is trained, scheduled and scored on its own: a drill at a level of `LEVELS`."""

    drill: DrillCode
    level: int

    def __str__(self) -> str:
        return f"{self.drill}-{self.level}"


@dataclass(frozen=True, slots=True)
class Stamp:
    """`house` is the preset's name, `digest` of every switch that judged; `engine` the program's version."""

    skill: Skill
    seed: int
    engine: str
    house: str
    digest: str


@dataclass(frozen=True, slots=True)
class Question:
    """What a trainee is asked."""

    stamp: Stamp
    task: Task


def stamp_of(skill: Skill, seed: int, house: HouseRules) -> Stamp:
    """`house` as it judges, any switches that a drill has set among it."""
    return Stamp(skill, seed, __version__, house.name, house.digest)


def question(skill: Skill, seed: int, house: HouseRules) -> Question:
    """Always the same for the same skill, seed, house and engine."""
    chance = Random(f"{skill}/{seed}")
    task = DRILLS[skill.drill].ask(skill.level, chance, house)
    return Question(stamp_of(skill, seed, task.house), task)
