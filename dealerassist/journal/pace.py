"""How fast a medium commits journal rows: the figure that says whether a card or a disk is fit for a table."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter_ns

from dealerassist.journal.rows import JOURNAL_FILE, Draft, Kind
from dealerassist.journal.store import JournalStore, make_journal


def commit_times(directory: Path, count: int) -> tuple[float, float]:
    """(p50, p99) in milliseconds of `count` commits (at least 1) of one row to a journal of its own in `directory`.

    The journal is removed again. Raises `OSError`.
    """
    with TemporaryDirectory(dir=directory, prefix="bench-") as place:
        path = Path(place) / JOURNAL_FILE
        store = JournalStore(path, make_journal(path))
        try:
            times = sorted(_one_commit(store, number) for number in range(1, count + 1))
        finally:
            store.close()
    return times[count // 2] / 1e6, times[count * 99 // 100] / 1e6


def _one_commit(store: JournalStore, number: int) -> int:
    """Nanoseconds of one commit."""
    draft = Draft(1, number, Kind.COMMAND, "raise 4 1200", "dealer", "touch", "", 0, 0, "0" * 16)
    before = perf_counter_ns()
    store.append(draft)
    return perf_counter_ns() - before
