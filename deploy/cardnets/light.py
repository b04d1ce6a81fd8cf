"""What a camera makes of a card: lamps, shadows, glare, distance, movement, its own noise, JPEG."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from deploy.cardnets.decks import Image

Light = NDArray[np.float32]
COARSE = 3
"""A ground is made this many times smaller: it is most of the work otherwise."""


def photographed(picture: Image, rng: Generator) -> Image:
    """The same picture as some camera would have taken it."""
    seen = picture.astype(np.float32)
    if rng.random() < 0.25:
        seen = _faded(seen, rng)
    if rng.random() < 0.3:
        seen = _glare(seen, rng)
    seen = _lamps(seen, rng)
    seen = _optics(seen, rng)
    seen += rng.standard_normal(seen.shape, dtype=np.float32) * np.float32(rng.uniform(0, 9) * _noisy(seen))
    if rng.random() < 0.25:
        soft = np.asarray(cv2.GaussianBlur(seen, (0, 0), rng.uniform(0.7, 2.5)), np.float32)
        seen += (seen - soft) * np.float32(rng.uniform(0.3, 1.5))
    taken = np.clip(seen, 0, 255).astype(np.uint8)
    if rng.random() < 0.35:
        _, packed = cv2.imencode(".jpg", taken, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(30, 90))])
        taken = np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), np.uint8)
    if rng.random() < 0.05:
        taken = cv2.cvtColor(cv2.cvtColor(taken, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR).astype(np.uint8)
    return taken


def _noisy(seen: Light) -> float:
    """Less light is less noise: what is too dark to be read by anybody teaches a net nothing but doubt."""
    return float(np.clip(seen[::4, ::4].mean() / 110, 0.25, 1))


def background(height: int, width: int, rng: Generator) -> Image:
    """Felt, wood, cloth, stripes as of chips, skin, or text: where cards lie, and what is none."""
    kind = rng.random()
    known = [(40, 90, 20), (60, 110, 20), (20, 20, 20), (60, 90, 140), (120, 60, 20), (130, 160, 205), (20, 25, 110)]
    colour = np.array(known[int(rng.integers(len(known)))] if kind < 0.5 else rng.integers(0, 256, 3), np.float32)
    coarse = (max(3, width // COARSE), max(3, height // COARSE))
    rough = rng.standard_normal((int(rng.integers(3, 30)), int(rng.integers(3, 30))), dtype=np.float32)
    rough = cv2.resize(rough, coarse) * np.float32(rng.uniform(0, 25))
    ground = colour + rough[..., None]
    if kind > 0.85:
        _stripes(ground, rng)
    seen = np.asarray(cv2.resize(np.clip(ground, 0, 255).astype(np.uint8), (width, height)), np.uint8)
    if kind > 0.93:
        _words(seen, rng)
    return seen


def _stripes(ground: Light, rng: Generator) -> None:
    height, width = ground.shape[:2]
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    turn, length = rng.uniform(0, np.pi), rng.uniform(4, 30) / COARSE
    dark = np.sin((xs * np.cos(turn) + ys * np.sin(turn)) * 2 * np.pi / length) > rng.uniform(-0.5, 0.5)
    ground[dark] = rng.integers(0, 256, 3)


def _words(ground: Image, rng: Generator) -> None:
    letters = "".join(chr(int(code)) for code in rng.integers(33, 123, 12))
    place = (int(rng.integers(-20, 10)), int(rng.integers(10, ground.shape[0])))
    ink = tuple(float(part) for part in rng.integers(0, 256, 3))
    cv2.putText(ground, letters, place, int(rng.integers(0, 8)), rng.uniform(0.4, 2), ink, int(rng.integers(1, 4)))


def _faded(seen: Light, rng: Generator) -> Light:
    """Ink that is thin, or paper that shines evenly."""
    return 255 - (255 - seen) * np.float32(rng.uniform(0.35, 1))


def _glare(seen: Light, rng: Generator) -> Light:
    """A lamp mirrored in the varnish: a veil over ink and paper, white or of the lamp's colour; black ink turns grey
    or brown, red ink pink."""
    height, width = seen.shape[:2]
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y, radius = rng.uniform(0, width), rng.uniform(0, height), rng.uniform(0.15, 1.2) * width
    stretch = rng.uniform(0.5, 2)
    veil = np.exp(-(((xs - x) * stretch) ** 2 + (ys - y) ** 2) / np.float32(2 * radius * radius))
    veil *= np.float32(rng.uniform(0.3, 0.85))
    lamp = 255 - rng.uniform(0, 1) * np.array([rng.uniform(0, 130), rng.uniform(0, 75), rng.uniform(0, 30)])
    return np.asarray(seen * (1 - veil[..., None]) + lamp * veil[..., None], np.float32)


def _lamps(seen: Light, rng: Generator) -> Light:
    height, width = seen.shape[:2]
    gain = rng.uniform(0.12, 0.5) if rng.random() < 0.25 else rng.uniform(0.45, 1.2)
    cast = rng.uniform(0.35, 1.1, 3) if rng.random() < 0.2 else rng.uniform(0.75, 1.12, 3)
    seen = seen * (gain * cast).astype(np.float32) + np.float32(rng.uniform(0, 35) * rng.random())
    if rng.random() < 0.5:
        ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
        turn, steep = rng.uniform(0, 2 * np.pi), rng.uniform(0.1, 0.8)
        ramp = (xs / width - 0.5) * np.cos(turn) + (ys / height - 0.5) * np.sin(turn)
        if rng.random() < 0.3:
            ramp = np.clip(ramp * rng.uniform(5, 40) + rng.uniform(-1, 1), -0.5, 0.5)
        seen *= (1 + ramp * steep).astype(np.float32)[..., None]
    return seen


def _optics(seen: Light, rng: Generator) -> Light:
    height, width = seen.shape[:2]
    if rng.random() < 0.6:
        scale = rng.uniform(0.25, 0.9)
        small = cv2.resize(seen, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        way = cv2.INTER_LINEAR if rng.random() < 0.5 else cv2.INTER_CUBIC
        seen = np.asarray(cv2.resize(small, (width, height), interpolation=way), np.float32)
    if rng.random() < 0.35:
        out_of_focus = rng.random() < 0.25
        sigma = rng.uniform(1.6, 3.2) if out_of_focus else rng.uniform(0.4, 1.6)
        seen = np.asarray(cv2.GaussianBlur(seen, (0, 0), sigma), np.float32)
    if rng.random() < 0.12:
        long = int(rng.choice([3, 5, 7]))
        trail = np.zeros((long, long), np.float32)
        trail[long // 2] = 1
        turned = cv2.getRotationMatrix2D((long // 2, long // 2), rng.uniform(0, 180), 1)
        trail = np.asarray(cv2.warpAffine(trail, turned, (long, long)), np.float32)
        seen = np.asarray(cv2.filter2D(seen, -1, trail / max(float(trail.sum()), 1e-3)), np.float32)
    return seen
