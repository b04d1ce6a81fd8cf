"""An empty table, and the lamps over it: what a card room has, and a camera that is out of focus."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np
from numpy.random import Generator

from deploy.cardnets.decks import Image

SIZE = (1000, 640)
"""Width and height of the pictures in pixels."""


def felt(rng: Generator) -> Image:
    """Nothing lies on it."""
    ground = np.full((SIZE[1], SIZE[0], 3), (62, 88, 24), np.float32)
    ground += cv2.resize(rng.standard_normal((80, 120), dtype=np.float32), SIZE)[..., None] * 5
    return np.clip(ground, 0, 255).astype(np.uint8)


def _even(table: Image, rng: Generator) -> Image:
    return _lit((1.0, 1.0, 1.0), 2)(table, rng)


def _lit(gains: tuple[float, float, float], noise: float) -> Callable[[Image, Generator], Image]:
    def light_it(table: Image, rng: Generator) -> Image:
        seen = table * np.array(gains, np.float32)
        seen = seen + rng.standard_normal(table.shape, dtype=np.float32) * np.float32(noise)
        return np.clip(seen, 0, 255).astype(np.uint8)

    return light_it


def _glare(table: Image, rng: Generator) -> Image:
    """A lamp in the varnish over the middle of the table."""
    ys, xs = np.mgrid[0 : SIZE[1], 0 : SIZE[0]].astype(np.float32)
    veil = 0.72 * np.exp(-(((xs - 420) / 210) ** 2 + ((ys - 250) / 130) ** 2))[..., None]
    return _even((table * (1 - veil) + np.array([205, 232, 250]) * veil).astype(np.uint8), rng)


def _blurred(table: Image, rng: Generator) -> Image:
    return _even(cv2.GaussianBlur(table, (0, 0), 1.8).astype(np.uint8), rng)


LIGHTS: dict[str, Callable[[Image, Generator], Image]] = {
    "even": _even,
    "dim": _lit((0.2, 0.2, 0.2), 2),
    "yellow": _lit((0.35, 0.8, 0.95), 3),
    "blue": _lit((1.0, 0.62, 0.5), 3),
    "glare": _glare,
    "blurred": _blurred,
}
