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

_AGAIN = "again"


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


def checked_first_row(session: Session, setup: Setup, file: str) -> str:
    """The body of the first row of the hand `setup`, which `session` gave.

    Raises `JournalRecordError`, naming `file`, where reading it back would give another hand: better before the deal
    than after a power cut.
    """
    text = first_row_text(session, setup.positions, setup.house)
    reason = "the table cannot be written down exactly"
    try:
        back = read_first_row(text, file)
        same = (back.session, back.house) == (session, setup.house)
        same = same and back.session.next(back.house) == back.dealt.next(back.house) == setup
    except DealerAssistError as error:
        same, reason = False, f"{reason}: {error}"
    if not same:
        raise JournalRecordError(JournalCode.CANNOT_RECORD, file, reason)
    return text


def first_row_text(session: Session, positions: Positions, house: HouseRules) -> str:
    """The body of a first row: `session` deals a hand with these positions under this house's rules."""
    notes = [
        f"# format {FORMAT}",
        f"# engine {dealerassist.__version__}",
        f"# house {house.digest} {house.name}",
        f"# last {_last_words(session)}",
    ]
    return "\n".join(notes) + "\n" + header_text(as_dealt(session, positions), house, every_switch=True)


def as_dealt(session: Session, positions: Positions) -> Session:
    """The table whose next hand has just these positions."""
    if not session.game.button:
        return replace(session, positions=None, again=False)
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
    numbers = [last.button, last.small_at, last.big_at, last.small]
    words = [*("-" if n is None else str(n) for n in numbers), _listed(last.big), _listed(last.more)]
    return " ".join([*words, _AGAIN] if session.again else words)


def _listed(seats: tuple[int, ...]) -> str:
    return ",".join(map(str, seats)) or "-"


def _before(dealt: Session, last: str) -> Session:
    """The session from which `dealt` came."""
    if last == "none":
        return replace(dealt, positions=None, again=False)
    words = Words(last)
    button, small_at, big_at, small = _seat(words), _seat_or_none(words), _seat(words), _seat_or_none(words)
    positions = Positions(button, small_at, big_at, small, _seats(words), _seats(words))
    return replace(dealt, button=button, positions=positions, again=words.rest() == _AGAIN)


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
