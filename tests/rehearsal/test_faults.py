"""A fault that never bites tests nothing: each kind is drawn the same from a seed, begins, and changes what is read."""

from __future__ import annotations

import pytest

from dealerassist.engine import commands as c
from dealerassist.rehearsal.breaking import Breaker
from dealerassist.rehearsal.devices import SETTLE_S, DeviceHand
from dealerassist.rehearsal.faults import FOREVER, Fault, FaultKind, draw_fault
from dealerassist.rehearsal.hands import Script, script_of
from dealerassist.sensing import Reading
from dealerassist.sensing.simulated import SimulatedTable, SteppedReader
from dealerassist.sensing.zones import SEATS, ZoneKind, seat_zone
from tests.rehearsal.hands import chosen

SEEDS = range(8)


def script() -> Script:
    """A hand that goes to the river."""
    return next(each for each in map(script_of, chosen()) if len(each.board) == 5)


class Hands:
    """The hands of one rehearsal without a dealer or a table: cards move, a fault comes, readings are kept."""

    def __init__(self, fault: Fault | None) -> None:
        self.readings: list[Reading] = []
        self.devices = SimulatedTable(seed=1)
        self._reader = SteppedReader(self.devices)
        self._reader.start(self.readings.append)
        self._script = script()
        self._hand = DeviceHand(self._script, self.devices)
        self.breaker = Breaker(fault, self._script, self.devices) if fault is not None else None
        self._run(SETTLE_S)

    def play(self) -> None:
        for at, command in enumerate(self._script.commands):
            if self.breaker is not None:
                self.breaker.reached(at, self._reader.mono_ns() / 1e9)
            self._run(self._hand.happen(command))

    def _run(self, seconds: float) -> None:
        for _ in range(round(seconds / 0.1)):
            self._reader.run(0.1)
            if self.breaker is not None:
                self.breaker.passed(self._reader.mono_ns() / 1e9)

    def told(self) -> list[tuple[object, ...]]:
        """What was read and when, but for the numbers of tags, which differ from run to run."""
        return [(type(each), each.source, each.mono_ns) for each in self.readings]


def bites(kind: FaultKind) -> int:
    """Of how many seeds does the fault change what is read, or when?"""
    without = Hands(None)
    without.play()
    count = 0
    for seed in SEEDS:
        hands = Hands(draw_fault(kind, script(), seed))
        hands.play()
        count += hands.told() != without.told()
    return count


@pytest.mark.parametrize("kind", [kind for kind in FaultKind if kind is not FaultKind.BOX_RESTARTED])
def test_a_fault_of_each_kind_changes_what_is_read_in_most_runs(kind: FaultKind) -> None:
    assert bites(kind) > len(SEEDS) / 2


@pytest.mark.parametrize("kind", FaultKind)
def test_the_same_seed_draws_the_same_fault_and_other_seeds_draw_others(kind: FaultKind) -> None:
    drawn = [draw_fault(kind, script(), seed) for seed in SEEDS]
    assert drawn == [draw_fault(kind, script(), seed) for seed in SEEDS]
    assert len({str(fault) for fault in drawn}) > 1
    assert all(fault.kind is kind and kind in str(fault) for fault in drawn)


def test_a_box_starts_anew_once() -> None:
    fault = draw_fault(FaultKind.BOX_RESTARTED, script(), 1)
    breaker = Breaker(fault, script(), SimulatedTable())
    assert not breaker.box_starts_anew()
    breaker.reached(fault.at, 10.0)
    breaker.passed(10.0 + fault.delay)
    assert breaker.box_starts_anew()
    assert not breaker.box_starts_anew()


def test_cards_that_are_held_up_come_back_but_not_those_that_were_put_down_meanwhile() -> None:
    table, hand = SimulatedTable(seed=1), script()
    for seat, cards in hand.holes.items():
        for each in cards:
            table.lay(each, seat_zone(seat))
    seat = next(iter(hand.holes))
    breaker = Breaker(Fault(FaultKind.HELD_UP, 0, 0.0, 1.0, seat_zone(seat)), hand, table)
    breaker.reached(0, 5.0)
    assert {table.zone_of(each) for each in hand.holes[seat]} == {None}
    breaker.put_down(hand.holes[seat][:1])
    breaker.passed(6.0)
    assert [table.zone_of(each) for each in hand.holes[seat]] == [None, SEATS[seat - 1]]


def test_a_card_is_in_two_zones_only_once_it_lies_in_one() -> None:
    for seed in range(30):
        fault = draw_fault(FaultKind.TWO_ZONES, script(), seed)
        before = script().commands[: fault.at + 1]
        dealt = {card for command in before if isinstance(command, c.Board) for card in command.cards}
        dealt |= {card for command in before if isinstance(command, c.Deal) for card in script().holes[command.seat]}
        assert fault.card in dealt


def test_faults_are_short_long_and_lasting_and_fall_on_seats_board_and_muck() -> None:
    faults = [draw_fault(kind, script(), seed) for kind in FaultKind for seed in range(20)]
    assert {fault.seconds >= FOREVER for fault in faults} == {True, False}
    assert min(fault.seconds for fault in faults) < 0.3
    assert {fault.zone.kind for fault in faults if fault.zone is not None} == set(ZoneKind)
    assert {fault.at == 0 for fault in faults} == {True, False}
