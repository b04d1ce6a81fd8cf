"""A rank and its suit are found wherever they stand, in faint print too, and where a pip touches the suit."""

from __future__ import annotations

import pytest

pytest.importorskip("cv2", reason="the camera needs opencv")

import cv2
import numpy as np

from dealerassist.sensing.camera import index_places as finding
from dealerassist.sensing.camera.blobs import ink_blobs
from dealerassist.sensing.camera.index_places import IndexPlace, index_places
from dealerassist.sensing.camera.pictures import Picture

PAPER, PALE, DARK = 240, 160, 30
RANK, SUIT = (100, 100), (100, 130)
BETWEEN = (100.0, 115.0)


def paper_with(rank_ink: int, suit_ink: int) -> Picture:
    """A blot for the rank, one below it for the suit."""
    picture = np.full((300, 400, 3), PAPER, np.uint8)
    cv2.ellipse(picture, RANK, (7, 11), 0, 0, 360, (rank_ink,) * 3, -1)
    cv2.circle(picture, SUIT, 9, (suit_ink,) * 3, -1)
    return picture


def found_at(places: list[IndexPlace], x: float, y: float) -> list[IndexPlace]:
    return [place for place in places if np.hypot(place.centre[0] - x, place.centre[1] - y) < 4]


@pytest.mark.parametrize("degrees", [0, 40, 90, 180, 215])
def test_an_index_is_found_at_any_angle_with_its_direction(degrees: float) -> None:
    turn = cv2.getRotationMatrix2D((200, 150), -degrees, 1)
    turned = cv2.warpAffine(paper_with(DARK, DARK), turn, (400, 300), borderValue=(PAPER,) * 3)
    x, y = turn @ (*BETWEEN, 1)
    down = turn[:, :2] @ (0, 1)
    places = found_at(index_places(ink_blobs(np.asarray(turned, np.uint8))), x, y)
    assert any(np.dot(place.down, down) > 0.97 for place in places)


def test_a_faint_rank_is_paired_with_a_suit_that_touches_a_pip() -> None:
    """Thin lines are faint in a blurred picture; so is the bridge from the suit to the pip beside it, which only the
    darker layer parts."""
    picture = paper_with(PALE, DARK)
    cv2.circle(picture, (150, 130), 28, (DARK,) * 3, -1)
    cv2.rectangle(picture, (100, 127), (150, 133), (PALE,) * 3, -1)
    cv2.circle(picture, SUIT, 9, (DARK,) * 3, -1)
    layers = ink_blobs(picture)
    assert found_at(index_places(layers), *BETWEEN)
    assert not [place for blobs in layers for place in found_at(index_places([blobs]), *BETWEEN)]


def test_the_likeliest_places_are_kept_where_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    picture = paper_with(DARK, DARK)
    layers = ink_blobs(picture)
    every = index_places(layers)
    assert len(every) > 1
    monkeypatch.setattr(finding, "MOST_PLACES", 1)
    assert index_places(layers) == every[:1]


def test_paper_has_no_index() -> None:
    assert index_places(ink_blobs(np.full((300, 400, 3), PAPER, np.uint8))) == []
