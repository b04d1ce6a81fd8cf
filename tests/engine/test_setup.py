"""A table that cannot be set up is refused in words (RULES 2.1, 2.2, 3; PROCEDURES 1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dealerassist.engine import (
    FixedLimit,
    NoLimit,
    Owes,
    Positions,
    PotLimit,
    SeatSetup,
    Setup,
    SetupCode,
    SetupError,
    SpreadLimit,
    Stakes,
    game_named,
    preset,
)

BAD_STAKES: dict[str, Callable[[], object]] = {
    "the smallest chip is at least 1": lambda: Stakes(NoLimit(20), (10, 20), chip=0),
    "blinds are at least 1 and do not fall": lambda: Stakes(NoLimit(20), (20, 10)),
    "blinds are at least 1 and do not fall ": lambda: Stakes(NoLimit(20), (0, 10)),
    "the bring-in is at most the least bet": lambda: Stakes(FixedLimit(10, 20), bring_in=11),
    "the bring-in is at most the least bet ": lambda: Stakes(FixedLimit(10, 20), bring_in=-1),
}
BAD_LIMITS: dict[str, Callable[[], object]] = {
    "the big bet is at least the small bet, and both at least 1": lambda: Stakes(FixedLimit(20, 10), (5, 10)),
    "the big bet is at least the small bet, and both at least 1 ": lambda: Stakes(FixedLimit(0, 10), (5, 10)),
    "a spread goes from its least bet, at least 1, up to its most": lambda: Stakes(SpreadLimit(((1, 5), (6, 5)))),
    "a spread goes from its least bet, at least 1, up to its most ": lambda: Stakes(SpreadLimit(((0, 5),))),
    "the least bet is at least 1": lambda: Stakes(NoLimit(0), (5, 10)),
    "the least bet is at least 1 ": lambda: Stakes(PotLimit(-1), (5, 10)),
}
BAD_SEATS = {
    "seats are different numbers from 1 to 10": [SeatSetup(1, 100), SeatSetup(1, 100)],
    "seats are different numbers from 1 to 10 ": [SeatSetup(1, 100), SeatSetup(11, 100)],
    "a hand needs two seats that are dealt in": [SeatSetup(1, 100), SeatSetup(2, 100, Owes.BIG)],
    "a seat without chips is not dealt in": [SeatSetup(1, 100), SeatSetup(2, 0)],
}


def refused(make: Callable[[], object]) -> tuple[str, str]:
    with pytest.raises(SetupError) as error:
        make()
    return error.value.code, str(error.value)


@pytest.mark.parametrize("why", BAD_STAKES)
def test_stakes_that_cannot_be_played(why: str) -> None:
    assert refused(BAD_STAKES[why]) == (SetupCode.BAD_STAKES, why.strip())


@pytest.mark.parametrize("why", BAD_LIMITS)
def test_limits_that_cannot_be_played(why: str) -> None:
    assert refused(BAD_LIMITS[why]) == (SetupCode.BAD_LIMIT, why.strip())


@pytest.mark.parametrize("why", BAD_SEATS)
def test_seats_that_cannot_be_dealt_in(why: str) -> None:
    def make() -> Setup:
        where = Positions(1, 1, 2, 1, (2,))
        money = Stakes(NoLimit(20), (10, 20))
        return Setup(game_named("holdem"), money, preset("roberts"), tuple(BAD_SEATS[why]), where)

    assert refused(make) == (SetupCode.BAD_SEAT, why.strip())


def test_a_game_that_is_not_played_is_named_with_those_that_are() -> None:
    code, words = refused(lambda: game_named("snap"))
    assert code == SetupCode.UNKNOWN_GAME
    assert "does not play snap" in words
    assert "holdem" in words


@pytest.mark.parametrize(
    ("blinds", "small", "big"), [((), 0, 0), ((20,), 0, 20), ((10, 20), 10, 20), ((5, 10, 20), 5, 20)]
)
def test_rules_2_2_small_and_big_blind_of_any_number_of_blinds(blinds: tuple[int, ...], small: int, big: int) -> None:
    money = Stakes(NoLimit(20), blinds)
    assert (money.small_blind, money.big_blind) == (small, big)


@pytest.mark.parametrize(
    ("owes", "posts"),
    [
        (Owes.NOTHING, (0, 0)),
        (Owes.SMALL, (0, 10)),
        (Owes.BIG, (20, 0)),
        (Owes.BOTH, (20, 10)),
        (Owes.NEW, (20, 0)),
    ],
)
def test_procedures_12_a_missed_small_blind_is_dead(owes: Owes, posts: tuple[int, int]) -> None:
    assert Stakes(NoLimit(20), (10, 20)).owed(owes) == posts
