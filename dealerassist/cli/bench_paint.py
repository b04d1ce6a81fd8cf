"""What a whole frame and a change cost to paint, on each panel, for `bench`.

    python -m dealerassist.cli.bench_paint

Prints a JSON object: by profile, ms of processor time. The screen needs no panel.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from random import Random

from dealerassist.cli.simulated import SimulatedDeck, dealt_by, players_act
from dealerassist.engine import DEFAULT_PRESET, NoLimit, Place, Session, Stakes, game_named, preset
from dealerassist.journal.live import LiveTable
from dealerassist.table.keeping import InMemory
from dealerassist.table.table import Table
from dealerassist.views import Press, PressKey, TableView

SEED = 1
MOMENTS = 120
"""Four hands."""
GO_ON = PressKey(Press.GO_ON)


def moments() -> tuple[TableView, ...]:
    """What a full table shows while it plays: no two that follow each other are equal."""
    rng = Random(SEED)
    places = tuple(Place(number, 40_000) for number in range(1, 11))
    session = Session(game_named("holdem"), Stakes(NoLimit(400), (200, 400)), places, button=9)
    keeper = InMemory(LiveTable(session, preset(DEFAULT_PRESET)))
    deck = SimulatedDeck(rng)
    deck.hand = lambda: keeper.hand
    table = Table(keeper, reveal=deck.reveal)
    found = [table.view]
    while len(found) < MOMENTS:
        hand = table.situation.hand
        if hand.acting:
            table.told(players_act(hand, rng), "simulated player")
        elif not dealt_by(deck, table, GO_ON):
            table.intend(GO_ON)
        if table.view != found[-1]:
            found.append(table.view)
    return tuple(found)


def main() -> None:
    """Measures and prints."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from dealerassist.display.layout import PROFILES
    from dealerassist.display.pace import paint_times

    views = moments()
    print(json.dumps({name: asdict(paint_times(views, profile)) for name, profile in PROFILES.items()}))


if __name__ == "__main__":
    main()
