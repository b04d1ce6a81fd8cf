"""What may be put in before the deal: straddles (S1; PROCEDURES 14)."""

from __future__ import annotations

import pytest

from dealerassist.journal.player import ScriptPlayer
from dealerassist.journal.script import read_script
from tests.engine.dealing import played, push, refused


def test_s1_a_straddle_is_an_extra_blind_so_there_is_none_without_blinds() -> None:
    text = """
        game holdem
        limit no
        house roberts
        ante 10
        button 1
        seat 1 100
        seat 2 100
        seat 3 100
        expect refuse not-now: straddle 2 0
    """
    list(ScriptPlayer(read_script(text, "no blinds")).play())


@pytest.mark.parametrize(
    ("who", "seats"),
    [("off", ()), ("utg", (4,)), ("button", (1,)), ("utg-or-button", (1, 4)), ("any", (1, 4))],
)
def test_procedures_14_who_may_straddle_is_the_house_s_choice(who: str, seats: tuple[int, ...]) -> None:
    """Button 1, blinds 2 and 3, seat 4 under the gun; a blind has posted already."""
    for seat in (1, 2, 3, 4):
        hand = played("", house="roberts", more=f"rule straddle {who}")
        if seat in seats:
            push(hand, f"straddle {seat} 40")
            assert hand.bet_to == 40
        else:
            code, facts = refused(hand, f"straddle {seat} 40")
            assert code == ("not-now" if who == "any" else "not-in-this-house")
            assert facts == {"seat": seat}


def test_procedures_12_who_owes_nothing_live_or_dead_comes_in_once() -> None:
    """With one blind a missed small blind costs nothing: the seat says so once, and is dealt in."""
    hand = played("", house="roberts", blinds="20", more="seat 5 1000 owes small")
    push(hand, "post 5 0")
    assert hand.seat(5).live
    assert refused(hand, "post 5 0") == ("not-now", {"seat": 5})


def test_who_is_in_already_posts_nothing_more() -> None:
    """Neither a blind nor one who joined (S1: who joins posts a big blind)."""
    hand = played("", house="roberts", more="seat 5 1000 owes new")
    assert refused(hand, "post 3 20") == ("not-now", {"seat": 3})
    assert refused(hand, "post 5 10") == ("wrong-amount", {"seat": 5, "live": 20, "dead": 0})
    assert refused(hand, "post 5 20 10") == ("wrong-amount", {"seat": 5, "live": 20, "dead": 0})
    push(hand, "post 5 20")
    assert refused(hand, "post 5 20") == ("not-now", {"seat": 5})


def test_a_seat_that_is_not_there_puts_nothing_in() -> None:
    hand = played("", house="roberts", more="rule straddle any")
    assert refused(hand, "straddle 9 40") == ("no-such-seat", {"seat": 9})
    assert refused(hand, "post 9 20") == ("no-such-seat", {"seat": 9})


def test_procedures_14_a_stack_that_just_reaches_is_a_whole_straddle() -> None:
    hand = played("", 1000, 1000, 1000, 39, house="roberts", more="rule straddle utg")
    assert refused(hand, "straddle 4 40")[0] == "stack-too-short"
    hand = played("", 1000, 1000, 1000, 40, house="roberts", more="rule straddle utg")
    push(hand, "straddle 4 40")
    assert (hand.bet_to, hand.seat(4).all_in) == (40, True)


def test_procedures_14_the_button_takes_over_only_where_the_house_lets_it() -> None:
    """WSOP Live 11: under the gun or the button, which has precedence."""
    either = played("", house="roberts", more="rule straddle utg-or-button")
    push(either, "straddle 4 40")
    push(either, "straddle 1 40")
    assert (either.seat(4).bet, either.seat(1).bet) == (0, 40)
    anybody = played("", house="roberts", more="rule straddle any")
    push(anybody, "straddle 4 40")
    assert refused(anybody, "straddle 1 40") == ("not-now", {"seat": 1})
