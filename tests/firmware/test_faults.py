"""What breaks under the felt, in the firmware as it runs: told in so many words, never silent, and cleared."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dealerassist.cards import ALL_CARDS
from dealerassist.sensing import MUCK, SEATS, Health, HealthState
from dealerassist.sensing.codes import SensorCode
from dealerassist.sensing.simulated.emulated import EmulatedTable
from tests.firmware.building import needs_emulator
from tests.firmware.emulated import emulated_table
from tests.sensing.playing import Evening

pytestmark = needs_emulator
S = SensorCode
GOOD, POOR, DOWN = HealthState.GOOD, HealthState.POOR, HealthState.DOWN


@pytest.fixture
def table() -> Iterator[EmulatedTable]:
    with emulated_table(seed=3) as table:
        yield table


@pytest.fixture
def evening(table: EmulatedTable) -> Evening:
    """Two cards at each of the first three seats."""
    evening = Evening(3, table)
    for at, each in enumerate(ALL_CARDS[:6]):
        table.lay(each, SEATS[at % 3])
    evening.run(0.8)
    assert [len(evening.seat(seat)) for seat in (1, 2, 3)] == [2, 2, 2]
    return evening


def well(evening: Evening, table: EmulatedTable) -> None:
    """Nobody spoke at once, and nothing was asked of a chip or a tag that it would not have understood."""
    stats = table.emulator.stats()
    assert (stats["contention"], stats["undriven"], stats["rules"]) == (0, 0, 0)
    evening.check_stamps()


def test_a_stuck_busy_line_is_an_antenna_fault(evening: Evening, table: EmulatedTable) -> None:
    """And the node answers all the while: a reader chip that hangs must not take it off the line."""
    table.break_reader(SEATS[1], "stuck", 1)
    evening.run(0.4)
    assert evening.health("seat-2") == (POOR, S.ANTENNA)
    assert evening.health("seat-3") == (GOOD, S.WORKS)
    table.break_reader(SEATS[1], "stuck", 0)
    evening.run(0.6)
    assert evening.health("seat-2") == (GOOD, S.WORKS)
    assert len(evening.seat(2)) == 2
    well(evening, table)


def test_a_processor_that_hangs_is_started_again_by_its_watchdog(evening: Evening, table: EmulatedTable) -> None:
    tags = evening.seat(2)
    table.break_reader(SEATS[1], "hang")
    evening.run(2.4)
    codes = evening.health_codes("seat-2")
    assert S.RESTARTED in codes
    assert codes[-1] == S.WORKS
    assert evening.seat(2) == tags


def test_a_brown_out_starts_the_node_anew(evening: Evening, table: EmulatedTable) -> None:
    table.brown_out("seat-2")
    evening.run(0.8)
    assert evening.health_codes("seat-2")[-2:] == [S.RESTARTED, S.WORKS]
    well(evening, table)


def test_a_dip_of_the_reader_chips_supply_alone_is_noticed(evening: Evening, table: EmulatedTable) -> None:
    """The chip forgets its settings then, and would find nothing any more and look well. In the middle of a pass it is
    a fault, until the next one."""
    for pause in range(20):
        before = len(evening.told)
        table.break_reader(SEATS[1], "dip")
        evening.run(0.5 + pause / 200)
        assert len(evening.seat(2)) == 2
        assert [each.code for each in evening.told[before:] if isinstance(each, Health)] in ([], [S.ANTENNA, S.WORKS])
        assert all(isinstance(each, Health) for each in evening.told[before:])


def test_an_unplugged_node_is_down_and_comes_back(evening: Evening, table: EmulatedTable) -> None:
    table.power("seat-2", False)
    evening.run(0.5)
    assert evening.health("seat-2") == (DOWN, S.NO_ANSWER)
    table.power("seat-2", True)
    evening.run(1.7)
    assert evening.health("seat-2") == (GOOD, S.WORKS)
    assert len(evening.seat(2)) == 2
    well(evening, table)


def test_a_broken_tag_is_an_antenna_fault_and_hides_no_card(evening: Evening, table: EmulatedTable) -> None:
    broken = table.new_tag()
    table.broken.add(broken)
    table.lay(broken, SEATS[1])
    evening.run(0.5)
    assert evening.health("seat-2") == (POOR, S.ANTENNA)
    assert len(evening.seat(2)) == 2
    table.take(broken)
    evening.run(0.5)
    assert evening.health("seat-2") == (GOOD, S.WORKS)
    well(evening, table)


def test_a_weak_tag_that_answers_nine_times_of_ten_stays_where_it_lies(evening: Evening, table: EmulatedTable) -> None:
    """It is missed three times in a row once in a thousand passes; the settling takes what is less."""
    before = len(evening.told)
    for each in ALL_CARDS[:6]:
        table.weak[table.number_of(each)] = 26
    evening.run(2.0)
    assert evening.told[before:] == []


def test_a_tag_that_drowns_the_other_hides_no_card(evening: Evening, table: EmulatedTable) -> None:
    table.strong.add(table.number_of(ALL_CARDS[6]))
    for each in ALL_CARDS[6:8]:
        table.lay(each, SEATS[8])
    evening.run(0.6)
    assert len(evening.seat(9)) == 2
    well(evening, table)


def test_noise_at_an_antenna_makes_no_card(evening: Evening, table: EmulatedTable) -> None:
    before = {seat: evening.seat(seat) for seat in range(1, 11)}
    for zone in (*SEATS[:5], MUCK):
        table.break_reader(zone, "noise", 6)
    evening.run(1.5)
    assert {seat: evening.seat(seat) for seat in range(1, 11)} == before
    assert evening.muck == ()
    assert evening.doubts == set()
    well(evening, table)
