"""`verify` of many hands (DESIGN 7): lines of showdowns, a folder of PHH, a journal; alike on any number of cores."""

from __future__ import annotations

import contextlib
import io
import json
import multiprocessing
import os
import pty
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from dealerassist.cli import verify_sources
from dealerassist.cli.on_cores import on_cores
from dealerassist.cli.verify_sources import source_of
from tests.cli.running import ROOT, in_process
from tests.verify.documents import document, seat

HANDS = Path(__file__).parents[1] / "hands"
GOOD = json.dumps(document(seat(1, 50, "Ah Kh"), seat(2, 40, "Ac 7c"), seat(3, 5, folded=True)))
TWICE = json.dumps(document(seat(1, 50, "Ah Kh"), seat(2, 40, "Ah 7c")))

Capsys = pytest.CaptureFixture[str]


@pytest.fixture
def lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Seven hands in chunks of two: good ones, a blank line, a card twice, no text, a line that is too long."""
    monkeypatch.setattr(verify_sources, "HANDS", 2)
    monkeypatch.setattr(verify_sources, "LONGEST_LINE", 2_000_000)
    file = tmp_path / "many.jsonl"
    told = [GOOD, GOOD, "", TWICE, GOOD, "\udcff", "{" + " " * 5_000_000, GOOD]
    file.write_bytes(b"\n".join(line.encode("utf-8", "surrogateescape") for line in told))
    return file


@pytest.mark.parametrize("cores", ["1", "2", "3"])
def test_each_line_is_judged_and_what_cannot_be_is_named_by_file_and_line(
    cores: str, lines: Path, capsys: Capsys
) -> None:
    ran = in_process(capsys, "verify", "--json", "--cores", cores, str(lines))
    assert ran.code == 2
    assert [(record["line"], record["ok"]) for record in ran.records] == [
        (1, True), (2, True), (4, False), (5, True), (6, False), (7, False), (8, True)
    ]  # fmt: skip
    assert {record["file"] for record in ran.records} == {str(lines)}
    assert ran.records[0]["payouts"] == {"1": 85}
    codes = [record["error"]["code"] for record in ran.records if not record["ok"]]
    assert codes == ["duplicate-card", "unreadable", "too-large"]
    errors = ran.err.splitlines()
    assert [f"{lines}, line {number}" in error for number, error in zip((4, 6, 7), errors, strict=True)] == [True] * 3


@pytest.mark.parametrize("cores", ["1", "2"])
def test_people_are_told_how_many(cores: str, lines: Path, capsys: Capsys) -> None:
    ran = in_process(capsys, "verify", "--cores", cores, str(lines))
    assert ran.out == f"{lines}: 7 hands: 4 judged, 3 unusable\n"


@pytest.mark.parametrize("cores", ["1", "2"])
def test_a_folder_of_phh_is_held_against_its_records(cores: str, tmp_path: Path, capsys: Capsys) -> None:
    shutil.copytree(HANDS / "mixed", tmp_path / "in" / "it")
    assert in_process(capsys, "verify", "--cores", cores, str(tmp_path)).code == 0
    record = tmp_path / "in" / "it" / "1.phh"
    wrong = record.read_text().replace("finishing_stacks = [7340000, 3775000", "finishing_stacks = [7340001, 3774999")
    record.write_text(wrong)
    ran = in_process(capsys, "verify", "--cores", cores, str(tmp_path))
    assert ran.code == 1
    assert ran.out.splitlines()[0].startswith(f"{record}: finished [7340000, 3775000")
    assert ran.out.splitlines()[1] == f"{tmp_path}: 42 hands: 1 no, 41 yes"
    (tmp_path / "broken.phh").write_text("variant = 3")
    ran = in_process(capsys, "verify", "--json", "--cores", cores, str(tmp_path))
    assert ran.code == 2
    assert len(ran.records) == 43
    assert "broken.phh" in ran.err
    assert len(ran.err.splitlines()) == 1


def piped_in(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


@pytest.mark.parametrize("cores", ["1", "2"])
def test_lines_that_are_piped_in_are_many_hands_like_those_of_a_file(
    cores: str, lines: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_file = in_process(capsys, "verify", "--json", "--cores", cores, str(lines))
    piped_in(monkeypatch, lines.read_bytes())
    ran = in_process(capsys, "verify", "--json", "--cores", cores, "-")
    assert ran.code == of_file.code == 2
    assert ran.out == of_file.out.replace(str(lines), "-")
    assert ran.err == of_file.err.replace(str(lines), "-")


@pytest.mark.parametrize(
    ("data", "hands"),
    [
        ("{good}\n{good}", 2),
        ("\n{good}\n\n  {good}\n\n", 2),
        ("{}\n{good}\n", 2),
        ("{good}\n" * 450, 450),
        ("{good}", None),
        ("\n{good}\n\n", None),
        ("{spread}\n", None),
        ('game = "holdem"\n', None),
        ("", None),
    ],
)
def test_a_single_document_that_is_piped_in_is_told_from_many_lines(
    data: str, hands: int | None, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    spread = json.dumps(json.loads(GOOD), indent=1)
    text = data.replace("{good}", GOOD).replace("{spread}", spread)
    piped_in(monkeypatch, text.encode())
    ran = in_process(capsys, "verify", "--cores", "1", "-")
    if hands is not None:
        assert ran.out.startswith(f"-: {hands} hands: ")
        assert ran.code == (2 if "{}" in data else 0)
    elif text.strip().startswith("{"):
        assert ran.code == 0
        assert "85" in ran.out
        assert " hands: " not in ran.out
    else:
        assert ran.code == 2
        assert len(ran.err.splitlines()) == 1


def test_a_piped_document_that_is_too_long_is_one_clear_line(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    piped_in(monkeypatch, b"{" + b" " * 5_000_000 + b"}\n")
    in_process(capsys, "verify", "-").is_one_clear_line("larger than")


def test_verify_and_replay_say_the_same_of_a_record(capsys: Capsys) -> None:
    record = str(HANDS / "mixed" / "3.phh")
    verified, replayed = (in_process(capsys, command, "--json", record) for command in ("verify", "replay"))
    assert verified.records == replayed.records


@pytest.mark.parametrize("cores", ["1", "2"])
def test_every_hand_of_a_journal_is_played_again(cores: str, tmp_path: Path, capsys: Capsys) -> None:
    played = in_process(capsys, "play", "--record", "--random", "3", "--hands", "6", "--state", str(tmp_path))
    assert played.code == 0
    for place in (tmp_path, tmp_path / "journal.sqlite3"):
        ran = in_process(capsys, "verify", "--json", "--cores", cores, str(place))
        assert ran.code == 0
        assert [record["hand"] for record in ran.records] == [1, 2, 3, 4, 5, 6]
        assert all(record["over"] for record in ran.records)
        assert sum(ran.records[0]["payouts"].values()) > 0


def test_a_journal_with_a_changed_row_is_refused_after_the_hands_before_it(tmp_path: Path, capsys: Capsys) -> None:
    in_process(capsys, "play", "--record", "--random", "3", "--hands", "4", "--state", str(tmp_path))
    journal = tmp_path / "journal.sqlite3"
    journal.write_bytes(journal.read_bytes()[:-5000])
    ran = in_process(capsys, "verify", "--cores", "2", str(journal))
    ran.is_one_clear_line(str(journal))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("none.jsonl",), "none.jsonl"),
        (("none",), "none"),
        (("--cores", "0", "many.jsonl"), "--cores"),
        (("--cores", "two", "many.jsonl"), "--cores"),
        ((".",), "no .phh file"),
    ],
)
def test_what_cannot_be_verified_is_one_clear_line(
    words: tuple[str, ...], says: str, tmp_path: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "many.jsonl").write_text(GOOD)
    monkeypatch.chdir(tmp_path)
    in_process(capsys, "verify", *words).is_one_clear_line(says)


def test_an_empty_file_holds_no_hands(tmp_path: Path, capsys: Capsys) -> None:
    (tmp_path / "none.jsonl").write_text("\n\n")
    ran = in_process(capsys, "verify", str(tmp_path / "none.jsonl"))
    assert (ran.code, ran.out) == (0, f"{tmp_path}/none.jsonl: 0 hands\n")


def test_few_chunks_are_read_before_they_are_judged() -> None:
    """Memory does not grow with the number of hands."""
    given: list[int] = []

    def chunks() -> Iterator[int]:
        for number in range(1000):
            given.append(number)
            yield number

    results = on_cores(abs, chunks(), 2)
    assert [next(results) for _ in range(5)] == [0, 1, 2, 3, 4]
    assert len(given) < 20
    results.close()


def interrupts(number: int) -> str:
    """What the process that does this chunk would do at Ctrl-C."""
    return str(signal.getsignal(signal.SIGINT)) if number else ""


def test_ctrl_c_is_left_to_the_first_process() -> None:
    """A terminal sends it to all of them: the others would each show a traceback."""
    assert list(on_cores(interrupts, range(1, 7), 2)) == [str(signal.SIG_IGN)] * 6


def slowly(folder: Path, number: int) -> int:
    time.sleep(0.2)
    (folder / str(number)).touch()
    return number


def test_whoever_stops_asking_ends_the_processes_after_the_chunks_that_they_are_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of forty chunks that wait most are never begun; each process has one, and the pool keeps one more ready."""
    monkeypatch.setattr("dealerassist.cli.on_cores.WAITING_A_CORE", 20)
    results = on_cores(partial(slowly, tmp_path), range(1000), 2)
    assert next(results) == 0
    results.close()
    assert multiprocessing.active_children() == []
    done = len(list(tmp_path.iterdir()))
    assert done < 10
    time.sleep(0.5)
    assert len(list(tmp_path.iterdir())) == done


