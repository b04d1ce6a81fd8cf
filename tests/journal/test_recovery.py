"""What was recorded and recovered is what was live."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealerassist import __version__
from dealerassist.engine import IllegalActionError, Owes, Place, Setup, preset
from dealerassist.engine.events import Dealt, digest
from dealerassist.journal.codes import JournalCode, JournalRecordError
from dealerassist.journal.first_row import first_row_text
from dealerassist.journal.live import LiveTable
from dealerassist.journal.recorder import Recorder
from dealerassist.journal.recovery import Recovered, recover, refold
from dealerassist.journal.rows import JOURNAL_FILE, Draft, Kind
from dealerassist.journal.show import rows_of
from dealerassist.journal.store import JournalStore, make_journal
from dealerassist.journal.writer import JournalWriter
from dealerassist.rehearsal.dealing import random_command
from dealerassist.rehearsal.evenings import between_hands, random_table
from tests.journal.evening import MEMORY, TurnedClock, meddle, play_out, recording, standing, table, tell


def recovered(directory: Path) -> Recovered:
    found = recover(directory / JOURNAL_FILE)
    assert found is not None
    return found


@settings(max_examples=60)
@given(st.integers(0, 2**32))
def test_a_random_evening_is_recovered_as_it_was(seed: int) -> None:
    rng = Random(seed)
    with TemporaryDirectory(dir=MEMORY) as folder:
        directory = Path(folder)
        recorder = Recorder.start(JournalWriter(directory), TurnedClock(), *random_table(rng), "dealer", "script")
        try:
            _evening(recorder, rng, hands=rng.randint(0, 4))
        finally:
            recorder.close()
        found = recovered(directory)
        assert standing(found.live) == standing(recorder._live)
        assert found.last_seq == found.rows_checked == recorder.committed_seq
        assert found.stopped


def _evening(recorder: Recorder, rng: Random, hands: int) -> None:
    """Some hands to their end, with mistakes, and a few commands of one more."""
    for _ in range(hands):
        for _ in range(rng.randint(0, 6)):
            if not recorder.hand.over:
                _some(recorder, rng, 4)
                meddle(recorder, rng)
        if recorder.timeline.waiting and not recorder.hand.over:
            tell(recorder, "void")
        play_out(recorder, rng)
        if rng.random() < 0.2:
            meddle(recorder, rng)
        if not recorder.hand.over:
            return
        while (told := between_hands(recorder.table, rng)) is not None:
            recorder.tell(told, "floor", "touch")
        try:
            recorder.next_hand("dealer", "touch")
        except IllegalActionError:
            return
    _some(recorder, rng, rng.randint(0, 40))


def _some(recorder: Recorder, rng: Random, count: int) -> None:
    for _ in range(count):
        if not recorder.hand.over:
            recorder.tell(random_command(recorder.hand, rng), "dealer", "touch", inserted=rng.random() < 0.1)


def written(directory: Path, *drafts: Draft) -> Path:
    """A journal whose chain is right, whatever its rows say."""
    path = directory / JOURNAL_FILE
    store = JournalStore(path, make_journal(path))
    for draft in drafts:
        store.append(draft)
    store.close()
    return path


def first_row() -> Draft:
    session, house = table(2)
    setup = session.next(house)
    assert isinstance(setup, Setup)
    body = first_row_text(session, setup.positions, house)
    return Draft(1, 0, Kind.HAND, body, "dealer", "test", "", 1, 1, digest(LiveTable(session, house).hand.opening))


def command(body: str, number: int, gave: str) -> Draft:
    return Draft(1, number, Kind.COMMAND, body, "dealer", "test", "", 1, 1, gave)


DEALT = digest([Dealt(2, 2, ())])


def test_a_row_that_gives_other_events_now_is_named(tmp_path: Path) -> None:
    path = written(tmp_path, first_row(), command("deal 2 xx xx", 1, DEALT), command("deal 1 xx xx", 2, DEALT))
    with pytest.raises(JournalRecordError) as refused:
        recover(path)
    words = f"deal 1 xx xx: judged by version {__version__}, now gives other events (version {__version__})"
    assert str(refused.value) == f"{path}, row 3: {words}"
    assert refused.value.code == JournalCode.JUDGED_OTHERWISE


def test_a_deal_that_gives_other_events_now_is_named(tmp_path: Path) -> None:
    path = written(tmp_path, replace(first_row(), digest=DEALT))
    with pytest.raises(JournalRecordError, match="row 1: the deal: judged by version"):
        recover(path)


@pytest.mark.parametrize("body", ["call 2", "undo 7", "next", "dance 3"])
def test_a_row_that_is_refused_now_is_named(tmp_path: Path, body: str) -> None:
    path = written(tmp_path, first_row(), command(body, 1, DEALT))
    with pytest.raises(JournalRecordError, match=f"row 2: {body}: judged by version .* now refused as "):
        recover(path)


def test_a_row_with_a_wrong_number_is_named(tmp_path: Path) -> None:
    path = written(tmp_path, first_row(), command("deal 2 xx xx", 2, DEALT))
    with pytest.raises(JournalRecordError, match="row 2: command 1 is numbered 2"):
        recover(path)


@pytest.mark.parametrize("body", ["", "game holdem", "# engine 1\n# house x y\n# last none\ngame tarot", "# last 1"])
def test_a_first_row_that_says_no_table_is_named(tmp_path: Path, body: str) -> None:
    path = written(tmp_path, replace(first_row(), body=body))
    with pytest.raises(JournalRecordError) as refused:
        recover(path)
    assert str(refused.value).startswith(f"{path}, row 1: ")


def test_a_table_that_nobody_can_play_at_is_named(tmp_path: Path) -> None:
    body = first_row().body.replace("seat 2 1000", "seat 2 0")
    with pytest.raises(JournalRecordError, match=r"row 1: the deal: .* now refused as "):
        recover(written(tmp_path, replace(first_row(), body=body)))


def test_a_journal_without_a_hand_recovers_nothing(tmp_path: Path) -> None:
    assert recover(written(tmp_path, Draft(0, 0, Kind.NOTE, "started", "engine", "test", "", 1, 1, DEALT))) is None


def test_missed_blinds_are_owed_after_a_recovery_too(tmp_path: Path) -> None:
    """They follow from where the blinds stood a hand before, which the table as dealt alone does not say."""
    session, _ = table(6)
    away = replace(session, places=tuple(Place(p.number, p.stack, away=p.number == 4) for p in session.places))
    with recording(tmp_path, away, preset("roberts")) as recorder:
        play_out(recorder, Random(2))
        recorder.next_hand("dealer", "touch")
        tell(recorder, "deal 3 xx xx")
    found = recovered(tmp_path)
    for live in (found.live, recorder._live):
        while not live.hand.over:
            live.tell(random_command(live.hand, Random(4)))
    owed = {place.number: place.owes for place in found.live.table.places}
    assert owed[4] is Owes.BIG
    assert standing(found.live) == standing(recorder._live)


def test_commands_that_wait_for_the_dealer_still_wait(tmp_path: Path) -> None:
    with recording(tmp_path, *table(3)) as recorder:
        tell(recorder, "deal 2 xx xx", "deal 3 xx xx", "deal 1 xx xx", "call 1", "raise 2 60", "call 3")
        tell(recorder, "change 4 raise 1 50")
        assert recorder.timeline.waiting
    found = recovered(tmp_path)
    assert standing(found.live) == standing(recorder._live)


def test_every_finished_hand_can_be_folded_anew(tmp_path: Path) -> None:
    rng = Random(12)
    with recording(tmp_path, *table(6, 50_000)) as recorder:
        for _ in range(5):
            play_out(recorder, rng)
            recorder.next_hand("dealer", "touch")
    results = [refold(rows_of(tmp_path / JOURNAL_FILE, hand=hand), "journal").hand.result for hand in range(1, 6)]
    assert all(results)
    assert results[-1] is not None
    stacks = {place.number: place.stack for place in recovered(tmp_path).session.places}
    assert results[-1].stacks.items() <= stacks.items()
