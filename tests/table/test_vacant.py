"""RFID: a seat that was dealt in three times and whose antenna saw no card gets an amber outline and is asked EMPTY?,
between hands only; ignored, it stays (WALKTHROUGH 3 i).
"""

from __future__ import annotations

import pytest

from dealerassist.engine import commands as c
from dealerassist.sensing import Health, HealthState, SensorCode, Stamp
from dealerassist.views import Press, SeatLook, SeatVerb, SeatWord
from tests.table.at_menu import LEAVES, keys, place, tell
from tests.table.on_devices import OnDevices
from tests.table.playing import Played

GO, FOLD, STAYS = Press.GO_ON, Press.FOLD, SeatVerb.STAYS
DEALS = ("As Ks - Qs", "Ad Kd - Qd")
LYING = "As Ks Qs Ad Kd Qd"


def deal(played: OnDevices, *rounds: str) -> None:
    """A hand is dealt; where a seat gets no card only the dealer knows that all have theirs."""
    played.pitch(*(rounds or DEALS))
    if played.prompt.startswith("deal-hole"):
        played.touch(GO)


def over(played: OnDevices) -> None:
    """All fold to the last, and the cards are gathered."""
    while played.keeper.hand.acting:
        played.touch(FOLD)
    played.touch(GO)
    assert played.keeper.hand.over
    played.lift(LYING)


def dealt(count: int) -> OnDevices:
    """So many hands of four seats, of which seat 3 got no card; the last one is over."""
    played = OnDevices(4, "holdem")
    for hand in range(count):
        if hand:
            played.touch(GO)
        deal(played)
        over(played)
    return played


def asked(played: Played) -> bool:
    outlined = played.seat(3).question and played.seat(3).word is SeatWord.EMPTY
    assert (keys(played)[0] == ["empty-seat", "stays"]) is outlined
    return outlined


def test_walkthrough_3i_after_three_deals_without_a_card_the_seat_is_asked_empty() -> None:
    assert not asked(dealt(2))
    played = dealt(3)
    assert asked(played)
    assert [seat.number for seat in played.table.view.seats if seat.question] == [3]
    assert played.seat(3).look is SeatLook.IN


def test_walkthrough_3i_never_in_mid_hand() -> None:
    played = dealt(2)
    played.touch(GO)
    deal(played)
    while played.keeper.hand.acting:
        assert not asked(played)
        played.touch(FOLD)
    over(played)
    assert asked(played)
    played.touch(GO)
    assert not asked(played)


def test_walkthrough_3i_one_touch_empties_it() -> None:
    played = dealt(3)
    played.touch(tell(3, LEAVES))
    assert place(played, 3) is None
    assert not asked(played)
    assert played.seat(3).look is SeatLook.EMPTY


@pytest.mark.parametrize("said", [True, False])
def test_walkthrough_3i_stays_or_ignored_he_is_dealt_in_and_asked_after_three_deals_more(
    said: bool,
) -> None:
    played = dealt(3)
    if said:
        played.touch(tell(3, STAYS))
        assert not asked(played)
    found = []
    for _ in range(3):
        played.touch(GO)
        assert 3 in {seat.number for seat in played.keeper.hand.seats}
        deal(played)
        over(played)
        found.append(asked(played))
    assert found == [False, False, True]


def test_a_card_at_the_seat_begins_the_count_anew() -> None:
    played = dealt(2)
    for rounds in (("As Ks 2s Qs", "Ad Kd 2d Qd"), DEALS, DEALS):
        played.touch(GO)
        deal(played, *rounds)
        if "2s" in rounds[0]:
            played.lift("2s 2d")
        over(played)
        assert not asked(played)
    played.touch(GO)
    deal(played)
    over(played)
    assert asked(played)


def test_a_seat_whose_antenna_was_out_is_not_asked() -> None:
    played = dealt(2)
    played.touch(GO)
    played.pitch(*DEALS)
    for state in (HealthState.DOWN, HealthState.GOOD):
        played.table.read(Health(Stamp("seat-3", 0, 0), state, SensorCode.NO_ANSWER))
    played.touch(GO)
    over(played)
    assert not asked(played)


def test_a_hand_that_was_called_off_says_nothing() -> None:
    played = dealt(2)
    played.touch(GO)
    deal(played)
    played.table.told(c.Void("fouled deck"), "test")
    assert played.keeper.hand.over
    assert not asked(played)


def test_a_table_whose_antennas_see_no_card_at_all_asks_nothing() -> None:
    """Another deck, without tags, is in play."""
    played = OnDevices(4, "holdem")
    for hand in range(4):
        if hand:
            played.touch(GO)
        played.touch(GO)
        over_without(played)
        assert not asked(played)


def over_without(played: OnDevices) -> None:
    while played.keeper.hand.acting:
        played.touch(FOLD)
    if not played.keeper.hand.over:
        played.touch(GO)


def test_who_sits_out_already_is_not_asked() -> None:
    played = dealt(3)
    played.touch(tell(3, SeatVerb.AWAY))
    assert not asked(played)
