"""What can go wrong under the felt goes wrong on request, and goes away again."""

from __future__ import annotations

from dealerassist.cards import card
from dealerassist.sensing import BOARD, MUCK, SEATS, DoubtCode, SeatCards
from dealerassist.sensing.simulated import SteppedReader
from tests.sensing.playing import running


def test_a_double_tag_answers_twice_wherever_its_card_lies_until_one_of_the_two_is_gone() -> None:
    evening = running()
    evening.lay("Ah", SEATS[2])
    evening.table.faults.double(card("Ah"))
    evening.run()
    assert evening.doubts == {(DoubtCode.DOUBLE_TAG, ("seat-3",))}
    evening.lay("Ah", MUCK)
    evening.run()
    assert evening.doubts == {(DoubtCode.DOUBLE_TAG, ("muck",))}
    evening.table.faults.double(card("Ah"), False)
    evening.run()
    assert evening.doubts == set()
    assert len(evening.muck) == 1


def test_a_double_tag_that_lies_nowhere_is_seen_nowhere() -> None:
    evening = running()
    evening.table.faults.double(card("Ah"))
    evening.run()
    assert evening.all_of(SeatCards) == []
    assert evening.doubts == set()


def test_an_antenna_that_reads_too_far_does_so_until_it_does_no_longer() -> None:
    evening = running()
    evening.lay("Ah", SEATS[2])
    evening.table.faults.also_seen(BOARD[0], card("Ah"))
    evening.run()
    assert evening.doubts == {(DoubtCode.TWO_ZONES, ("seat-3", "board-1"))}
    evening.table.faults.no_longer_seen(BOARD[0], card("Ah"))
    evening.run()
    assert evening.doubts == set()
    assert evening.place(1) == (None, None)


def test_where_a_card_lies_can_be_asked() -> None:
    evening = running()
    assert evening.table.zone_of(card("Ah")) is None
    evening.lay("Ah", SEATS[2])
    assert evening.table.zone_of(card("Ah")) == SEATS[2]


def test_a_reader_that_starts_on_a_running_table_reads_what_lies_there() -> None:
    """A program that is started again: virtual time goes on, the nodes are those that were there before."""
    evening = running()
    evening.lay("Ah", SEATS[2])
    evening.run()
    told: list[object] = []
    again = SteppedReader(evening.table, begins_ns=evening.reader.mono_ns())
    again.start(told.append)
    again.run(1.0)
    assert [len(each.tags) for each in told if isinstance(each, SeatCards) and each.seat == 3] == [1]
