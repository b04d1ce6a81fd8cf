"""A table session as a trainee has it: the window above simulated nodes, the session's loop, and a finger."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random

from dealerassist.sensing.simulated import SimulatedTable
from dealerassist.training.dealing.story import Plot
from dealerassist.training.dealing.table_hand import TableHand
from dealerassist.training.session.laying import Laying
from dealerassist.training.session.loop import SessionLoop
from dealerassist.training.session.observing import Observing
from dealerassist.training.session.session import Session
from dealerassist.views import Intent, TouchSeat
from tests.live.window_on_a_line import WindowOnALine

PITCH_CYCLES, SETTLE_CYCLES = 5, 8


class SessionOnALine(WindowOnALine):
    """See `WindowOnALine`."""

    def __init__(self, folder: Path, plot: Plot, seed: int = 1) -> None:
        super().__init__(folder, SimulatedTable(seed, real_speed=False))
        sensors = Observing(self.reader)
        hand = TableHand(plot, sensors)
        self.session = Session(hand, 0, sensors=sensors, hands=Laying(self.devices, hand.hand, Random(seed)))
        clock = self.clock
        self._behind(SessionLoop(self.session, lambda: clock.mono_ns() // 1_000_000, self._show, self.failures.append))

    def touch(self, intents: Iterable[Intent]) -> None:
        """A finger where the screen has each of them; a dealer's time between two cards."""
        for intent in intents:
            self._pass(PITCH_CYCLES)
            target = next((each for each in self.targets() if each.tap == intent), None)
            assert target is not None, f"nothing on the screen sends {intent}"
            self.click(target)
            if isinstance(intent, TouchSeat):
                self._pass(1)
        self._pass(SETTLE_CYCLES)

    def _pass(self, cycles: int) -> None:
        self.pass_cycles(cycles)
        self.until(lambda: self.window.screen_widget.view == self.shown, "the screen")
