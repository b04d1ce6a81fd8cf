"""The dealer's keys, where they are at the box's own pins instead of on the sensors' line."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from dealerassist.cli.clock import SystemClock
from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.live import Mover
from dealerassist.sensing import Key
from dealerassist.sensing.zones import ADDRESSES, ZONE_AT
from dealerassist.table.loop import TableLoop
from dealerassist.table.settings import AT_THE_PINS
from dealerassist.table.table import Table
from dealerassist.views import Intent

if TYPE_CHECKING:
    from dealerassist.sensing.gpio_console import GpioConsole


def nodes_on_line(console: str | None) -> tuple[int, ...]:
    """console: where the keys are. One with keys is not missed on the line where they are at the pins."""
    return tuple(ZONE_AT) if console == AT_THE_PINS else ADDRESSES


def open_console(console: str | None) -> GpioConsole | None:
    """The keys at the pins, not looked at yet; None where they are not there.

    Raises `CliError` where gpiozero is missing, `ConsoleError` where this machine has no such pins.
    """
    if console != AT_THE_PINS:
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
