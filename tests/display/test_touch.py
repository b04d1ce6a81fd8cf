"""One finger: release inside acts, sliding off cancels, bounces and stale touches are ignored."""

from __future__ import annotations

import pytest

from dealerassist.display.frame import Size, Target
from dealerassist.display.geometry import Rect
from dealerassist.display.touch import SETTLE_MS, Touch
from dealerassist.views import HoldSeat, Intent, Press, PressKey, TouchSeat

SEAT = Target("seat 3", Rect(0, 0, 20, 12), Size.OTHER, TouchSeat(3), HoldSeat(3), 600)
CALL = Target("go-on", Rect(30, 0, 30, 15), Size.ROW, PressKey(Press.GO_ON))
VOID = Target("slot 1", Rect(70, 0, 30, 15), Size.ROW, None, PressKey(Press.VOID), 1000, ring=True)
DEAD = Target("slot 3", Rect(110, 0, 30, 15), Size.ROW, None)
OTHER_CALL = CALL._replace(tap=PressKey(Press.FOLD))


@pytest.fixture
def touch() -> Touch:
    made = Touch()
    made.place([SEAT, CALL, VOID, DEAD])
    return made


def tap(touch: Touch, x: float, at: float, to: float | None = None, last: float = 80) -> Intent | None:
    touch.press(x, 5, at)
    return touch.release(x if to is None else to, 5, at + last)


def test_release_inside_acts(touch: Touch) -> None:
    assert tap(touch, 5, 1000) == TouchSeat(3)
    assert tap(touch, 35, 2000) == PressKey(Press.GO_ON)


def test_sliding_off_cancels_even_if_the_finger_comes_back(touch: Touch) -> None:
    assert tap(touch, 35, 1000, to=65) is None
    touch.press(35, 5, 2000)
    touch.move(64, 5)
    touch.move(35, 5)
    assert touch.release(35, 5, 2100) is None
    touch.press(35, 5, 3000)
    touch.move(58, 14)
    assert touch.release(58, 14, 3100) == PressKey(Press.GO_ON), "inside it may wander"


def test_nothing_and_dead_keys_send_nothing(touch: Touch) -> None:
    assert tap(touch, 65, 1000) is None
    assert tap(touch, 115, 2000) is None


@pytest.mark.parametrize(("later", "sent"), [(39, None), (41, PressKey(Press.GO_ON))])
def test_a_second_touch_within_40_ms_is_a_bounce(touch: Touch, later: float, sent: Intent | None) -> None:
    assert tap(touch, 35, 1000) is not None
    assert tap(touch, 35, 1080 + later) == sent


def test_a_seat_is_touched_or_held(touch: Touch) -> None:
    touch.press(5, 5, 1000)
    assert touch.held(1590) is None
    assert touch.held(1601) == HoldSeat(3)
    assert touch.release(5, 5, 1700) is None, "it has been sent already"
    assert tap(touch, 5, 3000, last=590) == TouchSeat(3)


def test_a_ring_key_needs_its_whole_second(touch: Touch) -> None:
    assert tap(touch, 75, 1000, last=990) is None, "letting go early does nothing"
    touch.press(75, 5, 3000)
    assert touch.progress(3250) == 0.25
    assert touch.held(3999) is None
    assert touch.held(4000) == PressKey(Press.VOID)
    assert touch.progress(4001) == 0.0


def test_sliding_off_stops_a_hold(touch: Touch) -> None:
    touch.press(75, 5, 1000)
    touch.move(75, 30)
    assert touch.held(2500) is None


def test_after_a_sensor_the_keys_are_deaf_for_350_ms(touch: Touch) -> None:
    touch.settle(["go-on"], 1000)
    assert tap(touch, 35, 1000 + SETTLE_MS - 10, last=100) is None, "it came down too soon"
    assert tap(touch, 35, 1500) == PressKey(Press.GO_ON)
    touch.settle(["go-on"], 2000)
    assert tap(touch, 5, 2010) == TouchSeat(3), "others go on hearing"


def test_a_finger_that_lay_on_the_key_when_the_sensor_spoke_does_nothing(touch: Touch) -> None:
    touch.press(35, 5, 900)
    touch.settle(["go-on"], 1000)
    assert touch.release(35, 5, 2000) is None


def test_a_key_that_changes_under_the_finger_does_nothing(touch: Touch) -> None:
    touch.press(35, 5, 1000)
    touch.place([SEAT, OTHER_CALL])
    assert touch.release(35, 5, 1100) is None
    touch.press(5, 5, 2000)
    touch.place([SEAT, CALL])
    assert touch.release(5, 5, 2100) == TouchSeat(3), "this one has not changed"
