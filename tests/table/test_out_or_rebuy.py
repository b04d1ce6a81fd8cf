"""Who has lost everything is asked OUT or REBUY; without two players nothing is dealt (WALKTHROUGH 3 j)."""

from __future__ import annotations

import pytest

from dealerassist.engine import Place
from dealerassist.views import (
    HoldSeat,
    OffCode,
    Press,
    SeatLook,
    SeatWord,
)
from tests.table.at_menu import FOLD, GO, LEAVES, MENU, REBUY, SIT, keys, over, place, tell
from tests.table.playing import Played


def bust(stack: int | None) -> Played:
    """Heads-up in the big blind, seat 2 has called all-in and lost."""
    played = Played(seats=3, stack=stack)
    amount = () if stack is not None else ("5", "00", "0")
    played.touch(GO, Press.ALL_IN, *amount, FOLD, Press.ALL_IN, *amount, 3, GO)
    assert played.keeper.hand.over
    return played


@pytest.mark.parametrize("stack", [20_000, None])
def test_walkthrough_3j_who_has_lost_everything_is_asked_out_or_rebuy(stack: int | None) -> None:
    played = bust(stack)
    assert keys(played)[0] == ["out", "rebuy"]
    assert (played.seat(2).word, played.seat(2).question) == (SeatWord.OUT, True)
    assert not played.seat(1).question
    played.touch(tell(2, LEAVES))
    assert keys(played)[0] != ["out", "rebuy"]
    assert place(played, 2) is None
    assert played.seat(2).look is SeatLook.EMPTY


def test_walkthrough_3j_a_rebuy_is_typed_and_dealt_in() -> None:
    played = bust(20_000)
    played.touch(tell(2, REBUY), "8", "00", "0", GO)
    assert {seat.number: seat.stack for seat in played.keeper.hand.setup.seats}[2] == 8000


def test_walkthrough_3j_without_tracked_stacks_a_rebuy_needs_no_amount() -> None:
    played = bust(None)
    played.touch(tell(2, REBUY))
    assert not played.table.view.pad
    assert keys(played)[0] != ["out", "rebuy"]
    played.touch(GO)
    assert 2 in {seat.number for seat in played.keeper.hand.seats}


def test_walkthrough_3j_ignored_he_keeps_his_seat_and_is_not_asked_again() -> None:
    played = bust(20_000)
    played.touch(GO)
    assert place(played, 2) == Place(2, 0)
    assert 2 not in {seat.number for seat in played.keeper.hand.seats}
    over(played)
    assert keys(played)[0] != ["out", "rebuy"]


def test_a_misdeal_asks_nobody_out() -> None:
    played = Played(stack=None)
    played.touch(GO, Press.ALL_IN, "5", "00", Press.MISDEAL)
    assert played.keeper.hand.over
    assert keys(played)[0] != ["out", "rebuy"]


def test_too_few_players_are_told_instead_of_a_crash() -> None:
    played = Played(seats=2)
    over(played)
    played.touch(HoldSeat(1), tell(1, LEAVES), MENU)
    assert played.prompt == "players-missing k=1"
    assert (played.table.view.row[2].intent, played.table.view.row[2].off) == (None, OffCode.NOT_YET)
    played.touch(GO)
    assert played.prompt == "players-missing k=1"
    played.touch(HoldSeat(4), tell(4, SIT), "9", "00", GO)
    assert {seat.number for seat in played.keeper.hand.seats} == {2, 4}
