"""What somebody solders by: every pin of both boards stands in the wiring tables once, at its net."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from hardware.bom import DECLARED, counted, read_rows
from hardware.netlist.boards import node, power
from hardware.netlist.circuit import Circuit
from hardware.pins import ROOT, the_pins
from hardware.wiring import OPEN, wiring_tables

BOARDS = (node(the_pins()), power(the_pins()))
PARTS = counted(read_rows(DECLARED.read_text("utf-8")), BOARDS)


def joined(text: str) -> dict[str, list[str]]:
    """Net -> its pins, as `U2.3`."""
    rows = re.findall(r"^\| (?:`([^`]+)`|left open) \| (.*) \|$", text, re.MULTILINE)
    return {net or OPEN: [pin.split()[0] for pin in pins.split(", ")] for net, pins in rows}


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_every_pin_stands_at_its_net_once(board: Circuit) -> None:
    told = joined(wiring_tables(board, PARTS))
    wanted = {
        f"{part.ref}.{number}": part.nets.get(pin, OPEN)
        for part in board.parts
        for pin, number in part.kind.numbers.items()
    }
    assert {pin: net for net, pins in told.items() for pin in pins} == wanted
    assert set(Counter(pin for pins in told.values() for pin in pins).values()) == {1}


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_every_part_is_named(board: Circuit) -> None:
    rows = [line.strip("| ").split(" | ") for line in wiring_tables(board, PARTS).splitlines() if " | " in line]
    names = {each.row.key: each.row.name for each in PARTS}
    told = {ref: row[1] for row in rows for ref in row[0].split()}
    assert {part.ref: names[part.kind.key] for part in board.parts}.items() <= told.items()


def test_the_light_is_not_the_wrong_way_round() -> None:
    """KiCad's footprint of an LED: pad 1 is the cathode."""
    assert {"D2.1", "C1.2"} <= set(joined(wiring_tables(BOARDS[1], PARTS))["GND"])


def test_the_page_has_both_boards() -> None:
    page = (ROOT / "hardware/ONE_SEAT.md").read_text("utf-8")
    assert all(wiring_tables(board, PARTS) in page for board in BOARDS)
