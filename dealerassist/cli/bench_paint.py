"""What a whole frame and a change cost to paint, on each panel, for `bench`.

    python -m dealerassist.cli.bench_paint

Prints a JSON object: by profile, ms of processor time. The screen needs no panel.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict

from dealerassist.engine import DEFAULT_PRESET, NoLimit, Place, Session, Stakes, game_named, preset
from dealerassist.journal.live import LiveTable
from dealerassist.table.keeping import InMemory
from dealerassist.table.table import Table
from dealerassist.views import Press, PressKey, TableView


def screens() -> tuple[TableView, TableView]:
    """A full table before the flop, eight seats in, and the same with one call more."""
    places = tuple(Place(number, 40_000) for number in range(1, 11))
    session = Session(game_named("holdem"), Stakes(NoLimit(400), (200, 400)), places, button=9)
    table = Table(InMemory(LiveTable(session, preset(DEFAULT_PRESET))))
    for _ in range(8):
        table.intend(PressKey(Press.GO_ON))
    first = table.view
    table.intend(PressKey(Press.GO_ON))
    return first, table.view


def main() -> None:
    """Measures and prints."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from dealerassist.display.layout import PROFILES
    from dealerassist.display.pace import paint_times

    first, second = screens()
    print(json.dumps({name: asdict(paint_times(first, second, profile)) for name, profile in PROFILES.items()}))


if __name__ == "__main__":
    main()
