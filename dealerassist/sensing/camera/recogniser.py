"""The one thing that the other parts of the camera ask: which cards are in this picture?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from dealerassist.cards import Card
from dealerassist.sensing.camera.colours import has_colours
from dealerassist.sensing.camera.fans import read_indices
from dealerassist.sensing.camera.judging import Thresholds, Verdict, decided_by_index, judge_card, may_be_of_one_card
from dealerassist.sensing.camera.look import Look
from dealerassist.sensing.camera.nets import Nets
from dealerassist.sensing.camera.outlines import Quad, outlines
from dealerassist.sensing.camera.pictures import Picture
from dealerassist.sensing.camera.seen import Corners, SeenCard
from dealerassist.sensing.camera.whole_cards import CardVotes, asked, asked_again

MOST_OUTLINES = 60
"""A picture with more is a pattern; the largest are looked at."""
BESIDE = 1.2
"""So many times larger an outline holds its card's own indices for certain."""


class Recogniser:
    """Reads cards in pictures. Keeps nothing of a picture; one thread at a time."""

    def __init__(self, levels: Thresholds | None = None, look: Look | None = None) -> None:
        """look: of the decks that lie there, where it was learned. Raises ModelError where the nets of this package are
        damaged.
        """
        self._nets = Nets()
        self._look = look
        self._levels = levels or Thresholds()

    def read(self, picture: Picture) -> tuple[SeenCard, ...]:
        """The cards of `picture`, sure and unsure, each once. What is no card of a French deck is left out."""
        coloured = has_colours(picture)
        look = self._look if coloured else None  # spades and hearts are alike but for their colour
        first = asked(picture, outlines(picture)[:MOST_OUTLINES], self._nets, look)
        judged = [judge_card(each.votes, coloured, self._levels) for each in first]
        both = list(zip(first, judged, strict=True))
        whole = [_Whole(each.votes, verdict) for each, verdict in both if verdict is not None and verdict.card]
        again = [each for each, verdict in both if verdict is not None and not verdict.card]
        for votes in asked_again(again, self._nets):
            verdict = judge_card(votes, coloured, self._levels)
            if verdict is not None:
                whole.append(_Whole(votes, verdict))
        sure = [each.votes.quad for each in whole if each.verdict.card is not None]
        indices = read_indices(picture, sure, coloured, self._nets, self._levels)
        return self._each_once(whole, indices, coloured)

    def _each_once(
        self, whole: Sequence[_Whole], indices: Sequence[tuple[Quad, Verdict]], coloured: bool
    ) -> tuple[SeenCard, ...]:
        """Whole cards, and the indices that lie on none of them. An outline in which indices lie that cannot be of
        one card is none of a card."""
        seen: list[SeenCard] = []
        left = list(indices)
        for each in whole:
            quad, verdict = each.votes.quad, each.verdict
            inside = [index for place, index in left if _on(quad, place)]
            if verdict.card is None:
                if not may_be_of_one_card(each.votes, inside, self._levels):
                    continue
                verdict = decided_by_index(each.votes, verdict, inside, coloured, self._levels)
            left = [index for index in left if not lies_on(quad, verdict.card, *index)]
            seen.append(_seen(quad, verdict, whole=True))
        return (*seen, *(_seen(quad, verdict, whole=False) for quad, verdict in left))


@dataclass(frozen=True, slots=True)
class _Whole:
    votes: CardVotes
    verdict: Verdict


def lies_on(quad: Quad, card: Card | None, place: Quad, index: Verdict) -> bool:
    """Whether an index is of the card with that outline: it is on it, or says the same card just beside it, as an
    outline may lie a little inside the paper's edge."""
    if _on(quad, place):
        return True
    middle = quad.mean(axis=0)
    return card is not None and index.card is card and _on((quad - middle) * BESIDE + middle, place)


def _on(quad: Quad, other: Quad) -> bool:
    x, y = (float(value) for value in other.mean(axis=0))
    return cv2.pointPolygonTest(np.asarray(quad, np.float32), (x, y), False) >= 0


def _seen(quad: Quad, verdict: Verdict, whole: bool) -> SeenCard:
    first, second, third, fourth = ((float(x), float(y)) for x, y in quad)
    corners: Corners = (first, second, third, fourth)
    return SeenCard(verdict.card, verdict.candidates, verdict.confidence, corners, whole)
