"""`dealerassist journal downs`: a table for people, an object a line for programs."""

from __future__ import annotations

from pathlib import Path

import pytest

from dealerassist.journal.rows import JOURNAL_FILE
from tests.cli.running import in_process
from tests.journal.test_downs import ANN, BEA, START_NS, Evening


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ann deals two hands in four minutes, Bea begins one."""
    evening = Evening(tmp_path_factory.mktemp("evening"))
    evening.recorder.sign_in(ANN, "touch")
    for _ in range(2):
        evening.deals(after=60)
        evening.folds(5)
        evening.next(after=50)
    evening.recorder.sign_in(BEA, "touch")
    evening.deals()
    evening.close()
    return evening.directory / JOURNAL_FILE


def test_issue_the_downs_of_a_journal_are_a_table(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ran = in_process(capsys, "journal", "downs", str(journal))
    assert (ran.code, ran.out.splitlines()) == (
        0,
        [
            "dealer  since (UTC)       hands  minutes  an hour  s an act  corrections",
            "4711    2027-01-15 08:00      2        4       30       5.0            0",
            "Bea     2027-01-15 08:04      1        0                               0",
        ],
    )


def test_issue_with_json_each_down_is_an_object(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ran = in_process(capsys, "journal", "downs", str(journal), "--json")
    assert ran.records[0] == {
        "dealer": "4711", "began_ns": START_NS, "played_ns": 240_000_000_000, "hands": 2, "acts": 4, "seconds": 5.0,
        "corrections": 0, "ended": True, "hands_an_hour": 30,
    }  # fmt: skip
    assert [(record["dealer"], record["ended"]) for record in ran.records] == [("4711", True), ("Bea", False)]


def test_without_a_file_it_is_the_journal_of_the_state_directory(
    journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    named = in_process(capsys, "journal", "downs", str(journal))
    assert in_process(capsys, "journal", "downs", "--state", str(journal.parent)) == named
    assert in_process(capsys, "journal", "verify", str(journal)).code == 0


def test_a_file_that_is_no_journal_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "notes.txt").write_text("hello")
    in_process(capsys, "journal", "downs", str(tmp_path / "notes.txt")).is_one_clear_line("notes.txt")
    in_process(capsys, "journal", "downs", str(tmp_path / "missing")).is_one_clear_line("missing")
