"""Over a real pseudo-terminal that pyserial opens, in real time: threads, unplugging, and the same bytes as stepped."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from serial import Serial

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
from dealerassist.sensing.codes import ReaderStateError, SensorCode
from dealerassist.sensing.simulated import SimulatedPort, SimulatedTable, SteppedReader, link_times

PATIENCE_S = 20.0
"""For what takes some milliseconds on a machine with nothing else to do."""
QUICK = Timing(answer_ms=150, tries=4, slot_ms=4, retry_ms=100)
DONE_S = 2.0


class RealClock:
    def mono_ns(self) -> int:
        return time.monotonic_ns()


class Live:
    """A reader and a simulated table, each in its thread, a real port between them."""

    def __init__(self, folder: Path, timing: Timing = QUICK) -> None:
        self.table = SimulatedTable(real_speed=False)
        self.port = SimulatedPort(self.table, folder / "line", RealClock())
        self.reader = SerialReader(str(self.port.path), self.table.tags, RealClock(), timing)
        self.told: list[Reading] = []

    def start(self) -> None:
        self.port.start()
        self.reader.start(self.told.append)

    def until(self, holds: Callable[[list[Reading]], bool], what: str) -> None:
        give_up = time.monotonic() + PATIENCE_S
        while not holds(self.told):
            assert time.monotonic() < give_up, f"waited for: {what}; last told: {self.told[-3:]}"
            time.sleep(0.005)

    def until_all_work(self, after: int = 0) -> None:
        """All 17 nodes and the line, judged by what was told after so many readings."""

        def all_work(told: list[Reading]) -> bool:
            last = {each.source: each.state for each in told[after:] if isinstance(each, Health)}
            return len(last) == 18 and set(last.values()) == {HealthState.GOOD}

        self.until(all_work, "all nodes work")

    def until_told(self, kind: type[Reading], after: int = 0) -> Reading:
        self.until(lambda told: any(isinstance(each, kind) for each in told[after:]), kind.__name__)
        return next(each for each in self.told[after:] if isinstance(each, kind))


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    each = Live(tmp_path)
    yield each
    each.reader.close()
    each.port.close()
    assert not [thread for thread in threading.enumerate() if thread.name in ("serial", "simulated-port")]


def test_everything_that_a_table_says_comes_through_the_port(live: Live) -> None:
    live.start()
    live.until_all_work()
    live.table.lay(card("Ah"), SEATS[2])
    live.table.lay(card("2c"), BOARD[4])
    live.table.lay(card("Kd"), MUCK)
    live.table.move_puck(9)
    live.table.press(DealerKey.ALL_IN)
    live.reader.lamp(7)
    seat, place, puck = live.until_told(SeatCards), live.until_told(BoardCard), live.until_told(Puck)
    key, muck = live.until_told(Key), live.until_told(MuckCards)
    assert isinstance(seat, SeatCards)
    assert (seat.seat, len(seat.tags)) == (3, 1)
    assert isinstance(place, BoardCard)
    assert (place.place, place.face) == (5, card("2c"))
    assert isinstance(puck, Puck)
    assert isinstance(key, Key)
    assert (key.which, key.pressed) == (DealerKey.ALL_IN, True)
    assert isinstance(muck, MuckCards)
    assert live.reader.reveal(3) == (card("Ah"),)
    live.until(lambda told: live.table.lamps == (7,), "the lamp")
    live.until(lambda told: any(isinstance(each, Puck) and each.seats == (9,) for each in told), "the puck")
    assert [each.seq for each in live.told] == list(range(1, len(live.told) + 1))


def test_commands_may_come_from_another_thread_while_readings_do(live: Live) -> None:
    live.start()
    live.until_all_work()
    for at, each in enumerate(ALL_CARDS[:20]):
        live.table.lay(each, SEATS[at % 10])
    last = 0
    for seat in (1, 2, 3, None):
        live.reader.lamp(seat)
        last = live.reader.new_hand()
        live.reader.reveal(1)
    live.until(lambda told: sum(isinstance(each, SeatCards) and len(each.tags) == 2 for each in told) >= 10, "20 cards")
    assert last <= len(live.told)
    assert [each.seq for each in live.told] == list(range(1, len(live.told) + 1))


def test_a_port_that_is_unplugged_is_opened_again(live: Live) -> None:
    live.start()
    live.until_all_work()
    live.table.lay(card("Ah"), SEATS[2])
    live.until_told(SeatCards)
    for _ in range(2):
        before = len(live.told)
        live.port.unplug()
        live.until(lambda told: told[-1].source == "keys" and isinstance(told[-1], Health), "all nodes down")
        down = [each for each in live.told[before:] if isinstance(each, Health)]
        assert {(each.state, each.code) for each in down} == {(HealthState.DOWN, SensorCode.PORT_GONE)}
        before = len(live.told)
        live.port.replug()
        live.until_all_work(before)
    live.table.take(card("Ah"))
    live.until(lambda told: isinstance(told[-1], SeatCards) and told[-1].tags == (), "the card taken in the meantime")


def test_a_port_that_comes_late_is_waited_for_with_ever_longer_pauses(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "dealerassist.sensing.serial_reader")
    live = Live(tmp_path)
    live.port.unplug()
    live.reader.start(live.told.append)
    live.until(bool, "the port is not there")
    assert isinstance(live.told[0], Health)
    assert (live.told[0].source, live.told[0].code) == ("link", SensorCode.PORT_GONE)
    time.sleep(0.5)
    assert len(live.told) == 18, "told once, however often it is tried"
    tries = [each.levelno for each in caplog.records]
    assert tries[0] == logging.WARNING
    assert 2 <= len(tries) <= 3, "after 0, 0.1 and 0.3 s"
    assert set(tries[1:]) == {logging.DEBUG}, "a plug that is out all night does not fill the log"
    live.port.start()
    live.port.replug()
    live.until_all_work(18)
    live.reader.close()
    live.port.close()


def test_a_port_that_another_program_holds_is_not_shared(live: Live) -> None:
    live.port.start()
    with Serial(str(live.port.path), 250_000, exclusive=True):
        live.reader.start(live.told.append)
        live.until(bool, "the port is held")
        assert isinstance(live.told[0], Health)
        assert live.told[0].code == SensorCode.PORT_GONE
    live.until_all_work(18)


def test_a_file_that_is_no_port_is_no_crash(tmp_path: Path) -> None:
    wrong = tmp_path / "line"
    wrong.write_text("hello")
    told: list[Reading] = []
    reader = SerialReader(str(wrong), SimulatedTable().tags, RealClock())
    reader.start(told.append)
    give_up = time.monotonic() + PATIENCE_S
    while not told and time.monotonic() < give_up:
        time.sleep(0.005)
    reader.close()
    assert isinstance(told[0], Health)
    assert told[0].code == SensorCode.PORT_GONE


def test_a_restart_and_other_firmware_are_told_over_the_port(live: Live) -> None:
    live.start()
    live.until_all_work()
    before = len(live.told)
    live.table.restart("seat-4")
    live.table.flash("muck", 2)

    def both(told: list[Reading]) -> bool:
        return {("seat-4", SensorCode.RESTARTED), ("muck", SensorCode.FLASH_FIRMWARE)} <= {
            (each.source, each.code) for each in told[before:] if isinstance(each, Health)
        }

    live.until(both, "a restart and a refusal")


def test_noise_on_the_port_hides_nothing(live: Live) -> None:
    live.start()
    live.until_all_work()
    noise = live.table.line.noise_to_host
    noise.corrupt = noise.drop = noise.insert = 0.03
    live.table.line.noise_to_nodes.corrupt = 0.05
    for _ in range(3):
        live.table.press(DealerKey.CHECK)
        live.table.release(DealerKey.CHECK)
    live.until(lambda told: sum(isinstance(each, Key) for each in told) >= 6, "three strokes of a key")
    assert [each.pressed for each in live.told if isinstance(each, Key)] == [True, False] * 3


def test_a_fault_in_the_thread_itself_stops_it_and_is_told(live: Live, caplog: pytest.LogCaptureFixture) -> None:
    def readings(reading: Reading) -> None:
        live.told.append(reading)
        if isinstance(reading, SeatCards):
            raise RuntimeError("a bug in whoever takes the readings")

    live.port.start()
    live.reader.start(readings)
    live.until_all_work()
    live.table.lay(card("Ah"), SEATS[0])
    live.until(lambda told: told[-1].source == "keys" and isinstance(told[-1], Health), "the thread's end")
    last = live.told[-1]
    assert isinstance(last, Health)
    assert (last.state, last.code) == (HealthState.DOWN, SensorCode.STOPPED)
    assert "the serial thread ends" in caplog.text
    rounds = live.reader.rounds
    time.sleep(0.05)
    assert live.reader.rounds == rounds, "a watchdog sees it too"


def test_a_reader_is_started_once_and_closed_as_often_as_you_like(live: Live) -> None:
    live.start()
    with pytest.raises(ReaderStateError):
        live.reader.start(live.told.append)
    live.reader.close()
    live.reader.close()


def test_the_port_gives_the_same_bytes_as_the_stepped_line(tmp_path: Path) -> None:
    """What the host sent in a stepped run is sent again through pyserial, at the same virtual times."""

    def table() -> SimulatedTable:
        made = SimulatedTable(5)
        made.line.noise_to_host.corrupt = 0.05
        for at, each in enumerate(ALL_CARDS[:24]):
            made.lay(each, (*SEATS, *BOARD, MUCK)[at % 16])
        made.move_puck(2)
        made.press(DealerKey.FOLD)
        return made

    line: list[tuple[str, bytes, int]] = []
    stepped = SteppedReader(table())
    stepped.on_line = lambda *told: line.append(told)
    stepped.start(lambda reading: None)
    stepped.run(DONE_S)
    assert len(line) > 500

    class StillClock:
        now = 0

        def mono_ns(self) -> int:
            return self.now

    clock = StillClock()
    port = SimulatedPort(table(), tmp_path / "line", clock)
    with Serial(str(port.path), 250_000, timeout=5) as serial:
        for sender, sent, at in line:
            clock.now = at
            if sender == "host":
                serial.write(sent)
                port.serve(5)
            else:
                port.serve(0)
                assert serial.read(len(sent)) == sent
        assert serial.in_waiting == 0
    port.close()


def test_times_of_the_link_are_measured_and_printed() -> None:
    times = link_times(RealClock(), polls=100)
    assert times.polls == 100
    assert 0 < times.p50_ns <= times.p99_ns < 1e9
    assert str(times).startswith("100 polls of ")
    assert " a second" in str(times)
