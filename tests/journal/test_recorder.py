"""The recorder: what is judged is what is written, and chips move only over saved rows."""

from __future__ import annotations

import threading
from pathlib import Path
from random import Random

import pytest

from dealerassist.engine import IllegalActionError, NotationError, Place, Refusal, Session, SetupError, preset
from dealerassist.engine import commands as c
from dealerassist.engine.events import digest
from dealerassist.journal.codes import JournalCode, JournalError
from dealerassist.journal.recorder import Recorder
from dealerassist.journal.recovery import recover
from dealerassist.journal.rows import JOURNAL_FILE, Kind, Row
from dealerassist.journal.show import rows_of
from dealerassist.journal.writer import JournalWriter
from tests.journal.evening import TurnedClock, play_out, recording, standing, table, tell


def rows(directory: Path) -> list[Row]:
    return list(rows_of(directory / JOURNAL_FILE))


def last(recorder: Recorder, directory: Path) -> Row:
    recorder._writer.wait()
    return rows(directory)[-1]


def test_a_hand_begins_with_its_table(tmp_path: Path) -> None:
    with recording(tmp_path, *table()) as recorder:
        assert recorder.told_seq == 2
        opening = recorder.hand.opening
    started, first, stopped = rows(tmp_path)
    assert [(row.kind, row.hand, row.number) for row in (started, first, stopped)] == [
        (Kind.NOTE, 0, 0),
        (Kind.HAND, 1, 0),
        (Kind.NOTE, 1, 0),
    ]
    assert (started.body, stopped.body) == ("started", "stopped")
    lines = first.body.splitlines()
    assert lines[:2] == ["# format 1", "# engine 0.1.0"]
    assert f"# house {preset('tda-2024').digest} tda-2024" in lines
    assert {"game holdem", "button 1", "seat 4 1000", "rule rake_step 1"} <= set(lines)
    assert first.digest == digest(opening)


def test_a_command_is_written_with_who_what_when_and_why(tmp_path: Path) -> None:
    with recording(tmp_path, *table()) as recorder:
        events = recorder.tell(c.Deal(2, 2), "dealer", "sensor:muck", "two tags")
        row = last(recorder, tmp_path)
    assert (row.kind, row.hand, row.number) == (Kind.COMMAND, 1, 1)
    assert (row.body, row.actor, row.source, row.why) == ("deal 2 xx xx", "dealer", "sensor:muck", "two tags")
    assert row.digest == digest(events)
    assert (row.wall_ns - TurnedClock().wall, row.mono_ns) == (3_000_000, 4_000_000)


def test_what_is_judged_is_what_the_row_says(tmp_path: Path) -> None:
    """Spaces and line ends in a reason are evened out before it is judged, or a refold would see another reason."""
    with recording(tmp_path, *table()) as recorder:
        recorder.tell(c.Kill(3, "left\n the   table"), "dealer", "touch")
        assert recorder.hand.commands[-1] == c.Kill(3, "left the table")
        assert last(recorder, tmp_path).body == "kill 3 left the table"
    assert recover(tmp_path / JOURNAL_FILE) is not None


@pytest.mark.parametrize(
    ("command", "error"),
    [
        (c.Call(2), IllegalActionError),
        (c.Deal(2, -1), IllegalActionError),
        (c.Bet(2, -5), NotationError),
        (c.Sit(9, 500), IllegalActionError),
        (c.Next(), IllegalActionError),
        (c.Undo(), IllegalActionError),
        (c.Kill(2, "\ud800"), JournalError),
    ],
)
def test_a_refused_command_leaves_no_row(tmp_path: Path, command: c.Command, error: type[Exception]) -> None:
    with recording(tmp_path, *table()) as recorder:
        before = standing(recorder._live)
        with pytest.raises(error):
            recorder.tell(command, "dealer", "touch")
        assert (recorder.told_seq, standing(recorder._live)) == (2, before)


def test_a_refused_change_leaves_a_replayed_hand_as_it_was(tmp_path: Path) -> None:
    """Seat 3's bet became a raise by an earlier change: it is one too when the hand is built anew to judge another."""
    with recording(tmp_path, *table(3)) as recorder:
        tell(recorder, "deal 2 xx xx", "deal 3 xx xx", "deal 1 xx xx", "call 1", "call 2", "check 3", "board xx xx xx")
        tell(recorder, "check 2", "bet 3 40", "call 1", "change 8 bet 2 20")
        before = standing(recorder._live)
        with pytest.raises(IllegalActionError, match=Refusal.RAISE_TOO_SMALL):
            tell(recorder, "change 10 raise 1 50")
        assert standing(recorder._live) == before


