"""Corrections mend the record and bend no rule (DESIGN 3): cases that a hand script does not reach."""

from __future__ import annotations

import pytest

from dealerassist.cards import parse_cards
from dealerassist.engine import Await, Hand
from dealerassist.engine import commands as c
from tests.engine.dealing import played, push, refused, ruled

FLOP = "call 4 / call 1 / call 2 / check 3 / board 2c 7d 9h"
RIVER = f"{FLOP} / check 2 / check 3 / check 4 / check 1 / board Jc / check 2 / check 3 / check 4 / check 1 / board Qd"
SHOWDOWN = f"{RIVER} / check 2 / check 3 / check 4 / check 1"


def tell(hand: Hand, lines: str) -> None:
    for line in lines.split("/"):
        push(hand, line)


@pytest.mark.parametrize("line", ["kill 9", "restore 9", "fix bet 9 5", "fix stack 9 5", "fix act 9", "give main 9 5"])
def test_a_seat_that_is_not_in_the_hand(line: str) -> None:
    assert refused(played("call 4"), line) == ("no-such-seat", {"seat": 9})


def test_nothing_is_mended_once_the_pot_is_pushed_but_by_give_void_and_a_misread_card() -> None:
    hand = played("fold 4 / fold 1 / fold 2 / award")
    for line in ("kill 3", "restore 2", "fix stack 3 5", "fix bet 3 5", "fix act 3"):
        assert refused(hand, line) == ("hand-over", {})
    push(hand, "void fouled deck")
    assert refused(hand, "void") == ("hand-over", {})
    assert refused(hand, "give main 3 5") == ("hand-over", {})


class TestFixBet:
    def test_only_while_somebody_is_to_act(self) -> None:
        assert refused(played(f"{FLOP} / check 2 / check 3 / check 4 / check 1"), "fix bet 2 5") == ("not-now", {})

    def test_chips_in_front_of_a_seat_are_never_negative(self) -> None:
        assert refused(played(FLOP), c.FixBet(2, -1)) == ("wrong-amount", {"seat": 2})

    def test_more_than_the_price_is_a_raise_by_that_seat(self) -> None:
        """TDA 2024 43: recorded call of 20, counted 60; the least re-raise is to 100."""
        hand = played("call 4")
        push(hand, "fix bet 4 60")
        assert (hand.to_call, hand.legal and hand.legal.min_raise_to) == (60, 100)
        tell(hand, "fold 1 / fold 2 / fold 3")
        assert hand.seat(4).stack == 980, "the uncalled 40 went back"

    def test_more_than_the_last_raise_is_a_raise_over_it(self) -> None:
        hand = played("raise 4 60 / call 1")
        push(hand, "fix bet 1 150")
        assert (hand.bet_to, hand.legal and hand.legal.min_raise_to) == (150, 240)
        assert hand.awaiting.seats == (2, 3, 4)
        push(hand, "fix bet 1 60")
        assert (hand.bet_to, hand.legal and hand.legal.min_raise_to) == (60, 100)

    def test_fixed_limit_counts_from_the_bet_as_it_is(self) -> None:
        hand = played("call 4", limit="fixed 20 40")
        push(hand, "fix bet 4 40")
        assert hand.legal
        assert hand.legal.min_raise_to == 60

    def test_the_price_is_never_less_than_the_blinds_that_were_posted(self) -> None:
        """Three players post three of four blinds: 20 is the price, not the 40 that nobody posted."""
        hand = played("", 100, 100, 100, blinds="5 10 20 40")
        assert hand.bet_to == 20
        hand = played("call 2", 100, 100, 100, blinds="5 10 20 40")
        push(hand, "fix bet 3 5")
        assert hand.bet_to == 20

    def test_an_all_in_of_an_untracked_stack_stays_all_in(self) -> None:
        hand = played("allin 4 300", 1000, 1000, 1000, "?")
        push(hand, "fix bet 4 320")
        assert hand.seat(4).all_in
        assert hand.to_call == 320

    def test_an_untracked_stack_is_not_all_in_because_its_bet_was_mended(self) -> None:
        hand = played("raise 4 60", 1000, 1000, 1000, "?")
        push(hand, "fix bet 4 80")
        assert not hand.seat(4).all_in


