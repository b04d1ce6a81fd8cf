"""What each seat has put in, typed in VERIFY where no record says it: for side pots (WALKTHROUGH 3 f)."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.table.amounts import deleted, typed, unit_of
from dealerassist.table.desk import Desk, Typing
from dealerassist.table.disputed import Disputed
from dealerassist.views import Intent, PhraseCode, Press, PressKey, TouchSeat, TypeDigits


def next_bet(case: Disputed) -> Disputed:
    """Digits go to the next seat that is in and of which nothing is typed; after the last one to none."""
    at = 0 if case.typing is None else case.typing.seat
    ahead = (seat for seat in sorted(case.playing) if seat > at and seat not in case.bets)
    seat = next(ahead, min(case.playing, default=None) if case.typing is None else None)
    return case.changed(typing=None, naming=None) if seat is None else bet_of(case, seat)


def bet_of(case: Disputed, seat: int) -> Disputed:
    """Digits go to this seat. What a seat that is out has put in is in the pot, too."""
    return case.changed(typing=Typing(0, seat, unit_of(case.record.hand)), naming=None)


def bet_said(case: Disputed, intent: Intent) -> Disputed | None:
    """A touch while a bet is typed: a digit; the bet of another seat, or of the next one; none of its business. One
    that no chips make holds them up.
    """
    typing, setup = case.typing, case.record.hand.setup
    if typing is None:
        return None
    match intent:
        case TypeDigits(digits):
            return _with(case, typed(Desk(typing=typing), digits))
        case PressKey(Press.DELETE):
            return _with(case, deleted(Desk(typing=typing)))
    if case.bets.get(typing.seat, 0) % setup.chip:
        return case.refusing(PhraseCode.AMOUNT_CHIP, a=setup.chip)
    match intent:
        case TouchSeat(seat):
            return bet_of(case, seat) if seat in setup.place else case
        case PressKey(Press.GO_ON):
            return next_bet(case)
        case PressKey(Press.RAISE):
            return replace(case, typing=None)
    return None


def _with(case: Disputed, desk: Desk) -> Disputed:
    """Nothing, or a nought, is as if nobody had said anything."""
    typing = desk.typing
    if typing is None:
        return case
    others = {seat: amount for seat, amount in case.bets.items() if seat != typing.seat}
    return case.changed(typing=typing, bets={**others, typing.seat: typing.amount} if typing.amount else others)
