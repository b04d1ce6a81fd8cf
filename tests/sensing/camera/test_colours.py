"""The colour of ink is that of the index, not of what lies beside the card."""

from __future__ import annotations

import pytest

pytest.importorskip("cv2", reason="the camera needs opencv")

import cv2
import numpy as np

from dealerassist.sensing.camera.colours import Ink, inks
from dealerassist.sensing.camera.patches import INDEX_SIZE
from dealerassist.sensing.camera.pictures import Picture

INKS = {Ink.RED: (40, 30, 200), Ink.BLACK: (25, 25, 25), Ink.BLUE: (210, 80, 30), Ink.GREEN: (40, 130, 40)}
TABLE = (20, 24, 22)


def index_of(ink: Ink, table: int = 0) -> Picture:
    """A rank and a suit in that ink. table: pixels of a black table at the left."""
    width, height = INDEX_SIZE
    piece = np.full((height, width, 3), 235, np.uint8)
    cv2.ellipse(piece, (24, 20), (7, 12), 0, 0, 360, INKS[ink], 4)
    cv2.circle(piece, (24, 52), 8, INKS[ink], -1)
    piece[:, :table] = TABLE
    return piece


@pytest.mark.parametrize("ink", INKS)
def test_each_ink_is_told(ink: Ink) -> None:
    assert inks([index_of(ink)]) == [ink]


@pytest.mark.parametrize("ink", INKS)
def test_a_black_table_beside_the_card_is_no_ink(ink: Ink) -> None:
    assert inks([index_of(ink, table=11)]) == [ink]


def test_ink_that_runs_to_the_edge_of_the_piece_counts_where_there_is_no_other() -> None:
    piece = np.full((INDEX_SIZE[1], INDEX_SIZE[0], 3), 235, np.uint8)
    piece[:, 15:25] = INKS[Ink.RED]
    assert inks([piece]) == [Ink.RED]


def test_paper_has_no_ink() -> None:
    assert inks([np.full((INDEX_SIZE[1], INDEX_SIZE[0], 3), 235, np.uint8)]) == [Ink.UNCLEAR]


def test_a_black_table_is_no_ink_of_an_index_that_glare_has_made_pale() -> None:
    """Its red is then darker than paper by too little to be told; black it must not be called."""
    piece = np.full((INDEX_SIZE[1], INDEX_SIZE[0], 3), 235, np.uint8)
    cv2.circle(piece, (24, 52), 8, (185, 180, 230), -1)
    piece[:, :6] = TABLE
    assert inks([piece]) == [Ink.UNCLEAR]
