"""What seats do in a hand: acts in turn, posts, draws, declarations, hands shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dealerassist.cards import Card
from dealerassist.engine.commands.kinds import HandCommand


@dataclass(frozen=True, slots=True)
class SeatAct(HandCommand):
    """A seat acts in turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class AmountAct(SeatAct):
    """A seat acts with an amount of chips."""

    amount: int


@dataclass(frozen=True, slots=True)
class RaiseAct(SeatAct):
    """A seat raises *to* `to`: its total on this street."""

    to: int


@dataclass(frozen=True, slots=True)
class CardsAct(SeatAct):
    """A seat gives up or takes `count` cards."""

    count: int


class Fold(SeatAct):
    __slots__ = ()
    verb: ClassVar[str] = "fold"


class Check(SeatAct):
    __slots__ = ()
    verb: ClassVar[str] = "check"


class Call(SeatAct):
    """Match the bet, or put in what is left of a stack that cannot."""

    __slots__ = ()
    verb: ClassVar[str] = "call"


class Bet(AmountAct):
    """The first wager of a street; `amount` in chips, the whole bet."""

    __slots__ = ()
    verb: ClassVar[str] = "bet"


class Raise(RaiseAct):
    """Raise *to* `to`: the seat's total on this street."""

    __slots__ = ()
    verb: ClassVar[str] = "raise"


@dataclass(frozen=True, slots=True)
class AllIn(SeatAct):
    """Everything in; `to` is the seat's total on this street, needed where the stack is unknown."""

    verb: ClassVar[str] = "allin"
    to: int | None = None


class Complete(SeatAct):
    __slots__ = ()
    verb: ClassVar[str] = "complete"


class BringIn(SeatAct):
    __slots__ = ()
    verb: ClassVar[str] = "bringin"


@dataclass(frozen=True, slots=True)
class Post(SeatAct):
    """A seat that joins or comes back posts before the deal: `live` counts as its bet, `dead` goes to the pot (S1;
    PROCEDURES 12).
    """

    verb: ClassVar[str] = "post"
    live: int
    dead: int = 0


class Straddle(AmountAct):
    """An extra blind after the blinds and before the deal (S1; PROCEDURES 14)."""

    __slots__ = ()
    verb: ClassVar[str] = "straddle"


class BlindRaise(RaiseAct):
    __slots__ = ()
    verb: ClassVar[str] = "blindraise"


class Discard(CardsAct):
    __slots__ = ()
    verb: ClassVar[str] = "discard"


class Draw(CardsAct):
    """`count` cards taken from the deck; 0 is standing pat."""

    __slots__ = ()
    verb: ClassVar[str] = "draw"


class In(SeatAct):
    __slots__ = ()
    verb: ClassVar[str] = "in"


class Out(SeatAct):
    __slots__ = ()
    verb: ClassVar[str] = "out"


class Late(SeatAct):
    __slots__ = ()
    verb: ClassVar[str] = "late"


@dataclass(frozen=True, slots=True)
class Show(SeatAct):
    """A seat tables all its cards, face up."""

    verb: ClassVar[str] = "show"
    cards: tuple[Card, ...]


class Muck(SeatAct):
    __slots__ = ()
    verb: ClassVar[str] = "muck"
