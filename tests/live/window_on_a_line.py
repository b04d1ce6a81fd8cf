"""The window above simulated nodes: a real pseudo-terminal, the reader's, a loop's and Qt's threads, and a finger."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Protocol, Self

from PyQt6.QtCore import QEvent, QPoint

from dealerassist.cards import DealerAssistError
from dealerassist.cli.clock import SystemClock
from dealerassist.display.frame import Target
from dealerassist.display.layout import PROFILES
from dealerassist.display.window import DealerWindow, application
from dealerassist.sensing import Reading, SerialReader, Timing
from dealerassist.sensing.simulated import SimulatedPort, SimulatedTable
from dealerassist.views import HealthCode, Intent, TableView
from tests.display.finger import mouse

QUICK = Timing(answer_ms=150, tries=4, slot_ms=4, retry_ms=100)
CYCLE_MS = 100
"""What a cycle of the antennas stands for: the dealer's pace and the screen's clock go by it."""
PATIENCE_S = 30.0
PROFILE = PROFILES["1024x600"]


class Loop(Protocol):
    """What has one writer's thread behind the window."""

    def start(self) -> None: ...

    def put(self, happened: Intent | Reading) -> None: ...

    def stop(self) -> None: ...


class WindowOnALine:
    """Use it in a `with`: inside every antenna is heard. A subclass gives it its loop, which shows with `_show`.

    devices: where cards are laid. failures: errors that stopped the loop.
    """

    def __init__(self, folder: Path, devices: SimulatedTable, timing: Timing = QUICK) -> None:
        self._app = application()
        self.devices = devices
        self.clock = SystemClock()
        self._port = SimulatedPort(devices, folder / "line", self.clock)
        self.reader = SerialReader(str(self._port.path), devices.tags, self.clock, timing)
        self.failures: list[DealerAssistError] = []
        self.shown: TableView | None = None

    def _behind(self, loop: Loop) -> None:
        self._loop = loop
        self.window = DealerWindow(loop.put, PROFILE, now=lambda: self.reader.cycle * CYCLE_MS)

    def _show(self, view: TableView, by_sensor: bool) -> None:
        self.shown = view
        self.window.post(view, by_sensor)

    def __enter__(self) -> Self:
        self._port.start()
        self._loop.start()
        self.reader.start(self._loop.put)
        self.window.open()
        try:
            self.until(lambda: self.shown is not None and self.shown.health == (HealthCode.RFID_OK,), "all nodes")
        except BaseException:
            self._close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._close()

    def _close(self) -> None:
        self.window.close()
        self.reader.close()
        self._loop.stop()
        self._port.close()

    def pass_cycles(self, cycles: int) -> None:
        """What lies there is settled after three."""
        end = self.reader.cycle + cycles
        self.until(lambda: self.reader.cycle >= end, "cycles")

    def until(self, holds: Callable[[], bool], what: str) -> None:
        give_up = time.monotonic() + PATIENCE_S
        while not holds():
            self._app.processEvents()
            assert time.monotonic() < give_up, f"waited for {what}; failures: {self.failures}"
            with suppress(InterruptedError):
                time.sleep(0.001)
        self._app.processEvents()

    def targets(self) -> tuple[Target, ...]:
        """All that is painted and can be touched."""
        return tuple(self.window.screen_widget.frame().targets)

    def click(self, target: Target) -> None:
        """A finger in the middle of it."""
        x, y = target.rect.cx * PROFILE.px_w / PROFILE.w, target.rect.cy * PROFILE.px_h / PROFILE.h
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            mouse(self.window.screen_widget, QPoint(round(x), round(y)), kind)
