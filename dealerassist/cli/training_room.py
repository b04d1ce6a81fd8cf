"""Practice and exams at a terminal: which question comes, what is kept of the answer, what is told."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from random import Random, SystemRandom

from dealerassist import __version__
from dealerassist.cli.clock import SystemClock
from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.files import house_finder, read_text
from dealerassist.cli.output import DONE, FOUND_WRONG, Output
from dealerassist.cli.train_asking import Asking
from dealerassist.cli.train_text import result_lines, verdict_lines
from dealerassist.engine import HouseRules
from dealerassist.journal.script import read_script
from dealerassist.training.codes import DrillCode
from dealerassist.training.course import Course
from dealerassist.training.describing import verdict_json
from dealerassist.training.exam import Result, exam_questions, result_of
from dealerassist.training.question import Question, Skill, question
from dealerassist.training.records import Row, answered
from dealerassist.training.scenario import questions_in
from dealerassist.training.schedule import next_skill
from dealerassist.training.task import LEVELS
from dealerassist.training.trainees import Trainees


@dataclass(frozen=True, slots=True)
class School:
    """A course, who judges, where records lie, and what the command line said."""

    course: Course
    house: HouseRules
    trainees: Trainees
    options: argparse.Namespace
    output: Output

    def now(self) -> datetime:
        return datetime.fromtimestamp(SystemClock().wall_ns() / 1e9, UTC)

    def forget(self) -> None:
        """What is older than this school keeps."""
        self.trainees.forget(self.now() - timedelta(days=self.course.keep_days))

    def must_have_name(self) -> str:
        if self.options.trainee is None:
            raise CliError(CliCode.BAD_USAGE, f"train {self.options.action}: whose? say --trainee NAME")
        return str(self.options.trainee)

    def rows(self) -> tuple[Row, ...]:
        """Of nobody in particular nothing is kept."""
        return () if self.options.trainee is None else self.trainees.rows(self.options.trainee)

    def keep(self, row: Row) -> None:
        if self.options.trainee is not None:
            self.trainees.add(self.options.trainee, row)

    def chance(self) -> Random:
        return SystemRandom() if self.options.seed is None else Random(self.options.seed)


def practise(school: School) -> int:
    """One question after another, until enough, `q`, or the end of the input."""
    if school.options.hand is not None:
        return _practise_scenario(school)
    rows, rng, count = list(school.rows()), school.chance(), school.options.questions
    asking = Asking(school.output, hints=True)
    for number in _numbers(count):
        skill = _skill(school, rows)
        asked = question(skill, rng.randrange(2**31), school.house)
        given = asking.ask(asked, f"{number}. ")
        if given is None:
            break
        row = answered(asked, given.answer, school.now(), given.ms, given.hint, given.slips)
        school.keep(row)
        rows.append(row)
        _tell(school, row, asked)
    return DONE


def scenario(school: School) -> Iterator[Question]:
    """What the hand script of `--hand` asks. Raises `DealerAssistError` where it does not hold, or asks nothing."""
    file = school.options.hand
    found = list(questions_in(read_script(read_text(file), file, house_finder(file))))
    if not found:
        raise CliError(CliCode.BAD_USAGE, f"{file}: asks nothing: it expects no act, raise, pots or pays")
    return iter(found)


def _practise_scenario(school: School) -> int:
    """Its questions, once. Nothing is kept: another trainee's scenario is another skill."""
    asking = Asking(school.output, hints=True)
    for number, asked in enumerate(scenario(school), 1):
        given = asking.ask(asked, f"{number}. ")
        if given is None:
            break
        _tell(school, answered(asked, given.answer, school.now(), given.ms, given.hint, given.slips), asked)
    return DONE


def _numbers(count: int | None) -> Iterator[int]:
    number = 0
    while count is None or number < count:
        number += 1
        yield number


def _skill(school: School, rows: list[Row]) -> Skill:
    """What the command line names, or what is due."""
    options = school.options
    if options.drill is None and options.level is None:
        return next_skill(rows, school.course, school.now())
    if options.drill is None:
        raise CliError(CliCode.BAD_USAGE, "--level goes with --drill")
    return Skill(DrillCode(options.drill), options.level or LEVELS[0])


def _tell(school: School, row: Row, asked: Question) -> None:
    late = row.ms > 1000 * school.course.seconds_for(row.skill)
    for line in verdict_lines(row.right, late, asked.task):
        school.output.text(line)
    school.output.record(verdict_json(row, asked.task))


def exam_seed(school: School) -> int:
    """The one that the command line names, or any."""
    return int(school.chance().randrange(10**6) if school.options.seed is None else school.options.seed)


def sit_exam(school: School) -> int:
    """Exit code 1 where it was not passed."""
    seed = exam_seed(school)
    course, rows, asking = school.course, [], Asking(school.output, hints=False)
    for number, asked in enumerate(exam_questions(course, seed, school.house), 1):
        given = asking.ask(asked, f"{number} of {course.exam.questions} · ")
        if given is None:
            break
        row = answered(asked, given.answer, school.now(), given.ms, slips=given.slips, exam=seed)
        school.keep(row)
        rows.append(row)
    return tell_result(school, result_of(rows, course, seed))


def tell_result(school: School, result: Result) -> int:
    """Printed; the exit code."""
    course, seed = school.course, result.seed
    who = "" if school.options.trainee is None else f"{school.options.trainee} · "
    title = f"{who}{course.title} · {school.now():%Y-%m-%d %H:%M} UTC"
    for line in result_lines(result, title, school.house.name, __version__):
        school.output.text(line)
    total = {"asked": result.total.asked, "right": result.total.right, "in_time": result.total.in_time}
    school.output.record({"exam": seed, "passed": result.passed, "percent": result.total.percent, **total})
    return DONE if result.passed else FOUND_WRONG
