"""How a trainee stands: a line a skill, and the next best drill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from dealerassist.training.course import Course
from dealerassist.training.question import Skill
from dealerassist.training.records import Row
from dealerassist.training.schedule import cards_of, next_skill, passed_skills
from dealerassist.training.score import Score, by_skill

RUNNING = 20
"""Answers that the curve of accuracy looks back on."""


@dataclass(frozen=True, slots=True)
class Line:
    """A skill: `seconds` are allowed, `due` is when it comes again."""

    skill: Skill
    score: Score
    seconds: float
    passed: bool
    due: datetime


@dataclass(frozen=True, slots=True)
class Progress:
    """`curve`: the per cent that was right of the last answers, after each one."""

    name: str
    title: str
    answers: int
    lines: tuple[Line, ...]
    curve: tuple[float, ...]
    next_best: Skill


def progress_of(name: str, rows: Sequence[Row], course: Course, now: datetime) -> Progress:
    """In the order of the course; what it does not teach comes last."""
    scores, cards, passed = by_skill(rows, course.seconds_for), cards_of(rows, course), passed_skills(rows, course)
    place = {skill: number for number, skill in enumerate(course.skills())}
    ordered = sorted(scores, key=lambda skill: place.get(skill, len(place)))
    lines = tuple(
        Line(skill, scores[skill], course.seconds_for(skill), skill in passed, cards[skill].due) for skill in ordered
    )
    return Progress(name, course.title, len(rows), lines, _curve(rows), next_skill(rows, course, now))


def _curve(rows: Sequence[Row]) -> tuple[float, ...]:
    recent = (rows[max(0, end - RUNNING) : end] for end in range(1, len(rows) + 1))
    return tuple(100 * sum(row.right for row in window) / len(window) for window in recent)
