"""Paper is white and ink black, whatever the lamp: the nets see neither its strength nor its colour."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("cv2", reason="the camera needs opencv")

import cv2
import numpy as np

from dealerassist.sensing.camera import read_picture
from dealerassist.sensing.camera.colours import Ink, has_colours, inks
from dealerassist.sensing.camera.patches import INDEX_SIZE, on_white
from dealerassist.sensing.camera.pictures import Picture

SCENE = Path(__file__).parent / "scenes" / "scene_board.jpg"
LAMPS = {"full": (1, 1, 1), "dim": (0.3, 0.3, 0.3), "yellow": (0.4, 0.8, 0.95), "blue": (1, 0.6, 0.5)}
INK = {Ink.RED: (40, 30, 200), Ink.BLACK: (25, 25, 25), Ink.BLUE: (205, 80, 20), Ink.GREEN: (30, 125, 20)}


def index(ink: tuple[int, int, int], lamp: tuple[float, float, float] = (1, 1, 1), veil: float = 0) -> Picture:
    """A letter on paper. veil: 0 to 1, evenly lying glare."""
    paper = np.full((INDEX_SIZE[1], INDEX_SIZE[0], 3), 250, np.uint8)
    cv2.putText(paper, "K", (4, 34), cv2.FONT_HERSHEY_DUPLEX, 1.2, ink, 3)
    cv2.circle(paper, (20, 55), 10, ink, -1)
    lit = (paper * (1 - veil) + 255 * veil) * np.array(lamp)
    return np.asarray(lit, np.uint8)


@pytest.mark.parametrize("lamp", LAMPS)
def test_the_lamp_is_taken_out(lamp: str) -> None:
    plain, lit = on_white([index(INK[Ink.RED]), index(INK[Ink.RED], LAMPS[lamp])])
    assert np.abs(plain - lit).mean() < 0.03


def test_even_glare_is_taken_out() -> None:
    plain, veiled = on_white([index(INK[Ink.BLACK]), index(INK[Ink.BLACK], veil=0.5)])
    assert np.abs(plain - veiled).mean() < 0.03


def test_empty_paper_stays_empty() -> None:
    noisy = np.random.default_rng(1).integers(180, 190, (INDEX_SIZE[1], INDEX_SIZE[0], 3)).astype(np.uint8)
    assert on_white([noisy]).min() > 0.75


@pytest.mark.parametrize("lamp", LAMPS)
@pytest.mark.parametrize("ink", INK)
def test_ink_is_told_under_every_lamp(ink: Ink, lamp: str) -> None:
    assert inks([index(INK[ink], LAMPS[lamp])]) == [ink]


def test_black_ink_that_glare_has_browned_is_unclear_and_forbids_nothing() -> None:
    browned = index((95, 115, 165))
    assert inks([browned]) == [Ink.UNCLEAR]


def test_a_picture_knows_whether_it_has_colours() -> None:
    picture = read_picture(SCENE)
    grey = cv2.cvtColor(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR)
    assert has_colours(picture)
    assert not has_colours(np.asarray(grey, np.uint8))
