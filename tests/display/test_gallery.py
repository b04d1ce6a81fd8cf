"""The page that shows the screen shows all of it."""

from __future__ import annotations

import re
from pathlib import Path

import dealerassist

PAGE = Path(dealerassist.__file__).with_name("display") / "README.md"
PICTURES = Path(__file__).with_name("screenshots")
PICTURE = re.compile(r"!\[[^\]]+\]\(\.\./\.\./tests/display/screenshots/([a-z0-9-]+)\.png\)")


def test_every_compared_picture_stands_in_the_gallery_once() -> None:
    gallery = PAGE.read_text("utf-8").split("## Gallery")[1]
    assert sorted(PICTURE.findall(gallery)) == sorted(picture.stem for picture in PICTURES.glob("*.png"))


def test_every_picture_that_the_page_shows_is_there() -> None:
    assert set(PICTURE.findall(PAGE.read_text("utf-8"))) <= {picture.stem for picture in PICTURES.glob("*.png")}
