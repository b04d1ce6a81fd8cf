"""`dealerassist recognise`: what it says of a picture, what it draws, and what it refuses in one line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

pytest.importorskip("cv2", reason="opencv is not installed here")

import cv2
import numpy as np

from dealerassist.cards import card
from dealerassist.cli import photos, recognise
from dealerassist.sensing.camera import read_picture
from tests.cli.running import in_process
from tests.sensing.overhead import marked_cards
from tests.sensing.overhead.scenes import Lying, Scene, on_place, picture_of

Capsys = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _marked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recognise, "card_reader", lambda looks: marked_cards.read)


def photo(file: Path, *names: str) -> str:
    """The cards on the places of the board; `-` for none."""
    lying = [Lying(card(name), on_place(place)) for place, name in enumerate(names, 1) if name != "-"]
    cv2.imwrite(str(file), picture_of(Scene(tuple(lying))))
    return str(file)


def test_design_7_json_is_the_cards_with_their_corners_and_what_is_unsure(tmp_path: Path, capsys: Capsys) -> None:
    name = photo(tmp_path / "a.png", "Ah", "-", "Td")
    ran = in_process(capsys, "recognise", "--json", name)
    assert ran.code == 0
    (told,) = ran.records
    assert told.keys() == {"file", "cards", "unsure"}
    assert (told["file"], {each["card"] for each in told["cards"]}, told["unsure"]) == (name, {"Ah", "Td"}, [])
    for each in told["cards"]:
        assert 0 < each["confidence"] <= 1
        assert np.array(each["corners"]).shape == (4, 2)


def test_people_read_the_cards_from_left_to_right_and_what_to_confirm(tmp_path: Path, capsys: Capsys) -> None:
    name = photo(tmp_path / "a.png", "Ah", "-", "Td")
    assert in_process(capsys, "recognise", name).out == f"{name}: Ah Td\n"
    picture = read_picture(Path(name))
    x, y = map(int, on_place(3))
    picture[y - 45 : y - 20, x - 30 : x + 30] = 128
    cv2.imwrite(name, picture)
    ran = in_process(capsys, "recognise", name)
    assert ran.out.startswith(f"{name}: Ah, confirm: ")
    assert "Td" in ran.out
    (told,) = in_process(capsys, "recognise", "--json", name).records
    assert "Td" in told["unsure"][0]["candidates"]


def test_draw_leaves_each_picture_as_png_with_what_was_seen(tmp_path: Path, capsys: Capsys) -> None:
    name, out = photo(tmp_path / "a.png", "Ah"), tmp_path / "new" / "out"
    (tmp_path / "other").mkdir()
    other = photo(tmp_path / "other" / "a.png", "2c")
    assert in_process(capsys, "recognise", "--draw", str(out), name, other).code == 0
    drawn = sorted(out.iterdir())
    assert [file.suffix for file in drawn] == [".png", ".png"], "two of one name are both there"
    for file in drawn:
        picture = read_picture(file)
        assert picture.shape == read_picture(Path(name)).shape
        assert not np.array_equal(picture, read_picture(Path(name)))


def test_an_empty_felt_has_no_card(tmp_path: Path, capsys: Capsys) -> None:
    name = photo(tmp_path / "a.png")
    assert in_process(capsys, "recognise", name).out == f"{name}: no card\n"


def broken(folder: Path) -> list[tuple[str, str]]:
    """Files that are no pictures, and the words that say so."""
    whole = photo(folder / "whole.jpg", "Ah")
    (folder / "half.jpg").write_bytes(Path(whole).read_bytes()[:200])
    (folder / "empty.jpg").touch()
    (folder / "text.png").write_text("no picture\n")
    with (folder / "huge.jpg").open("wb") as file:
        file.truncate(80_000_000)
    names = {"half.jpg": "damaged", "empty.jpg": "empty", "text.png": "not a picture", "huge.jpg": "larger than"}
    names |= {"missing.png": "no such file", ".": "directory"}
    return [(str(folder / name), words) for name, words in names.items()]


def test_a_broken_empty_huge_or_missing_file_is_one_clear_line_and_exit_2(tmp_path: Path, capsys: Capsys) -> None:
    for name, words in broken(tmp_path):
        in_process(capsys, "recognise", name).is_one_clear_line(name, words)
        (told,) = in_process(capsys, "recognise", "--json", name).records
        assert (told["file"], told["ok"], told["error"]["code"]) == (name, False, "bad-picture")


def test_a_broken_picture_is_named_and_the_others_are_still_read(tmp_path: Path, capsys: Capsys) -> None:
    (tmp_path / "empty.jpg").touch()
    name = photo(tmp_path / "a.png", "Ah")
    ran = in_process(capsys, "recognise", str(tmp_path / "empty.jpg"), name)
    ran.is_one_clear_line("empty.jpg")
    assert ran.out == f"{name}: Ah\n"


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path, capsys: Capsys) -> None:
    (tmp_path / "file").touch()
    name = photo(tmp_path / "a.png", "Ah")
    in_process(capsys, "recognise", "--draw", str(tmp_path / "file"), name).is_one_clear_line("file")


def test_without_opencv_it_says_what_to_install(
    tmp_path: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recognise, "card_reader", photos.card_reader)
    monkeypatch.setitem(sys.modules, "dealerassist.sensing.camera", None)
    in_process(capsys, "recognise", str(tmp_path / "a.png")).is_one_clear_line("pip install opencv-python-headless")
