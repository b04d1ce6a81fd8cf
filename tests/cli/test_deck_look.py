"""A deck's own look is learned under the camera of a table without antennas, with the whole program: gone on with,
called by name where the nets do not know a card, and refused where it is damaged."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

pytest.importorskip("cv2", reason="opencv is not installed here")

import cv2
import numpy as np

from dealerassist.cards import PACK_52, Card, card
from dealerassist.cli.deck_look import DARK, ENDS, UNSEEN
from dealerassist.cli.main import main
from dealerassist.sensing.camera import Picture, read_picture
from dealerassist.sensing.camera.faces import FACE_SIZE, packed
from dealerassist.sensing.look_file import look_content, read_look
from dealerassist.sensing.overhead.calibration import Calibration, calibration_text
from tests.cli.running import in_process
from tests.sensing.overhead.scenes import BOARD, SIZE, Lying, Scene, film_of, on_place

FACES = Path(__file__).parents[1] / "sensing/overhead/faces"
EMPTY, LIES = 4, 9
"""Frames."""


def _face(of: Card) -> Picture:
    return read_picture(FACES / f"{of}.png")


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """A folder of state with the camera's calibration."""
    (tmp_path / "camera.toml").write_text(calibration_text(Calibration(SIZE, BOARD)))
    return tmp_path


def film(folder: Path, cards: Sequence[str], faces: object = _face) -> str:
    """Each card on the first place for a while, the place empty in between."""
    folder.mkdir()
    scenes = [Scene()] * EMPTY
    for name in cards:
        scenes += [Scene((Lying(card(name), on_place(1), 2.0),), faces=faces)] * LIES + [Scene()] * EMPTY
    for number, picture in enumerate(film_of(scenes)):
        cv2.imwrite(str(folder / f"{number:04}.jpg"), picture)
    return str(folder)


def enrol(table: Path, source: str, *more: str) -> int:
    return main(["deck", "enrol", str(table / "red.look"), "--camera", source, "--state", str(table), *more])


def test_cards_are_learned_in_any_order_and_what_is_missing_or_laid_twice_is_named(
    table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert enrol(table, film(table / "one", ["7c", "As"])) == 1
    assert enrol(table, film(table / "two", ["9h", "As"])) == 1
    said = capsys.readouterr().out
    assert "7c: learned, 51 to go" in said
    assert "9h: learned, 49 to go" in said
    assert "As: was learned already; is it a card too many?" in said
    assert "laid twice: As" in said
    assert set(map(str, read_look((table / "red.look").read_bytes(), "red.look"))) == {"7c", "As", "9h"}


def test_a_card_that_the_nets_do_not_know_is_learned_by_its_name(
    table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def strange(of: Card) -> Picture:
        face = _face(card("9h")).copy()
        high, wide = face.shape[0] // 3, int(face.shape[1] * 0.24)
        for view in (face, face[::-1, ::-1]):
            view[6:high, 6:wide] = face[face.shape[0] // 2, 8]
        return face

    source = film(table / "one", ["As", "As"], strange)
    assert enrol(table, source) == 1
    assert "not sure which card this is" in capsys.readouterr().out
    assert not (table / "red.look").exists()
    assert enrol(table, source, "--called") == 1
    called = PACK_52.cards[0]
    said = capsys.readouterr().out
    assert f"lay {called}" in said
    assert f"{called}: learned, 51 to go" in said
    assert set(read_look((table / "red.look").read_bytes(), "red.look")) == {called}


def test_what_keeps_a_card_from_being_learned_is_said(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = table / "one"
    folder.mkdir()
    black = [Scene(light=0.0)] * LIES
    chip = [Scene(chips=(on_place(1),))] * 40
    for number, picture in enumerate(film_of(black + chip)):
        cv2.imwrite(str(folder / f"{number:04}.jpg"), picture)
    assert enrol(table, str(folder)) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[1:3] == [DARK, UNSEEN]
    assert said[3] == f"{folder}: {ENDS}"


def test_a_damaged_look_is_refused_in_one_line_and_stays_as_it_is(
    table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = film(table / "one", ["As"])
    (table / "red.look").write_bytes(b'{"look": 1, "cards": {"As": 3}, "sha256": ""}\nxyz')
    assert enrol(table, source) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "red.look: damaged" in said
    assert (table / "red.look").read_bytes().endswith(b"xyz")


def test_without_a_camera_and_without_antennas_it_is_said_what_is_needed(
    table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", "enrol", str(table / "red.look"), "--state", str(table)]) == 2
    assert "--camera SOURCE" in capsys.readouterr().err


PICTURE = packed(np.full((FACE_SIZE[1], FACE_SIZE[0], 3), 255, np.uint8))
WHOLE = look_content(dict.fromkeys(PACK_52.cards, PICTURE))


@pytest.mark.parametrize(
    ("content", "well", "seen"),
    [
        (WHOLE, True, "52 faces"),
        (look_content({card("As"): PICTURE}), False, "1 face; to go on: dealerassist deck enrol"),
        (look_content({card("As"): b"xyz"}), False, "As: a deck's look: no picture of 120×168 pixels"),
        (WHOLE[:-1], False, "damaged: its checksum differs; enrol the deck anew"),
        (b'{"look": 9}', False, "written in format 9; this release reads 1"),
        (b"cards", False, "not a deck's look"),
        (None, False, "No such file"),
    ],
)
def test_doctor_says_of_each_look_how_many_faces_it_has_or_what_is_wrong(
    content: bytes | None, well: bool, seen: str, table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (table / "table.toml").write_text('looks = ["red.look", "blue.look"]\n')
    (table / "blue.look").write_bytes(WHOLE)
    if content is not None:
        (table / "red.look").write_bytes(content)
    ran = in_process(capsys, "doctor", "--state", str(table))
    red, blue = (line for line in ran.out.splitlines() if line[4:].startswith("look "))
    assert red.startswith(f"{'ok ' if well else 'BAD'} look             {table / 'red.look'}: "), red
    assert seen in red
    assert blue == f"ok  look             {table / 'blue.look'}: 52 faces"
    assert ran.code == (0 if well else 1)


def test_doctor_says_what_is_no_list_of_looks(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (table / "table.toml").write_text("looks = 5\n")
    ran = in_process(capsys, "doctor", "--state", str(table))
    assert f"BAD looks            {table / 'table.toml'}" in ran.out
    assert ran.code == 1
