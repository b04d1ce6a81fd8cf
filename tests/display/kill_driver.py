"""A program to be killed: `dealerassist run` itself, without a panel, with a finger that never rests.

    python -m tests.display.kill_driver DIRECTORY SEED

Says `painted HAND CODE BOARD SEATS` of every frame: what is asked, what lies on the board, who is in with how much.
"""

from __future__ import annotations

import os
import sys
from random import Random

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PyQt6.QtWidgets import QApplication

from dealerassist.cli.main import main
from dealerassist.display.watching import PaintWatch, every, spot_of, touch
from dealerassist.display.window import DealerWindow
from dealerassist.views import SeatLook, TableView

TOUCH_MS = 60
OUT = {SeatLook.FOLDED, SeatLook.EMPTY, SeatLook.AWAY}
FINGER = ("go-on",) * 12 + ("slot 1", "slot 3", "slot 4", "undo", "seat 5", "column 1.1")


def line_of(view: TableView) -> str:
    """What the table is, as far as the screen shows it."""
    board = "".join(str(place.card) for place in view.board if place.card is not None)
    seats = [f"{seat.number}:{seat.amount or 0}" for seat in view.seats if seat.look not in OUT]
    return f"painted {view.hand} {view.prompt.code} {board or '-'} {','.join(seats)}"


class Finger:
    """Touches whatever is there, once something has been seen."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self.sees = False

    def see(self, view: TableView) -> None:
        self.sees = True
        sys.stdout.write(line_of(view) + "\n")
        sys.stdout.flush()

    def touch(self) -> None:
        window = next((each for each in QApplication.topLevelWidgets() if isinstance(each, DealerWindow)), None)
        if window is None or not self.sees:
            return
        try:
            touch(window.screen_widget, spot_of(window.screen_widget, self._rng.choice(FINGER)))
        except LookupError:
            return


if __name__ == "__main__":
    finger = Finger(int(sys.argv[2]))  # kept, as a timer does not keep it
    watch = PaintWatch(finger.see)
    timer = every(TOUCH_MS, finger.touch)
    sys.exit(main(["run", "--state", sys.argv[1], "--profile", "800x480", "--seed", sys.argv[2]]))
