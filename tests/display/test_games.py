"""DISPLAY 10 on screens of every game that the table shows: dealt by touch on the simulated table, players acting by
themselves, cards named by hand now and then.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from dealerassist.cards import PACK_52
from dealerassist.cli.simulated import SimulatedDeck, dealt_by, players_act
from dealerassist.display.check import check
from dealerassist.display.layout import PROFILES
from dealerassist.display.theme import THEMES
from dealerassist.engine.games import GAMES
from dealerassist.table.table import Table
from dealerassist.views import KeyRow, NameCard, Press, PressKey, TableView, TouchSeat
from tests.display.qt import painted
from tests.table.playing import Played
from tests.table.test_monkey import STAKES

pytestmark = pytest.mark.usefixtures("qapp")

PANELS = [(profile, theme) for profile in PROFILES.values() for theme in THEMES.values()]
GO_ON = PressKey(Press.GO_ON)
STEPS = 130
OTHERS = tuple(game for game in GAMES if game != "holdem")


def evening(game: str, seed: int) -> Iterator[TableView]:
    """Every screen of a simulated table of this game."""
    rng = Random(seed)
    most = 8 if game.startswith(("stud", "razz")) else 10
    played = Played(rng.randint(2, most), 1_000_000 if seed % 2 else 1_500, game=game, stakes=STAKES.get(game))
    deck = SimulatedDeck(rng)
    deck.hand = lambda: played.keeper.hand
    table = played.table = Table(played.keeper, reveal=deck.reveal if seed % 3 else None)
    for _ in range(STEPS):
        hand = table.situation.hand
        if hand.acting and rng.random() < 0.9:
            table.told(players_act(hand, rng), "simulated player")
        elif rng.random() < 0.5 and dealt_by(deck, table, GO_ON):
            pass
        else:
            _touch(table, rng)
        yield table.view


def _touch(table: Table, rng: Random) -> None:
    """What goes on, what the column offers, a seat, a card, or taking something back."""
    view = table.view
    column = [key.intent for row in view.column for key in (row.keys if isinstance(row, KeyRow) else ())]
    offered = [intent for intent in column if intent is not None and intent != PressKey(Press.MENU)]
    kind = rng.random()
    if view.naming:
        table.intend(NameCard(rng.choice(PACK_52.cards)))
    elif kind < 0.25 and offered:
        table.intend(rng.choice(offered))
    elif kind < 0.45:
        table.intend(TouchSeat(rng.choice(view.seats).number))
    elif kind < 0.55:
        table.intend(PressKey(rng.choice((Press.UNDO, Press.WHY, Press.BY_HAND, Press.FLOOR))))
    else:
        table.intend(GO_ON)


@pytest.mark.parametrize(
    "seed", [*range(1, 3), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(10, 50))]
)
@pytest.mark.parametrize("game", OTHERS)
def test_display_10_every_screen_of_every_game_keeps_every_promise(game: str, seed: int) -> None:
    shown = set()
    for view in evening(game, seed):
        if repr(view) not in shown:
            shown.add(repr(view))
            profile, theme = PANELS[(seed + len(shown)) % len(PANELS)]
            assert check(painted(view, profile, theme)[1], view, theme) == [], view
    assert len(shown) > STEPS / 4
