"""Tabled hands by name: which five cards play, and which hole cards do not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from dealerassist.cards import Card
from dealerassist.engine.ranking import HandName, best_five, name_of

Five = Callable[[Sequence[Card], Sequence[Card], int], tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class TabledHand:
    """What a seat's hole cards make on one board.

    board: its number, from 1. five: the cards that play, in reading order. idle: the hole cards that do not.
    """

    seat: int
    board: int
    value: int
    name: HandName
    five: tuple[Card, ...]
    idle: tuple[Card, ...]


def any_five(hole: Sequence[Card], board: Sequence[Card], value: int) -> tuple[Card, ...]:
    """Of all cards, two, one or none of one's own (S0, S1, S3, S4): as many of one's own as make the same hand."""
    return best_five((*hole, *board), value, prefer=hole)


FIVE_OF: Mapping[str, Five] = MappingProxyType({"holdem": any_five})
"""The games that are judged here; each chooses the five cards of a hand in its own way."""


def tabled_hand(
    game: str, seat: int, hole: Sequence[Card], board: Sequence[Card], number: int, value: int
) -> TabledHand:
    """The high hand worth `value` of `hole` on board `number`."""
    five = FIVE_OF[game](hole, board, value)
    return TabledHand(seat, number, value, name_of(value), five, tuple(card for card in hole if card not in five))
