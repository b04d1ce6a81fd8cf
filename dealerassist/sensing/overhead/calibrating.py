"""From cards that lie on the five places, or at a seat, to where these are in the picture."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import NoReturn

import cv2
import numpy as np
from numpy.typing import NDArray

from dealerassist.sensing.codes import CalibrationError, SensingCode
from dealerassist.sensing.overhead.calibration import PLACES, Corners, UpArea, clockwise
from dealerassist.sensing.overhead.flat import square_pixels

ABOVE = 0.14
"""Of a card's height: so much of the board's area lies above the cards, and below them."""
ROUND_A_HAND = 0.6
"""Of a card's width: so much felt belongs to a tabled hand on every side."""
ROUND_UP_CARDS = 0.35
"""Likewise, round up cards: less, as hole cards lie behind them."""
ASKEW = 0.35
"""Of a card's height: so far a card may lie off the line of the others."""

Points = NDArray[np.float64]


def board_from(cards: Sequence[Corners], size: tuple[int, int], turned: bool = False) -> Corners:
    """The area of the five places, on each of which one card lies upright, as a camera straight above sees it.

    turned: the first place is the last from the left, as with a camera that hangs upside down. Raises CalibrationError.
    """
    if len(cards) != PLACES:
        _refuse(f"one card on each of the five places is needed, {len(cards)} were found")
    found = sorted((_ordered(each) for each in cards), key=lambda each: float(each[:, 0].mean()), reverse=turned)
    middles = np.array([each.mean(axis=0) for each in found])
    along = (middles[-1] - middles[0]) / (PLACES - 1)
    upright = [_upright(each, along) for each in found]
    wide, high = _size(upright)
    across = np.array([-along[1], along[0]]) / np.linalg.norm(along)
    if np.abs((middles - middles[0]) @ across).max() > ASKEW * high:
        _refuse("the five cards do not lie in a line")
    if float(np.linalg.norm(along)) < wide:
        _refuse("the five cards overlap")
    down = across * (high / 2 + ABOVE * high)
    left, right = middles[0] - along / 2, middles[-1] + along / 2
    return _within(np.array([left - down, right - down, right + down, left + down]), size)


def seat_from(cards: Sequence[Corners], size: tuple[int, int]) -> Corners:
    """The felt round the cards of a tabled hand. Raises CalibrationError where there are none."""
    if not cards:
        _refuse("the cards of a hand must lie there face up, and none was found")
    points = np.concatenate([np.array(each, np.float64) for each in cards])
    round_it = ROUND_A_HAND * min(_size([_ordered(each) for each in cards]))
    left, top = points.min(axis=0) - round_it
    right, foot = points.max(axis=0) + round_it
    return _within(np.array([[left, top], [right, top], [right, foot], [left, foot]]), size)


def up_area_from(cards: Sequence[Corners], size: tuple[int, int]) -> UpArea:
    """The felt of the up cards that lie before a seat: as narrow round them as they lie, turned as they are. Raises
    CalibrationError where there are none.
    """
    if not cards:
        _refuse("up cards must lie there, four as they are dealt, and none was found")
    middle, (one, other), turned = cv2.minAreaRect(np.concatenate([np.array(each, np.float32) for each in cards]))
    more = 2 * ROUND_UP_CARDS * min(_size([_ordered(each) for each in cards]))
    around = np.asarray(cv2.boxPoints((middle, (one + more, other + more), turned)), np.float64)
    first, second, third, fourth = ((float(x), float(y)) for x, y in around)
    corners = _within(_ordered((first, second, third, fourth)), size)
    return UpArea(corners, median(map(square_pixels, cards)))


def _ordered(corners: Corners) -> Points:
    """Clockwise as it is seen."""
    return np.array(corners if clockwise(corners) else corners[::-1], np.float64)


def _upright(card: Points, along: Points) -> Points:
    """Its top left corner first, where the cards stand beside each other in this direction."""
    sides = np.roll(card, -1, axis=0) - card
    first = int(np.argmax(sides @ along / np.linalg.norm(sides, axis=1)))
    return np.roll(card, -first, axis=0)


def _size(cards: Sequence[Points]) -> tuple[float, float]:
    """Mean width and height in pixels, the first side being across."""
    sides = np.array([np.linalg.norm(np.roll(card, -1, axis=0) - card, axis=1) for card in cards])
    return float(sides[:, [0, 2]].mean()), float(sides[:, [1, 3]].mean())


def _within(corners: Points, size: tuple[int, int]) -> Corners:
    first, second, third, fourth = (
        (float(min(max(x, 0), size[0])), float(min(max(y, 0), size[1]))) for x, y in corners
    )
    return first, second, third, fourth


def _refuse(reason: str) -> NoReturn:
    raise CalibrationError(SensingCode.BAD_CALIBRATION, reason)
