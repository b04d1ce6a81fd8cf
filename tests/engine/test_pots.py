"""Pots from bare contributions: (seat, total, live) in dealing order (S1; PROCEDURES 1, 2, 5, 7, 60)."""

from __future__ import annotations

import pytest

from dealerassist.engine.codes import Part
from dealerassist.engine.pots import Pot, Share, layer, levels_of, rake_from, split, uncalled


def test_procedures_7_a_layer_for_each_size_of_a_live_hand() -> None:
    rows = [(1, 100, True), (2, 300, True), (3, 700, True), (4, 700, True), (5, 200, False)]
    assert levels_of(rows) == (100, 300, 700)
    assert layer(rows, levels_of(rows)) == [
        Pot(500, (1, 2, 3, 4)),
        Pot(700, (2, 3, 4)),
        Pot(800, (3, 4)),
    ]


def test_procedures_12_dead_money_lies_in_the_main_pot_only() -> None:
    rows = [(1, 20, True), (2, 50, True), (3, 50, True)]
    assert layer(rows, (20, 50), dead=10) == [Pot(70, (1, 2, 3)), Pot(60, (2, 3))]


def test_s1_what_a_folded_seat_put_in_above_all_others_stays_in_the_last_pot() -> None:
    rows = [(1, 60, True), (2, 100, False), (3, 60, True)]
    assert layer(rows, (60,)) == [Pot(220, (1, 3))]


def test_s1_a_slice_that_nobody_can_win_any_more_joins_the_pot_below() -> None:
    """The hand that made the second layer died after betting had ended."""
    rows = [(1, 60, True), (2, 100, False), (3, 60, True), (4, 150, False), (5, 20, True)]
    assert layer(rows, (20, 60, 100, 150)) == [Pot(100, (1, 3, 5)), Pot(290, (1, 3))]


def test_s1_a_second_layer_that_nobody_can_win_any_more_joins_the_main_pot() -> None:
    rows = [(1, 20, True), (2, 60, False), (3, 20, True)]
    assert layer(rows, (20, 60)) == [Pot(100, (1, 3))]
    assert layer([(1, 60, False), (2, 60, False)], ()) == []


def test_a_layer_without_a_live_hand_below_all_others_is_a_pot_of_nobody() -> None:
    assert layer([(1, 20, False), (2, 20, False)], (20,)) == [Pot(40, ())]


def test_rules_1_6_who_has_put_in_nothing_makes_no_pot() -> None:
    """A hand all-in for a dead ante alone can win that ante, which is not nothing."""
    rows = [(1, 0, True), (2, 40, True), (3, 40, True)]
    assert layer(rows, (0, 40)) == [Pot(80, (2, 3))]
    assert layer(rows, (0, 40), dead=10) == [Pot(10, (1, 2, 3)), Pot(80, (2, 3))]
    assert layer([(1, 0, True), (2, 0, True)], (0,)) == [Pot(0, (1, 2))]


def test_procedures_7_the_bet_above_all_others_goes_back_by_what_nobody_matched() -> None:
    assert uncalled([(1, 100, True), (2, 300, True), (3, 900, True), (4, 700, True)]) == (3, 200)
    assert uncalled([(1, 700, True), (2, 700, True)]) == (1, 0)
    assert uncalled([(1, 700, True), (2, 700, False), (3, 500, True)]) == (1, 0)


def test_s1_the_bet_of_a_folded_seat_never_goes_back() -> None:
    assert uncalled([(1, 100, True), (2, 300, False), (3, 200, True)]) == (0, 0)
    assert uncalled([(1, 0, True), (2, 0, True)]) == (0, 0)


def test_procedures_1_without_a_word_the_odd_chip_is_of_one() -> None:
    assert split(105, [8, 3]) == [Share(8, Part.WHOLE, 53, 1), Share(3, Part.WHOLE, 52, 0)]


def test_tda_20_what_is_smaller_than_a_chip_goes_with_the_first_share() -> None:
    assert split(103, [8, 3, 5], chip=5, part=Part.LOW) == [
        Share(8, Part.LOW, 38, 1),
        Share(3, Part.LOW, 35, 1),
        Share(5, Part.LOW, 30, 0),
    ]


@pytest.mark.parametrize(
    ("rake", "left"),
    [
        (0, [Pot(50, (1, 2)), Pot(30, (2,))]),
        (4, [Pot(46, (1, 2), raked=4), Pot(30, (2,))]),
        (55, [Pot(0, (1, 2), raked=50), Pot(25, (2,), raked=5)]),
    ],
)
def test_procedures_60_the_rake_comes_from_the_main_pot_first(rake: int, left: list[Pot]) -> None:
    pots = [Pot(50, (1, 2)), Pot(30, (2,))]
    assert rake_from(pots, rake) == left


def test_procedures_60_a_rake_leaves_the_shares_as_they_are() -> None:
    share = Share(1, Part.FLOOR, 10, 0)
    assert rake_from([Pot(50, (1, 2), (share,))], 5) == [Pot(45, (1, 2), (share,), 5)]
