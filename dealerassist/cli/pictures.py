"""The screen as pictures: the simulated table plays on, with a dealer who only goes on, and leaves a PNG a prompt."""

from __future__ import annotations

import argparse
import os
import time
from itertools import count
from pathlib import Path
from random import Random

from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.output import Output
from dealerassist.cli.simulated import SimulatedDeck, dealt_by, players_act
from dealerassist.table.table import Table
from dealerassist.views import MarkCode, Press, PressKey, TableView

STEPS = 60
"""At least; the last hand is played to its end."""
GO_ON = PressKey(Press.GO_ON)


def take_pictures(
    table: Table, deck: SimulatedDeck, rng: Random, folder: Path, options: argparse.Namespace, output: Output
) -> None:
    """`STEPS` moments of play, and on until a hand is over. Raises `CliError` where a picture cannot be written."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        from dealerassist.display.layout import PROFILES
        from dealerassist.display.still import png, render
        from dealerassist.display.theme import THEMES
        from dealerassist.display.window import application
    except ImportError as error:
        raise CliError(CliCode.NO_SCREEN, f"the screen needs PyQt6, which is not installed here: {error}") from None
    app = application()
    profile = PROFILES[options.profile or "1024x600"]
    for step in count(1):
        view = _saved(table)
        file = folder / f"{step:03}-hand-{view.hand}-{view.prompt.code}.png"
        _write(file, png(render(view, profile, THEMES[options.theme])))
        output.record({"file": str(file), "prompt": view.prompt.code, "hand": view.hand})
        output.text(str(file))
        if step >= STEPS and (not table.dealt or table.situation.hand.over):
            break
        _step(table, deck, rng)
    app.processEvents()


def _step(table: Table, deck: SimulatedDeck, rng: Random) -> None:
    hand = table.situation.hand if table.dealt else None
    if hand is not None and hand.acting and not table.situation.desk.resuming:
        table.told(players_act(hand, rng), "simulated player")
    elif not dealt_by(deck, table, GO_ON):
        table.intend(GO_ON)


def _saved(table: Table) -> TableView:
    """What the screen shows once everything is on the medium: a moment later."""
    for _ in range(200):
        if MarkCode.SAVING not in table.view.marks:
            break
        time.sleep(0.005)
    return table.view


def _write(file: Path, content: bytes) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    except OSError as error:
        raise CliError(CliCode.BAD_OUTPUT, f"{file}: {error.strerror or error}") from None
