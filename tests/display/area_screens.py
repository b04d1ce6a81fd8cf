"""Moments of setting the corners of the board's area, as `dealerassist camera --screen` shows them."""

from __future__ import annotations

from importlib.util import find_spec

from dealerassist.sensing.overhead.calibration import Corners
from dealerassist.views import Intent, MoveCorner, PlaceCorner, Press, PressKey, TableView, TouchCorner

SIZE = 1280, 720
BOARD: Corners = ((300, 280), (960, 268), (972, 440), (308, 452))
"""As a camera sees it that hangs a little askew."""
CARDS: tuple[Corners, ...] = tuple(
    ((x, y), (x + 100, y - 2), (x + 103, y + 138), (x + 3, y + 140))
    for x, y in ((316, 298), (450, 294), (580, 293), (712, 290), (844, 288))
)
FLAT_ELSEWHERE: Corners = ((400, 500), (500, 498), (502, 638), (402, 640))


def shown(*touches: Intent, cards: tuple[Corners, ...] = CARDS) -> TableView:
    from dealerassist.cli.camera_screen import CornerScreen  # noqa: PLC0415 (needs opencv)

    screen = CornerScreen(SIZE, BOARD, "en")
    screen.see(cards)
    for each in touches:
        screen.touched(each)
    return screen.view


def screens() -> dict[str, TableView]:
    """None where opencv is not installed."""
    if find_spec("cv2") is None:
        return {}
    moved = (TouchCorner(1), PlaceCorner(930, 300), MoveCorner(1, 0))
    return {
        "area-fits": shown(),
        "area-corner": shown(*moved, cards=(*CARDS[:4], FLAT_ELSEWHERE)),
        "area-lay": shown(TouchCorner(2), PlaceCorner(900, 430), PressKey(Press.GO_ON), cards=CARDS[:3]),
    }


AREA_SCREENS = screens()
