"""Where the indices of a whole card are read, and where not."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("cv2", reason="the camera needs opencv")

import cv2
import numpy as np

from dealerassist.sensing.camera import Picture, read_picture
from dealerassist.sensing.camera.flattening import HEIGHT, MADE_FLAT, WIDTH
from dealerassist.sensing.camera.nets import Nets
from dealerassist.sensing.camera.outlines import Quad
from dealerassist.sensing.camera.whole_cards import asked
from deploy.cardnets.scoring import photos_in

BOARD = next(
    photo for photo in photos_in(Path(__file__).parent / "scenes") if photo.file.stem == "scene_sevens-eights-nines"
)


@pytest.fixture(scope="module")
def nets() -> Nets:
    return Nets()


def cut_through(picture: Picture, quad: Quad) -> tuple[Picture, list[Quad]]:
    """The picture without what lies beyond the edge of the card's first index, and where the card lies in it."""
    middle = quad.mean(axis=0)
    x, y = quad[0] * 0.84 + middle * 0.16
    off = np.array([x, y]) - middle
    if abs(off[0]) > abs(off[1]):
        first = np.array([int(x), 0]) if off[0] < 0 else np.zeros(2, int)
        picture = picture[:, int(x) :] if off[0] < 0 else picture[:, : int(x)]
    else:
        first = np.array([0, int(y)]) if off[1] < 0 else np.zeros(2, int)
        picture = picture[int(y) :] if off[1] < 0 else picture[: int(y)]
    return np.ascontiguousarray(picture), [(quad - first).astype(np.float32)]


def small_inset_index_out_of_focus(soft: float) -> Picture:
    """A four of hearts whose index is small and far from the corner. soft: the blur's sigma in pixels."""
    card = np.full((HEIGHT, WIDTH, 3), 245, np.uint8)
    red = (30, 30, 210)
    for _ in range(2):
        cv2.putText(card, "4", (34, 68), cv2.FONT_HERSHEY_DUPLEX, 0.85, red, 3, cv2.LINE_AA)
        for x in (38, 46):
            cv2.circle(card, (x, 76), 5, red, -1)
        cv2.fillPoly(card, [np.array([[33, 78], [51, 78], [42, 90]])], red)
        card = np.ascontiguousarray(card[::-1, ::-1])
    return np.asarray(cv2.GaussianBlur(card, (0, 0), soft), np.uint8)


@pytest.mark.parametrize("soft", [0.6, 3.5])
def test_an_index_far_from_the_corner_is_found_also_where_blur_joins_its_rank_to_its_suit(
    soft: float, nets: Nets
) -> None:
    votes = asked(small_inset_index_out_of_focus(soft), [MADE_FLAT], nets)[0].votes
    assert sorted((each.corner, each.vote.name) for each in votes.corners) == [(0, "4h"), (2, "4h")]
    assert min(each.vote.confidence for each in votes.corners) > 0.5


@pytest.mark.parametrize("card", ["7d", "8d", "9c", "8s", "7h"])
def test_only_corners_inside_the_picture_vote(card: str, nets: Nets) -> None:
    picture = read_picture(BOARD.file)
    quad = next(label.corners for label in BOARD.labels if label.card == card)
    assert quad is not None
    whole = asked(picture, [quad], nets)[0].votes
    left = asked(*cut_through(picture, quad), nets)[0].votes
    assert [vote.vote.name for vote in whole.corners] == [card, card]
    assert [vote.vote.name for vote in left.corners] == [card]
