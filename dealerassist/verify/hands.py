"""Tabled hands by name: which cards play, and which of one's own do not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dealerassist.cards import Card
from dealerassist.engine import Part
from dealerassist.engine.judging import PartRule
from dealerassist.engine.ranking import HandName, five, named


@dataclass(frozen=True, slots=True)
class TabledHand:
    """What a seat's hole cards make on one board, for one part of the pot.

    board: its number, from 1. five: the cards that play, in reading order (three in Guts). idle: its own that do not.
    """

    seat: int
    board: int
    part: Part
    value: int
    name: HandName
    five: tuple[Card, ...]
    idle: tuple[Card, ...]


def tabled_hand(
    rule: PartRule, seat: int, hole: Sequence[Card], board: Sequence[Card], number: int, value: int
) -> TabledHand:
    """The hand worth `value` of `hole` on board `number`: as many of one's own as make the same hand."""
    playing = five(rule.kind, hole, board)
    idle = tuple(card for card in hole if card not in playing)
    return TabledHand(seat, number, rule.part, value, named(rule.kind, value), playing, idle)
