"""The dealer's console at the pins of a machine that is not there: gpiozero's own mock."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from random import Random

import pytest

pytest.importorskip("gpiozero")

from gpiozero.pins.mock import MockFactory

from dealerassist.sensing import DealerKey, Health, HealthState, Key, Reading, SensorCode, Timing
from dealerassist.sensing.codes import ConsoleError, ReaderStateError
from dealerassist.sensing.console_pins import KEY_PINS, LAMP_PIN
from dealerassist.sensing.debouncing import STUCK_NS
from dealerassist.sensing.gpio_console import IDLE_NS, GpioConsole, pins_of_this_machine
from dealerassist.sensing.sensors import Sensors
from dealerassist.sensing.simulated import SimulatedTable
from dealerassist.sensing.zones import ZONE_AT

MS = 1_000_000
PATIENCE_S = 10.0


class Clock:
    now_ns = 0

    def mono_ns(self) -> int:
        return self.now_ns


class Wired:
    """A console whose thread does not run: time passes in `wait`."""

    def __init__(self) -> None:
        self.factory = MockFactory()
        self.clock = Clock()
        self.console = GpioConsole(self.factory, self.clock)
        self.readings: list[Reading] = []
        self.console._stamper.tell = self.readings.append
        self.wait()

    def wait(self, ms: int = 40) -> None:
        end = self.clock.now_ns + ms * MS
        while self.clock.now_ns < end:
            self.clock.now_ns += 2 * MS
            self.console.look()

    def press(self, key: DealerKey) -> None:
        self.factory.pin(KEY_PINS[key]).drive_low()

    def release(self, key: DealerKey) -> None:
        self.factory.pin(KEY_PINS[key]).drive_high()

    @property
    def keys(self) -> list[tuple[DealerKey, bool]]:
        return [(each.which, each.pressed) for each in self.readings if isinstance(each, Key)]

    @property
    def health(self) -> list[tuple[HealthState, SensorCode]]:
        return [(each.state, each.code) for each in self.readings if isinstance(each, Health)]


@pytest.fixture
def wired() -> Iterator[Wired]:
    wired = Wired()
    yield wired
    wired.console.close()


def test_every_key_has_a_pin_of_its_own() -> None:
    assert KEY_PINS.keys() == set(DealerKey)
    assert len({*KEY_PINS.values(), LAMP_PIN}) == len(DealerKey) + 1


@pytest.mark.parametrize("key", DealerKey)
def test_a_key_that_closes_its_pin_to_ground_is_told(wired: Wired, key: DealerKey) -> None:
    wired.press(key)
    wired.wait()
    wired.release(key)
    wired.wait()
    assert wired.keys == [(key, True), (key, False)]
    assert {each.source for each in wired.readings} == {"keys"}
    assert [each.seq for each in wired.readings] == [1, 2, 3]


def test_a_contact_that_bounces_is_one_press(wired: Wired) -> None:
    """gpiozero's mock does not know bounce times, so this is our own debouncer's work."""
    for _ in range(5):
        wired.press(DealerKey.GO_ON)
        wired.wait(4)
        wired.release(DealerKey.GO_ON)
        wired.wait(2)
    wired.press(DealerKey.GO_ON)
    wired.wait()
    assert wired.keys == [(DealerKey.GO_ON, True)]


def test_a_stuck_key_is_reported_and_cleared(wired: Wired) -> None:
    wired.press(DealerKey.CALL)
    wired.wait()
    wired.clock.now_ns += STUCK_NS
    wired.wait()
    wired.release(DealerKey.CALL)
    wired.wait()
    assert wired.health == [
        (HealthState.GOOD, SensorCode.WORKS),
        (HealthState.POOR, SensorCode.STUCK_KEY),
        (HealthState.GOOD, SensorCode.WORKS),
    ]
    assert wired.keys == [(DealerKey.CALL, True), (DealerKey.CALL, False)]


def test_the_lamp_is_lit_while_a_player_is_to_act(wired: Wired) -> None:
    for seat, lit in ((4, True), (5, True), (None, False)):
        wired.console.lamp(seat)
        wired.wait(2)
        assert bool(wired.factory.pin(LAMP_PIN).state) is lit


def test_at_rest_it_looks_seldom_and_while_a_contact_moves_often(wired: Wired) -> None:
    assert wired.console.look() == wired.clock.now_ns + IDLE_NS
    wired.press(DealerKey.FOLD)
    assert wired.console.look() == wired.clock.now_ns + 5 * MS


def test_pins_that_somebody_else_holds_are_refused_in_one_line(wired: Wired) -> None:
    with pytest.raises(ConsoleError, match=r"the keys cannot be read at this machine's pins: .*GPIO5") as refused:
        GpioConsole(wired.factory, wired.clock)
    assert "\n" not in str(refused.value)


def test_a_machine_without_what_drives_pins_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "lgpio", None)
    monkeypatch.delitem(sys.modules, "gpiozero.pins.lgpio", raising=False)
    with pytest.raises(ConsoleError, match=r"at this machine's pins: .*install lgpio") as refused:
        pins_of_this_machine()
    assert "\n" not in str(refused.value)


def test_where_the_keys_are_at_the_pins_the_line_misses_no_node_with_keys() -> None:
    """Else the source `keys` would be told down by the one and well by the other."""
    told: list[Reading] = []
    table = SimulatedTable()
    sensors = Sensors(table.tags, told.append, Timing(), Random(1), addresses=tuple(ZONE_AT))
    sensors.opened(0)
    sensors.lost(SensorCode.PORT_GONE, 1)
    assert {each.source for each in told if isinstance(each, Health)} == {
        "link",
        *(zone.source for zone in ZONE_AT.values()),
    }


def until(holds: Callable[[], bool]) -> None:
    give_up = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < give_up
        time.sleep(0.002)


class RealClock:
    def mono_ns(self) -> int:
        return time.monotonic_ns()


def test_in_its_own_thread_it_tells_presses_lights_the_lamp_and_ends() -> None:
    factory, readings = MockFactory(), list[Reading]()
    console = GpioConsole(factory, RealClock())
    console.start(readings.append)
    until(lambda: bool(readings))
    factory.pin(KEY_PINS[DealerKey.FOLD]).drive_low()
    until(lambda: any(isinstance(each, Key) and each.pressed for each in readings))
    console.lamp(3)
    until(lambda: bool(factory.pin(LAMP_PIN).state))
    with pytest.raises(ReaderStateError):
        console.start(readings.append)
    console.close()
    console.lamp(4)
    console.close()
    assert [each.which for each in readings if isinstance(each, Key)] == [DealerKey.FOLD]


def test_pins_that_fail_are_told_and_hold_no_key(monkeypatch: pytest.MonkeyPatch) -> None:
    factory, readings = MockFactory(), list[Reading]()
    console = GpioConsole(factory, RealClock())
    console.start(readings.append)
    until(lambda: bool(readings))
    factory.pin(KEY_PINS[DealerKey.FOLD]).drive_low()
    until(lambda: any(isinstance(each, Key) for each in readings))

    def gone(closed: int, now_ns: int) -> int:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(console._debouncer, "look", gone)
    until(lambda: isinstance(readings[-1], Health) and readings[-1].state is HealthState.DOWN)
    assert [each.pressed for each in readings if isinstance(each, Key)] == [True, False]
    console.close()
