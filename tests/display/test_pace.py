"""Painting can be measured: a change costs less than a whole frame."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from dealerassist.cli.bench_paint import moments
from dealerassist.display.pace import paint_times
from dealerassist.views import SeatLook, SeatWord
from tests.display.betting_screens import PREFLOP
from tests.display.qt import SMALL


@pytest.mark.usefixtures("qapp")
def test_display_11_only_what_changed_is_painted_again() -> None:
    seats = tuple(replace(seat, word=SeatWord.CALL) if seat.number == 8 else seat for seat in PREFLOP.seats)
    times = paint_times((PREFLOP, replace(PREFLOP, seats=seats)), SMALL, rounds=10)
    assert 0 < times.change_p50 < times.full_p50


def test_what_is_measured_is_ten_seats_at_play_and_no_screen_twice_in_a_row() -> None:
    views = moments()
    assert all(before != after for before, after in itertools.pairwise(views))
    assert all(len(view.seats) == 10 for view in views)
    assert len({view.hand for view in views}) > 2
    looks = {seat.look for view in views for seat in view.seats}
    assert looks >= {SeatLook.TO_ACT, SeatLook.IN, SeatLook.FOLDED, SeatLook.WINS}
