"""One table of pins: firmware, netlist, harness and list of parts, each as it stands, say the same of every wire."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from hardware.bom import BOARDS, DECLARED, counted, read_rows
from hardware.netlist.boards import node, power
from hardware.netlist.circuit import Circuit
from hardware.pins import ROOT, the_pins

HEADER = (ROOT / "firmware/boards/atmega328p/pinout.h").read_text("utf-8")
HARNESS = {board: (ROOT / f"hardware/harness/{board}.yml").read_text("utf-8") for board in BOARDS}
NODE, POWER = node(the_pins()), power(the_pins())
LIST = DECLARED.read_text("utf-8")
OUT, SWITCH = "DIRECTIONS", "SWITCHES"


def in_header(text: str) -> dict[str, str]:
    """Of the firmware's header: net -> pin, for every pin that it names, or that stands in a mask."""
    found = {name: f"P{port}{bit}" for name, port, bit in re.findall(r"#define PIN_(\w+) P\w+([BCD]), (\d)", text)}
    for port, mask, names in re.findall(r"#define (?:SWITCHES|DIRECTIONS)_([BCD]) (0x\w+) /\* (.*) \*/", text):
        bits = [bit for bit in range(8) if int(mask, 16) >> bit & 1]
        found |= {name.upper(): f"P{port}{bit}" for name, bit in zip(names.split(", "), bits, strict=True)}
    return {NETS.get(name, name): pin for name, pin in found.items()}


NETS = {each.name.upper(): each.net for each in the_pins().signals}


def in_harness(text: str) -> dict[str, list[str]]:
    """Connector of the board -> its nets, pin by pin."""
    drawn = re.findall(r'^  (J\d+):\n    type: ".*"\n    pinlabels: \[(.*)\]$', text, re.MULTILINE)
    return {ref: re.findall(r"'([^']+)'", labels) for ref, labels in drawn}


def differences(header: str, circuits: dict[str, Circuit], harness: dict[str, str], parts: str) -> Iterator[str]:
    """Whatever one of them says otherwise than the others."""
    (processor,) = [part for part in circuits["node"].parts if part.kind.key == "processor"]
    for net, pin in in_header(header).items():
        if processor.nets.get(pin) != net:
            yield f"firmware: {net} at {pin}"
    for board, circuit in circuits.items():
        plugs = {part.ref: list(part.nets.values()) for part in circuit.parts if "connector" in part.kind.key}
        if in_harness(harness[board]) != plugs:
            yield f"harness: {board}"
    listed = {each.row.key: each.table for each in counted(read_rows(parts), tuple(circuits.values()))}
    placed: Counter[str] = Counter()
    for board, circuit in circuits.items():
        placed.update({key: BOARDS[board] * count for key, count in circuit.count().items()})
    yield from (f"parts: {key}" for key, count in placed.items() if listed.get(key) != count)


CIRCUITS = {"node": NODE, "power": POWER}


def test_all_four_say_the_same() -> None:
    assert list(differences(HEADER, CIRCUITS, HARNESS, LIST)) == []
    named = set(in_header(HEADER))
    outs = {each.net for each in the_pins().signals if each.way in ("out", "switch")} | {"READER_BUSY"}
    assert named == outs, "all that the firmware drives or asks"


def rewired(ref: str, pin: str, net: str) -> dict[str, Circuit]:
    parts = tuple(replace(part, nets={**part.nets, pin: net}) if part.ref == ref else part for part in NODE.parts)
    return {**CIRCUITS, "node": replace(NODE, parts=parts)}


@pytest.mark.parametrize(
    ("header", "circuits", "harness", "told"),
    [
        (HEADER.replace("PIND, 5", "PIND, 2"), CIRCUITS, HARNESS, "firmware: READER_BUSY at PD2"),
        (HEADER.replace("SWITCHES_C 0x3f", "SWITCHES_C 0x7e"), CIRCUITS, HARNESS, "firmware: SWITCH_2 at PC1"),
        (HEADER, rewired("U1", "PD5", "LAMP_DATA"), HARNESS, "firmware: READER_BUSY at PD5"),
        (HEADER, rewired("J3", "4", "SPI_TO"), HARNESS, "harness: node"),
        (HEADER, CIRCUITS, HARNESS | {"power": HARNESS["power"].replace("'LINE_A'", "'LINE_B'", 1)}, "harness: power"),
    ],
)
def test_whatever_differs_in_one_of_them_is_seen(
    header: str, circuits: dict[str, Circuit], harness: dict[str, str], told: str
) -> None:
    assert told in list(differences(header, circuits, harness, LIST))


def test_a_plug_that_the_list_does_not_have_is_seen() -> None:
    """The rows of connectors follow from the table, and those of parts must be there."""
    (busy,) = [part for part in NODE.parts if part.ref == "R8"]
    odd = replace(busy, ref="R9", kind=replace(busy.kind, key="resistor-47k"))
    circuits = {**CIRCUITS, "node": replace(NODE, parts=(*NODE.parts, odd))}
    with pytest.raises(ValueError, match="resistor-47k is on a board and not in the list"):
        list(differences(HEADER, circuits, HARNESS, LIST))
