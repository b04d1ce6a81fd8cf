"""Cards that lie over each other: each is read by what is seen of it, an index or two."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np

from dealerassist.sensing.camera.blobs import Blob, ink_blobs
from dealerassist.sensing.camera.colours import Ink, inks
from dealerassist.sensing.camera.index_places import IndexPlace, index_places, piece
from dealerassist.sensing.camera.judging import Thresholds, Verdict, judge_index
from dealerassist.sensing.camera.nets import Nets, Vote
from dealerassist.sensing.camera.outlines import Quad
from dealerassist.sensing.camera.pictures import Picture

SIDE = 1400
"""Pixels of the longer side of the picture in which indices are looked for."""
LARGER = 2.0
"""A small picture is made so many times larger at most: blurred edges then part more finely."""
ODD_SIZE = 2.2
"""An index that is so many times larger or smaller than most in the picture is none: two pips, or a court's pattern."""
COARSE = 5
"""Every so many points are looked at for it."""
PAPER_LEFT = 0.002
"""Below this part of the picture, what is bright outside the known cards holds no index."""


@dataclass(frozen=True, slots=True)
class ReadIndex:
    """place, in pixels of the picture that was read; cut: the piece of it that the net was given."""

    place: IndexPlace
    vote: Vote
    cut: Picture

    @property
    def ink(self) -> Ink:
        """Its colour."""
        return inks([self.cut])[0]


def read_indices(
    picture: Picture, known: Sequence[Quad], coloured: bool, nets: Nets, levels: Thresholds
) -> list[tuple[Quad, Verdict]]:
    """Indices outside the cards that are known, each with what it says. corners: of the index alone."""
    if not _paper_is_left(picture, known):
        return []
    scale = min(LARGER, SIDE / max(picture.shape[:2]))
    way = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    small = np.asarray(cv2.resize(picture, None, fx=scale, fy=scale, interpolation=way), np.uint8)
    shrunk = [(quad * scale).astype(np.float32) for quad in known]
    layers = [[blob for blob in blobs if not any(_in(quad, blob) for quad in shrunk)] for blobs in ink_blobs(small)]
    places = index_places(layers)
    pieces = [piece(small, place) for place in places]
    read = [ReadIndex(*each) for each in zip(places, nets.indices(pieces), pieces, strict=True)]
    groups = _same_card(_strongest(read))
    usual = _usual_height(groups, levels)
    found = []
    for group in groups:
        verdict = _judged(group, coloured, levels)
        if verdict is not None:
            if not usual / ODD_SIZE <= group[0].place.height <= usual * ODD_SIZE:
                verdict = replace(verdict, card=None)
            found.append((group[0].place.corners() / np.float32(scale), verdict))
    return found


def _usual_height(groups: list[list[ReadIndex]], levels: Thresholds) -> float:
    """Pixels of most indices of this picture."""
    heights = [group[0].place.height for group in groups if group[0].vote.confidence >= levels.corner]
    return float(np.median(heights)) if heights else 0.0


def _paper_is_left(picture: Picture, known: Sequence[Quad]) -> bool:
    few = np.ascontiguousarray(picture[::COARSE, ::COARSE])
    grey = np.asarray(cv2.cvtColor(few, cv2.COLOR_BGR2GRAY), np.uint8)
    bright = (grey > 0.5 * np.percentile(grey, 99)).astype(np.uint8)
    for quad in known:
        middle = quad.mean(axis=0)
        cv2.fillConvexPoly(bright, (((quad - middle) * 1.12 + middle) / COARSE).astype(np.int32), 0)
    return float(bright.mean()) > PAPER_LEFT


def _in(quad: Quad, blob: Blob) -> bool:
    return cv2.pointPolygonTest(quad, (blob.x, blob.y), False) >= 0


def _strongest(read: list[ReadIndex]) -> list[ReadIndex]:
    """Of readings on the same spot the surest; what is likelier nothing is left out."""
    kept: list[ReadIndex] = []
    for each in sorted((each for each in read if each.vote.none < 0.5), key=lambda each: -each.vote.confidence):
        if all(_far(each.place, other.place) > 0.55 * max(each.place.height, other.place.height) for other in kept):
            kept.append(each)
    return kept


def _far(one: IndexPlace, other: IndexPlace) -> float:
    return float(np.hypot(one.centre[0] - other.centre[0], one.centre[1] - other.centre[1]))


def _same_card(read: list[ReadIndex]) -> list[list[ReadIndex]]:
    """Readings of the same name that may be corners of one card lie together, the surest first."""
    groups: list[list[ReadIndex]] = []
    for each in read:
        for group in groups:
            if group[0].vote.name == each.vote.name and _of_one_card(group[0].place, each.place):
                group.append(each)
                break
        else:
            groups.append([each])
    return groups


def _of_one_card(one: IndexPlace, other: IndexPlace) -> bool:
    """Two corners of a card: of like size, the same way up beside each other or turned by half, no farther than a
    card is long."""
    alike = max(one.height, other.height) < 1.7 * min(one.height, other.height)
    facing = one.down[0] * other.down[0] + one.down[1] * other.down[1]
    return alike and abs(facing) > 0.85 and _far(one, other) < 9 * max(one.height, other.height)


def _judged(group: list[ReadIndex], coloured: bool, levels: Thresholds) -> Verdict | None:
    """Two corners of a card that agree may each be less sure than one that stands alone."""
    first = group[0]
    if len(group) > 1 and group[1].vote.confidence >= levels.corner:
        levels = Thresholds(alone=min(levels.alone, levels.corner))
    return judge_index(first.vote, first.ink, coloured, levels)
