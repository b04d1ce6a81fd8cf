"""Painting can be measured: a change costs less than a whole frame."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealerassist.display.pace import paint_times
from dealerassist.views import SeatWord
from tests.display.betting_screens import PREFLOP
from tests.display.qt import SMALL

pytestmark = pytest.mark.usefixtures("qapp")


def test_display_11_only_what_changed_is_painted_again() -> None:
    seats = tuple(replace(seat, word=SeatWord.CALL) if seat.number == 8 else seat for seat in PREFLOP.seats)
    times = paint_times(PREFLOP, replace(PREFLOP, seats=seats), SMALL, rounds=20)
    assert 0 < times.change_p50 < times.full_p50
