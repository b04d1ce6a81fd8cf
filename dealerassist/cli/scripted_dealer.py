"""A dealer who enters recorded hands by touch, with as few touches as the grammar allows, and counts them.

For `bench` (touches per player action) and for tests: what a table makes of the touches must be the recorded hand.
"""

from __future__ import annotations

from dataclasses import dataclass

from dealerassist.cli.keeping_up import LostError
from dealerassist.cli.looking import Look
from dealerassist.engine import Await, Hand, Part, QuestionCode, Verb
from dealerassist.engine import commands as c
from dealerassist.engine.guts import ALL
from dealerassist.engine.pots import Pot
from dealerassist.journal.phh import PhhHand
from dealerassist.journal.phh_play import as_it_stands, finish_phh, start_phh, tell_opener
from dealerassist.table.answering import NO_LOW
from dealerassist.table.exchanging import DRAW, NOBODY_IN, weakest_asked
from dealerassist.table.going_on import key_amount, moves_chips
from dealerassist.table.implying import ahead, run_out
from dealerassist.table.table import Table
from dealerassist.table.winners import Asked, asked_pot
from dealerassist.views import Choose, Intent, Press, PressKey, TouchBoard, TouchSeat, TypeDigits

AMOUNT_KEYS = (Press.MINIMUM, Press.TIMES_TWO_AND_A_HALF, Press.TIMES_THREE, Press.POT, Press.HALF_POT)
_ACTS = (c.Fold, c.Check, c.Call, c.BringIn, c.Complete, c.Bet, c.Raise, c.AllIn)
_WAGERS = (c.Complete, c.Bet, c.Raise, c.AllIn)
MOST_TOUCHES = 60
"""More in a row at the end of a hand, and the dealer is stuck."""
SHOWN = "shown"
"""The floor's option: the opener has shown jacks or better."""
_TOUCHES_TO_DECLARE: dict[type[c.HandCommand], int] = {c.In: 1, c.Late: 2, c.Out: 0}


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
        if isinstance(command, (c.In, c.Late, c.Out)):
            self._declare(command)
        if isinstance(command, _ACTS):
            self._open_round()
            self.count.actions += 1
            self._enter(command)

    @property
    def _next_street(self) -> bool:
        """In stud: has everybody the same number of cards, so that the next one begins a street?"""
        live = {seat.cards for seat in self._truth.seats if seat.live}
        return self._truth.awaits is Await.DEAL_STREET and len(live) == 1

    def _exchange(self, command: c.Discard | c.Draw) -> None:
        """How many the seat takes, said once. Pineapple's discards are said by the next card's touch on the board, or
        at one touch where that does not say so.
        """
        if command.seat in self._truth.owed_cards:
            return  # they only come now, and nobody sees that
        discards = self._truth.awaits is Await.DISCARD
        if self._table.situation.hand.acting and not (discards and not self._table.situation.bet_outstanding()):
            self._close_round()
        while moves_chips(self._table.situation):
            self._touch(PressKey(Press.GO_ON))
        awaiting = self._table.situation.hand.awaiting
        if awaiting.what not in {Await.DISCARD, Await.DRAW} or command.seat not in awaiting.seats:
            return
        if discards or not command.count:
            self._touch(PressKey(Press.GO_ON))
        else:
            self._touch(Choose(f"{DRAW}{command.count}"))

    def _declare(self, command: c.In | c.Late | c.Out) -> None:
        """Who is in is touched, who is late twice; then one touch says that all have declared."""
        if self._table.situation.hand.awaits is not Await.DECLARE:
            self._touch(PressKey(Press.GO_ON))
        for _ in range(_TOUCHES_TO_DECLARE[type(command)]):
            self._touch(TouchSeat(command.seat))
        if self._truth.awaiting.seats == (command.seat,):
            nobody = self._table.situation.desk.who_in is None
            self._touch(Choose(NOBODY_IN) if nobody else PressKey(Press.GO_ON))

    def _open_round(self) -> None:
        """Stud: nobody has read the up cards, so who opens is touched, once a street."""
        if self._truth.opener is not None and not self._table.situation.hand.acting:
            self._touch(TouchSeat(self._truth.opener))

    def _touch(self, intent: Intent) -> None:
        self.count.touches += 1
        self._table.intend(intent)

    def _enter(self, command: c.HandCommand) -> None:
        """Folds and checks are implied by what follows, but for the fold of who could check; calls and wagers are
        touched.
        """
        if not isinstance(command, c.SeatAct) or (
            isinstance(command, (c.Fold, c.Check)) and not self._unforced(command)
        ):
            return
        called = isinstance(command, (c.Call, c.BringIn))
        situation = self._table.situation if called else ahead(self._table.situation)
        if situation.actor != command.seat:
            self._touch(TouchSeat(command.seat))
        if isinstance(command, c.Fold):
            self._touch(PressKey(Press.FOLD))
        elif called:
            self._touch(PressKey(Press.GO_ON))
        else:
            self._wager_of(command)

    def _unforced(self, command: c.HandCommand) -> bool:
        """A fold without a bet to call."""
        legal = self._truth.legal
        free = legal is not None and (not legal.to_call or Verb.BRING_IN in legal.may)
        return isinstance(command, c.Fold) and free

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
        """The last round is closed, the winners touched, the pots pushed. Raises `LostError` where nothing ends."""
        live = [seat.number for seat in self._truth.seats if seat.live]
        if len(live) == 1 and ahead(self._table.situation).actor is not None:
            self._touch(TouchSeat(live[0]))
        self._close_round()
        result = self._truth.result
        for _ in range(MOST_TOUCHES):
            if (situation := self._table.situation).hand.over:
                return
            if situation.hand.awaits is Await.QUESTION:
                self._touch(self._to_question())
            elif not situation.desk.winners and (asked := asked_pot(situation)) is not None and result is not None:
                self._say_who_wins(asked, result.pots[asked.number])
            else:
                self._touch(PressKey(Press.GO_ON))
        raise LostError(False, f"the hand does not end: {self._table.view.prompt.code}")

    def _to_question(self) -> Intent:
        """Who has the weakest hand (Guts)? Has the opener proved it? Where nobody asked, his cards have (RULES 8.2)."""
        result = self._truth.result
        if weakest_asked(self._table.situation.hand) and result is not None:
            return TouchSeat(*result.penalties) if len(result.penalties) == 1 else Choose(ALL)
        said = (each for each in self._truth.commands if isinstance(each, c.Floor))
        return Choose(next((each.option for each in said if each.code == QuestionCode.OPENERS), SHOWN))

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
