"""Every test here runs against the simulated nodes and against the firmware: they must agree."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dealerassist.sensing.simulated import SimulatedTable
from tests.firmware.building import needs_emulator
from tests.firmware.conformance.asking import Asker
from tests.firmware.emulated import emulated_table
from tests.sensing.playing import Evening


@pytest.fixture(params=["simulated", pytest.param("firmware", marks=needs_emulator)])
def table(request: pytest.FixtureRequest) -> Iterator[SimulatedTable]:
    if request.param == "simulated":
        yield SimulatedTable(seed=1)
        return
    with emulated_table(seed=1) as table:
        yield table


@pytest.fixture
def asker(table: SimulatedTable) -> Asker:
    return Asker(table)


@pytest.fixture
def evening(table: SimulatedTable) -> Evening:
    """All nodes are greeted and trusted."""
    evening = Evening(1, table)
    evening.run(0.5)
    return evening
