"""The slow way to pay a hand gives the worked examples of the rules."""

from __future__ import annotations

import pytest

from tests.oracle.peeling import Peeled, peel, remainder_to_the_first, share_out


def test_procedures_7_side_pots_are_layered_by_all_in_size() -> None:
    assert peel([100, 300, 700, 700], [True] * 4) == [
        Peeled(400, (0, 1, 2, 3)),
        Peeled(600, (1, 2, 3)),
        Peeled(800, (2, 3)),
    ]


def test_s1_a_bet_stays_in_the_pot_after_its_owner_folds() -> None:
    assert peel([50, 100, 100], [True, False, True]) == [Peeled(150, (0, 2)), Peeled(100, (2,))]


def test_s1_what_nobody_still_in_has_matched_joins_the_pot_below() -> None:
    assert peel([60, 100, 60], [True, False, True]) == [Peeled(220, (0, 2))]


def test_tda_rp_11_a_dead_ante_lies_in_the_main_pot() -> None:
    assert peel([20, 50, 50], [True] * 3, dead=10) == [Peeled(70, (0, 1, 2)), Peeled(60, (1, 2))]


def test_all_bets_may_go_back() -> None:
    assert peel([0, 0], [True, False]) == [Peeled(0, (0,))]


@pytest.mark.parametrize(
    ("amount", "winners", "chip", "paid"),
    [
        (105, [8, 3], 5, {8: 55, 3: 50}),
        (100, [5, 8, 2], 5, {5: 35, 8: 35, 2: 30}),
        (105, [0, 1], 1, {0: 53, 1: 52}),
        (13, [0, 1], 5, {0: 8, 1: 5}),
    ],
)
def test_procedures_1_2_odd_chips_go_one_each_clockwise(
    amount: int, winners: list[int], chip: int, paid: dict[int, int]
) -> None:
    assert share_out(amount, winners, chip) == paid


def test_pokerkit_gives_the_whole_remainder_to_the_first() -> None:
    assert remainder_to_the_first(100, [5, 8, 2], 5) == {5: 40, 8: 30, 2: 30}
