"""`dealerassist camera` finds board and seats by the cards that lie there; `run --camera` says what it lacks."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("cv2", reason="opencv is not installed here")

import cv2
import numpy as np

from dealerassist.cli import camera
from dealerassist.sensing.overhead.calibration import calibration_text, read_calibration
from dealerassist.sensing.overhead.watcher import Watcher
from tests.cli.running import in_process
from tests.sensing.overhead import marked_cards
from tests.sensing.overhead.films import CALIBRATION, Filmed, board, sure, tabled
from tests.sensing.overhead.scenes import BOARD, PLACE_WIDE, Lying, Scene, picture_of

Capsys = pytest.CaptureFixture[str]
FIVE = board("2c", "9d", "Ah", "Kd", "7s")


@pytest.fixture(autouse=True)
def _marked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(camera, "card_reader", lambda: marked_cards.read)


def film(folder: Path, lying: tuple[Lying, ...], name: str = "film") -> str:
    (folder / name).mkdir()
    for number in range(3):
        cv2.imwrite(str(folder / name / f"{number}.png"), picture_of(Scene(lying), number))
    return str(folder / name)


def test_a_card_on_each_place_says_where_the_board_is(tmp_path: Path, capsys: Capsys) -> None:
    ran = in_process(capsys, "camera", "--camera", film(tmp_path, FIVE), "--state", str(tmp_path))
    assert ran.code == 0
    assert "pixels wide" in ran.out
    found = read_calibration((tmp_path / "camera.toml").read_text(), "camera.toml")
    off = np.abs(np.array(found.board) - np.array(BOARD)).max(axis=0)
    assert off[0] < 0.1 * PLACE_WIDE
    assert sure(Filmed(calibration=found).see(Scene(FIVE), 15)) == {
        f"board-{place}": str(lying.card) for place, lying in enumerate(FIVE, 1)
    }


def test_a_camera_that_hangs_upside_down_counts_the_places_from_the_other_end(tmp_path: Path, capsys: Capsys) -> None:
    arguments = ("camera", "--camera", film(tmp_path, FIVE), "--state", str(tmp_path), "--turned")
    assert in_process(capsys, *arguments).code == 0
    found = read_calibration((tmp_path / "camera.toml").read_text(), "camera.toml")
    told = sure(Filmed(calibration=found).see(Scene(FIVE), 15))
    assert [told[f"board-{place}"] for place in range(1, 6)] == [str(lying.card) for lying in FIVE[::-1]]


def test_a_seat_is_added_by_the_hand_that_lies_there_and_the_board_stays(tmp_path: Path, capsys: Capsys) -> None:
    state = ("--state", str(tmp_path))
    in_process(capsys, "camera", "--camera", film(tmp_path, ()), "--seat", "3", *state).is_one_clear_line("board first")
    (tmp_path / "camera.toml").write_text(calibration_text(CALIBRATION))
    hand = film(tmp_path, tabled(9, "Ks Kd"), "hand")
    assert in_process(capsys, "camera", "--camera", hand, "--seat", "7", *state).code == 0
    found = read_calibration((tmp_path / "camera.toml").read_text(), "camera.toml")
    assert found.board == CALIBRATION.board
    watching = Filmed(calibration=found)
    watching.watcher.open({7})
    assert sure(watching.see(Scene(tabled(9, "Ks Kd")), 15)) == {"seat-7": "Kd Ks"}


@pytest.mark.parametrize(
    ("lying", "words"),
    [((), "0 were found"), (FIVE[:4], "4 were found"), ((*FIVE[:4], Lying(FIVE[4].card, (800, 120))), "line")],
    ids=["none", "four", "askew"],
)
def test_what_is_no_board_is_refused_in_one_line(
    lying: tuple[Lying, ...], words: str, tmp_path: Path, capsys: Capsys
) -> None:
    ran = in_process(capsys, "camera", "--camera", film(tmp_path, lying), "--state", str(tmp_path))
    ran.is_one_clear_line(words)
    assert not (tmp_path / "camera.toml").exists()


def test_corners_can_be_said(tmp_path: Path, capsys: Capsys) -> None:
    said = [f"{x},{y}" for x, y in BOARD]
    arguments = ("camera", "--camera", film(tmp_path, ()), "--state", str(tmp_path), "--corners")
    assert in_process(capsys, *arguments, *said).code == 0
    assert read_calibration((tmp_path / "camera.toml").read_text(), "").board == BOARD
    in_process(capsys, *arguments, *said[::-1]).is_one_clear_line("camera.toml", "clockwise")
    in_process(capsys, *arguments, "1", "2", "3", "4").is_one_clear_line("--corners")


BROKEN = {
    "not TOML": ("size = ", "text"),
    "no size": ("board = []", "size"),
    "three corners": ("size = [960, 600]\nboard = [[1, 1], [9, 1], [9, 9]]", "board"),
    "outside": ("size = [960, 600]\nboard = [[1, 1], [990, 1], [900, 90], [1, 90]]", "outside"),
    "crossed": ("size = [960, 600]\nboard = [[1, 1], [900, 90], [900, 1], [1, 90]]", "clockwise"),
    "too small": ("size = [960, 600]\nboard = [[1, 1], [99, 1], [99, 9], [1, 9]]", "too small"),
    "no such seat": (calibration_text(CALIBRATION).replace("\n3 =", "\n11 ="), "seats.11"),
    "a key too many": ("angle = 3", "angle"),
}


@pytest.mark.parametrize(("text", "words"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_calibration_is_named_with_file_and_key(
    text: str, words: str, tmp_path: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    (tmp_path / "camera.toml").write_text(text)
    ran = in_process(capsys, "run", "--camera", "0", "--state", str(tmp_path))
    ran.is_one_clear_line(str(tmp_path / "camera.toml"), words)


def test_run_says_where_the_calibration_is_missing(
    tmp_path: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    in_process(capsys, "run", "--camera", "0", "--state", str(tmp_path)).is_one_clear_line("dealerassist camera")


def test_what_is_written_reads_the_same_again() -> None:
    assert read_calibration(calibration_text(CALIBRATION), "") == CALIBRATION
    Watcher(CALIBRATION, marked_cards.MarkedReader())


def test_doctor_says_whether_the_camera_is_calibrated(tmp_path: Path, capsys: Capsys) -> None:
    state = ("--state", str(tmp_path), "--json")
    said = [each for each in in_process(capsys, "doctor", *state).records if each["check"] == "camera"]
    assert [each["ok"] for each in said] == [True], "none is well"
    (tmp_path / "table.toml").write_text('camera = "0"\n')
    said = [each for each in in_process(capsys, "doctor", *state).records if each["check"] == "camera"]
    assert [each["ok"] for each in said] == [False]
    (tmp_path / "camera.toml").write_text(calibration_text(CALIBRATION))
    said = [each for each in in_process(capsys, "doctor", *state).records if each["check"] == "camera"]
    assert [each["ok"] for each in said] == [True]
