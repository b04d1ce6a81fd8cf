"""What the sensors say. Levels: a reading tells what is so from now on, not what to do about it.

Tag, presence and face are three things. A seat or the muck has tags: opaque numbers that are new for every hand and
tell nothing of the card. Only a place of the board has a face, and a hand that the dealer says is tabled where a camera
reads it. No reading can hold any other face, nor a number that a tag itself sends.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NewType

from dealerassist.cards import Card
from dealerassist.sensing.codes import DoubtCode, SensorCode
from dealerassist.sensing.protocol import DealerKey

Tag = NewType("Tag", int)
"""One card for one hand, drawn by chance: neither its size nor the order of two of them means anything."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """source: `seat-3`, `board-2`, `muck`, `deck`, `puck`, `staff`, `keys`, `link` or `camera`. seq: counts this
    reader's readings from 1, without a gap. mono_ns: when the sensors were sure, on the program's clock."""

    source: str
    seq: int
    mono_ns: int


@dataclass(frozen=True, slots=True)
class Reading:
    """The base of all readings."""

    stamp: Stamp

    @property
    def source(self) -> str:
        """See `Stamp`."""
        return self.stamp.source

    @property
    def seq(self) -> int:
        """See `Stamp`."""
        return self.stamp.seq

    @property
    def mono_ns(self) -> int:
        """See `Stamp`."""
        return self.stamp.mono_ns


@dataclass(frozen=True, slots=True)
class SeatCards(Reading):
    """The cards that lie at a seat, in the order in which they came. seat: 1 to 10."""

    seat: int
    tags: tuple[Tag, ...]


@dataclass(frozen=True, slots=True)
class BoardCard(Reading):
    """What lies on a place of the board. place: 1 to 5, the first of the flop first.

    tag: None where no card lies there, or several of which none was there first (a `Doubt` tells which). face: None
    with it, for a card that was at a seat or in the muck before, as that may be somebody's hole card, and where a
    camera is not sure: candidates are then what it may be, likeliest first. confidence: 0 to 1; of a tag 1, 0 without a
    face.
    """

    place: int
    tag: Tag | None
    face: Card | None = field(repr=False)
    confidence: float
    candidates: tuple[Card, ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class TabledCards(Reading):
    """The cards that a camera reads at a seat, 1 to 10, whose hand the dealer says is tabled, all of them surely."""

    seat: int
    cards: tuple[Card, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class UpCards(Reading):
    """Stud: the cards that a camera reads face up on the felt before a seat, 1 to 10, while the table asks for them.

    cards: those that are sure. unsure: of each other card that lies there, what it may be, likeliest first.
    """

    seat: int
    cards: tuple[Card, ...] = field(repr=False)
    unsure: tuple[tuple[Card, ...], ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class InTheWay(Reading):
    """The places of the board, 1 to 5, of which a camera says nothing just now: a hand is over them, something moves,
    or what lies there is of the hand before.
    """

    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MuckCards(Reading):
    """The cards that the muck's antenna reads, in the order in which they came. A thick pile hides some."""

    tags: tuple[Tag, ...]


@dataclass(frozen=True, slots=True)
class DeckInPlay(Reading):
    """The cards of this hand are of this deck, as the first ones have told. Only of decks that have a name."""

    deck: str


@dataclass(frozen=True, slots=True)
class StaffCards(Reading):
    """Whose staff cards lie on any antenna: the four digits by which a dealer signs in, lowest first."""

    dealers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Puck(Reading):
    """Where the dealer puck lies.

    seats: those whose antenna reads the puck's tag while the switch feels its magnet. half: those with one of the two
    only, such as a telephone's case or a puck askew. All is well with one seat and no half.
    """

    seats: tuple[int, ...]
    half: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Key(Reading):
    """A key of the dealer's went down or up."""

    which: DealerKey
    pressed: bool


class HealthState(StrEnum):
    """How far a source can be relied on."""

    STARTING = "starting"
    GOOD = "good"
    POOR = "poor"
    """It works, but may miss something."""
    DOWN = "down"
    """Its last levels are the past."""


@dataclass(frozen=True, slots=True)
class Health(Reading):
    """The state of a source. code and facts make the words; facts: (name, value) of what the template needs."""

    state: HealthState
    code: SensorCode
    facts: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True, slots=True)
class Doubt(Reading):
    """Something lies there that cannot be right; the table asks, the sensors decide nothing.

    zones: sources of the zones concerned; the reading's own source is the last of them. tags: the cards concerned.
    standing: True when the doubt arises, False when its cause is gone. `code`, `zones` and `tags` are then the same.
    """

    code: DoubtCode
    zones: tuple[str, ...]
    tags: tuple[Tag, ...]
    standing: bool
