"""Courses: what a school teaches in which order, and what it takes to go on. TOML that a school edits.

`outline.toml` beside this file is the one that ships.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated

import msgspec

from dealerassist.engine import DEFAULT_PRESET
from dealerassist.training.codes import DrillCode, MoveCode, TrainingCode
from dealerassist.training.drills import DRILLS, SECONDS
from dealerassist.training.question import Skill
from dealerassist.training.refusing import refusal
from dealerassist.training.task import LEVELS

OUTLINE = Path(__file__).with_name("outline.toml")
Percent = Annotated[int, msgspec.Meta(ge=1, le=100)]
Count = Annotated[int, msgspec.Meta(ge=1, le=10_000)]
Level = Annotated[int, msgspec.Meta(ge=LEVELS[0], le=LEVELS[-1])]
Seconds = Annotated[
    list[Annotated[float, msgspec.Meta(gt=0)]], msgspec.Meta(min_length=len(LEVELS), max_length=len(LEVELS))
]
_Some = msgspec.Meta(min_length=1)


class Gate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level is passed once `percent` of `answers` answers running were right."""

    percent: Percent = 80
    answers: Count = 10


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Drills that are trained together, level by level."""

    title: str
    drills: Annotated[list[DrillCode], _Some]
    levels: Annotated[list[Level], _Some]

    def skills(self) -> Iterator[Skill]:
        """Level by level."""
        return (Skill(drill, level) for level in self.levels for drill in self.drills)


class Examination(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many questions, and how many of a hundred must be right."""

    questions: Count = 30
    percent: Percent = 80


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`house` judges: a preset, or a TOML file beside the course. `seconds`: the time that this school allows, by drill
    and level; else the drills' own. `step_seconds`: what a step of a hand that is dealt may take, a deal for each card.
    Answers are kept for `keep_days`. `sounds`: the screen is heard, too.
    """

    title: str
    lessons: Annotated[list[Lesson], _Some]
    house: str = DEFAULT_PRESET
    gate: Gate = Gate()
    exam: Examination = Examination()
    seconds: Mapping[DrillCode, Seconds] = {}
    step_seconds: Mapping[MoveCode, Annotated[float, msgspec.Meta(gt=0)]] = {}
    keep_days: Count = 730
    sounds: bool = True

    def skills(self) -> tuple[Skill, ...]:
        """In the order in which they are taught, each once."""
        return tuple(dict.fromkeys(skill for lesson in self.lessons for skill in lesson.skills()))

    def seconds_for(self, skill: Skill) -> float:
        """What an answer may take."""
        return self.seconds.get(skill.drill, SECONDS[skill.drill])[skill.level - 1]


def read_course(text: str, file: str) -> Course:
    """A course. Raises `TrainingError` naming file, place and reason."""
    try:
        course = msgspec.convert(tomllib.loads(text), Course)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        reason, _, place = str(error).partition(" - at `$.")
        named = place.rstrip("`") or "the text"
        raise refusal(TrainingCode.BAD_COURSE, file=file, place=named, reason=reason) from None
    for number, lesson in enumerate(course.lessons):
        if strange := [drill for drill in lesson.drills if drill not in DRILLS]:
            reason = f"{strange[0]} is no drill: a hand is dealt with `train table`"
            raise refusal(TrainingCode.BAD_COURSE, file=file, place=f"lessons[{number}].drills", reason=reason)
    return course


def outline() -> Course:
    """The course that ships."""
    return read_course(OUTLINE.read_text("utf-8"), OUTLINE.name)
