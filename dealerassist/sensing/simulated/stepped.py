"""Reader and simulated table in lockstep on virtual time: no thread, no port, no waiting, always the same bytes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from random import Random

from dealerassist.cards import Card
from dealerassist.sensing.arrivals import UpDeal
from dealerassist.sensing.bus import Timing
from dealerassist.sensing.codes import ReaderStateError, SensingCode, SensorCode
from dealerassist.sensing.readings import Reading
from dealerassist.sensing.sensors import Sensors
from dealerassist.sensing.simulated.table import SimulatedTable
from dealerassist.sensing.zones import seat_zone


class SteppedReader:
    """A `Reader` whose time passes in `run` only; it is the `Clock` of that time too."""

    def __init__(self, table: SimulatedTable, timing: Timing | None = None, seed: int = 0, begins_ns: int = 0) -> None:
        """seed: of the tags that are drawn for each hand. begins_ns: the time now, where another reader went before."""
        self._table = table
        self._readings: Callable[[Reading], None] | None = None
        self._sensors = Sensors(table.tags, self._tell, timing or Timing(), Random(seed))
        self._now = begins_ns
        self._open = False
        self._closed = False
        self.on_line: Callable[[str, bytes, int], None] | None = None
        """Gets everything on the line: "host" or "nodes" sent it, the bytes, the time in ns."""

    def mono_ns(self) -> int:
        """Virtual time, from 0 or from where the reader before it stopped."""
        return self._now

    def start(self, readings: Callable[[Reading], None]) -> None:
        """See `Reader`."""
        if self._readings is not None:
            raise ReaderStateError(SensingCode.STARTED, "the reader was started before")
        self._readings = readings

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
        """See `SerialReader`."""
        for seat in seats:
            seat_zone(seat)

    def confirms(self, card: Card, seat: int) -> bool:
        """See `Felt`."""
        return self._sensors.confirms(card, seat)

    def new_hand(self) -> int:
        """See `Reader`."""
        return self._sensors.new_hand(self._now)

    def play_with(self, deck: str) -> None:
        """See `SerialReader`."""
        self._sensors.play_with(deck, self._now)

    def close(self) -> None:
        """See `Reader`."""
        self._closed = True

    def run(self, seconds: float) -> None:
        """Let so much time pass. Raises ReaderStateError before `start` and after `close`."""
        if self._readings is None or self._closed:
            raise ReaderStateError(SensingCode.CLOSED, "the reader is not running")
        end = self._now + int(seconds * 1e9)
        while self._now < end:
            self._plug()
            if self._open:
                self._exchange()
            wake = min(self._sensors.wake_ns, self._table.line.wake_ns) if self._open else end
            self._now = min(max(wake, self._now), end)

    def _plug(self) -> None:
        if self._open == self._table.line.plugged:
            return
        self._open = self._table.line.plugged
        if self._open:
            self._sensors.opened(self._now)
        else:
            self._sensors.lost(SensorCode.PORT_GONE, self._now)

    def _exchange(self) -> None:
        """All that happens at this moment."""
        while True:
            while block := self._sensors.due(self._now):
                self._told("host", block)
                self._table.line.receive(block, self._now)
            heard = self._table.line.due(self._now)
            if not heard:
                return
            self._told("nodes", heard)
            self._sensors.received(heard, self._now)

    def _told(self, sender: str, sent: bytes) -> None:
        if self.on_line is not None:
            self.on_line(sender, sent, self._now)

    def _tell(self, reading: Reading) -> None:
        if self._readings is not None:
            self._readings(reading)
