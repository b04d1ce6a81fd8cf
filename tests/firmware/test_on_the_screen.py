"""The whole way: firmware, a serial port, reader, resolver and engine, the dealer's screen and a finger on it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PyQt6.QtWidgets", reason="no Qt here", exc_type=ImportError)

from dealerassist.rehearsal.records import table_of
from dealerassist.sensing import Timing
from dealerassist.table.keeping import InMemory
from tests.firmware.building import needs_emulator
from tests.firmware.emulated import emulated_table
from tests.firmware.test_recorded_hand import QUICK, shortest
from tests.live.table_on_a_line import TableOnALine
from tests.live.test_recorded_hands_on_a_line import DealerOnALine

pytestmark = needs_emulator
PATIENT = Timing(answer_ms=400, tries=4, retry_ms=200)
"""The emulator shares the machine with others, so an answer may take longer than on a table."""


@pytest.fixture
def keeper() -> InMemory:
    return InMemory(table_of(shortest()))


@pytest.fixture
def live(tmp_path: Path, keeper: InMemory) -> Iterator[TableOnALine]:
    with emulated_table(seed=9, live=True) as devices, TableOnALine(tmp_path, keeper, devices, PATIENT) as table:
        yield table


def test_a_recorded_hand_on_the_firmware_by_taps_on_the_screen_reaches_the_recorded_stacks(
    live: TableOnALine, keeper: InMemory
) -> None:
    truth = DealerOnALine(live, shortest(), pace=QUICK).deal()
    assert keeper.hand.result is not None
    assert truth.result is not None
    assert keeper.hand.result.stacks == truth.result.stacks
    assert live.failures == []
