"""Pictures of a table from above, as a camera gives them: felt, cards, hands, chips, glare, noise."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import cv2
import numpy as np
from numpy.typing import NDArray

from dealerassist.cards import Card
from dealerassist.sensing.camera import Picture
from dealerassist.sensing.overhead.calibration import Corners
from tests.sensing.overhead.marked_cards import HIGH, WIDE, back, face

SIZE = 960, 600
"""Pixels: width, height."""
FELT = 70, 95, 40
"""Blue, green, red."""
SKIN = 110, 145, 205
PLACE_WIDE, PLACE_HIGH = 130, 176
BOARD_LEFT, BOARD_TOP = 155, 210
BOARD: Corners = (
    (BOARD_LEFT, BOARD_TOP),
    (BOARD_LEFT + 5 * PLACE_WIDE, BOARD_TOP),
    (BOARD_LEFT + 5 * PLACE_WIDE, BOARD_TOP + PLACE_HIGH),
    (BOARD_LEFT, BOARD_TOP + PLACE_HIGH),
)
"""The corners of the board's five places."""
SEAT_WIDE, SEAT_HIGH = 280, 176
SEATS = {
    3: (30, 12), 4: (340, 12), 5: (650, 12),
    8: (650, 412), 9: (340, 412), 10: (30, 412),
}  # fmt: skip
"""Seat -> left and top of the felt in front of it."""


def seat_corners(seat: int) -> Corners:
    left, top = SEATS[seat]
    return (left, top), (left + SEAT_WIDE, top), (left + SEAT_WIDE, top + SEAT_HIGH), (left, top + SEAT_HIGH)


def on_place(place: int) -> tuple[float, float]:
    """The middle of a place of the board, 1 to 5."""
    return BOARD_LEFT + (place - 0.5) * PLACE_WIDE, BOARD_TOP + PLACE_HIGH / 2


def at_seat(seat: int, which: int = 0) -> tuple[float, float]:
    """Where the first or the second card of a tabled hand lies."""
    left, top = SEATS[seat]
    return left + 80 + 120 * which, top + SEAT_HIGH / 2


@dataclass(frozen=True)
class Lying:
    """A card: its middle in pixels, degrees by which it is turned; card None: face down."""

    card: Card | None
    middle: tuple[float, float]
    turned: float = 0.0


@dataclass(frozen=True)
class Hand:
    """A hand with its arm, which comes from the foot of the picture, or a sleeve of this colour."""

    middle: tuple[float, float]
    colour: tuple[int, int, int] = SKIN


@dataclass(frozen=True)
class Scene:
    """What is to be seen. glare: middle and strength of a lamp's reflection; light: 1.0 is usual."""

    cards: tuple[Lying, ...] = ()
    hands: tuple[Hand, ...] = ()
    chips: tuple[tuple[float, float], ...] = ()
    glare: tuple[float, float, float] | None = None
    light: float = 1.0
    noise: float = 3.0
    faces: object = field(default=face, compare=False)


def picture_of(scene: Scene, seed: int = 0) -> Picture:
    """As the camera gives it."""
    chance = np.random.default_rng(seed)
    picture = np.empty((SIZE[1], SIZE[0], 3), np.float32)
    picture[:] = FELT
    for lying in scene.cards:
        _lay(picture, lying, scene)
    for at in scene.chips:
        cv2.circle(picture, _point(at), 24, (40, 40, 190), cv2.FILLED)
        cv2.circle(picture, _point(at), 15, (230, 230, 230), 4)
    for hand in scene.hands:
        _reach(picture, hand)
    picture *= scene.light
    if scene.glare is not None:
        _shine(picture, *scene.glare)
    picture += chance.normal(0, scene.noise, picture.shape[:2])[..., None].astype(np.float32)
    return np.clip(picture, 0, 255).astype(np.uint8)


def film_of(scenes: Iterable[Scene]) -> list[Picture]:
    return [picture_of(scene, seed) for seed, scene in enumerate(scenes)]


def _lay(picture: NDArray[np.float32], lying: Lying, scene: Scene) -> None:
    shown = back() if lying.card is None else scene.faces(lying.card)  # type: ignore[operator]
    high, wide = shown.shape[:2]
    turn = cv2.getRotationMatrix2D((wide / 2, high / 2), lying.turned, 1.0)
    if (wide, high) != (WIDE, HIGH):
        turn = cv2.getRotationMatrix2D((wide / 2, high / 2), lying.turned, WIDE / wide)
    turn[:, 2] += np.array(lying.middle) - (wide / 2, high / 2)
    there = cv2.warpAffine(shown, turn, SIZE, flags=cv2.INTER_AREA if wide > WIDE else cv2.INTER_LINEAR)
    mask = cv2.warpAffine(np.full((high, wide), 255, np.uint8), turn, SIZE)
    picture[mask > 127] = there[mask > 127]


def _reach(picture: NDArray[np.float32], hand: Hand) -> None:
    x, y = hand.middle
    foot = (x + 60, SIZE[1] + 80)
    cv2.line(picture, _point((x, y + 30)), _point(foot), hand.colour, 62, cv2.LINE_AA)
    cv2.ellipse(picture, _point((x, y)), (46, 60), 10, 0, 360, hand.colour, cv2.FILLED, cv2.LINE_AA)
    for finger in range(4):
        tip = (x - 48 + 28 * finger, y - 88 + 6 * abs(finger - 1))
        cv2.line(picture, _point((x - 30 + 20 * finger, y - 30)), _point(tip), hand.colour, 17, cv2.LINE_AA)


def _shine(picture: NDArray[np.float32], x: float, y: float, strength: float) -> None:
    across, down = np.meshgrid(np.arange(SIZE[0], dtype=np.float32), np.arange(SIZE[1], dtype=np.float32))
    away = ((across - x) ** 2 + (down - y) ** 2) / (2 * 70.0**2)
    picture += (strength * np.exp(-away))[..., None]


def _point(at: tuple[float, float]) -> tuple[int, int]:
    return round(at[0]), round(at[1])
