"""What is told to the table between hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dealerassist.engine.commands.kinds import SessionCommand


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