class TestFixStack:
    def test_never_negative(self) -> None:
        assert refused(played(FLOP), c.FixStack(2, -1)) == ("wrong-amount", {"seat": 2})


class TestFixBoard:
    def test_there_is_nothing_to_mend_before_the_flop(self) -> None:
        assert refused(played("call 4"), c.FixBoard(())) == ("wrong-count", {"count": 0})

    def test_as_many_cards_as_lie_there(self) -> None:
        assert refused(played(FLOP), "fix board 2c 7d") == ("wrong-count", {"count": 3})

    def test_none_of_them_twice(self) -> None:
        assert refused(played(FLOP), "fix board 2c 2c 9h") == ("duplicate-card", {})
        hand = played(f"{SHOWDOWN} / show 2 Ah Kd")
        assert refused(hand, "fix board 2c 7d 9h Jc Ah") == ("duplicate-card", {})
        push(hand, "fix board 2c 7d 9h Jc Qs")
        assert refused(hand, "show 3 Qs Qh") == ("duplicate-card", {"seat": 3})
        push(hand, "show 3 Qd Qh")


class TestFixHand:
    def test_a_tabled_hand_is_read_again(self) -> None:
        hand = played(f"{SHOWDOWN} / show 2 Ah Kd")
        assert refused(hand, "fix hand 3 Ac Ad") == ("nothing-to-show", {"seat": 3})
        assert refused(hand, "fix hand 2 Ah") == ("wrong-count", {"seat": 2, "count": 2})
        push(hand, "fix hand 2 Ah Ks misread")
        assert hand.seat(2).tabled == parse_cards("Ah Ks")
        push(hand, "show 3 Ad Kd")


class TestKill:
    def test_tda_13c_not_a_dead_hand_and_not_a_tabled_one(self) -> None:
        assert refused(played("fold 4"), "kill 4") == ("no-live-hand", {"seat": 4})
        assert refused(played(f"{SHOWDOWN} / show 2 Ah Kd"), "kill 2") == ("tabled-hand", {"seat": 2})

    def test_procedures_51_what_an_all_in_for_less_has_called_stays(self) -> None:
        """All-in 174 behind a bet of 21; 40 of the 174 are called by a shorter stack, and the hand is killed."""
        hand = played("call 4 / call 1 / call 2 / check 3 / board 2c 7d 9h / bet 2 21 / allin 3", 1000, 1000, 194, 60)
        tell(hand, "allin 4 / kill 3")
        assert hand.result is None
        assert (hand.seat(3).bet, hand.seat(3).stack) == (40, 134)
        assert (hand.bet_to, hand.acting) == (40, True)
        assert ("uncalled-returned", {"seat": 3, "amount": 134}) in ruled(hand)

    def test_procedures_51_of_a_called_bet_nothing_is_returned_and_nothing_said(self) -> None:
        hand = played(f"{FLOP} / bet 2 50 / call 3")
        push(hand, "kill 2")
        assert [code for code, _ in ruled(hand)] == ["killed", "bet-stays"]

    def test_a_hand_killed_during_the_deal_gets_no_more_cards(self) -> None:
        hand = played("deal 4 xx xx")
        push(hand, "kill 2")
        assert hand.awaiting.seats == (3, 1)

    def test_one_hand_that_is_left_wins_at_once(self) -> None:
        hand = played("raise 4 60")
        tell(hand, "kill 1 / kill 2 / kill 3")
        assert hand.awaits is Await.AWARD
        assert refused(hand, "kill 4") == ("last-live-hand", {"seat": 4})


