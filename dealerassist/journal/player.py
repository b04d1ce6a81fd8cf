"""The script player: tells a script's commands to the engine and holds its expectations.

A deal that nothing is known of may be left out of a script, and so may the award: the player inserts them. SEQ
numbers count the commands that the script says, not those inserted.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from dealerassist.cards import DealerAssistError
from dealerassist.engine import Await, Hand, HouseRules, IllegalActionError, Session, command_text, parse_command
from dealerassist.engine import commands as c
from dealerassist.engine.events import Event, Returned
from dealerassist.engine.notation import hide_faces
from dealerassist.journal.codes import ReadError, ScriptCode
from dealerassist.journal.expectations import Expectation, UnmetError, parse_expectation
from dealerassist.journal.live import LiveTable
from dealerassist.journal.script import Line, Script
from dealerassist.words import say

_WAGERS = (c.Fold, c.Check, c.Call, c.Bet, c.Raise, c.BlindRaise, c.AllIn, c.Complete, c.BringIn, c.Opener)
_OTHER_ACTS = (c.Discard, c.Draw, c.In, c.Out, c.Late)
_SEAT_DEALS = frozenset({Await.DEAL_HOLE, Await.DEAL_STREET})
_DEALS = _SEAT_DEALS | {Await.DEAL_FLOP, Await.DEAL_TURN, Await.DEAL_RIVER, Await.DEAL_COMMUNITY}


@dataclass(frozen=True, slots=True)
class Step:
    """One line played: the command told (None for an expectation that held) and what happened."""

    line: Line
    command: c.Command | None
    events: tuple[Event, ...]
    inserted: bool = False


class Told(Protocol):
    """A table that commands are told to: in memory (`InMemory`), or with a journal."""

    @property
    def hand(self) -> Hand:
        """The hand being played."""

    @property
    def table(self) -> Session:
        """Between hands: the table with the hand's outcome."""

    @property
    def house(self) -> HouseRules: ...

    def tell(self, command: c.Command, inserted: bool) -> list[Event]:
        """Raises `IllegalActionError` and leaves no trace."""

    def next_hand(self) -> list[Event]:
        """Deal the next hand; what happens by itself."""


class InMemory:
    """A table that keeps nothing."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live

    @property
    def hand(self) -> Hand:
        return self._live.hand

    @property
    def table(self) -> Session:
        return self._live.table

    @property
    def house(self) -> HouseRules:
        return self._live.house

    def tell(self, command: c.Command, inserted: bool) -> list[Event]:
        return self._live.tell(command, numbered=not inserted)

    def next_hand(self) -> list[Event]:
        self._live = self._live.next()
        return list(self._live.hand.opening)


def open_table(script: Script) -> LiveTable:
    """The script's table with its first hand dealt. Raises `ReadError`."""
    try:
        return LiveTable(script.session, script.house)
    except DealerAssistError as error:
        words = str(error) if error.message else say(error.code, error.data)
        raise ReadError(ScriptCode.BAD_LINE, script.file, "header", words) from None


