"""What mends a hand: corrections, and rows of its record that take back or change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dealerassist.cards import Card
from dealerassist.engine.commands.kinds import HandCommand, RecordCommand


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
class FixSecond(Correction):
    """The second board, where it is run twice, is `cards` as far as it is dealt; what lies there for both boards is
    mended on the first.
    """

    verb: ClassVar[str] = "fix second"
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
