"""A hand's commands as they stand after undo and change (DESIGN 4, DISPLAY 6.10): a record that refolds.

`undo` and `change` are rows like any other; what they leave is folded anew. Later acts keep their verbs: CALL stays
CALL at the new price. The first one that is no longer legal waits for the dealer, and the rest wait behind it:
nothing that was told is dropped.
"""

from __future__ import annotations

from dataclasses import dataclass

from dealerassist.engine import commands as c
from dealerassist.engine.codes import Refusal
from dealerassist.engine.errors import IllegalActionError, refuse
from dealerassist.engine.events import Event
from dealerassist.engine.hand import Hand
from dealerassist.engine.setup import Setup


@dataclass(frozen=True, slots=True)
class Entry:
    """A command that stands; `seq` counts the rows of this hand from 1, None where nobody told it (a deal inserted)."""

    seq: int | None
    command: c.HandCommand


class Timeline:
    """A hand and the rows that made it.

    `waiting` are the commands after a change that the dealer has still to settle. What he tells of the same seat, or
    of the board, takes the place of the first; anything else comes before it; `undo` takes it back.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.hand = Hand(setup)
        self.waiting: tuple[Entry, ...] = ()
        self.why_waiting: IllegalActionError | None = None
        self._entries: list[Entry] = []
        self._count = 0

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What stands, in order."""
        return tuple(self._entries)

    def push(self, command: c.HandCommand | c.RecordCommand, numbered: bool = True) -> list[Event]:
        """Tell the hand, take back, or change. Raises `IllegalActionError` and leaves no trace."""
        seq = self._count + 1 if numbered else None
        match command:
            case c.Undo():
                events = self._undo(command)
            case c.Change():
                events = self._change(command)
            case c.HandCommand():
                events = self._tell(Entry(seq, command))
            case _:
                refuse(Refusal.NO_SUCH_COMMAND)
        self._count += numbered
        return events

    def _tell(self, entry: Entry) -> list[Event]:
        events = self.hand.push(entry.command)
        self._entries.append(entry)
        if self.waiting:
            events += self._replay(self.waiting[_takes_the_place(entry.command, self.waiting[0].command) :])
        return events

    def _undo(self, command: c.Undo) -> list[Event]:
        if self.waiting and command.seq in {None, self.waiting[0].seq}:
            return self._replay(self.waiting[1:])
        if self.waiting:
            refuse(Refusal.NOT_NOW)
        at = self._find(command.seq)
        return self._rebuild([*self._entries[:at], *self._entries[at + 1 :]], at)

    def _change(self, command: c.Change) -> list[Event]:
        if self.waiting:
            refuse(Refusal.NOT_NOW)
        at = self._find(command.seq)
        changed = Entry(self._entries[at].seq, command.command)
        return self._rebuild([*self._entries[:at], changed, *self._entries[at + 1 :]], at, must_fit=True)

    def _find(self, seq: int | None) -> int:
        """Where command `seq` stands; the last numbered one for None."""
        for at in range(len(self._entries) - 1, -1, -1):
            number = self._entries[at].seq
            if number is not None and seq in {None, number}:
                return at
        refuse(Refusal.NOTHING_TO_TAKE_BACK, seq=seq)

    def _rebuild(self, entries: list[Entry], at: int, must_fit: bool = False) -> list[Event]:
        """Fold `entries` anew; those from `at` on are replayed by their verbs. The first of them must fit where
        asked.
        """
        kept = (self.hand, self._entries)
        self.hand, self._entries = Hand(self.setup), []
        events = list(self.hand.opening)
        for entry in entries[:at]:
            events += self.hand.push(by_its_verb(self.hand, entry.command))
            self._entries.append(entry)
        try:
            if must_fit:
                events += self.hand.push(entries[at].command)
                self._entries.append(entries[at])
        except IllegalActionError:
            self.hand, self._entries = kept
            raise
        return events + self._replay(tuple(entries[len(self._entries) :]))

    def _replay(self, entries: tuple[Entry, ...]) -> list[Event]:
        """Tell the hand as many of `entries` as still fit; the others wait. A deal that nobody told does not: whoever
        inserted it inserts it again.
        """
        events: list[Event] = []
        self.waiting, self.why_waiting = (), None
        for i, entry in enumerate(entries):
            try:
                events += self.hand.push(by_its_verb(self.hand, entry.command))
            except IllegalActionError as error:
                if entry.seq is None:
                    continue
                self.waiting, self.why_waiting = entries[i:], error
                break
            self._entries.append(entry)
        return events


def _takes_the_place(told: c.HandCommand, waiting: c.HandCommand) -> bool:
    """Does `told` say of the same seat, or of the board, what `waiting` said?"""
    if isinstance(told, c.Correction):
        return False
    seat = getattr(told, "seat", None)
    return type(told) is type(waiting) if seat is None else seat == getattr(waiting, "seat", None)


def by_its_verb(hand: Hand, command: c.HandCommand) -> c.HandCommand:
    """An old act at the new price: a bet is a raise once a bet stands, a raise is a bet once none does; a declared
    all-in of a tracked stack is all of it.
    """
    match command:
        case c.Bet(seat, amount) if hand.bet_to:
            return c.Raise(seat, amount)
        case c.Raise(seat, to) if hand.legal is not None and not hand.bet_to:
            return c.Bet(seat, to)
        case c.AllIn(seat, to) if to is not None:
            now = hand.seat(seat)
            return command if now.stack is None or to == now.bet + now.stack - now.aside else c.AllIn(seat)
    return command
