"""Readings go into the table as they come: levels, keys, and new tags for every hand (DESIGN 4)."""

from __future__ import annotations

import pytest

from dealerassist.cards import card
from dealerassist.sensing import (
    BOARD,
    MUCK,
    SEATS,
    DealerKey,
    Health,
    HealthState,
    Key,
    Reading,
    SeatCards,
    SensorCode,
    Stamp,
    Tag,
)
from dealerassist.sensing.simulated import SimulatedTable, SteppedReader
from dealerassist.sensing.zones import ADDRESSES, source_at
from dealerassist.table.leveling import Leveller
from dealerassist.table.table import Table
from dealerassist.views import HealthCode, NameCard, Press
from tests.table.playing import Played

GO = Press.GO_ON
HOLE = ("As Ad", "Ks Kd", "Qs Qd", "Js Jd", "Ts Td", "9s 9d")


class Read(Played):
    """A table whose cards lie on simulated devices."""

    def __init__(self, *missing: str) -> None:
        """missing: nodes that never answer."""
        super().__init__()
        self.devices = SimulatedTable(seed=3)
        for source in missing:
            self.devices.silence(source)
        self.reader = SteppedReader(self.devices)
        self.table = Table(self.keeper, reader=self.reader)
        self.reader.start(self._read)
        self.devices.move_puck(6)
        self.reader.run(2)

    def _read(self, reading: Reading) -> None:
        self.table.read(reading)

    def deal(self) -> None:
        for seat, cards in enumerate(HOLE):
            for name in cards.split():
                self.devices.lay(card(name), SEATS[seat])
        self.reader.run(1)

    def muck(self, seat: int) -> None:
        for name in HOLE[seat - 1].split():
            self.devices.lay(card(name), MUCK)
        self.reader.run(1)

    def flop(self, cards: str) -> None:
        for place, name in enumerate(cards.split()):
            self.devices.lay(card(name), BOARD[place])
        self.reader.run(1)


def test_design_1_what_lies_there_moves_the_hand_on() -> None:
    played = Read()
    assert played.table.view.health == (HealthCode.RFID_OK,)
    played.deal()
    assert played.prompt == "act-call n=3 a=200"
    assert played.devices.lamps == (3,)
    played.muck(3)
    assert played.commands == ["fold 3"]
    assert played.devices.lamps == (4,)


def test_design_4_every_hand_has_new_tags_and_old_cards_say_nothing_of_the_new_hand() -> None:
    played = Read()
    played.deal()
    played.muck(3)
    played.touch(Press.VOID, GO)
    assert played.table.view.hand == 2
    played.reader.run(1)
    assert played.prompt == "deal-hole n=1"
    assert played.commands == []
    played.devices.clear()
    played.reader.run(1)
    played.deal()
    assert played.prompt == "act-call n=3 a=200"


def test_design_4_tabled_is_the_dealers_word_then_the_reader_is_asked_once() -> None:
    played = Read()
    played.deal()
    played.touch(GO, GO, GO, GO, GO, GO)
    played.flop("2c 7h 8h")
    played.devices.lay(card("3c"), BOARD[3])
    played.reader.run(1)
    played.devices.lay(card("4c"), BOARD[4])
    played.reader.run(1)
    played.touch("board")
    assert played.prompt == "show-order n=1"
    assert all(seat.cards == () for seat in played.table.view.seats)
    played.touch(1)
    assert played.seat(1).cards == (card("As"), card("Ad"))
    assert all(not played.seat(seat).cards for seat in range(2, 7))


def test_a_tabled_hand_that_its_antenna_does_not_read_is_named_by_the_dealer() -> None:
    played = Read()
    played.deal()
    played.touch(GO, GO, GO, GO, GO, GO)
    for place, name in enumerate(["2c", "7h", "8h", "3c", "4c"]):
        played.devices.lay(card(name), BOARD[place])
        played.reader.run(1)
    played.touch("board")
    played.devices.faults.unread(SEATS[0], card("As"), 10_000)
    played.reader.run(1)
    played.touch(1)
    assert played.prompt == "card-unsure k=SEAT 1"
    played.touch(NameCard(card("As")), NameCard(card("Ad")))
    assert played.seat(1).cards == (card("As"), card("Ad"))