class ScriptPlayer:
    """Plays a script line by line on a table: by default one that keeps nothing."""

    def __init__(self, script: Script, told: Told | None = None) -> None:
        self.script = script
        self.told = told or InMemory(open_table(script))
        self.returns: list[tuple[int, int]] = []
        self._steps: list[Step] = []

    @property
    def hand(self) -> Hand:
        """The hand being played."""
        return self.told.hand

    def play(self) -> Iterator[Step]:
        """Each line in order; the award left out at the end is inserted. Raises `ReadError`; `ExpectationError` is
        one.
        """
        for line in self.script.lines:
            self.step(line)
            yield from self._drain()
        if self.hand.awaits is Await.AWARD:
            self._insert_award(self.script.lines[-1] if self.script.lines else Line(1, ""))
            yield from self._drain()

    def _drain(self) -> list[Step]:
        steps, self._steps = self._steps, []
        return steps

    def step(self, line: Line) -> None:
        """Play one line. Raises `ReadError` with file, line and reason."""
        try:
            if line.text.startswith("expect "):
                self._expect(line, parse_expectation(line.text[len("expect ") :]))
            else:
                self._command(line, parse_command(line.text))
        except UnmetError as unmet:
            raise ExpectationError(self.script.file, line, unmet.found) from None
        except IllegalActionError as error:
            words = say(error.code, error.data)
            raise self._error(ScriptCode.REFUSED, line, f"{line.text}: refused as {error.code}: {words}") from None
        except DealerAssistError as error:
            raise self._error(ScriptCode.BAD_LINE, line, str(error)) from None

    def _error(self, code: ScriptCode, line: Line, reason: str) -> ReadError:
        return ReadError(code, self.script.file, f"line {line.number}", reason)

    def _command(self, line: Line, command: c.Command) -> None:
        match command:
            case c.Next():
                self._next(line)
            case c.Later() | c.Recall():
                self._tell(line, command)
            case c.SessionCommand():
                self._insert_award(line)
                self._tell(line, command)
            case c.HandCommand() | c.RecordCommand():
                self._prepare(line, command)
                self._tell(line, command)

    def _prepare(self, line: Line, command: c.Command) -> None:
        """Insert what the script left out and this command needs."""
        if isinstance(command, (*_WAGERS, *_OTHER_ACTS, c.Wins, c.Award)):
            self._deal_unknown(line)

    def _deal_unknown(self, line: Line) -> None:
        """Deal what is awaited, until something else is."""
        while (waits := self.hand.awaits) in _DEALS:
            if waits in _SEAT_DEALS:
                down, up = self.hand.deal_shape
                deal: c.HandCommand = c.Deal(self.hand.awaiting.seats[0], down, (None,) * up)
            else:
                deal = c.Board((None,) * (3 if waits is Await.DEAL_FLOP else 1))
            self._tell(line, deal, inserted=True)

    def _tell(self, line: Line, command: c.Command, inserted: bool = False) -> None:
        told = self._hide(command)
        events = self.told.tell(told, inserted)
        if isinstance(command, c.RecordCommand):
            self.returns = []  # the hand was folded anew: its events come from the start
        self.returns += [(event.seat, event.amount) for event in events if isinstance(event, Returned)]
        self._steps.append(Step(line, told, tuple(events), inserted))

    def _hide(self, command: c.Command) -> c.Command:
        """Hole cards that a script names lie face down all the same: the engine learns them when they are shown."""
        return hide_faces(command, self.hand.deal_shape[0]) if isinstance(command, c.Deal) else command

    def _next(self, line: Line) -> None:
        self._insert_award(line)
        events = self.told.next_hand()
        self.returns = []
        self._steps.append(Step(line, c.Next(), tuple(events)))

    def _insert_award(self, line: Line) -> None:
        if self.hand.awaits is Await.AWARD:
            self._tell(line, c.Award(), inserted=True)

    def _expect(self, line: Line, expectation: Expectation) -> None:
        if expectation.needs_deals:
            self._deal_unknown(line)
        if expectation.refused is not None:
            self._refuse(line, expectation.words[0], expectation.refused)
        else:
            if expectation.needs_award:
                self._insert_award(line)
            expectation.check(self)
        self._steps.append(Step(line, None, ()))

    def _refuse(self, line: Line, code: str, command: c.Command) -> None:
        """The command is refused with that code, and the hand is unchanged."""
        self._prepare(line, command)
        before = (self.hand.commands, self.hand.seats, self.hand.awaiting, self.hand.pots)
        try:
            self.told.tell(self._hide(command), inserted=False)
        except IllegalActionError as error:
            if code not in {"any", error.code}:
                raise UnmetError(f"it is refused as {error.code}") from None
        else:
            raise UnmetError(f"{command_text(command)} is accepted")
        if before != (self.hand.commands, self.hand.seats, self.hand.awaiting, self.hand.pots):
            raise UnmetError("the refusal changed the hand")


class ExpectationError(ReadError):
    """The script expects something else than what is so: the engine is wrong, or the script."""

    def __init__(self, file: str, line: Line, found: str) -> None:
        super().__init__(ScriptCode.REFUSED, file, f"line {line.number}", f"{line.text}: {found}")
