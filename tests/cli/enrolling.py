"""A deck that is enrolled by somebody: its cards one after another over an antenna and before a camera, or before a
camera alone. The program takes both for real ones.

    python -m tests.cli.enrolling FACES      # a folder with a picture of each card: prints the seconds a card takes
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from signal import SIGINT
from statistics import median
from tempfile import TemporaryDirectory
from threading import Event, Thread

import cv2

from dealerassist.cards import PACK_52, Card, card
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
TAKE_AWAY, AGAIN = "take it away", "lay it again"
X, Y = on_place(1)

Faces = Callable[[Card], Picture]
Shown = Sequence[bytes]
"""The frames of one scene, as a camera writes them."""


def drawn(faces: Faces, lying: Card | None = None, hand: bool = False, light: float = 1.0) -> Shown:
    """A card on the first place, or none; a hand over it."""
    cards = (Lying(lying, (X, Y), 2.0),) if lying is not None else ()
    scene = Scene(cards, (Hand((X + 10, Y + 30)),) if hand else (), light=light, faces=faces)
    return [cv2.imencode(".jpg", picture_of(scene, seed))[1].tobytes() for seed in range(VARIANTS)]


class Scenery:
    """What the camera sees: a folder of links to one picture, which is always of now."""

    def __init__(self, folder: Path, begins: Shown) -> None:
        self.source = folder / "camera"
        self.shown = begins
        self._now = folder / "now.jpg"
        self._closing = Event()
        self.source.mkdir()
        self._swap(0)
        for number in range(FRAMES):
            (self.source / f"{number:05}.jpg").symlink_to(self._now)
        self._thread = Thread(target=self._work, daemon=True)
        self._thread.start()

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
        beside.write_bytes(self.shown[number % len(self.shown)])
        os.replace(beside, self._now)


class Enroller:
    """The table with its devices, and `deck enrol` as a program of its own. took: seconds of each card, from the moment
    that the one before was taken up. again: how often one had to be laid once more.
    """

    def __init__(self, folder: Path, faces: Faces, antennas: bool = True) -> None:
        self.file = folder / ("red.toml" if antennas else "red.look")
        self.said = folder / "said.txt"
        self.took: list[float] = []
        self.again = 0
        self.devices = SimulatedTable(seed=3)
        self._words = ("enrolled", "is in the file already") if antennas else ("learned,", "was learned already")
        self._faces = faces
        self._empty, self._hand = drawn(faces), drawn(faces, hand=True)
        state = folder / "state"
        state.mkdir()
        (state / "camera.toml").write_text(calibration_text(Calibration(SIZE, BOARD_CORNERS)))
        self._scenery = Scenery(folder, self._empty)
        self._line = SimulatedPort(self.devices, folder / "line", SystemClock())
        self._line.start()
        self._options = ["--camera", str(self._scenery.source), "--state", str(state)]
        self._options += ["--port", str(folder / "line")] if antennas else []

    def close(self) -> None:
        self._scenery.close()
        self._line.close()

    @contextmanager
    def program(self, *more: str) -> Iterator[subprocess.Popen[bytes]]:
        """It runs."""
        words = [sys.executable, "-m", "dealerassist", "deck", "enrol", str(self.file), *self._options, *more]
        environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
        began = self.told
        with (
            self.said.open("ab") as said,
            subprocess.Popen(words, stdout=said, stderr=said, env=environment) as program,
        ):
            try:
                self.until("lay one card after another", began)
                yield program
            finally:
                program.kill()

    @property
    def told(self) -> int:
        """How many letters the program has said."""
        return self.said.stat().st_size if self.said.exists() else 0

    def lay(self, cards: Sequence[Card], known: bool = False) -> None:
        """One after another, each until the program has written it, or says that it has it already."""
        for each in cards:
            shown, words = drawn(self._faces, each), f"{each}: {self._words[known]}"
            begins = time.monotonic()
            while not self._laid(shown, each, words):
                self.again += 1
            self.took.append(time.monotonic() - begins)
        self.take_away()

    def lay_one(self, face: Card, tag: Card | bytes | None, says: str) -> None:
        """A card of this face with another one's tag, or with none, until the program says this."""
        told = self.told
        self._swap(drawn(self._faces, face), tag)
        self.until(says, told)

    def take_away(self) -> None:
        """Nothing lies there."""
        self.devices.clear()
        self._scenery.shown = self._empty

    def cover_lens(self) -> None:
        """All is black but for the noise."""
        self._scenery.shown = drawn(self._faces, light=0.0)

    def unplug(self) -> None:
        """The sensors' line."""
        self._line.unplug()

    def _laid(self, shown: Shown, tag: Card, words: str) -> bool:
        """Lay a card; False where the program says that it must be laid again, and the place is bare."""
        told = self.told
        self._swap(shown, tag)
        if self.until(words, told, TAKE_AWAY) == words:
            return True
        self.take_away()
        self.until(AGAIN, told)
        return False

    def _swap(self, shown: Shown, tag: Card | bytes | None) -> None:
        """A hand takes away what lies there, and lays this."""
        self.devices.clear()
        self._scenery.shown = self._hand
        time.sleep(SWAP_S)
        if tag is not None:
            self.devices.lay(tag, BOARD[0])
        self._scenery.shown = shown

    def until(self, words: str, told: int, other: str = "") -> str:
        """Which of these the program says first, after so many letters."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            since = self.said.read_bytes()[told:].decode()
            if words in since:
                return words
            if other and other in since:
                return other
            time.sleep(0.02)
        raise AssertionError((words, self.said.read_text()))


def main() -> None:
    """All cards that have a picture, over an antenna as well and without."""
    folder = Path(sys.argv[1])
    faces = {card(file.stem): read_picture(file) for file in sorted(folder.glob("*.png"))}
    for antennas in (True, False):
        with TemporaryDirectory() as place, closing(Enroller(Path(place), faces.__getitem__, antennas)) as enroller:
            with enroller.program() as program:
                enroller.lay(list(faces))
                if len(faces) < len(PACK_52.cards):
                    program.send_signal(SIGINT)
                program.wait()
            sys.stdout.write(f"{'antenna and camera' if antennas else 'camera alone'}: {figures(enroller)}\n")


def figures(enroller: Enroller) -> str:
    took, last = enroller.took, enroller.said.read_text().splitlines()[-1].rpartition(": ")[2]
    of_hand = f"{SWAP_S} s of it the hand's; laid again: {enroller.again}"
    return f"{last}, {len(took)} cards, median {median(took):.2f} s, most {max(took):.2f} s, {of_hand}"


if __name__ == "__main__":
    main()
