"""Everything that a touch or a reading is judged by: the hand, how its commands came to be, the screen, the sensors."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dealerassist.engine import Await, Entry, Hand, IllegalActionError, Verb
from dealerassist.engine import commands as c
from dealerassist.table.desk import Desk
from dealerassist.table.levels import BY_HAND, Levels
from dealerassist.table.marks import Marks, uncounted

WAGERS = (c.Bet, c.Raise, c.Complete, c.AllIn)


@dataclass(frozen=True, slots=True)
class Situation:
    """One moment. `entries` are the hand's commands as they stand; `reveals`: the reader can name tabled cards;
    `turns_up`: it can be asked for stud's up cards; `waiting`: why an act no longer fits after a change, and waits for
    the dealer.
    """

    hand: Hand
    entries: tuple[Entry, ...]
    marks: Marks
    desk: Desk
    levels: Levels = BY_HAND
    reveals: bool = False
    turns_up: bool = False
    waiting: IllegalActionError | None = None

    @property
    def actor(self) -> int | None:
        """The seat to act."""
        return self.hand.awaiting.seats[0] if self.hand.acting else None

    @property
    def counted(self) -> bool:
        """Has every amount been counted? Else what follows from one is a `?` (DISPLAY 6.7)."""
        return not uncounted(self.entries, self.marks)

    def this_street(self) -> Iterator[Entry]:
        """The commands of this street, newest first."""
        for entry in reversed(self.entries):
            if isinstance(entry.command, (c.Board, c.Deal, c.Draw, c.Discard)):
                return
            yield entry

    def last_act(self, seat: int) -> Entry | None:
        """What the seat did last on this street."""
        acts = (entry for entry in self.this_street() if isinstance(entry.command, c.SeatAct))
        return next((entry for entry in acts if getattr(entry.command, "seat", None) == seat), None)

    def drawn(self, seat: int) -> int | None:
        """How many cards the seat took in the draw that goes on, or was before this round; None where it took none."""
        drawing = self.hand.awaits is Await.DRAW
        for entry in reversed(self.entries):
            if isinstance(entry.command, c.Draw):
                drawing = True
                if entry.command.seat == seat:
                    return entry.command.count
            elif drawing and isinstance(entry.command, c.SeatAct):
                return None
        return None

    def aggressor(self) -> int | None:
        """Who bet, raised or brought in last on this street. An all-in for less than the bet is a call."""
        brought_in = (entry.command.seat for entry in self.this_street() if isinstance(entry.command, c.BringIn))
        return self.hand.aggressor or next(brought_in, None)

    def bet_outstanding(self) -> bool:
        """Does a seat that has still to act face a bet, or has somebody still to bring in?"""
        if self.hand.legal is not None and Verb.BRING_IN in self.hand.legal.may:
            return True
        seats = {seat.number: seat for seat in self.hand.seats}
        return any(seats[number].bet < self.hand.bet_to for number in self.hand.awaiting.seats) if self.actor else False

    def cards_unknown(self) -> bool:
        """Showdown without cards: only the dealer can say who wins."""
        waits = self.hand.awaits
        return waits is Await.IDENTIFY or (waits is Await.SHOW and not self.reveals)
