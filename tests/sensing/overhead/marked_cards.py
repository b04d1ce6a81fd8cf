"""Cards that a program can read without nets: a grid of black and white fields, and the reader that knows it.

The same camera code runs on them as on real cards; what it makes of a reading is tested here, not the reading. A card
that is partly covered, washed out or cut off reads as unsure, or as nothing, just as a real one does.
"""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import numpy as np
from numpy.typing import NDArray

from dealerassist.cards import PACK_52, Card
from dealerassist.sensing.camera import Picture, SeenCard

DECK = PACK_52.cards
WIDE, HIGH = 100, 140
"""Pixels of a card as it is drawn."""
ROWS, COLUMNS = 4, 3
FIELDS = ROWS * COLUMNS
BITS = FIELDS // 2
PAPER, INK = 235, 25
EDGE = 14
"""White round the fields."""


def face(card: Card) -> Picture:
    """The card upright. Field n from the top is as field n from the foot, so that it reads either way up."""
    picture = np.full((HIGH, WIDE, 3), PAPER, np.uint8)
    number = DECK.index(card) + 1
    for field in range(FIELDS):
        if number >> min(field, FIELDS - 1 - field) & 1:
            left, top, right, foot = _field(field)
            picture[top:foot, left:right] = INK
    return picture


def back() -> Picture:
    """Face down: a dark pattern within a white edge."""
    picture = np.full((HIGH, WIDE, 3), PAPER, np.uint8)
    picture[EDGE:-EDGE, EDGE:-EDGE] = (140, 60, 40)
    return picture


def read(picture: Picture) -> tuple[SeenCard, ...]:
    """As `Recogniser.read`, for these cards."""
    return tuple(seen for quad in _quads(picture) if (seen := _read(picture, quad)) is not None)


def reader() -> type[MarkedReader]:
    """What a spawned process is told to read with."""
    return MarkedReader


class MarkedReader:
    """Stands where a `Recogniser` does."""

    def read(self, picture: Picture) -> tuple[SeenCard, ...]:
        return read(picture)


def _field(number: int) -> tuple[int, int, int, int]:
    row, column = divmod(number, COLUMNS)
    wide, high = (WIDE - 2 * EDGE) // COLUMNS, (HIGH - 2 * EDGE) // ROWS
    left, top = EDGE + column * wide, EDGE + row * high
    return left + 2, top + 2, left + wide - 2, top + high - 2


def _quads(picture: Picture) -> Iterator[NDArray[np.float32]]:
    """Bright shapes with four corners that have the shape of a card; fields are bridged."""
    grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)
    white = np.asarray((grey > 150) * 255, np.uint8)
    contours, _ = cv2.findContours(white, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    for contour in contours:
        (_, _), (one, other), _ = box = cv2.minAreaRect(contour)
        if min(one, other) < 30 or not 1.25 < max(one, other) / min(one, other) < 1.55:
            continue
        if cv2.contourArea(contour) > 0.93 * one * other:
            yield np.asarray(cv2.boxPoints(box), np.float32)


def _read(picture: Picture, quad: NDArray[np.float32]) -> SeenCard | None:
    if np.linalg.norm(quad[0] - quad[1]) > np.linalg.norm(quad[1] - quad[2]):
        quad = np.roll(quad, -1, axis=0)
    target = np.array([[0, 0], [WIDE, 0], [WIDE, HIGH], [0, HIGH]], np.float32)
    warp = cv2.getPerspectiveTransform(quad, target)
    flat = np.asarray(cv2.warpPerspective(picture, warp, (WIDE, HIGH)), np.uint8)
    if (np.ptp(flat[EDGE:-EDGE, EDGE:-EDGE], axis=2) > 40).mean() > 0.6:
        return None  # a back
    fields = [_dark(flat, number) for number in range(FIELDS)]
    said = [one if one == other else None for one, other in zip(fields, fields[::-1], strict=True)][:BITS]
    numbers = [
        number
        for number in range(1, len(DECK) + 1)
        if all(bit is None or bit == bool(number >> place & 1) for place, bit in enumerate(said))
    ]
    if not numbers or said.count(None) > 4:
        return None
    first, second, third, fourth = ((float(x), float(y)) for x, y in quad)
    cards = tuple(DECK[number - 1] for number in numbers)
    sure = len(numbers) == 1 and None not in said
    corners = (first, second, third, fourth)
    return SeenCard(cards[0] if sure else None, cards, 0.99 if sure else 1 / len(numbers), corners, whole=True)


def _dark(flat: NDArray[np.uint8], number: int) -> bool | None:
    """None where a field is neither."""
    left, top, right, foot = _field(number)
    part = flat[top + 3 : foot - 3, left + 3 : right - 3]
    share = float((part < 120).mean())
    return True if share > 0.9 else False if share < 0.1 else None
