"""Trainees' records: kept apart, one file each, exported and erased whole, forgotten in time."""

from __future__ import annotations

import csv
import io
import json
from datetime import timedelta
from pathlib import Path

import pytest

from dealerassist.engine import preset
from dealerassist.training.codes import DrillCode, TrainingError
from dealerassist.training.question import Skill, question
from dealerassist.training.records import Mode, answered, as_csv, as_json, row_line, rows_in
from dealerassist.training.trainees import Trainees
from tests.training.simulated import MORNING, a_row

RAKE = Skill(DrillCode.RAKE, 2)


def test_an_answer_keeps_what_it_was_judged_by_and_what_asks_it_again() -> None:
    asked = question(RAKE, 9, preset("wsop-cash"))
    row = answered(asked, (1,), MORNING, 1500)
    assert (row.skill, row.seed, row.engine, row.house) == (RAKE, 9, asked.stamp.engine, "wsop-cash")
    assert row.digest == asked.task.house.digest
    assert (row.given, row.answer, row.mode) == ("1", asked.task.form.write(asked.task.answer), Mode.PRACTICE)
    assert answered(asked, asked.task.answer, MORNING, 1, exam=4).right
    assert answered(asked, asked.task.answer, MORNING, 1, exam=4).mode is Mode.EXAM


def test_rows_come_back_as_they_were_written(tmp_path: Path) -> None:
    school = Trainees(tmp_path / "trainees")
    rows = [a_row(RAKE, MORNING + timedelta(seconds=i), right=i % 2 == 0) for i in range(3)]
    for row in rows:
        school.add("anna", row)
    assert school.rows("anna") == tuple(rows)
    assert school.rows("bert") == ()
    assert school.names() == ("anna",)


def test_nobody_else_on_the_box_can_read_them(tmp_path: Path) -> None:
    Trainees(tmp_path / "trainees").add("anna", a_row(RAKE))
    assert (tmp_path / "trainees").stat().st_mode & 0o077 == 0
    assert (tmp_path / "trainees/anna.jsonl").stat().st_mode & 0o077 == 0


def test_a_line_cut_off_by_a_power_cut_is_left_out_and_does_not_spoil_the_next(tmp_path: Path) -> None:
    school = Trainees(tmp_path)
    school.add("anna", a_row(RAKE))
    with (tmp_path / "anna.jsonl").open("ab") as file:
        file.write(row_line(a_row(RAKE))[:40])
    assert len(school.rows("anna")) == 1
    school.add("anna", a_row(RAKE))
    assert len(school.rows("anna")) == 2


def test_a_spoilt_line_is_named() -> None:
    with pytest.raises(TrainingError, match=r"^anna\.jsonl, line 2: "):
        rows_in(row_line(a_row(RAKE)) + b"{}\n", "anna.jsonl")


@pytest.mark.parametrize("name", ["", "../anna", "Anna", "an na", "a" * 41, "-a"])
def test_a_name_cannot_lead_anywhere_else(name: str, tmp_path: Path) -> None:
    with pytest.raises(TrainingError):
        Trainees(tmp_path).add(name, a_row(RAKE))


def test_erasing_leaves_nothing_of_one_and_all_of_the_others(tmp_path: Path) -> None:
    school = Trainees(tmp_path)
    for name in ("anna", "bert"):
        school.add(name, a_row(RAKE))
    assert school.erase("anna") == 1
    assert [file.name for file in tmp_path.iterdir()] == ["bert.jsonl"]
    with pytest.raises(TrainingError):
        school.erase("anna")


def test_what_is_older_than_the_school_keeps_is_forgotten(tmp_path: Path) -> None:
    school = Trainees(tmp_path)
    for name, days in (("anna", (0, 800)), ("bert", (900,))):
        for day in days:
            school.add(name, a_row(RAKE, MORNING - timedelta(days=day)))
    assert school.forget(MORNING - timedelta(days=730)) == 2
    assert school.forget(MORNING) == 0, "what is just so old is kept"
    assert [row.when for row in school.rows("anna")] == [MORNING]
    assert school.names() == ("anna",)


def test_a_spoilt_file_stops_nobody_else_is_named_and_can_be_erased(tmp_path: Path) -> None:
    school = Trainees(tmp_path)
    school.add("anna", a_row(RAKE))
    (tmp_path / "bert.jsonl").write_bytes(b"spoilt\n")
    assert school.forget(MORNING - timedelta(days=1)) == 0
    with pytest.raises(TrainingError, match=r"bert\.jsonl, line 1: "):
        school.rows("bert")
    assert school.erase("bert") == 1
    assert school.names() == ("anna",)


def test_both_exports_hold_every_answer_and_every_field() -> None:
    rows = [a_row(RAKE), a_row(RAKE, right=False)]
    table = list(csv.DictReader(io.StringIO(as_csv(rows))))
    told = json.loads(as_json(rows))
    assert [each["right"] for each in table] == ["True", "False"]
    assert [each["right"] for each in told] == [True, False]
    assert list(table[0]) == list(told[0]) == list(a_row(RAKE).__dataclass_fields__)
