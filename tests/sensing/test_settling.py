"""Two passes to add, three to remove; and two zones at once, as against one after the other."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealerassist.sensing.settling import Presence, Settler, at_once
from dealerassist.sensing.zones import BOARD, MUCK, SEATS, Zone

TAG, OTHER = b"one tag.", b"another."


def levels(passes: str) -> str:
    """For each pass, 1 where it saw the tag: was the tag there after it?"""
    presence: Presence[bytes] = Presence()
    told = ""
    for cycle, seen in enumerate(passes):
        presence.observe(cycle, [TAG] if seen == "1" else [])
        told += "1" if TAG in presence.settled else "0"
    return told


@pytest.mark.parametrize(
    ("passes", "there"),
    [
        ("1", "0"),
        ("11", "01"),
        ("101", "000"),
        ("1011", "0001"),
        ("010101", "000000"),  # a ghost in every other pass never settles
        ("11000", "01110"),
        ("1100100", "0111111"),  # every sight starts the count of misses again
        ("11001000", "01111110"),
        ("110000011", "011100001"),  # gone is gone: it needs two again
        ("1100010", "0111000"),
        ("110001011", "011100001"),
    ],
)
def test_two_to_add_three_to_remove(passes: str, there: str) -> None:
    assert levels(passes) == there


@given(st.text("01", max_size=40))
def test_a_level_changes_only_by_the_rule(passes: str) -> None:
    there = levels(passes)
    for at, after in enumerate(there):
        before = there[at - 1] if at else "0"
        if before == "0":
            assert (after == "1") == passes[: at + 1].endswith("11")
        else:
            assert (after == "0") == passes[: at + 1].endswith("000")


def test_tags_stand_in_the_order_in_which_they_settled() -> None:
    presence: Presence[bytes] = Presence()
    for cycle, seen in enumerate([[OTHER], [TAG, OTHER], [OTHER, TAG], [TAG], [TAG, OTHER]]):
        presence.observe(cycle, seen)
    assert presence.settled == (OTHER, TAG)


def seen_by(settler: Settler, *views: tuple[Zone, str]) -> Settler:
    """One digit a cycle for each zone, in which zones are read in the order in which they are given."""
    for cycle in range(len(views[0][1])):
        for zone, passes in views:
            settler.observe(zone, cycle, [TAG] * int(passes[cycle]))
    return settler


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
@pytest.mark.parametrize(
    ("here", "there", "expected"),
    [
        ("1111", "0000", False),
        ("1111", "0011", True),
        ("1111", "0010", False),  # one pass proves nothing
        ("110000", "001111", False),  # it went over
        ("111000", "001111", False),  # it went over between the two readings of one cycle
        ("111100", "001111", True),
        ("1111000", "0011111", False),  # and stands no more once it has left one
        ("1111001", "0011111", True),  # which two misses do not prove
    ],
)
def test_two_zones_at_once_are_not_one_after_the_other(
    here: str, there: str, expected: bool, order: Sequence[int]
) -> None:
    views = [(SEATS[2], here), (SEATS[3], there)]
    settler = seen_by(Settler(), *(views[each] for each in order))
    assert set(at_once(settler.lying().get(TAG, []))) == ({SEATS[2], SEATS[3]} if expected else set())


def test_a_pass_that_comes_after_a_later_one_is_not_taken() -> None:
    settler = Settler()
    assert settler.observe(MUCK, 7, [TAG])
    assert not settler.observe(MUCK, 7, [TAG])
    assert not settler.observe(MUCK, 6, [TAG])
    assert settler.tags(MUCK) == ()
    assert settler.observe(MUCK, 90, [TAG])
    assert settler.tags(MUCK) == (TAG,)


def test_a_pass_over_a_bare_zone_changes_nothing_but_the_one_that_finds_it_bare_does() -> None:
    settler = Settler()
    seen = ["", "tag", "", "", "magnet", ""]
    told = [
        settler.observe(MUCK, cycle, [TAG] if each == "tag" else [], each == "magnet")
        for cycle, each in enumerate(seen)
    ]
    assert told == [False, True, True, False, True, True]
    assert not settler.observe(MUCK, 7, [])


def test_one_number_twice_in_a_pass_settles_like_a_tag() -> None:
    settler = Settler()
    told = []
    for cycle, times in enumerate([1, 2, 1, 2, 2, 1, 1, 1]):
        settler.observe(BOARD[0], cycle, [TAG] * times)
        told.append(bool(settler.doubled(BOARD[0])))
    assert told == [False, False, False, False, True, True, True, False]
    assert settler.tags(BOARD[0]) == (TAG,)


def test_a_magnet_settles_like_a_tag() -> None:
    settler = Settler()
    told = []
    for cycle, magnet in enumerate([True, False, True, True, False, False, True, False, False, False]):
        settler.observe(SEATS[0], cycle, [], magnet)
        told.append(settler.magnet(SEATS[0]))
    assert told == [False, False, False, True, True, True, True, True, True, False]


def test_a_zone_that_was_never_read_is_empty() -> None:
    settler = Settler()
    assert (settler.tags(MUCK), settler.doubled(MUCK), settler.magnet(MUCK), settler.stay(TAG, MUCK)) == (
        (),
        (),
        False,
        None,
    )
