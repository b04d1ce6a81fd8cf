"""The pen that draws ranks for the nets' training."""

from __future__ import annotations

import pytest

pytest.importorskip("cv2", reason="the camera needs opencv")

import numpy as np

from deploy.cardnets import strokes

LETTERS = "A2345678910JQK"


@pytest.mark.parametrize("way", range(strokes.WAYS))
def test_every_hand_draws_a_nine_as_a_six_turned_and_all_letters_apart(way: int) -> None:
    masks = {letter: strokes.rank(letter, way) for letter in LETTERS}
    turned = masks["6"][::-1, ::-1]
    nine = masks["9"]
    rows, columns = min(turned.shape[0], nine.shape[0]), min(turned.shape[1], nine.shape[1])
    assert np.mean(abs(turned[:rows, :columns].astype(int) - nine[:rows, :columns])) < 20
    assert len({mask.tobytes() for mask in masks.values()}) == len(set(LETTERS))
