"""A hand with a camera over the board, which reads tabled hands and stud's up cards too: no antenna, nobody sees who
folds or calls.
"""

from __future__ import annotations

from dealerassist.cli.looking import Look
from dealerassist.cli.scripted_dealer import ScriptedDealer
from dealerassist.engine import commands as c
from dealerassist.journal.phh import PhhHand
from dealerassist.rehearsal.hands import script_of
from dealerassist.table.levels import BoardLevel, Levels
from dealerassist.table.table import Table
from dealerassist.views import Choose, KeyCode, Press, PressKey, TouchSeat


class CameraDealer(ScriptedDealer):
    """Enters what the camera does not see: calls, wagers, who gives up his hand unseen. The table must have a reader
    that reveals.
    """

    def __init__(self, table: Table, record: PhhHand, counting: bool = True) -> None:
        super().__init__(table, script_of(record).record, counting)

    def _before(self, command: c.HandCommand) -> None:
        """The next card is read where it lies; a hand that is turned up is read, too."""
        if isinstance(command, c.Board):
            self._make_pots()
            cards = (*self._truth.board, *command.cards)
            self._see(Levels(board={place: BoardLevel(card) for place, card in enumerate(cards, 1)}))
        elif isinstance(command, c.Deal) and command.up:
            if self._next_street:
                self._make_pots()
            up = {seat.number: seat.up for seat in self._truth.seats if seat.live}
            lying = {**up, command.seat: (*up[command.seat], *command.up)}
            self._see(Levels(up={seat: frozenset(filter(None, cards)) for seat, cards in lying.items()}))
        elif isinstance(command, c.Show):
            self._close_round()
            self._table.told(command, "read by the camera")
        elif isinstance(command, c.Muck):
            self._close_round()
            self._dead(command.seat)
        else:
            super()._before(command)

    def _see(self, levels: Levels) -> None:
        """Who called was touched when he did: where it is asked, nobody else is in."""
        self._table.sense(levels)
        if self._table.situation.desk.who_in is not None:
            self._touch(PressKey(Press.GO_ON))

    def _make_pots(self) -> None:
        """The chips are moved before the next card is dealt."""
        if Look(self._table.view).key(Press.GO_ON) in {KeyCode.POTS_MADE, KeyCode.RETURNED}:
            self._touch(PressKey(Press.GO_ON))

    def _dead(self, seat: int) -> None:
        """A hand was given up at the showdown: in its turn, or before."""
        if self._table.situation.hand.awaiting.seats[:1] == (seat,) and Look(self._table.view).key(Press.FOLD):
            self._touch(PressKey(Press.FOLD))
            return
        for intent in (PressKey(Press.FLOOR), TouchSeat(seat), Choose(f"kill-{seat}")):
            self._touch(intent)
