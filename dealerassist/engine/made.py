"""What a tabled hand makes, by name: for the screen, for the terminal, for whoever asks why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dealerassist.cards import Card
from dealerassist.engine.codes import Part
from dealerassist.engine.judging import PartRule
from dealerassist.engine.known import board_known, known_board
from dealerassist.engine.ranking import HandName, five, named
from dealerassist.engine.setup import Setup
from dealerassist.engine.state import State


@dataclass(frozen=True, slots=True)
class MadeHand:
    """A hand as it plays for the high or for the low; `five` in reading order (three in Guts)."""

    part: Part
    value: int
    name: HandName
    five: tuple[Card, ...]


def made_hands(parts: Sequence[PartRule], own: Sequence[Card], board: Sequence[Card]) -> tuple[MadeHand, ...]:
    """Part by part; a part for which the hand does not qualify is left out.

    own: all cards of a hand, tabled. board: complete. ValueError where there are too few or too many.
    """
    ranked = [(rule, rule.rank(own, board)) for rule in parts]
    return tuple(
        MadeHand(rule.part, value, named(rule.kind, value), five(rule.kind, own, board))
        for rule, value in ranked
        if value is not None
    )


def made_by(setup: Setup, t: State, number: int, second: bool) -> tuple[MadeHand, ...]:
    """What the tabled hand of a seat makes on the first board, or on the second; () while that cannot be known."""
    seat = t.seats[setup.place[number]] if number in setup.place else None
    board = t.second if second else t.board
    if seat is None or seat.tabled is None or len(seat.tabled) < seat.cards:
        return ()
    if board is None or not board_known(t, board):
        return ()
    return made_hands(setup.game.parts, seat.tabled, known_board(t, board))
