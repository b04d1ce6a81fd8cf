"""Hands for a trainee who has no cards: what he touches is laid on simulated sensors, which read it like any other."""

from __future__ import annotations

from random import Random

from dealerassist.cards import Card
from dealerassist.engine import Hand
from dealerassist.sensing.simulated import SimulatedTable
from dealerassist.sensing.zones import BOARD, MUCK, SEATS
from dealerassist.training.session.gestures import Gesture, Hands

_STREETS = {0: 3, 3: 1, 4: 1}
"""How many cards come next, by how many lie on the board."""


class Laying:
    """A shuffled pack, and the table to lay it on. Nobody sees a card of it before the sensors do."""

    def __init__(self, table: SimulatedTable, hand: Hand, rng: Random) -> None:
        pack = hand.setup.game.pack.cards
        self.stub: list[Card] = rng.sample(pack, len(pack))
        self._table = table
        self.at_seats: dict[int, list[Card]] = {}
        self._out = 0
        table.clear()
        table.move_puck(hand.setup.button)

    def __call__(self, gesture: Gesture) -> None:
        """Lay it."""
        match gesture:
            case Gesture(Hands.PITCH, seat):
                self.at_seats.setdefault(seat, []).append(card := self.stub.pop())
                self._table.lay(card, SEATS[seat - 1])
            case Gesture(Hands.MUCK, seat):
                for card in self.at_seats.pop(seat, ()):
                    self._table.lay(card, MUCK)
            case Gesture(Hands.GIVE_UP, seat):
                self._table.lay(self.at_seats[seat].pop(0), MUCK)
            case Gesture(Hands.BURN):
                self._table.lay(self.stub.pop(), MUCK)
            case Gesture(Hands.BUTTON, seat):
                self._table.move_puck(seat)
            case Gesture(Hands.BOARD):
                for _ in range(_STREETS.get(self._out, 0)):
                    self._table.lay(self.stub.pop(), BOARD[self._out])
                    self._out += 1
