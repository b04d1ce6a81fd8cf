"""Every promise of DISPLAY 10, asserted from painted frames: 3 panels x 2 themes x 4 languages, named and generated
screens. Each run takes another panel for each screen, all four languages among them; `slow` takes every panel.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealerassist.views import PhraseCode, SeatLook, TableView
from tests.display.betting_screens import FLOP, PREFLOP
from tests.display.generated import AMOUNTS, phrase, table
from tests.display.panels import PANELS, faults, four
from tests.display.situations import SITUATIONS

pytestmark = pytest.mark.usefixtures("qapp")

SEEDS = 192


def test_the_panels_are_all_there_are_and_four_in_a_row_speak_every_language() -> None:
    assert len(set(PANELS)) == 3 * 2 * 4
    assert all(len({panel.language for panel in four(turn)}) == 4 for turn in range(12))


@pytest.mark.parametrize(("turn", "name"), list(enumerate(SITUATIONS)))
def test_display_10_every_named_screen_keeps_every_promise(turn: int, name: str) -> None:
    assert faults(SITUATIONS[name], four(turn)) == []


@pytest.mark.parametrize("seed", range(0, SEEDS, len(PANELS)))
def test_display_10_so_do_tables_at_random(seed: int) -> None:
    for turn, panel in enumerate(PANELS):
        assert faults(table(seed + turn), [panel]) == [], f"table({seed + turn})"


@pytest.mark.parametrize("code", PhraseCode)
def test_display_9_every_prompt_fits_for_every_seat_and_amount(code: PhraseCode) -> None:
    for turn, amount in enumerate(amounts(code)):
        for seat in range(1, 11):
            view = asked(code, seat, amount)
            assert faults(view, [PANELS[(11 * turn + seat) % len(PANELS)]]) == [], view.prompt


@pytest.mark.slow
@pytest.mark.timeout(1500)
@pytest.mark.parametrize("code", PhraseCode)
def test_display_9_every_prompt_fits_on_every_panel(code: PhraseCode) -> None:
    for amount in amounts(code):
        for seat in range(1, 11):
            view = asked(code, seat, amount)
            assert faults(view) == [], view.prompt


@pytest.mark.slow
@pytest.mark.parametrize("name", SITUATIONS)
def test_display_10_every_named_screen_keeps_every_promise_on_every_panel(name: str) -> None:
    assert faults(SITUATIONS[name]) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1_000, 1_200))
def test_display_10_so_do_tables_at_random_on_every_panel(seed: int) -> None:
    assert faults(table(seed)) == []


def amounts(code: PhraseCode) -> list[int]:
    """Two pushes share a prompt only where both fit (DISPLAY 8)."""
    return [each for each in AMOUNTS if code is not PhraseCode.PUSH_TWO or each <= 125_000]


def asked(code: PhraseCode, seat: int, amount: int) -> TableView:
    """A screen with little else than the prompt."""
    seats = tuple(replace(each, look=SeatLook.IN, word=None, amount=None, implied=False) for each in FLOP.seats[:2])
    return replace(FLOP, prompt=phrase(code, seat, amount), seats=seats, board=(), column=(), row=PREFLOP.row[:1])
