"""A deck's own look: which of the faces that were learned when it was enrolled a card is.

Two parts of a face are matched by themselves, so that they are two votes: its four corners, and the rest between them.
Each is compared with that part of every learned face, both ways up, a little shifted, sharp and a little out of focus.
What is farther out of focus tells no club from a spade, and is not compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

import cv2
import numpy as np
from numpy.typing import NDArray

from dealerassist.cards import Card
from dealerassist.sensing.camera.faces import FACE_SIZE, Face, face_of, unpacked
from dealerassist.sensing.camera.pictures import Picture
from dealerassist.sensing.look_file import Faces

Features = NDArray[np.float32]
"""168 × 120 × 2: brightness, and how much redder than that."""
Rows = NDArray[np.float32]
"""One row for each picture, of mean 0 and length 1: the product of two is their correlation, -1 to 1."""

FINE, WIDE = 0.8, 14.0
"""Sigmas in pixels: what is finer is noise, what is wider is a lamp or its glare."""
REDDER = 0.5
"""What redness counts, beside brightness."""
FOCUS = 0.0, 1.2, 2.2, 3.4
"""Sigmas by which learned faces are blurred. What is most like the last is too far out of focus."""
SHIFT = 2
"""Pixels, in a face of half the size, by which a card may lie beside where its outline was found."""
LEAST_UNLIKE = 0.02
"""Learned parts that differ by less are taken to differ by so much."""

_x, _y = ((np.arange(side) + 0.5) / side for side in FACE_SIZE)
_aside, _along = np.meshgrid(np.minimum(_x, 1 - _x), np.minimum(_y, 1 - _y))
PARTS = {
    "corners": (_aside > 0.035) & (_aside < 0.23) & (_along > 0.03) & (_along < 0.32),
    "middle": (_aside > 0.25) & (_along > 0.08),
}
"""Which points are of each. The very edge is of neither: no outline is that exact."""


@dataclass(frozen=True, slots=True)
class Match:
    """The learned card that a part is most like. alike: its correlation with that, to 1. ahead: how much less alike the
    next card is. apart: where it stands on the way from the card that it is most easily taken for (0) to this one (1).
    """

    name: str
    alike: float
    ahead: float
    apart: float


@dataclass(frozen=True, slots=True)
class LookVote:
    """What both parts say, each by itself; None where it is too far out of focus."""

    corners: Match | None
    middle: Match | None


@dataclass(frozen=True, slots=True)
class _Learned:
    """One part of all faces in one focus. rows: upright. alike: of every two of them, the better way up."""

    rows: Rows
    alike: Rows


class Look:
    """Of one deck, or of several that take turns on one table: a card is then of any of them."""

    def __init__(self, faces: Sequence[tuple[Card, Face]]) -> None:
        """faces: at least one; of each deck each card once."""
        self._names = np.array([str(card) for card, _ in faces])
        plain = [_channels(face) for _, face in faces]
        in_focus = [np.stack([_band(_softer(each, sigma)) for each in plain]) for sigma in FOCUS]
        self._small = _rows(np.stack([_half(each)[SHIFT:-SHIFT, SHIFT:-SHIFT] for each in in_focus[1]]))
        self._parts = {name: [_learned(each, part) for each in in_focus] for name, part in PARTS.items()}

    def vote(self, card: Picture) -> LookVote:
        """card: made flat, as `whole_cards.flat` gives it."""
        seen = _band(_channels(face_of(card)))
        views = np.stack([view for way in (seen, seen[::-1, ::-1]) for view in self._views(way)])
        return LookVote(self._match(views, "corners"), self._match(views, "middle"))

    def _views(self, seen: Features) -> Iterator[Features]:
        """Shifted to where it is most like any face, and by a pixel more every way."""
        small = _half(seen)
        high, wide = small.shape[0] - 2 * SHIFT, small.shape[1] - 2 * SHIFT
        shifts = list(product(range(2 * SHIFT + 1), repeat=2))
        tried = _rows(np.stack([small[down : down + high, right : right + wide] for down, right in shifts]))
        down, right = shifts[int((tried @ self._small.T).max(axis=1).argmax())]
        edge = 2 * SHIFT + 1
        widened = cv2.copyMakeBorder(seen, edge, edge, edge, edge, cv2.BORDER_REPLICATE)
        for more_down, more_right in product(range(3), repeat=2):
            top, left = 2 * down + more_down, 2 * right + more_right
            yield np.asarray(widened[top : top + seen.shape[0], left : left + seen.shape[1]], np.float32)

    def _match(self, views: Features, name: str) -> Match | None:
        """views: the same card, each one a little otherwise."""
        rows, learned = _rows(views[:, PARTS[name]]), self._parts[name]
        alike = rows @ learned[0].rows.T
        view, best = np.unravel_index(int(alike.argmax()), alike.shape)
        focus = int(np.argmax([rows[view] @ each.rows[best] for each in learned]))
        if focus == len(FOCUS) - 1:
            return None
        most = (rows @ learned[focus].rows.T if focus else alike).max(axis=0)
        best = most.argmax()
        others = self._names != self._names[best]
        ahead = most[best] - most[others]
        apart = ahead / np.maximum(1 - learned[focus].alike[best, others], LEAST_UNLIKE)
        return Match(
            str(self._names[best]), float(most[best]), float(ahead.min(initial=1.0)), float(apart.min(initial=1.0))
        )


def learned_look(looks: Sequence[Faces]) -> Look | None:
    """Of these decks; None of none. Raises LookError where a face is no picture."""
    faces = [(card, unpacked(content)) for each in looks for card, content in each.items()]
    return Look(faces) if faces else None


def _channels(face: Face) -> Features:
    colours = face.astype(np.float32) / 255
    brightness = colours.mean(axis=2)
    return np.dstack([brightness, REDDER * (colours[..., 2] - brightness)])


def _softer(channels: Features, sigma: float) -> Features:
    return np.asarray(cv2.GaussianBlur(channels, (0, 0), sigma), np.float32) if sigma else channels


def _band(channels: Features) -> Features:
    """Without what is finer than print, and what is wider."""
    return _softer(channels, FINE) - _softer(channels, WIDE)


def _half(seen: Features) -> Features:
    """Its brightness alone, half as large."""
    size = seen.shape[1] // 2, seen.shape[0] // 2
    return np.asarray(cv2.resize(np.ascontiguousarray(seen[..., 0]), size, interpolation=cv2.INTER_AREA), np.float32)


def _learned(faces: Features, part: NDArray[np.bool_]) -> _Learned:
    upright, turned = _rows(faces[:, part]), _rows(faces[:, ::-1, ::-1][:, part])
    return _Learned(upright, np.maximum(upright @ upright.T, upright @ turned.T))


def _rows(pictures: NDArray[np.float32]) -> Rows:
    flat = pictures.reshape(len(pictures), -1)
    flat = flat - flat.mean(axis=1, keepdims=True)
    return np.asarray(flat / np.maximum(np.linalg.norm(flat, axis=1, keepdims=True), 1e-6), np.float32)
