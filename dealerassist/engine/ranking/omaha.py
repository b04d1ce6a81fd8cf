"""Omaha: exactly two of the hand's cards with exactly three of the board (S0, S3, S4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from dealerassist.cards import Card, cards_text
from dealerassist.engine.ranking.high import high
from dealerassist.engine.ranking.lows import ace_to_five_five, eight_value
from dealerassist.engine.ranking.playing import best_five


def high_value(hole: Sequence[Card], board: Sequence[Card]) -> int:
    """The best high hand: greater is better, equal splits.

    hole: four to six cards. board: three to five. All differ; ValueError otherwise.
    """
    return max(high(five) for five in fives(hole, board))


def low_value(hole: Sequence[Card], board: Sequence[Card]) -> int | None:
    """The best eight-or-better low, as `eight_value`; None where none qualifies. Cards as `high_value`."""
    return max((value for five in fives(hole, board) if (value := eight_value(five)) is not None), default=None)


def fives(hole: Sequence[Card], board: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Every five cards that may play: two of `hole`, then three of `board`."""
    if not 4 <= len(hole) <= 6 or not 3 <= len(board) <= 5 or len({*hole, *board}) != len(hole) + len(board):
        cards = f"{cards_text(hole)} and {cards_text(board)}"
        raise ValueError(f"Omaha takes four to six cards of the hand and three to five of the board, not: {cards}")
    return ((*pair, *three) for pair in combinations(hole, 2) for three in combinations(board, 3))


def high_five(hole: Sequence[Card], board: Sequence[Card], value: int) -> tuple[Card, ...]:
    """The five that are worth `value`, in reading order; of equal ones the higher suits."""
    return max((best_five(five) for five in fives(hole, board) if high(five) == value), key=_suits)


def low_five(hole: Sequence[Card], board: Sequence[Card], value: int) -> tuple[Card, ...]:
    """The five that are worth `value`, from the highest down; of equal ones the higher suits."""
    return max(
        (ace_to_five_five(five, value, ()) for five in fives(hole, board) if eight_value(five) == value), key=_suits
    )


def _suits(five: Sequence[Card]) -> tuple[int, ...]:
    return tuple(card.suit for card in five)
