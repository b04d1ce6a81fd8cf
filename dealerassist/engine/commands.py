"""What can be told to a hand, to its record, and to the table between hands: one frozen value each.

A class without a field of its own is not decorated again: it takes shape, equality and `repr` from its base.

`notation` turns them into the hand script's words and back. No command holds a face-down card's face: a hole card is
a count.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dealerassist.cards import Card
from dealerassist.engine.codes import Part


@dataclass(frozen=True, slots=True)
class Command:
    """Anything that can stand on a line of a hand script."""

    verb: ClassVar[str] = ""


class HandCommand(Command):
    """Told to `Hand.push`."""

    __slots__ = ()


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


@dataclass(frozen=True, slots=True)
class Deal(HandCommand):
    """Cards came to a seat: `down` of them face down, `up` face up (None: nobody has read it)."""

    verb: ClassVar[str] = "deal"
    seat: int
    down: int
    up: tuple[Card | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Board(HandCommand):
    """Board cards, in order; None: nobody has read it."""

    verb: ClassVar[str] = "board"
    cards: tuple[Card | None, ...]


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


class Award(HandCommand):
    """The pots are pushed."""

    __slots__ = ()
    verb: ClassVar[str] = "award"


@dataclass(frozen=True, slots=True)
class Identify(HandCommand):
    """The dealer reads a card that nobody had read; `where` is `board1` … `board5` or `SEAT.CARD`."""

    verb: ClassVar[str] = "identify"
    where: str
    card: Card


@dataclass(frozen=True, slots=True)
class Opener(HandCommand):
    verb: ClassVar[str] = "opener"
    seat: int


@dataclass(frozen=True, slots=True)
class Wins(HandCommand):
    """The dealer's word where no cards are known; `pot` None: every pot that one of `seats` can win."""

    verb: ClassVar[str] = "wins"
    seats: tuple[int, ...]
    pot: int | None = None
    part: Part = Part.WHOLE


@dataclass(frozen=True, slots=True)
class Floor(HandCommand):
    """The floor's answer to a question, or its word against a ruling."""

    verb: ClassVar[str] = "floor"
    code: str
    option: str
    words: str = ""


class Correction(HandCommand):
    """Mends the record of what happened; the closed list that bends no rule. `why` is the dealer's or the floor's
    reason.
    """

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class SeatCorrection(Correction):
    """A correction of one seat, and its reason."""

    seat: int
    why: str = ""


@dataclass(frozen=True, slots=True)
class FixBet(Correction):
    """The chips in front of the seat on this street are `amount`."""

    verb: ClassVar[str] = "fix bet"
    seat: int
    amount: int
    why: str = ""


@dataclass(frozen=True, slots=True)
class FixStack(Correction):
    """The chips behind are `stack` (None: not known)."""

    verb: ClassVar[str] = "fix stack"
    seat: int
    stack: int | None
    why: str = ""


class FixAct(SeatCorrection):
    """The action is on this seat."""

    __slots__ = ()
    verb: ClassVar[str] = "fix act"


@dataclass(frozen=True, slots=True)
class FixBoard(Correction):
    """The board, as far as it is dealt, is `cards`."""

    verb: ClassVar[str] = "fix board"
    cards: tuple[Card | None, ...]
    why: str = ""


@dataclass(frozen=True, slots=True)
class FixHand(Correction):
    """The hand that the seat tabled is `cards`."""

    verb: ClassVar[str] = "fix hand"
    seat: int
    cards: tuple[Card, ...]
    why: str = ""


class Kill(SeatCorrection):
    """The hand is dead; what it has put in stays (PROCEDURES 51). A tabled hand is not killed (TDA 2024 13C)."""

    __slots__ = ()
    verb: ClassVar[str] = "kill"


class Restore(SeatCorrection):
    """A hand that was folded or killed by mistake lives again."""

    __slots__ = ()
    verb: ClassVar[str] = "restore"


@dataclass(frozen=True, slots=True)
class Give(Correction):
    """On the floor's word `amount` of a pot goes to `seat`, whatever the cards say. `pot` 0 is the main pot."""

    verb: ClassVar[str] = "give"
    pot: int
    seat: int
    amount: int
    why: str = ""


@dataclass(frozen=True, slots=True)
class Void(Correction):
    """Misdeal or fouled deck: the hand never was, all bets go back."""

    verb: ClassVar[str] = "void"
    why: str = ""


class RecordCommand(Command):
    """Told to a hand's `Timeline`, not to the hand."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Undo(RecordCommand):
    """Take back command `seq` of this hand; None: the last."""

    verb: ClassVar[str] = "undo"
    seq: int | None = None


@dataclass(frozen=True, slots=True)
class Change(RecordCommand):
    """Command `seq` was `command`; the later ones are replayed by their verbs."""

    verb: ClassVar[str] = "change"
    seq: int
    command: HandCommand


class SessionCommand(Command):
    """Told to the table between hands."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class SeatCommand(SessionCommand):
    """A change at one seat."""

    seat: int


class Next(SessionCommand):
    """Ends this hand, starts the following."""

    __slots__ = ()
    verb: ClassVar[str] = "next"


@dataclass(frozen=True, slots=True)
class Sit(SessionCommand):
    verb: ClassVar[str] = "sit"
    seat: int
    stack: int | None


class Leave(SeatCommand):
    __slots__ = ()
    verb: ClassVar[str] = "leave"


class Away(SeatCommand):
    __slots__ = ()
    verb: ClassVar[str] = "away"


class Back(SeatCommand):
    __slots__ = ()
    verb: ClassVar[str] = "back"


class Kills(SeatCommand):
    """The seat kills the next pot: of its own will, or on the floor's word (Robert's 13)."""

    __slots__ = ()
    verb: ClassVar[str] = "kills"


@dataclass(frozen=True, slots=True)
class Chips(SessionCommand):
    """Chips bought between hands."""

    verb: ClassVar[str] = "chips"
    seat: int
    amount: int


class TimeCharge(SessionCommand):
    """The time charge is collected: the house's fee from every seat that plays (PROCEDURES 60)."""

    __slots__ = ()
    verb: ClassVar[str] = "time"


@dataclass(frozen=True, slots=True)
class Later(SessionCommand):
    """Told while a hand is played: it happens once the hand is over."""

    verb: ClassVar[str] = "later"
    command: SessionCommand


class Recall(SeatCommand):
    """All that the table was told of a seat since this hand began is taken back."""

    __slots__ = ()
    verb: ClassVar[str] = "recall"


@dataclass(frozen=True, slots=True)
class Set(SessionCommand):
    """From the next hand on the table is played so: lines of a script's header, parted by `;`."""

    verb: ClassVar[str] = "set"
    lines: str
