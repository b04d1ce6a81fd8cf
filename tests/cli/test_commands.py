"""Each command as its user meets it: the words, the JSON shapes, the exit codes."""

from __future__ import annotations

import json
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from dealerassist import __version__
from dealerassist.cli import bench, bench_bus, bench_judging, bench_verify
from tests.cli.running import alone, in_process

HANDS = Path(__file__).parents[1] / "hands"

LIVE = {"reading-to-painted", "touch-to-painted", "repaint", "first-frame", "idle", "idle, with sensors"}
"""What `bench` measures of the screen, where there can be one."""

Capsys = pytest.CaptureFixture[str]


def test_play_without_a_file_plays_the_recorded_hand_that_ships(capsys: Capsys) -> None:
    ran = in_process(capsys, "play")
    assert ran.code == 0
    assert "seat 6 wins 20,637 of the main pot" in ran.out
    assert "full house, queens full of tens" in ran.out
    assert ran.err == ""


def test_watch_shows_the_table_after_each_step(capsys: Capsys) -> None:
    ran = in_process(capsys, "play", "--watch")
    assert ran.out.count("board") > 20
    assert "▶ Seat 5: call 100, or raise to 200 … 10,000" in ran.out
    assert "▶ burn, and deal the flop" in ran.out
    assert "nobody called" not in ran.out


def test_play_in_json_is_objects_and_nothing_else(capsys: Capsys) -> None:
    ran = in_process(capsys, "play", "--json", "--watch")
    steps = ran.records
    assert steps[0]["awaiting"] == {"what": "deal-hole", "seats": [1, 2, 3, 4, 5, 6]}
    raised = next(step for step in steps if step["text"] == "raise 5 225")
    assert (raised["to_call"], raised["min_raise_to"], raised["pot"]) == (225, 350, 375)
    assert steps[-1]["ok"] is True


def test_no_hole_card_is_printed_before_it_is_tabled(tmp_path: Path, capsys: Capsys) -> None:
    script = tmp_path / "secret.hand"
    script.write_text(
        "game holdem\nlimit no\nblinds 1 2\nbutton 1\nseat 1 100\nseat 2 100\n"
        "deal 2 Ks Kh\ndeal 1 As Ah\ncall 1\ncheck 2\nboard 2c 3c 4c\ncheck 2\ncheck 1\n"
    )
    for arguments in (("play", "--watch"), ("play", "--json")):
        out = in_process(capsys, *arguments, str(script)).out
        assert not re.search("Ks|Kh|As|Ah", out.replace(str(script), ""))


def test_a_phh_record_can_be_watched_too(capsys: Capsys) -> None:
    ran = in_process(capsys, "play", "--watch", str(HANDS / "nlhe" / "113_6.phh"))
    assert ran.code == 0
    assert "+20,637" in ran.out


def test_random_hands_are_the_same_for_the_same_seed(capsys: Capsys) -> None:
    first = in_process(capsys, "play", "--random", "7", "--hands", "3").out
    assert first == in_process(capsys, "play", "--random", "7", "--hands", "3").out
    assert first != in_process(capsys, "play", "--random", "8", "--hands", "3").out


def test_replay_says_file_stacks_record_and_match(capsys: Capsys) -> None:
    file = HANDS / "nlhe" / "40_0.phh"
    ran = in_process(capsys, "replay", "--json", str(file))
    assert ran.code == 0
    stacks = [9950, 10275, 9775, 10000, 10000, 10000]
    assert ran.records == [
        {"file": str(file), "ok": True, "finishing_stacks": stacks, "recorded": stacks, "match": True, "unit": 1}
    ]


def test_replay_of_a_folder_counts_and_finds_a_wrong_record(tmp_path: Path, capsys: Capsys) -> None:
    good = (HANDS / "nlhe" / "40_0.phh").read_text()
    (tmp_path / "good.phh").write_text(good)
    assert in_process(capsys, "replay", str(tmp_path)).out == "1 yes\n"
    (tmp_path / "wrong.phh").write_text(good.replace("9950, 10275", "9951, 10274"))
    ran = in_process(capsys, "replay", str(tmp_path))
    assert ran.code == 1
    assert "wrong.phh: finished [9950, 10275" in ran.out
    told = in_process(capsys, "replay", "--json", str(tmp_path)).records
    assert [record["match"] for record in told] == [True, False]


SHOWDOWN = {
    "game": "holdem",
    "button": 4,
    "chip": 5,
    "house": "tda-2024",
    "board": "Th Jh Qd Kc As",
    "seats": [
        {"seat": 1, "bet": 10, "cards": "", "folded": True},
        {"seat": 2, "bet": 30, "cards": "4c 4d"},
        {"seat": 5, "bet": 30, "cards": "2c 2d"},
        {"seat": 8, "bet": 50, "cards": "3c 3d"},
    ],
}


def test_verify_answers_in_the_promised_shape_from_standard_input() -> None:
    ran = alone("verify", "--json", "-", stdin=json.dumps(SHOWDOWN).encode())
    verdict = ran.records[0]
    assert ran.code == 0
    assert verdict["ok"] is True
    assert verdict["returned"] == {"8": 20}
    assert verdict["payouts"] == {"2": 30, "5": 35, "8": 35}
    pot = verdict["pots"][0]
    assert (pot["name"], pot["amount"], pot["eligible"]) == ("main", 100, [2, 5, 8])
    assert {"seat": 5, "amount": 35, "part": "whole", "odd_chips": 1} in pot["shares"]
    assert verdict["hands"][0]["high"]["name"] == "straight"
    assert {ruling["code"] for ruling in verdict["rulings"]} >= {"uncalled-returned", "odd-chip-clockwise"}
    assert all(ruling["source"] for ruling in verdict["rulings"])


