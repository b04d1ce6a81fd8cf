"""What the camera's process and the table say to each other: names of cards and of regions, nothing that could be a
picture. A message is a few hundred bytes of JSON; a longer one is refused by either side.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from multiprocessing.connection import Connection

import msgspec

from dealerassist.cards import card
from dealerassist.sensing.codes import SensorCode
from dealerassist.sensing.overhead.voting import Lies

LONGEST = 8_000
"""Bytes. All regions with their cards need half of it; the smallest picture of a card, a hundred times more."""


class _Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`sure` and each of `unsure` as text: two letters a card."""

    sure: list[str]
    unsure: list[list[str]]
    confidence: float


class _Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """See `Told`."""

    code: str
    at_ns: int
    lies: dict[str, _Cards]
    covered: list[str]


class _Watch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """See `Open`."""

    tabled: list[int]
    up: list[int]


@dataclass(frozen=True, slots=True)
class Open:
    """The seats, 1 to 10, that may be looked at besides the board: whose hands are tabled; before whom up cards lie."""

    tabled: frozenset[int] = frozenset()
    up: frozenset[int] = frozenset()


NOWHERE = Open()


@dataclass(frozen=True, slots=True)
class Told:
    """What the process saw. at_ns: when the frame was taken, on the clock that all processes share. lies, covered: by
    region, as `Sight` has them.
    """

    code: SensorCode
    at_ns: int
    lies: Mapping[str, Lies]
    covered: frozenset[str]


def send_told(pipe: Connection, told: Told) -> None:
    """Raises OSError where nobody listens any more."""
    lies = {
        name: _Cards(sorted(map(str, each.sure)), [list(map(str, cards)) for cards in each.unsure], each.confidence)
        for name, each in told.lies.items()
    }
    pipe.send_bytes(msgspec.json.encode(_Told(str(told.code), told.at_ns, lies, sorted(told.covered))))


def receive_told(pipe: Connection) -> Told:
    """Raises EOFError or OSError where nobody speaks any more or says too much, ValueError for what is no message."""
    told = msgspec.json.decode(pipe.recv_bytes(LONGEST), type=_Told)
    lies = {
        name: Lies(
            frozenset(map(card, each.sure)),
            tuple(tuple(map(card, cards)) for cards in each.unsure),
            min(max(each.confidence, 0.0), 1.0),
        )
        for name, each in told.lies.items()
    }
    return Told(SensorCode(told.code), told.at_ns, lies, frozenset(told.covered))


def send_open(pipe: Connection, seats: Open) -> None:
    """These and no others. Raises OSError where nobody listens any more."""
    pipe.send_bytes(msgspec.json.encode(_Watch(sorted(seats.tabled), sorted(seats.up))))


def receive_open(pipe: Connection) -> Open:
    """Raises EOFError or OSError where the table is gone."""
    told = msgspec.json.decode(pipe.recv_bytes(LONGEST), type=_Watch)
    return Open(frozenset(told.tabled), frozenset(told.up))
