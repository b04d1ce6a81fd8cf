"""A dealer who enters recorded hands by touch, with as few touches as the grammar allows, and counts them.

For `bench` (touches per player action) and for tests: what a table makes of the touches must be the recorded hand.
"""

from __future__ import annotations

from dataclasses import dataclass

from dealerassist.cli.looking import Look
from dealerassist.engine import Await, Hand, Part
from dealerassist.engine import commands as c
from dealerassist.engine.pots import Pot
from dealerassist.journal.phh import PhhHand
from dealerassist.journal.phh_play import as_it_stands, finish_phh, start_phh, tell_opener
from dealerassist.table.answering import NO_LOW
from dealerassist.table.exchanging import DRAW
from dealerassist.table.going_on import key_amount, moves_chips
from dealerassist.table.implying import ahead, run_out
from dealerassist.table.table import Table
from dealerassist.table.winners import Asked, asked_pot
from dealerassist.views import Choose, Intent, Press, PressKey, TouchBoard, TouchSeat, TypeDigits

AMOUNT_KEYS = (Press.MINIMUM, Press.TIMES_TWO_AND_A_HALF, Press.TIMES_THREE, Press.POT, Press.HALF_POT)
_ACTS = (c.Fold, c.Check, c.Call, c.BringIn, c.Complete, c.Bet, c.Raise, c.AllIn)
_WAGERS = (c.Complete, c.Bet, c.Raise, c.AllIn)


@dataclass
class Touches:
    """How many touches a hand took, for how many acts of its players."""

    touches: int = 0
    actions: int = 0


