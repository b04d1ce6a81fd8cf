"""The betting structures, asked directly where a hand would need odd sums (RULES 3; PROCEDURES 21, 22)."""

from __future__ import annotations

import pytest

from dealerassist.engine.house import CapHeadsUp, HouseRules
from dealerassist.engine.limits import FixedLimit, Limit, NoLimit, PotLimit
from dealerassist.engine.state import Seat, State
from tests.engine.dealing import played, ruled

HALF = HouseRules("half a bet", limit_reopen_percent=50)
FIXED = FixedLimit(1000, 2000)


def table(*waiting: bool, raises: int = 0) -> State:
    """As many seats, each waiting or not."""
    t = State([Seat(number, 9000, waits) for number, waits in enumerate(waiting, 1)], ())
    t.raises = raises
    return t


@pytest.mark.parametrize(("big", "half"), [(False, 500), (True, 1000)])
def test_procedures_21_half_a_bet_of_the_street_counts_as_a_full_bet(big: bool, half: int) -> None:
    t = table(False, False)
    t.full_to = 2000
    assert FIXED.is_full(t, 2000 + half, big, HALF)
    assert not FIXED.is_full(t, 2000 + half - 1, big, HALF)


@pytest.mark.parametrize(("big", "half"), [(False, 500), (True, 1000)])
def test_procedures_21_facing_half_a_bet_of_the_street_reopens(big: bool, half: int) -> None:
    t = table(False, False)
    assert FIXED.reopens(t, half, big, HALF)
    assert not FIXED.reopens(t, half - 1, big, HALF)


def test_procedures_17_a_raise_by_just_the_last_raise_is_a_full_one() -> None:
    hand = played("raise 4 40 / expect min-raise-to 60")
    assert ruled(hand) == []


def test_tda_47a_facing_just_a_full_raise_reopens() -> None:
    t = table(False, False)
    t.full_raise = 100
    assert NoLimit(20).reopens(t, 100, False, HALF)
    assert not NoLimit(20).reopens(t, 99, False, HALF)


def test_rules_3_5_no_limit_and_pot_limit_have_no_cap_to_reach_or_to_lift() -> None:
    house = HouseRules("two", cap=1, cap_headsup=CapHeadsUp.START_OF_ROUND)
    t = table(False, False, raises=9)
    for limit in (NoLimit(20), PotLimit(20)):
        assert limit.capped(t, house) is False
        assert limit.lifts_cap(t, house, last_round=True, starting=True) is False


def test_rules_3_1_one_bet_and_so_many_raises() -> None:
    house = HouseRules("three raises", cap=3)
    assert not FIXED.capped(table(False, False, False, raises=3), house)
    assert FIXED.capped(table(False, False, False, raises=4), house)
    assert not FIXED.capped(table(False, False, False, raises=9), HouseRules("no cap", cap=None))


@pytest.mark.parametrize(
    ("switch", "raises", "last_round", "starting", "lifted"),
    [
        (CapHeadsUp.NONE, 0, True, True, False),
        (CapHeadsUp.LAST_ROUND, 4, True, False, True),
        (CapHeadsUp.LAST_ROUND, 0, False, True, False),
        (CapHeadsUp.START_OF_ROUND, 4, False, True, True),
        (CapHeadsUp.START_OF_ROUND, 0, True, False, False),
        (CapHeadsUp.BEFORE_CAP, 3, False, False, True),
        (CapHeadsUp.BEFORE_CAP, 4, True, True, False),
        (CapHeadsUp.EVENT, 4, False, False, True),
    ],
)
def test_procedures_22_when_two_are_left_the_house_may_lift_the_cap(
    switch: CapHeadsUp, raises: int, last_round: bool, starting: bool, lifted: bool
) -> None:
    house = HouseRules("between two", cap_headsup=switch)
    assert FIXED.lifts_cap(table(False, False, raises=raises), house, last_round, starting) is lifted
    assert FIXED.lifts_cap(table(False, False, False, raises=raises), house, last_round, starting) is False


def test_tda_48_a_seat_that_folded_is_still_in_the_event_and_one_that_waits_is_not() -> None:
    house = HouseRules("tournament", cap_headsup=CapHeadsUp.EVENT)
    assert FIXED.lifts_cap(table(False, False, True), house, last_round=False, starting=True)
    t = table(False, False, False)
    t.seats[0].live = False
    assert not FIXED.lifts_cap(t, house, last_round=False, starting=True)


def test_a_structure_must_say_how_it_bets() -> None:
    limit, t = Limit(), table(False, False)
    for ask in (
        lambda: limit.unit(False),
        lambda: limit.window(t, t.seats[0], False, 0),
        lambda: limit.is_full(t, 1, False, HALF),
        lambda: limit.reopens(t, 1, False, HALF),
    ):
        with pytest.raises(NotImplementedError):
            ask()


def test_tda_54a_the_most_in_pot_limit_is_never_below_the_least_bet() -> None:
    """An empty pot on a street without bets: the big blind may be bet all the same."""
    t = table(False, False)
    t.full_raise = 20
    assert PotLimit(20).window(t, t.seats[0], False, 0) == (20, 20)
