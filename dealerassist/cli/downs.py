"""`dealerassist journal downs`: who dealt, and what each down came to."""

from __future__ import annotations

from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from dealerassist.cli.output import DONE, Output
from dealerassist.journal.downs import Down, Downs
from dealerassist.journal.show import rows_of
from dealerassist.table.keeping import DEALER

HEADINGS = ("dealer", "since (UTC)", "hands", "minutes", "an hour", "s an act", "corrections")
NOBODY = "(nobody)"


def show_downs(path: Path, output: Output) -> int:
    """A line a down, oldest first; every row of the journal is checked. Raises `JournalError`."""
    downs = Downs(rows_of(path)).all
    for down in downs:
        output.record({**asdict(down), "dealer": _name(down), "hands_an_hour": down.hands_an_hour})
    for line in _table([HEADINGS, *map(_cells, downs)]):
        output.text(line)
    return DONE


def _name(down: Down) -> str:
    return down.dealer.removeprefix(f"{DEALER}:")


def _cells(down: Down) -> tuple[str, ...]:
    since = datetime.fromtimestamp((down.began_ns or 0) / 1e9, UTC).strftime("%Y-%m-%d %H:%M")
    rate = "" if down.hands_an_hour is None else f"{down.hands_an_hour:,}"
    seconds = "" if down.seconds is None else f"{down.seconds:.1f}"
    corrections = f"{down.corrections:,}"
    return _name(down) or NOBODY, since, f"{down.hands:,}", f"{down.minutes:,}", rate, seconds, corrections


def _table(rows: list[tuple[str, ...]]) -> list[str]:
    """Text to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) if place < 2 else cell.rjust(width) for place, (cell, width) in _sized(row, widths))
        for row in rows
    ]


def _sized(row: tuple[str, ...], widths: list[int]) -> enumerate[tuple[str, int]]:
    return enumerate(zip(row, widths, strict=True))
