"""The whole table in the emulator: always the same bytes, and behind a real serial port."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

from dealerassist.cards import ALL_CARDS, card
from dealerassist.sensing import (
    BOARD,
    MUCK,
    SEATS,
    BoardCard,
    DealerKey,
    Health,
    HealthState,
    Key,
    MuckCards,
    Puck,
    Reading,
    SeatCards,
    SerialReader,
    Timing,
)
from dealerassist.sensing.codes import SensorCode
from dealerassist.sensing.simulated import SimulatedPort
from dealerassist.sensing.simulated.emulated import EmulatedTable
from dealerassist.sensing.tags import TableTags
from tests.firmware.building import needs_emulator
from tests.firmware.emulated import emulated_table
from tests.sensing.playing import Evening

pytestmark = needs_emulator
PATIENCE_S = 60.0
"""For what takes seconds at most on a machine with nothing else to do."""
PATIENT = Timing(answer_ms=400, tries=4, retry_ms=200)
"""The emulator shares the machine with others, so an answer may take longer than on a table."""


def transcript(seed: int) -> str:
    """Everything on the line in two seconds with cards, faults and a restart, as one number."""
    digest = sha256()
    with emulated_table(seed) as table:
        evening = Evening(seed, table)
        evening.reader.on_line = lambda sender, sent, now_ns: digest.update(f"{sender} {now_ns} ".encode() + sent)
        for at, each in enumerate(ALL_CARDS[:12]):
            table.lay(each, SEATS[at % 6])
        table.weak[table.number_of(ALL_CARDS[0])] = 100
        table.break_reader(MUCK, "noise", 40)
        evening.run(0.7)
        table.restart("seat-2")
        table.press(DealerKey.FLOOR)
        table.line.noise_to_host.corrupt = 0.1
        evening.run(0.8)
    return digest.hexdigest()


def test_two_runs_put_the_same_bytes_on_the_line_at_the_same_moments() -> None:
    assert transcript(4) == transcript(4)


class RealClock:
    def mono_ns(self) -> int:
        return time.monotonic_ns()


class Live:
    """The product's own reader in its thread, on a pseudo-terminal, and the firmware behind that."""

    def __init__(self, folder: Path, table: EmulatedTable) -> None:
        self.table = table
        self.port = SimulatedPort(table, folder / "line", RealClock())
        self.reader = SerialReader(str(self.port.path), TableTags([table.deck], table.pucks), RealClock(), PATIENT)
        self.told: list[Reading] = []
        self.port.start()
        self.reader.start(self.told.append)

    def close(self) -> None:
        self.reader.close()
        self.port.close()

    def until(self, holds: Callable[[list[Reading]], bool], what: str) -> None:
        give_up = time.monotonic() + PATIENCE_S
        while not holds(self.told):
            assert time.monotonic() < give_up, f"waited for: {what}; last told: {self.told[-3:]}"
            time.sleep(0.01)

    def until_all_work(self, after: int = 0) -> None:
        """All 17 nodes and the line, judged by what was told after so many readings."""

        def all_work(told: list[Reading]) -> bool:
            last = {each.source: each.state for each in told[after:] if isinstance(each, Health)}
            return len(last) == 18 and set(last.values()) == {HealthState.GOOD}

        self.until(all_work, "all nodes work")


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with emulated_table(seed=6, live=True) as table, closing(Live(tmp_path, table)) as live:
        yield live


def test_the_products_reader_plays_with_the_firmware_over_a_serial_port(live: Live) -> None:
    """Hello, reports, the board's faces, puck, keys, lamp, a restart, a port that is pulled out."""
    live.until_all_work()
    table = live.table
    for at, each in enumerate(ALL_CARDS[:6]):
        table.lay(each, SEATS[at % 3])
    table.move_puck(2)
    live.reader.lamp(3)
    live.until(lambda told: sum(isinstance(each, SeatCards) and len(each.tags) == 2 for each in told) == 3, "the deal")
    live.until(lambda told: any(isinstance(each, Puck) and each.seats == (2,) for each in told), "the puck")
    live.until(lambda told: table.lamps == (3,), "the lamp")
    table.lay(card("Ah"), BOARD[0])
    table.lay(ALL_CARDS[0], MUCK)
    live.until(lambda told: any(isinstance(each, BoardCard) and each.face == card("Ah") for each in told), "the flop")
    live.until(lambda told: any(isinstance(each, MuckCards) and len(each.tags) == 1 for each in told), "the fold")
    table.press(DealerKey.UNDO)
    live.until(lambda told: any(isinstance(each, Key) and each.which is DealerKey.UNDO for each in told), "the key")
    table.restart("seat-1")
    restarted = lambda told: any(isinstance(each, Health) and each.code is SensorCode.RESTARTED for each in told)  # noqa: E731
    live.until(restarted, "the restart")
    live.port.unplug()
    live.until(
        lambda told: any(isinstance(each, Health) and each.code is SensorCode.PORT_GONE for each in told), "gone"
    )
    after = len(live.told)
    live.port.replug()
    live.until_all_work(after)
    assert table.emulator.stats()["contention"] == 0
