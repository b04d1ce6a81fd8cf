"""Every version reads what older versions wrote, and comes to the same end."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from dealerassist.journal.chain import head_of
from dealerassist.journal.recorder import Recorder
from dealerassist.journal.recovery import recover
from dealerassist.journal.rows import JOURNAL_FILE, Kind
from dealerassist.journal.show import rows_of, verify_journal
from dealerassist.journal.writer import JournalWriter
from tests.journal.evening import TurnedClock
from tests.journal.fixtures.make_format_1 import STATE_FILE, main, states

FIXTURE = Path(__file__).parent / "fixtures" / "format-1"


def test_format_1_is_still_read() -> None:
    before = (FIXTURE / JOURNAL_FILE).read_bytes()
    assert json.loads(json.dumps(states(FIXTURE / JOURNAL_FILE))) == json.loads((FIXTURE / STATE_FILE).read_text())
    assert verify_journal(FIXTURE / JOURNAL_FILE).ok
    assert (FIXTURE / JOURNAL_FILE).read_bytes() == before
    assert {file.name for file in FIXTURE.iterdir()} == {JOURNAL_FILE, STATE_FILE}


def test_format_1_holds_one_of_everything() -> None:
    rows = list(rows_of(FIXTURE / JOURNAL_FILE))
    assert {row.kind for row in rows} == set(Kind)
    verbs = {row.body.split()[0] for row in rows if row.kind is Kind.COMMAND}
    assert {"undo", "change", "fix", "floor", "identify", "straddle", "post", "allin", "muck"} <= verbs
    assert {row.number == 0 for row in rows if row.kind is Kind.COMMAND} == {True, False}


def test_format_1_is_played_on(tmp_path: Path) -> None:
    path = Path(shutil.copy(FIXTURE / JOURNAL_FILE, tmp_path))
    found = recover(path)
    assert found is not None
    recorder = Recorder.resume(JournalWriter(tmp_path, found.head), TurnedClock(), found)
    recorder.close()
    assert head_of(path).seq == found.last_seq + 2


def test_the_same_evening_recorded_today_comes_to_the_same_end(tmp_path: Path) -> None:
    """And by rows of the same words: what is written is as frozen as what is read."""
    main(tmp_path)
    assert (tmp_path / STATE_FILE).read_text() == (FIXTURE / STATE_FILE).read_text()
    old, new = (rows_of(place / JOURNAL_FILE) for place in (FIXTURE, tmp_path))
    same = ("seq", "hand", "number", "kind", "body", "actor", "source", "why", "digest")
    for before, now in zip(old, new, strict=True):
        if before.kind is not Kind.HAND:
            assert [getattr(before, name) for name in same] == [getattr(now, name) for name in same]
