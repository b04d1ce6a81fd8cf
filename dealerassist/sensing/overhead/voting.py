"""From single frames to what lies in a region: frames vote, and what was told before is remembered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain

from dealerassist.cards import Card

AGREE = 3
"""So many still frames in a row that read the same are believed."""
MOST = 5
"""After so many that do not, what they have in common is, and the rest is unsure."""
MOST_CANDIDATES = 4


@dataclass(frozen=True, slots=True)
class FrameRead:
    """What one frame says of a region. unsure: for each card that was not named, what it may be, likeliest first.
    confidence: 0 to 1, of the weakest of `sure`.
    """

    sure: frozenset[Card]
    unsure: tuple[tuple[Card, ...], ...] = ()
    confidence: float = 1.0


@dataclass(frozen=True, slots=True)
class Lies:
    """What lies in a region. Nothing: neither `sure` nor `unsure`."""

    sure: frozenset[Card] = frozenset()
    unsure: tuple[tuple[Card, ...], ...] = ()
    confidence: float = field(default=1.0, compare=False)

    @property
    def nothing(self) -> bool:
        return not self.sure and not self.unsure


NOTHING = Lies()


def verdict(frames: Sequence[FrameRead], single: bool) -> Lies | None:
    """What the last frames come to; None while they do not. single: one card at most lies there, as on the board."""
    last = frames[-AGREE:]
    if len(last) == AGREE and all(each.sure == last[0].sure and not each.unsure for each in last):
        if single and len(last[0].sure) > 1:
            return Lies(unsure=(_of_one(last[0].sure),))
        return Lies(last[0].sure, (), min(each.confidence for each in last))
    return _in_common(frames[-MOST:], single) if len(frames) >= MOST else None


def _in_common(frames: Sequence[FrameRead], single: bool) -> Lies:
    """A card that most frames name is sure, unless another one was named in its place. One that few name is unsure."""
    named = Counter(chain.from_iterable(each.sure for each in frames))
    if single and len(named) > 1:
        return Lies(unsure=(_of_one(card for card, _ in named.most_common()),))
    sure = frozenset(card for card, times in named.items() if times >= AGREE)
    seldom = [(card,) for card in named if card not in sure]
    unsure = next((each.unsure for each in reversed(frames) if each.unsure), ())
    left = [candidates for candidates in unsure if sure.isdisjoint(candidates[:1])]
    if single:
        return Lies(sure, (), _least(frames)) if sure else Lies(unsure=tuple((left or seldom)[:1]))
    return Lies(sure, (*left, *seldom), _least(frames))


def _of_one(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(cards)[:MOST_CANDIDATES]


def _least(frames: Sequence[FrameRead]) -> float:
    return min(each.confidence for each in frames)


def remembered(told: Lies, now: Lies, moved: bool) -> Lies:
    """What is told next of a board's place, where something is read now that differs from what was told.

    moved: something has moved there since. Without that a card cannot have become another one: it is asked about. What
    was sure stays so while nothing else is.
    """
    if told.sure and not now.sure and now.unsure and (not moved or told.sure & set(now.unsure[0])):
        return told
    if told.sure and now.sure and told.sure != now.sure and not moved:
        return Lies(unsure=(_of_one([*now.sure, *told.sure]),))
    return now
