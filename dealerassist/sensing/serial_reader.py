"""The sensors on a serial port, in a thread of their own."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import closing
from random import Random, SystemRandom
from select import select
from threading import Event, Thread, current_thread

from serial import Serial

from dealerassist.cards import Card
from dealerassist.sensing import protocol
from dealerassist.sensing.arrivals import UpDeal
from dealerassist.sensing.bus import MS, Timing
from dealerassist.sensing.clock import Clock
from dealerassist.sensing.codes import ReaderStateError, SensingCode, SensorCode
from dealerassist.sensing.readings import Reading
from dealerassist.sensing.sensors import Sensors
from dealerassist.sensing.tags import TableTags
from dealerassist.sensing.zones import ADDRESSES, seat_zone

log = logging.getLogger(__name__)

FIRST_PAUSE_S = 0.1
LONGEST_PAUSE_S = 5.0
"""Before a port that is gone is tried again; each pause is twice as long as the one before."""
LONGEST_WAIT_S = 0.05
WRITE_TIMEOUT_S = 1.0


class SerialReader:
    """A `Reader`. The port may come late, go and come back."""

    def __init__(
        self,
        port: str,
        tags: TableTags,
        clock: Clock,
        timing: Timing | None = None,
        chance: Random | None = None,
        addresses: Sequence[int] = ADDRESSES,
    ) -> None:
        """port: a device file that keeps its name when it is plugged in again. addresses: of the nodes on its line."""
        self._port = port
        self.decks = tags.names
        """What the table's decks are called."""
        self._clock = clock
        self._readings: Callable[[Reading], None] | None = None
        self._sensors = Sensors(tags, self._tell, timing or Timing(), chance or SystemRandom(), addresses)
        self._closing = Event()
        self._pause_s = FIRST_PAUSE_S
        self._thread = Thread(target=self._work, name="serial", daemon=True)
        self.rounds = 0
        """Grows for as long as the thread is alive and well: for a watchdog to look at."""

    def start(self, readings: Callable[[Reading], None]) -> None:
        """See `Reader`. Returns at once, with or without the port."""
        if self._readings is not None:
            raise ReaderStateError(SensingCode.STARTED, "the reader was started before")
        self._readings = readings
        self._thread.start()

    @property
    def cycle(self) -> int:
        """How many times all zones have been called to read: what lies still is told after three."""
        return self._sensors.cycle

    def lamp(self, seat: int | None) -> None:
        """See `Reader`."""
        self._sensors.light(seat)

    def reveal(self, seat: int) -> tuple[Card, ...]:
        """See `Reader`."""
        return self._sensors.reveal(seat)

    def up_cards(self, deal: UpDeal) -> Mapping[int, Card]:
        """See `Reader`."""
        return self._sensors.up_cards(deal)

    def watch_up_cards(self, seats: Collection[int]) -> None:
        """See `Reader`. An antenna cannot see face up from face down."""
        for seat in seats:
            seat_zone(seat)

    def confirms(self, card: Card, seat: int) -> bool:
        """See `Felt`."""
        return self._sensors.confirms(card, seat)

    def new_hand(self) -> int:
        """See `Reader`."""
        return self._sensors.new_hand(self._clock.mono_ns())

    def play_with(self, deck: str) -> None:
        """The dealer says which deck is dealt; the cards may tell otherwise."""
        self._sensors.play_with(deck, self._clock.mono_ns())

    def close(self) -> None:
        """See `Reader`."""
        self._closing.set()
        if self._thread.is_alive() and self._thread is not current_thread():
            self._thread.join()

    def _tell(self, reading: Reading) -> None:
        if self._readings is not None:
            self._readings(reading)

    def _work(self) -> None:
        try:
            self._keep_open()
        except Exception:
            log.exception("the serial thread ends")
            self._sensors.lost(SensorCode.STOPPED, self._clock.mono_ns())

    def _keep_open(self) -> None:
        while not self._closing.is_set():
            try:
                with closing(self._open()) as port:
                    self._serve(port)
            except OSError as error:
                first = self._pause_s == FIRST_PAUSE_S
                log.log(logging.WARNING if first else logging.DEBUG, "%s: %s", self._port, error)
                self._sensors.lost(SensorCode.PORT_GONE, self._clock.mono_ns())
                self._closing.wait(self._pause_s)
                self._pause_s = min(2 * self._pause_s, LONGEST_PAUSE_S)

    def _open(self) -> Serial:
        return Serial(self._port, protocol.BAUD, timeout=0, write_timeout=WRITE_TIMEOUT_S, exclusive=True)

    def _serve(self, port: Serial) -> None:
        """Until the reader is closed. Raises OSError when the port is gone."""
        self._sensors.opened(self._clock.mono_ns())
        while not self._closing.is_set():
            self.rounds += 1
            while block := self._sensors.due(self._clock.mono_ns()):
                port.write(block)
            wait = (self._sensors.wake_ns - self._clock.mono_ns()) / (1000 * MS)
            if select([port], [], [], min(max(wait, 0), LONGEST_WAIT_S))[0]:
                self._sensors.received(port.read(max(port.in_waiting, 1)), self._clock.mono_ns())
                self._pause_s = FIRST_PAUSE_S
