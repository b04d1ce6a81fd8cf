"""The camera's process for real: spawned, killed, hung, without a camera; what comes out are readings, no pictures."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import Pipe
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("cv2", reason="opencv is not installed here")

import cv2

from dealerassist.cards import card
from dealerassist.cli.clock import SystemClock
from dealerassist.sensing import Reading
from dealerassist.sensing.codes import SensorCode
from dealerassist.sensing.overhead import camera_reader
from dealerassist.sensing.overhead.camera_reader import CameraReader
from dealerassist.sensing.overhead.messages import LONGEST, receive_told
from dealerassist.sensing.readings import BoardCard, Health, TabledCards
from tests.sensing.overhead.films import CALIBRATION, board, tabled
from tests.sensing.overhead.marked_cards import MarkedReader
from tests.sensing.overhead.scenes import Scene, picture_of

ROOT = Path(__file__).parents[3]
PATIENCE_S = 60.0


def folder_of(folder: Path, *scenes: tuple[Scene, int], first: int = 0) -> str:
    """A folder of frames that the camera's process takes for a camera, ten a second: (scene, how many frames)."""
    folder.mkdir(exist_ok=True)
    seed = first
    for scene, frames in scenes:
        for _ in range(frames):
            seed += 1
            cv2.imwrite(str(folder / f"{seed:05}.png"), picture_of(scene, seed))
    return str(folder)


class Hears:
    """A reader that runs, and what it has told."""

    def __init__(self, source: str) -> None:
        self.readings: list[Reading] = []
        self.reader = CameraReader(source, CALIBRATION, SystemClock(), MarkedReader, Random(1))

    def board(self) -> dict[int, str]:
        told = [each for each in self.readings if isinstance(each, BoardCard)]
        return {each.place: str(each.face) for each in told if each.face}

    def codes(self) -> list[SensorCode]:
        return [each.code for each in self.readings if isinstance(each, Health)]


@contextmanager
def hearing(source: str) -> Iterator[Hears]:
    hears = Hears(source)
    hears.reader.start(hears.readings.append)
    try:
        yield hears
    finally:
        hears.reader.close()


def until(so: Callable[[], object]) -> None:
    """Wait for as long as a slow machine may need, not longer than it takes."""
    end = time.monotonic() + PATIENCE_S
    while not so():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)


def test_a_flop_before_the_camera_becomes_readings_and_a_tabled_hand_only_when_asked(tmp_path: Path) -> None:
    lying = (*board("Ah", "Td", "2c"), *tabled(3, "Ks Kd"), *tabled(9, "7h 7d"))
    source = folder_of(tmp_path / "film", (Scene(), 10), (Scene(lying), 60))
    with hearing(source) as hears:
        until(lambda: hears.board() == {1: "Ah", 2: "Td", 3: "2c"})
        assert not any(isinstance(each, TabledCards) for each in hears.readings)
        assert hears.reader.reveal(3) == ()
        until(lambda: any(isinstance(each, TabledCards) for each in hears.readings))
        told = [each for each in hears.readings if isinstance(each, TabledCards)]
        assert [(each.seat, each.cards) for each in told] == [(3, (card("Kd"), card("Ks")))]
        assert hears.reader.reveal(3) == (card("Kd"), card("Ks"))
    assert [each.seq for each in hears.readings] == [*range(1, len(hears.readings) + 1)]
    assert hears.codes()[:2] == [SensorCode.STARTING, SensorCode.WORKS]


def test_a_process_that_is_killed_is_started_again_and_the_board_stays_known(tmp_path: Path) -> None:
    source = folder_of(tmp_path / "film", (Scene(), 10), (Scene(board("Ah")), 40))
    with hearing(source) as hears:
        until(lambda: hears.board() == {1: "Ah"})
        first = hears.reader.pid
        assert first is not None
        os.kill(first, signal.SIGKILL)
        until(lambda: hears.codes()[-2:] == [SensorCode.RESTARTED, SensorCode.WORKS])
        assert hears.reader.pid not in (None, first)
        assert hears.board() == {1: "Ah"}


def test_a_process_that_hangs_is_killed_and_started_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(camera_reader, "SILENT_NS", 1_500_000_000)
    source = folder_of(tmp_path / "film", (Scene(), 60))
    with hearing(source) as hears:
        until(lambda: SensorCode.WORKS in hears.codes())
        first = hears.reader.pid
        assert first is not None
        os.kill(first, signal.SIGSTOP)
        until(lambda: SensorCode.NO_ANSWER in hears.codes())
        until(lambda: hears.codes()[-1] is SensorCode.WORKS)
        assert hears.reader.pid != first
        assert not Path(f"/proc/{first}").exists()


