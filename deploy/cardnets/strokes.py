"""Ranks drawn with a pen, as cards have them and fonts have not: boxy or round, thin or fat, slab serifs or none."""

from __future__ import annotations

from functools import cache

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

Mask = NDArray[np.uint8]
Path = list[tuple[float, float]]
"""Points of one stroke of the pen: x to the right, y down, both 0 to 1 in the letter's box."""

WAYS = 60
"""Different hands."""
WIDE, TALL, MARGIN = 110, 160, 40
"""Pixels of the letter's box and of the room round it."""


@cache
def rank(letter: str, way: int) -> Mask:
    """`letter`: one of A 2…9 1 0 J Q K. The same way draws all letters in the same hand."""
    hand = np.random.default_rng(way)
    boxy, pen, serif = hand.uniform(2, 4.5), int(hand.uniform(9, 34)), hand.random() < 0.5
    drawn = np.zeros((TALL + 2 * MARGIN, WIDE + 2 * MARGIN), np.uint8)
    strokes = _strokes(letter, boxy, hand)
    if serif:
        strokes += [[(x - 0.17, y), (x + 0.17, y)] for x, y in _ends(letter)]
    for stroke in strokes:
        points = np.array(stroke) * (WIDE, TALL) + MARGIN
        cv2.polylines(drawn, [points.round().astype(np.int32)], False, 255, pen, cv2.LINE_AA)
    rows, columns = np.where(drawn > 60)
    return drawn[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1].copy()


def _ends(letter: str) -> Path:
    """Where a slab serif stands."""
    feet: dict[str, Path] = {
        "A": [(0, 1), (1, 1)],
        "K": [(0.1, 0), (0.1, 1), (0.92, 0), (0.97, 1)],
        "J": [(0.68, 0)],
        "1": [(0.5, 1)],
        "4": [(0.75, 1)],
    }
    return feet.get(letter, [])


def _strokes(letter: str, boxy: float, hand: Generator) -> list[Path]:
    """hand: the same numbers in the same order for every letter, so that a six is a nine turned."""
    waist, slant, way = hand.uniform(0.44, 0.54), hand.uniform(0.2, 0.5), hand.random()
    if letter == "9":
        return [[(1 - x, 1 - y) for x, y in stroke] for stroke in _six(waist, way, boxy)]
    below = 1 - waist
    three_top = [(0.03, 0.0), (0.95, 0.0), (0.42, waist - 0.05)]
    if way < 0.7:
        three_top = _arc(0.48, waist / 2, 0.44, waist / 2, 205, 450, boxy)
    drawn: dict[str, list[Path]] = {
        "A": [[(0, 1), (0.5, 0), (1, 1)], [(0.2, 0.62 + slant / 4), (0.8, 0.62 + slant / 4)]],
        "2": [[*_arc(0.5, 0.29, 0.48, 0.29, 185, 385, boxy), (0.02, 1.0)], [(0.02, 1), (1, 1)]],
        "3": [three_top, _arc(0.48, waist + below / 2, 0.5, below / 2, 270, 520, boxy)],
        "4": [[(0.75, 1), (0.75, 0), (0, 0.7), (1, 0.7)]],
        "5": [[(0.92, 0), (0.12, 0), (0.08, 0.47), *_arc(0.47, 0.69, 0.5, 0.31, 232, 515, boxy)]],
        "6": _six(waist, way, boxy),
        "7": [[(0, 0), (1, 0), (0.3 + slant / 3, 0.55), (slant, 1)]],
        "8": [
            _arc(0.5, waist / 2, 0.43, waist / 2, 0, 360, boxy),
            _arc(0.5, waist + below / 2, 0.5, below / 2, 0, 360, boxy),
        ],
        "1": [[(0.25, 0.2), (0.5, 0), (0.5, 1)]] if way < 0.6 else [[(0.5, 0), (0.5, 1)]],
        "0": [_arc(0.5, 0.5, 0.45, 0.5, 0, 360, boxy)],
        "J": [[(0.68, 0), (0.68, 0.7), *_arc(0.36, 0.7, 0.32, 0.3, 0, 175, boxy)]],
        "Q": [_arc(0.5, 0.47, 0.5, 0.47, 0, 360, boxy), _tail(way)],
        "K": [[(0.1, 0), (0.1, 1)], [(0.92, 0), (0.1, 0.62)], [(0.4, 0.4), (0.97, 1)]],
    }
    return drawn[letter]


def _six(waist: float, way: float, boxy: float) -> list[Path]:
    bowl = _arc(0.5, waist + (1 - waist) / 2, 0.48, (1 - waist) / 2, 0, 360, boxy)
    if way < 0.25:
        return [bowl, [(0.7, 0), (0.1, waist + 0.12)]]
    return [bowl, [(0.02, 0.7), *_arc(0.5, 0.34, 0.48, 0.34, 180, 320 if way < 0.7 else 345, boxy)]]


def _tail(way: float) -> Path:
    """Of a queen's letter: straight, flat, or curled."""
    if way < 0.5:
        return [(0.5, 0.68), (1, 1.05)]
    if way < 0.75:
        return [(0.35, 1), (1, 1)]
    return [(0.2, 0.78), (0.42, 0.72), (0.7, 0.98), (1.05, 0.98)]


def _arc(x: float, y: float, across: float, down: float, start: float, end: float, boxy: float) -> Path:
    """Clockwise from the right, in degrees. boxy: 2 is an ellipse, more is nearer to a box."""
    turn = np.radians(np.linspace(start, end, 40))
    cos, sin = np.cos(turn), np.sin(turn)
    xs = x + across * np.sign(cos) * np.abs(cos) ** (2 / boxy)
    ys = y + down * np.sign(sin) * np.abs(sin) ** (2 / boxy)
    return list(zip(xs.tolist(), ys.tolist(), strict=True))
