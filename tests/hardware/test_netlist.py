"""The circuits: every pin where the table has it, nothing floats, and SKiDL's electrical rule check finds nothing."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hardware.netlist.boards import node, power
from hardware.netlist.circuit import Circuit
from hardware.pins import DECLARED, ROOT, read_pins, the_pins

BOARDS = (node(the_pins()), power(the_pins()))


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_no_part_has_a_pin_that_it_has_not(board: Circuit) -> None:
    """A net at a misspelt pin would be a wire to nowhere."""
    for part in board.parts:
        assert set(part.nets) <= set(part.kind.numbers), part.ref
        assert set(part.kind.pulls) == set(part.kind.numbers), part.ref
        assert len(set(part.kind.numbers.values())) == len(part.kind.numbers), part.ref
    assert len({part.ref for part in board.parts}) == len(board.parts)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_every_net_joins_at_least_two_pins(board: Circuit) -> None:
    for net in board.nets:
        at_connector = {pin for pin in board.pins_at(net) if pin.startswith("J") and not pin.startswith("JP")}
        assert len(board.pins_at(net)) >= 2, net
        assert board.pins_at(net) != at_connector or len(at_connector) >= 2, net


def test_the_processor_has_each_net_where_the_table_says() -> None:
    (processor,) = [part for part in BOARDS[0].parts if part.kind.key == "processor"]
    wired = {pin: net for pin, net in processor.nets.items() if pin[0] == "P"}
    assert wired == {each.pin: each.net for each in the_pins().signals}


def test_a_moved_pin_moves_in_the_netlist() -> None:
    moved = node(read_pins(DECLARED.read_text("utf-8").replace('pin = "PD5"', 'pin = "PD2"')))
    assert "U1.PD2" in moved.pins_at("READER_BUSY")
    assert "U1.PD5" in BOARDS[0].pins_at("READER_BUSY")


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_connectors_carry_what_the_table_says(board: Circuit) -> None:
    placed = {part.ref: list(part.nets.values()) for part in board.parts if "connector" in part.kind.key}
    assert placed == {each.ref: [wire.net for wire in each.pins] for each in the_pins().of_board(board.name)}


def test_what_must_not_float_in_reset_is_held() -> None:
    """A node that is dead or being flashed leaves the line alone, its reader dark, and the SPI to the programmer."""
    held = {(part.nets["1"], part.nets["2"]) for part in BOARDS[0].parts if part.kind.key == "resistor-10k"}
    assert {("LINE_DRIVE", "GND"), ("+3V3", "READER_SELECT"), ("READER_RESET", "GND"), ("+3V3", "LINE_IN")} <= held
    assert ("+3V3", "READER_BUSY") in held  # an unplugged reader must be a fault, not a guess


def test_the_reader_gets_no_5_volt_signal() -> None:
    """PN5180: its logic runs at 3.3 V and does not stand 5 V; only the lamp has signals of 5 V."""
    shifted = {net for part in BOARDS[0].parts if part.kind.key == "level-shifter" for net in part.nets.values()}
    (reader,) = [each for each in the_pins().of_board("node") if each.name == "reader"]
    assert shifted & {wire.net for wire in reader.pins} == {"+5V", "GND"}


def python_with_skidl() -> Path:
    """An interpreter that has SKiDL: this one, or that of build/hardware/venv. Skips where there is none."""
    if importlib.util.find_spec("skidl"):
        return Path(sys.executable)
    own = ROOT / "build/hardware/venv/bin/python"
    if not own.exists():
        pytest.skip("SKiDL is not installed; hardware/README.md says how")
    return own


def erc(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Runs Python in the folder, as SKiDL leaves its files where it is started."""
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    python = python_with_skidl()
    return subprocess.run([python, *command], cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_the_electrical_rule_check_finds_nothing(tmp_path: Path) -> None:
    done = erc(tmp_path, "-m", "hardware.netlist.check")
    told = [line for line in done.stdout.splitlines() if "parts" in line]
    assert [line.split(", ", 1)[1] for line in told] == ["0 errors, 0 warnings"] * 2, done.stdout + done.stderr
    assert done.returncode == 0
    for board in BOARDS:
        netlist = (tmp_path / f"{board.name}.net").read_text()
        assert all(f'(name "{net}")' in netlist for net in board.nets)


CROSSED = """
from dataclasses import replace
from hardware.netlist.boards import node
from hardware.netlist.check import check
from hardware.pins import the_pins
board = node(the_pins())
parts = [replace(p, nets=p.nets | {"RO": "LINE_OUT", "DI": "LINE_IN"}) if p.ref == "U2" else p for p in board.parts]
print("found", sum(check(replace(board, parts=tuple(parts)))))
"""


def test_the_electrical_rule_check_sees_a_crossed_pair(tmp_path: Path) -> None:
    """The commonest fault of a serial line: both ends speak on one wire, and nobody on the other."""
    done = erc(tmp_path, "-c", CROSSED)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.rsplit("found", 1)[1]) > 0
