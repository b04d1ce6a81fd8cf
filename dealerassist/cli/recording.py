"""Playing with a journal: a state directory is taken, every command is a row, a later run goes on where it stopped."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType

from dealerassist.cli.clock import SystemClock
from dealerassist.cli.state import state_directory
from dealerassist.engine import Hand, HouseRules, Session
from dealerassist.engine import commands as c
from dealerassist.engine.events import Event
from dealerassist.journal.recorder import Recorder
from dealerassist.journal.recovery import Recovered, recover
from dealerassist.journal.rows import JOURNAL_FILE
from dealerassist.journal.writer import JournalWriter


class RecordedTable:
    """A table whose every command is in the journal; what `ScriptPlayer` plays on."""

    def __init__(self, recorder: Recorder, actor: str, source: str) -> None:
        self._recorder = recorder
        self._actor = actor
        self._source = source

    @property
    def hand(self) -> Hand:
        return self._recorder.hand

    @property
    def table(self) -> Session:
        return self._recorder.table

    @property
    def house(self) -> HouseRules:
        return self._recorder.house

    def tell(self, command: c.Command, inserted: bool) -> list[Event]:
        return self._recorder.tell(command, self._actor, self._source, inserted=inserted)

    def next_hand(self) -> list[Event]:
        return self._recorder.next_hand(self._actor, self._source)


class Recording:
    """Owns the state directory while it is open. Raises `JournalError` where it cannot."""

    def __init__(self, state: str | None) -> None:
        self._directory: Path = state_directory(state)
        self._recorder: Recorder | None = None

    def __enter__(self) -> Recording:
        self._writer = JournalWriter(self._directory)
        return self

    @property
    def path(self) -> Path:
        """The journal."""
        return self._directory / JOURNAL_FILE

    def start(self, session: Session, house: HouseRules, actor: str, source: str) -> RecordedTable:
        """Deal the session's next hand as the journal's next one, for a script or for random play."""
        return RecordedTable(self.record(session, house, actor, source), actor, source)

    def resume(self, recovered: Recovered, actor: str, source: str) -> RecordedTable:
        """Go on where the journal stops, with a script or with random play."""
        return RecordedTable(self.go_on(recovered), actor, source)

    def record(self, session: Session, house: HouseRules, actor: str, source: str) -> Recorder:
        """Deal the session's next hand as the journal's next one."""
        self._recorder = Recorder.start(self._writer, SystemClock(), session, house, actor, source)
        return self._recorder

    def go_on(self, recovered: Recovered) -> Recorder:
        """Go on where the journal stops."""
        self._recorder = Recorder.resume(self._writer, SystemClock(), recovered)
        return self._recorder

    def recovered(self) -> Recovered | None:
        """Where the journal stops; None for a new one."""
        return recover(self.path)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        (self._recorder or self._writer).close()
