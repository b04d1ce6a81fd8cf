"""`dealerassist firmware`: who is on the line with which firmware, and telling new nodes their places."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from dealerassist.cli.clock import SystemClock
from dealerassist.sensing import DealerKey, protocol
from dealerassist.sensing.protocol import NodeKind
from dealerassist.sensing.simulated import SimulatedPort, SimulatedTable
from dealerassist.sensing.zones import ADDRESSES, ZONE_AT, source_at
from tests.cli.running import in_process
from tests.firmware.building import needs_emulator
from tests.firmware.emulated import emulated_table


class Installer:
    """Whoever sits at the table: before each Enter the puck is put where it belongs."""

    def __init__(self, act: Callable[[int], str]) -> None:
        self._act = act
        self._asked = 0

    def readline(self) -> str:
        self._asked += 1
        return self._act(self._asked)


@pytest.fixture
def table() -> SimulatedTable:
    return SimulatedTable(real_speed=False)


@pytest.fixture
def port(table: SimulatedTable, tmp_path: Path) -> Iterator[str]:
    with closing(SimulatedPort(table, tmp_path / "line", SystemClock())) as port:
        port.start()
        yield str(port.path)


def show_place(table: SimulatedTable, address: int) -> str:
    """The magnet to the node under that place; for the console, the go-on key."""
    for zone in ZONE_AT.values():
        table.show_magnet(zone, ZONE_AT.get(address) == zone)
    if address == protocol.CONSOLE:
        table.press(DealerKey.GO_ON)
    return "\n"


def test_every_node_is_named_with_its_firmware(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    ran = in_process(capsys, "firmware", "version", "--port", port)
    assert ran.code == 0
    assert len(ran.out.splitlines()) == len(ADDRESSES)
    assert all(
        f"firmware simulated, protocol {protocol.MAJOR}.{protocol.MINOR}" in line for line in ran.out.splitlines()
    )
    records = in_process(capsys, "firmware", "version", "--json", "--port", port).records
    assert [record["node"] for record in records] == [source_at(address) for address in ADDRESSES]
    assert all(record["ok"] for record in records)


def test_what_is_wrong_is_named(table: SimulatedTable, port: str, capsys: pytest.CaptureFixture[str]) -> None:
    table.silence("seat-2")
    table.flash("seat-3", major=2)
    table.exchange("muck", NodeKind.CONSOLE)
    ran = in_process(capsys, "firmware", "version", "--port", port)
    assert ran.code == 1
    bad = [line for line in ran.out.splitlines() if line.startswith("BAD")]
    assert [line.split()[1] for line in bad] == ["seat-2", "seat-3", "muck"]
    for line, words in zip(bad, ("nobody answers", "flash the firmware", "wrong kind"), strict=True):
        assert words in line


def test_new_nodes_are_told_their_places(
    table: SimulatedTable, port: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table.forget_places()
    monkeypatch.setattr("sys.stdin", Installer(lambda asked: show_place(table, ADDRESSES[asked - 1])))
    ran = in_process(capsys, "firmware", "assign", "--port", port)
    assert ran.code == 0, ran.out
    assert in_process(capsys, "firmware", "version", "--port", port).code == 0


def test_a_place_that_nobody_takes_is_asked_for_again(
    table: SimulatedTable, port: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first Enter comes before the puck lies there; `s` leaves a place as it is."""
    table.forget_places()

    def act(asked: int) -> str:
        return "\n" if asked == 1 else show_place(table, 1) if asked == 2 else "s\n"

    monkeypatch.setattr("sys.stdin", Installer(act))
    ran = in_process(capsys, "firmware", "assign", "--port", port)
    assert ran.out.count("seat-1: put the puck") == 2
    assert "seat-1: nobody answers" in ran.out
    assert ran.code == 0


def test_a_port_that_is_not_there_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    in_process(capsys, "firmware", "version", "--port", str(tmp_path / "none")).is_one_clear_line("none")


@needs_emulator
def test_the_firmware_itself_takes_its_places(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    places = (1, 12, 16, 17)
    with (
        emulated_table(live=True, blank=True) as table,
        closing(SimulatedPort(table, tmp_path / "line", SystemClock())) as port,
    ):
        port.start()

        def act(asked: int) -> str:
            return show_place(table, ADDRESSES[asked - 1]) if ADDRESSES[asked - 1] in places else "s\n"

        monkeypatch.setattr("sys.stdin", Installer(act))
        ran = in_process(capsys, "firmware", "assign", "--port", str(port.path), "--json")
    assert ran.code == 0
    assert [record["node"] for record in ran.records] == [source_at(address) for address in places]
    assert {record["firmware"] for record in ran.records} == {"1.0.0"}
    assert all(record["starts"] == 2 for record in ran.records)
