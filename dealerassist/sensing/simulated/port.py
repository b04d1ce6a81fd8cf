"""The simulated line behind a pseudo-terminal, which pyserial opens like any serial port."""

from __future__ import annotations

import os
import pty
import tty
from contextlib import suppress
from pathlib import Path
from select import select
from threading import Condition, Event, Thread

from dealerassist.sensing.clock import Clock
from dealerassist.sensing.simulated.table import SimulatedTable

LONGEST_WAIT_S = 0.005
READ_SIZE = 4096


class SimulatedPort:
    """`start` serves it in a thread on the clock's time; without, each `serve` does one step of that.

    The port keeps its path when it is unplugged and plugged in again, as a name given by udev does.
    """

    def __init__(self, table: SimulatedTable, path: Path, clock: Clock) -> None:
        """path: a symbolic link that is made and taken away with the port."""
        self.path = path
        self._table = table
        self._clock = clock
        self._ends: tuple[int, int] | None = None
        self._wanted = True
        self._changed = Condition()
        self._closing = Event()
        self._thread: Thread | None = None
        self._apply()

    def start(self) -> None:
        """Serve in a thread until `close`."""
        self._thread = Thread(target=self._work, name="simulated-port", daemon=True)
        self._thread.start()

    def unplug(self) -> None:
        """The port is gone when this returns, and so is all that was on its way."""
        self._want(False)

    def replug(self) -> None:
        """It is back under the same path."""
        self._want(True)

    def close(self) -> None:
        """Stop serving and take the port away."""
        self._closing.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        self._want(False)

    def serve(self, longest_wait_s: float) -> None:
        """Give the host what is due, then wait for what it sends."""
        self._apply()
        if self._ends is None:
            self._closing.wait(longest_wait_s)
            return
        host = self._ends[0]
        with self._table.guard:
            heard = self._table.line.due(self._clock.mono_ns())
        # A host that does not read loses what does not fit, as on any line.
        with suppress(BlockingIOError):
            os.write(host, heard)
        if select([host], [], [], longest_wait_s)[0]:
            sent = os.read(host, READ_SIZE)
            with self._table.guard:
                self._table.line.receive(sent, self._clock.mono_ns())

    def _work(self) -> None:
        while not self._closing.is_set():
            wait = (self._table.line.wake_ns - self._clock.mono_ns()) / 1e9
            self.serve(min(max(wait, 0.0), LONGEST_WAIT_S))

    def _want(self, plugged: bool) -> None:
        with self._changed:
            self._wanted = plugged
            if self._thread is None:
                self._apply()
            self._changed.wait_for(lambda: (self._ends is not None) == plugged)

    def _apply(self) -> None:
        """Only the thread that serves opens and closes the terminal, so that it never waits for one that is gone."""
        with self._changed:
            if self._wanted and self._ends is None:
                self._open()
            elif not self._wanted and self._ends is not None:
                self._unplug(self._ends)
            self._changed.notify_all()

    def _open(self) -> None:
        host, device = pty.openpty()
        tty.setraw(device)
        os.set_blocking(host, False)
        self._table.line.plugged = True
        self.path.unlink(missing_ok=True)
        self.path.symlink_to(os.ttyname(device))
        # The device's own end stays open too: without a host there is silence, not an error.
        self._ends = host, device

    def _unplug(self, ends: tuple[int, int]) -> None:
        self.path.unlink(missing_ok=True)
        for end in ends:
            os.close(end)
        self._ends = None
        with self._table.guard:
            self._table.line.unplug()
