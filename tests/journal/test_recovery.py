"""What was recorded and recovered is what was live."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealerassist.engine import IllegalActionError, Owes, parse_command
from dealerassist.engine import commands as c
from dealerassist.engine.events import digest
from dealerassist.journal.codes import JournalCode, JournalRecordError
from dealerassist.journal.live import LiveTable
from dealerassist.journal.recorder import Recorder
from dealerassist.journal.recovery import Recovered, recover, refold
from dealerassist.journal.rows import JOURNAL_FILE, Kind
from dealerassist.journal.show import rows_of
from dealerassist.journal.writer import JournalWriter
from dealerassist.rehearsal.evenings import between_hands, random_table
from tests.journal.evening import TurnedClock, meddle, play_out, recording, standing, table, tell


def recovered(directory: Path) -> Recovered:
    found = recover(directory / JOURNAL_FILE)
    assert found is not None
    return found


@settings(max_examples=40)
@given(st.integers(0, 2**32))
def test_a_random_evening_is_recovered_as_it_was(seed: int) -> None:
    rng = Random(seed)
    with TemporaryDirectory() as folder:
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
        if recorder.timeline.waiting:
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
    from dealerassist.rehearsal.dealing import random_command  # noqa: PLC0415

    for _ in range(count):
        if not recorder.hand.over:
            recorder.tell(random_command(recorder.hand, rng), "dealer", "touch", inserted=rng.random() < 0.1)