def test_text_that_no_file_can_hold_is_refused_before_it_is_judged(tmp_path: Path) -> None:
    with recording(tmp_path, *table()) as recorder:
        with pytest.raises(JournalError) as refused:
            recorder.tell(c.Deal(2, 2), "dealer", "touch", "\udcff")
        assert refused.value.code == JournalCode.CANNOT_RECORD
        assert recorder.hand.seat(2).cards == 0


def test_an_inserted_command_has_no_number(tmp_path: Path) -> None:
    with recording(tmp_path, *table(2)) as recorder:
        recorder.tell(c.Deal(2, 2), "engine", "script", inserted=True)
        tell(recorder, "deal 1 xx xx", "call 1", "undo 2")
    told = [(row.body, row.number) for row in rows(tmp_path) if row.kind is Kind.COMMAND]
    assert told == [("deal 2 xx xx", 0), ("deal 1 xx xx", 1), ("call 1", 2), ("undo 2", 3)]


def test_the_table_is_told_between_hands(tmp_path: Path) -> None:
    with recording(tmp_path, *table()) as recorder:
        play_out(recorder, Random(1))
        tell(recorder, "sit 9 500", "leave 4", "away 3", "chips 2 70")
        told = [place.number for place in recorder.table.places]
        assert told == [1, 2, 3, 9]
        assert last(recorder, tmp_path).kind is Kind.TABLE
        with pytest.raises(IllegalActionError, match=Refusal.SEAT_TAKEN):
            tell(recorder, "sit 9 500")
        recorder.next_hand("dealer", "touch")
        assert recorder.session.hands == 1


def test_chips_bought_between_hands_count_in_the_next(tmp_path: Path) -> None:
    with recording(tmp_path, *table()) as recorder:
        play_out(recorder, Random(1))
        before = {place.number: place.stack for place in recorder.table.places}
        tell(recorder, "chips 2 70", "next")
        assert before[2] is not None
        assert recorder.hand.seat(2).stack == before[2] + 70 - recorder.hand.seat(2).total


def test_a_mended_hand_keeps_what_the_table_was_told(tmp_path: Path) -> None:
    with recording(tmp_path, *table()) as recorder:
        play_out(recorder, Random(1))
        tell(recorder, "sit 9 500")
        tell(recorder, "void the deck was fouled")
        assert recorder.table.again
        assert {place.number for place in recorder.table.places} == {1, 2, 3, 4, 9}
    found = recover(tmp_path / JOURNAL_FILE)
    assert found is not None
    assert standing(found.live) == standing(recorder._live)


def test_next_is_a_way_to_deal_the_next_hand(tmp_path: Path) -> None:
    with recording(tmp_path, *table()) as recorder:
        play_out(recorder, Random(1))
        assert recorder.tell(c.Next(), "dealer", "touch", "all ready") == recorder.hand.opening
        row = last(recorder, tmp_path)
    assert (row.kind, row.hand, row.why) == (Kind.HAND, 2, "all ready")
    assert "hand 2" in row.body.splitlines()


class SlowMedium:
    """Holds the journal's thread until it is let go."""

    def __init__(self) -> None:
        self.gate = threading.Event()

    def committed(self, seq: int) -> None:
        self.gate.wait(20)


@pytest.mark.parametrize("line", ["award", "void misdeal", "undo", "next"])
def test_chips_move_only_over_saved_rows(tmp_path: Path, line: str) -> None:
    medium = SlowMedium()
    recorder = Recorder.start(
        JournalWriter(tmp_path, on_committed=medium.committed), TurnedClock(), *table(2), "dealer", "touch"
    )
    tell(recorder, "deal 2 xx xx", "deal 1 xx xx", "fold 1")
    assert recorder.committed_seq < recorder.told_seq  # and yet play went on
    if line == "next":
        medium.gate.set()
        tell(recorder, "award")
        medium.gate.clear()
    told = threading.Thread(target=tell, args=(recorder, line))
    told.start()
    told.join(0.2)
    assert told.is_alive()
    medium.gate.set()
    told.join(20)
    recorder._writer.wait()
    assert recorder.saved
    assert recorder.committed_seq == recorder.told_seq
    recorder.close()


