"""`dealerassist replay`: recorded hands, played and held against their recorded stacks."""

from __future__ import annotations

import argparse
from collections import Counter
from decimal import Decimal

from dealerassist.cards import DealerAssistError
from dealerassist.cli.files import read_text, records_under
from dealerassist.cli.output import DONE, FOUND_WRONG, UNUSABLE, Output
from dealerassist.journal.phh import PhhHand, read_phh
from dealerassist.journal.phh_play import Match, compare, finishing_stacks, play_phh


def run(options: argparse.Namespace, output: Output) -> int:
    """Each record a line; 1 where one differs from its record, 2 where one cannot be used."""
    found: Counter[str] = Counter()
    for file in records_under(options.paths):
        try:
            record = read_phh(read_text(file), file)
            ours = finishing_stacks(hand := play_phh(record))
        except DealerAssistError as error:
            output.error(error, file)
            found["unusable"] += 1
            continue
        match = compare(record, hand)
        found[match] += 1
        output.record(record_values(record, ours, match))
        if match is Match.NO:
            output.text(mismatch_line(record, ours))
    output.text(", ".join(f"{count} {word}" for word, count in found.items()))
    if found["unusable"]:
        return UNUSABLE
    return FOUND_WRONG if found[Match.NO] else DONE


def record_values(record: PhhHand, ours: tuple[int, ...], match: Match) -> dict[str, object]:
    """The JSON object of a record that was played."""
    return {
        "file": record.file,
        "ok": True,
        "finishing_stacks": list(ours),
        "recorded": _recorded(record),
        "match": {Match.YES: True, Match.NO: False, Match.NOT_RECORDED: None}.get(match, str(match)),
        "unit": record.unit,
    }


def mismatch_line(record: PhhHand, ours: tuple[int, ...]) -> str:
    """What a person reads of a record that says otherwise."""
    return f"{record.file}: finished {list(ours)}, recorded {_recorded(record)}"


def _recorded(record: PhhHand) -> list[int | float] | None:
    return None if record.finishing is None else [_number(stack) for stack in record.finishing]


def _number(amount: Decimal) -> int | float:
    return int(amount) if amount == amount.to_integral_value() else float(amount)
