"""The betting rounds that stud alone has: third street with its bring-in, fourth street with an open pair (RULES 6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from dealerassist.engine import commands as c
from dealerassist.engine.bet_phase import BetRound
from dealerassist.engine.betting import Legal, raise_window
from dealerassist.engine.codes import Refusal, RulingCode, Verb
from dealerassist.engine.errors import refuse
from dealerassist.engine.events import Event
from dealerassist.engine.house import PairDouble
from dealerassist.engine.limits import FixedLimit
from dealerassist.engine.setup import Setup
from dealerassist.engine.state import Seat, State
from dealerassist.engine.stud import FindOpener, found_opener, read_up


@dataclass(frozen=True, slots=True)
class ThirdStreet(BetRound):
    """The door card brings in or completes; completing is no raise, and who brought in has no option (RULES 6.2).

    The seat to its left comes first where it is all-in for the ante; that one may fold as well (Robert's).
    """

    acts: ClassVar[Mapping[type[c.HandCommand], Callable[..., None]]] = {}

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        BetRound.enter(self, setup, t, out)
        t.bring_in_due = bool(t.queue) and setup.stakes.bring_in > 0

    def legal(self, setup: Setup, t: State) -> Legal:
        seat, may = t.seats[t.queue[0]], BetRound.legal(self, setup, t)
        raises = () if may.min_raise_to is None else (Verb.COMPLETE,) if not t.raises else (Verb.RAISE,)
        if not t.bring_in_due:
            return replace(may, may=(*may.may[:2], *raises)) if t.bet_to else may
        due = setup.stakes.bring_in if seat.stack is None else min(setup.stakes.bring_in, seat.stack)
        if _covered(setup, seat):
            may, raises = replace(may, min_raise_to=None, max_raise_to=None, no_raise=Refusal.STACK_TOO_SHORT), ()
        fold = () if t.queue[0] == t.first else (Verb.FOLD,)
        return replace(may, may=(*fold, Verb.BRING_IN, *raises), to_call=due)

    def apply(self, setup: Setup, t: State, command: c.HandCommand, out: list[Event]) -> None:
        if type(command) is c.Opener:
            self._mend_bring_in(setup, t, command.seat, out)
            return
        if t.bring_in_due and isinstance(command, (c.Fold, c.Check, c.Call)):
            in_turn = command.seat == t.seats[t.queue[0]].number
            if in_turn and (t.queue[0] == t.first or not isinstance(command, c.Fold)):
                refuse(Refusal.MUST_BRING_IN, seat=command.seat)
        BetRound.apply(self, setup, t, command, out)
        if t.bring_in_due:
            t.bring_in_due = not t.bet_to and bool(t.queue)

    def bring_in(self, setup: Setup, t: State, seat: Seat, command: c.HandCommand, out: list[Event]) -> None:
        """What nobody completes costs the bring-in, even where the seat had less (RULES 6.2)."""
        if not t.bring_in_due:
            refuse(Refusal.NOT_NOW)
        self._bring(setup, t, t.queue[0], setup.stakes.bring_in, out)

    def _bring(self, setup: Setup, t: State, place: int, amount: int, out: list[Event]) -> None:
        seat, price = t.seats[place], setup.stakes.bring_in
        paid = seat.pay(amount)
        if paid < price:
            t.rule(out, RulingCode.SHORT_BLIND, seat=seat.number, paid=paid, price=price)
        t.bet_to, t.bring_in_by = price, seat.number
        seat.acted_at = 0  # a completion reopens the betting for it, whatever the bring-in was
        least = setup.stakes.limit.unit(self.big, t.street)
        t.full_raise = least - price if least > price else least
        t.queue = t.able_after(place)

    def complete(self, setup: Setup, t: State, seat: Seat, command: c.HandCommand, out: list[Event]) -> None:
        """To the whole small bet, or all-in for less."""
        if t.raises:
            refuse(Refusal.BET_STANDS)
        if t.bring_in_due and _covered(setup, seat):
            refuse(Refusal.STACK_TOO_SHORT)
        least, _ = raise_window(setup, t, seat, self.big)
        self._wager(setup, t, seat, least, out, all_in=False)

    def all_in(self, setup: Setup, t: State, seat: Seat, command: c.AllIn, out: list[Event]) -> None:
        total = command.to if seat.stack is None else seat.stack
        if t.bring_in_due and total is not None and 0 < total <= setup.stakes.bring_in:
            if seat.stack is not None and command.to not in {None, total}:
                refuse(Refusal.ALL_IN_NOT_STACK, seat=seat.number, total=total)
            self._bring(setup, t, t.queue[0], total, out)
            seat.all_in = True
        else:
            BetRound.all_in(self, setup, t, seat, command, out)

    def mend(self, setup: Setup, t: State, seat: Seat, out: list[Event]) -> None:
        BetRound.mend(self, setup, t, seat, out)
        if t.aggressor is None and t.bring_in_by is not None:
            t.bet_to = max(t.bet_to, setup.stakes.bring_in)

    def _mend_bring_in(self, setup: Setup, t: State, number: int, out: list[Event]) -> None:
        """The wrong seat brought in: mended until the next one has acted, then it stands (PROCEDURES 62)."""
        brought = [seat for seat in t.seats if seat.number == t.bring_in_by]
        acted = [seat for seat in t.seats if seat.acted_at is not None]
        if not brought or acted != brought or t.aggressor is not None or number == brought[0].number:
            refuse(Refusal.NOT_NOW, seat=number)
        place = self._finder(setup).told(setup, t, number)
        wrong = brought[0]
        if t.seats[place].all_in:
            refuse(Refusal.STACK_TOO_SHORT)
        wrong.take_back(wrong.bet)
        wrong.acted_at = None
        t.bet_to, t.bring_in_by, t.bring_in_due, t.first = 0, None, True, place
        t.full_raise = setup.stakes.limit.unit(self.big, t.street)
        t.queue = t.able_from(place)
        t.rule(out, RulingCode.BRING_IN_MENDED, seat=number, wrong=wrong.number)

    def _finder(self, setup: Setup) -> FindOpener:
        return next(phase for phase in setup.game.phases if isinstance(phase, FindOpener))


def _covered(setup: Setup, seat: Seat) -> bool:
    """The seat has no more than the bring-in."""
    return seat.stack is not None and seat.stack <= setup.stakes.bring_in


ThirdStreet.acts = {
    **BetRound.acts,
    c.BringIn: ThirdStreet.bring_in,
    c.Complete: ThirdStreet.complete,
    c.AllIn: ThirdStreet.all_in,
}


@dataclass(frozen=True, slots=True)
class FourthStreet(BetRound):
    """Stud high: over an open pair the house may let the big bet be opened for, and all then play it (RULES 6.4)."""

    def legal(self, setup: Setup, t: State) -> Legal:
        if t.doubled:
            return _DOUBLED.legal(setup, t)
        may, large = BetRound.legal(self, setup, t), self._large(setup, t)
        if may.min_raise_to is None or not large:
            return may
        stack = t.seats[t.queue[0]].stack
        return replace(may, max_raise_to=large if stack is None else min(large, stack))

    def apply(self, setup: Setup, t: State, command: c.HandCommand, out: list[Event]) -> None:
        doubles = t.doubled or self._doubles(setup, t, command)
        (_DOUBLED if doubles else _PLAIN).apply(setup, t, command, out)
        t.doubled = doubles and bool(t.queue)

    def _doubles(self, setup: Setup, t: State, command: c.HandCommand) -> bool:
        large = self._large(setup, t)
        if not large:
            return False
        stack = t.seats[t.queue[0]].stack
        if isinstance(command, c.AllIn):
            amount = command.to if stack is None else stack
        else:
            amount = command.amount if isinstance(command, c.Bet) else None
        return amount is not None and amount > setup.stakes.limit.unit(False)

    def _large(self, setup: Setup, t: State) -> int:
        """The big bet where the seat to act may open for it, else 0."""
        house, limit = setup.house, setup.stakes.limit
        if house.stud_pair_double is PairDouble.NONE or not isinstance(limit, FixedLimit) or t.bet_to:
            return 0
        if house.stud_pair_double is PairDouble.FIRST and any(seat.acted_at is not None for seat in t.seats):
            return 0
        return limit.large if any(_open_pair(seat) for seat in t.seats if seat.live) else 0

    def left(self, setup: Setup, t: State) -> None:
        _PLAIN.left(setup, t)

    def mend(self, setup: Setup, t: State, seat: Seat, out: list[Event]) -> None:
        (_DOUBLED if t.doubled else _PLAIN).mend(setup, t, seat, out)


def _open_pair(seat: Seat) -> bool:
    return max(Counter(card.rank for card in read_up(seat)).values(), default=0) > 1


_PLAIN = BetRound(found_opener)
_DOUBLED = BetRound(found_opener, big=True)
