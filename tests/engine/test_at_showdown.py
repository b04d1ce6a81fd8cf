"""A hand taken up again at its showdown is judged as it was at the table (S1: cards speak; RULES 1.5-1.8)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from dealerassist.cards import parse_cards
from dealerassist.engine import (
    GAMES,
    Await,
    Hand,
    IllegalActionError,
    NoLimit,
    Place,
    Session,
    Setup,
    Stakes,
    game_named,
    preset,
)
from dealerassist.engine import commands as c
from dealerassist.engine.at_showdown import can_be_taken_up, cards_of, folded_before, taken_up
from dealerassist.rehearsal.dealing import Habits, play_hand
from dealerassist.rehearsal.evenings import random_table

SHOWN = Habits(dealers_word=0, unread=0, mistake=0, fold=0.05, muck=0.1)
"""Everything can be read, and many come to the showdown."""
WITH_BETS = [name for name in GAMES if name != "guts"]


def finished(seed: int, game: str) -> Hand:
    rng = Random(seed)
    while True:
        session, house = random_table(rng, game)
        if len(session.places) <= game_named(game).most_seats:
            return play_hand(session, house, rng, SHOWN)


def judged_again(hand: Hand) -> Hand:
    """With the same hands tabled and mucked."""
    folded = folded_before(hand)
    again = taken_up(hand, folded, hand.board)
    for seat in hand.seats:
        if again.awaiting.what is Await.SHOW and seat.live and seat.tabled is not None:
            again.push(c.Show(seat.number, seat.tabled))
    for seat in hand.seats:
        if again.awaiting.what is Await.SHOW and not seat.live and seat.number not in folded:
            again.push(c.Muck(seat.number))
    again.push(c.Award())
    return again


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**9), st.sampled_from(WITH_BETS))
@example(42981444, "stud")  # over an open pair an untracked stack goes all-in for more than the small bet
def test_s1_the_same_cards_give_the_same_pots_shares_and_odd_chips_in_every_game(seed: int, game: str) -> None:
    hand = finished(seed, game)
    if not can_be_taken_up(hand):
        return
    again = judged_again(hand)
    assert again.result is not None
    assert hand.result is not None
    assert again.result.pots == hand.result.pots
    assert again.result.payouts == hand.result.payouts


def all_in() -> Hand:
    """Seat 1 is all-in for 100 in a main pot of three; 2 and 3 have 300 each in; seat 4 folded his big blind of 20."""
    places = (Place(1, 100), Place(2, 1_000), Place(3, 1_000), Place(4, 1_000))
    setup = Session(game_named("holdem"), Stakes(NoLimit(20), (10, 20)), places, button=2).next(preset("tda-2024"))
    assert isinstance(setup, Setup)
    hand = Hand(setup)
    for seat in (3, 4, 1, 2):
        hand.push(c.Deal(seat, 2))
    for command in (c.AllIn(1, 100), c.Raise(2, 300), c.Call(3), c.Fold(4), c.Board((None,) * 3), c.Check(3)):
        hand.push(command)
    for command in (c.Check(2), c.Board((None,)), c.Check(3), c.Check(2), c.Board((None,)), c.Check(3), c.Check(2)):
        hand.push(command)
    return hand


BOARD = parse_cards("Ah Kd 8c 5s 2h")


def test_rules_1_5_who_folded_stays_in_the_pot_with_his_chips_and_wins_nothing() -> None:
    hand = all_in()
    assert can_be_taken_up(hand)
    again = taken_up(hand, {4}, BOARD)
    for seat, text in ((1, "As Ad"), (2, "Kh Kc"), (3, "8h 8d")):
        again.push(c.Show(seat, tuple(card for card in parse_cards(text) if card)))
    again.push(c.Award())
    assert again.result is not None
    assert again.result.payouts == {1: 320, 2: 400}


def test_a_seat_taken_back_in_plays_for_what_it_has_put_in() -> None:
    """Seat 4 had only 20 in: he plays for 20 of each."""
    again = taken_up(all_in(), (), BOARD)
    for seat, text in ((1, "As Ad"), (2, "Kh Kc"), (3, "8h 8d"), (4, "3h 4h")):
        again.push(c.Show(seat, tuple(card for card in parse_cards(text) if card)))
    again.push(c.Award())
    assert again.result is not None
    assert again.result.payouts == {1: 240, 2: 400, 4: 80}, "the wheel beats three aces"


def test_a_hand_in_play_cannot_be_taken_up_nor_one_that_was_called_off() -> None:
    hand = all_in()
    hand.pop()
    assert not can_be_taken_up(hand), "seat 2 has still to act"
    hand.push(c.Check(2))
    hand.push(c.Void("fouled deck"))
    assert not can_be_taken_up(hand)


def test_tda_2024_35_a_card_that_lies_on_the_board_is_in_nobodys_hand() -> None:
    again = taken_up(all_in(), {4}, BOARD)
    with pytest.raises(IllegalActionError, match="duplicate-card"):
        again.push(c.Show(1, tuple(card for card in parse_cards("Ah Ad") if card)))


def test_nobody_wins_while_a_board_card_is_not_known() -> None:
    again = taken_up(all_in(), {4}, (*BOARD[:4], None))
    for seat, text in ((1, "As Ad"), (2, "Kh Kc"), (3, "8h 8d")):
        again.push(c.Show(seat, tuple(card for card in parse_cards(text) if card)))
    assert again.awaiting.what is Await.IDENTIFY
    assert cards_of(again) == 2
