"""Whatever can break under the felt, by chance; what stands broken, what must be told of it, how it is mended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from dealerassist.sensing import BOARD, MUCK, SEATS, Zone
from dealerassist.sensing.protocol import PassFault
from dealerassist.sensing.simulated.emulated import EmulatedTable

ZONES = (*SEATS, *BOARD, MUCK)


class Breakage:
    """`by_chance` breaks something; `mend` puts everything right."""

    def __init__(self, table: EmulatedTable, chance: Random) -> None:
        self.counts: Counter[str] = Counter()
        """How often each has happened."""
        self.broken: set[Zone] = set()
        """Nodes and antennas that do not work now: their health must say so."""
        self.restarted: set[Zone] = set()
        """Nodes that have started again since `begin`: that must have been told."""
        self.hung: set[Zone] = set()
        """Of those, the ones whose processor hung first."""
        self._table = table
        self._chance = chance
        self._cures: list[Callable[[], None]] = []

    def begin(self) -> None:
        """What was is forgotten."""
        self.restarted.clear()
        self.hung.clear()

    def by_chance(self) -> None:
        """One fault, anywhere."""
        ways = (
            self._start_again,
            self._cut_off,
            self._unplug,
            self._stick,
            self._hang,
            self._dip,
            self._disturb,
            self._blind,
            self._spoil_line,
        )
        way = self._chance.choice(ways)
        self.counts[way.__name__.removeprefix("_")] += 1
        way(self._chance.choice(ZONES))

    def mend(self) -> None:
        """All of it."""
        for cure in self._cures:
            cure()
        self._cures.clear()
        self.broken.clear()

    def _start_again(self, zone: Zone) -> None:
        self._chance.choice((self._table.restart, self._table.brown_out))(zone.source)
        self.restarted.add(zone)

    def _cut_off(self, zone: Zone) -> None:
        self._table.silence(zone.source)
        self._stands(zone, lambda: self._table.silence(zone.source, False))

    def _unplug(self, zone: Zone) -> None:
        self._table.power(zone.source, False)
        self._stands(zone, lambda: self._table.power(zone.source, True))
        self.restarted.add(zone)

    def _stick(self, zone: Zone) -> None:
        self._table.break_reader(zone, "stuck")
        self._stands(zone, lambda: self._table.break_reader(zone, "stuck", 0))

    def _hang(self, zone: Zone) -> None:
        self._table.break_reader(zone, "hang")
        self.hung.add(zone)
        self.restarted.add(zone)

    def _dip(self, zone: Zone) -> None:
        """The node sees to it, and only tells of it if it was reading."""
        self._table.break_reader(zone, "dip")

    def _disturb(self, zone: Zone) -> None:
        """Noise is looked into, and a fault only where it does not end."""
        self._table.break_reader(zone, "noise", 8)
        self._cures.append(lambda: self._table.break_reader(zone, "noise", 0))

    def _blind(self, zone: Zone) -> None:
        told = self._table.faults.told
        told[zone] = self._chance.choice((PassFault.CHIP_SILENT, PassFault.NO_FIELD))
        self._stands(zone, told.clear)

    def _spoil_line(self, zone: Zone) -> None:
        """What is lost is sent again."""
        self._set_noise(0.02)
        self._cures.append(lambda: self._set_noise(0))

    def _stands(self, zone: Zone, cure: Callable[[], None]) -> None:
        self.broken.add(zone)
        self._cures.append(cure)

    def _set_noise(self, share: float) -> None:
        for noise in (self._table.line.noise_to_host, self._table.line.noise_to_nodes):
            noise.corrupt = noise.drop = noise.insert = share