def test_after_a_failed_commit_nothing_is_told_any_more(tmp_path: Path) -> None:
    writer = JournalWriter(tmp_path, most_pages=14)
    recorder = Recorder.start(writer, TurnedClock(), *table(stack=100_000), "dealer", "touch")
    rng = Random(2)
    with pytest.raises(JournalError, match="the table stops"):
        _play_on(recorder, rng)
    for line in ("void", "deal 2 xx xx", "next"):
        with pytest.raises(JournalError, match="the table stops"):
            tell(recorder, line)
    recorder.close()
    found = recover(tmp_path / JOURNAL_FILE)
    assert found is not None
    assert found.last_seq == recorder.committed_seq < recorder.told_seq


def _play_on(recorder: Recorder, rng: Random) -> None:
    for _ in range(100):
        play_out(recorder, rng)
        recorder.next_hand("dealer", "touch")


def test_a_new_session_goes_behind_an_old_one(tmp_path: Path) -> None:
    for _ in range(2):
        with recording(tmp_path, *table()) as recorder:
            tell(recorder, "deal 2 xx xx")
    hands = [row.hand for row in rows(tmp_path) if row.kind is Kind.HAND]
    assert hands == [1, 2]
    found = recover(tmp_path / JOURNAL_FILE)
    assert found is not None
    assert (found.head.hand, found.session.hands) == (2, 0)


def test_another_table_may_follow_in_the_same_journal(tmp_path: Path) -> None:
    writer = JournalWriter(tmp_path)
    for _ in range(2):
        recorder = Recorder.start(writer, TurnedClock(), *table(), "dealer", "touch")
        tell(recorder, "deal 2 xx xx")
    recorder.close()
    assert [row.hand for row in rows(tmp_path) if row.kind is Kind.HAND] == [1, 2]


def test_a_resumed_table_plays_on(tmp_path: Path) -> None:
    with recording(tmp_path, *table(2)) as recorder:
        tell(recorder, "deal 2 xx xx", "deal 1 xx xx", "raise 1 60")
    found = recover(tmp_path / JOURNAL_FILE)
    assert found is not None
    again = Recorder.resume(JournalWriter(tmp_path, found.head), TurnedClock(), found)
    tell(again, "change 3 raise 1 70", "call 2", "undo", "fold 2", "award", "next")
    again.close()
    told = [(row.body, row.number) for row in rows(tmp_path) if row.hand == 1 and row.kind is not Kind.HAND]
    assert told[2:8] == [
        ("raise 1 60", 3),
        ("stopped", 0),
        ("recovered 6 rows, the program was stopped", 0),
        ("change 3 raise 1 70", 4),
        ("call 2", 5),
        ("undo", 6),
    ]


def test_a_table_is_not_resumed_where_the_journal_has_gone_on(tmp_path: Path) -> None:
    with recording(tmp_path, *table()):
        pass
    found = recover(tmp_path / JOURNAL_FILE)
    assert found is not None
    with recording(tmp_path, *table()):
        pass
    writer = JournalWriter(tmp_path)
    with pytest.raises(JournalError, match=f"recovered to row {found.last_seq}"):
        Recorder.resume(writer, TurnedClock(), found)
    writer.close()


def test_a_clock_that_was_set_is_noted(tmp_path: Path) -> None:
    clock = TurnedClock()
    recorder = Recorder.start(JournalWriter(tmp_path), clock, *table(), "dealer", "touch")
    tell(recorder, "deal 2 xx xx")
    clock.wall -= 3_600_000_000_000
    tell(recorder, "deal 3 xx xx", "deal 4 xx xx")
    recorder.close()
    bodies = [row.body for row in rows(tmp_path)][2:]
    assert bodies == [
        "deal 2 xx xx",
        "the wall clock moved by -3600.000 s",
        "deal 3 xx xx",
        "deal 4 xx xx",
        "stopped",
    ]


def test_a_table_without_a_button_is_not_started(tmp_path: Path) -> None:
    session, house = table()
    undrawn = Session(session.game, session.stakes, session.places, None)
    writer = JournalWriter(tmp_path)
    with pytest.raises(SetupError, match="nobody has the button"):
        Recorder.start(writer, TurnedClock(), undrawn, house, "dealer", "touch")
    writer.close()
    assert rows(tmp_path) == []
    assert recover(tmp_path / JOURNAL_FILE) is None


def test_seats_may_be_listed_in_any_order(tmp_path: Path) -> None:
    session, house = table()
    mixed = Session(session.game, session.stakes, (Place(4, 10), Place(1, 900), Place(2, 50)), 1)
    with recording(tmp_path, mixed, house) as recorder:
        assert [place.number for place in recorder.session.places] == [1, 2, 4]
