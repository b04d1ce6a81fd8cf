"""How soon the host knows what lies on a table, in the time of its nodes: simulated ones, or the emulated firmware."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from math import inf
from random import Random

from dealerassist.cards import ALL_CARDS
from dealerassist.sensing import protocol
from dealerassist.sensing.framing import BlockReader
from dealerassist.sensing.protocol import Pass
from dealerassist.sensing.simulated.stepped import SteppedReader
from dealerassist.sensing.simulated.table import SimulatedTable
from dealerassist.sensing.zones import BOARD, MUCK, SEATS, ZONE_AT, Zone

MS = 1_000_000
CYCLE_EMPTY_MS, CYCLE_FULL_MS, EVENT_MS = 110, 190, 150
"""What a table must hold: all zones are read anew, with an empty muck or with eight cards in it; a card is known."""
POLLS_MS = 12
"""Of the largest group."""
EVENT_CALCULATED_MS = (protocol.GROUPS + 1) * protocol.TURN_MS + POLLS_MS
"""A card that comes just after its zone was read waits for a cycle, then for the turn of its group and the polls."""
WATCHED_S, CAUGHT_UP_S = 1.5, 0.6


class LineTimes:
    """Measures one table, from the moment at which it is made."""

    def __init__(self, table: SimulatedTable, seed: int) -> None:
        """seed: of the moments at which cards are laid. Virtual time: the same seed measures the same."""
        self._table = table
        self._seed = seed
        self._reader = SteppedReader(table, seed=seed)
        self._reader.start(lambda _: None)
        self._reader.run(CAUGHT_UP_S)

    def lay_hands(self) -> None:
        """Two cards at every seat, five on the board, the puck."""
        for at, card in enumerate(ALL_CARDS[:20]):
            self._table.lay(card, SEATS[at % 10])
        for at, card in enumerate(ALL_CARDS[20:25]):
            self._table.lay(card, BOARD[at])
        self._table.move_puck(1)

    def lay_muck(self) -> None:
        """Eight cards on top of each other."""
        for card in ALL_CARDS[30:38]:
            self._table.lay(card, MUCK)

    def cycle_ms(self) -> float:
        """The longest time in which the whole table is read anew; infinite where a zone is not read."""
        self._reader.run(CAUGHT_UP_S)
        heard = self._hear()
        self._reader.run(WATCHED_S)
        return heard.longest_gap_ms()

    def passes(self) -> list[Pass]:
        """All that zones tell in a second and a half, once they have settled."""
        self._reader.run(CAUGHT_UP_S)
        heard = self._hear()
        self._reader.run(WATCHED_S)
        return heard.passes()

    def events_ms(self, rounds: int) -> list[float]:
        """From the moment at which a card comes to lie at a seat or on the board to the host's knowing of it, for 25
        cards a round; infinite where it does not come to know. Clears the table."""
        chance = Random(self._seed)
        found: list[float] = []
        for _ in range(rounds):
            self._table.clear()
            self._reader.run(CAUGHT_UP_S)
            heard = self._hear()
            zones = [*SEATS, *SEATS, *BOARD]
            chance.shuffle(zones)
            laid = []
            for card, zone in zip(ALL_CARDS, zones, strict=False):
                self._reader.run(chance.uniform(0.01, 0.07))
                self._table.lay(card, zone)
                laid.append((self._reader.mono_ns(), zone, self._table.number_of(card)))
            self._reader.run(0.4)
            found += [(heard.first_seen(zone, tag, at) - at) / MS for at, zone, tag in laid]
        return found

    def _hear(self) -> _Heard:
        heard = _Heard()
        self._reader.on_line = heard.take
        return heard


class _Heard:
    """Every pass that the host has heard, and when."""

    def __init__(self) -> None:
        self._blocks = BlockReader()
        self._passes: defaultdict[Zone, list[tuple[int, Pass]]] = defaultdict(list)

    def take(self, sender: str, sent: bytes, now_ns: int) -> None:
        for block in self._blocks.feed(sent) if sender == "nodes" else ():
            told = protocol.decode(block.content)
            if isinstance(told, Pass):
                self._passes[ZONE_AT[block.address - protocol.FROM_NODE]].append((now_ns, told))

    def passes(self) -> list[Pass]:
        return [told for of_zone in self._passes.values() for _, told in of_zone]

    def longest_gap_ms(self) -> float:
        """Between two passes of a zone: within it the whole table is read anew."""
        times = [[at for at, _ in self._passes[zone]] for zone in ZONE_AT.values()]
        return max(max((after - before for before, after in pairwise(zone)), default=inf) / MS for zone in times)

    def first_seen(self, zone: Zone, tag: bytes, since_ns: int) -> float:
        return next((at for at, told in self._passes[zone] if at >= since_ns and tag in told.tags), inf)
