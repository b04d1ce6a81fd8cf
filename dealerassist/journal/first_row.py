"""A hand's first row: the table as dealt, complete in itself (format: `rows`)."""

from __future__ import annotations

from dataclasses import dataclass, replace

import dealerassist
from dealerassist.cards import DealerAssistError
from dealerassist.engine import HouseRules, Positions, Session, Setup
from dealerassist.engine.notation import Words, whole
from dealerassist.journal.codes import JournalCode, JournalRecordError
from dealerassist.journal.header import header_text, read_header
from dealerassist.journal.rows import FORMAT


@dataclass(frozen=True, slots=True)
class FirstRow:
    """`session` is the table before the hand, as it was live; `dealt` the same with the positions of this hand named.

    `engine` and `house_digest` tell which version judged, and by which rules.
    """

    session: Session
    dealt: Session
    house: HouseRules
    engine: str
    house_digest: str


def first_row_text(session: Session, setup: Setup, file: str) -> str:
    """The body of the first row of the hand `setup`, which `session` gave.

    Raises `JournalRecordError`, naming `file`, where reading it back would give another table: better before the deal
    than after a power cut.
    """
    dealt = as_dealt(session, setup.positions)
    house = setup.house
    notes = [
        f"# format {FORMAT}",
        f"# engine {dealerassist.__version__}",
        f"# house {house.digest} {house.name}",
        f"# last {_last_words(session)}",
    ]
    text = "\n".join(notes) + "\n" + header_text(dealt, house, every_switch=True)
    reason = "the table cannot be written down exactly"
    try:
        back = read_first_row(text, file)
        same = (back.session, back.dealt, back.house) == (session, dealt, house)
    except DealerAssistError as error:
        same, reason = False, f"{reason}: {error}"
    if not same:
        raise JournalRecordError(JournalCode.CANNOT_RECORD, file, reason)
    return text


def as_dealt(session: Session, positions: Positions) -> Session:
    """The table whose next hand has just these positions."""
    return replace(session, button=positions.button, positions=positions, again=True)


def read_first_row(text: str, file: str) -> FirstRow:
    """What `first_row_text` wrote. Raises `DealerAssistError`, naming `file`."""
    lines = list(enumerate(text.splitlines(), 1))
    notes = {name: rest for name, _, rest in (line[2:].partition(" ") for _, line in lines if line.startswith("# "))}
    missing = {"engine", "house", "last"} - notes.keys()
    if missing:
        raise JournalRecordError(JournalCode.CORRUPT, file, f"its first row lacks {', '.join(sorted(missing))}")
    dealt, rules = read_header([(number, line) for number, line in lines if not line.startswith("#")], file)
    digest, _, name = notes["house"].partition(" ")
    session = _before(dealt, notes["last"])
    return FirstRow(session, dealt, replace(rules, name=name), notes["engine"], digest)


def _last_words(session: Session) -> str:
    """The positions of the hand before."""
    last = session.positions
    if last is None:
        return "none"
    if session.again:
        return "same"
    numbers = [last.button, last.small_at, last.big_at, last.small]
    return " ".join([*("-" if n is None else str(n) for n in numbers), _listed(last.big), _listed(last.more)])


def _listed(seats: tuple[int, ...]) -> str:
    return ",".join(map(str, seats)) or "-"


def _before(dealt: Session, last: str) -> Session:
    """The session from which `dealt` came."""
    if last == "same":
        return dealt
    if last == "none":
        return replace(dealt, positions=None, again=False)
    words = Words(last)
    button, small_at, big_at, small = _seat(words), _seat_or_none(words), _seat(words), _seat_or_none(words)
    positions = Positions(button, small_at, big_at, small, _seats(words), _seats(words))
    return replace(dealt, button=button, positions=positions, again=False)


def _seat(words: Words) -> int:
    return whole(words.take("a seat"), "the seat", 1, 10)


def _seat_or_none(words: Words) -> int | None:
    if words.peek() != "-":
        return _seat(words)
    words.take("a seat")
    return None


def _seats(words: Words) -> tuple[int, ...]:
    word = words.take("a seat")
    return () if word == "-" else tuple(whole(one, "the seat", 1, 10) for one in word.split(","))
