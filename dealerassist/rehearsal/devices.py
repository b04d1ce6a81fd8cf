"""A recorded hand on the simulated table: what the dealer's hands do with cards and puck, on virtual time.

Only the cards move. What the dealer touches on the screen is somebody else's part.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dealerassist.cards import PACK_52, Card
from dealerassist.engine import commands as c
from dealerassist.journal.phh import PhhHand
from dealerassist.sensing.simulated import SimulatedTable
from dealerassist.sensing.zones import BOARD, MUCK, SEATS

PITCH_S = 0.4
"""From one act to the next: how long the dealer's hands take at least."""

SETTLE_S = 1.0
"""Until the sensors are sure of what was laid or taken."""


class DeviceHand:
    """Moves the cards of one record. `happen` returns how many seconds pass with it."""

    def __init__(self, record: PhhHand, table: SimulatedTable) -> None:
        self._table = table
        self._hole = hole_cards(record)
        self._board: list[Card] = []
        table.clear()
        table.move_puck(record.setup.button)

    def happen(self, command: c.HandCommand) -> float:
        """Lay or take what this act lays or takes."""
        match command:
            case c.Deal(seat):
                self._lay_at(seat)
                return PITCH_S
            case c.Fold(seat) | c.Muck(seat):
                for hole in self._hole[seat]:
                    self._table.lay(hole, MUCK)
                return SETTLE_S
            case c.Board(cards):
                for card in cards:
                    if card is not None:
                        self._table.lay(card, BOARD[len(self._board)])
                        self._board.append(card)
                return SETTLE_S
        return PITCH_S

    def _lay_at(self, seat: int) -> None:
        for card in self._hole[seat]:
            self._table.lay(card, SEATS[seat - 1])


def hole_cards(record: PhhHand) -> dict[int, tuple[Card, ...]]:
    """Each seat's cards: those that the record shows at the end, any others for the rest."""
    shown = {action.command.seat: action.command.cards for action in _of(record, c.Show)}
    board = [card for action in _of(record, c.Board) for card in action.command.cards]
    taken = {card for cards in shown.values() for card in cards} | {card for card in board if card}
    rest = iter([card for card in PACK_52.cards if card not in taken])
    holes = {}
    for action in _of(record, c.Deal):
        deal = action.command
        holes[deal.seat] = shown.get(deal.seat) or tuple(next(rest) for _ in range(deal.down))
    return holes


def _of(record: PhhHand, kind: type) -> Iterator[Any]:
    return (action for action in record.actions if isinstance(action.command, kind))
