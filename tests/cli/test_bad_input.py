"""Whatever a user brings: one clear line on stderr with file, place and reason, exit 2, nothing lost, no traceback."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import Ran, alone, in_process

SCRIPT = "game holdem\nlimit no\nblinds 1 2\nbutton 1\nseat 1 100\nseat 2 100\nseat 3 100\n"
SHOWDOWN = {
    "game": "holdem",
    "button": 1,
    "board": "2c 7d 9h Js Kd",
    "seats": [{"seat": 1, "bet": 10, "cards": "As Ad"}, {"seat": 2, "bet": 10, "cards": "Qs Qd"}],
}

SCRIPTS = {
    "empty": ("", "line 1"),
    "only a comment": ("# nothing\n", "line 1"),
    "no header": ("fold 1\n", "line 1"),
    "an unknown game": (SCRIPT.replace("holdem", "snap"), "line 1", "snap"),
    "an unknown limit": (SCRIPT.replace("limit no", "limit sky"), "sky"),
    "an unknown preset": (SCRIPT.replace("blinds", "house nowhere\nblinds"), "line 3", "nowhere"),
    "an unknown switch": (SCRIPT + "rule gravity off\n", "line 8", "gravity"),
    "a wrong switch": (SCRIPT + "rule straddle sideways\n", "line 8", "sideways"),
    "a contradiction": (SCRIPT + "rule rake_cap 5\n", "line 8", "rake_cap"),
    "a seat twice": (SCRIPT + "seat 3 50\n", "line 8", "seat 3"),
    "an eleventh seat": (SCRIPT + "seat 11 50\n", "line 8", "11"),
    "no button": (SCRIPT.replace("button 1\n", ""), "button"),
    "one player": ("game holdem\nlimit no\nblinds 1 2\nbutton 1\nseat 1 100\n", "player"),
    "falling blinds": (SCRIPT.replace("blinds 1 2", "blinds 2 1"), "blinds"),
    "an unknown command": (SCRIPT + "dance 1\n", "line 8", "dance"),
    "a missing amount": (SCRIPT + "raise 1\n", "line 8", "amount"),
    "a huge amount": (SCRIPT + "raise 1 " + "9" * 40 + "\n", "line 8", "range"),
    "too many words": (SCRIPT + "fold 1 now please\n", "line 8", "now please"),
    "an unknown expectation": (SCRIPT + "expect rain 1\n", "line 8", "rain"),
    "a bad card": (SCRIPT + "show 1 Zz\n", "line 8", "Zz"),
    "a refused command": (SCRIPT + "check 1\n", "line 8", "may-not-check"),
    "next too early": (SCRIPT + "next\n", "line 8", "hand-not-over"),
}


@pytest.mark.parametrize(("text", "words"), [(text, words) for text, *words in SCRIPTS.values()], ids=SCRIPTS.keys())
def test_a_broken_script_is_named_with_its_line(
    text: str, words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some.hand"
    file.write_text(text)
    ran = in_process(capsys, "play", str(file))
    ran.is_one_clear_line(str(file), *words)
    told = in_process(capsys, "play", "--json", str(file))
    assert told.records[-1]["ok"] is False
    assert told.records[-1]["error"]["code"]


def test_a_failed_expectation_is_exit_1_with_the_line_and_what_was_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some.hand"
    file.write_text(SCRIPT + "expect act 1\nexpect call 3\n")
    ran = in_process(capsys, "play", str(file))
    assert ran.code == 1
    assert ran.err == f"dealerassist: {file}, line 9: expect call 3: found 2\n"


HOUSES = {
    "not TOML": ("cap = ", "line 1"),
    "an unknown key": ("cap = 3\n\nkap = 4\n", "line 3", "kap"),
    "a wrong value": ("# ours\nbutton_mode = 'flying'\n", "line 2", "flying"),
    "a wrong type": ("rake_percent = 10.5\n", "line 1", "rake_percent"),
    "a contradiction": ("cap = 'none'\ncap_headsup = 'event'\n", "line 2", "cap_headsup"),
    "an unknown base": ("base = 'nowhere'\n", "line 1", "nowhere"),
}


@pytest.mark.parametrize(("text", "words"), [(text, words) for text, *words in HOUSES.values()], ids=HOUSES.keys())
def test_broken_house_rules_are_named_with_file_and_line(
    text: str, words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "ours.toml").write_text(text)
    file = tmp_path / "some.hand"
    file.write_text(SCRIPT.replace("blinds", "house ours.toml\nblinds"))
    in_process(capsys, "play", str(file)).is_one_clear_line("ours.toml", *words)


def test_a_house_of_ones_own_is_found_beside_the_script(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "ours.toml").write_text("base = 'tda-2024'\nstraddle = 'utg'\n")
    file = tmp_path / "some.hand"
    seats = "seat 4 100\nstraddle 4 4\nexpect act 1\nexpect call 4\n"
    file.write_text(SCRIPT.replace("blinds", "house ours.toml\nblinds") + seats)
    assert in_process(capsys, "play", str(file)).code == 0


@pytest.mark.parametrize("command", ["play", "replay", "verify"])
def test_a_missing_file_a_folder_and_a_file_of_bytes_are_named(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "missing.phh"
    in_process(capsys, command, str(missing)).is_one_clear_line(str(missing), "No such file")
    in_process(capsys, command, str(tmp_path)).is_one_clear_line(str(tmp_path))
    raw = tmp_path / "raw.phh"
    raw.write_bytes(b"\xff\xfe\x00raw")
    in_process(capsys, command, str(raw)).is_one_clear_line(str(raw), "byte 0")


def test_a_broken_record_is_named_and_the_others_are_still_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = (Path(__file__).parents[1] / "hands" / "nlhe" / "40_0.phh").read_text()
    (tmp_path / "a.phh").write_text(good.replace("'p3 cbr 225'", "'p3 cbr 22'"))
    (tmp_path / "b.phh").write_text(good)
    ran = in_process(capsys, "replay", "--json", str(tmp_path))
    ran.is_one_clear_line("a.phh", "actions[6]", "raise-too-small")
    assert [record["ok"] for record in ran.records] == [False, True]


def test_a_broken_showdown_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "some.json"
    file.write_text(json.dumps(SHOWDOWN).replace("Qs Qd", "As Qd"))
    ran = in_process(capsys, "verify", "--json", str(file))
    ran.is_one_clear_line(str(file), "As")
    assert ran.records[0]["error"]["code"] == "duplicate-card"
    file.write_text("{" * 100_000)
    in_process(capsys, "verify", str(file)).is_one_clear_line(str(file))


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("dance",),
        ("play", "--loud"),
        ("replay",),
        ("play", "--random", "x"),
        ("journal", "eat"),
        ("verify", "a", "b"),
    ],
)
def test_a_wrong_command_line_says_so_in_one_line(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    in_process(capsys, *arguments).is_one_clear_line("--help")


def _full(*arguments: str) -> Ran:
    with Path("/dev/full").open("wb") as full:
        return alone(*arguments, stdout=full)


def test_a_full_disk_behind_standard_output_is_named() -> None:
    _full("play", "--json").is_one_clear_line("standard output", "No space left")
    _full("doctor").is_one_clear_line("standard output", "No space left")


def test_a_report_to_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    out = tmp_path / "nowhere" / "report.hand"
    alone("report", "--state", str(tmp_path), "--out", str(out)).is_one_clear_line(str(out), "No such file")


def test_a_reader_that_goes_away_ends_the_program_quietly() -> None:
    done = subprocess.run(
        ["bash", "-c", f"{sys.executable} -m dealerassist play --watch --random 1 --hands 20 | head -n 1"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        cwd=Path(__file__).parents[2],
    )
    assert done.stderr == ""


def test_a_directory_that_cannot_hold_a_journal_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text("x")
    in_process(capsys, "play", "--random", "1", "--record", "--state", str(file)).is_one_clear_line(str(file))


def test_no_journal_yet_and_no_such_hand_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    in_process(capsys, "journal", "show", "--state", str(tmp_path)).is_one_clear_line(str(tmp_path))
    assert in_process(capsys, "play", "--random", "1", "--record", "--state", str(tmp_path)).code == 0
    for action in ("show", "export"):
        ran = in_process(capsys, "journal", action, "--hand", "99", "--state", str(tmp_path))
        ran.is_one_clear_line("journal.sqlite3", "99")