def test_a_node_that_is_silent_is_said_once_and_its_seat_is_by_hand() -> None:
    played = Read()
    played.deal()
    played.devices.silence("seat-3")
    played.reader.run(5)
    assert played.prompt == "sensor-off k=SEAT 3"
    assert 3 not in played.table.situation.levels.seats
    played.touch(Press.FOLD)
    assert played.commands == ["fold 3"]


@pytest.mark.parametrize(
    ("missing", "health"),
    [("seat-3", HealthCode.RFID_PART), ("board-2", HealthCode.RFID_PART), ("seat-10", HealthCode.RFID_OK)],
)
def test_a_node_that_never_answered_is_on_the_screen_where_somebody_needs_it(missing: str, health: HealthCode) -> None:
    """At the board, and at a seat that is taken; seat 10 is not."""
    played = Read(missing)
    assert played.table.view.health == (health,)


def test_a_line_on_which_nobody_ever_answered_is_on_the_screen() -> None:
    assert Read(*map(source_at, ADDRESSES)).table.view.health == (HealthCode.RFID_OFF,)


def test_an_unplugged_table_is_played_by_hand_to_its_end() -> None:
    played = Read()
    played.deal()
    played.devices.line.plugged = False
    played.reader.run(2)
    assert played.prompt == "sensor-off k=RFID"
    assert played.table.view.health == (HealthCode.RFID_OFF,)
    played.touch(GO, 6, GO, 2, GO, "board", "board", "board", "board")
    assert played.prompt == "who-wins"
    played.touch(6, GO)
    assert played.keeper.hand.over


@pytest.mark.parametrize(
    ("key", "said"),
    [
        (DealerKey.FOLD, "fold 3"),
        (DealerKey.CALL, "call 3"),
        (DealerKey.GO_ON, "call 3"),
        (DealerKey.RAISE_TO, "raise 3 400"),
        (DealerKey.ALL_IN, "allin 3"),
    ],
)
def test_the_dealers_keys_act_for_the_amber_seat(key: DealerKey, said: str) -> None:
    played = Read()
    played.deal()
    played.reader.run(1)
    played.devices.press(key)
    played.reader.run(0.5)
    assert played.commands == [said]
    played.devices.release(key)
    played.reader.run(0.5)
    assert played.commands == [said]


def test_check_to_a_bet_says_nothing_and_undo_takes_back() -> None:
    played = Read()
    played.deal()
    played.reader.run(1)
    for key in (DealerKey.CHECK, DealerKey.CALL, DealerKey.UNDO):
        played.devices.press(key)
        played.reader.run(0.5)
    assert played.commands == []


def test_display_5_after_a_sensor_has_moved_the_action_keys_that_act_are_deaf_for_350_ms() -> None:
    played = Played()
    played.touch(GO)
    cards = SeatCards(Stamp("seat-3", 1, 0), 3, (Tag(1), Tag(2)))
    played.table.read(cards)
    moved = played.table
    moved._moved_ns = 1_000_000_000
    early = Key(Stamp("keys", 2, 1_300_000_000), DealerKey.FOLD, True)
    late = Key(Stamp("keys", 3, 1_400_000_000), DealerKey.FOLD, True)
    moved.read(early)
    assert played.commands == []
    moved.read(late)
    assert played.commands == ["fold 3"]


def test_a_source_that_never_worked_is_no_failure() -> None:
    leveller = Leveller().take(Health(Stamp("seat-10", 1, 0), HealthState.DOWN, SensorCode.NO_ANSWER))
    assert leveller.levels.down == frozenset()


def test_readings_of_the_hand_before_say_nothing_but_for_health() -> None:
    leveller = Leveller().next_hand(before=5)
    leveller = leveller.take(SeatCards(Stamp("seat-3", 5, 0), 3, (Tag(1), Tag(2))))
    leveller = leveller.take(Health(Stamp("seat-3", 4, 0), HealthState.GOOD, SensorCode.WORKS))
    assert dict(leveller.levels.seats) == {3: 0}
