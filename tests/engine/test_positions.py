"""Button and blinds where players come and go (RULES 2.2, 2.8; PROCEDURES 8-10, 37)."""

from __future__ import annotations

import pytest

from dealerassist.engine import Positions, SetupCode, SetupError
from dealerassist.engine.positions import clockwise_from, first_positions, next_positions, redealt_positions

FOUR = first_positions([1, 3, 5, 7], button=1, blinds=2)


def following(last: Positions, able: list[int], *owing: int, dead: bool = True, blinds: int = 2) -> Positions:
    return next_positions(last, able, [*able, *owing], dead, blinds)


def test_clockwise_ends_with_the_seat_itself() -> None:
    assert clockwise_from([1, 3, 5, 7], 5) == [7, 1, 3, 5]
    assert clockwise_from([1, 3, 5, 7], 6) == [7, 1, 3, 5]


def test_rules_2_2_the_blinds_lie_left_of_the_button() -> None:
    assert first_positions([1, 3, 5, 7], button=1, blinds=2) == Positions(1, 3, 5, 3, (5,))
    assert first_positions([1, 3, 5, 7], button=1, blinds=1) == Positions(1, None, 3, None, (3,))
    assert first_positions([1, 3, 5, 7], button=1, blinds=4) == Positions(1, 3, 5, 3, (5,), (7, 1))


def test_rules_2_2_heads_up_the_button_is_the_small_blind() -> None:
    assert first_positions([3, 7], button=7, blinds=2) == Positions(7, 7, 3, 7, (3,))
    assert first_positions([3, 7], button=7, blinds=1) == Positions(7, 7, 3, None, (3,))
    with pytest.raises(SetupError, match=r"^heads-up the button lies at one of the two seats$") as error:
        first_positions([3, 7], button=5, blinds=2)
    assert error.value.code == SetupCode.BAD_BUTTON


def test_rules_2_2_blinds_in_posting_order() -> None:
    assert FOUR.blinds((10, 20)) == ((3, 10), (5, 20))
    assert FOUR.blinds(()) == ()
    assert Positions(1, None, 3, None, (3,)).blinds((10,)) == ((3, 10),)
    assert Positions(1, 3, 5, None, (3, 5)).blinds((10, 20)) == ((3, 20), (5, 20))
    assert Positions(1, 3, 5, 3, (5,), (7, 1)).blinds((5, 10, 20, 40)) == ((3, 5), (5, 10), (7, 20), (1, 40))


class TestDeadButton:
    """PROCEDURES 8."""

    def test_it_moves_with_the_blinds(self) -> None:
        assert following(FOUR, [1, 3, 5, 7]) == Positions(3, 5, 7, 5, (7,))

    def test_the_worked_example(self) -> None:
        """Button 3, small blind 4, big blind 5, who busts: big blind 6, no small blind; then the button on his seat."""
        last = Positions(3, 4, 5, 4, (5,))
        then = following(last, [1, 3, 4, 6])
        assert then == Positions(4, 5, 6, None, (6,))
        assert following(then, [1, 3, 4, 6]) == Positions(5, 6, 1, 6, (1,))

    def test_with_one_blind_the_button_follows_it(self) -> None:
        last = Positions(1, None, 3, None, (3,))
        assert following(last, [1, 3, 5], blinds=1) == Positions(3, None, 5, None, (5,))

    def test_where_a_second_blind_is_brought_in_the_button_waits_for_it(self) -> None:
        last = Positions(1, None, 3, None, (3,))
        assert following(last, [1, 3, 5]) == Positions(1, 3, 5, 3, (5,))

    def test_a_third_blind_is_never_posted_by_a_seat_that_posts_another(self) -> None:
        last = Positions(9, 10, 1, 10, (1,), (2,))
        assert following(last, [1, 2, 10], blinds=4) == Positions(10, 1, 2, 1, (2,), (10,))

    def test_where_only_those_between_the_blinds_are_left_the_big_blind_still_moves_on(self) -> None:
        """Seat 9 had the button and left, 1 sat down between the blinds: it gets the button, not the next big blind."""
        last = Positions(9, 10, 2, 10, (2,))
        assert following(last, [1, 2, 10]) == Positions(1, 2, 10, 2, (10,))
        last = Positions(3, 5, 9, 5, (9,))
        assert following(last, [6, 7, 9]) == Positions(7, 9, 6, 9, (6,))


