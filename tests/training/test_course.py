"""Courses and exams: a text that a school edits, refused with place and reason; an exam is its seed."""

from __future__ import annotations

from itertools import islice

import pytest

from dealerassist.engine import preset
from dealerassist.training.codes import DrillCode, TrainingError
from dealerassist.training.course import OUTLINE, outline, read_course
from dealerassist.training.drills import DRILLS
from dealerassist.training.exam import exam_questions, result_of
from dealerassist.training.question import Skill
from dealerassist.training.records import Row, answered
from dealerassist.training.task import LEVELS
from tests.training.simulated import MORNING

LESSON = '[[lessons]]\ntitle = "one"\ndrills = ["rake"]\nlevels = [1]\n'


def test_the_outline_teaches_every_drill_at_every_level() -> None:
    assert set(outline().skills()) == {Skill(drill, level) for drill in DRILLS for level in LEVELS}


def test_a_lower_level_never_comes_after_a_higher_one() -> None:
    skills = outline().skills()
    for drill in DRILLS:
        levels = [skill.level for skill in skills if skill.drill is drill]
        assert levels == sorted(levels)


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("title = ", "the text", "Invalid value"),
        ('title = "a"\n', "the text", "missing required field `lessons`"),
        ('title = "a"\nhouses = 1\n' + LESSON, "the text", "unknown field `houses`"),
        ('title = "a"\n' + LESSON.replace("rake", "roulette"), "lessons[0].drills[0]", "Invalid enum value 'roulette'"),
        ('title = "a"\n' + LESSON.replace("[1]", "[5]"), "lessons[0].levels[0]", "<= 4"),
        ('title = "a"\n' + LESSON.replace('["rake"]', "[]"), "lessons[0].drills", "length >= 1"),
        ('title = "a"\n' + LESSON.replace("rake", "deal-hand"), "lessons[0].drills", "`train table`"),
        ('title = "a"\n' + LESSON + "[gate]\npercent = 101\n", "gate.percent", "<= 100"),
        ('title = "a"\n' + LESSON + "[seconds]\nrake = [1, 2]\n", "seconds", "length >= 4"),
    ],
)
def test_a_course_that_cannot_be_is_refused_with_its_place(text: str, place: str, reason: str) -> None:
    with pytest.raises(TrainingError) as error:
        read_course(text, "mine.toml")
    assert str(error.value).startswith(f"mine.toml, {place}")
    assert reason in str(error.value)


def test_a_school_may_allow_its_own_time() -> None:
    course = read_course('title = "a"\n' + LESSON + "[seconds]\nrake = [20, 15, 10, 5]\n", "mine.toml")
    assert [course.seconds_for(Skill(DrillCode.RAKE, level)) for level in LEVELS] == [20, 15, 10, 5]
    assert course.seconds_for(Skill(DrillCode.MISDEAL, 1)) == DRILLS[DrillCode.MISDEAL].seconds[0]


def test_an_exam_is_the_same_for_the_same_seed() -> None:
    house = preset("tda-2024")
    first, again, other = (list(islice(exam_questions(outline(), seed, house), 8)) for seed in (1, 1, 2))
    assert first == again != other


def test_an_exam_asks_every_skill_before_any_comes_twice() -> None:
    course = read_course(OUTLINE.read_text("utf-8").replace("questions = 30", "questions = 100"), "long.toml")
    skills = [asked.stamp.skill for asked in exam_questions(course, 1, preset("tda-2024"))]
    assert len(skills) == 100
    assert len(set(skills[: len(course.skills())])) == len(course.skills())


def sat(right: int) -> list[Row]:
    """So many right answers of the exam of seed 3, and none to the rest."""
    asked = islice(exam_questions(outline(), 3, preset("tda-2024")), right)
    return [answered(each, each.task.answer, MORNING, 1000, exam=3) for each in asked]


@pytest.mark.parametrize(("right", "passed"), [(24, True), (23, False)])
def test_an_exam_is_passed_with_80_per_cent_of_all_its_questions(right: int, passed: bool) -> None:
    """Questions that were not answered count."""
    result = result_of(sat(right), outline(), 3)
    assert (result.total.asked, result.total.right, result.passed) == (30, right, passed)
