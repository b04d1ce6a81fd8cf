"""A hand of 60 seconds as a camera over the table sees it: hands move in, cards slide to their places, glare drifts.

What lies still, and since when, is known to the film that is made here, so what the camera says can be held against it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import cos, sin

import numpy as np

from dealerassist.cards import Card, card
from dealerassist.sensing.camera import Picture
from tests.sensing.overhead.marked_cards import face
from tests.sensing.overhead.scenes import Hand, Lying, Scene, at_seat, on_place, picture_of

A_SECOND = 10
"""Frames."""
SECONDS = 60
AWAY = (480.0, 900.0)
"""Where the dealer's hand is when it is nowhere."""
PITCH = 0.6
"""Seconds that a card slides."""
BOARD = {1: ("Kh", 8.0), 2: ("7c", 8.4), 3: ("2d", 8.8), 4: ("Ts", 22.0), 5: ("Qd", 34.0)}
"""Place -> its card, and when it begins to slide there, in seconds."""
TABLED = {3: ("As Kd", 44.0), 9: ("9h 9s", 46.0)}
"""Seat -> its cards, and when they are turned up."""
PEEKS = ((4, "Jc Jd", 12.0, 16.0), (8, "6s 5s", 26.0, 29.0))
"""Who lifts his cards before the camera: seat, cards, from, to."""
GATHERED = 55.0


@dataclass(frozen=True)
class Moment:
    """seconds: since the film began. still: place -> its card and since when it lies there unhindered. tabled: seats
    that the dealer says have tabled.
    """

    seconds: float
    picture: Picture
    still: dict[int, tuple[Card, float]]
    open_seats: frozenset[int]


def dealt_hand(seed: int, faces: Callable[[Card], Picture] = face) -> Iterator[Moment]:
    """The same film for the same seed. faces: how a card looks, any size."""
    chance = np.random.default_rng(seed)
    ends = {place: (on_place(place), float(chance.uniform(-7, 7)), chance.uniform(-9, 9, 2)) for place in BOARD}
    for number in range(SECONDS * A_SECOND):
        now = number / A_SECOND
        cards = [*_board(now, ends), *_at_seats(now)]
        glare = (480 + 380 * cos(now / 9), 290 + 190 * sin(now / 6), 70.0 + 35 * sin(now / 4))
        scene = Scene(
            tuple(cards), tuple(_hands(now, ends)), glare=glare, light=0.95 + 0.05 * sin(now / 7), faces=faces
        )
        open_seats = frozenset(seat for seat, (_, since) in TABLED.items() if since + 1 <= now < GATHERED)
        yield Moment(now, picture_of(scene, seed * 10_000 + number), _still(now), open_seats)


Ends = dict[int, tuple[tuple[float, float], float, np.ndarray]]


def _board(now: float, ends: Ends) -> Iterator[Lying]:
    """Cards come out of the dealer's hand, slide, and lie; in the end they are swept away."""
    for place, (name, since) in BOARD.items():
        (x, y), turned, off = ends[place]
        if since <= now < GATHERED + 1:
            part = min((now - since) / PITCH, 1.0)
            swept = max(now - GATHERED, 0.0) * 700
            left, top = x + off[0] + swept, y + off[1]
            middle = (480 + (left - 480) * part, 640 + (top - 640) * part)
            yield Lying(card(name), middle, turned + 40 * (1 - part))


def _at_seats(now: float) -> Iterator[Lying]:
    for seat, (names, since) in TABLED.items():
        for which, name in enumerate(names.split()):
            if 4 <= now < GATHERED:
                yield Lying(card(name) if now >= since else None, at_seat(seat, which), 3.0 * which)
    for seat, names, since, until in PEEKS:
        for which, name in enumerate(names.split()):
            if 4 <= now < 40:
                yield Lying(card(name) if since <= now < until else None, at_seat(seat, which), -5.0)


def _hands(now: float, ends: Ends) -> Iterator[Hand]:
    """The dealer's hand follows each card and goes; once it rests over the board, and sweeps in the end."""
    for place, (_, since) in BOARD.items():
        if since <= now < since + PITCH + 0.4:
            (x, y), _, _ = ends[place]
            part = min((now - since) / PITCH, 1.0) if now < since + PITCH else 1 - (now - since - PITCH) / 0.4
            yield Hand((480 + (x + 30 - 480) * part, 700 + (y + 110 - 700) * part))
    if RESTS[0] <= now < RESTS[1]:
        yield Hand((on_place(2)[0] + 20, on_place(2)[1] + 40))
    if GATHERED <= now < GATHERED + 1:
        yield Hand((200 + 700 * (now - GATHERED), on_place(1)[1] + 60))


RESTS = (28.0, 31.0)
"""The dealer's hand lies on the board."""
HIDDEN_BY_IT = frozenset({1, 2, 3})


def _still(now: float) -> dict[int, tuple[Card, float]]:
    if now >= GATHERED:
        return {}
    lying = {}
    for place, (name, since) in BOARD.items():
        clear = max(at + PITCH + 0.4 for at_place, (_, at) in BOARD.items() if at <= now) if since <= now else 0
        starts = since + PITCH + 0.4
        if now >= starts:
            lying[place] = (card(name), max(starts, clear if now < clear + 0.7 else starts))
    return lying
