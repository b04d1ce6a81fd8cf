"""Acts that a betting round refuses, with the facts of the refusal, and what all-in means (RULES 1.6, 2.4, 3)."""

from __future__ import annotations

import pytest

from dealerassist.engine import commands as c
from dealerassist.engine.events import Acted
from tests.engine.dealing import Told, played, push, refused, ruled

TURN = "fold 4 / fold 1 / call 2 / check 3 / board 2c 7d 9h / check 2 / check 3 / board Jc"


@pytest.mark.parametrize(
    ("act", "why"),
    [
        ("check 2", ("may-not-check", {"to_call": 10})),
        ("bet 2 50", ("bet-stands", {"to_call": 10})),
        ("blindraise 2 40", ("not-in-this-house", {"seat": 2})),
        ("allin 2 990", ("all-in-not-stack", {"seat": 2, "total": 1000})),
        ("raise 2 1001", ("raise-too-large", {"seat": 2, "maximum": 1000})),
        ("raise 2 39", ("raise-too-small", {"seat": 2, "minimum": 40})),
    ],
)
def test_rules_2_4_what_the_small_blind_is_told_that_may_not(act: str, why: Told) -> None:
    assert refused(played("fold 4 / fold 1"), act) == why


@pytest.mark.parametrize(
    ("act", "why"), [("allin 2", ("amount-needed", {"seat": 2})), ("allin 2 10", ("wrong-amount", {"seat": 2}))]
)
def test_s1_an_all_in_of_an_unknown_stack_is_declared_with_more_than_lies_there(act: str, why: Told) -> None:
    assert refused(played("fold 4 / fold 1", 1000, "?", "?", "?"), act) == why


def test_rules_3_2_a_bet_of_nothing_is_no_bet() -> None:
    hand = played("fold 4 / fold 1 / call 2 / check 3 / board 2c 7d 9h / expect act 2")
    assert refused(hand, c.Bet(2, 0)) == ("raise-too-small", {"seat": 2, "minimum": 20})


def test_rules_3_2_less_than_the_least_bet_is_for_a_declared_all_in_only() -> None:
    hand = played("fold 4 / fold 1 / call 2 / check 3 / board 2c 7d 9h / expect act 2", 1000, "?", "?", "?")
    assert refused(hand, "bet 2 15") == ("raise-too-small", {"seat": 2, "minimum": 20})
    push(hand, "allin 2 15")


def test_rules_3_6_a_blind_raise_is_at_least_an_ordinary_raise() -> None:
    hand = played("expect act 4", 1000, 1000, 1000, "?", house="holland-casino")
    assert refused(hand, "blindraise 4 30") == ("raise-too-small", {"seat": 4, "minimum": 40})


def test_rules_3_6_a_blind_raise_of_a_whole_short_stack_does_not_reopen() -> None:
    hand = played("blindraise 4 35", 1000, 1000, 1000, 35, house="holland-casino")
    assert ruled(hand) == [("short-all-in-no-reopening", {"seat": 4, "more": 15})]


def test_procedures_18_a_whole_stack_below_the_least_bet_may_be_bet() -> None:
    hand = played("fold 4 / fold 1 / call 2 / check 3 / board 2c 7d 9h / bet 2 15", 1000, 35, 1000, 1000)
    assert ruled(hand) == [("short-all-in-no-reopening", {"seat": 2, "more": 15})]


def test_rules_1_6_a_declared_all_in_of_just_the_bet_is_all_in() -> None:
    """Seat 1 is all-in for 100; seat 2, whose stack nobody knows, has just that and says all-in."""
    hand = played("allin 1 / allin 2 100", 100, "?")
    assert hand.seat(2).all_in


def test_tda_53_whoever_spoke_for_has_no_more_to_raise_than_anybody_can_call() -> None:
    """The big blind is put first though the small blind, 15 in all, still owes: nobody could call a raise."""
    hand = played("fold 4 / fold 1 / fix act 3 skipped", 1000, 15, 1000, 1000)
    assert hand.awaiting.seats[0] == 3
    assert refused(hand, "allin 3") == ("nobody-can-call", {"seat": 3})


def test_procedures_21_under_half_a_big_bet_does_not_reopen_for_an_all_in() -> None:
    """Turn, bets of 40: 40, all-in 55 is 15 more, under half of 40; half of the small bet would reopen."""
    hand = played(f"{TURN} / bet 2 40 / allin 3", 1000, 1000, 75, 1000, limit="fixed 20 40")
    assert ruled(hand) == [("short-all-in-no-reopening", {"seat": 3, "more": 15})]
    assert hand.legal is not None
    assert hand.legal.no_raise == "not-reopened"
    assert refused(hand, "allin 2")[0] == "not-reopened"


def test_tda_16_that_all_hands_go_up_is_ruled_once_however_many_cards_are_to_come() -> None:
    hand = played("allin 4 / fold 1 / fold 2 / call 3 / board 2c 7d 9h / board Jc / board 3s")
    assert ruled(hand) == [("all-in-hands-up", {})]


@pytest.mark.parametrize(
    ("act", "why"),
    [
        (c.Discard(4, 1), "not-in-this-game"),
        (c.Complete(4), "not-in-this-game"),
        (c.Award(), "not-now"),
        (c.Muck(4), "not-now"),
        (c.Fold(1), "out-of-turn"),
        (c.Fold(9), "no-such-seat"),
    ],
)
def test_rules_2_4_a_betting_round_takes_acts_of_this_game_from_the_seat_in_turn(act: c.HandCommand, why: str) -> None:
    assert refused(played("expect act 4"), act) == (why, {})


def test_rules_2_4_an_act_is_told_with_what_moved_and_what_lies_there_now() -> None:
    hand = played("raise 4 60 / fold 1 / expect act 2", 1000, 50, 1000, 1000)
    assert push(hand, "allin 2") == [Acted(2, "allin", 40, 50, True)]
    assert push(hand, "raise 3 140") == [Acted(3, "raise", 120, 140, False)]


def test_tda_47b_a_mended_bet_is_judged_by_the_bet_of_its_street() -> None:
    """Turn, bets of 40: a call of 40 was 55, 15 more, which is no full raise, though more than half a small bet."""
    hand = played(f"{TURN} / bet 2 40 / expect act 3", limit="fixed 20 40")
    push(hand, "fix bet 3 55 counted")
    assert ruled(hand, "fixed") == [("short-all-in-no-reopening", {"seat": 3, "more": 15})]
