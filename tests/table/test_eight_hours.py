"""An evening of eight hours, about 30 hands an hour, leaves nothing behind in memory."""

from __future__ import annotations

import gc
import tracemalloc
from pathlib import Path
from random import Random

import pytest

from dealerassist.engine import Await, NoLimit, Place, Session, Stakes, game_named, preset
from dealerassist.journal.past import PAST_HANDS
from dealerassist.journal.recorder import Recorder
from dealerassist.journal.writer import JournalWriter
from dealerassist.rehearsal.dealing import Habits, random_command
from dealerassist.table.keeping import Journaled
from dealerassist.table.table import Table
from dealerassist.views import Press, PressKey
from tests.journal.evening import TurnedClock

HANDS = 240
HABITS = Habits(mistake=0.0, dealers_word=0.0, all_in=0.0, raises=0.05)
MOST = 2_000_000


def play(table: Table, keeper: Journaled, rng: Random, hands: int) -> None:
    """So many hands to their end; every view is made as the screen would have it."""
    for _ in range(hands):
        while not keeper.hand.over:
            if keeper.hand.awaits is Await.AWARD:
                table.intend(PressKey(Press.GO_ON))
            else:
                table.told(random_command(keeper.hand, rng, HABITS), "")
            assert table.view.seats
        table.intend(PressKey(Press.GO_ON))


@pytest.mark.slow
def test_eight_hours_of_play_grow_by_less_than_two_megabytes(tmp_path: Path) -> None:
    """After as many hands as are kept for looking back at them."""
    session = Session(
        game_named("holdem"), Stakes(NoLimit(400), (200, 400)), tuple(Place(n, None) for n in range(1, 10)), button=9
    )
    recorder = Recorder.start(JournalWriter(tmp_path), TurnedClock(), session, preset("tda-2024"), "dealer", "touch")
    keeper, rng = Journaled(recorder), Random(8)
    table = Table(keeper)
    tracemalloc.start()
    play(table, keeper, rng, PAST_HANDS + 20)
    gc.collect()
    before, _ = tracemalloc.get_traced_memory()
    play(table, keeper, rng, HANDS)
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    recorder.close()
    assert after - before < MOST
