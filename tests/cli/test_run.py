"""`dealerassist run` without a screen: one clear line, or pictures; a restarted table asks before it goes on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from dealerassist.cli.recording import Recording
from dealerassist.cli.run import simulated_table
from dealerassist.cli.table_file import TableFile
from dealerassist.words import LANGUAGES
from tests.cli.running import in_process

pytest.importorskip("PyQt6")

PNG = b"\x89PNG\r\n\x1a\n"


def test_without_a_screen_it_says_so_and_names_the_way_round(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    in_process(capsys, "run", "--state", str(tmp_path)).is_one_clear_line("no screen", "--screenshots DIR")


def test_screenshots_play_on_and_leave_pictures_and_a_restart_asks_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    shots, state = tmp_path / "shots", tmp_path / "state"
    arguments = ("run", "--json", "--seed", "3", "--state", str(state), "--screenshots", str(shots))
    first = in_process(capsys, *arguments)
    assert first.code == 0
    files = sorted(shots.iterdir())
    assert len(files) == len(first.records) > 20
    assert all(file.read_bytes().startswith(PNG) for file in files)
    assert first.records[0]["prompt"] == "deal-hole"
    again = in_process(capsys, *arguments)
    assert again.records[0]["prompt"] == "resume"
    assert again.records[0]["hand"] == first.records[-1]["hand"]
    assert in_process(capsys, "journal", "verify", "--state", str(state)).code == 0


def test_a_table_is_set_up_by_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    table = tmp_path / "table.toml"
    table.write_text(
        'game = "holdem"\nlimit = "fixed 20 40"\nblinds = "10 20"\nbutton = 1\n[seats]\n1 = 500\n2 = 500\n'
    )
    state = ("--state", str(tmp_path / "state"), "--screenshots", str(tmp_path / "shots"))
    assert in_process(capsys, "run", "--table", str(table), *state).code == 0
    table.write_text("game = 5\n")
    other = ("--state", str(tmp_path / "other"), "--screenshots", str(tmp_path / "shots"))
    in_process(capsys, "run", "--table", str(table), *other).is_one_clear_line(str(table))


def test_the_screen_speaks_what_the_command_line_says_else_what_the_tables_file_does(tmp_path: Path) -> None:
    (tmp_path / "table.toml").write_text('language = "hu"\ngame = "holdem"\nlimit = "no"\nblinds = "10 20"\n')

    def spoken(said: str | None) -> str:
        with Recording(str(tmp_path)) as recording:
            return simulated_table(recording, Random(3), TableFile(None, tmp_path), said)[0].view.language

    assert (spoken(None), spoken("nl")) == ("hu", "nl")


def test_the_command_line_offers_the_languages_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        in_process(capsys, "run", "--help")
    assert f"{{{','.join(LANGUAGES)}}}" in capsys.readouterr().out
