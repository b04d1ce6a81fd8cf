"""Ornate aces: a large pip filled with curls, hatching or another pip, curls or a wreath round it, the maker's name."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.random import Generator

from deploy.cardnets import glyphs
from deploy.cardnets.decks import HEIGHT, WIDTH
from deploy.cardnets.glyphs import Mask


def ornate(pip: Mask, rng: Generator) -> Mask:
    """Ink of a card's size, upright, to be stamped on a card's middle."""
    ink = np.zeros((HEIGHT, WIDTH), np.uint8)
    size = rng.uniform(0.38, 0.72) * WIDTH
    tall = size * rng.uniform(1.0, 1.4)
    middle = HEIGHT / 2 - rng.uniform(0, 0.06) * HEIGHT
    kind = rng.random()
    if kind < 0.3:
        around = _curls(int(size * rng.uniform(1.1, 1.5)), int(tall * rng.uniform(1.1, 1.4)), rng)
        _onto(ink, np.minimum(around, 190), middle, add=True)
    elif kind < 0.6:
        around = _wreath(int(size * rng.uniform(1.15, 1.6)), int(tall * rng.uniform(1.1, 1.5)), rng)
        _onto(ink, around, middle, add=True)
    large = _sized(pip, size, tall)
    _onto(ink, cv2.dilate(large, np.ones((9, 9), np.uint8)).astype(np.uint8), middle, add=False)
    _onto(ink, large, middle, add=True)
    if rng.random() < 0.8:
        inner = rng.uniform(0.6, 0.9)
        hollow = _sized(pip, size * inner, tall * inner)
        kind = rng.random()
        if kind < 0.4:
            hollow = np.minimum(hollow, _curls(hollow.shape[1], hollow.shape[0], rng))
        elif kind < 0.7:
            hollow = np.minimum(hollow, _hatching(hollow.shape[1], hollow.shape[0], rng))
        _onto(ink, hollow, middle, add=False)
        if rng.random() < 0.6:
            heart = rng.uniform(0.3, 0.6)
            _onto(ink, _sized(pip, size * heart, tall * heart), middle, add=True)
    if rng.random() < 0.6:
        _name(ink, middle + tall / 2, rng)
    return ink


def _curls(width: int, height: int, rng: Generator) -> Mask:
    """Arcs at random, the same left and right."""
    half = np.zeros((height, (width + 1) // 2), np.uint8)
    for _ in range(int(rng.integers(8, 40))):
        centre = (int(rng.uniform(0, half.shape[1])), int(rng.uniform(0, height)))
        axes = (int(rng.uniform(3, 22)), int(rng.uniform(3, 30)))
        start = rng.uniform(0, 360)
        thick = int(rng.integers(1, 5))
        cv2.ellipse(half, centre, axes, rng.uniform(0, 180), start, start + rng.uniform(90, 360), 255, thick)
    return np.hstack([half, half[:, ::-1]])[:, :width]


def _wreath(width: int, height: int, rng: Generator) -> Mask:
    """Leaves over each other, all round, the same left and right."""
    half = np.zeros((height, (width + 1) // 2), np.uint8)
    leaf = rng.uniform(0.05, 0.13) * width
    for _ in range(int(rng.integers(40, 160))):
        turn, out = rng.uniform(0, 2 * np.pi), rng.uniform(0.55, 0.97)
        centre = (int(half.shape[1] * (1 - out * abs(np.cos(turn)))), int(height / 2 * (1 + out * np.sin(turn))))
        axes = (max(2, int(leaf * rng.uniform(0.2, 0.5))), max(3, int(leaf * rng.uniform(0.5, 1))))
        across = rng.uniform(0, 180)
        cv2.ellipse(half, centre, axes, across, 0, 360, int(rng.choice([0, 0, 60, 255])), -1)
        cv2.ellipse(half, centre, axes, across, 0, 360, 255, int(rng.integers(1, 4)))
    return np.hstack([half, half[:, ::-1]])[:, :width]


def _hatching(width: int, height: int, rng: Generator) -> Mask:
    """Level lines, and a light spot as of somebody's picture."""
    lines = np.zeros((height, width), np.uint8)
    step = int(rng.integers(3, 8))
    for top in range(0, height, step):
        lines[top : top + max(1, int(step * rng.uniform(0.3, 0.6)))] = 255
    if rng.random() < 0.5:
        middle = (width // 2, int(height * rng.uniform(0.4, 0.65)))
        axes = (int(width * rng.uniform(0.06, 0.15)), int(height * rng.uniform(0.1, 0.22)))
        cv2.ellipse(lines, middle, axes, 0, 0, 360, 255, -1)
    return lines


def _name(ink: Mask, foot: float, rng: Generator) -> None:
    """A line or two of small capitals."""
    top = foot + rng.uniform(0.01, 0.05) * HEIGHT
    for _ in range(int(rng.integers(1, 4))):
        letters = "".join(rng.choice(list("ABCDEGHILMNOPRSTUY"), int(rng.integers(6, 20))))
        line = glyphs.text(letters, str(rng.choice(glyphs.rank_fonts())))
        high = rng.uniform(0.012, 0.03) * HEIGHT
        small = _sized(line, min(0.62 * WIDTH, high * line.shape[1] / line.shape[0]), high)
        _onto(ink, small, top + high / 2, add=True)
        top += high * 1.4


def _onto(ink: Mask, mask: Mask, middle: float, add: bool) -> None:
    """Adds or takes away ink, in the middle of the card's width; what sticks out is cut off."""
    height, width = mask.shape
    top, left = round(middle - height / 2), (ink.shape[1] - width) // 2
    rows, columns = slice(max(0, top), min(HEIGHT, top + height)), slice(max(0, left), min(WIDTH, left + width))
    if rows.start >= rows.stop:
        return
    part = mask[rows.start - top : rows.stop - top, columns.start - left : columns.stop - left]
    under = ink[rows, columns]
    under[:] = np.maximum(under, part) if add else np.minimum(under, 255 - part)


def _sized(mask: Mask, width: float, height: float) -> Mask:
    return cv2.resize(mask, (max(3, round(width)), max(3, round(height))), interpolation=cv2.INTER_AREA).astype(
        np.uint8
    )
