"""A deck that is enrolled by somebody: its cards one after another over an antenna and before a camera, both of which
the program takes for real ones.

    python -m tests.cli.enrolling FACES      # a folder with a picture of each card: prints the seconds a card takes
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from signal import SIGINT
from statistics import median
from tempfile import TemporaryDirectory
from threading import Event, Thread

import cv2

from dealerassist.cards import Card, card
from dealerassist.cli.clock import SystemClock
from dealerassist.sensing import BOARD
from dealerassist.sensing.camera import Picture, read_picture
from dealerassist.sensing.overhead.calibration import Calibration, calibration_text
from dealerassist.sensing.simulated import SimulatedPort, SimulatedTable
from tests.sensing.overhead.scenes import BOARD as BOARD_CORNERS
from tests.sensing.overhead.scenes import SIZE, Hand, Lying, Scene, on_place, picture_of

ROOT = Path(__file__).parents[2]
FRAMES = 3_000
"""Names in the camera's folder, each of which is the picture of now."""
SWAP_S = 0.3
"""In which a hand takes a card away and lays the next one."""
VARIANTS = 4
"""Pictures of the same scene with other noise: a camera's never repeat."""
PATIENCE_S = 60.0
AGAIN = "lay it again"
X, Y = on_place(1)


class Scenery:
    """What the camera sees: a folder of links to one picture, which is always of now."""

    def __init__(self, folder: Path, faces: Callable[[Card], Picture]) -> None:
        self.source = folder / "camera"
        self._now, self._faces = folder / "now.jpg", faces
        self.source.mkdir()
        self._pictures: list[bytes] = []
        self._closing = Event()
        self.show()
        self._swap(0)
        for number in range(FRAMES):
            (self.source / f"{number:05}.jpg").symlink_to(self._now)
        self._thread = Thread(target=self._work, daemon=True)
        self._thread.start()

    def show(self, lying: Card | None = None, hand: bool = False) -> None:
        """A card on the first place, or none; a hand over it."""
        cards = (Lying(lying, (X, Y), 2.0),) if lying is not None else ()
        scene = Scene(cards, (Hand((X + 10, Y + 30)),) if hand else (), faces=self._faces)
        seeds = range(VARIANTS)
        self._pictures = [cv2.imencode(".jpg", picture_of(scene, each))[1].tobytes() for each in seeds]

    def close(self) -> None:
        self._closing.set()
        self._thread.join()

    def _work(self) -> None:
        number = 0
        while not self._closing.wait(0.04):
            number += 1
            self._swap(number)

    def _swap(self, number: int) -> None:
        beside = self._now.with_suffix(".new")
        beside.write_bytes(self._pictures[number % len(self._pictures)])
        os.replace(beside, self._now)


class Enroller:
    """The table with its devices, and `deck enrol` as a program of its own. took: seconds of each card, from the moment
    that the one before was taken up. again: how often one had to be laid once more.
    """

    def __init__(self, folder: Path, faces: Callable[[Card], Picture]) -> None:
        self.file = folder / "red.toml"
        self.said = folder / "said.txt"
        self.took: list[float] = []
        self.again = 0
        self._state = folder / "state"
        self._state.mkdir()
        (self._state / "camera.toml").write_text(calibration_text(Calibration(SIZE, BOARD_CORNERS)))
        self.devices = SimulatedTable(seed=3)
        self._port = folder / "line"
        self._line = SimulatedPort(self.devices, self._port, SystemClock())
        self._line.start()
        self._scenery = Scenery(folder, faces)

    def close(self) -> None:
        self._scenery.close()
        self._line.close()

    @contextmanager
    def program(self) -> Iterator[subprocess.Popen[bytes]]:
        """It runs."""
        words = [sys.executable, "-m", "dealerassist", "deck", "enrol", str(self.file), "--port", str(self._port)]
        words += ["--camera", str(self._scenery.source), "--state", str(self._state)]
        environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
        began = self.said.stat().st_size if self.said.exists() else 0
        with (
            self.said.open("ab") as said,
            subprocess.Popen(words, stdout=said, stderr=said, env=environment) as program,
        ):
            try:
                self._until("lay one card after another", began)
                yield program
            finally:
                program.kill()

    def lay(self, cards: Sequence[Card], known: bool = False) -> None:
        """One after another, each until the program has written it, or says that it has it already."""
        for each in cards:
            begins = time.monotonic()
            words = f"{each}: is in the file already" if known else f"{each}: enrolled"
            while not self._laid(each, words):
                self.again += 1
            self.took.append(time.monotonic() - begins)
            self.devices.take(each)
        self._scenery.show()

    def _laid(self, lying: Card, words: str) -> bool:
        """Lay a card; False where the program says that it must be laid again."""
        told = self.said.stat().st_size
        self.devices.take(lying)
        self._scenery.show(hand=True)
        time.sleep(SWAP_S)
        self.devices.lay(lying, BOARD[0])
        self._scenery.show(lying)
        return self._until(words, told, AGAIN) == words

    def _until(self, words: str, told: int, other: str = "") -> str:
        """Which of these the program says first, after so many letters."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            since = self.said.read_text()[told:]
            if words in since:
                return words
            if other and other in since:
                return other
            time.sleep(0.02)
        raise AssertionError((words, self.said.read_text()))


def main() -> None:
    """All cards that have a picture."""
    folder = Path(sys.argv[1])
    faces = {card(file.stem): read_picture(file) for file in sorted(folder.glob("*.png"))}
    with TemporaryDirectory() as place, ExitStack() as ends:
        enroller = Enroller(Path(place), faces.__getitem__)
        ends.callback(enroller.close)
        program = ends.enter_context(enroller.program())
        enroller.lay(list(faces))
        program.send_signal(SIGINT)
        program.wait()
        took = sorted(enroller.took)
        figures = f"{len(took)} cards, median {median(took):.2f} s, most {took[-1]:.2f} s, {SWAP_S} s of it a hand's"
        sys.stdout.write(f"{enroller.said.read_text().splitlines()[-1]}\n{figures}; laid again: {enroller.again}\n")


if __name__ == "__main__":
    main()
