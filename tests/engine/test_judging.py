"""Shares from known ranks, in games of one part and of two (RULES 1.7, 1.8, 5; PROCEDURES 2, 4)."""

from __future__ import annotations

from collections.abc import Mapping

from dealerassist.engine.codes import Part
from dealerassist.engine.judging import Contest
from dealerassist.engine.pots import Share

ORDER = {8: 0, 2: 1, 3: 2, 5: 3}
"""Button at 6 or 7: seat 8 is the first left of it."""


def contest(
    high: Mapping[int, int] | None = None,
    low: Mapping[int, int] | None = None,
    words: Mapping[tuple[int, Part], tuple[int, ...]] | None = None,
) -> Contest:
    """Ranks by seat; without `low` a game of one part. The chip is 5."""
    ranks: dict[Part, Mapping[int, int]] = {Part.HIGH: high or {}}
    if low is not None:
        ranks[Part.LOW] = low
    return Contest(ranks, ORDER, 5, words or {})


def test_rules_1_5_who_alone_can_win_a_pot_takes_the_whole_of_it_unseen() -> None:
    assert contest().shares(0, 103, (5,)) == (Share(5, Part.WHOLE, 103, 0),)


def test_rules_1_7_nobody_is_known_to_win_while_no_hand_is_tabled() -> None:
    assert contest().shares(0, 100, (3, 5)) is None
    assert contest({8: 9}).shares(0, 100, (3, 5)) is None


def test_rules_1_7_the_best_of_those_who_can_win_the_pot_wins_it() -> None:
    assert contest({8: 9, 3: 7, 5: 6}).shares(1, 40, (3, 5)) == (Share(3, Part.WHOLE, 40, 0),)


def test_procedures_2_the_odd_chip_goes_to_the_first_left_of_the_button() -> None:
    assert contest({3: 7, 8: 7}).shares(0, 105, (3, 8, 5)) == (
        Share(8, Part.WHOLE, 55, 1),
        Share(3, Part.WHOLE, 50, 0),
    )


def test_s1_the_dealers_word_is_split_like_any_tie() -> None:
    said = contest(words={(1, Part.WHOLE): (3, 8)})
    assert said.shares(1, 105, (3, 8, 5)) == (Share(8, Part.WHOLE, 55, 1), Share(3, Part.WHOLE, 50, 0))
    assert said.shares(0, 105, (3, 8, 5)) is None


def test_procedures_4_the_odd_chip_of_the_whole_pot_goes_high() -> None:
    assert contest({3: 9, 5: 1}, {3: 1, 5: 9}).shares(0, 105, (3, 5)) == (
        Share(3, Part.HIGH, 55, 0),
        Share(5, Part.LOW, 50, 0),
    )


def test_procedures_4_then_each_half_is_split_by_its_own_rule() -> None:
    """Two highs: 30 for the first left of the button, 25; a quartered low: 25 and 25."""
    assert contest({3: 9, 8: 9, 5: 1}, {3: 7, 5: 7, 8: 1}).shares(0, 105, (3, 5, 8)) == (
        Share(8, Part.HIGH, 30, 1),
        Share(3, Part.HIGH, 25, 0),
        Share(3, Part.LOW, 25, 0),
        Share(5, Part.LOW, 25, 0),
    )


def test_procedures_4_both_halves_in_whole_chips() -> None:
    """115 is 23 chips: 12 high, 11 low; of the low, 6 chips and 5."""
    assert contest({8: 9, 3: 1, 5: 1}, {3: 7, 5: 7, 8: 1}).shares(0, 115, (3, 5, 8)) == (
        Share(8, Part.HIGH, 60, 0),
        Share(3, Part.LOW, 30, 1),
        Share(5, Part.LOW, 25, 0),
    )


def test_procedures_4_halves_are_whole_numbers_of_chips_whatever_their_size() -> None:
    """Chips are whole numbers, never floats, which lose single chips from 2^53 on."""
    huge = 5 * (2 * 2**60 + 1)
    shares = contest({3: 9, 5: 1}, {3: 1, 5: 9}).shares(0, huge, (3, 5))
    assert shares == (Share(3, Part.HIGH, 5 * (2**60 + 1), 0), Share(5, Part.LOW, 5 * 2**60, 0))


def test_rules_5_a_low_alone_is_known_and_somebody_has_the_high() -> None:
    assert contest({}, {5: 3}).shares(0, 105, (3, 5)) is None


def test_rules_5_without_a_low_the_high_takes_all() -> None:
    assert contest({3: 9, 5: 1}, {}).shares(0, 105, (3, 5)) == (Share(3, Part.WHOLE, 105, 0),)
    assert contest({3: 9, 5: 1}, {8: 3}).shares(0, 105, (3, 5)) == (Share(3, Part.WHOLE, 105, 0),)


def test_rules_5_s1_the_dealer_may_say_who_wins_the_low_half_of_a_pot() -> None:
    said = contest({3: 9, 5: 1}, {}, words={(1, Part.LOW): (5, 8)})
    assert said.shares(1, 105, (3, 5, 8)) == (
        Share(3, Part.HIGH, 55, 0),
        Share(8, Part.LOW, 25, 0),
        Share(5, Part.LOW, 25, 0),
    )


def test_procedures_6_in_other_split_games_the_part_that_the_game_names_first_gets_the_odd_chip() -> None:
    """Badacey at 101 in chips of 1: 51 to the ace-to-five side, which its row names first."""
    ranks: dict[Part, Mapping[int, int]] = {Part.LOW: {3: 9, 5: 4}, Part.HIGH: {3: 2, 5: 8}}
    shares = Contest(ranks, ORDER, 1, {}).shares(0, 101, (3, 5))
    assert shares == (Share(3, Part.LOW, 51, 0), Share(5, Part.HIGH, 50, 0))
