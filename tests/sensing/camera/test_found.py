"""What the nets are taught of the pieces that the finder cuts out: a wrong label would teach wrong names."""

from __future__ import annotations

from dataclasses import replace

import pytest

pytest.importorskip("cv2", reason="the camera needs opencv")
pytest.importorskip("PIL", reason="the training's fonts need pillow")

from dealerassist.sensing.camera.index_places import IndexPlace
from deploy.cardnets.decks import RANKS, SUITS
from deploy.cardnets.found import Index, _label
from deploy.cardnets.whole_cards import NO_RANK, NO_SUIT

PLACE = IndexPlace((100.0, 100.0), (0.0, 1.0), 60.0, 30.0)
NINE = Index("9h", PLACE, seen=True)
NONE = NO_RANK, NO_SUIT


def test_a_piece_just_there_is_the_card_whatever_small_error_the_finder_makes() -> None:
    found = replace(PLACE, centre=(104.0, 97.0), height=66.0)
    assert _label(found, [NINE]) == (RANKS.index("9"), SUITS.index("h"))


def test_a_piece_upside_down_or_elsewhere_is_none() -> None:
    assert _label(replace(PLACE, down=(0.0, -1.0)), [NINE]) == NONE, "a nine turned is no six"
    assert _label(replace(PLACE, centre=(160.0, 100.0)), [NINE]) == NONE
    assert _label(replace(PLACE, height=20.0), [NINE]) == NONE
    assert _label(PLACE, []) == NONE


def test_a_piece_between_right_and_wrong_or_of_a_covered_index_is_not_taught() -> None:
    assert _label(replace(PLACE, centre=(115.0, 100.0)), [NINE]) is None
    assert _label(replace(PLACE, height=80.0), [NINE]) is None
    assert _label(PLACE, [replace(NINE, seen=False)]) is None
