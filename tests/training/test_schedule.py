"""When a skill comes again: accuracy first, then time; a gate of 80 per cent; weak skills more often."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import timedelta

import pytest
from fsrs import Rating

from dealerassist.training.codes import DrillCode
from dealerassist.training.course import Course, Gate, Lesson, outline
from dealerassist.training.drills import DRILLS
from dealerassist.training.question import Skill
from dealerassist.training.schedule import cards_of, has_passed, next_skill, open_skills, passed_skills, rating
from dealerassist.training.score import Score, score
from tests.training.simulated import MORNING, a_row, trained

WINNER = [Skill(DrillCode.READ_WINNER, level) for level in (1, 2, 3)]
RAKE = Skill(DrillCode.RAKE, 1)
COURSE = Course("a course", [Lesson("first", [DrillCode.READ_WINNER, DrillCode.RAKE], [1, 2, 3])])


@pytest.mark.parametrize(
    ("right", "seconds", "slips", "expected"),
    [
        (False, 1, 0, Rating.Again),
        (True, 10.1, 0, Rating.Hard),
        (True, 4, 1, Rating.Hard),
        (True, 10, 0, Rating.Good),
        (True, 5.1, 0, Rating.Good),
        (True, 5, 0, Rating.Easy),
    ],
)
def test_accuracy_counts_first_then_time_then_procedure(
    right: bool, seconds: float, slips: int, expected: Rating
) -> None:
    assert rating(a_row(WINNER[0], right=right, seconds=seconds, slips=slips), 10) is expected


def test_a_right_answer_after_a_hint_is_hard() -> None:
    assert rating(replace(a_row(RAKE, seconds=1), hint=True), 10) is Rating.Hard


def test_nobody_scores_higher_for_being_fast_who_is_less_often_right() -> None:
    sure = [a_row(RAKE, seconds=60), a_row(RAKE, seconds=60)]
    fast = [a_row(RAKE, seconds=1), a_row(RAKE, right=False, seconds=1)]
    assert score(sure, COURSE.seconds_for).order > score(fast, COURSE.seconds_for).order
    assert score([*fast[:1]], COURSE.seconds_for).order > score(sure[:1], COURSE.seconds_for).order


def test_79_per_cent_are_not_80() -> None:
    assert Score(1000, 799, 0, 0, 1).percent == 79


def test_good_answers_come_again_after_longer_and_longer_wrong_ones_soon() -> None:
    """As fsrs 6 has it without chance: minutes, then days; after a wrong one, minutes again."""
    rows, dues = [], []
    when = MORNING
    for right in (True, True, True, False):
        rows.append(a_row(RAKE, when, right, seconds=5))
        due = cards_of(rows, COURSE)[RAKE].due
        dues.append(due - when)
        when = due
    assert dues[0] < dues[1] < dues[2]
    assert dues[3] <= timedelta(minutes=10)


@pytest.mark.parametrize(("rights", "expected"), [("1111111100", True), ("1111111000", False), ("111111111", False)])
def test_a_level_is_passed_by_eight_of_ten_answers_running(rights: str, expected: bool) -> None:
    assert has_passed([a_row(RAKE, right=each == "1") for each in rights], Gate()) is expected


def test_the_next_level_opens_only_behind_the_gate() -> None:
    nine = [a_row(WINNER[0])] * 9
    assert WINNER[1] not in open_skills(nine, COURSE)
    assert WINNER[1] in open_skills([*nine, a_row(WINNER[0])], COURSE)
    assert WINNER[2] not in open_skills([*nine, a_row(WINNER[0])], COURSE)


def test_a_wrong_answer_is_asked_again_as_soon_as_it_is_due_before_anything_new() -> None:
    rows = [a_row(WINNER[0], right=False), a_row(RAKE, MORNING + timedelta(minutes=2))]
    assert next_skill(rows, COURSE, MORNING + timedelta(minutes=20)) == WINNER[0]


def test_the_same_skill_does_not_come_twice_running_while_there_is_another() -> None:
    assert next_skill([a_row(WINNER[0], right=False)], COURSE, MORNING + timedelta(hours=1)) == RAKE


def test_what_a_trainee_is_weak_at_comes_more_often() -> None:
    """Two drills of eight, wrong seven times in ten: each comes more than three times as often as the others."""
    weak = {DrillCode.AWARD_POTS, DrillCode.WHO_MAY_RAISE}
    drills = [*weak, *[drill for drill in DRILLS if drill not in weak][:6]]
    rows = trained(Course("all at once", [Lesson("all", sorted(drills), [1, 2])]), weak, seed=1, days=8, a_day=40)
    asked = Counter(row.drill for row in rows)
    others = [count for drill, count in asked.items() if drill not in weak]
    assert min(asked[drill] for drill in weak) > 3 * sum(others) / len(others)


def test_what_is_strong_comes_to_its_gate_however_long_its_card_would_rest() -> None:
    """The first lesson is passed on the first day, and the next has begun."""
    rows = trained(outline(), set(), seed=1, days=1, a_day=120)
    passed = passed_skills(rows, outline())
    assert set(outline().lessons[0].skills()) <= passed
    assert {row.skill for row in rows} & set(outline().lessons[1].skills())


def test_the_same_answers_give_the_same_schedule() -> None:
    weak = {DrillCode.RAKE}
    first, again, other = (trained(outline(), weak, seed, days=2, a_day=40) for seed in (5, 5, 6))
    assert first == again != other
