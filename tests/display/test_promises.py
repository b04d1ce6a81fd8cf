"""Every promise of DISPLAY 10, asserted from painted frames: 3 panels x 2 themes x named and generated screens."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealerassist.display.check import check
from dealerassist.display.layout import PROFILES
from dealerassist.display.theme import THEMES
from dealerassist.views import PhraseCode, SeatLook, TableView
from tests.display.betting_screens import FLOP, PREFLOP
from tests.display.generated import AMOUNTS, phrase, table
from tests.display.qt import painted
from tests.display.situations import SITUATIONS

pytestmark = pytest.mark.usefixtures("qapp")

PANELS = [(profile, theme) for profile in PROFILES.values() for theme in THEMES.values()]
SEEDS = 180


def faults(view: TableView, panels: object = PANELS) -> list[str]:
    assert isinstance(panels, list)
    found = []
    for profile, theme in panels:
        wrong = check(painted(view, profile, theme)[1], view, theme)
        found += [f"{profile.name} {theme.name}: {each}" for each in wrong]
    return found


@pytest.mark.parametrize("name", SITUATIONS)
def test_display_10_every_named_screen_keeps_every_promise(name: str) -> None:
    assert faults(SITUATIONS[name]) == []


@pytest.mark.parametrize("seed", range(0, SEEDS, len(PANELS)))
def test_display_10_so_do_tables_at_random(seed: int) -> None:
    for panel, (profile, theme) in enumerate(PANELS):
        assert faults(table(seed + panel), [(profile, theme)]) == [], f"table({seed + panel})"


@pytest.mark.parametrize("code", PhraseCode)
def test_display_9_every_prompt_fits_for_every_seat_and_amount(code: PhraseCode) -> None:
    # Two pushes share a prompt only where both fit (DISPLAY 8).
    amounts = [each for each in AMOUNTS if code is not PhraseCode.PUSH_TWO or each <= 125_000]
    for turn, amount in enumerate(amounts):
        for seat in range(1, 11):
            view = asked(code, seat, amount)
            assert faults(view, [PANELS[(turn + seat) % len(PANELS)]]) == [], view.prompt


def asked(code: PhraseCode, seat: int, amount: int) -> TableView:
    """A screen with little else than the prompt."""
    seats = tuple(replace(each, look=SeatLook.IN, word=None, amount=None, implied=False) for each in FLOP.seats[:2])
    return replace(FLOP, prompt=phrase(code, seat, amount), seats=seats, board=(), column=(), row=PREFLOP.row[:1])
