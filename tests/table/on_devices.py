"""A table whose cards lie on simulated devices, pitched card by card; and what its reader was asked for."""

from __future__ import annotations

from collections.abc import Mapping

from dealerassist.cards import Card, card
from dealerassist.engine import Stakes
from dealerassist.sensing import MUCK, SEATS, Reading, UpDeal
from dealerassist.sensing.simulated import SimulatedTable, SteppedReader
from dealerassist.table.table import Table
from tests.table.playing import Played

PITCH_S, SETTLED_S = 0.4, 0.6


class Asked(SteppedReader):
    """`ups`: the deals whose up cards it was asked for."""

    ups: list[UpDeal]

    def up_cards(self, deal: UpDeal) -> Mapping[int, Card]:
        self.ups = [*getattr(self, "ups", []), deal]
        return super().up_cards(deal)


class OnDevices(Played):
    """All antennas are well."""

    def __init__(self, seats: int, game: str, stakes: Stakes | None = None) -> None:
        super().__init__(seats, 1_000, game=game, stakes=stakes)
        self.devices = SimulatedTable(seed=3)
        self.reader = Asked(self.devices)
        self.reader.ups = []
        self.heard: list[Reading] = []
        self.table = Table(self.keeper, reader=self.reader)
        self.reader.start(self.heard.append)
        self.devices.move_puck(seats)
        self.run(1.0)

    def run(self, seconds: float = SETTLED_S) -> None:
        self.reader.run(seconds)
        while self.heard:
            self.table.read(self.heard.pop(0))

    def pitch(self, *rounds: str) -> None:
        """Each round is a card to each seat, from seat 1 on; `-` for none."""
        for each in rounds:
            for seat, name in enumerate(each.split(), 1):
                if name != "-":
                    self.devices.lay(card(name), SEATS[seat - 1])
                    self.run(PITCH_S)
        self.run()

    def lift(self, names: str) -> None:
        self.devices.take(*map(card, names.split()))
        self.run()

    def lay(self, seat: int, names: str) -> None:
        for name in names.split():
            self.devices.lay(card(name), SEATS[seat - 1])
        self.run()

    def muck(self, names: str) -> None:
        for name in names.split():
            self.devices.lay(card(name), MUCK)
        self.run()
