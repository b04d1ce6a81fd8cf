"""`dealerassist journal`: what it holds, a hand of it as a file, whether it is whole, what each down came to."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from dealerassist.cli.downs import show_downs
from dealerassist.cli.output import DONE, UNUSABLE, Output, write_error, write_line
from dealerassist.cli.state import state_directory
from dealerassist.cli.terminal import prompt_line, table_lines
from dealerassist.journal.codes import JournalCode, JournalRecordError
from dealerassist.journal.phh_write import phh_text
from dealerassist.journal.recovery import recover, refold
from dealerassist.journal.rows import JOURNAL_FILE, Kind, Row
from dealerassist.journal.show import hand_script, last_played, rows_of, verify_journal


def run(options: argparse.Namespace, output: Output) -> int:
    """`show`, `export`, `verify` or `downs`; 2 where the journal cannot be used."""
    path = Path(options.file) if options.file else state_directory(options.state) / JOURNAL_FILE
    match options.action:
        case "show":
            return _show(path, options, output)
        case "export":
            return _export(path, options, output)
        case "downs":
            return show_downs(path, output)
    return _verify(path, output)


def _chosen(path: Path, options: argparse.Namespace) -> list[int]:
    """The hands that are meant: one by number, the last N, else the last one that was played."""
    if options.hand is not None:
        return [options.hand]
    return [span.hand for span in last_played(path, options.last or 1)]


def _show(path: Path, options: argparse.Namespace, output: Output) -> int:
    """Rows of the chosen hands, and the table as the journal leaves it."""
    for number in _chosen(path, options):
        rows = _rows(path, number)
        for row in rows:
            output.record(asdict(row))
        for line in _row_lines(rows):
            output.text(line)
    recovered = recover(path)
    if recovered is not None and options.hand in {None, recovered.head.hand}:
        hand = recovered.timeline.hand
        for line in ["", *table_lines(hand), prompt_line(hand)]:
            output.text(line)
    return DONE


def _rows(path: Path, number: int) -> list[Row]:
    """The hand's rows. Raises `JournalError` where the journal has no such hand."""
    rows = list(rows_of(path, hand=number))
    if not rows:
        raise JournalRecordError(JournalCode.NO_SUCH_HAND, str(path), f"no hand {number} in this journal")
    return rows


def _row_lines(rows: Iterable[Row]) -> Iterable[str]:
    for row in rows:
        when = datetime.fromtimestamp(row.wall_ns / 1e9, UTC).strftime("%Y-%m-%d %H:%M:%S")
        if row.kind is Kind.HAND:
            yield f"hand {row.hand}, dealt {when} UTC"
            yield from (f"{'':>8}  {line}" for line in row.body.splitlines() if not line.startswith(("#", "rule ")))
            continue
        number = str(row.number) if row.number else "·"
        why = f"  ({row.why})" if row.why else ""
        yield f"{row.seq:>8}  {number:>3}  {row.body:<32} {row.actor}, {row.source}  {when}{why}"


def _export(path: Path, options: argparse.Namespace, output: Output) -> int:
    """Hand scripts, or records in the PHH format, on standard output."""
    for number in _chosen(path, options):
        text = hand_script(path, number) if options.format == "hand" else _phh(path, number)
        output.record({"hand": number, "format": options.format, "text": text})
        if not output.as_json:
            write_line(text.rstrip("\n"))
    return DONE


def _phh(path: Path, number: int) -> str:
    hand = refold(_rows(path, number), str(path)).hand
    return phh_text(hand.setup, hand.commands, f"{path}, hand {number}")


def _verify(path: Path, output: Output) -> int:
    """The whole chain, row by row."""
    report = verify_journal(path)
    values = asdict(report)
    if not report.ok:
        write_error(report.problem)
        output.record({"file": str(path), "ok": False, "error": {"code": "corrupt", "message": report.problem}})
        return UNUSABLE
    output.record({"file": str(path), **values})
    output.text(f"{path}: {report.rows:,} rows, {report.hands:,} hands, chain whole")
    return DONE