def test_verify_tells_people_who_wins_and_why(tmp_path: Path, capsys: Capsys) -> None:
    file = tmp_path / "showdown.json"
    file.write_text(json.dumps(SHOWDOWN))
    out = in_process(capsys, "verify", str(file)).out
    assert "seat 5 wins 35" in out
    assert "straight, ten to ace" in out


def test_a_recorded_session_goes_on_is_shown_exported_and_checked(tmp_path: Path, capsys: Capsys) -> None:
    state = ("--state", str(tmp_path))
    assert in_process(capsys, "play", "--random", "1", "--hands", "2", "--record", *state).code == 0
    assert in_process(capsys, "play", "--random", "2", "--hands", "2", "--record", *state).code == 0
    checked = in_process(capsys, "journal", "verify", "--json", *state)
    assert checked.records[0]["ok"] is True
    assert checked.records[0]["hands"] == 3
    shown = in_process(capsys, "journal", "show", *state).out
    assert "hand 3, dealt" in shown
    assert "▶ the hand is over" in shown
    exported = in_process(capsys, "journal", "export", "--hand", "2", *state).out
    script = tmp_path / "two.hand"
    script.write_text(exported)
    assert in_process(capsys, "play", str(script)).code == 0


def test_a_script_can_be_recorded_and_comes_out_of_the_journal_as_phh(tmp_path: Path, capsys: Capsys) -> None:
    state = ("--state", str(tmp_path))
    assert in_process(capsys, "play", "--record", *state).code == 0
    record = tmp_path / "out.phh"
    record.write_text(in_process(capsys, "journal", "export", "--format", "phh", *state).out)
    assert in_process(capsys, "replay", "--json", str(record)).records[0]["match"] is True


def test_doctor_finds_a_sound_installation_sound_and_a_broken_journal_broken(tmp_path: Path, capsys: Capsys) -> None:
    state = ("--state", str(tmp_path))
    in_process(capsys, "play", "--record", *state)
    ran = in_process(capsys, "doctor", *state)
    assert ran.code == 0
    assert "BAD" not in ran.out
    assert {"PyQt6", "pyserial", "screen", "serial ports"} <= {line[4:21].strip() for line in ran.out.splitlines()}
    (tmp_path / "journal.sqlite3").write_bytes(b"not a journal")
    broken = in_process(capsys, "doctor", *state)
    assert broken.code == 1
    assert "BAD journal" in broken.out


def test_report_is_a_hand_script_that_plays_with_versions_and_health(tmp_path: Path, capsys: Capsys) -> None:
    state = ("--state", str(tmp_path))
    in_process(capsys, "play", "--record", *state)
    out = tmp_path / "report.hand"
    assert in_process(capsys, "report", "--out", str(out), *state).code == 0
    assert f"dealerassist {__version__}" in out.read_text()
    assert in_process(capsys, "play", str(out)).code == 0
    assert "no hand yet" in in_process(capsys, "report", "--state", str(tmp_path / "none")).out


def test_bench_measures_play_judging_import_commits_and_the_live_table(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, few in {"DEALS": 2, "ROUNDS": 1, "BATCH": 500, "ONE_BY_ONE": 20}.items():
        monkeypatch.setattr(bench_judging, name, few)
    monkeypatch.setattr(bench_verify, "HANDS", 5)
    monkeypatch.setattr(bench_bus, "BUILT", tmp_path)
    some = [str(HANDS / "nlhe" / f"{name}.phh") for name in ("40_0", "40_19", "113_6")]
    ran = in_process(capsys, "bench", "--json", "--rounds", "1", *some)
    measured = [record["measure"] for record in ran.records]
    judging = ["showdown"] * 2 + ["batch"] * 3 + ["verify"] * 2
    assert measured[:14] == ["play only", "with reading", *judging, "touches", "import", "commit", "bus", "camera"]
    assert set(measured[14:]) == (LIVE if find_spec("PyQt6") else set())
    assert ran.records[0]["hands_per_second"]["dealerassist"] > 0


def test_bench_shows_each_game_apart_and_leaves_out_what_the_peer_cannot_play(
    monkeypatch: pytest.MonkeyPatch, capsys: Capsys
) -> None:
    for part in ("show_judging", "show_verify", "show_touches", "show_bus", "show_live", "_commit_times"):
        monkeypatch.setattr(bench, part, lambda *_: (0.0, 0.0))
    some = [str(HANDS / "mixed" / f"{name}.phh") for name in ("1", "11", "85")]
    ran = in_process(capsys, "bench", "--json", "--rounds", "1", *some)
    measured = [record["measure"] for record in ran.records]
    games = [name for name in measured if name.startswith("play ") and name != "play only"]
    assert len(games) == len(set(games)) == 2
    text = in_process(capsys, "bench", "--rounds", "1", *some).out
    assert text.startswith("2 hands" if find_spec("pokerkit") else "3 hands")


def test_every_command_has_help_with_an_example() -> None:
    commands = ["play", "replay", "verify", "journal", "firmware", "doctor", "report", "bench"]
    assert f"dealerassist {__version__}" in alone("--version").out
    for command in commands:
        ran = alone(command, "--help")
        assert ran.code == 0
        assert f"example: dealerassist {command}" in ran.out
