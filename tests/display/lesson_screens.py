"""Moments of a lesson on the table's screen, of questions that are always the same."""

from __future__ import annotations

from itertools import islice

from dealerassist.training.codes import DrillCode
from dealerassist.views import TableView
from tests.training.lessons import asked, views_of


def moment(drill: DrillCode, level: int, touches: int) -> TableView:
    """After so many of the touches that lead to the right answer, and the next question."""
    *_, last = islice(views_of(asked(drill, level)), touches + 1)
    return last


LESSON_SCREENS = {
    "training-winner": moment(DrillCode.READ_WINNER, 2, 1),
    "training-pots": moment(DrillCode.BUILD_POTS, 3, 3),
    "training-most": moment(DrillCode.POT_LIMIT, 2, 4),
    "training-mistake": moment(DrillCode.FIND_MISTAKE, 2, 8),
    "training-ruling": moment(DrillCode.RULING, 3, 0),
    "training-told": moment(DrillCode.POT_LIMIT, 2, 99),
    "training-name": moment(DrillCode.NAME_HAND, 3, 0),
    "training-five": moment(DrillCode.FIVE_THAT_PLAY, 4, 4),
    "training-quarters": moment(DrillCode.HIGH_LOW, 4, 0),
    "training-award": moment(DrillCode.AWARD_POTS, 4, 1),
    "training-paid": moment(DrillCode.AWARD_POTS, 2, 99),
    "training-five-rulings": moment(DrillCode.RULING, 4, 0),
}
