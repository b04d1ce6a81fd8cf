"""A whole table: simulated devices, a real pseudo-terminal, the reader's, the table's and Qt's threads, a finger."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Event

from PyQt6.QtCore import QEvent, QPoint

from dealerassist.cards import DealerAssistError
from dealerassist.cli.clock import SystemClock
from dealerassist.cli.looking import Look
from dealerassist.display.layout import PROFILES
from dealerassist.display.window import DealerWindow, application
from dealerassist.sensing import SerialReader, Timing
from dealerassist.sensing.simulated import SimulatedPort, SimulatedTable
from dealerassist.table.keeping import Keeper
from dealerassist.table.loop import TableLoop
from dealerassist.table.table import Table
from dealerassist.views import HealthCode, Intent, NameCard, TableView
from tests.display.finger import mouse

QUICK = Timing(answer_ms=150, tries=4, slot_ms=4, retry_ms=100)
CYCLE_MS = 100
"""What a cycle of the antennas stands for: the dealer's pace and the screen's clock go by it."""
PATIENCE_S = 30.0
PROFILE = PROFILES["1024x600"]


class TableOnALine:
    """Close it in the end. `devices` is where cards are laid."""

    def __init__(
        self, folder: Path, keeper: Keeper, devices: SimulatedTable | None = None, timing: Timing = QUICK
    ) -> None:
        """devices: quick simulated ones, if no others are given."""
        self._app = application()
        self.devices = devices or SimulatedTable(seed=1, real_speed=False)
        clock = SystemClock()
        self._port = SimulatedPort(self.devices, folder / "line", clock)
        self._reader = SerialReader(str(self._port.path), self.devices.tags, clock, timing)
        self.table = Table(keeper, reader=self._reader)
        self.failures: list[DealerAssistError] = []
        self._shown: TableView | None = None
        self._loop = TableLoop(self.table, self._show, failed=self.failures.append)
        self.window = DealerWindow(self._loop.put, PROFILE, now=lambda: self._reader.cycle * CYCLE_MS)

    def _show(self, view: TableView, by_sensor: bool) -> None:
        self._shown = view
        self.window.post(view, by_sensor)

    def open(self) -> None:
        """Until every antenna is heard."""
        self._port.start()
        self._loop.start()
        self._reader.start(self._loop.put)
        self.window.open()
        self._until(lambda: self._shown is not None and self._shown.health == (HealthCode.RFID_OK,), "all nodes")

    def close(self) -> None:
        self.window.close()
        self._reader.close()
        self._loop.stop()
        self._port.close()

    def pass_cycles(self, seconds: float) -> None:
        """So much of the dealer's time, in cycles of the antennas."""
        end = self._reader.cycle + int(seconds * 1000 / CYCLE_MS) + 1
        self._until(lambda: self._reader.cycle >= end, "cycles")
        self.settle()

    def settle(self) -> None:
        """Until the table has handled what has come in, and the screen shows it."""
        handled = Event()
        self._loop.put(lambda _: handled.set())
        self._until(handled.is_set, "the table's thread")
        self._until(lambda: self.look().view is self._shown, "the screen")

    def look(self) -> Look:
        """What stands on the screen."""
        view = self.window.screen_widget.view
        assert view is not None, "the window is open"
        return Look(view)

    def touch(self, intent: Intent) -> None:
        """A finger on the screen, where that intent is: nothing goes past the painted targets."""
        if isinstance(intent, NameCard) and self._spot_of(intent) is None:
            rank = next(name for name in self._names() if name == f"rank {str(intent.card)[0].replace('T', '10')}")
            self._click(self._names()[rank])
        spot = self._spot_of(intent)
        assert spot is not None, f"nothing on the screen sends {intent}"
        self._click(spot)
        self.settle()

    def _spot_of(self, intent: Intent) -> QPoint | None:
        targets = self.window.screen_widget.frame().targets
        found = (each for each in targets if intent in (each.tap, each.hold if each.ring else None))
        target = next(found, None)
        return None if target is None else _middle(target.rect.cx, target.rect.cy)

    def _names(self) -> dict[str, QPoint]:
        return {each.name: _middle(each.rect.cx, each.rect.cy) for each in self.window.screen_widget.frame().targets}

    def _click(self, at: QPoint) -> None:
        """Later than the bounce of the touch before, 40 ms, and than the keys are deaf after a sensor, 350 ms."""
        self._until(self._ready(), "the keys' deaf time")
        mouse(self.window.screen_widget, at, QEvent.Type.MouseButtonPress)
        mouse(self.window.screen_widget, at, QEvent.Type.MouseButtonRelease)

    def _ready(self) -> Callable[[], bool]:
        end = self._reader.cycle + 5
        return lambda: self._reader.cycle >= end

    def _until(self, holds: Callable[[], bool], what: str) -> None:
        give_up = time.monotonic() + PATIENCE_S
        while not holds():
            self._app.processEvents()
            assert time.monotonic() < give_up, f"waited for {what}; failures: {self.failures}"
            with suppress(InterruptedError):
                time.sleep(0.001)
        self._app.processEvents()


def _middle(x: float, y: float) -> QPoint:
    panel = PROFILE
    return QPoint(round(x * panel.px_w / panel.w), round(y * panel.px_h / panel.h))
