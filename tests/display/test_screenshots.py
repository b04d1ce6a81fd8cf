"""The screen looks as the pictures in `screenshots/` show it, to the pixel.

    UPDATE_SCREENSHOTS=1 deploy/test tests/display/test_screenshots.py    # paints them anew; look at each one then

They were painted with the Qt that the lock names, on x86-64. Elsewhere a few pixels may be a shade off.
"""

from __future__ import annotations

import os
import platform
from dataclasses import replace
from pathlib import Path

import pytest
from PyQt6.QtCore import qVersion
from PyQt6.QtGui import QImage

from dealerassist.display.layout import PROFILES
from dealerassist.display.still import png
from dealerassist.display.theme import DIM, THEMES
from tests.display.qt import painted
from tests.display.situations import SITUATIONS

pytestmark = pytest.mark.usefixtures("qapp")

FOLDER = Path(__file__).with_name("screenshots")
UPDATE = bool(os.environ.get("UPDATE_SCREENSHOTS"))
SAME_PAINTER = qVersion() == "6.7.3" and platform.machine() == "x86_64"
SHADE, SHARE = 60, 0.01
"""What counts as another colour, of 255, and how many of them another painter may have."""
PICTURES = [
    *((name, "1024x600", "dim") for name in SITUATIONS),
    *((name, "1024x600", "bright") for name in ("preflop", "showdown", "unsure")),
    *((name, "800x480", "dim") for name in ("preflop", "worst")),
    ("set-up", "1024x600", "bright"),
    ("set-up-worst", "800x480", "dim"),
    ("preflop", "1280x720", "dim"),
]
LANGUAGES = {"nl": ("showdown", "menu-seat"), "hu": ("preflop", "showdown"), "da": ("build-pots", "deal-flop")}


def difference(one: QImage, other: QImage) -> float:
    """The share of pixels that differ; anything at all where the painter is the same."""
    if one.size() != other.size():
        return 1.0
    least = 0 if SAME_PAINTER else SHADE
    pairs = zip(pixels(one), pixels(other), strict=True)
    return sum(abs(mine - theirs) > least for mine, theirs in pairs) / (one.width() * one.height())


def pixels(image: QImage) -> bytes:
    bits = image.convertToFormat(QImage.Format.Format_RGB32).constBits()
    assert bits is not None
    return bits.asstring(image.sizeInBytes())


@pytest.mark.parametrize(("name", "profile", "theme"), PICTURES, ids="-".join)
def test_the_screen_looks_as_it_did(name: str, profile: str, theme: str, tmp_path: Path) -> None:
    image = painted(SITUATIONS[name], PROFILES[profile], THEMES[theme])[0]
    suffix = "" if (profile, theme) == ("1024x600", "dim") else f"-{profile}" if theme == "dim" else f"-{theme}"
    compare(image, FOLDER / f"{name}{suffix}.png", tmp_path)


def compare(image: QImage, file: Path, tmp_path: Path) -> None:
    if UPDATE:
        file.write_bytes(png(image))
    expected = QImage(str(file))
    off = difference(image, expected)
    if off > (0 if SAME_PAINTER else SHARE):
        (tmp_path / file.name).write_bytes(png(image))
        pytest.fail(f"{off:.2%} of {file.name} looks different: compare {tmp_path / file.name}")


@pytest.mark.parametrize(("language", "name"), [(each, name) for each in LANGUAGES for name in LANGUAGES[each]])
def test_the_screen_looks_as_it_did_in_another_language(language: str, name: str, tmp_path: Path) -> None:
    view = replace(SITUATIONS[name], language=language)
    compare(painted(view, PROFILES["800x480"], DIM)[0], FOLDER / f"{name}-{language}.png", tmp_path)


@pytest.mark.skipif(UPDATE, reason="they are being painted")
def test_every_picture_is_still_painted() -> None:
    assert len(list(FOLDER.glob("*.png"))) == len(PICTURES) + sum(map(len, LANGUAGES.values()))
