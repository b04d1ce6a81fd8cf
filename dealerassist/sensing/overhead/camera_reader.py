"""The table's side of the camera: starts its process, hears it, ends and restarts it where it is silent or gone."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random, SystemRandom
from threading import Event, RLock, Thread, current_thread
from typing import TYPE_CHECKING

from dealerassist.cards import Card
from dealerassist.sensing.arrivals import UpDeal
from dealerassist.sensing.clock import Clock
from dealerassist.sensing.codes import ReaderStateError, SensingCode, SensorCode
from dealerassist.sensing.felt import Stamper
from dealerassist.sensing.overhead.calibration import Calibration
from dealerassist.sensing.overhead.messages import NOWHERE, Open, receive_told, send_open
from dealerassist.sensing.overhead.process import MakesReader, recogniser, watch
from dealerassist.sensing.overhead.telling import Telling
from dealerassist.sensing.readings import Reading
from dealerassist.sensing.zones import seat_zone

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

log = logging.getLogger(__name__)

SECOND = 1_000_000_000
SILENT_NS = 3 * SECOND
"""Without a heartbeat for so long the process hangs."""
STARTS_NS = 20 * SECOND
"""To load opencv and the nets takes its time on a small machine."""
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.1, 5.0
"""Before a process that died is started again; each pause is twice as long as the one before."""
LISTEN_S = 0.05


@dataclass(slots=True)
class _Child:
    """A process that runs. heard_ns: when it spoke last; None: not yet."""

    process: SpawnProcess
    pipe: Connection
    started_ns: int
    heard_ns: int | None = None
    told: Open = NOWHERE
    """The seats that it was told to look at."""

    def silent(self, now_ns: int) -> bool:
        if self.heard_ns is None:
            return now_ns - self.started_ns > STARTS_NS
        return now_ns - self.heard_ns > SILENT_NS

    def end(self) -> None:
        """At once: it has nothing to save."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class CameraReader:
    """A `Reader` that sees the board, and hands that are tabled. Its camera may come late, go and come back."""

    def __init__(
        self,
        source: str,
        calibration: Calibration,
        clock: Clock,
        makes: MakesReader | None = None,
        chance: Random | None = None,
    ) -> None:
        """source: see `open_source`. makes: what reads the cards there, a `Recogniser`; both sides can import it."""
        self._source = source
        self._calibration = calibration
        self._clock = clock
        self._makes = makes
        self._stamper = Stamper(_nobody)
        self._telling = Telling(self._stamper, chance or SystemRandom())
        self._guard = RLock()
        self._closing = Event()
        self._thread = Thread(target=self._work, name="camera", daemon=True)
        self._child: _Child | None = None
        self._pause_s = FIRST_PAUSE_S
        self.ticks: Callable[[int], None] = _nothing
        """Called now and then, with the time, in the camera's thread."""
        self.decks: tuple[str, ...] = ()
        """A camera does not know them apart."""
        self.rounds = 0
        """Grows for as long as the thread is alive and well: for a watchdog to look at."""

    @property
    def pid(self) -> int | None:
        """Of the camera's process, while there is one."""
        child = self._child
        return None if child is None else child.process.pid

    def start(self, readings: Callable[[Reading], None]) -> None:
        """See `Reader`. Returns at once, with or without the camera."""
        if self._stamper.tell is not _nobody:
            raise ReaderStateError(SensingCode.STARTED, "the camera was started before")
        self._stamper.tell = readings
        self._thread.start()

    def lamp(self, seat: int | None) -> None:
        """See `Reader`. A camera has none."""
        if seat is not None:
            seat_zone(seat)

    def reveal(self, seat: int) -> tuple[Card, ...]:
        """See `Reader`. A camera has to look first: `TabledCards` says what it reads, for as long as it is allowed to.
        Only what it has read already is returned.
        """
        with self._guard:
            log.info("looks at a tabled hand: seat %d", seat)
            return self._telling.look_at(seat, self._clock.mono_ns())

    def up_cards(self, deal: UpDeal) -> Mapping[int, Card]:
        """See `Reader`. None: a camera does not know whose hole cards may be exposed by accident."""
        for seat in deal.seats:
            seat_zone(seat)
        return {}

    def watch_up_cards(self, seats: Collection[int]) -> None:
        """See `Reader`. Only seats whose up cards have an area in the calibration are looked at."""
        for seat in seats:
            seat_zone(seat)
        with self._guard:
            self._telling.watch_up(frozenset(seats) & self._calibration.up.keys())

    def play_with(self, deck: str) -> None:
        """See `SerialReader`. It reads any."""

    def new_hand(self) -> int:
        """See `Reader`."""
        with self._guard:
            return self._telling.new_hand(self._clock.mono_ns())

    def close(self) -> None:
        """See `Reader`."""
        self._closing.set()
        if self._thread.is_alive() and self._thread is not current_thread():
            self._thread.join()

    def _work(self) -> None:
        self._health(SensorCode.STARTING)
        try:
            while not self._closing.is_set():
                self.rounds += 1
                self._round()
                self.ticks(self._clock.mono_ns())
        except Exception:
            log.exception("the camera's thread ends")
            self._health(SensorCode.STOPPED)
        finally:
            if self._child is not None:
                self._child.end()
                self._child = None

    def _round(self) -> None:
        """Hear what there is to hear, for a moment; see to the process."""
        if self._child is None:
            self._child = self._spawned()
        child = self._child
        try:
            self._say_seats(child)
            if child.pipe.poll(LISTEN_S):
                self._hear(child)
        except (OSError, EOFError, ValueError) as error:
            log.warning("the camera's process: %s", str(error) or "it is gone")
            self._restart(child, SensorCode.RESTARTED)
            return
        if child.silent(self._clock.mono_ns()):
            log.warning("the camera's process says nothing any more")
            self._restart(child, SensorCode.NO_ANSWER)

    def _hear(self, child: _Child) -> None:
        told = receive_told(child.pipe)
        child.heard_ns = self._clock.mono_ns()
        self._pause_s = FIRST_PAUSE_S
        with self._guard:
            self._telling.take(told, child.heard_ns)

    def _say_seats(self, child: _Child) -> None:
        with self._guard:
            self._telling.close_seats(self._clock.mono_ns())
            seats = self._telling.open
        if seats != child.told:
            send_open(child.pipe, seats)
            child.told = seats

    def _spawned(self) -> _Child:
        """Never forked: it would have the table's memory, and the deck's map with it."""
        spawning = get_context("spawn")
        ours, theirs = spawning.Pipe()
        arguments = (theirs, self._source, self._calibration, self._clock, self._makes or recogniser)
        process = spawning.Process(target=watch, args=arguments, name="camera", daemon=True)
        process.start()
        theirs.close()
        return _Child(process, ours, self._clock.mono_ns())

    def _restart(self, child: _Child, code: SensorCode) -> None:
        """What was told is the past until it has started again."""
        child.end()
        self._child = None
        self._health(code)
        self._closing.wait(self._pause_s)
        self._pause_s = min(2 * self._pause_s, LONGEST_PAUSE_S)

    def _health(self, code: SensorCode) -> None:
        with self._guard:
            self._telling.health(code, self._clock.mono_ns())


def _nobody(_: Reading) -> None:
    """Before it is started."""


def _nothing(_: int) -> None:
    """Nobody waits for anything."""
