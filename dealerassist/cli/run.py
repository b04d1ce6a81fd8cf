"""`dealerassist run`: the live table, with sensors on a port or simulated, whose players then act by themselves."""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from dealerassist.cli.console import WithConsole, nodes_on_line, open_console
from dealerassist.cli.live import Mover, Sensors, Simulation, need_a_screen, show
from dealerassist.cli.output import DONE, Output
from dealerassist.cli.recording import Recording
from dealerassist.cli.sensors import TableReader, open_sensors
from dealerassist.cli.simulated import SimulatedDeck
from dealerassist.cli.state import state_directory
from dealerassist.cli.table_file import TableFile
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
from dealerassist.table.decks import Decks
from dealerassist.table.keeping import DEALER, Journaled, Keeper
from dealerassist.table.levels import Levels
from dealerassist.table.marks import Mark, marks_of
from dealerassist.table.setup.menu import Menu
from dealerassist.table.setup.opening import Unopened
from dealerassist.table.setup.standing import missing
from dealerassist.table.table import Table
from dealerassist.views import MarkCode

if TYPE_CHECKING:
    from dealerassist.sensing.gpio_console import GpioConsole

SEATS, STACK = 9, 40_000
STAKES = Stakes(NoLimit(400), (200, 400), chip=25)


def run(options: argparse.Namespace, output: Output) -> int:
    """Until the window is closed. With `--screenshots DIR` no window is needed: it plays on and leaves pictures."""
    if options.screenshots is None:
        need_a_screen()  # before anything is journaled
    rng = Random(options.seed)
    file = TableFile(options.table, state_directory(options.state))
    keys_at = options.console or file.console()
    reader = open_sensors(options, file, nodes_on_line(keys_at))
    console = open_console(keys_at)
    with Recording(options.state) as recording:
        if reader is not None:
            show(real_table(recording, reader, file, options.language), options, _with(console, Sensors(reader), True))
            return DONE
        table, deck = simulated_table(recording, rng, file, options.language)
        if options.screenshots is not None:
            from dealerassist.cli.pictures import take_pictures  # the screen is painted only here and in the window

            take_pictures(table, deck, rng, Path(options.screenshots), options, output)
            return DONE
        show(table, options, _with(console, Simulation(deck, rng), False))
    return DONE


def _with(console: GpioConsole | None, mover: Mover, has_sensors: bool) -> Mover:
    return mover if console is None else WithConsole(mover, console, has_sensors)


def _usual() -> tuple[Session, HouseRules]:
    """Nine players with 40,000 at 200/400 no limit."""
    places = tuple(Place(number, STACK) for number in range(1, SEATS + 1))
    return Session(game_named("holdem"), STAKES, places, button=SEATS), preset(DEFAULT_PRESET)


def simulated_table(
    recording: Recording, rng: Random, file: TableFile, language: str | None = None
) -> tuple[Table, SimulatedDeck]:
    """The table where the journal stops, or a new one as set up; its cards come from a simulated deck."""
    deck = SimulatedDeck(rng)
    keeper, marks, _ = _kept(recording, file, "simulated")
    deck.hand = lambda: keeper.hand
    table = Table(keeper, (MarkCode.SIMULATED,), deck.reveal, marks, menu=_menu(file, language))
    table.sense(Levels(board={}))  # the board is the deck's to deal: nothing is concluded of cards that are not out
    return table, deck


def real_table(recording: Recording, reader: TableReader, file: TableFile, language: str | None = None) -> Table:
    """The table where the journal stops, or a new one as set up; its cards are what the reader says."""
    keeper, marks, deck = _kept(recording, file, "table")
    decks = Decks(reader.decks, reader.play_with, deck)
    return Table(keeper, resumed=marks, reader=reader, menu=_menu(file, language, decks))


def _menu(file: TableFile, language: str | None, decks: Decks | None = None) -> Menu:
    """language: what `--language` says; else the file's."""
    return Menu(file.houses(), file.write, language or file.language(), *file.evening(), decks)


def _kept(recording: Recording, file: TableFile, source: str) -> tuple[Keeper, dict[int, Mark] | None, str | None]:
    """The journal's table, the marks of the hand that it stopped in, and its deck; else the file's. A file that was
    named is read in any case: what is wrong with it is told.
    """
    settings = file.read() if file.named else None
    recovered = recording.recovered()
    if recovered is not None:
        return Journaled(recording.go_on(recovered)), _marks(recording.path, recovered.head.hand), recovered.deck
    return _opened(recording, settings or file.read() or _usual(), source), None, None


def _opened(recording: Recording, settings: tuple[Session, HouseRules], source: str) -> Keeper:
    """The first hand is dealt; where it cannot be yet, players sit down first."""

    def deal(session: Session, house: HouseRules, actor: str = DEALER) -> Keeper:
        return Journaled(recording.record(session, house, actor, source))

    return Unopened(*settings, deal) if missing(*settings) is not None else deal(*settings)


def _marks(path: Path, hand: int) -> dict[int, Mark]:
    rows = rows_of(path, hand=hand)
    told = [
        (row.number, row.source, parse_command(row.body)) for row in rows if row.kind is Kind.COMMAND and row.number
    ]
    return marks_of(told)
