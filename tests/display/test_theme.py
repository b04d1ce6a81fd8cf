"""The colours stand out as much as the page promises (DISPLAY 3)."""

from __future__ import annotations

from itertools import combinations

import pytest

from dealerassist.display.theme import BRIGHT, DIM, THEMES, Theme, contrast
from tests.display.colour_vision import KINDS, distance

LEAST = [
    ("text", ("ground", "felt", "seat", "key", "go_on"), 11.0),
    ("secondary", ("ground", "felt", "seat", "key"), 7.5),
    ("folded", ("ground",), 7.0),
    ("on_now", ("now",), 11.4),
    ("on_money", ("money",), 7.3),
    ("all_in", ("ground", "seat", "key"), 8.5),
    ("edge_light", ("ground", "felt", "key"), 3.8),
]


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize(("ink", "grounds", "least"), LEAST)
def test_display_3_inks_stand_out_from_their_grounds(
    theme: Theme, ink: str, grounds: tuple[str, ...], least: float
) -> None:
    for ground in grounds:
        assert contrast(getattr(theme, ink), getattr(theme, ground)) >= least - 0.05, ground


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_display_3_suits_are_held_to_four_and_a_half(theme: Theme) -> None:
    for suit in (*theme.suits, *theme.with_two_colours().suits):
        assert contrast(suit, theme.card) >= 4.5


def test_the_measured_contrasts_of_the_page() -> None:
    assert round(contrast(DIM.suits[0], DIM.card), 1) == 5.3
    assert round(contrast(BRIGHT.suits[2], BRIGHT.card), 1) == 5.9
    assert round(contrast(BRIGHT.now, BRIGHT.ground), 1) == 1.5, "so amber on bright grounds has a dark casing"
    assert BRIGHT.cased


def test_two_colours_are_two() -> None:
    assert len(set(DIM.with_two_colours().suits)) == 2


FILLS = ("now", "money", "go_on", "seat", "felt", "ground")
"""What a block may be filled with, and what lies around it; the last three need not be told apart."""
INKS = ("all_in", "edge", "text", "now", "money")
"""What an edge or a word may be painted with."""
OF_FILLS, OF_INKS, OF_SUITS = 35.0, 15.0, 15.0
"""Least distances in L*a*b*. An ink or a suit has its shape, too; 15 is six times what is just seen."""


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
class TestColourBlind:
    """DISPLAY 2 and 4: amber means now, green means money, lavender means all-in, and suits have colours: for people
    without one of the three kinds of cones, too.
    """

    def test_display_4_amber_and_green_blocks_are_told_from_each_other_and_from_all_else(
        self, theme: Theme, kind: str
    ) -> None:
        for one, other in combinations(FILLS, 2):
            if one in {"now", "money"}:
                assert distance(getattr(theme, one), getattr(theme, other), kind) >= OF_FILLS, (one, other)

    def test_display_4_lavender_is_told_from_every_other_ink(self, theme: Theme, kind: str) -> None:
        for other in INKS[1:]:
            assert distance(theme.all_in, getattr(theme, other), kind) >= OF_INKS, other

    def test_display_3_suits_are_told_from_each_other(self, theme: Theme, kind: str) -> None:
        for one, other in combinations(theme.suits, 2):
            assert distance(one, other, kind) >= OF_SUITS, (one, other)


def test_a_bad_pair_of_colours_is_found() -> None:
    """Red and green of the same lightness, for a person without green cones."""
    assert distance("#C8402E", "#7A7A2A", "none") > OF_INKS > distance("#9A6A2E", "#7A7A2A", "deutan")
