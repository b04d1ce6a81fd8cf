"""What a journal shows: rows, hands, scripts that play to the same end, reports."""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealerassist.engine import parse_command
from dealerassist.journal.codes import JournalCode, JournalError
from dealerassist.journal.player import ScriptPlayer
from dealerassist.journal.recorder import Recorder
from dealerassist.journal.rows import JOURNAL_FILE, Kind
from dealerassist.journal.script import read_script
from dealerassist.journal.show import JournalReport, hand_script, last_hands, last_played, rows_of, verify_journal
from dealerassist.journal.writer import JournalWriter
from dealerassist.rehearsal.dealing import random_command
from dealerassist.rehearsal.evenings import random_table
from tests.journal.evening import MEMORY, TurnedClock, meddle, play_out, recording, table, tell


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four hands, the last one in play."""
    directory = tmp_path_factory.mktemp("evening")
    rng = Random(5)
    with recording(directory, *table(6, 50_000)) as recorder:
        for _ in range(3):
            play_out(recorder, rng)
            tell(recorder, "chips 2 100")
            recorder.next_hand("dealer", "touch")
        recorder.tell(random_command(recorder.hand, rng), "dealer", "touch")
    return directory / JOURNAL_FILE


def test_a_report_counts_rows_and_hands(evening: Path) -> None:
    rows = list(rows_of(evening))
    report = verify_journal(evening)
    assert report == JournalReport(len(rows), 4, rows[0].wall_ns, rows[-1].wall_ns, True, "")


def test_a_report_of_nothing_says_why(tmp_path: Path) -> None:
    path = tmp_path / JOURNAL_FILE
    assert verify_journal(path) == JournalReport(0, 0, None, None, False, f"{path}: no such file")


def test_rows_of_one_hand_and_the_last_of_them(evening: Path) -> None:
    every = list(rows_of(evening))
    assert [row.seq for row in every] == list(range(1, len(every) + 1))
    second = list(rows_of(evening, hand=2))
    assert {row.hand for row in second} == {2}
    assert second[0].kind is Kind.HAND
    assert list(rows_of(evening, hand=2, last=3)) == second[-3:]
    assert list(rows_of(evening, last=5)) == every[-5:]


def test_the_last_hands_are_listed_with_the_one_in_play(evening: Path) -> None:
    spans = last_hands(evening)
    assert [span.hand for span in spans] == [1, 2, 3, 4]
    assert last_hands(evening, 2) == spans[-2:]
    for span in spans:
        rows = list(rows_of(evening, hand=span.hand))
        assert (span.first, span.last) == (rows[0].seq, rows[-1].seq)
        assert (span.dealt_ns, span.changed_ns) == (rows[0].wall_ns, rows[-1].wall_ns)
        assert span.commands == sum(row.kind is Kind.COMMAND for row in rows)
    assert spans[-1].commands == 1


def test_a_hand_that_was_begun_and_not_dealt_yet_is_not_the_last_that_was_played(tmp_path: Path) -> None:
    path = tmp_path / JOURNAL_FILE
    with recording(tmp_path, *table(2)) as recorder:
        tell(recorder, "void")
        recorder.next_hand("dealer", "touch")
    assert [span.hand for span in last_played(path, 1)] == [1]
    assert [span.hand for span in last_hands(path, 1)] == [2]


def test_a_hundred_hands_are_recalled(tmp_path: Path) -> None:
    rng = Random(8)
    with recording(tmp_path, *table(2)) as recorder:
        for _ in range(103):
            tell(recorder, "void")
            recorder.next_hand("dealer", "touch")
    spans = last_hands(tmp_path / JOURNAL_FILE)
    assert [span.hand for span in spans] == list(range(5, 105))
    for span in rng.sample(spans[:-1], 5):
        assert hand_script(tmp_path / JOURNAL_FILE, span.hand).endswith("void\n")


def test_a_script_begins_with_its_table(evening: Path) -> None:
    lines = hand_script(evening, 2).splitlines()
    first = next(rows_of(evening, hand=2))
    assert lines[0].startswith(f"# hand 2 of journal.sqlite3, rows {first.seq} to ")
    assert lines[1:4] == ["game holdem", "limit no", "house tda-2024"]
    assert "hand 2" in lines
    assert not any(line.startswith("rule") for line in lines)


@pytest.mark.parametrize("hand", [0, -1, 5])
def test_a_hand_that_was_not_dealt_has_no_script(evening: Path, hand: int) -> None:
    with pytest.raises(JournalError, match=f"there is no hand {hand}") as refused:
        hand_script(evening, hand)
    assert refused.value.code == JournalCode.NO_SUCH_HAND


def test_undo_and_change_stand_in_the_script_as_they_were_told(tmp_path: Path) -> None:
    with recording(tmp_path, *table(2)) as recorder:
        tell(recorder, "deal 2 xx xx", "deal 1 xx xx", "raise 1 60", "call 2", "change 3 raise 1 80", "undo", "fold 2")
    assert hand_script(tmp_path / JOURNAL_FILE, 1).splitlines()[-4:] == [
        "call 2",
        "change 3 raise 1 80",
        "undo 4",
        "fold 2",
    ]


def test_numbers_count_what_a_script_player_had_inserted(tmp_path: Path) -> None:
    with recording(tmp_path, *table(2)) as recorder:
        for line in ("deal 2 xx xx", "deal 1 xx xx"):
            recorder.tell(parse_command(line), "engine", "script", inserted=True)
        tell(recorder, "raise 1 60", "change 1 raise 1 80", "call 2", "undo", "undo 1")
    assert hand_script(tmp_path / JOURNAL_FILE, 1).splitlines()[-5:] == [
        "raise 1 60",
        "change 3 raise 1 80",
        "call 2",
        "undo 5",
        "undo 3",
    ]


@settings(max_examples=60)
@given(st.integers(0, 2**32))
def test_a_script_plays_to_the_same_end(seed: int) -> None:
    rng = Random(seed)
    with TemporaryDirectory(dir=MEMORY) as folder:
        recorder = Recorder.start(JournalWriter(Path(folder)), TurnedClock(), *random_table(rng), "dealer", "script")
        for _ in range(rng.randint(1, 60)):
            if recorder.hand.over:
                break
            if rng.random() < 0.3:
                meddle(recorder, rng)
            else:
                recorder.tell(random_command(recorder.hand, rng), "dealer", "touch", inserted=rng.random() < 0.2)
        if not recorder.hand.over:
            recorder.tell(parse_command("void"), "dealer", "touch")
        recorder.close()
        player = ScriptPlayer(read_script(hand_script(Path(folder) / JOURNAL_FILE, 1), "script"))
        list(player.play())
    assert player.hand.commands == recorder.hand.commands
    assert player.hand.result == recorder.hand.result
    assert player.hand.rulings == recorder.hand.rulings
