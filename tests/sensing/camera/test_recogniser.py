"""Each card is told once: its indices are its own."""

from __future__ import annotations

import pytest

pytest.importorskip("cv2", reason="the camera needs opencv")

import numpy as np

from dealerassist.cards import card
from dealerassist.sensing.camera.judging import Verdict
from dealerassist.sensing.camera.outlines import Quad
from dealerassist.sensing.camera.recogniser import lies_on

OUTLINE = np.array([[100, 100], [200, 100], [200, 240], [100, 240]], np.float32)
SPADE, CLUB, UNSURE = (Verdict(each, (card("3s"),), 0.9) for each in (card("3s"), card("3c"), None))


def index_at(x: float, y: float) -> Quad:
    """A piece round an index, with its middle there."""
    return np.array([[x - 8, y - 14], [x + 8, y - 14], [x + 8, y + 14], [x - 8, y + 14]], np.float32)


@pytest.mark.parametrize("verdict", [SPADE, CLUB, UNSURE])
def test_an_index_on_a_card_is_no_other_card(verdict: Verdict) -> None:
    assert lies_on(OUTLINE, card("3s"), index_at(120, 130), verdict)


def test_an_index_of_the_same_name_just_beside_an_outline_is_its_own() -> None:
    """A photograph's three of spades had an outline that left its corner out, and was told twice."""
    assert lies_on(OUTLINE, card("3s"), index_at(95, 130), SPADE)
    assert not lies_on(OUTLINE, card("3s"), index_at(80, 130), SPADE), "farther off it is another deck's"


@pytest.mark.parametrize("verdict", [CLUB, UNSURE])
def test_an_index_of_another_card_just_beside_it_is_that_cards(verdict: Verdict) -> None:
    assert not lies_on(OUTLINE, card("3s"), index_at(95, 130), verdict)
    assert not lies_on(OUTLINE, None, index_at(95, 130), verdict), "nor is it an unsure card's"
