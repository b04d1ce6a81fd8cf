"""What antennas and pucks do wrong; each leaves the levels as they were, or says why not."""

from __future__ import annotations

import pytest

from dealerassist.cards import card
from dealerassist.sensing import BOARD, MUCK, SEATS, Doubt, HealthState, Puck, SeatCards
from dealerassist.sensing.codes import DoubtCode, SensorCode
from tests.sensing.playing import deal, running

S = SensorCode
DOWN = HealthState.DOWN


@pytest.mark.parametrize("passes", [1, 2])
def test_a_card_that_is_missed_for_two_passes_stays(passes: int) -> None:
    evening = running()
    deal(evening)
    told = len(evening.told)
    evening.table.faults.unread(SEATS[1], card("2d"), passes)
    evening.table.faults.blind(SEATS[2], passes)
    evening.run(2.0)
    assert evening.told[told:] == []


def test_a_card_that_is_missed_for_longer_goes_and_comes_back_with_its_tag() -> None:
    evening = running()
    deal(evening)
    tags = evening.seat(2)
    evening.table.faults.blind(SEATS[1], 5)
    evening.run(2.0)
    assert [each.tags for each in evening.all_of(SeatCards) if each.seat == 2] == [tags, (), tags]
    assert evening.doubts == set()


def test_a_ghost_of_one_pass_is_nothing() -> None:
    evening = running()
    for zone in (SEATS[4], BOARD[2], MUCK):
        evening.table.faults.ghost(zone, card("Ah"), 1)
    told = len(evening.told)
    evening.run(2.0)
    assert evening.told[told:] == []


def test_a_ghost_that_stays_is_told_and_goes() -> None:
    evening = running()
    evening.table.faults.ghost(SEATS[4], card("Ah"), 4)
    evening.run(2.0)
    assert [len(each.tags) for each in evening.all_of(SeatCards)] == [1, 0]


@pytest.mark.parametrize("scans", [1, 3, 7])
def test_late_reports_are_late_and_nothing_else(scans: int) -> None:
    """Also a card that moves from a seat that is told late to a muck that is not: no doubt."""
    evening = running()
    deal(evening)
    evening.table.make_late(SEATS[1], scans)
    evening.run(1.0)
    evening.lay("2d", MUCK)
    evening.run(0.3 + 0.1 * scans)
    evening.run(1.0)
    assert len(evening.seat(2)) == 1
    assert len(evening.muck) == 1
    assert evening.all_of(Doubt) == []


def test_reports_that_are_too_late_tell_nothing_and_the_node_is_not_believed() -> None:
    evening = running()
    evening.table.make_late(SEATS[1], 20)
    evening.lay("Ah", SEATS[1])
    evening.run(6.0)
    assert evening.seat(2) == ()
    assert evening.health("seat-2") == (DOWN, S.NO_PASSES)


def test_the_puck_gone_and_in_two_places() -> None:
    evening = running()
    evening.table.move_puck(3)
    evening.run()
    evening.table.move_puck(9, puck=1)
    evening.run()
    evening.table.move_puck(None)
    evening.table.move_puck(None, puck=1)
    evening.run()
    told = [(each.seats, each.half) for each in evening.all_of(Puck)]
    assert (told[:2], told[-1]) == ([((3,), ()), ((3, 9), ())], ((), ()))


def test_a_card_twice_on_the_air_is_a_doubt_not_a_card_more() -> None:
    evening = running()
    deal(evening)
    evening.table.faults.also_seen(SEATS[1], card("2d"))
    evening.run()
    assert len(evening.seat(2)) == 2
    assert {code for code, _ in evening.doubts} == {DoubtCode.DOUBLE_TAG}
