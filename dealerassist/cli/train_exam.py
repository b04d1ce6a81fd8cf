"""An exam on the table's own screen: the questions of its seed, no hints, nothing told before the result."""

from __future__ import annotations

from collections.abc import Iterator

from dealerassist.cli.live import need_a_screen
from dealerassist.cli.train_screen import now_ms, show_lesson
from dealerassist.cli.training_room import School, exam_seed, tell_result
from dealerassist.training.exam import Result, exam_questions, result_of
from dealerassist.training.forms import Answer
from dealerassist.training.question import Question
from dealerassist.training.records import Row, answered
from dealerassist.training.screen.lesson import Lesson
from dealerassist.training.screen.result import result_view
from dealerassist.training.screen.view import view_of
from dealerassist.views import TableView


class ScreenExam:
    """What is asked, what was answered, and how the lesson is seen."""

    def __init__(self, school: School, seed: int) -> None:
        self._school = school
        self._seed = seed
        self._rows: list[Row] = []
        self._questions: Iterator[Question] = exam_questions(school.course, seed, school.house)

    def lesson(self) -> Lesson:
        """From its first question on."""
        return Lesson(lambda: next(self._questions, None), self._keep, now_ms(), of=self._school.course.exam.questions)

    def _keep(self, asked: Question, given: Answer, ms: int, slips: int) -> bool:
        row = answered(asked, given, self._school.now(), ms, slips=slips, exam=self._seed)
        self._school.keep(row)
        self._rows.append(row)
        return False

    @property
    def result(self) -> Result:
        """A question without an answer counts as wrong."""
        return result_of(self._rows, self._school.course, self._seed)

    def view(self, lesson: Lesson) -> TableView:
        """The question, and after the last one the result."""
        return result_view(self.result, self._school.house.name) if lesson.over else view_of(lesson.asked)


def exam_on_screen(school: School) -> int:
    """CLOSE ends it; the result is printed. Exit code 1 where it was not passed."""
    need_a_screen()
    exam = ScreenExam(school, exam_seed(school))
    show_lesson(school, exam.lesson(), exam.view)
    return tell_result(school, exam.result)
