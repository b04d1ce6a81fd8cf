"""Play with random faults: no wrong card, no card or key lost, every node trusted again. A fixed seed, told on failure.

Some time of play in which anything may break, then quiet: after that the host must see the table as it is.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator

import pytest

from dealerassist.sensing.simulated.emulated import EmulatedTable
from tests.firmware.building import needs_emulator
from tests.firmware.emulated import emulated_table
from tests.firmware.soaking import Soak

pytestmark = needs_emulator
log = logging.getLogger(__name__)
SEED = int(os.environ.get("SOAK_SEED", "11"))


@pytest.fixture
def table() -> Iterator[EmulatedTable]:
    with emulated_table(SEED) as table:
        yield table


@pytest.mark.parametrize("times", [1, pytest.param(60, marks=[pytest.mark.slow, pytest.mark.timeout(3600)])])
def test_play_with_random_faults_ends_with_the_table_as_it_is(table: EmulatedTable, times: int) -> None:
    log.info("SOAK_SEED=%d", SEED)
    soak = Soak(table, SEED)
    for _ in range(times):
        soak.play(25)
        soak.heal()
        soak.check()
        soak.check_fields()
        soak.check_that_nothing_was_told_that_never_lay_there()
        soak.new_hand()
