"""Two accounts of a hand are compared by what players did, not by how it was told."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from dealerassist.engine import Hand, NoLimit, Place, Session, Setup, Stakes, game_named, parse_command, preset
from dealerassist.engine import commands as c
from dealerassist.rehearsal.accounts import Done, Kind, account_of, first_wrong, still_to_tell


def hand(game: str, lines: Iterable[str], stacks: tuple[int, ...] = (100, 100, 100)) -> Hand:
    """Dealt to all, then told line by line. Seat 3 has the button; blinds of 1 and 2, or antes of 1."""
    row = game_named(game)
    stakes = Stakes(NoLimit(2), (1, 2)) if row.button else Stakes(NoLimit(1), (), 1)
    places = tuple(Place(number, stack) for number, stack in enumerate(stacks, 1))
    setup = Session(row, stakes, places, 3).next(preset("tda-2024"))
    assert isinstance(setup, Setup)
    dealt = Hand(setup)
    while dealt.awaiting.what == "deal-hole":
        dealt.push(c.Deal(dealt.awaiting.seats[0], row.first_deal[0], ()))
    for line in lines:
        command = parse_command(line)
        assert isinstance(command, c.HandCommand)
        dealt.push(command)
    return dealt


def test_an_all_in_that_calls_is_the_call_that_it_comes_to() -> None:
    told = account_of(hand("holdem", ["raise 3 60", "call 1"], (50, 100, 100)))
    really = account_of(hand("holdem", ["raise 3 60", "allin 1"], (50, 100, 100)))
    assert told == really
    assert [(done.wagers, done.all_in) for done in really] == [(True, False), (False, True)]


def test_a_draw_said_in_two_steps_is_one_act_where_it_was_said() -> None:
    before = ["call 3", "call 1", "check 2"]
    at_once = account_of(hand("lowball-27", [*before, "draw 1 2", "draw 2 0"]))
    in_two = account_of(hand("lowball-27", [*before, "discard 1 2", "discard 2 0"]))
    assert at_once == in_two
    assert at_once[3:] == (Done(1, Kind.DRAW, True, 2), Done(2, Kind.DRAW, True, 0))


def test_who_declares_first_does_not_matter_and_who_is_late_is_out() -> None:
    told = account_of(hand("guts", ["out 2", "in 3"]))
    really = account_of(hand("guts", ["in 1", "late 2", "in 3"]))
    assert still_to_tell(told, really) == [Done(1, Kind.DECLARE, True, 0)]


@pytest.mark.parametrize(
    ("told", "wrong", "instead"),
    [
        (["fold 3"], 3, True),
        (["raise 3 60", "fold 1", "call 2"], 2, True),
        (["raise 3 60", "fold 1", "fold 2"], 2, False),
    ],
)
def test_the_first_thing_that_is_not_so_is_found_and_what_was_done_instead(
    told: list[str], wrong: int, instead: bool
) -> None:
    really = account_of(hand("holdem", ["raise 3 60", "fold 1", *(["raise 2 100"] if instead else [])]))
    found = first_wrong(account_of(hand("holdem", told)), really)
    assert still_to_tell(account_of(hand("holdem", told)), really) is None
    assert found is not None
    assert found[0].seat == wrong
    assert (found[1] is not None) == instead


def test_a_fold_that_was_taken_back_is_none() -> None:
    restored = hand("holdem", ["raise 3 60", "fold 1", "restore 1 back"])
    assert [done.seat for done in account_of(restored)] == [3]