class TestMovingButton:
    """PROCEDURES 9."""

    def test_it_moves_to_the_next_player(self) -> None:
        assert following(FOUR, [1, 3, 5, 7], dead=False) == Positions(3, 5, 7, 5, (7,))

    def test_third_and_fourth_blinds_move_along(self) -> None:
        last = first_positions([1, 3, 5, 7], button=1, blinds=4)
        assert following(last, [1, 3, 5, 7], dead=False, blinds=4) == Positions(3, 5, 7, 5, (7,), (1, 3))

    def test_the_worked_example_two_may_post_the_big_blind(self) -> None:
        last = Positions(3, 4, 5, 4, (5,))
        assert following(last, [1, 3, 4, 6], dead=False) == Positions(4, 6, 1, None, (6, 1))

    def test_it_does_not_move_to_one_who_waits(self) -> None:
        assert following(FOUR, [1, 3, 5, 7], 2, dead=False).button == 3

    def test_who_sat_down_behind_it_does_not_hold_the_big_blind_back(self) -> None:
        """Button 1, small blind 3, big blind 5; 4 has sat down: 5 does not post the big blind again."""
        assert following(FOUR, [1, 3, 4, 5, 7], dead=False) == Positions(4, 5, 7, 5, (7,))
        assert following(FOUR, [1, 4, 5, 7], dead=False) == Positions(4, 5, 7, 5, (7,))

    def test_with_one_blind_the_button_lies_to_its_right(self) -> None:
        last = Positions(1, None, 3, None, (3,))
        assert following(last, [1, 3, 5], dead=False, blinds=1) == Positions(3, None, 5, None, (5,))


class TestHeadsUp:
    """PROCEDURES 10."""

    @pytest.mark.parametrize("dead", [True, False])
    def test_nobody_has_the_big_blind_twice_running(self, dead: bool) -> None:
        """The worked example: seats 1, 2, 3 and 2 was the big blind; 1 busts: seat 3 has it, 2 the button."""
        last = Positions(3, 1, 2, 1, (2,))
        assert following(last, [2, 3], dead=dead) == Positions(2, 2, 3, 2, (3,))

    @pytest.mark.parametrize("dead", [True, False])
    def test_a_third_player_takes_his_place_by_the_big_blind(self, dead: bool) -> None:
        last = Positions(2, 2, 6, 2, (6,))
        assert following(last, [2, 6, 8], dead=dead) == Positions(2, 6, 8, 6, (8,))
        assert following(last, [2, 4, 6], dead=dead) == Positions(4, 6, 2, 6, (2,))

    def test_third_and_fourth_blinds_come_back_with_the_players(self) -> None:
        last = Positions(2, 2, 6, 2, (6,))
        assert following(last, [2, 6, 8, 9], blinds=4) == Positions(2, 6, 8, 6, (8,), (9, 2))
        assert following(last, [2, 6, 8], blinds=4) == Positions(2, 6, 8, 6, (8,), (2,)), "one blind each"


class TestRedeal:
    """PROCEDURES 37: the button does not move."""

    def test_the_same_seats_the_same_positions(self) -> None:
        assert redealt_positions(FOUR, [1, 3, 5, 7], [1, 3, 5, 7], 2) == FOUR
        one_blind = Positions(1, None, 3, None, (3,))
        assert redealt_positions(one_blind, [1, 3, 5], [1, 3, 5], 1) == one_blind

    def test_a_small_blind_that_left_is_dead(self) -> None:
        assert redealt_positions(FOUR, [1, 5, 7], [1, 5, 7], 2) == Positions(1, 3, 5, None, (5,))

    def test_a_big_blind_that_left_goes_on_to_the_next_seat(self) -> None:
        assert redealt_positions(FOUR, [1, 3, 7], [1, 3, 7], 2) == Positions(1, 3, 7, 3, (7,))

    def test_of_two_big_blinds_the_one_that_left_goes_on(self) -> None:
        last = Positions(1, 3, 5, None, (3, 5))
        assert redealt_positions(last, [1, 3, 7], [1, 3, 7], 2) == Positions(1, 3, 7, None, (3, 7))
        assert redealt_positions(last, [1, 5, 7], [1, 5, 7], 2) == Positions(1, 3, 5, None, (5,))

    def test_where_both_blinds_have_left_the_button_posts_neither(self) -> None:
        last = Positions(10, 2, 9, 2, (9,))
        assert redealt_positions(last, [1, 5, 6, 10], [1, 5, 6, 10], 2) == Positions(10, 1, 5, 1, (5,))

    def test_a_third_blind_that_left_is_not_posted(self) -> None:
        last = first_positions([1, 3, 5, 7, 9], button=1, blinds=4)
        assert redealt_positions(last, [1, 3, 5, 9], [1, 3, 5, 9], 4).more == (9,)

    def test_two_that_are_left_play_heads_up(self) -> None:
        assert redealt_positions(FOUR, [1, 5], [1, 5], 2) == Positions(1, 1, 5, 1, (5,))
        assert redealt_positions(FOUR, [5, 7], [5, 7], 2) == Positions(7, 7, 5, 7, (5,))

    def test_a_third_player_ends_the_heads_up_order(self) -> None:
        last = Positions(2, 2, 6, 2, (6,))
        assert redealt_positions(last, [2, 4, 6], [2, 4, 6], 2) == Positions(2, 4, 6, 4, (6,))
