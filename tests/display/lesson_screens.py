"""Moments of a lesson on the table's screen, of questions that are always the same."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

from dealerassist.engine import preset
from dealerassist.training.codes import DrillCode
from dealerassist.training.course import outline
from dealerassist.training.exam import exam_questions, result_of
from dealerassist.training.records import answered
from dealerassist.training.screen.result import result_view
from dealerassist.training.screen.view import view_of
from dealerassist.views import TableView
from tests.training.lessons import asked, lesson_of, views_of
from tests.training.simulated import MORNING


def moment(drill: DrillCode, level: int, touches: int) -> TableView:
    """After so many of the touches that lead to the right answer, and the next question."""
    *_, last = islice(views_of(asked(drill, level)), touches + 1)
    return last


def examined(right: int) -> TableView:
    """The result of an exam: so many of its answers were right."""
    asked = list(exam_questions(outline(), 7, preset("tda-2024")))
    rows = [answered(each, each.task.answer, MORNING, 20_000) for each in asked]
    rows = [replace(row, right=number < right) for number, row in enumerate(rows)]
    return result_view(result_of(rows, outline(), 7), "tda-2024")


LESSON_SCREENS = {
    "training-exam": view_of(replace(lesson_of(asked(DrillCode.WHO_OPENS, 3), []).asked, number=7, of=30)),
    "training-result": examined(27),
    "training-winner": moment(DrillCode.READ_WINNER, 2, 1),
    "training-pots": moment(DrillCode.BUILD_POTS, 3, 3),
    "training-most": moment(DrillCode.POT_LIMIT, 2, 4),
    "training-mistake": moment(DrillCode.FIND_MISTAKE, 3, 11),
    "training-ruling": moment(DrillCode.RULING, 3, 0),
    "training-told": moment(DrillCode.POT_LIMIT, 2, 99),
    "training-name": moment(DrillCode.NAME_HAND, 3, 0),
    "training-five": moment(DrillCode.FIVE_THAT_PLAY, 4, 4),
    "training-quarters": moment(DrillCode.HIGH_LOW, 4, 0),
    "training-award": moment(DrillCode.AWARD_POTS, 4, 1),
    "training-paid": moment(DrillCode.AWARD_POTS, 2, 99),
    "training-five-rulings": moment(DrillCode.RULING, 4, 0),
}
