"""`dealerassist train` as a trainee at a terminal, a trainer and a data protection officer meet it."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from dealerassist.cli.files import DEMO, read_text
from dealerassist.engine import preset
from dealerassist.journal.script import read_script
from dealerassist.training.codes import DrillCode
from dealerassist.training.course import OUTLINE, outline
from dealerassist.training.dealing.players import DEALT, plot_of
from dealerassist.training.dealing.scripted import plot_of_script
from dealerassist.training.dealing.story import Plot
from dealerassist.training.dealing.table_hand import TableHand
from dealerassist.training.exam import exam_questions
from dealerassist.training.question import Skill, question
from dealerassist.training.records import answered
from dealerassist.training.trainees import Trainees
from tests.cli.running import Ran, in_process
from tests.training.dealers import moves_of
from tests.training.simulated import MORNING, trained

Capsys = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


def typed(capsys: Capsys, monkeypatch: Patch, lines: list[str], *arguments: str) -> Ran:
    """The command, with these lines typed one after another."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    return in_process(capsys, "train", *arguments)


def asked_first(drill: DrillCode, level: int, monkeypatch: Patch) -> str:
    """The right answer to the first question of `--seed 5`."""
    task = question(Skill(drill, level), Random(5).randrange(2**31), preset("tda-2024")).task
    return task.form.write(task.answer)


def test_a_drill_is_asked_answered_and_explained(capsys: Capsys, monkeypatch: Patch) -> None:
    right = asked_first(DrillCode.POT_LIMIT, 2, monkeypatch)
    arguments = ("--drill", "pot-limit", "--level", "2", "--seed", "5", "--questions", "1")
    ran = typed(capsys, monkeypatch, [right], *arguments)
    assert ran.code == 0
    assert "pot-limit maximum, level 2" in ran.out
    assert "pot limit, blinds" in ran.out
    assert "\n> right\n" in ran.out
    assert "[S3; TDA 2024 54A, 54B]" in ran.out
    wrong = typed(capsys, monkeypatch, ["1"], *arguments)
    assert f"wrong: {right}" in wrong.out


def test_what_cannot_be_read_is_asked_again_and_a_hint_names_the_rule(capsys: Capsys, monkeypatch: Patch) -> None:
    lines = ["many", "?", "100", "q"]
    ran = typed(capsys, monkeypatch, lines, "--drill", "rake", "--seed", "5")
    assert "many is no answer here: whole numbers, for amount" in ran.out
    assert "look at: WSOP Live 31" in ran.out


def test_an_answer_after_a_hint_is_kept_as_such(tmp_path: Path, capsys: Capsys, monkeypatch: Patch) -> None:
    anna = ("--trainee", "anna", "--state", str(tmp_path), "--drill", "rake", "--questions", "2")
    typed(capsys, monkeypatch, ["?", "1", "1"], *anna)
    assert [row.hint for row in Trainees(tmp_path / "trainees").rows("anna")] == [True, False]


def test_a_replay_is_watched_step_by_step_and_stopped(capsys: Capsys, monkeypatch: Patch) -> None:
    """Where a floor is called, what it answers is asked next."""
    right = int(asked_first(DrillCode.FIND_MISTAKE, 2, monkeypatch))
    then = question(Skill(DrillCode.FIND_MISTAKE, 2), Random(5).randrange(2**31), preset("tda-2024")).task.then
    assert then is not None
    lines = [""] * (right - 1) + ["s", then.form.write(then.answer)]
    ran = typed(
        capsys, monkeypatch, lines, "--drill", "find-mistake", "--level", "2", "--seed", "5", "--questions", "1"
    )
    assert f"{right:>2}. " in ran.out
    assert f"{right + 1:>2}. " not in ran.out
    assert "> right" in ran.out


