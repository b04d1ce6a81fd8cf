"""A table as it stands: the hand, the table before it, what was told after it. Recorder and recovery play on this."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from dealerassist.engine import Hand, HouseRules, Question, Refusal, Session, SetupError, Timeline
from dealerassist.engine import commands as c
from dealerassist.engine.codes import SetupCode
from dealerassist.engine.errors import refuse
from dealerassist.engine.events import Event
from dealerassist.journal.arranging import arranged


class LiveTable:
    """`session`: the table before the hand; `timeline`: the hand and its record; `between`: what the table was told
    since its end, or before it to happen then.

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
        return self.arranged[0] if self.hand.over else self.session

    @property
    def arranged(self) -> tuple[Session, HouseRules]:
        """The table as its next hand would be dealt, and the house; during a hand without the hand's outcome."""
        start = self.session.after(self.hand) if self.hand.over else self.session
        return after_telling(start, self.house, self.between)

    def tell(self, command: c.Command, numbered: bool = True) -> list[Event]:
        """Judge a command to the hand, to its record or to the table. Raises `DealerAssistError` and leaves no trace.

        The table is told between hands, or beforehand with `later`; a hand may still be mended then (`give`, `void`,
        `undo`), and what the table was told holds after the new outcome.
        """
        if isinstance(command, c.SessionCommand):
            self.between = one_more(self.between, command, self.arranged, self.hand.over)
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
        return LiveTable(*self.arranged)


def one_more(
    between: tuple[c.SessionCommand, ...], command: c.SessionCommand, now: tuple[Session, HouseRules], over: bool
) -> tuple[c.SessionCommand, ...]:
    """`between` with one command more, or with those of a seat taken back. `now`: table and house after `between`;
    `over`: no hand is played. Raises `DealerAssistError` where it is refused.

    What can be told of a seat does not depend on how the hand ends, nor on what is told of other seats: so it can be
    judged beforehand, and taken back by itself.
    """
    if isinstance(command, c.Recall):
        left = tuple(one for one in between if getattr(one, "seat", None) != command.seat)
        return left if left != between else refuse(Refusal.NOTHING_TO_TAKE_BACK)
    told = command.command if isinstance(command, c.Later) else command
    if told is command and not over:
        refuse(Refusal.HAND_NOT_OVER)
    after_telling(*now, (told,))
    return (*between, told)


def after_telling(
    session: Session, house: HouseRules, commands: Iterable[c.SessionCommand]
) -> tuple[Session, HouseRules]:
    """The table and its house after these commands. Raises `DealerAssistError` where one is refused."""
    for command in commands:
        if isinstance(command, c.Set):
            session, house = arranged(session, house, command.lines)
        else:
            session = session.told(command, house)
    return session, house


def in_seat_order(session: Session) -> Session:
    """The same table, its places in the order of their seats, as a hand's header lists them."""
    return replace(session, places=tuple(sorted(session.places, key=lambda place: place.number)))
