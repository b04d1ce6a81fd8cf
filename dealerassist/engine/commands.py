"""What can be told to a hand, to its record, and to the table between hands: one frozen value each.

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


@dataclass(frozen=True, slots=True)
class HandCommand(Command):
    """Told to `Hand.push`."""


@dataclass(frozen=True, slots=True)
class SeatAct(HandCommand):
    """A seat acts in turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class Fold(SeatAct):
    verb: ClassVar[str] = "fold"


@dataclass(frozen=True, slots=True)
class Check(SeatAct):
    verb: ClassVar[str] = "check"


@dataclass(frozen=True, slots=True)
class Call(SeatAct):
    """Match the bet, or put in what is left of a stack that cannot."""

    verb: ClassVar[str] = "call"


@dataclass(frozen=True, slots=True)
class Bet(SeatAct):
    """The first wager of a street; `amount` in chips, the whole bet."""

    verb: ClassVar[str] = "bet"
    amount: int


@dataclass(frozen=True, slots=True)
class Raise(SeatAct):
    """Raise *to* `to`: the seat's total on this street."""

    verb: ClassVar[str] = "raise"
    to: int


@dataclass(frozen=True, slots=True)
class AllIn(SeatAct):
    """Everything in; `to` is the seat's total on this street, needed where the stack is unknown."""

    verb: ClassVar[str] = "allin"
    to: int | None = None


@dataclass(frozen=True, slots=True)
class Complete(SeatAct):
    verb: ClassVar[str] = "complete"


@dataclass(frozen=True, slots=True)
class BringIn(SeatAct):
    verb: ClassVar[str] = "bringin"


@dataclass(frozen=True, slots=True)
class Post(SeatAct):
    """A seat that joins or comes back posts before the deal: `live` counts as its bet, `dead` goes to the pot (S1;
    PROCEDURES 12).
    """

    verb: ClassVar[str] = "post"
    live: int
    dead: int = 0


@dataclass(frozen=True, slots=True)
class Straddle(SeatAct):
    """An extra blind after the blinds and before the deal (S1; PROCEDURES 14)."""

    verb: ClassVar[str] = "straddle"
    amount: int


@dataclass(frozen=True, slots=True)
class BlindRaise(SeatAct):
    verb: ClassVar[str] = "blindraise"
    to: int


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


@dataclass(frozen=True, slots=True)
class Discard(SeatAct):
    verb: ClassVar[str] = "discard"
    count: int


@dataclass(frozen=True, slots=True)
class Draw(SeatAct):
    """`count` cards taken from the deck; 0 is standing pat."""

    verb: ClassVar[str] = "draw"
    count: int


@dataclass(frozen=True, slots=True)
class In(SeatAct):
    verb: ClassVar[str] = "in"


@dataclass(frozen=True, slots=True)
class Out(SeatAct):
    verb: ClassVar[str] = "out"


@dataclass(frozen=True, slots=True)
class Late(SeatAct):
    verb: ClassVar[str] = "late"


@dataclass(frozen=True, slots=True)
class Show(SeatAct):
    """A seat tables all its cards, face up."""

    verb: ClassVar[str] = "show"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Muck(SeatAct):
    verb: ClassVar[str] = "muck"


@dataclass(frozen=True, slots=True)
class Award(HandCommand):
    """The pots are pushed."""

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


@dataclass(frozen=True, slots=True)
class Correction(HandCommand):
    """Mends the record of what happened; the closed list that bends no rule. `why` is the dealer's or the floor's
    reason.
    """


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


@dataclass(frozen=True, slots=True)
class FixAct(Correction):
    """The action is on this seat."""

    verb: ClassVar[str] = "fix act"
    seat: int
    why: str = ""


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


@dataclass(frozen=True, slots=True)
class Kill(Correction):
    """The hand is dead; what it has put in stays (PROCEDURES 51). A tabled hand is not killed (TDA 2024 13C)."""

    verb: ClassVar[str] = "kill"
    seat: int
    why: str = ""


@dataclass(frozen=True, slots=True)
class Restore(Correction):
    """A hand that was folded or killed by mistake lives again."""

    verb: ClassVar[str] = "restore"
    seat: int
    why: str = ""


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


@dataclass(frozen=True, slots=True)
class RecordCommand(Command):
    """Told to a hand's `Timeline`, not to the hand."""


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


@dataclass(frozen=True, slots=True)
class SessionCommand(Command):
    """Told to the table between hands."""


@dataclass(frozen=True, slots=True)
class Next(SessionCommand):
    """Ends this hand, starts the following."""

    verb: ClassVar[str] = "next"


@dataclass(frozen=True, slots=True)
class Sit(SessionCommand):
    verb: ClassVar[str] = "sit"
    seat: int
    stack: int | None


@dataclass(frozen=True, slots=True)
class Leave(SessionCommand):
    verb: ClassVar[str] = "leave"
    seat: int


@dataclass(frozen=True, slots=True)
class Away(SessionCommand):
    verb: ClassVar[str] = "away"
    seat: int


@dataclass(frozen=True, slots=True)
class Back(SessionCommand):
    verb: ClassVar[str] = "back"
    seat: int


@dataclass(frozen=True, slots=True)
class Chips(SessionCommand):
    """Chips bought between hands."""

    verb: ClassVar[str] = "chips"
    seat: int
    amount: int
