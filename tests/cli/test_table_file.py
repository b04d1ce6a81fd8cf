"""`table.toml` on the disk: whole or not at all, read at the next start, found next to the journal or named."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from dealerassist.cli.codes import CliError
from dealerassist.cli.table_file import TableFile
from dealerassist.engine import NoLimit, Place, Session, Stakes, game_named, preset
from dealerassist.journal.codes import ReadError
from tests.cli.running import in_process

TABLE = Session(game_named("holdem"), Stakes(NoLimit(20), (10, 20)), (Place(1, 500), Place(2, None)), 2)


def test_without_a_file_there_are_no_settings_and_the_first_ones_are_written_next_to_the_journal(
    tmp_path: Path,
) -> None:
    file = TableFile(None, tmp_path / "state")
    assert file.read() is None
    assert file.write(TABLE, preset("roberts")) == ""
    assert TableFile(None, tmp_path / "state").read() == (TABLE, preset("roberts"))
    assert [each.name for each in (tmp_path / "state").iterdir()] == ["table.toml"]


def test_the_file_that_was_named_is_written_back(tmp_path: Path) -> None:
    named = tmp_path / "tuesday.toml"
    named.write_text('game = "holdem"\nlimit = "no"\n')
    assert TableFile(str(named), tmp_path / "state").write(TABLE, preset("tda-2024")) == ""
    assert TableFile(str(named), tmp_path / "state").read() == (TABLE, preset("tda-2024"))
    assert not (tmp_path / "state").exists()


def test_the_language_is_written_and_read_again_whatever_else_is_wrong_with_a_file_that_nobody_named(
    tmp_path: Path,
) -> None:
    file = TableFile(None, tmp_path)
    assert file.language() == "en"
    assert file.write(TABLE, preset("roberts"), "hu") == ""
    assert TableFile(None, tmp_path).language() == "hu"
    assert TableFile(None, tmp_path).read() == (TABLE, preset("roberts"))
    (tmp_path / "table.toml").write_text('language = "xx"')
    assert TableFile(None, tmp_path).language() == "en"
    with pytest.raises(ReadError, match=r"table\.toml, language: one of en, nl, hu, da, not xx"):
        TableFile(str(tmp_path / "table.toml"), tmp_path).language()


def test_a_link_keeps_pointing_at_the_file_that_is_written(tmp_path: Path) -> None:
    real, link = tmp_path / "real.toml", tmp_path / "table.toml"
    real.write_text("")
    link.symlink_to(real)
    assert TableFile(None, tmp_path).write(TABLE, preset("roberts")) == ""
    assert link.is_symlink()
    assert "roberts" in real.read_text()


def test_the_house_of_the_file_can_be_chosen_and_is_written_by_its_own_word(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text('base = "roberts"\ncap = 5\n')
    (tmp_path / "table.toml").write_text('game = "holdem"\nlimit = "no"\nhouse = "ours.toml"\n')
    file = TableFile(None, tmp_path)
    houses = file.houses()
    assert next(iter(houses)) == "ours.toml"
    assert houses["ours.toml"] == replace(preset("roberts"), name="ours", cap=5)
    assert file.write(TABLE, houses["ours.toml"]) == ""
    assert 'house = "ours.toml"' in (tmp_path / "table.toml").read_text()
    assert file.write(TABLE, replace(houses["ours.toml"], cap=2)) == ""
    assert "cap = 2" in (tmp_path / "table.toml").read_text()


EVENING = """[dealers]
4711 = "Ann"
[rotation]
every = 8
games = [
    { game = "holdem", limit = "no", blinds = "10 20" },
    { game = "holdem", limit = "fixed 20 40", blinds = "10 20" },
]
"""


def test_what_is_not_set_on_the_screen_stays_in_the_file_that_it_writes(tmp_path: Path) -> None:
    """Who may deal, and which games follow each other."""
    (tmp_path / "table.toml").write_text('game = "holdem"\nlimit = "no"\nblinds = "10 20"\n' + EVENING)
    file = TableFile(None, tmp_path)
    dealers, rotation = file.evening()
    assert dealers == {"4711": "Ann"}
    assert rotation is not None
    assert file.write(TABLE, preset("roberts")) == ""
    again = TableFile(None, tmp_path)
    assert again.read() == (TABLE, preset("roberts"))
    assert again.evening() == (dealers, rotation)


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_write_that_fails_says_why_and_leaves_the_old_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    file = TableFile(None, tmp_path)
    file.write(TABLE, preset("roberts"))
    before = (tmp_path / "table.toml").read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, step, full)
    assert file.write(TABLE, preset("tda-2024")) == "table.toml, No space left on device"
    assert (tmp_path / "table.toml").read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["table.toml"]


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("no folder")
    assert TableFile(None, tmp_path / "state").write(TABLE, preset("roberts")).startswith("table.toml, ")


def test_a_file_that_nobody_can_read_is_told_only_where_it_is_needed(tmp_path: Path) -> None:
    (tmp_path / "table.toml").write_text("game = 5\n")
    file = TableFile(None, tmp_path)
    assert "roberts" in file.houses()
    with pytest.raises(ReadError, match=r"table\.toml, game: "):
        file.read()
    with pytest.raises(CliError, match="missing"):
        TableFile(str(tmp_path / "missing.toml"), tmp_path)


def shots(tmp_path: Path) -> tuple[str, ...]:
    return ("--json", "--state", str(tmp_path / "state"), "--screenshots", str(tmp_path / "shots"))


def test_run_opens_a_table_without_players(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("PyQt6")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    table = tmp_path / "empty.toml"
    table.write_text('game = "holdem"\nlimit = "no"\nblinds = "10 20"\n')
    ran = in_process(capsys, "run", "--table", str(table), *shots(tmp_path))
    assert ran.code == 0
    assert {record["prompt"] for record in ran.records} == {"players-missing"}


def test_run_starts_as_it_was_set_up_last(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("PyQt6")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert TableFile(None, tmp_path / "state").write(TABLE, preset("roberts")) == ""
    assert in_process(capsys, "run", *shots(tmp_path)).code == 0
    shown = in_process(capsys, "journal", "show", "--hand", "1", "--state", str(tmp_path / "state"))
    assert "house roberts" in shown.out
    assert "seat 2 ?" in shown.out


def test_a_journal_goes_on_even_where_the_file_beside_it_has_become_unreadable(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("PyQt6")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert in_process(capsys, "run", "--seed", "7", *shots(tmp_path)).code == 0
    (tmp_path / "state" / "table.toml").write_text("game = 5\n")
    again = in_process(capsys, "run", *shots(tmp_path))
    assert again.records[0]["prompt"] == "resume"
