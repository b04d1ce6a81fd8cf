"""A corner that the picture's edge cuts is not read: half an eight is a three."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("cv2", reason="the camera needs opencv")

import numpy as np

from dealerassist.sensing.camera import Picture, read_picture
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


@pytest.mark.parametrize("card", ["7d", "8d", "9c", "8s", "7h"])
def test_only_corners_inside_the_picture_vote(card: str, nets: Nets) -> None:
    picture = read_picture(BOARD.file)
    quad = next(label.corners for label in BOARD.labels if label.card == card)
    assert quad is not None
    whole = asked(picture, [quad], nets)[0].votes
    left = asked(*cut_through(picture, quad), nets)[0].votes
    assert [vote.vote.name for vote in whole.corners] == [card, card]
    assert [vote.vote.name for vote in left.corners] == [card]
