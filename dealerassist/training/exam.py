"""An exam: questions from a seed, so that it can be set again; no hints; a result that can be printed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from dealerassist.engine import HouseRules
from dealerassist.training.course import Course
from dealerassist.training.question import Question, Skill, question
from dealerassist.training.records import Row
from dealerassist.training.score import Score, by_skill, score
from dealerassist.training.screen.felt import fits


@dataclass(frozen=True, slots=True)
class Result:
    """What came of it."""

    seed: int
    total: Score
    skills: dict[Skill, Score]
    needed: int

    @property
    def passed(self) -> bool:
        return self.total.percent >= self.needed


def exam_questions(course: Course, seed: int, house: HouseRules) -> Iterator[Question]:
    """As many as the course says, the same at a terminal and on the screen: none that the felt has no room for. Every
    skill comes before any comes twice.
    """
    rng = Random(f"exam/{seed}")
    left: list[Skill] = []
    for _ in range(course.exam.questions):
        left = left or rng.sample(course.skills(), len(course.skills()))
        yield _fitting(left.pop(), rng, house)


def _fitting(skill: Skill, rng: Random, house: HouseRules) -> Question:
    while True:
        asked = question(skill, rng.randrange(2**31), house)
        if fits(asked.task.scene):
            return asked


def result_of(rows: Sequence[Row], course: Course, seed: int) -> Result:
    """`rows`: the answers of this exam; a question without an answer counts as wrong."""
    given = score(rows, course.seconds_for)
    total = Score(course.exam.questions, given.right, given.in_time, given.slips, given.seconds)
    return Result(seed, total, by_skill(rows, course.seconds_for), course.exam.percent)
