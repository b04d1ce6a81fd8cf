"""Cutting a turned, leaning piece out of a picture, as a finder of cards does it: never quite straight."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from deploy.cardnets.decks import Image

Quad = NDArray[np.float32]
"""4 × 2: x, y of top left, top right, bottom right, bottom left."""


def around(x: float, y: float, width: float, height: float) -> Quad:
    """An upright rectangle by its middle."""
    half = np.array([width, height], np.float32) / 2
    signs = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]], np.float32)
    return np.asarray(np.array([x, y]) + signs * half, np.float32)


def turned(quad: Quad, degrees: float) -> Quad:
    """Clockwise, as it is seen, round its middle."""
    turn, middle = np.radians(degrees), quad.mean(axis=0)
    matrix = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    return np.asarray((quad - middle) @ matrix + middle, np.float32)


def shaken(quad: Quad, part: float, rng: Generator) -> Quad:
    """Each corner moved by up to this part of the sides."""
    sides = np.array([np.linalg.norm(quad[1] - quad[0]), np.linalg.norm(quad[3] - quad[0])])
    return np.asarray(quad + rng.uniform(-part, part, (4, 2)) * sides, np.float32)


def cut(picture: Image, quad: Quad, size: tuple[int, int], border: int = cv2.BORDER_REPLICATE) -> Image:
    """What lies in `quad`, at this width and height."""
    width, height = size
    target = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    warp = cv2.getPerspectiveTransform(quad, target)
    return cv2.warpPerspective(picture, warp, size, flags=cv2.INTER_LINEAR, borderMode=border).astype(np.uint8)


def laid(card: Image, ground: Image, quad: Quad) -> None:
    """Puts a card onto the ground, where `quad` says, with its corners rounded."""
    height, width = card.shape[:2]
    source = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    warp = cv2.getPerspectiveTransform(source, quad)
    size = (ground.shape[1], ground.shape[0])
    shape = np.zeros((height, width), np.uint8)
    round_ = max(2, width // 18)
    cv2.rectangle(shape, (round_, 0), (width - round_ - 1, height - 1), 255, -1)
    cv2.rectangle(shape, (0, round_), (width - 1, height - round_ - 1), 255, -1)
    for x in (round_, width - round_ - 1):
        for y in (round_, height - round_ - 1):
            cv2.circle(shape, (x, y), round_, 255, -1)
    over = cv2.warpPerspective(card, warp, size, flags=cv2.INTER_LINEAR)
    cover = cv2.warpPerspective(shape, warp, size, flags=cv2.INTER_LINEAR)[..., None].astype(np.uint16)
    ground[:] = ((over.astype(np.uint16) * cover + ground.astype(np.uint16) * (255 - cover)) // 255).astype(np.uint8)
