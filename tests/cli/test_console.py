"""`run --console gpio`: the dealer's keys at the pins touch the table; where there are no pins one line says so."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytest.importorskip("gpiozero")

from gpiozero.pins.mock import MockFactory

from dealerassist.cli.clock import SystemClock
from dealerassist.cli.console import WithConsole, nodes_on_line
from dealerassist.cli.table_file import TableFile
from dealerassist.engine import HouseRules, NoLimit, Place, Session, Stakes, game_named, preset
from dealerassist.sensing import DealerKey, Key, protocol
from dealerassist.sensing.console_pins import KEY_PINS, LAMP_PIN
from dealerassist.sensing.gpio_console import GpioConsole
from dealerassist.table.loop import TableLoop
from dealerassist.table.table import Table
from dealerassist.views import Intent, TableView
from tests.cli.running import in_process
from tests.table.playing import Played

PATIENCE_S = 10.0


class NoMover:
    """Nothing moves the table but its dealer."""

    def __init__(self) -> None:
        self.touches: list[Intent] = []

    def start(self, loop: TableLoop) -> None:
        return

    def touched(self, table: Table, intent: Intent) -> None:
        self.touches.append(intent)
        table.intend(intent)

    def changed(self, table: Table) -> None:
        return

    def stop(self) -> None:
        return


class AtTheTable:
    """A table of six whose keys are at the pins of a mock."""

    def __init__(self) -> None:
        self.played = Played()
        self.factory = MockFactory()
        self.mover = NoMover()
        self.sensed: list[bool] = []
        mover = WithConsole(self.mover, GpioConsole(self.factory, SystemClock()), has_sensors=True)
        self.loop = TableLoop(self.played.table, self._show, mover.changed, touched=mover.touched)
        self._with = mover
        mover.start(self.loop)
        self.loop.start()

    def _show(self, view: TableView, by_sensor: bool) -> None:
        self.sensed.append(by_sensor)

    def press(self, key: DealerKey) -> None:
        pin = self.factory.pin(KEY_PINS[key])
        before = len(self.mover.touches)
        pin.drive_low()
        until(lambda: len(self.mover.touches) > before)
        pin.drive_high()
        time.sleep(0.04)

    @property
    def lit(self) -> bool:
        return bool(self.factory.pin(LAMP_PIN).state)

    def stop(self) -> None:
        self._with.stop()
        self.loop.stop()


@pytest.fixture
def table() -> Iterator[AtTheTable]:
    table = AtTheTable()
    yield table
    table.stop()


def usual() -> tuple[Session, HouseRules]:
    places = (Place(1, 500), Place(2, None))
    return Session(game_named("holdem"), Stakes(NoLimit(20), (10, 20)), places, 2), preset("roberts")


def until(holds: Callable[[], bool]) -> None:
    give_up = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < give_up
        time.sleep(0.002)


def test_keys_at_the_pins_deal_as_touches_do(table: AtTheTable) -> None:
    """The go-on key has dealt, FOLD and CALL act for the amber seat, UNDO takes one back."""
    for key in (DealerKey.GO_ON, DealerKey.FOLD, DealerKey.CALL, DealerKey.UNDO):
        table.press(key)
    until(lambda: table.played.commands == ["fold 3"])


def test_the_lamp_is_lit_while_a_player_is_to_act(table: AtTheTable) -> None:
    """It shows whose action it is: a player's, or, dark, the dealer's own."""
    assert not table.lit
    table.press(DealerKey.GO_ON)
    until(lambda: table.lit)
    for _ in range(5):
        table.press(DealerKey.FOLD)
    until(lambda: not table.lit)


def test_a_touch_by_key_is_the_dealers_and_no_sensors(table: AtTheTable) -> None:
    table.press(DealerKey.GO_ON)
    until(lambda: len(table.sensed) == 2)
    assert table.sensed == [True, False]


def test_a_simulated_table_is_told_of_keys_only() -> None:
    """It has no sensors that could fail, and knows no other levels than its own."""
    factory, put = MockFactory(), list[object]()

    class Listening(TableLoop):
        def put(self, happened: object) -> None:
            put.append(happened)

    loop = Listening(Played().table, lambda *_: None)
    mover = WithConsole(NoMover(), GpioConsole(factory, SystemClock()), has_sensors=False)
    mover.start(loop)
    time.sleep(0.05)
    factory.pin(KEY_PINS[DealerKey.GO_ON]).drive_low()
    until(lambda: bool(put))
    mover.stop()
    assert {type(each) for each in put} == {Key}


def test_a_node_with_keys_is_looked_for_on_the_line_only_where_the_keys_are_not_at_the_pins(tmp_path: Path) -> None:
    (tmp_path / "table.toml").write_text('console = "gpio"\n')
    assert protocol.CONSOLE not in nodes_on_line(TableFile(None, tmp_path).console())
    assert protocol.CONSOLE in nodes_on_line(TableFile(None, tmp_path / "none").console())


def test_where_the_keys_are_stays_in_the_file_that_the_screen_writes(tmp_path: Path) -> None:
    (tmp_path / "table.toml").write_text('console = "gpio"\n')
    assert TableFile(None, tmp_path).write(*usual()) == ""
    assert TableFile(None, tmp_path).console() == "gpio"
    assert TableFile(None, tmp_path).read() == usual()


def test_a_machine_without_pins_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setitem(sys.modules, "lgpio", None)
    monkeypatch.delitem(sys.modules, "gpiozero.pins.lgpio", raising=False)
    ran = in_process(capsys, "run", "--console", "gpio", "--state", str(tmp_path))
    ran.is_one_clear_line("the keys cannot be read at this machine's pins")
    assert not list(tmp_path.iterdir()), "before anything is journaled"


def test_without_gpiozero_one_clear_line_says_how_to_get_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setitem(sys.modules, "gpiozero", None)
    monkeypatch.delitem(sys.modules, "dealerassist.sensing.gpio_console", raising=False)
    ran = in_process(capsys, "run", "--console", "gpio", "--state", str(tmp_path))
    ran.is_one_clear_line("gpiozero", "pip install")


def test_a_file_that_names_another_place_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    (tmp_path / "t.toml").write_text('console = "bluetooth"\n')
    ran = in_process(capsys, "run", "--table", str(tmp_path / "t.toml"), "--state", str(tmp_path))
    ran.is_one_clear_line("console: one of line, gpio, not bluetooth")
