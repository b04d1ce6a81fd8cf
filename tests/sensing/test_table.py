"""What lies on the table is told as levels, once each, with opaque tags; faces only on the board and by `reveal`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dealerassist.cards import Card, card
from dealerassist.sensing import (
    BOARD,
    MUCK,
    SEATS,
    BoardCard,
    DealerKey,
    Health,
    Key,
    Reader,
    Reading,
    SeatCards,
    SensingError,
    SerialReader,
)
from dealerassist.sensing.codes import ReaderStateError, SeatError
from dealerassist.sensing.readings import HealthState
from dealerassist.sensing.simulated import SimulatedTable
from tests.sensing.playing import CYCLE_S, Evening, deal, running


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card(each) for each in text.split())


def test_at_the_start_every_source_tells_its_health_and_nothing_else() -> None:
    evening = running()
    assert {type(each) for each in evening.told} == {Health}
    sources = {each.source for each in evening.told if isinstance(each, Health) and each.state == HealthState.GOOD}
    assert sources == {
        *(zone.source for zone in (*SEATS, *BOARD, MUCK)),
        "keys",
        "link",
    }
    evening.check_stamps()


def test_cards_at_a_seat_come_and_go() -> None:
    evening = running()
    evening.lay("Ah", SEATS[2])
    evening.run()
    one = evening.seat(3)
    evening.lay("Kd", SEATS[2])
    evening.run()
    two = evening.seat(3)
    assert len(one) == 1
    assert len(two) == 2
    assert two[0] == one[0]
    evening.table.take(card("Ah"))
    evening.run()
    assert evening.seat(3) == two[1:]
    assert [len(each.tags) for each in evening.all_of(SeatCards)] == [1, 2, 1], "told when it changes, no oftener"
    evening.check_stamps()


def test_a_card_is_told_within_three_cycles_and_gone_within_four() -> None:
    evening = running()
    evening.lay("Ah", SEATS[2])
    evening.run(3 * CYCLE_S)
    assert len(evening.seat(3)) == 1
    evening.table.clear()
    evening.run(4 * CYCLE_S)
    assert evening.seat(3) == ()


def test_the_board_has_faces() -> None:
    evening = running()
    for each, place in zip(cards("2c Ah Td"), BOARD, strict=False):
        evening.table.lay(each, place)
    evening.run()
    assert [evening.place(number)[1] for number in (1, 2, 3)] == [card("2c"), card("Ah"), card("Td")]
    assert {each.confidence for each in evening.all_of(BoardCard)} == {1.0}
    evening.table.clear()
    evening.run()
    assert [evening.place(number) for number in (1, 2, 3)] == [(None, None)] * 3
    assert evening.doubts == set()


def test_a_fold_is_told_from_both_zones_without_a_doubt() -> None:
    evening = running()
    deal(evening)
    tags = evening.seat(2)
    evening.lay("2d", MUCK)
    evening.lay("3c", MUCK)
    evening.run()
    assert evening.seat(2) == ()
    assert set(evening.muck) == set(tags), "a tag is the same wherever it lies"
    assert evening.doubts == set()


def test_every_hand_has_new_tags() -> None:
    evening = running()
    deal(evening)
    before = {*evening.seat(1), *evening.seat(2), *evening.seat(3)}
    last = evening.reader.new_hand()
    told = evening.told[last:]
    after = {*evening.seat(1), *evening.seat(2), *evening.seat(3)}
    assert len(before) == len(after) == 6
    assert not before & after
    assert [type(each) for each in told] == [SeatCards] * 3, "what lies there is told again"
    assert evening.told[last - 1].seq == last
    evening.run()
    assert evening.told[last + 3 :] == []


def test_a_new_hand_keeps_puck_and_keys() -> None:
    evening = running()
    evening.table.move_puck(4)
    evening.table.press(DealerKey.UNDO)
    evening.run()
    assert evening.told[evening.reader.new_hand() :] == []
    assert evening.puck == ((4,), ())


def test_cards_of_the_last_hand_are_gathered_and_dealt_without_a_doubt() -> None:
    evening = running()
    deal(evening)
    evening.lay("2c", MUCK)
    evening.lay("Ah", BOARD[0])
    evening.run()
    evening.reader.new_hand()
    evening.run()
    evening.table.clear()
    evening.run(1.0)
    evening.lay("2c", BOARD[0])
    evening.lay("2d", BOARD[1])
    evening.lay("Ah", SEATS[4])
    evening.run()
    assert evening.place(1)[1] == card("2c")
    assert evening.place(2)[1] == card("2d")
    assert len(evening.seat(5)) == 1
    assert evening.doubts == set()


def test_the_puck_is_where_tag_and_magnet_are() -> None:
    evening = running()
    table = evening.table
    moves: list[Callable[[], None]] = [
        lambda: table.move_puck(5),
        lambda: table.move_puck(7),
        lambda: table.set_magnet(2, True),
        lambda: table.move_puck(8, puck=1),
        lambda: table.move_puck(None),
        lambda: table.set_magnet(8, False),
        lambda: table.move_puck(None, puck=1),
    ]
    steps = []
    for move in moves:
        move()
        evening.run()
        steps.append(evening.puck)
    assert steps == [
        ((5,), ()),
        ((7,), ()),
        ((7,), (2,)),
        ((7, 8), (2,)),
        ((8,), (2,)),
        ((), (2, 8)),
        ((), (2,)),
    ]
    assert evening.doubts == set(), "a puck is no strange tag"
    assert evening.all_of(SeatCards) == [], "nor a card"


def test_keys_are_told_down_and_up_in_their_order() -> None:
    evening = running()
    for key in (DealerKey.GO_ON, DealerKey.FLOOR, DealerKey.GO_ON):
        evening.table.press(key)
        evening.table.release(key)
    evening.table.press(DealerKey.RAISE_TO)
    evening.run()
    told = [(each.which, each.pressed) for each in evening.all_of(Key)]
    assert told == [
        (DealerKey.GO_ON, True),
        (DealerKey.GO_ON, False),
        (DealerKey.FLOOR, True),
        (DealerKey.FLOOR, False),
        (DealerKey.GO_ON, True),
        (DealerKey.GO_ON, False),
        (DealerKey.RAISE_TO, True),
    ]


def test_one_lamp_at_most_is_lit() -> None:
    evening = running()
    lit = []
    for seat in (3, 10, None, 1):
        evening.reader.lamp(seat)
        evening.run(CYCLE_S)
        lit.append(evening.table.lamps)
    assert lit == [(3,), (10,), (), (1,)]


@pytest.mark.parametrize("seat", [0, 11, -1])
def test_there_are_ten_seats(seat: int) -> None:
    evening = running()
    with pytest.raises(SeatError) as refused:
        evening.reader.reveal(seat)
    assert refused.value.data == {"seat": seat}
    with pytest.raises(SensingError):
        evening.reader.lamp(seat)


def test_a_reader_starts_once_and_runs_between_start_and_close() -> None:
    evening = Evening()
    with pytest.raises(ReaderStateError):
        evening.reader.start(lambda reading: None)
    evening.reader.close()
    with pytest.raises(ReaderStateError):
        evening.reader.run(1)


def test_a_table_cannot_tell_one_reader_from_another() -> None:
    stepped = Evening().reader
    readers: list[Reader] = [stepped, SerialReader("nowhere", SimulatedTable().tags, stepped)]
    for each in readers:
        each.lamp(1)
        assert each.reveal(1) == ()
        assert each.new_hand() == 0
        each.close()


def test_another_process_tells_the_same() -> None:
    """Nothing hangs on the order in which a set of this process keeps its members."""
    script = "from tests.sensing.playing import eventful; print(*eventful().told, sep='\\n')"
    told = {
        subprocess.run(
            [sys.executable, "-c", script],
            cwd=Path(__file__).parents[2],
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1
    assert len(told.pop().splitlines()) > 80


def test_the_same_evening_gives_the_same_readings() -> None:
    def told() -> list[Reading]:
        evening = running(7)
        deal(evening)
        evening.table.line.noise_to_host.corrupt = 0.1
        evening.lay("Ah", BOARD[0])
        evening.run(2.0)
        return evening.told

    assert told() == told()
