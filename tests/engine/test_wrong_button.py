"""A button that lay at the wrong seat (PROCEDURES 11; TDA 2024 34A): the engine moves it, and what hangs on it."""

from __future__ import annotations

import pytest

from dealerassist.engine import Hand, RulingCode
from dealerassist.engine.events import Event, Posted, Returned, Ruled
from tests.engine.dealing import played, push, refused, ruled


def told(events: list[Event]) -> list[tuple[object, ...]]:
    """What happened, without the floor's ruling."""
    return [(type(event).__name__, *event) for event in events if not isinstance(event, Ruled)]


def bets(hand: Hand) -> dict[int, int]:
    return {seat.number: seat.bet for seat in hand.seats if seat.bet}


def test_procedures_11_the_blinds_are_posted_by_the_right_seats() -> None:
    hand = played("call 4")
    events = push(hand, "floor button-error correct seat 3")
    assert told(events) == [
        (Returned.__name__, 2, 10),
        (Returned.__name__, 3, 20),
        (Returned.__name__, 4, 20),
        (Posted.__name__, 4, 10, "blind"),
        (Posted.__name__, 1, 20, "blind"),
    ]
    assert bets(hand) == {4: 10, 1: 20}
    assert [seat.number for seat in hand.seats] == [4, 1, 2, 3]
    assert hand.awaiting.seats == (2, 3, 4, 1)
    assert hand.setup.button == 3
    assert {seat.number: seat.cards for seat in hand.seats} == {1: 2, 2: 2, 3: 2, 4: 2}
    assert ruled(hand) == [
        ("floor-answer", {"question": "button-error", "option": "correct", "words": "seat 3"}),
    ]


def test_procedures_11_without_a_seat_the_button_lay_wrong_on_the_felt_alone() -> None:
    hand = played("call 4")
    push(hand, "floor button-error correct the puck was one seat short")
    assert bets(hand) == {2: 10, 3: 20, 4: 20}
    assert hand.rulings[-1].code is RulingCode.FLOOR_ANSWER


def test_procedures_11_after_substantial_action_it_stands() -> None:
    hand = played("call 4 / call 1")
    assert refused(hand, "floor button-error correct seat 2") == ("wrong-option", {"options": "stands"})
    push(hand, "floor button-error stands seat 2")
    assert (hand.setup.button, bets(hand)) == (1, {1: 20, 2: 10, 3: 20, 4: 20})


def test_procedures_29_who_has_folded_stays_folded() -> None:
    hand = played("fold 4")
    push(hand, "floor button-error correct seat 2")
    assert [seat.number for seat in hand.seats if seat.live] == [3, 1, 2]
    assert hand.awaiting.seats == (1, 2, 3)


def test_it_is_taken_back_like_any_command() -> None:
    hand = played("fold 4")
    push(hand, "floor button-error correct seat 2")
    hand.pop()
    assert (hand.setup.button, bets(hand), hand.awaiting.seats) == (1, {2: 10, 3: 20}, (1, 2, 3))
    hand.pop()
    assert hand.awaiting.seats == (4, 1, 2, 3)


def test_the_same_commands_make_the_same_hand() -> None:
    hand = played("call 4")
    push(hand, "floor button-error correct seat 2")
    push(hand, "call 1")
    again = Hand(hand.dealt_from)
    for command in hand.commands:
        again.push(command)
    assert (again.setup, again.seats, again.rulings) == (hand.setup, hand.seats, hand.rulings)


def test_it_may_be_mended_twice() -> None:
    hand = played("")
    push(hand, "floor button-error correct seat 2")
    push(hand, "floor button-error correct seat 4")
    assert (hand.setup.button, bets(hand)) == (4, {1: 10, 2: 20})


def test_what_was_corrected_before_stands() -> None:
    hand = played("fix stack 2 700 / kill 1 absent")
    push(hand, "floor button-error correct seat 2")
    assert hand.seat(2).stack == 700
    assert not hand.seat(1).live
    assert hand.awaiting.seats == (3, 4, 2)  # nothing is dealt yet


def test_procedures_12_who_has_posted_to_join_has_posted_still() -> None:
    hand = played("post 5 20 10", 1000, 1000, 1000, 1000, "1000 owes both")
    push(hand, "floor button-error correct seat 2")
    assert bets(hand) == {3: 10, 4: 20, 5: 20}
    assert hand.pot_with_bets == 60


def test_procedures_16_antes_of_all_are_posted_again() -> None:
    hand = played("", more="ante 5")
    push(hand, "floor button-error correct seat 2")
    assert hand.pot_collected == 20
    assert [event.seat for event in hand.opening if isinstance(event, Posted)] == [2, 3, 4, 1, 2, 3]


@pytest.mark.parametrize(("house", "code"), [("tda-2024", None), ("holland-casino", "no-such-seat")])
def test_procedures_8_the_button_lies_at_an_empty_seat_only_where_it_may_be_dead(house: str, code: str | None) -> None:
    hand = played("", house=house)
    if code is None:
        push(hand, "floor button-error correct seat 7")
        assert (hand.setup.button, bets(hand)) == (7, {1: 10, 2: 20})
    else:
        assert refused(hand, "floor button-error correct seat 7") == (code, {"seat": 7})


def test_procedures_10_heads_up_it_lies_at_one_of_the_two() -> None:
    hand = played("", 1000, 1000)
    assert refused(hand, "floor button-error correct seat 5") == ("no-such-seat", {"seat": 5})
    push(hand, "floor button-error correct seat 2")
    assert bets(hand) == {2: 10, 1: 20}
    assert hand.awaiting.seats == (1, 2)  # the last card to the button


def test_a_game_without_a_button_has_no_wrong_one() -> None:
    hand = played("", game="stud", limit="fixed 2 4", blinds="", more="ante 1 / bring-in 1")
    assert refused(hand, "floor button-error correct seat 2")[0] == "not-in-this-game"


def test_when_one_hand_is_left_it_is_too_late() -> None:
    hand = played("fold 1", 1000, 1000)
    assert refused(hand, "floor button-error correct seat 2")[0] == "not-now"
