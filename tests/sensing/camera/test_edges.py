"""A side of an outline is moved onto the paper's edge, and stays where no edge is seen."""

from __future__ import annotations

import pytest

pytest.importorskip("cv2", reason="the camera needs opencv")

import cv2
import numpy as np

from dealerassist.sensing.camera import Picture
from dealerassist.sensing.camera.edges import cut_at_its_edges, straightened
from dealerassist.sensing.camera.flattening import HEIGHT, WIDTH
from dealerassist.sensing.camera.outlines import Quad

CORNERS = np.array([[150, 80], [390, 80], [390, 416], [150, 416]], np.float32)
ASKEW = CORNERS + np.array([[-9, -3], [4, -8], [11, 2], [-2, 9]], np.float32)
"""As an outline is found along a ragged edge."""
FELT, LIGHT_WOOD, PAPER = (62, 88, 24), (228, 236, 240), (240, 240, 240)


def card_on(ground: tuple[int, int, int], turned: float = 0.0) -> Picture:
    picture = np.full((500, 540, 3), ground, np.float32)
    corners = turn(CORNERS, turned)
    cv2.fillConvexPoly(picture, np.rint(corners * 16).astype(np.int32), PAPER, cv2.LINE_AA, 4)
    picture += np.random.default_rng(2).normal(0, 3, picture.shape)
    return np.asarray(np.clip(picture, 0, 255), np.uint8)


def turn(quad: Quad, degrees: float) -> Quad:
    matrix = cv2.getRotationMatrix2D((270, 248), degrees, 1)
    return np.asarray(cv2.transform(quad[None], matrix)[0], np.float32)


def farthest(quad: Quad, true: Quad) -> float:
    """Pixels between the corners of one and those of the other, wherever either begins."""
    return min(float(np.abs(np.roll(quad, at, axis=0) - true).max()) for at in range(4))


@pytest.mark.parametrize("degrees", [0, 7, 45, 100, 200, 290])
def test_an_askew_outline_is_moved_onto_the_papers_edge(degrees: float) -> None:
    picture, askew, true = card_on(FELT, degrees), turn(ASKEW, degrees), turn(CORNERS, degrees)
    assert farthest(askew, true) > 8
    assert farthest(straightened(picture, askew), true) < 1.5


def test_a_frame_that_is_printed_near_the_edge_is_not_the_edge() -> None:
    """Of some decks it stands out more than the paper does."""
    picture = card_on((150, 170, 160))
    cv2.rectangle(picture, (162, 92), (378, 404), (0, 0, 0), 3)
    assert farthest(straightened(picture, ASKEW), CORNERS) < 1.5


def test_a_side_along_which_no_edge_is_seen_stays() -> None:
    assert farthest(straightened(card_on(LIGHT_WOOD), ASKEW), ASKEW) < 1e-3


def test_a_card_beside_it_is_not_taken_for_its_edge() -> None:
    picture = card_on(FELT)
    cv2.rectangle(picture, (400, 80), (539, 416), PAPER, -1)
    assert farthest(straightened(picture, ASKEW), CORNERS) < 1.5


def test_what_is_cut_at_its_edges_has_no_ground_round_it() -> None:
    cut = cut_at_its_edges(card_on(FELT, 100), turn(ASKEW, 100))
    assert cut.shape == (HEIGHT, WIDTH, 3)
    assert cut[3:-3, 3:-3].min() > 200
