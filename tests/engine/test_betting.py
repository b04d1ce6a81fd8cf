"""Raises judged anew when the chips were others than recorded, bets that come back, what a seat may do (PROCEDURES
15, 30, 51).
"""

from __future__ import annotations

from tests.engine.dealing import played, push, refused, ruled

TURN = "fold 4 / fold 1 / call 2 / check 3 / board 2c 7d 9h / check 2 / check 3 / board Jc"
FLOP = "fold 4 / fold 1 / call 2 / check 3 / board 2c 7d 9h / expect act 2"


def test_procedures_30_who_has_more_in_front_than_the_bet_has_raised() -> None:
    """60, and a call that was 100: 40 more. Mended back, the raise to 60 stands: the next is to 100."""
    hand = played("raise 4 60 / call 1 / fix bet 1 100 counted / expect act 2 / expect min-raise-to 140")
    push(hand, "fix bet 1 60 counted again")
    assert hand.bet_to == 60
    assert hand.legal is not None
    assert hand.legal.min_raise_to == 100
    assert ruled(hand, "fixed") == []


def test_procedures_30_a_raise_mended_twice_is_still_its_own_raise() -> None:
    """50 was 80, was 60 after all: 40 more than the big blind, so the next is to 100."""
    hand = played("raise 4 50 / fix bet 4 80 counted / fix bet 4 60 again / expect min-raise-to 100")
    assert ruled(hand, "fixed") == []


def test_procedures_30_a_raise_that_was_none_leaves_the_blind() -> None:
    hand = played("raise 4 40 / fix bet 4 20 only a call / expect call 20 / expect min-raise-to 40")
    assert ruled(hand, "fixed") == []


def test_procedures_30_a_call_found_right_is_no_raise() -> None:
    hand = played("raise 4 60 / call 1 / fix bet 1 60 right")
    assert ruled(hand, "fixed") == []


def test_procedures_15_a_short_big_blind_keeps_its_price_when_a_call_is_mended() -> None:
    """Big blind 15 of 20: a call that was 12 leaves 20 to be called."""
    hand = played("call 4 / fix bet 4 12 short", 1000, 1000, 15, 1000)
    assert hand.bet_to == 20


def test_procedures_30_a_bet_of_nothing_after_the_first_street_leaves_nothing_to_call() -> None:
    hand = played(f"{FLOP} / check 2")
    push(hand, "fix bet 2 0 nothing there")
    assert hand.bet_to == 0
    push(hand, "check 3")


def test_procedures_30_21_a_raise_mended_to_under_half_a_big_bet_is_no_full_raise() -> None:
    hand = played(f"{TURN} / bet 2 40 / raise 3 80", limit="fixed 20 40")
    push(hand, "fix bet 3 55 counted")
    assert ruled(hand, "fixed") == [("short-all-in-no-reopening", {"seat": 3, "more": 15})]
    assert refused(hand, "raise 2 80")[0] == "not-reopened"


def test_procedures_51_of_a_killed_raise_what_the_blind_asks_stays_and_no_raise_is_left() -> None:
    """Bets of 20 over a blind of 10, of which its owner had 6: of 20, 10 come back, and the first bet is 20 again."""
    hand = played("raise 4 20 / kill 4 left", 1000, 1000, 6, 1000, limit="fixed 20 40", blinds="5 10")
    assert hand.seat(4).total == 10
    assert ruled(hand, "killed", "bet-stays", "short-blind-full-price") == [
        ("uncalled-returned", {"seat": 4, "amount": 10})
    ]
    assert hand.legal is not None
    assert (hand.legal.to_call, hand.legal.min_raise_to) == (10, 20)


def test_rules_1_5_a_bet_that_nobody_calls_goes_back() -> None:
    hand = played(f"{FLOP} / bet 2 45 / fold 3")
    assert ruled(hand) == [("uncalled-returned", {"seat": 2, "amount": 45})]
    assert hand.seat(2).stack == 980


def test_rules_1_6_who_cannot_raise_is_told_whose_it_is() -> None:
    hand = played("expect act 4", 1000, 1000, 1000, 15)
    assert refused(hand, "raise 4 40") == ("stack-too-short", {"seat": 4})
