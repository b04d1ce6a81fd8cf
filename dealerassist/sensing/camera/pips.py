"""Counting pips: a vote on the ranks two to ten that reads no letter."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from dealerassist.sensing.camera.patches import on_white
from dealerassist.sensing.camera.pictures import Picture

LAYOUTS: dict[str, tuple[str, ...]] = {
    "2": ("", "tb", ""),
    "3": ("", "tmb", ""),
    "4": ("tb", "", "tb"),
    "5": ("tb", "m", "tb"),
    "6": ("tmb", "", "tmb"),
    "7": ("tmb", "x", "tmb"),
    "8": ("tmb", "xx", "tmb"),
    "9": ("txxb", "m", "txxb"),
    "T": ("txxb", "xx", "txxb"),
}
"""Pips in the left, middle and right column."""
COUNTS = {tuple(len(column) for column in layout): rank for rank, layout in LAYOUTS.items()}

_LEFT, _RIGHT, _TOP, _BOTTOM = 0.17, 0.83, 0.07, 0.93
"""The part of a card in which pips stand; the indices lie outside it."""
PIP = (0.004, 0.05)
"""A pip's area as a part of the card's."""
INDEX_REACHES_IN = 0.3
"""What is cut at the side and is narrower than this part of its height is an index there, and no half of a pip."""
_MIDDLE = (0.41, 0.59)


def counted(card: Picture) -> str | None:
    """The rank by the pips of an upright whole card, `2` to `T`; None where they do not stand as on such a card.

    All pips must be of like size, in three columns, as many left as right, and the picture's middle must be empty of
    anything else: a court, an ace or a glaring lamp gives None.
    """
    spots = _spots(card)
    if not 2 <= len(spots) <= 10:
        return None
    areas = np.array([area for _, _, area in spots])
    if areas.max() > 2.2 * areas.min():
        return None
    left = [y for x, y, _ in spots if x < _MIDDLE[0]]
    middle = [y for x, y, _ in spots if _MIDDLE[0] <= x <= _MIDDLE[1]]
    right = [y for x, y, _ in spots if x > _MIDDLE[1]]
    if not _level(left, right) or not _in_order(left + middle + right):
        return None
    return COUNTS.get((len(left), len(middle), len(right)))


def _level(left: list[float], right: list[float]) -> bool:
    """Whether the outer columns have their pips at the same heights."""
    pairs = zip(sorted(left), sorted(right), strict=False)
    return len(left) == len(right) and all(abs(one - other) < 0.06 for one, other in pairs)


def _in_order(heights: list[float]) -> bool:
    """Whether the uppermost and the lowest are as far from the edges."""
    return abs(min(heights) + max(heights) - 1) < 0.1


def _spots(card: Picture) -> list[tuple[float, float, float]]:
    """x, y (parts of the card) and area of each spot of ink in the middle of the card; an index that reaches into it
    does not count. Empty where a spot is too small to be a pip and too large to be dirt."""
    height, width = card.shape[:2]
    inner = card[int(_TOP * height) : int(_BOTTOM * height), int(_LEFT * width) : int(_RIGHT * width)]
    ink = _ink(inner)
    contours, _ = cv2.findContours(ink, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    spots: list[tuple[float, float, float]] = []
    for contour in contours:
        area = float(cv2.contourArea(contour)) / (width * height)
        if area < 0.0008:
            continue
        left, top, wide, high = cv2.boundingRect(contour)
        cut = left == 0 or left + wide == inner.shape[1]
        if cut and (area < PIP[0] or wide < INDEX_REACHES_IN * high):
            continue
        if cut or not PIP[0] <= area <= PIP[1] or not 0.5 < wide / high < 1.7:
            return []
        x, y = left + wide / 2 + int(_LEFT * width), top + high / 2 + int(_TOP * height)
        spots.append((x / width, y / height, area))
    return spots


def _ink(inner: Picture) -> NDArray[np.uint8]:
    dark = (on_white([inner])[0].min(axis=0) * 220).astype(np.uint8)
    paper = cv2.blur(cv2.dilate(dark, np.ones((41, 41), np.uint8)), (41, 41))
    return np.asarray(cv2.subtract(paper, dark) > np.maximum(14, paper * 0.3), np.uint8)
