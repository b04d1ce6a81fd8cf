"""How long the camera's stages take here, on a drawn felt on which five diamonds lie: for `bench`."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from statistics import median

import cv2
import numpy as np

from dealerassist.sensing.camera import Picture, Recogniser
from dealerassist.sensing.camera.pips import LAYOUTS
from dealerassist.sensing.overhead.calibration import Calibration
from dealerassist.sensing.overhead.watcher import Watcher, one_thread

SIZE = 1280, 720
CARD = 100, 140
PLACE, HIGH = 130, 176
LEFT, TOP = 315, 260
FELT, PAPER, INK = (70, 95, 40), (235, 235, 235), (40, 30, 200)
FINER = 4
"""A card is drawn so many times larger, and shrunk: a camera sees no steps."""
FRAMES = 24


@dataclass(frozen=True, slots=True)
class Pace:
    """Milliseconds of one core, the median of several frames. frame: a whole felt frame through the recogniser; still:
    a frame of a known board, with nothing new; turn: one in which one place is read.
    """

    frame: float
    still: float
    turn: float


def pace() -> Pace:
    """Raises ModelError where the nets are damaged."""
    one_thread()
    reads = Recogniser()
    frame = [_ms(partial(reads.read, felt(5, number))) for number in range(FRAMES // 2)]
    board = ((LEFT, TOP), (LEFT + 5 * PLACE, TOP), (LEFT + 5 * PLACE, TOP + HIGH), (LEFT, TOP + HIGH))
    watcher = Watcher(Calibration(SIZE, board), reads)
    for number in range(FRAMES):
        watcher.look(felt(3, number))
    still = [_look(watcher, 3, number) for number in range(FRAMES)]
    turn = [_look(watcher, 4, number) for number in range(6)]
    return Pace(median(frame), median(still), median(turn[2:5]))


def _look(watcher: Watcher, cards: int, number: int) -> float:
    return _ms(partial(watcher.look, felt(cards, number)))


def _ms(does: Callable[[], object]) -> float:
    start = time.process_time()
    does()
    return (time.process_time() - start) * 1000


def felt(cards: int, seed: int) -> Picture:
    """So many diamonds on their places, from the two on, with a camera's noise."""
    picture = np.full((SIZE[1], SIZE[0], 3), FELT, np.uint8)
    for place in range(cards):
        x, y = LEFT + place * PLACE + (PLACE - CARD[0]) // 2, TOP + 18
        picture[y : y + CARD[1], x : x + CARD[0]] = _diamonds(str(place + 2))
    noise = np.random.default_rng(seed).normal(0, 3, picture.shape[:2])[..., None]
    return np.clip(picture + noise, 0, 255).astype(np.uint8)


def _diamonds(rank: str) -> Picture:
    """That card of the suit which takes four strokes; both ways up."""
    card = np.full((CARD[1] * FINER, CARD[0] * FINER, 3), PAPER, np.uint8)
    for _ in range(2):
        size = cv2.FONT_HERSHEY_DUPLEX, 0.62 * FINER, INK, FINER, cv2.LINE_AA
        cv2.putText(card, rank, (5 * FINER, 20 * FINER), *size)
        _diamond(card, 11, 28, 6)
        for x, column in zip((30, 50, 70), LAYOUTS[rank], strict=True):
            for place in column:
                _diamond(card, x, {"t": 28, "m": 70, "b": 112}[place], 10)
        card = np.ascontiguousarray(card[::-1, ::-1])
    return np.asarray(cv2.resize(card, CARD, interpolation=cv2.INTER_AREA), np.uint8)


def _diamond(card: Picture, x: int, y: int, half: int) -> None:
    corners = np.array([(x - 0.8 * half, y), (x, y - half), (x + 0.8 * half, y), (x, y + half)]) * FINER
    cv2.fillConvexPoly(card, corners.astype(np.int32), INK, cv2.LINE_AA)
