"""One antenna of the table by itself: the tags that lie over it, by their numbers. For whoever enrols a deck.

While a table is played, the line belongs to `SerialReader`, and no number leaves `Felt`.
"""

from __future__ import annotations

from select import select

from serial import Serial

from dealerassist.sensing import protocol
from dealerassist.sensing.bus import MS, Bus, Report, Timing
from dealerassist.sensing.clock import Clock
from dealerassist.sensing.conversation import Condition
from dealerassist.sensing.protocol import Pass
from dealerassist.sensing.readings import HealthState
from dealerassist.sensing.settling import Settler
from dealerassist.sensing.zones import ADDRESS_OF, Zone

LONGEST_WAIT_S = 0.05
FRESH_NS = 500 * MS
"""Without a pass for so long, what it read last may have been taken away: sooner than a camera names the next card."""


class OneAntenna:
    """Close it in the end."""

    def __init__(self, port: str, zone: Zone, clock: Clock) -> None:
        """port: a device file. Raises OSError."""
        self._zone = zone
        self._clock = clock
        self._bus = Bus(Timing(), (ADDRESS_OF[zone],))
        self._settler = Settler()
        self._passed_ns = 0
        self._serial = Serial(port, protocol.BAUD, timeout=0, write_timeout=1, exclusive=True)
        self._bus.begin()

    def close(self) -> None:
        self._serial.close()

    @property
    def condition(self) -> Condition:
        """How it is."""
        return self._bus.conditions[ADDRESS_OF[self._zone]]

    @property
    def tells(self) -> bool:
        """Does it say what lies there now?"""
        silent = self.condition.state in {HealthState.STARTING, HealthState.DOWN}
        return not silent and self._clock.mono_ns() - self._passed_ns < FRESH_NS

    def tags(self) -> tuple[bytes, ...]:
        """What lies there, settled, after one look more; nothing where the antenna cannot tell what lies there now.
        Raises OSError where the port is gone.
        """
        while block := self._bus.due(self._clock.mono_ns()):
            self._serial.write(block)
        wait_s = (self._bus.wake_ns - self._clock.mono_ns()) / (1000 * MS)
        if select([self._serial], [], [], min(max(wait_s, 0), LONGEST_WAIT_S))[0]:
            self._bus.received(self._serial.read(max(self._serial.in_waiting, 1)), self._clock.mono_ns())
        while self._bus.news:
            news = self._bus.news.popleft()
            if isinstance(news, Report) and isinstance(news.told, Pass):
                self._settler.observe(self._zone, news.cycle, news.told.tags)
                self._passed_ns = self._clock.mono_ns()
        return tuple(self._settler.tags(self._zone)) if self.tells else ()