def test_nothing_is_kept_of_who_gives_no_name(tmp_path: Path, capsys: Capsys, monkeypatch: Patch) -> None:
    typed(capsys, monkeypatch, ["a"], "--drill", "ruling", "--questions", "1", "--state", str(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_answers_are_kept_exported_and_erased(tmp_path: Path, capsys: Capsys, monkeypatch: Patch) -> None:
    anna = ("--trainee", "anna", "--state", str(tmp_path))
    typed(capsys, monkeypatch, ["a", "b"], "--drill", "ruling", "--questions", "2", *anna)
    ran = in_process(capsys, "train", "export", *anna)
    assert ran.out.splitlines()[0].startswith("when,mode,drill,level,seed,given,answer,right,ms")
    assert len(ran.out.splitlines()) == 3
    out = tmp_path / "anna.json"
    assert in_process(capsys, "train", "export", "--format", "json", "--out", str(out), *anna).code == 0
    assert [each["drill"] for each in json.loads(out.read_text())] == ["ruling", "ruling"]
    assert "2 answers erased" in in_process(capsys, "train", "erase", *anna).out
    in_process(capsys, "train", "erase", *anna).is_one_clear_line("anna")


def test_an_exam_is_passed_by_the_right_answers_gives_no_hints_and_prints_its_result(
    tmp_path: Path, capsys: Capsys, monkeypatch: Patch
) -> None:
    lines: list[str] = []
    for asked in exam_questions(outline(), 7, preset("tda-2024")):
        task = asked.task
        steps = int(task.form.write(task.answer)) if task.scene.numbered else 0
        lines += ["?"]
        lines += [""] * (steps - 1) + ["s"] if steps else []
        lines += [""] * len(task.scene.lines) if task.scene.numbered and not steps else []
        lines += [] if task.scene.numbered else [task.form.write(task.answer)]
        lines += [task.then.form.write(task.then.answer)] if task.then else []
    ran = typed(capsys, monkeypatch, lines, "exam", "--seed", "7", "--trainee", "anna", "--state", str(tmp_path))
    assert ran.code == 0, ran.out[-500:]
    assert "look at" not in ran.out
    assert "30 of 30 right" in ran.out
    assert "PASSED: 100 %, 80 % needed" in ran.out
    assert "seed 7 · house rules tda-2024" in ran.out
    rows = Trainees(tmp_path / "trainees").rows("anna")
    assert [row.exam for row in rows] == [7] * 30


def test_an_exam_that_is_left_is_not_passed(capsys: Capsys, monkeypatch: Patch) -> None:
    ran = typed(capsys, monkeypatch, ["q"], "exam", "--seed", "7")
    assert ran.code == 1
    assert "NOT PASSED: 0 %" in ran.out


def trained_anna(folder: Path) -> None:
    school = Trainees(folder / "trainees")
    for row in trained(outline(), {DrillCode.NAME_HAND}, seed=1, days=3, a_day=30):
        school.add("anna", row)


def test_progress_is_a_line_a_skill_and_a_page_of_plots(tmp_path: Path, capsys: Capsys) -> None:
    trained_anna(tmp_path)
    page = tmp_path / "anna.svg"
    course = tmp_path / "kept.toml"
    course.write_text(_kept_for_ever())
    anna = ("--trainee", "anna", "--state", str(tmp_path), "--course", str(course))
    ran = in_process(capsys, "train", "progress", "--out", str(page), *anna)
    assert ran.code == 0, ran.err
    assert "name the hand, level 1" in ran.out
    assert "next: " in ran.out
    texts = [each.text or "" for each in ElementTree.parse(page).getroot().iter("{http://www.w3.org/2000/svg}text")]
    assert "median time, and the time allowed" in texts
    assert any(text.startswith("name the hand, level 1") for text in texts)
    last = in_process(capsys, "train", "progress", "--json", *anna).records[-1]
    assert (last["trainee"], last["answers"]) == ("anna", 90)


def _kept_for_ever() -> str:
    """The test's answers are of a fixed day."""
    return OUTLINE.read_text("utf-8").replace("keep_days = 730", "keep_days = 10000")


def test_answers_older_than_the_course_keeps_are_forgotten_at_the_next_start(tmp_path: Path, capsys: Capsys) -> None:
    old = answered(question(Skill(DrillCode.RAKE, 1), 1, preset("tda-2024")), (1,), MORNING.replace(year=2020), 1)
    Trainees(tmp_path / "trainees").add("anna", old)
    in_process(capsys, "train", "progress", "--trainee", "anna", "--state", str(tmp_path)).is_one_clear_line("anna")


def test_questions_and_verdicts_can_be_had_as_json(capsys: Capsys, monkeypatch: Patch) -> None:
    right = asked_first(DrillCode.BUILD_POTS, 1, monkeypatch)
    ran = typed(capsys, monkeypatch, ["x", right], "--json", "--drill", "build-pots", "--seed", "5", "--questions", "1")
    asked, refused, verdict = ran.records
    assert asked["form"]["amounts"][0] == "main"
    assert refused["error"]["code"] == "no-number"
    assert (verdict["right"], verdict["answer"]) == (True, right)
    assert verdict["reasons"][0]["source"] == "S1; TDA 2024 16, 21"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("progress",), ("--trainee",)),
        (("--level", "2"), ("--drill",)),
        (("--drill", "roulette"), ("roulette",)),
        (("--drill", "deal-hand"), ("deal-hand",)),
        (("--course", "no-such.toml"), ("no-such.toml",)),
        (("--house", "no-such-house"), ("no-such-house",)),
        (("--trainee", "../../etc/passwd"), ("../../etc/passwd",)),
    ],
)
def test_what_cannot_be_used_is_one_clear_line(
    arguments: tuple[str, ...], words: tuple[str, ...], capsys: Capsys, monkeypatch: Patch, tmp_path: Path
) -> None:
    typed(capsys, monkeypatch, [], *arguments, "--state", str(tmp_path)).is_one_clear_line(*words)


