"""What happened at a push: facts only. The words come later; the journal keeps a digest of them.

Events are named tuples where everything else is a frozen dataclass: a hand makes some forty of them, and frozen
dataclasses made the engine a tenth slower.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from dealerassist.cards import Card, cards_text
from dealerassist.engine.codes import EventCode, Part
from dealerassist.engine.rulings import Question, Ruling


class Posted(NamedTuple):
    """`what` is blind, ante, straddle, post, dead or kill."""

    seat: int
    amount: int
    what: str


class Acted(NamedTuple):
    """`amount` moved now; `to` is the seat's total on this street."""

    seat: int
    verb: str
    amount: int
    to: int
    all_in: bool


class Dealt(NamedTuple):
    seat: int
    down: int
    up: tuple[Card | None, ...]


acted: Callable[[tuple[int, str, int, int, bool]], Acted] = partial(tuple.__new__, Acted)
dealt: Callable[[tuple[int, int, tuple[Card | None, ...]]], Dealt] = partial(tuple.__new__, Dealt)
"""Make the two of which a hand has most, of what is in them: half the time that naming it takes."""


class Exchanged(NamedTuple):
    """Cards were given up (`verb` discard) or taken from the deck (draw); a draw of none is standing pat."""

    seat: int
    verb: str
    number: int


class Declared(NamedTuple):
    """`verb` is in, out or late."""

    seat: int
    verb: str


class Boarded(NamedTuple):
    cards: tuple[Card | None, ...]


class Returned(NamedTuple):
    """An uncalled bet, or a void hand's chips, went back."""

    seat: int
    amount: int


class Tabled(NamedTuple):
    seat: int
    cards: tuple[Card, ...]


class Mucked(NamedTuple):
    seat: int


class Paid(NamedTuple):
    """`pot` 0 is the main pot; `odd_chips` how many odd chips the amount holds."""

    seat: int
    pot: int
    part: Part
    amount: int
    odd_chips: int


class Raked(NamedTuple):
    pot: int
    amount: int


class Ruled(NamedTuple):
    ruling: Ruling


class Asked(NamedTuple):
    question: Question


class Corrected(NamedTuple):
    """The record was mended; `what` is the correction's words."""

    what: str


Event = (
    Posted
    | Acted
    | Dealt
    | Exchanged
    | Declared
    | Boarded
    | Returned
    | Tabled
    | Mucked
    | Paid
    | Raked
    | Ruled
    | Asked
    | Corrected
)
"""Anything that happened."""

_WORDS: dict[str, EventCode] = {
    "fold": EventCode.FOLD,
    "check": EventCode.CHECK,
    "call": EventCode.CALL,
    "bet": EventCode.BET,
    "raise": EventCode.RAISE,
    "blindraise": EventCode.RAISE,
    "allin": EventCode.ALL_IN,
    "ante": EventCode.ANTE,
    "blind": EventCode.BLIND,
    "dead": EventCode.DEAD,
    "post": EventCode.POST,
    "straddle": EventCode.STRADDLE,
    "bringin": EventCode.BRING_IN,
    "complete": EventCode.COMPLETE,
    "discard": EventCode.DISCARD,
    "draw": EventCode.DRAW,
    "kill": EventCode.KILL,
    "in": EventCode.IN,
    "out": EventCode.OUT,
    "late": EventCode.LATE,
}
_KINDS: dict[type, EventCode] = {
    Dealt: EventCode.DEALT,
    Boarded: EventCode.BOARD,
    Returned: EventCode.RETURNED,
    Tabled: EventCode.TABLED,
    Mucked: EventCode.MUCKED,
    Paid: EventCode.PAID,
    Raked: EventCode.RAKED,
    Ruled: EventCode.RULED,
    Asked: EventCode.ASKED,
    Corrected: EventCode.CORRECTED,
}


def event_code(event: Event) -> EventCode:
    """The event's code.

    >>> event_code(Acted(3, "raise", 40, 40, False))
    <EventCode.RAISE: 'raises'>
    """
    match event:
        case Exchanged(_, "draw", 0):
            return EventCode.PAT
        case Acted() | Exchanged() | Declared():
            return _WORDS[event.verb]
        case Posted():
            return _WORDS[event.what]
    return _KINDS[type(event)]


def event_text(event: Event) -> str:
    """One stable line: kind and fields. What the journal's digest is made of.

    >>> event_text(Returned(4, 200))
    'Returned 4 200'
    """
    return " ".join([type(event).__name__, *map(_field_text, event)])


def _field_text(value: object) -> str:
    match value:
        case Ruling():
            return " ".join([value.code, *(f"{key}={value.facts[key]}" for key in sorted(value.facts))])
        case Question():
            return f"{value.code} {','.join(value.options)} {value.seat}"
        case tuple():
            return cards_text(value, "") or "-"
    return str(value)


def digest(events: Iterable[Event]) -> str:
    """A short hash of what happened: two refolds of the same rows must agree."""
    from hashlib import sha256  # noqa: PLC0415  (4 ms that only the journal needs)

    return sha256("\n".join(map(event_text, events)).encode()).hexdigest()[:16]
