"""`dealerassist camera --screen`: the corners of the board's area found and moved by a finger (DISPLAY 6), and kept."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import get_type_hints

import pytest

pytest.importorskip("cv2", reason="opencv is not installed here")
pytest.importorskip("PyQt6.QtWidgets", exc_type=ImportError)

import cv2
from PyQt6.QtCore import QEvent, QPoint, QTimer
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealerassist.cards import Card
from dealerassist.cli import camera, camera_screen
from dealerassist.cli.camera_screen import CornerScreen, begin_with
from dealerassist.display.layout import PROFILES
from dealerassist.display.screen import TableScreen
from dealerassist.display.theme import DIM
from dealerassist.display.window import DealerWindow
from dealerassist.sensing.overhead.adjusting import Adjusting, fitting, part_round
from dealerassist.sensing.overhead.calibration import Corners, calibration_text, read_calibration
from dealerassist.views import AreaView, Intent, MoveCorner, PlaceCorner, Press, PressKey, TouchCorner
from tests.cli.running import in_process
from tests.display.area_screens import BOARD, CARDS, FLAT_ELSEWHERE, SIZE
from tests.display.finger import mouse
from tests.sensing.overhead import marked_cards
from tests.sensing.overhead.films import CALIBRATION, board
from tests.sensing.overhead.scenes import Scene, picture_of

GO_ON, UNDO = PressKey(Press.GO_ON), PressKey(Press.UNDO)
PANEL = PROFILES["1024x600"]
Capsys = pytest.CaptureFixture[str]


class Fingered:
    """The screen on no panel; what is touched goes to it, and it is shown anew."""

    def __init__(self, qtbot: QtBot) -> None:
        self.corners = CornerScreen(SIZE, BOARD, "en")
        self.corners.see(CARDS)
        self.now = 1_000.0
        self.sent: list[Intent] = []
        self.screen = TableScreen(self._touched, PANEL, DIM, now=lambda: self.now)
        self.screen.setFixedSize(PANEL.px_w, PANEL.px_h)
        qtbot.addWidget(self.screen)
        self.screen.show()
        self.screen.show_view(self.corners.view)
        QApplication.processEvents()

    def _touched(self, intent: Intent) -> None:
        self.sent.append(intent)
        self.corners.touched(intent)
        self.screen.show_view(self.corners.view)

    def finger(self, x: float, y: float, to: tuple[float, float] | None = None) -> None:
        """Down at a spot of the panel in mm, lifted there or elsewhere."""
        down, up = (
            (round(a * PANEL.px_w / PANEL.w), round(b * PANEL.px_h / PANEL.h)) for a, b in ((x, y), to or (x, y))
        )
        for kind, at in (
            (QEvent.Type.MouseButtonPress, down),
            (QEvent.Type.MouseMove, up),
            (QEvent.Type.MouseButtonRelease, up),
        ):
            mouse(self.screen, QPoint(*at), kind)
        self.now += 500

    def touch(self, name: str) -> None:
        rect = next(each.rect for each in self.screen.frame().targets if each.name == name)
        self.finger(rect.cx, rect.cy)

    def mm(self, x: float, y: float) -> tuple[float, float]:
        (scale,) = (each.scale for each in self.screen.frame().targets if each.scale is not None)
        return scale.mm(x, y)

    def corner(self, which: int) -> tuple[float, float]:
        return self.area.corners[which]

    @property
    def area(self) -> AreaView:
        assert self.corners.view.area is not None
        return self.corners.view.area


def test_a_corner_is_touched_then_the_spot_where_it_belongs(qtbot: QtBot) -> None:
    fingered = Fingered(qtbot)
    fingered.touch("corner 2")
    assert fingered.sent == [TouchCorner(1)]
    fingered.finger(*fingered.mm(930, 300))
    x, y = fingered.area.corners[1]
    assert abs(x - 930) < 2
    assert abs(y - 300) < 2
    assert fingered.area.chosen == 1, "it can still be moved by steps"


def test_a_corner_follows_a_finger_that_slides_and_stays_where_it_is_lifted(qtbot: QtBot) -> None:
    fingered = Fingered(qtbot)
    fingered.touch("corner 1")
    fingered.finger(*fingered.mm(310, 290), to=fingered.mm(290, 270))
    x, y = fingered.area.corners[0]
    assert abs(x - 290) < 2
    assert abs(y - 270) < 2


def test_a_finger_that_slides_off_the_map_moves_nothing(qtbot: QtBot) -> None:
    fingered = Fingered(qtbot)
    fingered.touch("corner 1")
    fingered.finger(*fingered.mm(310, 290), to=(130.0, 40.0))
    assert fingered.area.corners == BOARD


def test_arrows_move_it_by_steps_and_undo_takes_each_back(qtbot: QtBot) -> None:
    fingered = Fingered(qtbot)
    fingered.touch("corner 3")
    fingered.touch("column 1.1")
    fingered.touch("column 2.2")
    assert fingered.sent[1:] == [MoveCorner(-1, 0), MoveCorner(0, 1)]
    assert fingered.corner(2) == (962, 450)
    fingered.touch("column 3.1")
    fingered.touch("column 1.2")
    assert fingered.corner(2) == (963, 450), "a fine step"
    for _ in range(3):
        fingered.touch("undo")
    assert fingered.area.corners == BOARD


def test_while_no_corner_is_chosen_nothing_on_the_map_moves_one(qtbot: QtBot) -> None:
    fingered = Fingered(qtbot)
    fingered.finger(60, 40)
    fingered.touch("column 1.1")
    assert fingered.sent == []


def test_keep_is_one_touch_where_all_fit_and_go_on_ends_the_moving_first(qtbot: QtBot) -> None:
    fingered = Fingered(qtbot)
    fingered.touch("corner 1")
    fingered.touch("go-on")
    assert fingered.area.chosen is None
    assert not fingered.corners.over
    fingered.touch("go-on")
    assert fingered.corners.kept == BOARD


def touched(*intents: Intent, cards: tuple[Corners, ...] = CARDS, begins: Corners = BOARD) -> CornerScreen:
    screen = CornerScreen(SIZE, begins, "en")
    screen.see(cards)
    for each in intents:
        screen.touched(each)
    return screen


def area_of(screen: CornerScreen) -> AreaView:
    assert screen.view.area is not None
    return screen.view.area


def test_find_cards_lays_the_area_over_five_in_a_line_and_else_changes_nothing() -> None:
    anywhere = begin_with((), SIZE)
    found = touched(PressKey(Press.FIND_CARDS), begins=anywhere)
    assert area_of(found).fits == (True,) * 5
    assert found.view.prompt.code == "area-fits"
    lost = touched(PressKey(Press.FIND_CARDS), cards=CARDS[:4], begins=anywhere)
    assert area_of(lost).corners == anywhere
    assert lost.view.prompt.code == "area-lay"


def test_a_place_fits_only_with_one_whole_card_in_it() -> None:
    assert fitting(BOARD, CARDS[:2]) == (True, True, False, False, False)
    assert fitting(BOARD, (*CARDS, FLAT_ELSEWHERE)) == (True,) * 5
    between = tuple((x + 60, y) for x, y in CARDS[0])
    assert fitting(BOARD, (between,)) == (False,) * 5  # type: ignore[arg-type]


def test_turn_round_makes_the_last_place_the_first() -> None:
    turned = touched(PressKey(Press.TURN_BOARD))
    assert area_of(turned).corners == (*BOARD[2:], *BOARD[:2])
    assert area_of(touched(PressKey(Press.TURN_BOARD), UNDO)).corners == BOARD


def test_corners_that_would_go_round_no_area_are_not_set_and_none_leaves_the_picture() -> None:
    assert area_of(touched(TouchCorner(0), PlaceCorner(960, 440))).corners == BOARD
    x, y = area_of(touched(TouchCorner(0), PlaceCorner(-80, 5))).corners[0]
    assert (x, y) == (0, 5)


def test_an_area_on_which_no_card_can_be_read_cannot_be_kept() -> None:
    small: Corners = ((600, 300), (700, 300), (700, 330), (600, 330))
    screen = touched(begins=small)
    assert screen.view.row[2].intent is None
    assert not Adjusting(SIZE, small).readable


def test_close_keeps_nothing() -> None:
    screen = touched(TouchCorner(0), PlaceCorner(290, 270), camera_screen.CLOSE)
    assert (screen.over, screen.kept) == (True, None)


def test_what_is_shown_of_the_picture_lies_round_the_board_and_stays_while_corners_move() -> None:
    before, after = area_of(touched()).part, area_of(touched(TouchCorner(0), PlaceCorner(250, 250))).part
    assert before == after == part_round(BOARD)


def test_secrecy_the_screen_is_given_outlines_and_has_no_room_for_a_face_or_a_picture() -> None:
    hints = get_type_hints(AreaView)
    assert {each.name for each in fields(AreaView)} == {"part", "corners", "chosen", "cards", "places", "fits"}
    assert not any(name in str(hint) for hint in hints.values() for name in (Card.__name__, "ndarray", "bytes"))


@pytest.mark.parametrize("keeps", [True, False])
def test_what_is_kept_is_written_and_what_is_calibrated_of_seats_stays(
    keeps: bool, tmp_path: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr(camera, "card_reader", lambda: marked_cards.read)
    (tmp_path / "film").mkdir()
    for number in range(12):
        cv2.imwrite(
            str(tmp_path / f"film/{number:02}.png"), picture_of(Scene(board("2c", "9d", "Ah", "Kd", "7s")), number)
        )
    file = tmp_path / "camera.toml"
    file.write_text(calibration_text(CALIBRATION))

    def finger(screen: CornerScreen, frames: object, cards: object) -> None:
        for each in (TouchCorner(0), PlaceCorner(150, 205), GO_ON, GO_ON if keeps else camera_screen.CLOSE):
            screen.touched(each)

    monkeypatch.setattr(camera_screen, "on_the_screen", finger)
    ran = in_process(capsys, "camera", "--screen", "--camera", str(tmp_path / "film"), "--state", str(tmp_path))
    assert ran.code == 0
    found = read_calibration(file.read_text(), "camera.toml")
    assert found.board[0] == ((150, 205) if keeps else CALIBRATION.board[0])
    assert found.seats == CALIBRATION.seats
    assert ("nothing was kept" in ran.out) is not keeps


def test_the_window_shows_what_the_camera_sees_until_keep_is_touched(tmp_path: Path, qtbot: QtBot) -> None:
    """The real window, its thread, and a camera of one picture."""
    screen = CornerScreen(SIZE, begin_with(CARDS, SIZE), "en")
    seen: list[object] = []

    def frames() -> object:
        return object() if len(seen) < 40 else None

    def cards(frame: object) -> tuple[Corners, ...]:
        seen.append(frame)
        return CARDS

    def look() -> None:
        (window,) = (
            each for each in QApplication.topLevelWidgets() if isinstance(each, DealerWindow) and each.isVisible()
        )
        if screen.view.prompt.code == "area-fits" and window.screen_widget.view == screen.view:
            timer.stop()
            window.screen_widget._on_intent(GO_ON)

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(50)
    camera_screen.on_the_screen(screen, frames, cards)  # type: ignore[arg-type]
    assert screen.kept is not None
    assert seen