class TestRestore:
    @pytest.mark.parametrize("lines", ["call 4", "fold 4 / fold 1 / fold 2", f"{SHOWDOWN} / muck 2 / muck 3 / muck 4"])
    def test_not_a_live_hand_nor_where_one_has_won(self, lines: str) -> None:
        assert refused(played(lines), "restore 4") == ("not-now", {"seat": 4})

    def test_not_a_seat_that_waits_for_its_blind(self) -> None:
        hand = played("call 4 / fold 5", *[1000] * 5, house="roberts", more="seat 6 1000 owes big")
        assert refused(hand, "restore 6") == ("not-now", {"seat": 6})
        hand = played("", house="roberts", more="seat 6 1000 owes big")
        assert refused(hand, "restore 6") == ("not-now", {"seat": 6})

    def test_who_had_called_less_than_the_bet_is_asked_again(self) -> None:
        hand = played("call 4 / call 1 / raise 2 60 / fold 3 / fold 4")
        push(hand, "restore 4")
        assert hand.awaiting.seats == (1, 4)

    def test_during_the_deal_it_is_dealt_in_again(self) -> None:
        hand = played("deal 4 xx xx")
        tell(hand, "kill 2 / restore 2 / kill 4 / restore 4")
        assert hand.awaiting.seats == (2, 3, 1)

    def test_not_once_the_others_have_their_cards(self) -> None:
        hand = played("deal 4 xx xx / kill 2 / deal 3 xx xx / deal 1 xx xx")
        assert hand.awaits is Await.ACT
        assert refused(hand, "restore 2") == ("not-now", {"seat": 2})

    def test_what_the_dealer_said_without_it_falls(self) -> None:
        hand = played(f"{SHOWDOWN} / muck 2 / muck 3 / wins 4")
        assert hand.awaits is Await.AWARD
        push(hand, "restore 2")
        assert hand.awaiting.seats == (2, 4, 1)
        tell(hand, "show 2 Ah Kd / muck 1")
        assert refused(hand, "award") == ("not-now", {})
        tell(hand, "show 4 Jh Js / award")
        assert hand.result
        assert hand.result.payouts == {4: 80}

    def test_not_where_it_would_move_what_the_floor_gave_to_another_pot(self) -> None:
        lines = "allin 4 / call 1 / call 2 / call 3 / board 2c 7d 9h / kill 4 / check 2 / check 3 / check 1 / board Jc"
        lines += " / check 2 / check 3 / check 1 / board Qd / bet 2 60 / call 3 / fold 1"
        hand = played(lines, 1000, 1000, 1000, 50)
        assert len(hand.pots) == 1
        push(hand, "give main 2 40")
        assert refused(hand, "restore 4") == ("not-eligible", {"seat": 4})
        hand.pop()
        push(hand, "restore 4")
        assert [pot.eligible for pot in hand.pots] == [(2, 3, 4), (2, 3)]
        push(hand, "give main 4 40")


class TestGive:
    def test_only_once_betting_has_ended_and_from_a_pot_that_is_there(self) -> None:
        assert refused(played(FLOP), "give main 2 5") == ("not-now", {})
        hand = played(SHOWDOWN)
        assert refused(hand, "give side1 2 5") == ("no-such-pot", {})
        assert refused(hand, c.Give(-1, 2, 5)) == ("no-such-pot", {})

    def test_no_more_than_the_pot_holds(self) -> None:
        hand = played(SHOWDOWN)
        push(hand, "give main 2 30")
        assert refused(hand, "give main 3 51") == ("too-much", {"most": 50})
        assert refused(hand, "give main 3 0") == ("too-much", {"most": 50})

    def test_a_pot_that_is_given_whole_needs_no_winner(self) -> None:
        hand = played("call 4 / fold 1 / call 2 / board xx xx xx", 1000, 20, 20, 20)
        tell(hand, "board xx / board xx / show 2 Ah Kd / show 3 Qh Qd / show 4 8s 8c")
        assert hand.awaits is Await.IDENTIFY
        push(hand, "give main 2 60 the floor's word")
        push(hand, "award")
        assert hand.result
        assert hand.result.payouts == {2: 60}


def test_a_void_hand_returns_antes_blinds_and_dead_money() -> None:
    hand = played("raise 4 60", more="ante 20 bb")
    push(hand, "void")
    assert hand.result
    assert hand.result.voided
    assert hand.result.returned == {2: 10, 3: 40, 4: 60}
    assert {seat.stack for seat in hand.seats} == {1000}
    assert hand.pots == ()
