"""The window, the table's thread, and what moves the table besides the dealer: sensors, or simulated players."""

from __future__ import annotations

import argparse
import os
from random import Random
from typing import Protocol

from dealerassist.cards import DealerAssistError
from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.simulated import SimulatedDeck, SimulatedPlayers, dealt_by
from dealerassist.sensing import Reader
from dealerassist.table.loop import TableLoop
from dealerassist.table.table import Table
from dealerassist.views import Intent


class Mover(Protocol):
    """What moves the table besides the dealer."""

    def start(self, loop: TableLoop) -> None:
        """The table runs now."""

    def touched(self, table: Table, intent: Intent) -> None:
        """The dealer's finger, in the table's thread."""

    def changed(self, table: Table) -> None:
        """The table has changed; in its thread."""

    def stop(self) -> None:
        """The window is closed."""


class Sensors:
    """A real table's: what they read goes into the table's queue."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    def start(self, loop: TableLoop) -> None:
        self._reader.start(loop.put)

    def touched(self, table: Table, intent: Intent) -> None:
        table.intend(intent)

    def changed(self, table: Table) -> None:
        return

    def stop(self) -> None:
        self._reader.close()


class Simulation:
    """The simulated table's: players who act by themselves, and a deck from which the board is dealt."""

    def __init__(self, deck: SimulatedDeck, rng: Random) -> None:
        self._deck = deck
        self._rng = rng
        self._players: SimulatedPlayers | None = None

    def start(self, loop: TableLoop) -> None:
        self._players = SimulatedPlayers(loop.put, self._rng)

    def touched(self, table: Table, intent: Intent) -> None:
        if not dealt_by(self._deck, table, intent):
            table.intend(intent)

    def changed(self, table: Table) -> None:
        if self._players is not None:
            self._players.look(table)

    def stop(self) -> None:
        if self._players is not None:
            self._players.stop()


def need_a_screen() -> None:
    """Raises `CliError` where there is none, in one line that says what to do."""
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    if not (platform or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        reason = "no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set): --screenshots DIR plays without one"
        raise CliError(CliCode.NO_SCREEN, reason)


def show(table: Table, options: argparse.Namespace, mover: Mover) -> None:
    """Until the window is closed, or the table fails: that error is raised then."""
    try:
        from dealerassist.display.ending import EndsOnSignals
        from dealerassist.display.layout import PROFILES
        from dealerassist.display.players import PlayersScreen
        from dealerassist.display.theme import THEMES
        from dealerassist.display.window import DealerWindow, application, usual_profile
    except ImportError as error:
        raise CliError(CliCode.NO_SCREEN, f"the screen needs PyQt6, which is not installed here: {error}") from None
    app = application()
    failures: list[DealerAssistError] = []

    def failed(error: DealerAssistError) -> None:
        failures.append(error)
        window.finish()

    profile = PROFILES[options.profile] if options.profile else usual_profile()
    window = DealerWindow(lambda intent: loop.put(intent), profile, THEMES[options.theme])  # noqa: PLW0108
    if options.players:
        players = PlayersScreen(THEMES[options.theme])
        window.follow(players.show_view)
        players.open()
    loop = TableLoop(table, window.post, mover.changed, failed, mover.touched)
    signals = EndsOnSignals(window)
    mover.start(loop)
    loop.start()
    window.open()
    app.exec()
    signals.stop()
    mover.stop()
    loop.stop()
    if failures:
        raise failures[0]
