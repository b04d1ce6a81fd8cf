"""What the screen holds between two commands: digits being typed, who is still in, who wins, pushes done. Never
journaled.
"""

from __future__ import annotations

from dataclasses import dataclass

from dealerassist.engine import Refusal
from dealerassist.engine import commands as c
from dealerassist.table.marks import By
from dealerassist.views import Phrase

MOST_DIGITS = 9


@dataclass(frozen=True, slots=True)
class Typing:
    """Digits go to the amount of command `seq` of `seat`; `refused` says why what stands there cannot be."""

    seq: int
    seat: int
    digits: str = ""
    refused: Refusal | None = None
    bound: int | None = None

    @property
    def amount(self) -> int | None:
        """What was typed; None before the first digit."""
        return int(self.digits) if self.digits else None


@dataclass(frozen=True, slots=True)
class Desk:
    """The screen's own state. `who_in`: seats that were said to have called, while that is asked; `winners` likewise.

    pushed: how many pushes of the award are done. built: streets whose pots the dealer has made. changing: the seat
    whose acts of this street are being changed.
    """

    typing: Typing | None = None
    who_in: frozenset[int] | None = None
    winners: tuple[int, ...] = ()
    pushed: int = 0
    built: int = 0
    pot_shown: bool = False
    changing: int | None = None
    why: bool = False
    resuming: bool = False
    doubt: Phrase | None = None
    held: int | None = None


@dataclass(frozen=True, slots=True)
class Tell:
    """A command for the engine, and how it came to be. `evidence` is kept with the row."""

    command: c.Command
    by: By
    open: bool = False
    evidence: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an intent comes to: the desk afterwards, commands to tell as one batch, a seat whose tabled cards are
    read.
    """

    desk: Desk
    tells: tuple[Tell, ...] = ()
    reveal: int | None = None