def test_a_camera_that_is_unplugged_is_a_fault_until_it_is_back(tmp_path: Path) -> None:
    source = folder_of(tmp_path / "film", (Scene(board("Ah")), 12))
    with hearing(source) as hears:
        until(lambda: SensorCode.CAMERA_GONE in hears.codes())
        until(lambda: hears.codes()[-1] is SensorCode.WORKS)


def test_no_camera_at_all_is_a_fault_and_the_process_waits_for_it(tmp_path: Path) -> None:
    with hearing(str(tmp_path / "video7")) as hears:
        until(lambda: hears.codes() == [SensorCode.STARTING, SensorCode.CAMERA_GONE])
        pid = hears.reader.pid
        folder_of(tmp_path / "made", (Scene(), 30))
        (tmp_path / "made").rename(tmp_path / "video7")
        until(lambda: hears.codes()[-1] is SensorCode.WORKS)
        assert hears.reader.pid == pid


def test_closing_ends_the_process(tmp_path: Path) -> None:
    with hearing(folder_of(tmp_path / "film", (Scene(), 30))) as hears:
        until(lambda: SensorCode.WORKS in hears.codes())
        pid = hears.reader.pid
    assert hears.reader.pid is None
    assert not Path(f"/proc/{pid}").exists()
    hears.reader.close()


def test_the_process_ends_by_itself_when_the_table_dies(tmp_path: Path) -> None:
    source = folder_of(tmp_path / "film", (Scene(), 100))
    script = f"""
import sys, time
from dealerassist.cli.clock import SystemClock
from dealerassist.sensing.overhead.camera_reader import CameraReader
from tests.sensing.overhead.films import CALIBRATION
from tests.sensing.overhead.marked_cards import MarkedReader
def go():
    reader = CameraReader({source!r}, CALIBRATION, SystemClock(), MarkedReader)
    heard = []
    reader.start(heard.append)
    while len(heard) < 2:
        time.sleep(0.05)
    print(reader.pid, flush=True)
    time.sleep(100)
if __name__ == "__main__":
    go()
"""
    (tmp_path / "table.py").write_text(script)
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    table = subprocess.Popen(
        [sys.executable, str(tmp_path / "table.py")], stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT
    )
    assert table.stdout is not None
    pid = int(table.stdout.readline())
    table.kill()
    table.wait()
    table.stdout.close()
    until(lambda: not Path(f"/proc/{pid}/cmdline").exists() or not Path(f"/proc/{pid}/cmdline").read_bytes())


def test_design_4_the_process_writes_no_file_and_leaves_no_core(tmp_path: Path) -> None:
    """All that it has open to write are pipes, and where the test's own words go."""
    with hearing(folder_of(tmp_path / "film", (Scene(board("Ah")), 60))) as hears:
        until(lambda: hears.board() == {1: "Ah"})
        process = Path(f"/proc/{hears.reader.pid}")
        assert "Max core file size        0                    0" in (process / "limits").read_text()
        mine = {os.readlink(file) for file in Path("/proc/self/fd").iterdir() if file.is_symlink()}
        held = [os.readlink(file) for file in (process / "fd").iterdir()]
    written = [name for name in held if name.startswith("/") and name not in mine]
    assert [name for name in written if not name.startswith(("/dev/", str(tmp_path / "film")))] == []


def test_a_message_that_is_large_enough_for_a_picture_is_refused() -> None:
    ours, theirs = Pipe()
    theirs.send_bytes(bytes(LONGEST + 1))
    with pytest.raises(OSError, match="bad message"):
        receive_told(ours)
    for words in (b"[]", b'{"code":"works"}', b'{"code":"works","at_ns":1,"lies":{},"covered":[],"frame":"AAAA"}'):
        ours, theirs = Pipe()
        theirs.send_bytes(words)
        with pytest.raises(ValueError, match=r"Expected|missing|unknown"):
            receive_told(ours)


def test_the_tables_process_never_loads_opencv() -> None:
    script = (
        "import sys, dealerassist.sensing.overhead.camera_reader, dealerassist.sensing.overhead.calibration\n"
        "assert 'cv2' not in sys.modules and 'numpy' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], check=True, cwd=ROOT)
