"""When a card on the board has a face, and when not; `reveal`."""

from __future__ import annotations

import logging
from random import Random

import pytest

from dealerassist.cards import card, parse_cards
from dealerassist.sensing import BOARD, SEATS, BoardCard, Deck, Reading, TableTags
from dealerassist.sensing.felt import Felt, Stamper
from dealerassist.sensing.protocol import Pass
from tests.sensing.playing import deal, running


def test_a_card_that_was_at_a_seat_has_no_face_on_the_board() -> None:
    evening = running()
    evening.lay("Ah", SEATS[2])
    evening.run()
    tag = evening.seat(3)[0]
    evening.lay("Ah", BOARD[1])
    evening.run()
    assert evening.place(2) == (tag, None)
    assert [each.confidence for each in evening.all_of(BoardCard)] == [0.0]


def test_a_face_waits_until_no_seat_sees_the_card() -> None:
    """Even one pass of a seat that saw it holds the face back, until the next pass there did not."""
    number, told = b"a number", list[Reading]()
    felt = Felt(TableTags([Deck({number: card("Ah")})]), Stamper(told.append), Random(0))
    faces = []
    for cycle, at_the_seat in enumerate([False, True, False, False]):
        felt.passed(SEATS[0], cycle, Pass(1, 0, 0, 0, 0, (number,) * at_the_seat), 0)
        felt.passed(BOARD[0], cycle, Pass(1, 0, 0, 0, 0, (number,)), 0)
        faces.append([each.face for each in told if isinstance(each, BoardCard)])
    assert faces == [[], [None], [None, card("Ah")], [None, card("Ah")]]


def test_a_face_once_shown_stays_shown() -> None:
    evening = running()
    evening.lay("Ah", BOARD[0])
    evening.run()
    evening.table.faults.ghost(SEATS[0], card("Ah"), 1)
    evening.run(1.0)
    assert [each.face for each in evening.all_of(BoardCard)] == [card("Ah")]


def test_reveal_gives_the_faces_that_lie_there_and_is_logged_without_them(caplog: pytest.LogCaptureFixture) -> None:
    evening = running()
    evening.lay("Ah", SEATS[2])
    evening.lay("Kd", SEATS[2])
    evening.run()
    with caplog.at_level(logging.INFO):
        assert evening.reader.reveal(3) == parse_cards("Ah Kd")
        assert evening.reader.reveal(4) == ()
    assert [each.getMessage() for each in caplog.records] == [
        "revealed: seat 3, 2 cards, hand 0 of this run",
        "revealed: seat 4, 0 cards, hand 0 of this run",
    ]


@pytest.mark.parametrize("moves_before", [True, False])
def test_a_hand_that_begins_late_shows_no_hole_card(moves_before: bool) -> None:
    """The first hole cards lie at their seats already, or one went to the board by mistake, when `new_hand` comes."""
    evening = running()
    deal(evening)
    if moves_before:
        evening.lay("2c", BOARD[0])
        evening.run()
    evening.reader.new_hand()
    evening.lay("2c", BOARD[0])
    evening.run()
    assert evening.place(1)[0] is not None
    assert evening.place(1)[1] is None
