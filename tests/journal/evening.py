"""What the journal's tests share: a clock that only they turn, tables played by chance, and what a table is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from dealerassist.engine import (
    HouseRules,
    IllegalActionError,
    NoLimit,
    NotationError,
    Place,
    Session,
    Stakes,
    command_text,
    game_named,
    parse_command,
    preset,
)
from dealerassist.engine import commands as c
from dealerassist.journal.live import LiveTable
from dealerassist.journal.recorder import Recorder
from dealerassist.journal.writer import JournalWriter
from dealerassist.rehearsal.dealing import random_command

# Where a commit costs nothing, for properties that are about rows and not about the medium.
MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None


class TurnedClock:
    """Each look is a millisecond later than the last one; `wall_ns` may be set."""

    def __init__(self, wall_ns: int = 1_800_000_000_000_000_000) -> None:
        self.wall = wall_ns
        self.mono = 0

    def wall_ns(self) -> int:
        return self.wall + self.mono

    def mono_ns(self) -> int:
        self.mono += 1_000_000
        return self.mono


def table(seats: int = 4, stack: int = 1000, house: str = "tda-2024") -> tuple[Session, HouseRules]:
    """A no-limit table, blinds 10 and 20, button at seat 1."""
    places = tuple(Place(number, stack) for number in range(1, seats + 1))
    return Session(game_named("holdem"), Stakes(NoLimit(20), (10, 20)), places, 1), preset(house)


@contextmanager
def recording(directory: Path, session: Session, house: HouseRules) -> Iterator[Recorder]:
    """A recorder of a new session in `directory`, closed at the end."""
    recorder = Recorder.start(JournalWriter(directory), TurnedClock(), session, house, "dealer", "script")
    try:
        yield recorder
    finally:
        recorder.close()


def tell(recorder: Recorder, *lines: str) -> None:
    """Tell lines of the hand script's language."""
    for line in lines:
        recorder.tell(parse_command(line), "dealer", "touch")


def play_out(recorder: Recorder, rng: Random) -> None:
    """Play the hand to its end."""
    while not recorder.hand.over:
        recorder.tell(random_command(recorder.hand, rng), "dealer", "touch")


def meddle(recorder: Recorder, rng: Random) -> None:
    """Somebody was wrong: take back, change, correct. What is refused must leave no row."""
    seats = [seat.number for seat in recorder.hand.seats]
    seat, amount = rng.choice(seats), rng.randint(0, 300)
    seq = rng.randint(1, 30)
    command = rng.choice(
        (
            c.Undo(),
            c.Undo(seq),
            c.Change(seq, c.Fold(seat)),
            c.Change(seq, c.Call(seat)),
            c.Change(seq, c.Raise(seat, amount)),
            c.FixBet(seat, amount, "counted  again"),
            c.FixStack(seat, rng.choice((None, amount)), "counted"),
            c.FixAct(seat, "was skipped"),
            c.Kill(seat, "left\nthe table"),
            c.Restore(seat, "was not folded"),
            c.Give(0, seat, amount, "floor’s word"),
            c.Void("misdeal"),
            c.Bet(seat, amount),
        )
    )
    before = (recorder.told_seq, standing(recorder._live))
    try:
        recorder.tell(command, "floor:Ann", "touch", "a reason")
    except (IllegalActionError, NotationError):
        assert (recorder.told_seq, standing(recorder._live)) == before, command_text(command)


def standing(live: LiveTable) -> dict[str, object]:
    """Everything that a table is, to compare two of them."""
    hand, timeline = live.hand, live.timeline
    return {
        "session": live.session,
        "table": live.table,
        "house": live.house,
        "between": live.between,
        "commands": live.commands,
        "entries": timeline.entries,
        "waiting": timeline.waiting,
        "why": timeline.why_waiting and timeline.why_waiting.code,
        "setup": hand.setup,
        "told": hand.commands,
        "awaiting": hand.awaiting,
        "legal": hand.legal,
        "seats": hand.seats,
        "board": hand.board,
        "pots": hand.pots,
        "rulings": hand.rulings,
        "result": hand.result,
    }
