"""What happened at a push: facts only. The words come later; the journal keeps a digest of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields

from dealerassist.cards import Card, cards_text
from dealerassist.engine.codes import EventCode, Part
from dealerassist.engine.rulings import Question, Ruling


@dataclass(frozen=True, slots=True)
class Event:
    """Anything that happened."""


@dataclass(frozen=True, slots=True)
class Posted(Event):
    """`what` is blind, ante, straddle, post or dead."""

    seat: int
    amount: int
    what: str


@dataclass(frozen=True, slots=True)
class Acted(Event):
    """`amount` moved now; `to` is the seat's total on this street."""

    seat: int
    verb: str
    amount: int
    to: int
    all_in: bool


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    seat: int
    down: int
    up: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Boarded(Event):
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """An uncalled bet, or a void hand's chips, went back."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Tabled(Event):
    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Mucked(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """`pot` 0 is the main pot; `odd_chips` how many odd chips the amount holds."""

    seat: int
    pot: int
    part: Part
    amount: int
    odd_chips: int


@dataclass(frozen=True, slots=True)
class Raked(Event):
    pot: int
    amount: int


@dataclass(frozen=True, slots=True)
class Ruled(Event):
    ruling: Ruling


@dataclass(frozen=True, slots=True)
class Asked(Event):
    question: Question


@dataclass(frozen=True, slots=True)
class Corrected(Event):
    """The record was mended; `what` is the correction's words."""

    what: str


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
}
_KINDS: dict[type[Event], EventCode] = {
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
        case Acted():
            return _WORDS[event.verb]
        case Posted():
            return _WORDS[event.what]
    return _KINDS[type(event)]


def event_text(event: Event) -> str:
    """One stable line: kind and fields. What the journal's digest is made of.

    >>> event_text(Returned(4, 200))
    'Returned 4 200'
    """
    return " ".join([type(event).__name__, *(_field_text(getattr(event, field.name)) for field in fields(event))])


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
