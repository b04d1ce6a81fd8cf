"""What one process does with a chunk of hands that `verify` is given: judge each, and say what came of it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial

from dealerassist.cards import DealerAssistError
from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.files import read_text
from dealerassist.cli.replay import mismatch_line, record_values
from dealerassist.engine import Hand
from dealerassist.journal.phh import read_phh
from dealerassist.journal.phh_play import Match, compare, finishing_stacks, play_phh
from dealerassist.journal.recovery import refold
from dealerassist.journal.rows import Row
from dealerassist.verify import as_json, error_json, judge_text

JUDGED, IN_PLAY, UNUSABLE = "judged", "in play", "unusable"
"""What came of a hand; of records the words of `Match`."""


@dataclass(frozen=True, slots=True)
class Lines:
    """Showdown documents, one a line, the first of them line `first` of the file. `size` in bytes."""

    size: int
    file: str
    first: int
    lines: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class Records:
    """Files with a recorded hand each; `size` is their number."""

    size: int
    files: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Stories:
    """The rows of whole hands of a journal; `size` is the number of hands."""

    size: int
    file: str
    hands: tuple[tuple[Row, ...], ...]


Chunk = Lines | Records | Stories


@dataclass(slots=True)
class Told:
    """What came of a chunk: how many hands of each outcome, the lines to print, those of errors for stderr too."""

    size: int
    outcomes: Counter[str] = field(default_factory=Counter)
    lines: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


Found = tuple[str, Callable[[], Mapping[str, object]], str]
"""What came of a hand, what makes its JSON object, and the line for people where it is wrong."""


def tell(chunk: Chunk, in_json: bool) -> Told:
    """Judges every hand of a chunk; nothing that a hand holds ends the others."""
    told = Told(chunk.size)
    for place, judge in _hands(chunk):
        try:
            outcome, values, line = judge()
        except DealerAssistError as error:
            outcome, values, line = UNUSABLE, partial(error_json, error), ""
            told.errors.append(str(error))
        told.outcomes[outcome] += 1
        if in_json:
            told.lines.append(json.dumps({**place, **values()}, ensure_ascii=False))
        elif line:
            told.lines.append(line)
    return told


def _hands(chunk: Chunk) -> Iterator[tuple[dict[str, object], Callable[[], Found]]]:
    """Where each hand stands, and how it is judged."""
    match chunk:
        case Lines(_, file, first, lines):
            for number, line in enumerate(lines, first):
                if line.strip():
                    yield {"file": file, "line": number}, partial(_document, file, number, line)
        case Records(_, files):
            for name in files:
                yield {"file": name}, partial(_record, name)
        case Stories(_, file, hands):
            for rows in hands:
                yield {"file": file, "hand": rows[0].hand}, partial(_story, file, rows)


def _document(file: str, number: int, line: bytes) -> Found:
    place = f"{file}, line {number}"
    try:
        text = line.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CliError(CliCode.UNREADABLE, f"{place}, byte {error.start}: not UTF-8 text") from None
    return JUDGED, partial(as_json, judge_text(text, place)), ""


def _record(name: str) -> Found:
    record = read_phh(read_text(name), name)
    ours = finishing_stacks(hand := play_phh(record))
    match = compare(record, hand)
    line = mismatch_line(record, ours) if match is Match.NO else ""
    return match, partial(record_values, record, ours, match), line


def _story(file: str, rows: tuple[Row, ...]) -> Found:
    """A hand of a journal, played again: `refold` refuses it where the engine now says anything else than then."""
    hand = refold(rows, file).timeline.hand
    return JUDGED if hand.over else IN_PLAY, partial(_told_of, hand), ""


def _told_of(hand: Hand) -> dict[str, object]:
    result = hand.result
    if result is None:
        return {"ok": True, "over": False}
    return {
        "ok": True,
        "over": True,
        "payouts": {str(seat): chips for seat, chips in result.payouts.items()},
        "returned": {str(seat): chips for seat, chips in result.returned.items()},
        "rake": result.rake,
        "rulings": [str(ruling.code) for ruling in hand.rulings],
    }
