"""A whole table on a line: the window, the table's loop, and a finger that goes by what is painted."""

from __future__ import annotations

from pathlib import Path
from threading import Event

from dealerassist.cli.looking import Look
from dealerassist.display.frame import Target
from dealerassist.sensing import Timing
from dealerassist.sensing.simulated import SimulatedTable
from dealerassist.table.keeping import Keeper
from dealerassist.table.loop import TableLoop
from dealerassist.table.table import Table
from dealerassist.views import Intent, NameCard
from tests.live.window_on_a_line import CYCLE_MS, QUICK, WindowOnALine

DEAF_CYCLES = 5
"""Later than the bounce of the touch before, 40 ms, and than the keys are deaf after a sensor, 350 ms."""


class TableOnALine(WindowOnALine):
    """See `WindowOnALine`."""

    def __init__(
        self, folder: Path, keeper: Keeper, devices: SimulatedTable | None = None, timing: Timing = QUICK
    ) -> None:
        """devices: quick simulated ones, if no others are given."""
        super().__init__(folder, devices or SimulatedTable(seed=1, real_speed=False), timing)
        self.table = Table(keeper, reader=self.reader)
        self._table_loop = TableLoop(self.table, self._show, failed=self.failures.append)
        self._behind(self._table_loop)

    def pass_seconds(self, seconds: float) -> None:
        """So much of the dealer's time, in cycles of the antennas."""
        self.pass_cycles(int(seconds * 1000 / CYCLE_MS) + 1)
        self.settle()

    def settle(self) -> None:
        """Until the table has handled what has come in, and the screen shows it."""
        handled = Event()
        self._table_loop.put(lambda _: handled.set())
        self.until(handled.is_set, "the table's thread")
        self.until(lambda: self.look().view is self.shown, "the screen")

    def look(self) -> Look:
        """What stands on the screen."""
        view = self.window.screen_widget.view
        assert view is not None, "the window is open"
        return Look(view)

    def touch(self, intent: Intent) -> None:
        """A finger on the screen, where that intent is: nothing goes past the painted targets."""
        if isinstance(intent, NameCard) and self._target_of(intent) is None:
            rank = f"rank {str(intent.card)[0].replace('T', '10')}"
            self._touch(next(each for each in self.targets() if each.name == rank))
        target = self._target_of(intent)
        assert target is not None, f"nothing on the screen sends {intent}"
        self._touch(target)
        self.settle()

    def _target_of(self, intent: Intent) -> Target | None:
        found = (each for each in self.targets() if intent in (each.tap, each.hold if each.ring else None))
        return next(found, None)

    def _touch(self, target: Target) -> None:
        self.pass_cycles(DEAF_CYCLES)
        self.click(target)
