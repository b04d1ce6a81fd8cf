"""Recorded hands through simulated devices, a real serial line, the resolver and the engine, entered by taps on the
offscreen display, to the recorded stacks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PyQt6.QtWidgets", reason="no Qt here", exc_type=ImportError)

from dealerassist.cli.clock import SystemClock
from dealerassist.cli.looking import Look
from dealerassist.cli.rehearsing import RehearsedDealer
from dealerassist.journal.phh import PhhHand, read_phh
from dealerassist.journal.recorder import Recorder
from dealerassist.journal.writer import JournalWriter
from dealerassist.rehearsal.records import table_of
from dealerassist.sensing.simulated import SteppedReader
from dealerassist.table.keeping import Journaled
from dealerassist.views import Intent
from tests.live.table_on_a_line import TableOnALine


def plays_hold_em(path: Path) -> bool:
    return bool(re.search(r"variant *= *['\"](NT|FT)['\"]", path.read_text()))


HANDS = Path(__file__).parents[1] / "hands"
CHOSEN = sorted((HANDS / "nlhe").glob("*.phh"))[5::10]
REST = sorted(path for path in HANDS.glob("*/*.phh") if path not in CHOSEN and plays_hold_em(path))
SLOW = [pytest.param(path, marks=pytest.mark.slow) for path in REST]


class DealerOnALine(RehearsedDealer):
    """The scripted dealer, whose time is the antennas' cycles and whose touches are taps on the screen."""

    def __init__(self, live: TableOnALine, record: PhhHand, pace: float = 1.0) -> None:
        self._live = live
        super().__init__(live.table, record, live.devices, SteppedReader(live.devices), pace=pace)

    def _listen(self, reader: SteppedReader) -> None:
        """The reader of the line is listened to already."""

    def _pass(self, seconds: float) -> None:
        self._live.pass_seconds(seconds)

    def _look(self) -> Look:
        return self._live.look()

    def _touch(self, intent: Intent) -> None:
        self.count.touches += 1
        self._live.touch(intent)


@pytest.fixture
def record(request: pytest.FixtureRequest) -> PhhHand:
    path: Path = request.param
    return read_phh(path.read_text(), str(path))


@pytest.fixture
def recorder(tmp_path: Path, record: PhhHand) -> Iterator[Recorder]:
    table = table_of(record)
    writer = JournalWriter(tmp_path / "state")
    each = Recorder.start(writer, SystemClock(), table.session, table.house, "dealer", "table")
    yield each
    each.close()


@pytest.fixture
def live(tmp_path: Path, recorder: Recorder) -> Iterator[TableOnALine]:
    with TableOnALine(tmp_path, Journaled(recorder)) as each:
        yield each


@pytest.mark.parametrize("record", [*CHOSEN, *SLOW], ids=lambda path: path.stem, indirect=True)
def test_a_recorded_hand_on_a_real_line_by_taps_reaches_the_recorded_stacks(
    live: TableOnALine, recorder: Recorder, record: PhhHand
) -> None:
    truth = DealerOnALine(live, record).deal()
    assert recorder.hand.result is not None
    assert truth.result is not None
    assert recorder.hand.result.stacks == truth.result.stacks
    assert live.failures == []
