"""A hand script as lines: header, then commands and expectations in order (DESIGN 6)."""

from __future__ import annotations

from dataclasses import dataclass

from dealerassist.engine import HouseRules, Session, preset
from dealerassist.engine.notation import is_verb
from dealerassist.journal.codes import ReadError, ScriptCode
from dealerassist.journal.header import HeaderReader, HouseFinder, read_header

LARGEST_SCRIPT = 1_000_000


@dataclass(frozen=True, slots=True)
class Line:
    """One command or expectation; `number` counts the file's lines from 1."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Script:
    """A table and what happens at it."""

    file: str
    session: Session
    house: HouseRules
    lines: tuple[Line, ...]


def read_script(text: str, file: str, find_house: HouseFinder = preset) -> Script:
    """Read a hand script; `file` is named in messages. Raises `ReadError` with file, line and reason."""
    if len(text) > LARGEST_SCRIPT:
        raise ReadError(
            ScriptCode.BAD_LINE, file, "line 1", f"longer than {LARGEST_SCRIPT:,} characters: no hand script"
        )
    lines = [(number, " ".join(line.split("#", 1)[0].split())) for number, line in enumerate(text.splitlines(), 1)]
    meant = [(number, line) for number, line in lines if line]
    header_words = HeaderReader(find_house)
    split = next((i for i, (_, line) in enumerate(meant) if not header_words.takes(line)), len(meant))
    if not split:
        place = f"line {meant[0][0]}" if meant else "line 1"
        raise ReadError(
            ScriptCode.MISSING_LINE, file, place, "a hand script starts with its header: game, limit, seats"
        )
    for number, line in meant[split:]:
        if reason := _misplaced(line, header_words, first=number == meant[split][0]):
            raise ReadError(ScriptCode.BAD_LINE, file, f"line {number}", reason)
    session, house = read_header(meant[:split], file, find_house)
    return Script(file, session, house, tuple(Line(number, line) for number, line in meant[split:]))


def _misplaced(line: str, header: HeaderReader, first: bool) -> str:
    """Why a line cannot stand behind the header. A header's misspelt word ends it: only the first line tells."""
    word = line.partition(" ")[0]
    if header.takes(line):
        return f"{word} belongs in the header, before the first command"
    if first and word != "expect" and not is_verb(word):
        return f"neither a line of the header nor a command: {word}"
    return ""
