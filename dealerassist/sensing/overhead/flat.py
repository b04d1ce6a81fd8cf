"""Cards that lie flat on the felt with nothing over them: stud's up cards, and no card that a player lifts to look at.

A card by itself is known by its outline, which must be as large as that of a card that lies there. Of cards that lie
over each other only the one on top shows its index at both ends; it lies flat where these are as far apart as they are
on a card. One index alone, such as of a corner that is bent up, is never enough.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from dealerassist.sensing.camera.pictures import Picture
from dealerassist.sensing.camera.seen import SeenCard
from dealerassist.sensing.overhead.calibration import Corners
from dealerassist.sensing.overhead.reads import Reads

OFF = 0.15
"""Of the square pixels that a card covers there: more for one that is held nearer to the camera, by 8 % of its height
over the table; less for one that is tilted, by 32 degrees under a camera straight above.
"""
APART, APART_OFF = 1.05, 0.16
"""Between the middles of a card's two indices, in square roots of its area: from small indices in the very corners to
large ones.
"""
LONGER = 1.4
"""A card is so many times as long as wide."""
PAPER_PERCENT = 97
"""Brighter than so much of the piece is paper."""
COVERED = 1.25
"""An index is painted over with so much round it."""

Points = NDArray[np.float64]


def lying_flat(reads: Reads, piece: Picture, card: float) -> list[SeenCard]:
    """The whole cards of a piece that lie flat, sure and unsure. card: square pixels that one covers there."""
    seen = reads.read(piece)
    flat = [each for each in seen if each.whole and abs(square_pixels(each.corners) - card) <= OFF * card]
    one_index = [each for each in seen if not each.whole and each.card is not None]
    return [*flat, *_on_top(reads, piece, one_index, card)] if one_index else flat


def _on_top(reads: Reads, piece: Picture, one_index: Sequence[SeenCard], card: float) -> Iterator[SeenCard]:
    """Those whose other index is found, too, once the first ones are painted over."""
    again = [each for each in reads.read(_painted_over(piece, one_index)) if not each.whole]
    for first in one_index:
        for other in again:
            apart = np.hypot(first.centre[0] - other.centre[0], first.centre[1] - other.centre[1])
            if other.card is first.card and abs(apart / card**0.5 - APART) <= APART_OFF:
                yield SeenCard(first.card, first.candidates, first.confidence, _outline(first, other, card), whole=True)


def _painted_over(piece: Picture, indices: Sequence[SeenCard]) -> Picture:
    painted = piece.copy()
    blue, green, red = np.percentile(piece.reshape(-1, 3), PAPER_PERCENT, axis=0)
    for each in indices:
        corners, middle = np.array(each.corners), np.array(each.centre)
        around = np.rint((corners - middle) * COVERED + middle).astype(np.int32)
        cv2.fillConvexPoly(painted, around, (float(blue), float(green), float(red)))
    return painted


def _outline(first: SeenCard, other: SeenCard, card: float) -> Corners:
    """Round the middle between its indices, the way up that the first one stands."""
    middle = (np.array(first.centre) + np.array(other.centre)) / 2
    top_left, _, _, foot_left = (np.array(corner) for corner in first.corners)
    down: Points = (foot_left - top_left) / np.linalg.norm(foot_left - top_left)
    right: Points = np.array([down[1], -down[0]])
    wide = (card / LONGER) ** 0.5 / 2
    across, along = right * wide, down * wide * LONGER
    sides = (middle - across - along, middle + across - along, middle + across + along, middle - across + along)
    one, two, three, four = ((float(x), float(y)) for x, y in sides)
    return one, two, three, four


def square_pixels(corners: Corners) -> float:
    """The area within four corners that go round it."""
    twice = sum(
        x * after_y - after_x * y for (x, y), (after_x, after_y) in zip(corners, _shifted(corners), strict=True)
    )
    return abs(twice) / 2


def _shifted(corners: Corners) -> Corners:
    first, second, third, fourth = corners
    return second, third, fourth, first
