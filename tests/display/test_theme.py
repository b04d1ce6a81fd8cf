"""The colours stand out as much as the page promises (DISPLAY 3)."""

from __future__ import annotations

import pytest

from dealerassist.display.theme import BRIGHT, DIM, THEMES, Theme, contrast

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
