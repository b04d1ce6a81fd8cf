"""What lies on the felt: seats, board, pots. Only what everybody at the table may see."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from dealerassist.cards import Card, Code


class SeatWord(Code):
    """The word in a seat's block: its last act on this street, what it posted, or a fact that asks for an answer."""

    ACTS = "acts"
    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    ALL_IN = "all-in"
    BRING_IN = "bring-in"
    COMPLETE = "complete"
    SMALL = "small"
    BIG = "big"
    STRADDLE = "straddle"
    POST = "post"
    ANTE = "ante"
    AWAY = "away"
    SHOWS = "shows"
    WINS = "wins"
    CARDS = "cards"
    DREW = "drew"
    PAT = "pat"
    IN = "in"
    LATE = "late"
    CARDS_BACK = "cards-back"
    OUT = "out"
    EMPTY = "empty"
    LEAVES = "leaves"
    BACK = "back"
    SITS = "sits"
    ADDS = "adds"


class SeatLook(StrEnum):
    """How a block looks (DISPLAY 4)."""

    EMPTY = "empty"
    AWAY = "away"
    IN = "in"
    TO_ACT = "to-act"
    FOLDED = "folded"
    ALL_IN = "all-in"
    WINS = "wins"
    LOSES = "loses"


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat. `amount` is what it has in front of it on this street, in chips; None: nothing is shown.

    open_amount: digits still go to it. uncounted: chips that nobody has counted, shown as `?`. implied: its act was
    inferred, not touched, and is not sealed. question: the word is a fact that asks for an answer; `count` is its
    number. cards: up cards or a tabled hand, nothing else ever; up: they are up cards of a hand that goes on. more:
    tabled cards that have no room beside them. playing: those of all that play. lit: it has just acted, or its hand is
    explained. slow: it has been asked for 20 s.
    """

    number: int
    look: SeatLook
    word: SeatWord | None = None
    amount: int | None = None
    open_amount: bool = False
    uncounted: bool = False
    implied: bool = False
    question: bool = False
    count: int | None = None
    button: bool = False
    cards: tuple[Card, ...] = ()
    up: bool = False
    more: tuple[Card, ...] = ()
    playing: tuple[Card, ...] = ()
    lit: bool = False
    slow: bool = False


class PlaceLook(StrEnum):
    """How a board place looks: unused, next to be dealt, dealt, not read for sure, playing, left out of the winning
    hand; not there at all in a game without a board.
    """

    NONE = "none"
    UNUSED = "unused"
    NEXT = "next"
    DEALT = "dealt"
    UNSURE = "unsure"
    PLAYING = "playing"
    LEFT_OUT = "left-out"


@dataclass(frozen=True, slots=True)
class PlaceView:
    """One of the five board places."""

    look: PlaceLook
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class PotView:
    """A pot by its number, 0 for the main pot; `amount` in chips, None where a part of it is not counted."""

    number: int
    amount: int | None
    seats: tuple[int, ...] = ()
