"""Which cards of a picture lie together: the board, and the hands round it. What is not plain is left over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, dist, pi
from statistics import median

from dealerassist.sensing.camera.seen import SeenCard

NEAR = 1.15
"""Of a card's longer side: cards whose middles are no farther apart lie together."""

Cards = tuple[SeenCard, ...]


@dataclass(frozen=True, slots=True)
class Grouped:
    """board: from left to right; empty where it is not plain which cards it is. hands: clockwise as it is seen, from
    the foot of the picture. left_over: cards of neither.
    """

    board: Cards
    hands: tuple[Cards, ...]
    left_over: Cards


def grouped(seen: Sequence[SeenCard], board: int, hole: int) -> Grouped:
    """board: how many cards lie there, 0 where the game has none. hole: how many a hand has."""
    groups = _together(seen)
    boards = [group for group in groups if board and len(group) == board != hole]
    found = boards[0] if len(boards) == 1 else ()
    if board == 0:
        hands = [group for group in groups if len(group) == hole]
    else:
        hands = [group for group in groups if len(group) == hole and group is not found] if found else []
    kept = [*([found] if found else []), *hands]
    left = tuple(each for group in groups if not any(group is one for one in kept) for each in group)
    centre = _middle(found or tuple(seen)) if seen else (0.0, 0.0)
    return Grouped(found, tuple(sorted(hands, key=lambda hand: _clockwise(_middle(hand), centre))), left)


def _together(seen: Sequence[SeenCard]) -> list[Cards]:
    """Each with its neighbours, and theirs; from left to right."""
    sides = [
        max(dist(a, b) for a, b in zip(each.corners, each.corners[1:], strict=False)) for each in seen if each.whole
    ]
    reach = NEAR * median(sides) if sides else 0.0
    groups: list[list[SeenCard]] = []
    for each in seen:
        near = [group for group in groups if any(dist(each.centre, other.centre) <= reach for other in group)]
        groups = [group for group in groups if not any(group is one for one in near)]
        groups.append([each, *(other for group in near for other in group)])
    return [tuple(sorted(group, key=lambda each: each.centre)) for group in groups]


def _middle(cards: Cards) -> tuple[float, float]:
    return sum(each.centre[0] for each in cards) / len(cards), sum(each.centre[1] for each in cards) / len(cards)


def _clockwise(middle: tuple[float, float], centre: tuple[float, float]) -> float:
    """How far round from straight below, clockwise as it is seen: 0 to 2 π."""
    across, down = middle[0] - centre[0], middle[1] - centre[1]
    return atan2(-across, down) % (2 * pi)
