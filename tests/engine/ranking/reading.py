"""Cards and values from text, for tests that state a rule."""

from __future__ import annotations

from dealerassist.cards import Card, card, cards_text
from dealerassist.engine.ranking import HandName, Kind, five, named, rank


def cards_of(text: str) -> list[Card]:
    return [card(word) for word in text.split()]


def value(kind: Kind, hole: str, board: str = "") -> int:
    """Of a hand that qualifies."""
    worth = rank(kind, cards_of(hole), cards_of(board))
    assert worth is not None
    return worth


def name(kind: Kind, hole: str, board: str = "") -> HandName:
    return named(kind, value(kind, hole, board))


def playing(kind: Kind, hole: str, board: str = "") -> str:
    return cards_text(five(kind, cards_of(hole), cards_of(board)))
