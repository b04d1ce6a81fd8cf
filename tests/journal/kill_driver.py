"""A program to be killed: plays hold'em by chance through a recorder, and says which rows are saved.

    python -m tests.journal.kill_driver DIRECTORY SEED

It goes on where the journal in DIRECTORY stops, plays for ever, and says `committed SEQ STATE` of each saved command.
"""

from __future__ import annotations

import sys
import time
from collections import deque
from hashlib import sha256
from pathlib import Path
from random import Random

from dealerassist.engine import IllegalActionError, Session
from dealerassist.engine import commands as c
from dealerassist.journal.live import LiveTable
from dealerassist.journal.recorder import Recorder
from dealerassist.journal.recovery import recover
from dealerassist.journal.rows import JOURNAL_FILE
from dealerassist.journal.writer import JournalWriter
from dealerassist.rehearsal.dealing import random_command
from dealerassist.rehearsal.evenings import between_hands
from tests.journal.evening import table


class RealClock:
    def wall_ns(self) -> int:
        return time.time_ns()

    def mono_ns(self) -> int:
        return time.monotonic_ns()


def state_of(live: LiveTable) -> str:
    """What a power cut must not change: hand, seat to act, pot, board, every stack."""
    hand = live.hand
    stacks = [(place.number, place.stack) for place in live.table.places]
    seats = [(seat.number, seat.stack, seat.bet, seat.live) for seat in hand.seats]
    named = (hand.setup.number, hand.awaiting, hand.pot_with_bets, hand.board, seats, stacks)
    return sha256(repr(named).encode()).hexdigest()[:16]


def opened(directory: Path) -> Recorder:
    """The table where its journal stops, or a new one."""
    path = directory / JOURNAL_FILE
    found = recover(path) if path.exists() else None
    if found is None:
        return Recorder.start(JournalWriter(directory), RealClock(), *table(6, 2_000), "dealer", "driver")
    return Recorder.resume(JournalWriter(directory, found.head), RealClock(), found)


def next_commands(recorder: Recorder, rng: Random) -> list[c.Command]:
    """The next act; between hands what happens at the table, then the next hand."""
    if not recorder.hand.over:
        return [c.Undo()] if rng.random() < 0.02 else [random_command(recorder.hand, rng)]
    told = between_hands(recorder.table, rng)
    return [*_rebuys(recorder.table), *([] if told is None else [told]), c.Next()]


def _rebuys(session: Session) -> list[c.Command]:
    """Nobody stays without chips, so that play never ends."""
    return [c.Chips(place.number, 2_000) for place in session.places if place.stack == 0]


def play_for_ever(recorder: Recorder, rng: Random) -> None:
    told: deque[tuple[int, str]] = deque()
    while True:
        for command in next_commands(recorder, rng):
            try:
                recorder.tell(command, "dealer", "driver")
            except IllegalActionError:  # an undo of nothing, a next hand without players
                continue
            told.append((recorder.told_seq, state_of(recorder._live)))
        while told and told[0][0] <= recorder.committed_seq:
            sys.stdout.write("committed {} {}\n".format(*told.popleft()))
            sys.stdout.flush()


if __name__ == "__main__":
    play_for_ever(opened(Path(sys.argv[1])), Random(int(sys.argv[2])))
