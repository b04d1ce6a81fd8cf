"""What the dealer does on the screen, before anybody knows what it means: the display sends these, the table reads
them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from dealerassist.cards import Card


@dataclass(frozen=True, slots=True)
class Intent:
    """Anything that the dealer does."""


@dataclass(frozen=True, slots=True)
class TouchSeat(Intent):
    """A seat's block was touched."""

    seat: int


@dataclass(frozen=True, slots=True)
class HoldSeat(Intent):
    """A seat's block was held for 0.6 s: its acts of this street are to be changed."""

    seat: int


@dataclass(frozen=True, slots=True)
class TouchBoard(Intent):
    """The board was touched."""


class Press(StrEnum):
    """The keys that mean the same whatever the table waits for."""

    FOLD = "fold"
    GO_ON = "go-on"
    RAISE = "raise"
    MINIMUM = "minimum"
    HALF_POT = "half-pot"
    POT = "pot"
    TIMES_TWO_AND_A_HALF = "times-two-and-a-half"
    TIMES_THREE = "times-three"
    OPEN_PAIR = "open-pair"
    ALL_IN = "all-in"
    UNDO = "undo"
    UNDO_LIST = "undo-list"
    DELETE = "delete"
    MISDEAL = "misdeal"
    VOID = "void"
    WHY = "why"
    CHANGE = "change"
    FLOOR = "floor"
    BY_HAND = "by-hand"
    OTHER_CARD = "other-card"
    MENU = "menu"
    LANGUAGE = "language"
    POT_ASK = "pot-ask"
    BLANK = "blank"
    OTHER_GAME = "other-game"
    STOP = "stop"
    CHIPS = "chips"
    FIND_CARDS = "find-cards"
    TURN_BOARD = "turn-board"
    STEP_WIDE = "step-wide"


@dataclass(frozen=True, slots=True)
class PressKey(Intent):
    """One of the fixed keys, on the screen or on the numeric pad."""

    key: Press


@dataclass(frozen=True, slots=True)
class TypeDigits(Intent):
    """`0` to `9`, or `00`, on the pad."""

    digits: str


@dataclass(frozen=True, slots=True)
class LookBack(Intent):
    """While the last hands are looked at: so many hands later, or earlier."""

    hands: int


@dataclass(frozen=True, slots=True)
class Choose(Intent):
    """An option of a prompt or a question, by its code."""

    option: str


@dataclass(frozen=True, slots=True)
class NameCard(Intent):
    """The dealer says which card it is."""

    card: Card
