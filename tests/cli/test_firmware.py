"""`dealerassist firmware`: who is on the line with which firmware, and telling new nodes their places."""

from __future__ import annotations

import re
from collections import Counter
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
from tests.firmware.building import FIRMWARE, needs_emulator
from tests.firmware.emulated import emulated_table


class Installer:
    """Whoever sits at the table, reads what is asked for, and answers."""

    def __init__(self, capsys: pytest.CaptureFixture[str], act: Callable[[int, int], str]) -> None:
        """act: given an address, and how often it has been asked for, does it and says what is typed."""
        self._capsys = capsys
        self._act = act
        self._asked = Counter[int]()
        self.read = ""

    def readline(self) -> str:
        self.read += self._capsys.readouterr().out
        where = self.read.splitlines()[-1].partition(":")[0]
        address = next(each for each in ADDRESSES if source_at(each) == where)
        self._asked[address] += 1
        return self._act(address, self._asked[address])


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
    assert [line.split()[1] for line in bad] == ["seat-2", "seat-3", "muck", "mixed"]
    for line, words in zip(
        bad, ("nobody answers", "flash the firmware", "wrong kind", f"2.{protocol.MINOR} at seat-3"), strict=True
    ):
        assert words in line


def test_two_boards_of_one_address_are_named(
    table: SimulatedTable, port: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """They answer at once to everything but the question who is there."""
    table.give_address("seat-9", 7)
    table.restart("seat-9")
    ran = in_process(capsys, "firmware", "version", "--port", port)
    assert ran.code == 1
    bad = [line for line in ran.out.splitlines() if line.startswith("BAD")]
    assert [line.split()[1] for line in bad] == ["seat-7", "seat-9"]
    assert "two boards of address 7, one started 1× and one started 3×; give one of them another place" in bad[0]
    assert "nobody answers" in bad[1]


NEWER, OLDER = protocol.MINOR + 1, protocol.MINOR - 1


def test_a_bus_of_mixed_versions_is_named_with_who_differs(
    table: SimulatedTable, port: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """One node of another minor version: it plays, so it is no fault of its own; that they differ is one."""
    table.flash("seat-3", minor=NEWER)
    table.flash("muck", minor=NEWER)
    table.flash("board-2", minor=OLDER)
    ran = in_process(capsys, "firmware", "version", "--port", port)
    assert ran.code == 1
    bad = [line for line in ran.out.splitlines() if line.startswith("BAD")]
    assert bad == [
        f"BAD mixed versions: firmware simulated, protocol 1.{protocol.MINOR} at 14 places;"
        f" firmware simulated, protocol 1.{NEWER} at seat-3, muck; firmware simulated, protocol 1.{OLDER} at board-2"
    ]
    lines = {line.split()[1]: line for line in ran.out.splitlines() if line.startswith("ok")}
    assert f"newer than this program, which speaks 1.{protocol.MINOR}; plays" in lines["seat-3"]
    assert f"older than this program, which speaks 1.{protocol.MINOR}; plays" in lines["board-2"]
    assert "than this program" not in lines["seat-1"]
    records = in_process(capsys, "firmware", "version", "--json", "--port", port).records
    assert [record["fault"] for record in records if not record["ok"]] == [bad[0].removeprefix("BAD ")]


def test_a_host_that_meets_a_newer_minor_everywhere_plays_and_says_so(
    table: SimulatedTable, port: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Same major plays (DESIGN 4)."""
    for address in ADDRESSES:
        table.flash(source_at(address), minor=NEWER)
    ran = in_process(capsys, "firmware", "version", "--port", port)
    assert ran.code == 0
    assert all(
        f"newer than this program, which speaks 1.{protocol.MINOR}; plays" in line for line in ran.out.splitlines()
    )


def nodes_line(capsys: pytest.CaptureFixture[str], port: str, folder: Path) -> str:
    ran = in_process(capsys, "doctor", "--port", port, "--state", str(folder))
    (line,) = (line for line in ran.out.splitlines() if line[4:9] == "nodes")
    assert ran.code == (1 if line.startswith("BAD") else 0)
    return line


def test_the_doctor_tells_of_all_nodes_in_one_line(
    table: SimulatedTable, port: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    well = f"firmware simulated, protocol 1.{protocol.MINOR}"
    assert nodes_line(capsys, port, tmp_path) == f"ok  {'nodes':<16} 17 answer, {well}"
    table.flash("seat-3", minor=NEWER)
    table.silence("board-1")
    other = f"firmware simulated, protocol 1.{NEWER} at seat-3"
    assert nodes_line(capsys, port, tmp_path) == (
        f"BAD {'nodes':<16} board-1: nobody answers; mixed versions: {well} at 15 places; {other}"
    )
    for address in ADDRESSES:
        table.silence(source_at(address))
    assert nodes_line(capsys, port, tmp_path).endswith("nobody answers: check cable and power")
    assert "none" in nodes_line(capsys, str(tmp_path / "none"), tmp_path)


def test_where_the_keys_are_at_the_pins_no_node_with_keys_is_missed(
    table: SimulatedTable, port: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    table.silence("keys")
    assert in_process(capsys, "firmware", "version", "--port", port).code == 1
    assert in_process(capsys, "firmware", "version", "--console", "gpio", "--port", port).code == 0
    (tmp_path / "table.toml").write_text('console = "gpio"\n')
    assert "16 answer" in nodes_line(capsys, port, tmp_path)


def test_new_nodes_are_told_their_places(
    table: SimulatedTable, port: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table.forget_places()
    monkeypatch.setattr("sys.stdin", Installer(capsys, lambda address, asked: show_place(table, address)))
    ran = in_process(capsys, "firmware", "assign", "--port", port)
    assert ran.code == 0, ran.out
    assert in_process(capsys, "firmware", "version", "--port", port).code == 0


def test_a_place_that_nobody_takes_is_asked_for_again(
    table: SimulatedTable, port: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first Enter comes before the puck lies there; `s` leaves a place as it is."""
    table.forget_places()

    def act(address: int, asked: int) -> str:
        if address != 1:
            return "s\n"
        return "\n" if asked == 1 else show_place(table, address)

    installer = Installer(capsys, act)
    monkeypatch.setattr("sys.stdin", installer)
    assert in_process(capsys, "firmware", "assign", "--port", port).code == 0
    assert installer.read.count("seat-1: put the puck") >= 2
    assert "seat-1: nobody answers" in installer.read


def test_a_port_that_is_not_there_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    in_process(capsys, "firmware", "version", "--port", str(tmp_path / "none")).is_one_clear_line("none")


def firmware_build() -> str:
    (told,) = re.findall(r'FIRMWARE_BUILD "(.+)"', (FIRMWARE / "core/version.h").read_text())
    return str(told)


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

        def act(address: int, asked: int) -> str:
            return show_place(table, address) if address in places else "s\n"

        installer = Installer(capsys, act)
        monkeypatch.setattr("sys.stdin", installer)
        ran = in_process(capsys, "firmware", "assign", "--port", str(port.path))
    assert ran.code == 0
    seen = installer.read + ran.out
    version = f"firmware {firmware_build()}, protocol {protocol.MAJOR}.{protocol.MINOR}"
    for address in places:
        assert f"{source_at(address)}: {version}, started 2×, last by watchdog" in seen
