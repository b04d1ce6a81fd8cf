"""A trainee's record: a row an answer, JSON a line. All that is known of a trainee is folded from these rows."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

import msgspec

from dealerassist.training.codes import DrillCode, TrainingCode
from dealerassist.training.forms import Answer
from dealerassist.training.question import Question, Skill
from dealerassist.training.refusing import refusal


class Mode(StrEnum):
    """How it was asked."""

    PRACTICE = "practice"
    EXAM = "exam"


@dataclass(frozen=True, slots=True)
class StepRow:
    """A step of a hand that was dealt: what was due and what was done, as they are typed; `seconds` that it may take,
    the `source` of its rule.
    """

    due: str
    did: str
    right: bool
    ms: int
    seconds: float
    source: str


@dataclass(frozen=True, slots=True)
class Row:
    """One answer. `when` has a time zone; `ms` are milliseconds until it was given; `given` and `answer` as the form
    writes them. `hint`: the trainee asked for one. `slips`: wrong steps on the way to it. `exam`: the seed of the exam.
    `engine`, `house` and `digest`: by what it was judged. `dealt`: the game or the script of a hand that was dealt, and
    its `steps`.
    """

    when: datetime
    mode: Mode
    drill: DrillCode
    level: int
    seed: int
    given: str
    answer: str
    right: bool
    ms: int
    hint: bool
    slips: int
    engine: str
    house: str
    digest: str
    exam: int | None = None
    dealt: str | None = None
    steps: tuple[StepRow, ...] = ()

    @property
    def skill(self) -> Skill:
        return Skill(self.drill, self.level)


def answered(
    asked: Question, given: Answer, when: datetime, ms: int, hint: bool = False, slips: int = 0, exam: int | None = None
) -> Row:
    """The row of an answer to a question."""
    stamp, task = asked.stamp, asked.task
    return Row(
        when,
        Mode.PRACTICE if exam is None else Mode.EXAM,
        stamp.skill.drill,
        stamp.skill.level,
        stamp.seed,
        task.form.write(given),
        task.form.write(task.answer),
        given == task.answer,
        ms,
        hint,
        slips,
        stamp.engine,
        stamp.house,
        stamp.digest,
        exam,
    )


_DECODER = msgspec.json.Decoder(Row)


def row_line(row: Row) -> bytes:
    """As it stands in a trainee's file, its line end included."""
    return msgspec.json.encode(row) + b"\n"


def rows_in(data: bytes, file: str) -> tuple[Row, ...]:
    """The rows of a file. A last line that was cut off in writing is left out; raises `TrainingError` for any other."""
    *lines, rest = data.split(b"\n")
    rows = [_row(line, file, number) for number, line in enumerate(lines, 1)]
    try:
        return (*rows, _DECODER.decode(rest))
    except msgspec.MsgspecError:
        return tuple(rows)


def _row(line: bytes, file: str, number: int) -> Row:
    try:
        return _DECODER.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise refusal(TrainingCode.BAD_RECORD, file=file, line=number, reason=str(error)) from None


def as_csv(rows: Iterable[Row]) -> str:
    """All rows, with a line of names before them."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(Row.__dataclass_fields__)
    for row in rows:
        writer.writerow(map(_cell, msgspec.to_builtins(row).values()))
    return out.getvalue()


def _cell(value: object) -> object:
    """The steps of a hand as JSON; nothing where nothing is known."""
    if isinstance(value, (list, tuple)):
        return msgspec.json.encode(value).decode() if value else ""
    return "" if value is None else value


def as_json(rows: Iterable[Row]) -> str:
    """A list of objects."""
    return msgspec.json.format(msgspec.json.encode(list(rows))).decode() + "\n"
