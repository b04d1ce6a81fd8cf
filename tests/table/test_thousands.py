"""At a table that plays in thousands the pad's digits are thousands: three zeros are never typed (WALKTHROUGH 1)."""

from __future__ import annotations

import pytest

from dealerassist.engine import NoLimit, Stakes
from dealerassist.table.setup.sheet import Filling
from dealerassist.views import Press
from tests.table.playing import Played

GO, RAISE, ALL_IN, FOLD, DELETE = Press.GO_ON, Press.RAISE, Press.ALL_IN, Press.FOLD, Press.DELETE


def millions(stack: int | None = 9_000_000, chip: int = 25_000) -> Played:
    return Played(stack=stack, stakes=Stakes(NoLimit(50_000), (25_000, 50_000), chip=chip))


def test_walkthrough_1_three_digits_are_a_raise_to_150_000() -> None:
    played = millions()
    view = played.touch(GO, RAISE)
    assert (view.unit, view.pad) == (1_000, True)
    played.touch("1", "5")
    assert played.seat(3).amount == 15_000
    assert played.prompt == "amount-raise n=3", "that is less than the big blind"
    played.touch("0")
    assert played.prompt == "act-call n=4 a=150000"
    assert (played.seat(3).amount, played.seat(3).open_amount) == (150_000, True)
    played.touch(GO)
    assert played.commands == ["raise 3 150000", "call 4"]


@pytest.mark.parametrize(("chip", "unit"), [(1, 1), (25, 1), (500, 1), (1_000, 1_000), (5_000, 1_000), (25_000, 1_000)])
def test_the_smallest_chip_says_in_what_is_typed(chip: int, unit: int) -> None:
    assert millions(chip=chip).table.view.unit == unit


def test_an_amount_that_no_chips_make_is_still_asked_about() -> None:
    played = millions()
    played.touch(GO, RAISE, "1", "5", "1", GO)
    assert played.prompt == "amount-chip a=25000"
    played.touch(DELETE, "0", GO)
    assert played.commands == ["raise 3 150000", "call 4"]


def test_6_8_an_all_in_that_is_counted_and_6_10_an_amount_that_is_changed_are_typed_alike() -> None:
    played = millions(stack=None)
    played.touch(GO, ALL_IN, "4", "00", GO)
    assert played.commands == ["allin 3 400000", "call 4"]
    played.hold(3)
    played.touch("5", "00", FOLD)
    assert played.commands == ["allin 3 500000", "call 4", "fold 5"]


def test_no_more_is_typed_than_a_stack_can_have() -> None:
    played = millions()
    played.touch(GO, RAISE, *"999999")
    assert played.seat(3).amount == 999_999_000
    played.touch("9")
    assert played.seat(3).amount == 999_999_000


def test_what_is_set_up_is_typed_in_full() -> None:
    """A stack may have been cut down to any chip; it is no bet."""
    assert Filling(digits="150000").amount == 150_000
