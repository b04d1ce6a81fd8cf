"""From a reading or a touch to painted pixels, for `bench`: sensors, line, table, journal and window as `run` has them.

    python -m dealerassist.cli.bench_screen RATE SECONDS

Prints a JSON object. The devices are a process of their own (`bench_line`); the screen needs no panel.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from dealerassist.cli.clock import SystemClock
from dealerassist.cli.recording import Recording
from dealerassist.engine import DEFAULT_PRESET, NoLimit, Place, Session, Stakes, game_named, preset
from dealerassist.sensing import Reading, SerialReader
from dealerassist.sensing.simulated import SimulatedTable
from dealerassist.table.keeping import Journaled
from dealerassist.table.loop import TableLoop
from dealerassist.table.table import Table
from dealerassist.views import Intent, TableView

SEED = 1
FIRST_TOUCH_MS, WARM_MS = 800, 2_000
"""Nodes are greeted and everything is painted once before anything counts."""
TOUCH_MS = 120
DEALT = "go-on"
TURNS = ("go-on",) * 4 + ("undo",) * 4
"""From touch to touch, ms; after DEALT four calls, and all of them taken back."""
READING, TOUCH = "reading", "touch"


class Latencies:
    """ms from when something came about until it is painted, by kind; of what changed the screen, once it is warm."""

    def __init__(self) -> None:
        self.ms: dict[str, list[float]] = {READING: [], TOUCH: []}
        self.readings = 0
        self.warm = False
        self._cause = ("", 0)
        self._waiting: deque[tuple[TableView, str, int]] = deque()

    def begins(self, kind: str, at_ns: int) -> None:
        """What the table is told next came about then."""
        self.readings += self.warm and kind == READING
        self._cause = (kind, at_ns)

    def shows(self, view: TableView) -> None:
        """The table has another view."""
        self._waiting.append((view, *self._cause))

    def painted(self, view: TableView) -> None:
        """`view` is on the screen, and with it all before it."""
        now_ns = time.monotonic_ns()
        while self._waiting and any(shown is view for shown, _, _ in self._waiting):
            _, kind, at_ns = self._waiting.popleft()
            if kind and self.warm:
                self.ms[kind].append((now_ns - at_ns) / 1e6)


class Chain:
    """A table whose every change is timed."""

    def __init__(self, table: Table, reader: SerialReader) -> None:
        from dealerassist.display.layout import PROFILES
        from dealerassist.display.watching import PaintWatch
        from dealerassist.display.window import DealerWindow, application

        self.found = Latencies()
        self._app = application()
        self._reader = reader
        self._window = DealerWindow(self._send, PROFILES["1024x600"])
        self._loop = TableLoop(table, self._publish, touched=self._touched)
        self._watch = PaintWatch(self.found.painted)
        self._pressed_ns, self._turn = 0, -1
        self._spots: dict[str, tuple[float, float]] = {}
        self._touches: deque[int] = deque()

    def run(self, seconds: float) -> None:
        """So long, once it is warm."""
        from dealerassist.display.watching import after, every

        timers = []
        self._reader.start(self._read)
        self._loop.start()
        self._window.open()
        after(FIRST_TOUCH_MS, lambda: timers.append(every(TOUCH_MS, self._press)))
        after(WARM_MS, self._is_warm)
        after(WARM_MS + int(1000 * seconds), self._app.quit)
        self._app.exec()
        self._reader.close()
        self._loop.stop()

    def _is_warm(self) -> None:
        self.found.warm = True

    def _read(self, reading: Reading) -> None:
        def seen(table: Table) -> None:
            self.found.begins(READING, reading.mono_ns)
            table.read(reading)

        self._loop.put(seen)

    def _press(self) -> None:
        from dealerassist.display.watching import spot_of, touch

        screen = self._window.screen_widget
        if not self._spots:  # they never change place, and to look for them takes a whole frame
            self._spots = {name: spot_of(screen, name) for name in TURNS}
        name = DEALT if self._turn < 0 else TURNS[self._turn % len(TURNS)]
        self._turn += 1
        self._pressed_ns = time.monotonic_ns()
        touch(screen, self._spots[name])

    def _send(self, intent: Intent) -> None:
        self._touches.append(self._pressed_ns)
        self._loop.put(intent)

    def _touched(self, table: Table, intent: Intent) -> None:
        self.found.begins(TOUCH, self._touches.popleft())
        table.intend(intent)

    def _publish(self, view: TableView, by_sensor: bool) -> None:
        self.found.shows(view)
        self._window.post(view, by_sensor)


def measure(rate: float, seconds: float) -> Latencies:
    """Plays for `seconds` while about `rate` readings a second come in."""
    with TemporaryDirectory(prefix="dealerassist-bench-", dir=Path.cwd()) as folder, Recording(folder) as recording:
        port = Path(folder) / "line"
        with devices_at(port, rate):
            devices = SimulatedTable(seed=SEED)
            reader = SerialReader(str(port), devices.tags, SystemClock())
            places = tuple(Place(number, 40_000) for number in range(1, 10))
            session = Session(game_named("holdem"), Stakes(NoLimit(400), (200, 400), chip=25), places, button=9)
            recorder = recording.record(session, preset(DEFAULT_PRESET), "dealer", "bench")
            chain = Chain(Table(Journaled(recorder), reader=reader), reader)
            chain.run(seconds)
            return chain.found


@contextmanager
def devices_at(port: Path, rate: float) -> Iterator[None]:
    """Simulated devices in their own process, whose line is at `port`."""
    program = [sys.executable, "-m", "dealerassist.cli.bench_line", str(port), str(SEED), str(rate)]
    with subprocess.Popen(program, stdin=subprocess.PIPE) as devices:
        while not port.exists():
            time.sleep(0.01)
        yield
        devices.communicate()


def main(rate: float, seconds: float) -> None:
    """Measures and prints."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    found = measure(rate, seconds)
    print(json.dumps({"readings_per_second": found.readings / seconds, **found.ms}))


if __name__ == "__main__":
    main(float(sys.argv[1]), float(sys.argv[2]))