class ScriptedDealer:
    """Enters one record. `counting` False: amounts that no key has stay open, as a busy dealer would leave them."""

    def __init__(self, table: Table, record: PhhHand, counting: bool = True) -> None:
        self._table = table
        self._record = record
        self._counting = counting
        self._truth = start_phh(record)
        self.count = Touches()

    def deal(self) -> Hand:
        """Enter the whole hand; returns what really happened, to compare with the table's."""
        for action in self._record.actions:
            tell_opener(self._truth, action.command)
            command = as_it_stands(self._truth, action.command)
            if command is None:
                continue
            self._before(command)
            self._truth.push(command)
        finish_phh(self._record, self._truth)
        self._end()
        return self._truth

    def _before(self, command: c.HandCommand) -> None:
        """What has to be entered before it happens."""
        if isinstance(command, c.Board) or (isinstance(command, c.Deal) and self._next_street):
            self._reach_the_street()
        if isinstance(command, (c.Discard, c.Draw)):
            self._exchange(command)
        if isinstance(command, _ACTS):
            self._open_round()
            self.count.actions += 1
            self._enter(command)

    @property
    def _next_street(self) -> bool:
        """In stud: has everybody the same number of cards, so that the next one begins a street?"""
        live = {seat.cards for seat in self._truth.seats if seat.live}
        return self._truth.awaiting.what is Await.DEAL_STREET and len(live) == 1

    def _exchange(self, command: c.Discard | c.Draw) -> None:
        """How many the seat takes, said once; all discard at one touch in pineapple."""
        if command.seat in self._truth.owed_cards:
            return  # they only come now, and nobody sees that
        if self._table.situation.hand.acting:
            self._close_round()
        while moves_chips(self._table.situation):
            self._touch(PressKey(Press.GO_ON))
        awaiting = self._table.situation.hand.awaiting
        if command.seat not in awaiting.seats:
            return
        if awaiting.what is Await.DISCARD or not command.count:
            self._touch(PressKey(Press.GO_ON))
        else:
            self._touch(Choose(f"{DRAW}{command.count}"))

    def _open_round(self) -> None:
        """Stud: nobody has read the up cards, so who opens is touched, once a street."""
        if self._truth.opener is not None and not self._table.situation.hand.acting:
            self._touch(TouchSeat(self._truth.opener))

    def _touch(self, intent: Intent) -> None:
        self.count.touches += 1
        self._table.intend(intent)

    def _enter(self, command: c.HandCommand) -> None:
        """Folds and checks are implied by what follows; calls and wagers are touched."""
        if isinstance(command, (c.Fold, c.Check)) or not isinstance(command, c.SeatAct):
            return
        wagers = isinstance(command, _WAGERS)
        situation = ahead(self._table.situation) if wagers else self._table.situation
        if situation.actor != command.seat:
            self._touch(TouchSeat(command.seat))
        if wagers:
            self._wager_of(command)
        else:
            self._touch(PressKey(Press.GO_ON))

    def _wager_of(self, command: c.HandCommand) -> None:
        """A seat that is to act once a deal is over that nobody sees has its amount keys when it is touched."""
        seat = self._truth.seat(self._truth.awaiting.seats[0])
        reach = seat.bet + (seat.stack or 0)
        to = self._total(command, reach)
        next_act = ahead(self._table.situation)
        legal, shown = next_act.hand.legal, Look(self._table.view).key_for(to)
        on_keys = {key_amount(next_act, legal, key) for key in AMOUNT_KEYS} if legal is not None else set()
        if self._counting and to != reach and shown is None and to in on_keys and legal is not None:
            self._touch(TouchSeat(legal.seat))
        self._wager(to, reach)

    def _total(self, command: c.HandCommand, reach: int) -> int:
        """What the seat has in front of it then."""
        legal = self._truth.legal
        if isinstance(command, c.Complete) and legal is not None and legal.min_raise_to is not None:
            return legal.min_raise_to
        return command.amount if isinstance(command, c.Bet) else getattr(command, "to", None) or reach

    def _wager(self, to: int, reach: int) -> None:
        """ALL-IN, or one of the amount keys where it fits; else RAISE… and digits."""
        if to == reach:
            self._touch(PressKey(Press.ALL_IN))
            return
        key = Look(self._table.view).key_for(to)
        if key is not None:
            self._touch(PressKey(key))
            return
        self._touch(PressKey(Press.RAISE))
        if self._counting:
            for digits in keystrokes(to, self._table.view.unit):
                self._touch(TypeDigits(digits))

    def _reach_the_street(self) -> None:
        """Before the next card is out, everything of this street is entered: nothing sees the board."""
        behind = len(self._table.situation.hand.board) < len(self._truth.board)
        if run_out(self._table.situation) and not behind:
            return
        if behind:
            self._touch(TouchBoard())  # a street that was checked through: its card, then its checks
        self._close_round()

    def _close_round(self) -> None:
        """The rest of the round: a touch on the board, or on who bet last."""
        while (situation := self._table.situation).actor is not None:
            aggressor = situation.aggressor()
            if not situation.bet_outstanding():
                self._touch(TouchBoard())
                return
            self._touch(PressKey(Press.FOLD) if aggressor is None else TouchSeat(aggressor))

    def _end(self) -> None:
        """The last round is closed, the winners touched, the pots pushed."""
        result = self._truth.result
        winners = sorted(result.payouts) if result is not None else []
        if len([seat for seat in self._truth.seats if seat.live]) == 1 and not self._awaits_award():
            self._touch(TouchSeat(winners[0]))
        self._close_round()
        while not (situation := self._table.situation).hand.over:
            if not situation.desk.winners and (asked := asked_pot(situation)) is not None and result is not None:
                self._say_who_wins(asked, result.pots[asked.number])
            else:
                self._touch(PressKey(Press.GO_ON))

    def _say_who_wins(self, asked: Asked, pot: Pot) -> None:
        """The winners of what is asked; NO LOW where nobody has one."""
        winners = {share.seat for share in pot.shares if share.part in {asked.part, Part.WHOLE}}
        lows = any(share.part is Part.LOW for share in pot.shares)
        if asked.part is Part.LOW and not lows:
            self._touch(Choose(NO_LOW))
            return
        for seat in sorted(winners):
            self._touch(TouchSeat(seat))
        self._touch(PressKey(Press.GO_ON))

    def _awaits_award(self) -> bool:
        return self._table.situation.hand.awaiting.what is Await.AWARD


def keystrokes(amount: int, unit: int) -> list[str]:
    """The digits of an amount on the pad, which has a key for two zeros. unit: see `TableView`.

    >>> keystrokes(12000, 1), keystrokes(12000, 1000)
    (['1', '2', '00', '0'], ['1', '2'])
    """
    text, strokes = str(amount // unit), []
    while text:
        width = 2 if text.startswith("00") else 1
        strokes.append(text[:width])
        text = text[width:]
    return strokes
