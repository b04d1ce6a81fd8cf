"""A table session as a trainee has it: simulated nodes, a real pseudo-terminal, the reader's, the session's and Qt's
threads, and a finger on the window.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from random import Random

from PyQt6.QtCore import QEvent, QPoint

from dealerassist.cards import DealerAssistError
from dealerassist.cli.clock import SystemClock
from dealerassist.display.frame import Target
from dealerassist.display.layout import PROFILES
from dealerassist.display.window import DealerWindow, application
from dealerassist.sensing import SerialReader, Timing
from dealerassist.sensing.simulated import SimulatedPort, SimulatedTable
from dealerassist.training.dealing.story import Plot
from dealerassist.training.dealing.table_hand import TableHand
from dealerassist.training.session.laying import Laying
from dealerassist.training.session.loop import SessionLoop
from dealerassist.training.session.observing import Observing
from dealerassist.training.session.session import Session
from dealerassist.views import HealthCode, Intent, TableView, TouchSeat
from tests.display.finger import mouse

QUICK = Timing(answer_ms=150, tries=4, slot_ms=4, retry_ms=100)
PROFILE = PROFILES["1024x600"]
PATIENCE_S = 30.0
PITCH_CYCLES, SETTLE_CYCLES = 5, 8


class SessionOnALine:
    """Close it in the end."""

    def __init__(self, folder: Path, plot: Plot, seed: int = 1) -> None:
        self._app = application()
        self.table = SimulatedTable(seed, real_speed=False)
        clock = SystemClock()
        self._port = SimulatedPort(self.table, folder / "line", clock)
        self.reader = SerialReader(str(self._port.path), self.table.tags, clock, QUICK)
        sensors = Observing(self.reader)
        hand = TableHand(plot, sensors)
        self.session = Session(hand, 0, sensors=sensors, hands=Laying(self.table, hand.hand, Random(seed)))
        self.failures: list[DealerAssistError] = []
        self.shown: TableView | None = None
        self._loop = SessionLoop(self.session, lambda: clock.mono_ns() // 1_000_000, self._show, self.failures.append)
        self.window = DealerWindow(self._loop.put, PROFILE, now=lambda: self.reader.cycle * 100)

    def _show(self, view: TableView, by_sensor: bool) -> None:
        self.shown = view
        self.window.post(view, by_sensor)

    def open(self) -> None:
        """Until every antenna is heard."""
        self._port.start()
        self.reader.start(self._loop.put)
        self._loop.start()
        self.window.open()
        self._until(lambda: self.shown is not None and self.shown.health == (HealthCode.RFID_OK,), "all nodes")

    def close(self) -> None:
        self.window.close()
        self.reader.close()
        self._loop.stop()
        self._port.close()

    def touch(self, intents: Iterable[Intent]) -> None:
        """A finger where the screen has each of them; a dealer's time between two cards."""
        for intent in intents:
            self.pass_cycles(PITCH_CYCLES)
            target = self._target(intent)
            assert target is not None, f"nothing on the screen sends {intent}"
            x, y = target.rect.cx * PROFILE.px_w / PROFILE.w, target.rect.cy * PROFILE.px_h / PROFILE.h
            for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
                mouse(self.window.screen_widget, QPoint(round(x), round(y)), kind)
            if isinstance(intent, TouchSeat):
                self.pass_cycles(1)
        self.pass_cycles(SETTLE_CYCLES)

    def _target(self, intent: Intent) -> Target | None:
        targets = self.window.screen_widget.frame().targets
        return next((each for each in targets if each.tap == intent), None)

    def pass_cycles(self, cycles: int) -> None:
        """What lies there is settled after three."""
        end = self.reader.cycle + cycles
        self._until(lambda: self.reader.cycle >= end, "cycles")
        self._until(lambda: self.window.screen_widget.view == self.shown, "the screen")

    def _until(self, holds: Callable[[], bool], what: str) -> None:
        give_up = time.monotonic() + PATIENCE_S
        while not holds():
            self._app.processEvents()
            assert time.monotonic() < give_up, f"waited for {what}; failures: {self.failures}"
            with suppress(InterruptedError):
                time.sleep(0.001)
        self._app.processEvents()
