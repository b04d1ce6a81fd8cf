"""The fit rule: squeeze to 0.86, then lower the cap height to its floor, then it is a fault."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from dealerassist.display.frame import SQUEEZE, fit

SIZES = st.floats(0.1, 40)


def test_what_has_room_stays_as_it_is() -> None:
    assert fit(10, 3.5, 3.5, 35) == (3.5, 1.0, True)


def test_first_it_is_squeezed_then_lowered_then_it_is_a_fault() -> None:
    assert fit(10, 5.0, 3.5, 45) == (5.0, 0.9, True)
    squeezed = fit(10, 5.0, 3.5, 34.4)
    assert (round(squeezed.cap, 2), squeezed.squeeze, squeezed.fits) == (4.0, SQUEEZE, True)
    assert fit(10, 5.0, 3.5, 20) == (3.5, SQUEEZE, False)


@given(SIZES, SIZES, SIZES, SIZES)
def test_a_fit_never_breaks_its_own_limits(width: float, cap: float, floor: float, room: float) -> None:
    made = fit(width, cap, min(cap, floor), room)
    assert min(cap, floor) - 1e-9 <= made.cap <= cap
    assert SQUEEZE <= made.squeeze <= 1
    assert not made.fits or width * made.cap * made.squeeze <= room + 0.06
