"""Recorded hands in lockstep: through firmware, line, reader, resolver and engine, to the recorded stacks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dealerassist.cli.rehearsing import RehearsedDealer
from dealerassist.engine import commands as c
from dealerassist.journal.phh import PhhHand
from dealerassist.rehearsal.records import table_of
from dealerassist.sensing.simulated import SteppedReader
from dealerassist.sensing.simulated.emulated import EmulatedTable
from dealerassist.table.keeping import InMemory
from dealerassist.table.table import Table
from tests.firmware.building import needs_emulator
from tests.firmware.emulated import emulated_table
from tests.rehearsal.hands import chosen

pytestmark = needs_emulator


@pytest.fixture
def table() -> Iterator[EmulatedTable]:
    with emulated_table(seed=8) as table:
        yield table


QUICK = 0.6
"""The quickest that a dealer is, as a part of what an unhurried one takes."""


def shortest() -> PhhHand:
    """Of the hands that are shown down."""
    shown = [each for each in chosen() if sum(isinstance(act.command, c.Show) for act in each.actions) >= 2]
    return min(shown, key=lambda record: len(record.actions))


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("record", [shortest(), *chosen()[::4]], ids=lambda record: record.file)
def test_a_recorded_hand_on_the_firmware_reaches_the_recorded_stacks(table: EmulatedTable, record: PhhHand) -> None:
    keeper = InMemory(table_of(record))
    reader = SteppedReader(table, seed=8)
    truth = RehearsedDealer(Table(keeper, reader=reader), record, table, reader, pace=QUICK).deal()
    assert keeper.hand.result is not None
    assert truth.result is not None
    assert keeper.hand.result.stacks == truth.result.stacks
    stats = table.emulator.stats()
    assert (stats["contention"], stats["rules"], stats["undriven"]) == (0, 0, 0)