def test_a_page_that_cannot_be_written_is_one_clear_line(tmp_path: Path, capsys: Capsys, monkeypatch: Patch) -> None:
    anna = ("--trainee", "anna", "--state", str(tmp_path))
    typed(capsys, monkeypatch, ["1"], "--drill", "rake", "--questions", "1", *anna)
    missing = str(tmp_path / "no-such-folder" / "anna.svg")
    in_process(capsys, "train", "progress", "--out", missing, *anna).is_one_clear_line(missing)
    in_process(capsys, "train", "export", "--out", missing, *anna).is_one_clear_line(missing)


def test_a_school_asks_its_own_hand_script(tmp_path: Path, capsys: Capsys, monkeypatch: Patch) -> None:
    from tests.training.test_scenario import example  # noqa: PLC0415

    file = tmp_path / "own.hand"
    file.write_text(example())
    state = ("--trainee", "anna", "--state", str(tmp_path / "state"))
    ran = typed(capsys, monkeypatch, ["3", "360"], "--hand", str(file), *state)
    assert ran.code == 0
    assert "> right" in ran.out
    assert f"wrong: 370\n  370 [{file}, line 11]" in ran.out
    assert not (tmp_path / "state").exists(), "no skill of a course: nothing is kept"
    file.write_text(example().replace("expect ", "# "))
    in_process(capsys, "train", "--hand", str(file)).is_one_clear_line(str(file), "asks nothing")
    in_process(capsys, "train", "--hand", "no-such.hand").is_one_clear_line("no-such.hand")


def test_drills_are_listed_with_what_makes_them_harder(capsys: Capsys) -> None:
    records = in_process(capsys, "train", "drills", "--json").records
    assert [each["drill"] for each in records if each["measure"] == "cards to read"] == ["read-winner"]
    assert len(records) == len(DrillCode) - 1, "but a whole hand"


def right_moves(seed: int, level: int, game: str = "holdem") -> list[str]:
    """One right way to deal the hand of that seed, as it is typed."""
    plot = plot_of(level, Random(seed).randrange(2**31), preset("tda-2024"), game)
    return [str(move) for move in moves_of(TableHand(plot))]


@pytest.mark.parametrize("game", DEALT)
def test_a_hand_is_dealt_and_debriefed_step_by_step(game: str, capsys: Capsys, monkeypatch: Patch) -> None:
    moves = right_moves(5, 3, game)
    ran = typed(capsys, monkeypatch, ["shuffle", *moves], "table", "--level", "3", "--seed", "5", "--game", game)
    assert ran.code == 0
    assert "what does the dealer do? one of deal" in ran.out
    assert f"{len(moves)} steps, 0 wrong" in ran.out
    assert "left" not in ran.out.splitlines()[-1]


@pytest.mark.parametrize("silent", [False, True])
def test_the_watcher_says_so_at_once_or_at_the_end(silent: bool, capsys: Capsys, monkeypatch: Patch) -> None:
    moves = right_moves(5, 2)
    moves.remove("burn")
    options = ("--silent",) if silent else ()
    out = typed(capsys, monkeypatch, moves, "table", "--level", "2", "--seed", "5", *options).out
    assert ("no: burn [TDA 2024 38]" in out) is not silent
    assert "due: burn [TDA 2024 38]" in out
    assert "1 wrong" in out


def test_what_a_player_must_not_do_is_explained_by_the_engine(capsys: Capsys, monkeypatch: Patch) -> None:
    moves = ["burn" if move in {"stop", "call"} else move for move in right_moves(5, 3)]
    out = typed(capsys, monkeypatch, moves, "table", "--level", "3", "--seed", "5").out
    assert "no: call: it is a call: 100 in front, 400 back [TDA 2024 44]" in out


def test_a_hand_that_was_dealt_is_kept_with_its_steps_one_that_was_left_is_not(
    tmp_path: Path, capsys: Capsys, monkeypatch: Patch
) -> None:
    anna = ("--trainee", "anna", "--state", str(tmp_path))
    typed(capsys, monkeypatch, right_moves(5, 1)[:-1], "table", "--seed", "5", *anna)
    assert Trainees(tmp_path / "trainees").rows("anna") == ()
    moves = right_moves(5, 1)
    typed(capsys, monkeypatch, moves, "table", "--seed", "5", *anna)
    (row,) = Trainees(tmp_path / "trainees").rows("anna")
    assert (row.drill, row.right, [step.did for step in row.steps]) == ("deal-hand", True, moves)
    ran = in_process(capsys, "train", "progress", *anna)
    assert "deal a hand, level 1" in ran.out
    assert "next: name the hand, level 1" in ran.out
    assert [path.name for path in tmp_path.iterdir()] == ["trainees"], "nothing of it is in a journal"


