"""A file that is no picture is refused in one line that names it and the reason."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from subprocess import run

import pytest

pytest.importorskip("cv2", reason="the camera needs opencv")

import cv2
import numpy as np

from dealerassist.sensing.camera import CameraCode, PictureError, pictures, read_picture

SCENE = Path(__file__).parent / "scenes" / "scene_board.jpg"


def refusal(file: Path) -> str:
    with pytest.raises(PictureError) as caught:
        read_picture(file)
    assert caught.value.code == CameraCode.BAD_PICTURE
    said = str(caught.value)
    assert said.startswith(f"{file}: ")
    assert "\n" not in said
    return said.removeprefix(f"{file}: ")


def test_a_picture_is_read_with_its_colours_blue_first() -> None:
    picture = read_picture(SCENE)
    assert picture.shape == (640, 1000, 3)
    blue, green, red = picture[0, 500].tolist()
    assert green > blue > red, "the felt is a bluish green"


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.jpg") == "no such file or directory"


def test_a_folder_is_no_picture(tmp_path: Path) -> None:
    assert refusal(tmp_path) == "is a directory"


def test_an_empty_file_is_no_picture(tmp_path: Path) -> None:
    (tmp_path / "empty.png").touch()
    assert refusal(tmp_path / "empty.png") == "the file is empty"


@pytest.mark.parametrize("content", [b"As Kd", bytes(range(256)) * 40, SCENE.read_bytes()[:300]])
def test_what_is_no_picture_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "other.jpg").write_bytes(content)
    assert refusal(tmp_path / "other.jpg") == "not a picture, or a damaged one"


@pytest.mark.parametrize("kind", [".bmp", ".png", ".jpg", ".tiff"])
def test_what_unpacks_a_damaged_picture_says_nothing_past_us(
    kind: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Its libraries write on the error output by themselves; a user is told in one line."""
    content = cv2.imencode(kind, read_picture(SCENE))[1].tobytes()
    for part in (len(content) // 2, len(content) - 300):
        (tmp_path / "half").write_bytes(content[:part])
        with suppress(PictureError):
            read_picture(tmp_path / "half")
    assert capfd.readouterr().err == ""


def test_a_picture_is_read_also_where_the_error_output_is_closed() -> None:
    read = f"""
from pathlib import Path
from dealerassist.sensing.camera import read_picture
read_picture(Path({str(SCENE)!r}))
"""
    done = run(["sh", "-c", 'exec "$0" "$@" 2>&-', sys.executable, "-c", read], check=False, timeout=60)
    assert done.returncode == 0


def test_a_picture_of_more_points_than_a_camera_has_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "LARGEST_PICTURE", 1000)
    assert refusal(SCENE) == "1000×640 are too many pixels"


def test_a_file_larger_than_a_camera_writes_is_not_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "LARGEST_FILE", 1000)
    assert refusal(SCENE).startswith("the file is larger than")


def test_a_picture_too_small_for_any_card_is_refused(tmp_path: Path) -> None:
    cv2.imwrite(str(tmp_path / "dot.png"), np.zeros((8, 40, 3), np.uint8))
    assert refusal(tmp_path / "dot.png") == "40×8 pixels are too few to read a card in"
