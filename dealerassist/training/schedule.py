"""When a skill comes again: an `fsrs` card for each, folded from a trainee's answers; and which skills are open.

The time is given with each row and each question, nothing is drawn by chance: the same answers give the same schedule.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

from fsrs import Card, Rating, Scheduler

from dealerassist.training.course import Course, Gate
from dealerassist.training.question import Skill
from dealerassist.training.records import Row

FAST = 0.5
"""In so much of the time that the house allows an answer is fast."""
_SCHEDULER = Scheduler(enable_fuzzing=False)

Cards = Mapping[Skill, Card]


def rating(row: Row, seconds: float) -> Rating:
    """Accuracy first, then time: wrong is again; late, or with a hint or a slip, is hard; fast is easy."""
    if not row.right:
        return Rating.Again
    if row.hint or row.slips or row.ms > 1000 * seconds:
        return Rating.Hard
    return Rating.Easy if row.ms <= FAST * 1000 * seconds else Rating.Good


def cards_of(rows: Iterable[Row], course: Course) -> Cards:
    """A card for each skill that has been answered."""
    cards: dict[Skill, Card] = {}
    for row in rows:
        card = cards.get(row.skill) or Card(card_id=len(cards) + 1, due=row.when)
        cards[row.skill], _ = _SCHEDULER.review_card(card, rating(row, course.seconds_for(row.skill)), row.when)
    return cards


def has_passed(rows: Iterable[Row], gate: Gate) -> bool:
    """Were there ever so many answers running of which enough were right? `rows` of one skill."""
    right = [row.right for row in rows]
    windows = (right[i : i + gate.answers] for i in range(len(right) - gate.answers + 1))
    return any(100 * sum(window) >= gate.percent * gate.answers for window in windows)


def passed_skills(rows: Sequence[Row], course: Course) -> frozenset[Skill]:
    """Those whose gate is behind the trainee."""
    by_skill: dict[Skill, list[Row]] = {}
    for row in rows:
        by_skill.setdefault(row.skill, []).append(row)
    return frozenset(skill for skill, own in by_skill.items() if has_passed(own, course.gate))


def open_skills(rows: Sequence[Row], course: Course) -> tuple[Skill, ...]:
    """The lowest level of each drill, and every level whose lower ones in this course have been passed."""
    skills, passed = course.skills(), passed_skills(rows, course)
    return tuple(
        skill
        for skill in skills
        if all(lower in passed for lower in skills if lower.drill is skill.drill and lower.level < skill.level)
    )


def next_skill(rows: Sequence[Row], course: Course, now: datetime) -> Skill:
    """What is due longest; else what the course teaches now; else what is due next. Not the same one twice running,
    where there is another.
    """
    cards, skills = cards_of(rows, course), open_skills(rows, course)
    able = [skill for skill in skills if not rows or skill != rows[-1].skill] or list(skills)
    known = sorted((skill for skill in able if skill in cards), key=lambda skill: cards[skill].due)
    if known and cards[known[0]].due <= now:
        return known[0]
    return _taught_now(rows, course, able) or known[0]


def _taught_now(rows: Sequence[Row], course: Course, able: Sequence[Skill]) -> Skill | None:
    """Of the first lesson that has a gate ahead, the skill that has been answered least: so each comes to its gate,
    however long it would rest by its card. None where all gates are passed.
    """
    passed, answers = passed_skills(rows, course), Counter(row.skill for row in rows)
    for lesson in course.lessons:
        ahead = [skill for skill in lesson.skills() if skill in able and skill not in passed]
        if ahead:
            return min(ahead, key=answers.__getitem__)
    return None
