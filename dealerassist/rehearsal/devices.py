"""A hand on the simulated table: what the dealer's and the players' hands do with cards and puck, on virtual time.

Only the cards move. What the dealer touches on the screen is somebody else's part.
"""

from __future__ import annotations

from dealerassist.engine import commands as c
from dealerassist.rehearsal.hands import Script
from dealerassist.sensing.simulated import SimulatedTable
from dealerassist.sensing.zones import BOARD, MUCK, SEATS

PITCH_S = 0.4
"""From one act to the next: how long the dealer's hands take at least."""

SETTLE_S = 1.0
"""Until the sensors are sure of what was laid or taken."""


class DeviceHand:
    """Moves the cards of one hand. `happen` returns how many seconds an unhurried dealer takes for it."""

    def __init__(self, script: Script, table: SimulatedTable) -> None:
        self._script = script
        self._table = table
        self._out = 0
        table.clear()
        table.move_puck(script.record.setup.button)

    def happen(self, command: c.HandCommand) -> float:
        """Lay or take what this act lays or takes."""
        match command:
            case c.Deal(seat) | c.Show(seat):
                for hole in self._script.holes[seat]:
                    self._table.lay(hole, SEATS[seat - 1])
                return PITCH_S
            case c.Fold(seat) | c.Muck(seat):
                for hole in self._script.holes[seat]:
                    self._table.lay(hole, MUCK)
                return SETTLE_S
            case c.Board(cards):
                for card in cards:
                    if card is not None:
                        self._table.lay(card, BOARD[self._out])
                    self._out += 1
                return SETTLE_S
        return PITCH_S
