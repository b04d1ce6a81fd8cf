"""In the camera's process: frames come in, a few words go out. What it looks at ends here."""

from __future__ import annotations

from dataclasses import replace
from multiprocessing.connection import Connection

from dealerassist.sensing.clock import Clock
from dealerassist.sensing.codes import SensorCode
from dealerassist.sensing.overhead.calibration import Calibration
from dealerassist.sensing.overhead.messages import Told, receive_open, send_told
from dealerassist.sensing.overhead.reads import Reads
from dealerassist.sensing.overhead.sources import Source, open_source
from dealerassist.sensing.overhead.watcher import Watcher, one_thread

HEARTBEAT_NS = 500_000_000
TRY_AGAIN_S = 1.0
"""Before a camera that is gone is looked for again."""


def look_on(pipe: Connection, source: str, calibration: Calibration, clock: Clock, reads: Reads) -> None:
    """Until the table hangs up. source: see `open_source`."""
    one_thread()
    looking = Looking(pipe, Watcher(calibration, reads), clock)
    try:
        while True:
            try:
                opened = open_source(source, calibration.size)
            except OSError:
                looking.gone()
                continue
            looking.look(opened)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return


class Looking:
    """Tells what has changed, and in any case that it is alive."""

    def __init__(self, pipe: Connection, watcher: Watcher, clock: Clock) -> None:
        self._pipe = pipe
        self._watcher = watcher
        self._clock = clock
        self._told = Told(SensorCode.STARTING, 0, {}, frozenset())

    def look(self, source: Source) -> None:
        """Until the camera gives no more frames. Raises EOFError or OSError where the table is gone."""
        try:
            while True:
                while self._pipe.poll():
                    self._open()
                frame = source.newest()
                if frame is None:
                    break
                at_ns = self._clock.mono_ns()
                sight = self._watcher.look(frame)
                del frame
                self._tell(Told(sight.code, at_ns, sight.lies, sight.covered))
        finally:
            source.close()
        self.gone()

    def gone(self) -> None:
        """There is no camera; a moment's pause."""
        self._tell(replace(self._told, code=SensorCode.CAMERA_GONE, at_ns=self._clock.mono_ns()))
        if self._pipe.poll(TRY_AGAIN_S):
            self._open()

    def _open(self) -> None:
        seats = receive_open(self._pipe)
        self._watcher.open(seats.tabled, seats.up)

    def _tell(self, told: Told) -> None:
        if replace(told, at_ns=0) != replace(self._told, at_ns=0) or told.at_ns - self._told.at_ns >= HEARTBEAT_NS:
            self._told = told
            send_told(self._pipe, told)