def test_a_course_says_how_long_a_step_may_take(tmp_path: Path, capsys: Capsys, monkeypatch: Patch) -> None:
    course = tmp_path / "quick.toml"
    course.write_text(OUTLINE.read_text("utf-8") + "\n[step_seconds]\ndeal = 0.5\n")
    moves = right_moves(5, 1)
    steps = typed(capsys, monkeypatch, moves, "--json", "table", "--seed", "5", "--course", str(course)).records
    seats = len(plot_of(1, Random(5).randrange(2**31), preset("tda-2024")).session.places)
    assert steps[0]["seconds_allowed"] == seats
    course.write_text(OUTLINE.read_text("utf-8") + "\n[step_seconds]\nshuffle = 1\n")
    in_process(capsys, "train", "table", "--course", str(course)).is_one_clear_line("quick.toml", "shuffle")


def test_a_debriefing_can_be_had_as_json(capsys: Capsys, monkeypatch: Patch) -> None:
    *steps, total = typed(capsys, monkeypatch, ["burn"], "--json", "table", "--seed", "5").records
    assert [(step["did"], step["right"]) for step in steps] == [("burn", False)]
    assert (total["steps"], total["slips"], total["left"]) == (1, 1, True)


def test_a_trainer_s_script_is_dealt_and_what_it_expects_to_be_refused_is_tried(
    capsys: Capsys, monkeypatch: Patch
) -> None:
    """The demonstration that ships: `dealerassist play` checks the same file."""
    demo = str(DEMO)
    plot = plot_of_script(read_script(read_text(demo), demo), 0)
    moves = [str(move) for move in moves_of(TableHand(plot))]
    assert moves.count("stop") == 1
    out = typed(capsys, monkeypatch, moves, "table", "--hand", demo).out
    assert f"{len(moves)} steps, 0 wrong" in out
    assert "seat 2 raises to 8,000" in out


def test_each_hand_of_a_script_is_dealt_debriefed_and_kept(tmp_path: Path, capsys: Capsys, monkeypatch: Patch) -> None:
    file = tmp_path / "two.hand"
    head = "game holdem\nlimit no\nblinds 10 20\nbutton 1\nseat 1 1000\nseat 2 1000\nseat 3 1000\n"
    file.write_text(head + "fold 1\nfold 2\nnext\nfold 2\nfold 3\n")
    moves: list[str] = []
    plot: Plot | None = plot_of_script(read_script(read_text(str(file)), str(file)), 0)
    while plot is not None:
        hand = TableHand(plot)
        moves += [str(move) for move in moves_of(hand)]
        plot = plot.then(hand.hand)
    assert moves.count("deal 2") + moves.count("deal 3") == 2
    anna = ("--trainee", "anna", "--state", str(tmp_path))
    out = typed(capsys, monkeypatch, moves, "table", "--hand", str(file), *anna).out
    assert out.count("0 wrong") == 2
    assert "button 1" in out
    assert "button 2" in out
    assert [row.right for row in Trainees(tmp_path / "trainees").rows("anna")] == [True, True]


def test_a_script_that_is_wrong_or_cannot_be_dealt_is_one_clear_line(tmp_path: Path, capsys: Capsys) -> None:
    head = "game holdem\nlimit no\nblinds 10 20\nbutton 1\nseat 1 1000\nseat 2 1000\nseat 3 1000\n"
    file = tmp_path / "mine.hand"
    for body, words in (
        (head + "fold 2\n", ("mine.hand", "line 8", "another seat")),
        (head + "expect act 2\n", ("mine.hand", "line 8", "act 2")),
        (head + "call 1\nundo\n", ("mine.hand", "line 9", "undo")),
        (head.replace("holdem", "pineapple"), ("mine.hand", "header", "pineapple")),
        (
            "game lowball-27\nlimit fixed 10 20\nante 5\nbutton 1\nseat 1 100\nseat 2 100\n"
            "check 2\ncheck 1\ndraw 2 1\ndraw 2 3\n",
            ("mine.hand", "line 10", "says once"),
        ),
    ):
        file.write_text(body)
        in_process(capsys, "train", "table", "--hand", str(file)).is_one_clear_line(*words)
