"""The one thing that the other parts of the camera ask: which cards are in this picture?"""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

from dealerassist.sensing.camera.colours import has_colours
from dealerassist.sensing.camera.fans import read_indices
from dealerassist.sensing.camera.judging import Thresholds, Verdict, judge_card
from dealerassist.sensing.camera.nets import Nets
from dealerassist.sensing.camera.outlines import Quad, outlines
from dealerassist.sensing.camera.pictures import Picture
from dealerassist.sensing.camera.seen import Corners, SeenCard
from dealerassist.sensing.camera.whole_cards import asked

MOST_OUTLINES = 60
"""A picture with more is a pattern; the largest are looked at."""


class Recogniser:
    """Reads cards in pictures. Keeps nothing of a picture; one thread at a time."""

    def __init__(self, levels: Thresholds | None = None) -> None:
        """Raises ModelError where the nets of this package are damaged."""
        self._nets = Nets()
        self._levels = levels or Thresholds()

    def read(self, picture: Picture) -> tuple[SeenCard, ...]:
        """The cards of `picture`, sure and unsure, each once. What is no card of a French deck is left out."""
        coloured = has_colours(picture)
        quads = outlines(picture)[:MOST_OUTLINES]
        first = self._whole(picture, quads, coloured)
        unsure = [quad for quad, verdict in first if verdict.card is None]
        whole = [each for each in first if each[1].card is not None]
        whole += self._whole(picture, unsure, coloured, thorough=True)
        sure = [quad for quad, verdict in whole if verdict.card is not None]
        covered = read_indices(picture, sure, coloured, self._nets, self._levels)
        return _each_once(whole, covered)

    def _whole(
        self, picture: Picture, quads: Sequence[Quad], coloured: bool, thorough: bool = False
    ) -> list[tuple[Quad, Verdict]]:
        judged = [
            (votes.quad, judge_card(votes, coloured, self._levels))
            for votes in asked(picture, quads, self._nets, thorough)
        ]
        return [(quad, verdict) for quad, verdict in judged if verdict is not None]


def _each_once(whole: Sequence[tuple[Quad, Verdict]], covered: Sequence[tuple[Quad, Verdict]]) -> tuple[SeenCard, ...]:
    """Whole cards, and the indices that lie on none of them."""
    seen: list[SeenCard] = []
    left = list(covered)
    for quad, verdict in whole:
        inside = [each for each in left if _on(quad, each[0])]
        decided = verdict if verdict.card is not None else _decided(verdict, [each for _, each in inside])
        if decided is not None:
            left = [each for each in left if not _on(quad, each[0])]
            seen.append(_seen(quad, decided, whole=True))
    return (*seen, *(_seen(quad, verdict, whole=False) for quad, verdict in left))


def _decided(unsure: Verdict, inside: Sequence[Verdict]) -> Verdict | None:
    """An outline that is unsure, with the indices read in it: one of its candidates that an index is sure of; unsure
    still where an index says another card; None where indices of several cards lie in it, as it is then no card."""
    named = {each.card: each for each in inside if each.card is not None}
    if len(named) > 1:
        return None
    return next((each for card, each in named.items() if card in unsure.candidates), unsure)


def _on(quad: Quad, other: Quad) -> bool:
    x, y = (float(value) for value in other.mean(axis=0))
    return cv2.pointPolygonTest(np.asarray(quad, np.float32), (x, y), False) >= 0


def _seen(quad: Quad, verdict: Verdict, whole: bool) -> SeenCard:
    first, second, third, fourth = ((float(x), float(y)) for x, y in quad)
    corners: Corners = (first, second, third, fourth)
    return SeenCard(verdict.card, verdict.candidates, verdict.confidence, corners, whole)
