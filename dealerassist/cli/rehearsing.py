"""A recorded hand with antennas under every seat, the board and the muck: cards move on simulated devices.

A scripted dealer touches only what no sensor can see: amounts, who raises, who has tabled.
"""

from __future__ import annotations

from dealerassist.cli.scripted_dealer import ScriptedDealer
from dealerassist.engine import Await, Hand
from dealerassist.engine import commands as c
from dealerassist.journal.phh import PhhHand
from dealerassist.journal.phh_play import as_it_stands, finish_phh
from dealerassist.rehearsal.devices import SETTLE_S, DeviceHand
from dealerassist.sensing import Reading
from dealerassist.sensing.simulated import SimulatedTable, SteppedReader
from dealerassist.table.leveling import Leveller
from dealerassist.table.table import Table
from dealerassist.views import Press, PressKey, TouchSeat

_ACTS = (c.Fold, c.Check, c.Call, c.Bet, c.Raise, c.AllIn)


class RehearsedDealer(ScriptedDealer):
    """Deals one record on a simulated table whose sensors feed the live one."""

    def __init__(
        self, table: Table, record: PhhHand, devices: SimulatedTable, reader: SteppedReader, counting: bool = True
    ) -> None:
        super().__init__(table, record, counting)
        self._devices = DeviceHand(record, devices)
        self._reader = reader
        self._leveller = Leveller()
        reader.start(self._read)
        self._pass(SETTLE_S)

    def _read(self, reading: Reading) -> None:
        self._leveller = self._leveller.take(reading)

    def _pass(self, seconds: float) -> None:
        """Time passes; then the table hears what lies where."""
        self._reader.run(seconds)
        self._table.sense(self._leveller.levels)

    def deal(self) -> Hand:
        """The whole hand; what really happened is returned, to compare with the table's."""
        for action in self._record.actions:
            command = as_it_stands(self._truth, action.command)
            if command is None:
                continue
            self._happens(command)
            self._truth.push(command)
        finish_phh(self._record, self._truth)
        self._finish()
        return self._truth

    def _happens(self, command: c.HandCommand) -> None:
        self.count.actions += isinstance(command, _ACTS)
        if isinstance(command, (c.Bet, c.Raise, c.AllIn)):
            self._pass(SETTLE_S)
            self._enter(command)
        elif isinstance(command, c.Show):
            self._pass(SETTLE_S)
            self._close_round()  # who called shows or mucks next: the call is entered while its cards still lie there
            if self._table.situation.hand.awaiting.what is Await.SHOW or self._table.situation.hand.hands_up:
                self._touch(TouchSeat(command.seat))
        self._pass(self._devices.happen(command))

    def _finish(self) -> None:
        """The last round is closed by hand where no card says so; then the pots are pushed."""
        self._pass(SETTLE_S)
        self._close_round()
        result = self._truth.result
        for _ in range(20):
            situation = self._table.situation
            if situation.hand.over or result is None:
                return
            if situation.hand.awaiting.what is Await.SHOW:
                self._touch(TouchSeat(situation.hand.awaiting.seats[0]))
            else:
                self._touch(PressKey(Press.GO_ON))
