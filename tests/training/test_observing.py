"""A table session with cards on sensors: on simulated nodes, in virtual time. What is seen comes to the same moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

import pytest

from dealerassist.cards import Card
from dealerassist.sensing.simulated import SimulatedTable, SteppedReader
from dealerassist.sensing.zones import BOARD, SEATS
from dealerassist.training.codes import MoveCode, TrainingError
from dealerassist.training.dealing.moves import Move
from dealerassist.training.dealing.players import DEALT
from dealerassist.training.dealing.table_hand import TableHand
from dealerassist.training.session.gestures import Gesture, Hands
from dealerassist.training.session.laying import Laying
from dealerassist.training.session.lying import in_order
from dealerassist.training.session.observing import Observing
from dealerassist.training.session.session import Session
from dealerassist.training.session.view import view_of
from dealerassist.views import Choose, HealthCode, Intent, TouchSeat
from tests.training.dealers import hand_of, touches_of

PITCH_S = 0.5
SETTLE_S = 1.5


class OnSensors:
    """A session, the nodes under its table, and hands that lay a shuffled pack on them."""

    def __init__(self, level: int, seed: int, game: str = "holdem", by_finger: bool = True) -> None:
        self.table = SimulatedTable(seed, real_speed=False)
        self.reader = SteppedReader(self.table)
        sensors = Observing(self.reader)
        hand = TableHand(hand_of(level, seed, game).plot, sensors)
        self.lay = Laying(self.table, hand.hand, Random(seed))
        hands: Callable[[Gesture], None] | None = self.lay if by_finger else None
        self.session = Session(hand, 0, sensors=sensors, hands=hands)
        self.reader.start(lambda reading: self.session.read(reading, self.now_ms))
        self.reader.run(3.0)

    @property
    def now_ms(self) -> int:
        return self.reader.mono_ns() // 1_000_000

    def touch(self, intents: Iterable[Intent]) -> None:
        for intent in intents:
            self.session.touched(intent, self.now_ms)
            if isinstance(intent, TouchSeat):
                self.reader.run(PITCH_S)
        self.reader.run(SETTLE_S)

    def until(self, verb: MoveCode) -> Move:
        """Deals rightly as far as a step of this kind."""
        while (due := self.session.watcher.due) is not None and due.move.verb is not verb:
            self.touch(touches_of(self.session, due.move))
        assert due is not None
        return due.move

    def deal(self) -> None:
        """To the end."""
        while (due := self.session.watcher.due) is not None:
            before = len(self.session.watcher.done)
            self.touch(touches_of(self.session, due.move))
            assert len(self.session.watcher.done) > before, due

    @property
    def slips(self) -> list[tuple[str, str]]:
        return [(str(slip.move), slip.due.words) for slip in self.session.watcher.slips]


SHORT = ("holdem", "omaha", "stud", "triple-draw-27", "guts")
LONG = [pytest.param(game, 4, marks=pytest.mark.slow) for game in DEALT]


@pytest.mark.parametrize(("game", "level"), [*((game, 1) for game in SHORT), *LONG])
def test_a_hand_of_real_cards_is_dealt_without_a_slip(game: str, level: int) -> None:
    """Who wins is read: the board, up cards by the order in which they came, and hands once they are tabled."""
    on = OnSensors(level, 1, game)
    on.deal()
    hand = on.session.watcher.hand.hand
    assert on.slips == []
    assert hand.over
    for seat in hand.seats:
        if seat.tabled:
            lay = {card for card in seat.tabled if on.table.zone_of(card) == SEATS[seat.number - 1]}
            assert lay == set(seat.tabled)
    assert view_of(on.session).health == (HealthCode.RFID_OK,)


def test_no_hole_card_is_asked_for_before_its_hand_is_tabled(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    on = OnSensors(1, 3)
    reveal = on.reader.reveal

    def asks(seat: int) -> tuple[Card, ...]:
        asked.append(seat)
        return reveal(seat)

    monkeypatch.setattr(on.reader, "reveal", asks)
    on.deal()
    assert sorted(asked) == sorted(seat.number for seat in on.session.watcher.hand.hand.seats if seat.tabled)


def test_a_deal_against_the_clock_is_seen() -> None:
    on = OnSensors(1, 0)
    order = on.session.watcher.hand.hand.awaiting.seats
    on.touch(TouchSeat(seat) for seat in (*reversed(order), *reversed(order)))
    assert len(on.slips) == 1
    assert on.slips[0][0] == " ".join(["deal", *map(str, (*reversed(order), *reversed(order)))])


def test_a_card_too_many_is_seen_and_once_it_is_taken_away_the_deal_is_over() -> None:
    on = OnSensors(1, 0)
    order = on.session.watcher.hand.hand.awaiting.seats
    on.touch(TouchSeat(seat) for seat in order[:1])
    spare = on.lay.stub[0]
    on.touch(TouchSeat(seat) for seat in (*order[1:], *order))
    assert on.slips == []
    on = OnSensors(1, 0)
    on.touch(TouchSeat(seat) for seat in (*order, order[0]))
    on.table.lay(spare, SEATS[order[0] - 1])
    on.reader.run(SETTLE_S)
    assert on.slips == [(f"cards {order[0]} 3", f"deal {order[0]}")]
    on.table.take(spare)
    on.reader.run(SETTLE_S)
    on.touch(TouchSeat(seat) for seat in order[1:])
    assert len(on.slips) == 1
    assert on.session.watcher.due is not None
    assert on.session.watcher.due.move.verb is not MoveCode.DEAL


def test_a_flop_without_a_burn_is_seen_and_its_cards_count() -> None:
    on = OnSensors(1, 0)
    on.until(MoveCode.BURN)
    on.lay(Gesture(Hands.BOARD))
    on.reader.run(SETTLE_S)
    assert on.slips == [("flop", "burn")]
    board = on.session.watcher.hand.hand.board
    assert [on.table.zone_of(card) for card in board if card] == list(BOARD[:3])


def test_two_burns_are_seen() -> None:
    """TDA 2024 38: exactly one, never more."""
    on = OnSensors(1, 0)
    on.until(MoveCode.BURN)
    on.lay(Gesture(Hands.BURN))
    on.lay(Gesture(Hands.BURN))
    on.reader.run(SETTLE_S)
    assert on.slips == [("burn", "flop")]


def test_a_burn_that_is_told_and_then_seen_is_one() -> None:
    """Some houses burn away from the muck: there it is only told."""
    on = OnSensors(1, 0, by_finger=False)
    session, lay = on.session, on.lay
    order = session.watcher.hand.hand.awaiting.seats
    for seat in order * 2:
        lay(Gesture(Hands.PITCH, seat))
        on.reader.run(PITCH_S)
    on.reader.run(SETTLE_S)
    while (due := session.watcher.due) is not None and due.move.verb is not MoveCode.BURN:
        if due.move.verb is MoveCode.MUCK:
            lay(Gesture(Hands.MUCK, due.move.numbers[0]))
            on.reader.run(SETTLE_S)
        else:
            on.touch(touches_of(session, due.move))
    session.touched(Choose(MoveCode.BURN), on.now_ms)
    lay(Gesture(Hands.BURN))
    on.reader.run(SETTLE_S)
    assert on.slips == []
    assert session.watcher.due is not None
    assert session.watcher.due.move.verb is MoveCode.FLOP


def test_cards_that_are_exchanged_are_seen_and_one_too_many_is_a_slip() -> None:
    """S3; PROCEDURES 66: a seat gets as many as it has discarded. Those of before go first; none of them is a burn."""
    on = OnSensors(1, 2, "five-card-draw")
    seat, count = on.until(MoveCode.DRAW).numbers
    assert on.session.lying.cards[seat] == 5 - count
    on.touch([TouchSeat(seat)] * count)
    assert on.slips == []
    spare = on.lay.stub[0]
    on.table.lay(spare, SEATS[seat - 1])
    on.reader.run(SETTLE_S)
    assert [did for did, _ in on.slips] == [f"cards {seat} 6"]
    on.table.take(spare)
    on.reader.run(SETTLE_S)
    on.deal()
    assert len(on.slips) == 1


def test_the_button_that_is_moved_before_the_pot_is_pushed_is_seen() -> None:
    on = OnSensors(1, 0)
    on.until(MoveCode.PUSH)
    seat = on.session.watcher.hand.hand.seats[0].number
    on.table.move_puck(seat)
    on.reader.run(SETTLE_S)
    assert [did for did, _ in on.slips] == [f"button {seat}"]


def test_fingers_lay_no_cards_where_real_ones_are() -> None:
    on = OnSensors(1, 0, by_finger=False)
    seat = on.session.watcher.hand.hand.awaiting.seats[0]
    on.touch([TouchSeat(seat)])
    assert on.session.lying.cards == {}


def test_a_live_hand_in_the_muck_is_seen() -> None:
    on = OnSensors(2, 0)
    on.until(MoveCode.ANNOUNCE)
    live = next(seat.number for seat in on.session.watcher.hand.hand.seats if seat.live)
    on.lay(Gesture(Hands.MUCK, live))
    on.reader.run(SETTLE_S)
    assert on.slips[0][0] == f"muck {live}"


def one_card_slips_from_the_felt(on: OnSensors) -> None:
    """At each seat, and a telephone with a tag of its own lies there instead."""
    for seat in on.session.watcher.hand.hand.seats:
        if seat.live:
            on.table.take(on.lay.at_seats[seat.number][0])
            on.table.lay(on.table.new_tag(), SEATS[seat.number - 1])
    on.reader.run(SETTLE_S)


def test_a_tabled_hand_that_cannot_be_read_ends_the_session_in_one_line() -> None:
    on = OnSensors(1, 3)
    on.until(MoveCode.FLOP)
    one_card_slips_from_the_felt(on)
    with pytest.raises(TrainingError, match="its cards"):
        on.deal()


def test_up_cards_that_were_dealt_out_of_order_are_a_slip_and_the_dealer_says_who_opens() -> None:
    """An antenna cannot see face up from face down (WALKTHROUGH 3 e): no card is made up, and none is guessed. The hand
    goes on, to its end.
    """
    on = OnSensors(1, 1, "stud")
    order = on.session.watcher.hand.hand.awaiting.seats
    came = (*reversed(order), *order, *order)
    on.touch(TouchSeat(seat) for seat in came)
    assert on.slips == [(" ".join(["deal", *map(str, came)]), f"deal {order[0]}")]
    assert [seat.up for seat in on.session.watcher.hand.hand.seats] == [(None,)] * len(order)
    due = on.session.watcher.due
    assert due is not None
    assert due.before[-1].code == "TellCode.up-not-read"
    assert due.moves == {Move(MoveCode.OPENS, (seat,)) for seat in order}
    on.touch([TouchSeat(order[-1])])
    assert on.session.watcher.hand.hand.opener == order[-1]
    on.deal()
    assert len(on.slips) == 1


@pytest.mark.parametrize(
    ("came", "right"),
    [
        ([(0, 3), (400, 5), (800, 3), (1200, 5)], True),
        ([(0, 3), (100, 5), (50, 3), (200, 5)], True),
        ([(400, 3), (0, 5), (800, 3), (1200, 5)], False),
        ([(0, 3), (400, 3), (800, 5), (1200, 5)], False),
        ([(0, 3), (400, 5), (800, 3)], False),
    ],
)
def test_an_order_is_judged_by_times_as_far_as_antennas_can_tell(came: list[tuple[int, int]], right: bool) -> None:
    """Zones are read in turn: what comes within 300 ms may be told the other way round."""
    assert in_order(came, (3, 5, 3, 5), 300) is right
