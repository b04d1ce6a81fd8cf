"""What the screen holds between two commands: digits being typed, who is still in, who wins, pushes done. Never
journaled.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from dealerassist.cards import Card
from dealerassist.engine import Refusal
from dealerassist.engine import commands as c
from dealerassist.sensing import UpDeal
from dealerassist.table.levels import Doubted
from dealerassist.table.marks import By

MOST_DIGITS = 9
THOUSAND = 1_000


@dataclass(frozen=True, slots=True)
class Typing:
    """Digits go to the amount of command `seq` of `seat`, in `unit` chips; `refused` says why what stands there cannot
    be, `uneven` that no chips make it.
    """

    seq: int
    seat: int
    unit: int = 1
    digits: str = ""
    refused: Refusal | None = None
    bound: int | None = None
    uneven: bool = False

    @property
    def amount(self) -> int | None:
        """What was typed, in chips; None before the first digit."""
        return int(self.digits) * self.unit if self.digits else None


@dataclass(frozen=True, slots=True)
class Naming:
    """The dealer names cards by hand: the next one lies on board place `place`, or it is a card of `seat`, whose
    `cards` were named before it.
    """

    place: int | None = None
    seat: int | None = None
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Desk:
    """The screen's own state. `who_in`: seats that were said to have called, while that is asked; `winners` likewise.

    pushed: how many pushes of the award are done. built: the pots that the dealer has made, in chips. changing: the SEQ
    of the act that is being changed; listing: which one is asked. named: board places whose card the dealer has named
    and that are not dealt yet. looking: the seat whose tabled hand is explained, instead of the winner's. late: seats
    that declared too late. silent: sensors that the dealer does without for this hand. asked: SEQs of amounts that were
    asked for once. floor: a seat that the floor decides about, 0 while none is touched.
    """

    typing: Typing | None = None
    who_in: frozenset[int] | None = None
    winners: tuple[int, ...] = ()
    pushed: int = 0
    built: tuple[int, ...] = ()
    pot_shown: bool = False
    changing: int | None = None
    listing: bool = False
    why: bool = False
    resuming: bool = False
    doubt: Doubted | None = None
    held: int | None = None
    naming: Naming | None = None
    named: Mapping[int, Card] = field(default_factory=dict)
    silent: frozenset[str] = frozenset()
    asked: frozenset[int] = frozenset()
    floor: int | None = None
    looking: int | None = None
    late: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Tell:
    """A command for the engine, and how it came to be. `evidence` is kept with the row."""

    command: c.Command
    by: By
    open: bool = False
    evidence: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an intent comes to: the desk afterwards, commands to tell as one batch, seats whose tabled cards are
    read, words for the journal where the dealer answered a question that is no command, the seat at which the button
    lies although the hand was begun with another. turned: the door cards are up, says the dealer: the antennas are
    asked for them, and the intent is read again.
    """

    desk: Desk
    tells: tuple[Tell, ...] = ()
    reveal: tuple[int, ...] = ()
    note: str = ""
    button: int | None = None
    turned: UpDeal | None = None
