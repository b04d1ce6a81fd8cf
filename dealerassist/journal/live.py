"""A table as it stands: the hand, the table before it, what was told after it. Recorder and recovery play on this."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.engine import Hand, HouseRules, Question, Refusal, Session, SetupError, Timeline
from dealerassist.engine import commands as c
from dealerassist.engine.codes import SetupCode
from dealerassist.engine.errors import refuse
from dealerassist.engine.events import Event


class LiveTable:
    """`session`: the table before the hand; `timeline`: the hand and its record; `between`: told since its end.

    `commands` counts the hand's numbered commands: the SEQ of the last one.
    """

    def __init__(self, session: Session, house: HouseRules) -> None:
        """Deal the session's next hand. Raises `IllegalActionError` or `SetupError` where there is none."""
        setup = session.next(house)
        if isinstance(setup, Question):
            raise SetupError(SetupCode.BAD_BUTTON, "nobody has the button yet")
        self.session = session
        self.house = house
        self.timeline = Timeline(setup)
        self.between: tuple[c.SessionCommand, ...] = ()
        self.commands = 0

    @property
    def hand(self) -> Hand:
        """The hand as it stands after undo and change."""
        return self.timeline.hand

    @property
    def table(self) -> Session:
        """Between hands: with the hand's outcome and what was told since. During a hand: as it was before."""
        if not self.hand.over:
            return self.session
        session = self.session.after(self.hand)
        for command in self.between:
            session = session.told(command, self.house)
        return session

    def tell(self, command: c.Command, numbered: bool = True) -> list[Event]:
        """Judge a command to the hand, to its record or to the table. Raises `IllegalActionError` and leaves no trace.

        The table is told between hands only; a hand may still be mended then (`give`, `void`, `undo`), and what the
        table was told holds after the new outcome.
        """
        if isinstance(command, c.SessionCommand):
            if not self.hand.over:
                refuse(Refusal.HAND_NOT_OVER)
            self.table.told(command, self.house)
            self.between += (command,)
            return []
        if not isinstance(command, (c.HandCommand, c.RecordCommand)):
            refuse(Refusal.NO_SUCH_COMMAND)
        events = self.timeline.push(command, numbered)
        self.commands += numbered
        return events

    def next(self) -> LiveTable:
        """The table with its next hand dealt. Raises `IllegalActionError` while the hand is not over."""
        if not self.hand.over:
            refuse(Refusal.HAND_NOT_OVER)
        return LiveTable(self.table, self.house)


def in_seat_order(session: Session) -> Session:
    """The same table, its places in the order of their seats, as a hand's header lists them."""
    return replace(session, places=tuple(sorted(session.places, key=lambda place: place.number)))
