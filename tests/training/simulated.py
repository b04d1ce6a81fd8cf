"""A trainee who knows some drills well and others badly, on a clock and with chances that the test gives."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

from dealerassist.training.codes import DrillCode
from dealerassist.training.course import Course
from dealerassist.training.question import Skill
from dealerassist.training.records import Mode, Row
from dealerassist.training.schedule import next_skill

MORNING = datetime(2026, 3, 2, 9, tzinfo=UTC)


def a_row(skill: Skill, when: datetime = MORNING, right: bool = True, seconds: float = 5, slips: int = 0) -> Row:
    """An answer whose words play no part."""
    ms = round(1000 * seconds)
    kept = ("0.1.0", "tda-2024", "d")
    return Row(when, Mode.PRACTICE, skill.drill, skill.level, 1, "1", "1", right, ms, False, slips, *kept)


def trained(course: Course, weak: set[DrillCode], seed: int, days: int, a_day: int) -> list[Row]:
    """So many questions a day: of weak drills three in ten are right, of others nineteen in twenty."""
    rng = Random(seed)
    rows: list[Row] = []
    for day in range(days):
        now = MORNING + timedelta(days=day)
        for _ in range(a_day):
            skill = next_skill(rows, course, now)
            right = rng.random() < (0.3 if skill.drill in weak else 0.95)
            seconds = rng.uniform(0.4, 1.1) * course.seconds_for(skill)
            now += timedelta(seconds=seconds + 5)
            rows.append(a_row(skill, now, right, seconds))
    return rows
