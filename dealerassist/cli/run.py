"""`dealerassist run`: the live table. Without sensors it is the simulated one, whose players act by themselves."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from random import Random

from dealerassist.cards import DealerAssistError
from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.files import house_finder, read_text
from dealerassist.cli.output import DONE, Output
from dealerassist.cli.recording import Recording
from dealerassist.cli.simulated import SimulatedDeck, SimulatedPlayers, dealt_by
from dealerassist.engine import (
    DEFAULT_PRESET,
    HouseRules,
    NoLimit,
    Place,
    Session,
    Stakes,
    game_named,
    parse_command,
    preset,
)
from dealerassist.journal.rows import Kind
from dealerassist.journal.show import rows_of
from dealerassist.table.keeping import Journaled
from dealerassist.table.loop import TableLoop
from dealerassist.table.marks import Mark, marks_of
from dealerassist.table.settings import read_settings
from dealerassist.table.table import Table
from dealerassist.views import Intent, MarkCode

SEATS, STACK = 9, 40_000
STAKES = Stakes(NoLimit(400), (200, 400), chip=25)


def run(options: argparse.Namespace, output: Output) -> int:
    """Until the window is closed. With `--screenshots DIR` no window is needed: it plays on and leaves pictures."""
    rng = Random(options.seed)
    with Recording(options.state) as recording:
        table, deck = simulated_table(recording, rng, _settings(options))
        if options.screenshots is not None:
            from dealerassist.cli.pictures import take_pictures  # the screen is painted only here and in the window

            take_pictures(table, deck, rng, Path(options.screenshots), options, output)
            return DONE
        if not _has_screen():
            reason = "no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set): --screenshots DIR plays without one"
            raise CliError(CliCode.NO_SCREEN, reason)
        _show(table, deck, rng, options)
    return DONE


def _settings(options: argparse.Namespace) -> tuple[Session, HouseRules]:
    """The table of `--table FILE`; else nine players with 40,000 at 200/400 no limit."""
    if options.table is not None:
        return read_settings(read_text(options.table), options.table, house_finder(options.table))
    places = tuple(Place(number, STACK) for number in range(1, SEATS + 1))
    return Session(game_named("holdem"), STAKES, places, button=SEATS), preset(DEFAULT_PRESET)


def simulated_table(
    recording: Recording, rng: Random, settings: tuple[Session, HouseRules]
) -> tuple[Table, SimulatedDeck]:
    """The table where the journal stops, or a new one as set up."""
    deck = SimulatedDeck(rng)
    recovered = recording.recovered()
    marks: dict[int, Mark] | None = None
    if recovered is None:
        recorder = recording.record(*settings, "dealer", "simulated")
    else:
        recorder = recording.go_on(recovered)
        marks = _marks(recording.path, recovered.head.hand)
    keeper = Journaled(recorder)
    deck.hand = lambda: keeper.hand
    return Table(keeper, (MarkCode.SIMULATED,), deck.reveal, marks), deck


def _marks(path: Path, hand: int) -> dict[int, Mark]:
    rows = rows_of(path, hand=hand)
    told = [
        (row.number, row.source, parse_command(row.body)) for row in rows if row.kind is Kind.COMMAND and row.number
    ]
    return marks_of(told)


def _has_screen() -> bool:
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    return bool(platform or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _show(table: Table, deck: SimulatedDeck, rng: Random, options: argparse.Namespace) -> None:
    """The window, the table's thread and the players."""
    try:
        from dealerassist.display.layout import PROFILES
        from dealerassist.display.theme import THEMES
        from dealerassist.display.window import DealerWindow, application
    except ImportError as error:
        raise CliError(CliCode.NO_SCREEN, f"the screen needs PyQt6, which is not installed here: {error}") from None
    app = application()
    failures: list[DealerAssistError] = []

    def touched(intent: Intent) -> None:
        loop.put(lambda now: _touch(now, deck, intent))

    def failed(error: DealerAssistError) -> None:
        failures.append(error)
        window.close()

    profile = PROFILES[options.profile] if options.profile else None
    window = DealerWindow(touched, profile, THEMES[options.theme])
    players = SimulatedPlayers(lambda seen: loop.put(seen), rng)  # noqa: PLW0108  (the loop is made below)
    loop = TableLoop(table, window.post, players.look, failed)
    loop.start()
    window.open()
    app.exec()
    players.stop()
    loop.stop()
    if failures:
        raise failures[0]


def _touch(table: Table, deck: SimulatedDeck, intent: Intent) -> None:
    """The dealer's finger; on the simulated table the cards come from its deck."""
    if not dealt_by(deck, table, intent):
        table.intend(intent)
