"""A simulated table on virtual time, and everything that its reader has said."""

from __future__ import annotations

from typing import TypeVar

from dealerassist.cards import ALL_CARDS, Card, card
from dealerassist.sensing import (
    BOARD,
    MUCK,
    SEATS,
    BoardCard,
    DealerKey,
    Doubt,
    DoubtCode,
    Health,
    HealthState,
    MuckCards,
    Puck,
    Reading,
    SeatCards,
    Tag,
    Zone,
    ZoneKind,
)
from dealerassist.sensing.bus import Timing
from dealerassist.sensing.codes import SensorCode
from dealerassist.sensing.simulated import SimulatedTable, SteppedReader

Kind = TypeVar("Kind", bound=Reading)

CYCLE_S = 0.1
SETTLED_S = 0.6
"""Long enough for two passes, or three, at any moment of a cycle."""


class Evening:
    """A table, its reader, and the readings so far."""

    def __init__(self, seed: int = 0, table: SimulatedTable | None = None, timing: Timing | None = None) -> None:
        self.table = table or SimulatedTable(seed)
        self.reader = SteppedReader(self.table, timing, seed)
        self.told: list[Reading] = []
        self.reader.start(self.told.append)

    def run(self, seconds: float = SETTLED_S) -> list[Reading]:
        """What is told in this time."""
        before = len(self.told)
        self.reader.run(seconds)
        return self.told[before:]

    def lay(self, text: str, zone: Zone) -> None:
        self.table.lay(card(text), zone)

    def all_of(self, kind: type[Kind]) -> list[Kind]:
        return [each for each in self.told if isinstance(each, kind)]

    def seat(self, number: int) -> tuple[Tag, ...]:
        """The tags of the last reading of a seat."""
        told = [each.tags for each in self.all_of(SeatCards) if each.seat == number]
        return told[-1] if told else ()

    @property
    def muck(self) -> tuple[Tag, ...]:
        told = [each.tags for each in self.all_of(MuckCards)]
        return told[-1] if told else ()

    def place(self, number: int) -> tuple[Tag | None, Card | None]:
        told = [(each.tag, each.face) for each in self.all_of(BoardCard) if each.place == number]
        return told[-1] if told else (None, None)

    @property
    def puck(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        told = [(each.seats, each.half) for each in self.all_of(Puck)]
        return told[-1] if told else ((), ())

    @property
    def doubts(self) -> set[tuple[DoubtCode, tuple[str, ...]]]:
        """Those that stand."""
        standing: dict[tuple[object, ...], bool] = {}
        for each in self.all_of(Doubt):
            key = (each.code, each.zones, each.tags)
            assert standing.get(key, False) != each.standing, "told as it was before"
            standing[key] = each.standing
        return {(key[0], key[1]) for key, stands in standing.items() if stands}  # type: ignore[misc]

    def health(self, source: str) -> tuple[HealthState, SensorCode]:
        told = [(each.state, each.code) for each in self.all_of(Health) if each.source == source]
        return told[-1]

    def health_codes(self, source: str) -> list[SensorCode]:
        return [each.code for each in self.all_of(Health) if each.source == source]

    def check_stamps(self) -> None:
        """Counted without a gap, and time never runs back."""
        assert [each.seq for each in self.told] == list(range(1, len(self.told) + 1))
        times = [each.mono_ns for each in self.told]
        assert times == sorted(times)


def running(seed: int = 0) -> Evening:
    """All nodes are greeted and trusted."""
    evening = Evening(seed)
    evening.run(0.5)
    return evening


def deal(evening: Evening, seats: int = 3) -> None:
    """Two cards to each of the first seats: the first cards of the pack, clubs first."""
    for at, each in enumerate(ALL_CARDS[: 2 * seats]):
        evening.table.lay(each, Zone(ZoneKind.SEAT, 1 + at % seats))
    evening.run()


def eventful() -> Evening:
    """A hand with everything in it that can go wrong."""
    evening = running(3)
    table = evening.table
    deal(evening, 10)
    for at in range(3):
        table.lay(ALL_CARDS[30 + at], BOARD[at])
    table.move_puck(4)
    table.faults.also_seen(SEATS[5], ALL_CARDS[0])
    table.faults.also_seen(SEATS[1], ALL_CARDS[1])
    table.lay(table.new_tag(), SEATS[7])
    evening.run()
    table.lay(ALL_CARDS[2], MUCK)
    evening.run()
    table.lay(ALL_CARDS[2], SEATS[2])
    table.lay(ALL_CARDS[3], BOARD[3])
    table.lay(ALL_CARDS[4], BOARD[0])
    table.line.noise_to_host.corrupt = 0.2
    table.restart("seat-3")
    table.silence("seat-9")
    table.flash("seat-8", 2)
    table.press(DealerKey.FLOOR)
    evening.run(2.0)
    evening.reader.reveal(1)
    evening.reader.new_hand()
    evening.run()
    table.line.unplug()
    evening.run()
    return evening
