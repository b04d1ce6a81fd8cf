"""How long the camera's stages take here, on a drawn felt: for `bench`. What is read does not matter, only that five
cards lie there.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from statistics import median

import cv2
import numpy as np

from dealerassist.sensing.camera import Picture, Recogniser
from dealerassist.sensing.overhead.calibration import Calibration
from dealerassist.sensing.overhead.watcher import Watcher, one_thread

SIZE = 1280, 720
CARD = 100, 140
PLACE, HIGH = 130, 176
LEFT, TOP = 315, 260
FELT, PAPER, INK = (70, 95, 40), (235, 235, 235), (30, 30, 30)
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
    frame = [_ms(partial(reads.read, _felt(5, number))) for number in range(FRAMES // 2)]
    board = ((LEFT, TOP), (LEFT + 5 * PLACE, TOP), (LEFT + 5 * PLACE, TOP + HIGH), (LEFT, TOP + HIGH))
    watcher = Watcher(Calibration(SIZE, board), reads)
    for number in range(FRAMES):
        watcher.look(_felt(3, number))
    still = [_look(watcher, 3, number) for number in range(FRAMES)]
    turn = [_look(watcher, 4, number) for number in range(6)]
    return Pace(median(frame), median(still), median(turn[2:5]))


def _look(watcher: Watcher, cards: int, number: int) -> float:
    return _ms(partial(watcher.look, _felt(cards, number)))


def _ms(does: Callable[[], object]) -> float:
    start = time.process_time()
    does()
    return (time.process_time() - start) * 1000


def _felt(cards: int, seed: int) -> Picture:
    """So many cards on their places, with a camera's noise."""
    picture = np.full((SIZE[1], SIZE[0], 3), FELT, np.uint8)
    for place in range(cards):
        x, y = LEFT + place * PLACE + (PLACE - CARD[0]) // 2, TOP + 18
        cv2.rectangle(picture, (x, y), (x + CARD[0], y + CARD[1]), PAPER, cv2.FILLED)
        cv2.putText(picture, str(place + 2), (x + 6, y + 26), cv2.FONT_HERSHEY_SIMPLEX, 0.8, INK, 2, cv2.LINE_AA)
        for pip in range(place + 2):
            cv2.circle(picture, (x + 50, y + 20 + pip * 20), 8, INK, cv2.FILLED, cv2.LINE_AA)
    noise = np.random.default_rng(seed).normal(0, 3, picture.shape[:2])[..., None]
    return np.clip(picture + noise, 0, 255).astype(np.uint8)
