"""`Recorder`: a live table whose every command is in the journal. For any caller: a script, the table's own loop."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.engine import Hand, HouseRules, Session, Timeline, command_text, parse_command
from dealerassist.engine import commands as c
from dealerassist.engine.events import Event, digest
from dealerassist.journal.clock import Clock
from dealerassist.journal.codes import JournalCode, JournalRecordError
from dealerassist.journal.downs import DOWN_ENDED, RECOVERED, SIGNED_IN, STARTED, Down, Downs
from dealerassist.journal.first_row import checked_first_row
from dealerassist.journal.live import LiveTable, in_seat_order
from dealerassist.journal.past import Past
from dealerassist.journal.recovery import STOPPED, Recovered
from dealerassist.journal.rows import Draft, Kind
from dealerassist.journal.writer import JournalWriter, Ticket

# What can move chips out of the pot, or end the hand: told only when everything before it is on the medium.
_ENDS = (c.Award, c.Give, c.Void, c.FixBoard, c.FixSecond, c.FixHand, c.Floor, c.RecordCommand)
_NOTHING = digest(())
_CLOCK_STEP_NS = 1_000_000_000


class Recorder:
    """Judge, then record: a refused command leaves no row, and a row is never written before its command was judged.

    Playing on never waits for the medium, but for what moves chips out of the pot or ends the hand. After a failed
    commit every call raises its `JournalError`; the table then stands where `recover` says. One thread at a time.
    """

    def __init__(self, writer: JournalWriter, clock: Clock, live: LiveTable, hand: int) -> None:
        """Use `start` or `resume`."""
        self._writer = writer
        self._clock = clock
        self._live = live
        self._hand = hand
        self._offset = clock.wall_ns() - clock.mono_ns()
        self._past = Past()
        self._downs = Downs()

    @classmethod
    def start(
        cls, writer: JournalWriter, clock: Clock, session: Session, house: HouseRules, actor: str, source: str
    ) -> Recorder:
        """Deal the session's next hand and record it. Raises `IllegalActionError`, `SetupError` or `JournalError`."""
        writer.wait()
        recorder = cls(writer, clock, LiveTable(in_seat_order(session), house), writer.head.hand)
        first = recorder._first_row(recorder._live, actor, source, "")
        recorder.note(STARTED, "engine", "journal")
        recorder._open_hand(first)
        return recorder

    @classmethod
    def resume(cls, writer: JournalWriter, clock: Clock, recovered: Recovered) -> Recorder:
        """Go on where the journal stops. Raises `JournalError` where `writer` stands elsewhere."""
        writer.wait()
        if writer.head != recovered.head:
            reason = f"recovered to row {recovered.last_seq}, but it ends at row {writer.head.seq}"
            raise JournalRecordError(JournalCode.CANNOT_RECORD, str(writer.path), reason)
        recorder = cls(writer, clock, recovered.live, recovered.head.hand)
        recorder._past, recorder._downs = recovered.past, recovered.downs
        how = "stopped" if recovered.stopped else "cut off"
        recorder.note(f"{RECOVERED}{recovered.rows_checked} rows, the program was {how}", "engine", "journal")
        return recorder

    @property
    def hand(self) -> Hand:
        """The hand as it stands."""
        return self._live.hand

    @property
    def timeline(self) -> Timeline:
        """The hand and its record."""
        return self._live.timeline

    @property
    def commands(self) -> int:
        """The SEQ of the hand's last numbered command."""
        return self._live.commands

    @property
    def session(self) -> Session:
        """The table before the hand."""
        return self._live.session

    @property
    def table(self) -> Session:
        """Between hands: with the hand's outcome and what the table was told since."""
        return self._live.table

    @property
    def house(self) -> HouseRules:
        return self._live.house

    @property
    def between(self) -> tuple[c.SessionCommand, ...]:
        """What the table was told since the hand's end, or before it to happen then."""
        return self._live.between

    @property
    def arranged(self) -> tuple[Session, HouseRules]:
        """The table as its next hand would be dealt, and the house; during a hand without the hand's outcome."""
        return self._live.arranged

    @property
    def past(self) -> Past:
        """The last hands, this one included."""
        return self._past

    @property
    def dealer(self) -> str:
        """Who has signed in; empty where nobody has."""
        return self._downs.dealer

    @property
    def down(self) -> Down:
        """The signed-in dealer's, so far."""
        return self._downs.now

    @property
    def saved(self) -> bool:
        """Is everything told so far on the medium?"""
        return self._writer.saved

    @property
    def committed_seq(self) -> int:
        """The seq of the last row on the medium."""
        return self._writer.committed_seq

    @property
    def told_seq(self) -> int:
        """The seq that the last told row has, or will have."""
        return self._writer.appended_seq

    def tell(
        self, command: c.Command, actor: str, source: str, why: str = "", *, inserted: bool = False
    ) -> list[Event]:
        """Tell hand, record or table; `next` deals the next hand. Returns what happened.

        `inserted`: nobody told it, a script player put it in, and no SEQ counts it. Raises `IllegalActionError`,
        `NotationError` or `JournalError`; the table is as it was, but where a commit has failed.
        """
        if isinstance(command, c.Next):
            return self.next_hand(actor, source, why)
        self._writer.check()
        told = parse_command(command_text(command))  # spaces evened out: what is judged is what the row will say
        on_table = isinstance(told, c.SessionCommand)
        number = 0 if inserted or on_table else self._live.commands + 1
        kind = Kind.TABLE if on_table else Kind.COMMAND
        draft = self._draft(kind, command_text(told), actor, source, why, number=number)
        if isinstance(told, _ENDS):
            self._writer.wait()
        events = self._live.tell(told, numbered=not inserted)
        self._append(replace(draft, digest=digest(events)))
        return events

    def next_hand(self, actor: str, source: str, why: str = "") -> list[Event]:
        """Deal the next hand, once all of this one is on the medium. Returns what happens by itself: antes, blinds."""
        self._writer.check()
        self._writer.wait()
        live = self._live.next()
        first = self._first_row(live, actor, source, why)
        self._live = live
        return self._open_hand(first)

    def note(self, words: str, actor: str, source: str, why: str = "") -> Ticket:
        """Record an event that is no command: a start, a fault, an opened door."""
        return self._append(self._draft(Kind.NOTE, words, actor, source, why))

    def sign_in(self, dealer: str, source: str) -> None:
        """`dealer` deals from now on: the actor of his rows. The down of the dealer before ends."""
        if self.dealer:
            self.note(DOWN_ENDED, self.dealer, source)
        self.note(SIGNED_IN, dealer, source)

    def close(self) -> None:
        """Say that the program stops, commit everything, let go of the journal."""
        if self._writer.failure is None:
            self.note(STOPPED, "engine", "journal")
        self._writer.close()

    def _first_row(self, live: LiveTable, actor: str, source: str, why: str) -> Draft:
        body = checked_first_row(live.session, live.timeline.setup, str(self._writer.path))
        draft = self._draft(Kind.HAND, body, actor, source, why)
        return replace(draft, hand=self._hand + 1, digest=digest(live.hand.opening))

    def _open_hand(self, first: Draft) -> list[Event]:
        self._append(first)
        self._hand = first.hand
        return list(self.hand.opening)

    def _draft(self, kind: Kind, body: str, actor: str, source: str, why: str, number: int = 0) -> Draft:
        """Raises `JournalRecordError` on text that no file can hold, before anything is judged."""
        for text in (body, actor, source, why):
            try:
                text.encode()
            except UnicodeEncodeError:
                reason = f"text that cannot be stored: {text!r}"
                raise JournalRecordError(JournalCode.CANNOT_RECORD, str(self._writer.path), reason) from None
        wall, mono = self._clock.wall_ns(), self._clock.mono_ns()
        return Draft(self._hand, number, kind, body, actor, source, why, wall, mono, _NOTHING)

    def _append(self, draft: Draft) -> Ticket:
        self._note_clock_step(draft)
        self._past.add(draft)
        self._downs.add(draft)
        return self._writer.append(draft)

    def _note_clock_step(self, draft: Draft) -> None:
        """The wall clock was set: that is recorded before the first row with the new time."""
        offset = draft.wall_ns - draft.mono_ns
        step, self._offset = offset - self._offset, offset
        if abs(step) >= _CLOCK_STEP_NS:
            words = f"the wall clock moved by {step / 1e9:+.3f} s"
            self._writer.append(replace(draft, hand=self._hand, number=0, kind=Kind.NOTE, body=words, digest=_NOTHING))
