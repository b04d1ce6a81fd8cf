"""`dealerassist run`: the live table, with sensors on a port or simulated, whose players then act by themselves."""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

from dealerassist.cli.files import house_finder, read_text
from dealerassist.cli.live import Sensors, Simulation, need_a_screen, show
from dealerassist.cli.output import DONE, Output
from dealerassist.cli.recording import Recording
from dealerassist.cli.sensors import open_reader
from dealerassist.cli.simulated import SimulatedDeck
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
from dealerassist.sensing import Reader
from dealerassist.table.keeping import Journaled
from dealerassist.table.marks import Mark, marks_of
from dealerassist.table.settings import read_settings
from dealerassist.table.table import Table
from dealerassist.views import MarkCode

SEATS, STACK = 9, 40_000
STAKES = Stakes(NoLimit(400), (200, 400), chip=25)


def run(options: argparse.Namespace, output: Output) -> int:
    """Until the window is closed. With `--screenshots DIR` no window is needed: it plays on and leaves pictures."""
    rng = Random(options.seed)
    reader = open_reader(options.port, options.deck)
    with Recording(options.state) as recording:
        if reader is not None:
            need_a_screen()
            show(real_table(recording, reader, _settings(options)), options, Sensors(reader))
            return DONE
        table, deck = simulated_table(recording, rng, _settings(options))
        if options.screenshots is not None:
            from dealerassist.cli.pictures import take_pictures  # the screen is painted only here and in the window

            take_pictures(table, deck, rng, Path(options.screenshots), options, output)
            return DONE
        need_a_screen()
        show(table, options, Simulation(deck, rng))
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
    """The table where the journal stops, or a new one as set up; its cards come from a simulated deck."""
    deck = SimulatedDeck(rng)
    keeper, marks = _kept(recording, settings, "simulated")
    deck.hand = lambda: keeper.hand
    return Table(keeper, (MarkCode.SIMULATED,), deck.reveal, marks), deck


def real_table(recording: Recording, reader: Reader, settings: tuple[Session, HouseRules]) -> Table:
    """The table where the journal stops, or a new one as set up; its cards are what the reader says."""
    keeper, marks = _kept(recording, settings, "table")
    return Table(keeper, resumed=marks, reader=reader)


def _kept(
    recording: Recording, settings: tuple[Session, HouseRules], source: str
) -> tuple[Journaled, dict[int, Mark] | None]:
    """The journal's table, and the marks of the hand that it stopped in."""
    recovered = recording.recovered()
    if recovered is None:
        return Journaled(recording.record(*settings, "dealer", source)), None
    return Journaled(recording.go_on(recovered)), _marks(recording.path, recovered.head.hand)


def _marks(path: Path, hand: int) -> dict[int, Mark]:
    rows = rows_of(path, hand=hand)
    told = [
        (row.number, row.source, parse_command(row.body)) for row in rows if row.kind is Kind.COMMAND and row.number
    ]
    return marks_of(told)
