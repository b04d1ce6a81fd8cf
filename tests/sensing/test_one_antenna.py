"""One antenna by itself tells what lies there now, or nothing: what it read last may be taken away since."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from dealerassist.cards import card
from dealerassist.cli.clock import SystemClock
from dealerassist.sensing import BOARD, HealthState
from dealerassist.sensing.one_antenna import OneAntenna
from dealerassist.sensing.simulated import SimulatedPort, SimulatedTable

PATIENCE_S = 30.0
ACE, PLACE = card("As"), BOARD[0]


@pytest.fixture
def table() -> SimulatedTable:
    return SimulatedTable(seed=3)


@pytest.fixture
def antenna(table: SimulatedTable, tmp_path: Path) -> Iterator[OneAntenna]:
    """It has read the ace of spades."""
    port = tmp_path / "line"
    with closing(SimulatedPort(table, port, SystemClock())) as line:
        line.start()
        with closing(OneAntenna(str(port), PLACE, SystemClock())) as opened:
            table.lay(ACE, PLACE)
            until(opened, lambda: opened.tags() == (table.number_of(ACE),))
            yield opened


def until(antenna: OneAntenna, so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not so():
        assert time.monotonic() < end, antenna.condition


def test_what_is_taken_away_is_gone(antenna: OneAntenna, table: SimulatedTable) -> None:
    table.take(ACE)
    until(antenna, lambda: antenna.tags() == ())


def test_an_antenna_that_is_not_read_any_more_tells_nothing_though_its_node_is_well(
    antenna: OneAntenna, table: SimulatedTable
) -> None:
    table.make_stuck(PLACE)
    until(antenna, lambda: antenna.tags() == ())
    assert antenna.condition.state is HealthState.GOOD


def test_a_node_that_is_silent_tells_nothing_and_what_lies_there_when_it_is_back(
    antenna: OneAntenna, table: SimulatedTable
) -> None:
    table.silence(PLACE.source)
    until(antenna, lambda: antenna.tags() == () and antenna.condition.state is HealthState.DOWN)
    table.silence(PLACE.source, False)
    until(antenna, lambda: antenna.tags() == (table.number_of(ACE),))
