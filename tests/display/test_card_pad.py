"""The card pad offers the cards of the game's pack that nobody has seen (DISPLAY 5)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealerassist.display.cardpad import ChooseRank
from dealerassist.display.layout import PROFILES
from dealerassist.display.still import rendered
from dealerassist.display.theme import THEMES
from dealerassist.views import NameCard, TableView
from tests.display.doubt_screens import NAMING
from tests.display.panels import faults

pytestmark = pytest.mark.usefixtures("qapp")

SHORT = replace(NAMING, lowest=6, board=())


def offered(view: TableView, rank: int | None = None) -> list[object]:
    frame = rendered(view, PROFILES["1024x600"], THEMES["dim"], rank)[1]
    return [target.tap for target in frame.targets]


def ranks(view: TableView) -> list[int]:
    return [tap.rank for tap in offered(view) if isinstance(tap, ChooseRank)]


def test_short_deck_has_36_cards_sixes_and_up() -> None:
    """RULES 9: the pad of another game has all 52."""
    assert ranks(SHORT) == [14, 13, 12, 11, 10, 9, 8, 7, 6]
    assert ranks(replace(SHORT, lowest=2)) == list(range(14, 1, -1))
    cards = {tap.card for rank in ranks(SHORT) for tap in offered(SHORT, rank) if isinstance(tap, NameCard)}
    assert len(cards) == 36
    assert min(card.rank for card in cards) == 6


def test_display_10_the_short_pad_keeps_every_promise() -> None:
    assert faults(SHORT) == []
