"""A hand on the simulated table: what the dealer's and the players' hands do with cards and puck, on virtual time.

Only the cards move. What the dealer touches on the screen is somebody else's part.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from dealerassist.cards import Card
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


class CardByCard:
    """The same where it matters in which order cards come, or where seats exchange some: stud, draw, pineapple, Guts.

    `happen` moves a card and says how many seconds an unhurried dealer takes for it, until all are moved.
    """

    def __init__(self, script: Script, table: SimulatedTable) -> None:
        self._script = script
        self._table = table
        self._held: dict[int, list[Card]] = {seat: [] for seat in script.holes}
        self._out = 0
        table.clear()
        table.move_puck(script.record.setup.button)

    def happen(self, at: int) -> Iterator[float]:
        """What the script's command `at` moves. The first deal of a street moves the cards of all its deals."""
        command = self._script.commands[at]
        match command:
            case c.Deal() if not at or not isinstance(self._script.commands[at - 1], c.Deal):
                yield from self._deal(at)
            case c.Draw(seat):
                self._to_muck(seat, self._script.given_up.get(at, ()))
                for card in self._script.brought[at]:
                    yield self._to_seat(card, seat)
                yield SETTLE_S
            case c.Discard(seat):
                self._to_muck(seat, self._script.given_up[at])
                yield SETTLE_S
            case c.Fold(seat) | c.Muck(seat) | c.Out(seat):
                self._to_muck(seat, tuple(self._held[seat]))
                yield SETTLE_S
            case c.Board(cards):
                for card in filter(None, cards):
                    self._table.lay(card, BOARD[self._out])
                    self._out += 1
                yield SETTLE_S

    def _deal(self, first: int) -> Iterator[float]:
        """Round by round, as a dealer pitches."""
        deals = takewhile(lambda each: isinstance(each, c.Deal), self._script.commands[first:])
        to_seats = [(getattr(deal, "seat", 0), self._script.brought[at]) for at, deal in enumerate(deals, first)]
        for turn in range(max(len(cards) for _, cards in to_seats)):
            for seat, cards in to_seats:
                if turn < len(cards):
                    yield self._to_seat(cards[turn], seat)
        yield SETTLE_S

    def _to_seat(self, card: Card, seat: int) -> float:
        self._held[seat].append(card)
        self._table.lay(card, SEATS[seat - 1])
        return PITCH_S

    def _to_muck(self, seat: int, cards: tuple[Card, ...]) -> None:
        for card in cards:
            self._held[seat].remove(card)
            self._table.lay(card, MUCK)
