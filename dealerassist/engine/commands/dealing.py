"""What the dealer and the floor tell a hand: cards, readings, the award, a ruling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dealerassist.cards import Card
from dealerassist.engine.codes import Part
from dealerassist.engine.commands.kinds import HandCommand


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


class Award(HandCommand):
    """The pots are pushed."""

    __slots__ = ()
    verb: ClassVar[str] = "award"


@dataclass(frozen=True, slots=True)
class Identify(HandCommand):
    """The dealer reads a card that nobody had read; `where` is `board1` … `board5`, `second1` … or `SEAT.CARD`."""

    verb: ClassVar[str] = "identify"
    where: str
    card: Card


@dataclass(frozen=True, slots=True)
class Opener(HandCommand):
    verb: ClassVar[str] = "opener"
    seat: int


@dataclass(frozen=True, slots=True)
class Wins(HandCommand):
    """The dealer's word where no cards are known; `pot` None: every pot that one of `seats` can win. `board`: 1 or 2
    where it is run twice, 0 for both.
    """

    verb: ClassVar[str] = "wins"
    seats: tuple[int, ...]
    pot: int | None = None
    part: Part = Part.WHOLE
    board: int = 0


@dataclass(frozen=True, slots=True)
class Floor(HandCommand):
    """The floor's answer to a question, or its word against a ruling."""

    verb: ClassVar[str] = "floor"
    code: str
    option: str
    words: str = ""
