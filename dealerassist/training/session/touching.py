"""What fingers on the screen come to: a move that is said, or a gesture of the hands. None looks at what is due.

A seat that is touched gets a card while cards for the seats are awaited; a folded hand that still lies there goes to
the muck; else in stud the seat opens. Words with a seat or an amount begin with their key; the go-on key seals them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from dealerassist.training.codes import MoveCode
from dealerassist.training.dealing.moves import Move
from dealerassist.training.session.gestures import Gesture, Hands
from dealerassist.views import Choose, Intent, Press, PressKey, TouchBoard, TouchSeat, TypeDigits

MOST_DIGITS = 8
AT_ONCE = {MoveCode.STOP, MoveCode.CALL, MoveCode.COLLECT, MoveCode.SIGN, MoveCode.RESHUFFLE}
"""Keys that say it all."""
WITH_SEAT = {MoveCode.RETURN, MoveCode.PUSH, MoveCode.PENALTY, MoveCode.BUTTON, MoveCode.TABLE}
WITH_AMOUNT = {MoveCode.ANNOUNCE, MoveCode.RETURN, MoveCode.PUSH, MoveCode.PENALTY}


@dataclass(frozen=True, slots=True)
class Begun:
    """What the dealer has begun to say: to which seat, and the digits so far."""

    verb: MoveCode
    seat: int | None = None
    digits: str = ""

    @property
    def types(self) -> bool:
        """Do digits go to it now?"""
        return self.verb in WITH_AMOUNT and (self.verb not in WITH_SEAT or self.seat is not None)

    @property
    def move(self) -> Move | None:
        """None while something is missing."""
        if self.types:
            seat = () if self.seat is None else (self.seat,)
            return Move(self.verb, (*seat, int(self.digits))) if self.digits else None
        return None if self.seat is None else Move(self.verb, (self.seat,))


@dataclass(frozen=True, slots=True)
class Touched:
    """What a touch comes to; `begun`: what is being said from now on."""

    begun: Begun | None = None
    did: Move | Gesture | None = None


@dataclass(frozen=True, slots=True)
class Spots:
    """What a touch on a seat means now. `folded`: whose cards lie there still; `opens`: up cards decide who does."""

    awaits_cards: bool
    folded: frozenset[int]
    opens: bool


def touch(intent: Intent, begun: Begun | None, spots: Spots) -> Touched:
    """A finger. What means nothing changes nothing."""
    match intent:
        case Choose(option) if option in AT_ONCE:
            return Touched(did=Move(MoveCode(option)))
        case Choose(option) if option == MoveCode.BURN:
            return Touched(begun, Gesture(Hands.BURN))
        case Choose(option) if option in WITH_SEAT | WITH_AMOUNT:
            return Touched(Begun(MoveCode(option)))
        case PressKey(Press.UNDO | Press.UNDO_LIST):
            return Touched()
        case TouchBoard():
            return Touched(begun, Gesture(Hands.BOARD))
    return _said(intent, begun) if begun is not None else _at_seat(intent, spots)


def _said(intent: Intent, begun: Begun) -> Touched:
    match intent:
        case TouchSeat(seat) if begun.verb is MoveCode.BUTTON:
            return Touched(did=Gesture(Hands.BUTTON, seat))
        case TouchSeat(seat) if begun.verb in WITH_SEAT and begun.verb not in WITH_AMOUNT:
            return Touched(did=Move(begun.verb, (seat,)))
        case TouchSeat(seat) if begun.verb in WITH_SEAT:
            return Touched(replace(begun, seat=seat))
        case TypeDigits(digits) if begun.types and len(begun.digits + digits) <= MOST_DIGITS:
            return Touched(replace(begun, digits=begun.digits + digits))
        case PressKey(Press.DELETE):
            return Touched(replace(begun, digits=begun.digits[:-1]))
        case PressKey(Press.GO_ON) if begun.move is not None:
            return Touched(did=begun.move)
    return Touched(begun)


def _at_seat(intent: Intent, spots: Spots) -> Touched:
    if not isinstance(intent, TouchSeat):
        return Touched()
    if intent.seat in spots.folded:
        return Touched(did=Gesture(Hands.MUCK, intent.seat))
    if spots.awaits_cards:
        return Touched(did=Gesture(Hands.PITCH, intent.seat))
    return Touched(did=Move(MoveCode.OPENS, (intent.seat,)) if spots.opens else None)
