"""What `bench` measures of the camera must be the work that a table gives it."""

from __future__ import annotations

from dealerassist.sensing.camera import Recogniser
from dealerassist.sensing.overhead.pace import felt


def test_the_cards_that_bench_draws_are_read_as_real_ones_are() -> None:
    """A card that nobody can read is asked twice, and costs twice the time."""
    read = Recogniser().read(felt(5, 1))
    assert sorted(str(each.card) for each in read) == ["2d", "3d", "4d", "5d", "6d"]
