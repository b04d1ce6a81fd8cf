"""The players of the simulated table act by themselves, but never while the dealer is busy with something else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from dealerassist.cli.simulated import SimulatedPlayers
from dealerassist.engine.commands import SeatAct
from dealerassist.table.table import Table
from dealerassist.views import HoldSeat, Intent, Press, PressKey, TouchSeat
from tests.table.playing import Played

GO = PressKey(Press.GO_ON)


class Waiting:
    """What the players have put, kept until somebody lets them act."""

    def __init__(self) -> None:
        self.put: list[Callable[[Table], None]] = []

    def act(self, table: Table) -> None:
        while self.put:
            self.put.pop(0)(table)


def acts(played: Played) -> int:
    return sum(isinstance(entry.command, SeatAct) for entry in played.keeper.entries)


@pytest.fixture
def players(monkeypatch: pytest.MonkeyPatch) -> tuple[SimulatedPlayers, Waiting]:
    """Thinking takes no time: the timer puts at once."""
    waiting = Waiting()

    class AtOnce:
        daemon = False

        def __init__(self, seconds: float, then: Callable[[], None]) -> None:
            self.start = then

        def cancel(self) -> None:
            pass

    monkeypatch.setattr("dealerassist.cli.simulated.Timer", AtOnce)
    return SimulatedPlayers(waiting.put.append, Random(1), thinking=False), waiting


@pytest.mark.parametrize("turned_to", [(PressKey(Press.RAISE),), (PressKey(Press.UNDO_LIST),), (HoldSeat(3),)])
def test_nobody_acts_while_the_dealer_types_or_changes_an_act(
    players: tuple[SimulatedPlayers, Waiting], turned_to: tuple[Intent, ...]
) -> None:
    simulated, waiting = players
    played = Played()
    played.touch(GO, GO)
    simulated.look(played.table)
    for intent in turned_to:
        played.table.intend(intent)
    before = acts(played)
    waiting.act(played.table)
    assert acts(played) == before
    played.table.intend(TouchSeat(played.table.situation.actor or 0))
    if turned_to[0] == PressKey(Press.UNDO_LIST):
        played.table.intend(PressKey(Press.UNDO))
    simulated.look(played.table)
    waiting.act(played.table)
    assert acts(played) > before, "once he is back"


def test_what_the_dealer_has_undone_is_his_to_enter(players: tuple[SimulatedPlayers, Waiting]) -> None:
    simulated, waiting = players
    played = Played()
    played.touch(GO)
    simulated.look(played.table)
    waiting.act(played.table)
    assert acts(played) == 1
    simulated.look(played.table)
    played.touch(Press.UNDO)
    simulated.look(played.table)
    waiting.act(played.table)
    assert acts(played) == 0
    played.touch(GO)
    simulated.look(played.table)
    waiting.act(played.table)
    assert acts(played) == 2


def test_nobody_acts_before_the_dealer_has_confirmed_the_hand_that_a_restart_came_back_to(
    players: tuple[SimulatedPlayers, Waiting],
) -> None:
    simulated, waiting = players
    played = Played(2)
    played.touch(GO, GO)
    played.table = Table(played.keeper, resumed={})
    before = acts(played)
    for _ in range(2):
        simulated.look(played.table)
        waiting.act(played.table)
    assert (played.prompt, acts(played)) == ("resume k=1", before)
    played.touch(GO)
    simulated.look(played.table)
    waiting.act(played.table)
    assert acts(played) > before
