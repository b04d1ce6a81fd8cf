"""Pips are counted without reading a letter, and only where they stand as printers put them."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("cv2", reason="the camera needs opencv")

import cv2
import numpy as np

from dealerassist.sensing.camera import Picture, read_picture
from dealerassist.sensing.camera.flattening import HEIGHT, WIDTH, flat
from dealerassist.sensing.camera.pips import COUNTS, counted
from deploy.cardnets.scoring import Photo, photos_in

SCENES = photos_in(Path(__file__).parent / "scenes")
CLEAR = ["board", "sixes-and-nines", "sevens-eights-nines", "tens", "four-colours", "yellow-lamp", "blue-light", "dim"]


def ranks_and_counts(name: str) -> list[tuple[str, str | None]]:
    photo = next(photo for photo in SCENES if photo.file.stem == f"scene_{name}")
    picture = read_picture(photo.file)
    return [(each.card[0], counted(flat(picture, each.corners))) for each in photo.labels if each.corners is not None]


@pytest.mark.parametrize("name", CLEAR)
def test_the_pips_of_two_to_ten_tell_the_rank_and_those_of_others_nothing(name: str) -> None:
    for rank, pips in ranks_and_counts(name):
        assert pips == (rank if rank in COUNTS.values() else None), rank


@pytest.mark.parametrize("photo", SCENES, ids=lambda photo: photo.file.stem)
def test_no_light_makes_a_count_wrong(photo: Photo) -> None:
    """It may give none."""
    if photo.category != "overlap":
        for rank, pips in ranks_and_counts(photo.file.stem.removeprefix("scene_")):
            assert pips in (rank, None)


def test_paper_has_no_pips() -> None:
    assert counted(np.full((336, 240, 3), 230, np.uint8)) is None


def a_four(index_reaches_to: int) -> Picture:
    """Four pips, and an index of one tall spot whose right side is at that x."""
    card = np.full((HEIGHT, WIDTH, 3), 230, np.uint8)
    for x, y in ((80, 94), (160, 94), (80, 242), (160, 242)):
        cv2.circle(card, (x, y), 19, (30, 30, 200), -1)
    for _ in range(2):
        cv2.rectangle(card, (index_reaches_to - 20, 50), (index_reaches_to, 100), (30, 30, 200), -1)
        card = np.ascontiguousarray(card[::-1, ::-1])
    return card


def test_an_index_that_reaches_in_between_the_pips_is_none_of_them() -> None:
    assert counted(a_four(index_reaches_to=50)) == "4"


def test_a_spot_that_may_be_half_a_pip_leaves_the_count_open() -> None:
    assert counted(a_four(index_reaches_to=56)) is None
