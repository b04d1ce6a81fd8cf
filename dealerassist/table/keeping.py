"""Where a table's commands go: to the journal, or only to memory. The table tells, the keeper judges and keeps."""

from __future__ import annotations

from typing import Protocol

from dealerassist.engine import Entry, Hand, HouseRules, IllegalActionError, Session, command_text
from dealerassist.engine import commands as c
from dealerassist.engine.events import Event
from dealerassist.journal.downs import SIGNED_IN, Down, Downs
from dealerassist.journal.first_row import first_row_text
from dealerassist.journal.live import LiveTable
from dealerassist.journal.past import Past
from dealerassist.journal.recorder import Recorder
from dealerassist.journal.rows import Draft, Kind

DEALER = "dealer"
"""The actor while nobody has signed in."""
TOUCH = "touch"
"""The source of what a finger told."""


class Keeper(Protocol):
    """One table. Judges first: a refused command leaves no trace and raises `IllegalActionError`."""

    @property
    def hand(self) -> Hand: ...

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The hand's commands as they stand."""

    @property
    def next_seq(self) -> int:
        """The SEQ that the next command of this hand will have."""

    @property
    def table(self) -> Session:
        """Between hands: with the hand's outcome."""

    @property
    def house(self) -> HouseRules: ...

    @property
    def dealt(self) -> bool:
        """Was a first hand dealt? Without one there is none to ask for."""

    @property
    def between(self) -> tuple[c.SessionCommand, ...]:
        """What the table was told since the hand's end, or before it to happen then."""

    @property
    def arranged(self) -> tuple[Session, HouseRules]:
        """The table as its next hand would be dealt, and the house; during a hand without the hand's outcome."""

    @property
    def waiting(self) -> IllegalActionError | None:
        """Why the first command after a change no longer fits, while one waits."""

    @property
    def saved(self) -> bool:
        """Is everything told so far on the medium?"""

    @property
    def past(self) -> Past:
        """The last hands, this one included."""

    @property
    def down(self) -> Down:
        """The signed-in dealer's, so far."""

    def tell(self, command: c.Command, source: str, why: str) -> list[Event]: ...

    def next_hand(self) -> list[Event]: ...

    def sign_in(self, dealer: str, source: str = TOUCH) -> None:
        """`dealer` deals from now on, and is the actor of what is told."""

    def note(self, words: str, source: str = TOUCH) -> None:
        """Something that is no command: which sensor is not asked any more, which deck the hand is dealt with."""


class InMemory:
    """Keeps nothing: for a table that is only tried."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._past = Past()
        self._downs = Downs()
        self._begin()

    @property
    def hand(self) -> Hand:
        return self._live.hand

    @property
    def entries(self) -> tuple[Entry, ...]:
        return self._live.timeline.entries

    @property
    def next_seq(self) -> int:
        return self._live.commands + 1

    @property
    def table(self) -> Session:
        return self._live.table

    @property
    def house(self) -> HouseRules:
        return self._live.house

    @property
    def dealt(self) -> bool:
        return True

    @property
    def between(self) -> tuple[c.SessionCommand, ...]:
        return self._live.between

    @property
    def arranged(self) -> tuple[Session, HouseRules]:
        return self._live.arranged

    @property
    def waiting(self) -> IllegalActionError | None:
        return self._live.timeline.why_waiting

    @property
    def saved(self) -> bool:
        return True

    @property
    def past(self) -> Past:
        return self._past

    @property
    def down(self) -> Down:
        return self._downs.now

    def tell(self, command: c.Command, source: str, why: str) -> list[Event]:
        events = self._live.tell(command)
        on_table = isinstance(command, c.SessionCommand)
        number = 0 if on_table else self._live.commands
        self._remember(Kind.TABLE if on_table else Kind.COMMAND, command_text(command), source, why, number)
        return events

    def next_hand(self) -> list[Event]:
        self._live = self._live.next()
        self._begin()
        return list(self._live.hand.opening)

    def _begin(self) -> None:
        setup = self._live.timeline.setup
        self._remember(Kind.HAND, first_row_text(self._live.session, setup.positions, setup.house), "", "")

    def _remember(self, kind: Kind, body: str, source: str, why: str, number: int = 0) -> None:
        actor = self._downs.dealer or DEALER
        draft = Draft(self._live.hand.setup.number, number, kind, body, actor, source, why, 0, 0, "")
        self._past.add(draft)
        self._downs.add(draft)

    def sign_in(self, dealer: str, source: str = TOUCH) -> None:
        self._downs.add(Draft(self._live.hand.setup.number, 0, Kind.NOTE, SIGNED_IN, dealer, source, "", 0, 0, ""))

    def note(self, words: str, source: str = TOUCH) -> None:
        return


class Journaled:
    """Keeps every command in the journal, as that of the dealer who has signed in."""

    def __init__(self, recorder: Recorder) -> None:
        self._recorder = recorder

    @property
    def _actor(self) -> str:
        return self._recorder.dealer or DEALER

    @property
    def hand(self) -> Hand:
        return self._recorder.hand

    @property
    def entries(self) -> tuple[Entry, ...]:
        return self._recorder.timeline.entries

    @property
    def next_seq(self) -> int:
        return self._recorder.commands + 1

    @property
    def table(self) -> Session:
        return self._recorder.table

    @property
    def house(self) -> HouseRules:
        return self._recorder.house

    @property
    def dealt(self) -> bool:
        return True

    @property
    def between(self) -> tuple[c.SessionCommand, ...]:
        return self._recorder.between

    @property
    def arranged(self) -> tuple[Session, HouseRules]:
        return self._recorder.arranged

    @property
    def waiting(self) -> IllegalActionError | None:
        return self._recorder.timeline.why_waiting

    @property
    def saved(self) -> bool:
        return self._recorder.saved

    @property
    def past(self) -> Past:
        return self._recorder.past

    @property
    def down(self) -> Down:
        return self._recorder.down

    def tell(self, command: c.Command, source: str, why: str) -> list[Event]:
        return self._recorder.tell(command, self._actor, source, why)

    def next_hand(self) -> list[Event]:
        return self._recorder.next_hand(self._actor, TOUCH)

    def note(self, words: str, source: str = TOUCH) -> None:
        self._recorder.note(words, self._actor, source)

    def sign_in(self, dealer: str, source: str = TOUCH) -> None:
        self._recorder.sign_in(dealer, source)
