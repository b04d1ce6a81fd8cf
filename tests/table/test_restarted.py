"""Wherever the power goes the table comes back to what its screen showed: any event of simulated hands is the last."""

from __future__ import annotations

from random import Random

import pytest

from dealerassist.cli.simulated import SimulatedDeck, dealt_by, players_act
from dealerassist.journal.live import LiveTable
from dealerassist.table.desk import Desk
from dealerassist.table.table import Table
from dealerassist.views import MarkCode, Press, PressKey, TouchSeat
from tests.rehearsal.running import Remembering
from tests.table.playing import Played

MARKS = (MarkCode.SIMULATED,)
KEYS = (*[Press.GO_ON] * 8, Press.RAISE, Press.RAISE, Press.FOLD, Press.ALL_IN, Press.UNDO)
TOUCHES = (*map(PressKey, KEYS), *map(TouchSeat, range(1, 10, 3)))


@pytest.mark.parametrize("seed", range(6))
def test_the_seats_after_a_restart_at_any_event_are_those_that_were_painted(seed: int) -> None:
    """But for digits on the pad, and whatever else was on the desk alone."""
    rng, played = Random(seed), Played(9, 40_000, chip=25)
    keeper = Remembering(LiveTable(played.keeper.table, played.keeper.house))
    deck = SimulatedDeck(rng)
    deck.hand = lambda: keeper.hand
    table = Table(keeper, MARKS, deck.reveal)
    compared = uncounted = 0
    for _ in range(150):
        something_happens(table, deck, rng)
        again = Table(keeper, MARKS, deck.reveal, keeper.marks)
        if table.situation.desk == Desk(asked=table.situation.desk.asked):
            assert again.view.seats == table.view.seats
            compared += 1
            uncounted += any(seat.uncounted for seat in table.view.seats)
    assert compared > 50
    assert uncounted


def something_happens(table: Table, deck: SimulatedDeck, rng: Random) -> None:
    """A player acts, or the dealer touches something."""
    hand = table.situation.hand
    if hand.acting and rng.random() < 0.4:
        table.told(players_act(hand, rng), "simulated player")
        return
    intent = rng.choice(TOUCHES)
    if not dealt_by(deck, table, intent):
        table.intend(intent)
