"""`dealerassist train`: drills, at a terminal or on the table's screen; exams, progress, records exported or erased."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.files import house_finder, read_text
from dealerassist.cli.output import DONE, Output
from dealerassist.cli.state import state_directory
from dealerassist.cli.train_screen import on_the_screen
from dealerassist.cli.train_table import deal_a_hand
from dealerassist.cli.train_text import progress_lines
from dealerassist.cli.training_room import School, practise, sit_exam
from dealerassist.training.codes import MeasureCode, ReportCode
from dealerassist.training.course import OUTLINE, read_course
from dealerassist.training.drills import DRILLS
from dealerassist.training.plots import progress_page
from dealerassist.training.progress import progress_of
from dealerassist.training.records import as_csv, as_json
from dealerassist.training.trainees import Trainees
from dealerassist.words import say


def run(options: argparse.Namespace, output: Output) -> int:
    """What the action says. Raises `DealerAssistError` where the course, the trainee or a file cannot be used."""
    file = options.course or str(OUTLINE)
    course = read_course(read_text(file), file)
    house = house_finder(file)(course.house) if options.house is None else house_finder("")(options.house)
    school = School(course, house, Trainees(state_directory(options.state) / "trainees"), options, output)
    try:
        school.forget()
        return _ACTIONS[options.action](school)
    except OSError as error:
        named = error.filename or school.trainees.folder
        raise CliError(CliCode.UNREADABLE, f"{named}: {error.strerror or error}") from None


def _exam(school: School) -> int:
    if school.options.screen:
        from dealerassist.cli.train_exam import exam_on_screen  # the screen is painted only there

        return exam_on_screen(school)
    return sit_exam(school)


def _progress(school: School) -> int:
    """Lines for people, or a page with plots where `--out` says where."""
    name, output = school.must_have_name(), school.output
    progress = progress_of(name, school.trainees.known(name), school.course, school.now())
    if school.options.out is not None:
        _write(school.options.out, progress_page(progress, school.course.gate.percent))
        output.text(f"{school.options.out}: plots of accuracy and speed by skill")
    for text in progress_lines(progress):
        output.text(text)
    for line in progress.lines:
        score = line.score
        output.record(
            {"drill": str(line.skill.drill), "level": line.skill.level, "asked": score.asked, "right": score.right}
            | {"in_time": score.in_time, "median_seconds": score.seconds, "seconds_allowed": line.seconds}
            | {"passed": line.passed, "due": line.due.isoformat()}
        )
    output.record({"trainee": name, "answers": progress.answers, "next": str(progress.next_best)})
    return DONE


def _export(school: School) -> int:
    """Every answer, as CSV or JSON."""
    name = school.must_have_name()
    rows = school.trainees.known(name)
    text = as_json(rows) if school.options.format == "json" else as_csv(rows)
    if school.options.out is None:
        for line in text.splitlines():
            school.output.text(line)
    else:
        _write(school.options.out, text)
        school.output.text(say(ReportCode.ANSWERS_OF, {"file": school.options.out, "k": len(rows), "name": name}))
    school.output.record({"trainee": name, "answers": len(rows), "file": school.options.out})
    return DONE


def _erase(school: School) -> int:
    """All that is known of a trainee, at once and for good."""
    name = school.must_have_name()
    count = school.trainees.erase(name)
    school.output.text(say(ReportCode.ANSWERS_ERASED, {"name": name, "k": count}))
    school.output.record({"trainee": name, "erased": count})
    return DONE


def _drills(school: School) -> int:
    """What there is to train."""
    for drill in DRILLS.values():
        seconds = "/".join(f"{each:g}" for each in drill.seconds)
        measure = say(MeasureCode(drill.measure))
        school.output.text(f"{drill.name:<20} {say(drill.name):<28} {seconds:>12} s  harder by: {measure}")
        school.output.record(
            {"drill": str(drill.name), "name": say(drill.name), "seconds": list(drill.seconds), "measure": measure}
        )
    return DONE


def _write(file: str, text: str) -> None:
    Path(file).write_text(text, "utf-8")


_ACTIONS: dict[str, Callable[[School], int]] = {
    "practice": practise,
    "screen": on_the_screen,
    "table": deal_a_hand,
    "exam": _exam,
    "progress": _progress,
    "export": _export,
    "erase": _erase,
    "drills": _drills,
}
