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
