"""Whole cards are found by their outline: all of them, close to their true corners, and pips or groups are none."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("cv2", reason="the camera needs opencv")

import cv2
import numpy as np

from dealerassist.sensing.camera import Picture, read_picture
from dealerassist.sensing.camera.outlines import Quad, outlines
from deploy.cardnets.scoring import Photo, photos_in

APART = [photo for photo in photos_in(Path(__file__).parent / "scenes") if photo.category == "felt_overhead"]


def overlap(one: Quad, other: Quad) -> float:
    """The common area as a part of that of both together: 1 for the same quad."""
    common, _ = cv2.intersectConvexConvex(one, other)
    return float(common / (cv2.contourArea(one) + cv2.contourArea(other) - common))


@pytest.mark.parametrize("photo", APART, ids=lambda photo: photo.file.stem)
def test_every_card_that_lies_apart_has_its_outline(photo: Photo) -> None:
    found = outlines(read_picture(photo.file))
    for label in photo.labels:
        assert label.corners is not None
        assert max(overlap(quad, label.corners) for quad in found) > 0.93, label.card


def test_a_card_full_of_diamonds_is_one_outline() -> None:
    """A diamond has four straight sides as well, and from aside they differ as a card's do."""
    picture = np.zeros((400, 600, 3), np.uint8)
    cv2.rectangle(picture, (150, 30), (400, 380), (245, 245, 245), -1)
    for x in (210, 340):
        for y in (80, 160, 250, 330):
            diamond = np.array([[x + 6, y - 30], [x + 24, y + 4], [x - 2, y + 30], [x - 18, y - 6]], np.int32)
            cv2.fillPoly(picture, [diamond], (30, 20, 200))
    assert len(outlines(picture)) == 1


def card_on_cloth(corners: list[list[int]]) -> Picture:
    picture = np.full((400, 600, 3), (40, 60, 40), np.uint8)
    cv2.fillPoly(picture, [np.array(corners, np.int32)], (240, 240, 240))
    return picture


def test_a_card_that_leans_by_more_than_half_is_found() -> None:
    """Seen from so low, it is two and a half times as long as wide."""
    corners = [[200, 40], [300, 40], [300, 290], [200, 290]]
    (found,) = outlines(card_on_cloth(corners))
    assert overlap(found, np.array(corners, np.float32)) > 0.93


def test_a_bright_spot_that_hangs_on_its_edge_hides_no_card() -> None:
    corners = [[200, 100], [350, 100], [350, 310], [200, 310]]
    picture = card_on_cloth(corners)
    cv2.rectangle(picture, (260, 310), (275, 330), (230, 230, 230), -1)
    (found,) = outlines(picture)
    assert overlap(found, np.array(corners, np.float32)) > 0.93


def test_two_cards_that_touch_are_not_taken_for_one() -> None:
    picture = np.zeros((400, 600, 3), np.uint8)
    for left in (150, 305):
        cv2.rectangle(picture, (left, 100), (left + 150, 310), (240, 240, 240), -1)
    assert len(outlines(picture)) == 2


def test_an_empty_table_has_no_outline() -> None:
    assert outlines(np.full((400, 600, 3), (60, 90, 30), np.uint8)) == []