def test_the_chunks_of_a_file_add_up_to_its_size(lines: Path) -> None:
    source = source_of(str(lines))
    assert source is not None
    assert sum(chunk.size for chunk in source.chunks()) == source.size == lines.stat().st_size


def endless(folder: Path) -> Path:
    """More hands than a test can wait for."""
    file = folder / "endless.jsonl"
    file.write_text((GOOD + "\n") * 200_000)
    return file


def test_a_terminal_sees_a_bar_and_ctrl_c_ends_all_processes_with_one_line(tmp_path: Path) -> None:
    screen, theirs = pty.openpty()
    program = subprocess.Popen(
        [sys.executable, "-m", "dealerassist", "verify", "--cores", "2", str(endless(tmp_path))],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        start_new_session=True,
    )
    os.close(theirs)
    seen = bytearray()
    reader = threading.Thread(target=_read_all, args=(screen, seen))
    reader.start()
    until = time.monotonic() + 60
    while b"%" not in seen and time.monotonic() < until:
        time.sleep(0.05)
    os.killpg(program.pid, signal.SIGINT)
    out, _ = program.communicate(timeout=60)
    reader.join(60)
    os.close(screen)
    assert b"hands," in seen
    assert program.returncode == 2
    assert out == b""
    assert b"Traceback" not in seen
    assert bytes(seen).rstrip().endswith(b"dealerassist: stopped")
    assert _ended(program.pid), "a process was left behind"


def _ended(group: int) -> bool:
    """No process of the group runs any more; those that were killed may wait to be counted out."""
    for _ in range(100):
        if all(state == "Z" for state in _states_of(group)):
            return True
        time.sleep(0.1)
    return False


def _states_of(group: int) -> list[str]:
    states = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it ended just now
            state, _, its_group, *_ = stat.read_text().rpartition(")")[2].split()
            states += [state] * (int(its_group) == group)
    return states


def _read_all(screen: int, seen: bytearray) -> None:
    try:
        while piece := os.read(screen, 4096):
            seen.extend(piece)
    except OSError:
        return  # the other side is closed
