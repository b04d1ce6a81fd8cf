"""The dealer's keys, where they are at the box's own pins instead of on the sensors' line."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from dealerassist.cli.clock import SystemClock
from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.live import Mover
from dealerassist.cli.table_file import TableFile
from dealerassist.sensing import Key
from dealerassist.sensing.zones import ADDRESSES, ZONE_AT
from dealerassist.table.loop import TableLoop
from dealerassist.table.settings import AT_THE_PINS
from dealerassist.table.table import Table
from dealerassist.views import Intent

if TYPE_CHECKING:
    from dealerassist.sensing.gpio_console import GpioConsole


def at_the_pins(options: argparse.Namespace, file: TableFile) -> bool:
    """Are the keys there? By the command line, else by the table's file. Raises `ReadError`."""
    return bool((options.console or file.console()) == AT_THE_PINS)


def addresses(options: argparse.Namespace, file: TableFile) -> tuple[int, ...]:
    """The nodes on the line: one with keys is not missed where the keys are at the pins."""
    return tuple(ZONE_AT) if at_the_pins(options, file) else ADDRESSES


def open_console(options: argparse.Namespace, file: TableFile) -> GpioConsole | None:
    """The keys at the pins, not looked at yet; None where they are not there.

    Raises `CliError` where gpiozero is missing, `ConsoleError` where this machine has no such pins.
    """
    if not at_the_pins(options, file):
        return None
    try:
        from dealerassist.sensing.gpio_console import GpioConsole, pins_of_this_machine
    except ImportError as error:
        reason = f"keys at the pins need gpiozero: {sys.executable} -m pip install gpiozero ({error})"
        raise CliError(CliCode.NOT_INSTALLED, reason) from None
    return GpioConsole(pins_of_this_machine(), SystemClock())


class WithConsole:
    """A `Mover` beside which the dealer's keys touch the table, and their lamp shows whether a player is to act."""

    def __init__(self, mover: Mover, console: GpioConsole, has_sensors: bool) -> None:
        """has_sensors: whether the table is told how the keys are; a simulated one has nothing that could fail."""
        self._mover = mover
        self._console = console
        self._has_sensors = has_sensors

    def start(self, loop: TableLoop) -> None:
        self._mover.start(loop)
        if self._has_sensors:
            self._console.start(loop.put)
        else:
            self._console.start(lambda reading: loop.put(reading) if isinstance(reading, Key) else None)

    def touched(self, table: Table, intent: Intent) -> None:
        self._mover.touched(table, intent)

    def changed(self, table: Table) -> None:
        self._mover.changed(table)
        self._console.lamp(table.lit)

    def stop(self) -> None:
        self._console.close()
        self._mover.stop()
