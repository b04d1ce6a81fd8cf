"""What chips and words mean that a player puts forward, by the worked examples (PROCEDURES 23-30, 35)."""

from __future__ import annotations

import pytest

from dealerassist.engine import PRESETS, Await, Hand, preset
from dealerassist.engine import commands as c
from dealerassist.engine.chips_in import (
    Said,
    binds_in_turn,
    command_for,
    pot_in_no_limit,
    spoken,
    string_bet,
    total_meant,
    under_call,
)
from tests.engine.dealing import played, push

FLOP = "call 1 / call 2 / check 3 / board 2c 7d 9h"


def after(lines: str, blinds: str = "100 200", stack: int = 20_000, limit: str = "no") -> Hand:
    """Three seats, the button at 1; what is not dealt after the last line is dealt unknown."""
    hand = played(lines, stack, stack, stack, blinds=blinds, limit=limit)
    for number in hand.awaiting.seats if hand.awaits is Await.DEAL_HOLE else ():
        push(hand, f"deal {number} xx xx")
    return hand


def test_procedures_23_half_a_raise_in_silent_chips_is_a_full_one() -> None:
    """Bet 1,400: 1000 and three 500s are 2,500, at least 2,100: 2,800; two 500s and a 1000 are a call, 600 back."""
    hand = after(f"{FLOP} / bet 2 1400", blinds="100 200")
    assert total_meant(hand, [1000, 500, 500, 500]) == 2800
    assert total_meant(hand, [1000, 500, 500]) == 1400


def test_procedures_24_several_chips_are_a_call_where_none_could_be_spared() -> None:
    """1,100 to go, raises of 600: 500 + 1000 call; 1000 + five 100s are 1,500, a raise to 1,700; + three, a call."""
    hand = after(f"{FLOP} / bet 2 500 / raise 3 1100", blinds="250 500")
    assert total_meant(hand, [500, 1000]) == 1100
    assert total_meant(hand, [1000, *[100] * 5]) == 1700
    assert total_meant(hand, [1000, *[100] * 3]) == 1100


def test_procedures_24_the_last_chips_are_all_in() -> None:
    hand = after(f"{FLOP} / bet 2 500", blinds="100 200", stack=1100)
    assert total_meant(hand, [500, 400]) == 900


def test_procedures_25_one_oversized_chip_facing_a_bet_is_a_call_and_without_one_a_bet() -> None:
    """100/200: a 1,000 is a call of 200; "raise" and a 1,000 is 1,000."""
    hand = after("", blinds="100 200")
    assert total_meant(hand, [1000]) == 200
    assert total_meant(hand, [1000], Said.RAISE) == 1000
    assert command_for(hand, 200) == c.Call(1)
    assert command_for(hand, 1000) == c.Raise(1, 1000)
    flop = after(FLOP)
    assert command_for(flop, total_meant(flop, [1000])) == c.Bet(2, 1000)
    assert total_meant(flop, [100]) == 200, "no bet is less than the least one"


def test_procedures_26_prior_chips_and_new_ones_count_together() -> None:
    """The big blind has two 25s, 600 to him: a 1k more is a call, a 1k and a 500 make 1,550."""
    hand = after("raise 1 600 / call 2", blinds="25 50")
    assert total_meant(hand, [1000]) == 600
    assert total_meant(hand, [1000, 500]) == 1550


def test_procedures_27_of_several_motions_the_first_counts_but_in_roberts_cash_games() -> None:
    """500 out, back for 500: 500; in Robert's after `raise` all of it."""
    counted = {name: string_bet([500, 500], True, preset(name)) for name in PRESETS}
    assert counted == {name: 1000 if name == "roberts" else 500 for name in PRESETS}
    assert string_bet([500, 500], False, preset("roberts")) == 500


def test_procedures_28_the_first_of_voice_and_chips_binds() -> None:
    hand = after(f"{FLOP} / bet 2 500")
    assert total_meant(hand, [1000, 1000], Said.CALL) == 500
    assert total_meant(hand, [100], Said.ALL_IN) == 19_800
    assert total_meant(hand, [600], Said.RAISE) == 1000, "a raise is at least the least one"


@pytest.mark.parametrize(("pot", "amount"), [(4000, 500), (5000, 5000), (499, 50), (3, 5)])
def test_procedures_28_an_ambiguous_number_is_the_highest_up_to_the_pot(pot: int, amount: int) -> None:
    assert spoken(5, pot) == amount


def test_procedures_29_out_of_turn_binds_while_the_price_is_the_same_and_a_fold_always() -> None:
    """Bet 300, seat 6 says 800 out of turn: seat 5 calls, it binds; seat 5 raises to 600, seat 6 is free."""
    assert binds_in_turn(c.Raise(6, 800), 300, 300)
    assert not binds_in_turn(c.Raise(6, 800), 300, 600)
    assert binds_in_turn(c.Fold(6), 300, 600)


def test_procedures_30_an_under_call_of_the_opener_or_heads_up_is_a_full_call() -> None:
    assert under_call(400, 600, of_opener=True, heads_up=False) == 600
    assert under_call(400, 600, of_opener=False, heads_up=True) == 600
    assert under_call(400, 600, of_opener=False, heads_up=False) is None
    assert under_call(600, 600, of_opener=False, heads_up=False) == 600


def test_procedures_35_pot_in_no_limit_binds_to_the_least_bet_or_raise() -> None:
    """BB 100: at least 100."""
    assert pot_in_no_limit(after(FLOP, blinds="50 100")) == 100
    assert pot_in_no_limit(after(f"{FLOP} / bet 2 300", blinds="50 100")) == 600


def test_procedures_32_more_than_the_pot_is_the_pot() -> None:
    hand = after("", blinds="5 10", limit="pot")
    assert total_meant(hand, [100], Said.RAISE) == 35


def test_nothing_is_meant_while_nobody_is_to_act() -> None:
    street = "check 2 / check 3 / check 1"
    hand = after(f"{FLOP} / {street} / board Jc / {street} / board Qc / {street}")
    for meaning in (lambda: total_meant(hand, [5]), lambda: command_for(hand, 5), lambda: pot_in_no_limit(hand)):
        with pytest.raises(ValueError, match=r"is to act|is its turn|is possible"):
            meaning()


def test_a_check_is_told_where_nothing_more_lies_there() -> None:
    assert command_for(after(FLOP), 0) == c.Check(2)
