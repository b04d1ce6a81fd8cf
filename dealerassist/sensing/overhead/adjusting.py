"""The corners of the board's area while somebody moves them: where they are, what fits, what is taken back. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from dealerassist.sensing.overhead.calibration import NARROWEST_PLACE, PLACES, Corners, clockwise

STEPS = (1.0, 10.0)
"""Pixels by which a corner is moved at a touch: fine, coarse."""
AROUND = 0.3
"""Of the board's width and, twice as much, of its height: so much of the picture is shown round it."""


@dataclass(frozen=True, slots=True)
class Adjusting:
    """size: of the picture. board: its area now. chosen: the corner that moves, 0 to 3. step: see `STEPS`. before: the
    areas that UNDO goes back to, the last one last.
    """

    size: tuple[int, int]
    board: Corners
    chosen: int | None = None
    step: float = STEPS[1]
    before: tuple[Corners, ...] = ()

    @property
    def readable(self) -> bool:
        """Are its places wide enough to read cards on them?"""
        (left, top), (right, also_top), *_ = self.board
        return float(np.hypot(right - left, also_top - top)) >= PLACES * NARROWEST_PLACE

    def moved_to(self, x: float, y: float) -> Adjusting:
        """The chosen corner is there, within the picture; as before where that would be no area."""
        if self.chosen is None:
            return self
        spot = min(max(x, 0.0), float(self.size[0])), min(max(y, 0.0), float(self.size[1]))
        first, second, third, fourth = (spot if at == self.chosen else each for at, each in enumerate(self.board))
        return self.with_board((first, second, third, fourth))

    def moved_by(self, across: int, down: int) -> Adjusting:
        """So many steps."""
        if self.chosen is None:
            return self
        x, y = self.board[self.chosen]
        return self.moved_to(x + across * self.step, y + down * self.step)

    def turned(self) -> Adjusting:
        """The camera hangs the other way up: the first place is where the last one was."""
        first, second, third, fourth = self.board
        return self.with_board((third, fourth, first, second))

    def with_board(self, board: Corners) -> Adjusting:
        """Another area; as before where its corners do not go round one."""
        if board == self.board or not clockwise(board):
            return self
        return replace(self, board=board, before=(*self.before, self.board))

    def taken_back(self) -> Adjusting:
        """The last move."""
        return replace(self, board=self.before[-1], before=self.before[:-1]) if self.before else self


def somewhere(size: tuple[int, int]) -> Corners:
    """An area in the middle of the picture, to begin with."""
    (left, right), (top, foot) = (size[0] * 0.2, size[0] * 0.8), (size[1] * 0.38, size[1] * 0.62)
    return (left, top), (right, top), (right, foot), (left, foot)


def places_of(board: Corners) -> tuple[Corners, ...]:
    """The outlines of the five places, the first one first."""
    flat = np.array([[[at, 0], [at + 1, 0], [at + 1, 1], [at, 1]] for at in range(PLACES)], np.float32)
    seen = cv2.perspectiveTransform(flat.reshape(1, -1, 2), _to_picture(board)).reshape(PLACES, 4, 2)
    return tuple(_corners(place) for place in seen)


def fitting(board: Corners, cards: Sequence[Corners]) -> tuple[bool, ...]:
    """In which places does one card lie, whole, and no part of another?"""
    to_places = np.linalg.inv(_to_picture(board))
    spread = [cv2.perspectiveTransform(np.array([card], np.float32), to_places)[0] for card in cards]
    return tuple(_fits(place, spread) for place in range(PLACES))


def _fits(place: int, cards: Sequence[NDArray[np.generic]]) -> bool:
    beside = [card for card in cards if card[:, 0].max() > place and card[:, 0].min() < place + 1]
    on_board = [card for card in beside if card[:, 1].max() > 0 and card[:, 1].min() < 1]
    inside = [card for card in on_board if card.min(axis=0)[0] >= place and card.max(axis=0)[0] <= place + 1]
    whole = [card for card in inside if card[:, 1].min() >= 0 and card[:, 1].max() <= 1]
    return len(on_board) == len(whole) == 1


def part_round(board: Corners) -> tuple[float, float, float, float]:
    """Left, top, width and height of what is shown of the picture: the board, and enough round it to move corners."""
    points = np.array(board)
    (left, top), (right, foot) = points.min(axis=0), points.max(axis=0)
    across, down = AROUND * (right - left), 2 * AROUND * (foot - top)
    return float(left - across), float(top - down), float(right - left + 2 * across), float(foot - top + 2 * down)


def _to_picture(board: Corners) -> NDArray[np.float64]:
    flat = np.array([[0, 0], [PLACES, 0], [PLACES, 1], [0, 1]], np.float32)
    return np.asarray(cv2.getPerspectiveTransform(flat, np.array(board, np.float32)), np.float64)


def _corners(points: NDArray[np.generic]) -> Corners:
    first, second, third, fourth = ((float(x), float(y)) for x, y in points)
    return first, second, third, fourth
