"""Pictures for the index net as the box's own finder cuts them out of tables of cards: indices with its small errors,
and all the pairs of spots that it takes for one."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from dealerassist.sensing.camera.blobs import ink_blobs
from dealerassist.sensing.camera.index_places import IndexPlace, index_places, piece
from deploy.cardnets import drawn, places
from deploy.cardnets.art import Art
from deploy.cardnets.decks import HEIGHT, RANKS, SUITS, WIDTH, Image
from deploy.cardnets.light import background, photographed
from deploy.cardnets.places import Quad
from deploy.cardnets.whole_cards import NO_RANK, NO_SUIT, Sample

TABLE = (760, 620)
"""Width and height in pixels; cards lie on it at `WIDTH`, or a little smaller."""
MOST_CARDS = 4
MOST_OF_A_TABLE = 24
"""Samples: more of one table would be too much alike."""
SEEN = 0.97
"""The part of an index that no other card may cover."""


@dataclass(frozen=True, slots=True)
class Index:
    """One on the table. place: its frame. seen: whether no card lies over it."""

    name: str
    place: IndexPlace
    seen: bool


def found_indices(art: Art, rng: Generator) -> list[Sample]:
    """What the finder finds on one table, each labelled; what is between right and wrong is left out."""
    table, indices = _table(art, rng)
    scale = rng.uniform(0.4, 1.1)
    seen = photographed(table, rng)
    seen = np.asarray(cv2.resize(seen, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
    there = index_places(ink_blobs(seen))
    samples = []
    for at in rng.permutation(len(there))[: 3 * MOST_OF_A_TABLE]:
        label = _label(_grown(there[at], 1 / scale), indices)
        if label is not None:
            samples.append((piece(seen, there[at]), *label))
    return _balanced(samples)


def _balanced(samples: list[Sample]) -> list[Sample]:
    """No more of what is no index than of indices, but a few where there are none."""
    right = [each for each in samples if each[1] != NO_RANK][: MOST_OF_A_TABLE // 2]
    wrong = [each for each in samples if each[1] == NO_RANK]
    return right + wrong[: max(4, len(right))]


def _grown(place: IndexPlace, by: float) -> IndexPlace:
    return IndexPlace((place.centre[0] * by, place.centre[1] * by), place.down, place.height * by, place.width * by)


def _label(place: IndexPlace, indices: list[Index]) -> tuple[int, int] | None:
    """Rank and suit of the index that stands just there, or none if none stands there; None if it may be seen as
    either."""
    for index in indices:
        off = np.hypot(place.centre[0] - index.place.centre[0], place.centre[1] - index.place.centre[1])
        off /= index.place.height
        facing = place.down[0] * index.place.down[0] + place.down[1] * index.place.down[1]
        size = place.height / index.place.height
        if off < 0.14 and facing > 0.96 and 0.8 < size < 1.25:
            return (RANKS.index(index.name[0]), SUITS.index(index.name[1])) if index.seen else None
        if off < 0.4 and facing > 0.8 and 0.65 < size < 1.5:
            return None
    return NO_RANK, NO_SUIT


def _table(art: Art, rng: Generator) -> tuple[Image, list[Index]]:
    """Cards of one printer, apart or over each other."""
    ground = background(TABLE[1], TABLE[0], rng)
    style = drawn.some_style(rng)
    on_top = np.zeros((TABLE[1], TABLE[0]), np.uint8)
    laid: list[tuple[int, str, Quad, list[drawn.Box]]] = []
    middle = rng.uniform((220, 200), (TABLE[0] - 220, TABLE[1] - 200))
    for number in range(1, int(rng.integers(1, MOST_CARDS + 1)) + 1):
        name = drawn.some_card(rng)
        picture, boxes = drawn.draw(name, style, rng, art.court(name, rng))
        size = rng.uniform(0.75, 1)
        x, y = middle + rng.normal(0, 90, 2)
        quad = places.turned(places.around(x, y, WIDTH * size, HEIGHT * size), rng.uniform(0, 360))
        quad = places.shaken(quad, 0.02, rng)
        places.laid(picture, ground, quad)
        cv2.fillConvexPoly(on_top, quad.astype(np.int32), number)
        laid.append((number, name, quad, boxes))
    return ground, [index for each in laid for index in _indices(*each, on_top)]


def _indices(number: int, name: str, quad: Quad, boxes: list[drawn.Box], on_top: NDArray[np.uint8]) -> list[Index]:
    """The card's own, upright and upside down. on_top: the number of the card that is seen in each point."""
    flat = np.array([[0, 0], [WIDTH, 0], [WIDTH, HEIGHT], [0, HEIGHT]], np.float32)
    warp = cv2.getPerspectiveTransform(flat, quad)
    found = []
    for left, top, right, bottom in boxes:
        upright = np.array([[left, top], [right, top], [right, bottom], [left, bottom]], np.float32)
        for corners in (upright, np.array([WIDTH, HEIGHT], np.float32) - upright):
            there = cv2.perspectiveTransform(corners[None], warp)[0]
            mask = np.zeros_like(on_top)
            cv2.fillConvexPoly(mask, there.astype(np.int32), 1)
            its = on_top[mask > 0]
            inside = its.size > 0 and there.min() >= 0 and bool((there < TABLE).all())
            found.append(Index(name, _frame(there), inside and float((its == number).mean()) >= SEEN))
    return found


def _frame(corners: Quad) -> IndexPlace:
    """corners: of the index's ink, top left first."""
    above, below = (corners[0] + corners[1]) / 2, (corners[2] + corners[3]) / 2
    height = float(np.linalg.norm(below - above))
    x, y = (float(part) for part in corners.mean(axis=0))
    down = (below - above) / height
    wide = float(np.linalg.norm(corners[1] - corners[0]))
    return IndexPlace((x, y), (float(down[0]), float(down[1])), height, wide)
