"""Whose odd chip it is in stud, looked for among every five cards that may play (PROCEDURES 3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from dealerassist.cards import Card
from dealerassist.engine import Part
from dealerassist.engine.house import StudOddChip
from dealerassist.engine.ranking import Kind
from tests.engine.ranking.plain import hands_of, plain_key
from tests.oracle.cases import Case
from tests.oracle.peeling import Held, Peeled


def in_odd_chip_order(case: Case, held: Held, pots: Sequence[Peeled]) -> list[Peeled]:
    """The same pots, their winners in the order of their odd chips."""
    if not case.shape.stud:
        return list(pots)
    (first, kind), *others = case.shape.parts
    low, low_kind = others[0] if others else (first, kind)
    return [
        replace(
            pot,
            winners=_ordered(case, held, first, kind, pot.winners),
            lows=_ordered(case, held, low, low_kind, pot.lows),
        )
        for pot in pots
    ]


def _ordered(case: Case, held: Held, part: Part, kind: Kind, winners: tuple[int, ...]) -> tuple[int, ...]:
    choice = case.house.stud_odd_chip
    if len(winners) < 2:
        return winners
    if choice is StudOddChip.ALL_HIGH:
        return _by(winners, {place: max(map(_high, held[place])) for place in winners})
    if choice is StudOddChip.ALL_HIGH_LOW and part is Part.LOW:
        return _by(winners, {place: min(map(_low, held[place])) for place in winners}, lowest=True)
    height = _low if part is Part.LOW else _high
    if choice is StudOddChip.ALL_HIGH_LOW:
        return _by(winners, {place: max(map(height, held[place])) for place in winners})
    return _by(winners, {place: max(map(height, _may_play(kind, held[place]))) for place in winners})


def _by(winners: tuple[int, ...], card: dict[int, tuple[int, int]], lowest: bool = False) -> tuple[int, ...]:
    return tuple(sorted(winners, key=card.__getitem__, reverse=not lowest))


def _high(card: Card) -> tuple[int, int]:
    return card.rank, card.suit


def _low(card: Card) -> tuple[int, int]:
    return (1 if card.rank == 14 else card.rank), card.suit


def _may_play(kind: Kind, cards: Sequence[Card]) -> Iterable[Card]:
    """Every card of any five that make the best hand."""
    fives = [(key, five) for five in hands_of(kind, cards, ()) if (key := plain_key(kind, five)) is not None]
    best = max(key for key, _ in fives)
    return {card for key, five in fives if key == best for card in five}
