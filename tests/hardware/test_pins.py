"""hardware/pins.toml is the one table of pins: what is made of it is fresh, and it fits the firmware and itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dealerassist.sensing.console_pins import KEY_PINS, LAMP_PIN
from dealerassist.sensing.protocol import DealerKey
from hardware.bom import DECLARED as PARTS
from hardware.bom import read_rows
from hardware.box import box_connector, console_pins_text
from hardware.generate import made_texts
from hardware.header import header_text
from hardware.pins import DECLARED, GROUND, HEADER, HEADER_ROW, ROOT, PinTableError, read_pins, the_pins

BOARD = ROOT / "firmware/boards/atmega328p"
TEXT = DECLARED.read_text("utf-8")


@pytest.mark.parametrize("path", made_texts(), ids=lambda path: path.name)
def test_what_is_made_is_fresh(path: Path) -> None:
    """Nobody edits a made file, and nobody forgets to make it anew."""
    assert path.read_text("utf-8") == made_texts()[path], "run: python -m hardware.generate"


def test_the_firmware_declares_no_pin_of_its_own() -> None:
    """Only pinout.h, made of the table, says which pin is which; the board's other files use its names."""
    for file in BOARD.iterdir():
        if file.name != "pinout.h":
            assert not re.search(r"(?:PORT|PIN|DDR)[BCD]\s*,\s*\d", file.read_text()), file.name
            assert not re.search(r"#define\s+(?:PIN_[A-Z]+_?[A-Z]+\s+P|SWITCHES|DIRECTIONS)", file.read_text()), (
                file.name
            )


def test_a_changed_pin_reaches_the_firmware() -> None:
    """The header follows the table, not the other way round."""
    header = BOARD / "pinout.h"
    assert "#define PIN_READER_BUSY PIND, 5\n" in header.read_text()
    moved = TEXT.replace('pin = "PD5"', 'pin = "PD2"')
    assert "#define PIN_READER_BUSY PIND, 2\n" in header_text(read_pins(moved))


def test_the_emulator_has_no_pins_of_its_own() -> None:
    """It runs the firmware's ELF, so a pin that was moved in one of them only would be a board that is wired wrong."""
    source = (ROOT / "firmware/emulator/avr_node.c").read_text()
    assert '#include "boards/atmega328p/pinout.h"' in source
    assert not re.search(r"pin\(node, '[BCD]'", source)
    assert all(name in source for name in re.findall(r"#define (PIN_\w+) ", (BOARD / "pinout.h").read_text()))


def test_the_box_has_its_keys_where_the_program_looks() -> None:
    """Each key that the protocol counts, and the lamp; console_pins.py is made of the table like the cable."""
    told = {each.name: each.gpio for each in the_pins().box}
    assert told == {key.name.lower(): pin for key, pin in KEY_PINS.items()} | {"lamp": LAMP_PIN}
    assert {key.name.lower() for key in DealerKey} | {"lamp"} == set(told)
    cable = box_connector(the_pins())
    assert {wire.far.lower(): wire.net for wire in cable.pins if wire.far != "GND"} == {
        each.name: f"{each.header} GPIO{each.gpio}" for each in the_pins().box
    }


def test_the_header_of_the_box() -> None:
    """As printed in every Raspberry Pi manual: 40 places, 28 of them the chip's."""
    assert len(HEADER_ROW) == 40
    assert len(HEADER) == 28
    assert (HEADER[2], HEADER[14], HEADER[25], HEADER[21]) == (3, 8, 22, 40)
    assert HEADER_ROW[GROUND - 1] == "GND"


def test_a_changed_pin_of_the_box_reaches_the_program() -> None:
    moved = read_pins(TEXT.replace("gpio = 5\n", "gpio = 26\n"))
    assert "    DealerKey.GO_ON: 26,\n" in console_pins_text(moved)
    assert "37 GPIO26" in {wire.net for wire in box_connector(moved).pins}


def test_the_keys_stand_as_the_protocol_counts_them() -> None:
    """`dealer_key` of firmware/protocol.toml: the value of a key is its bit in `keys`, and so its switch."""
    (keys,) = [each for each in the_pins().connectors if each.far == "the dealer's keys"]
    wired = {wire.far: wire.net for wire in keys.pins if wire.net != "GND"}
    assert wired == {key.name: f"SWITCH_{key.value}" for key in DealerKey}


def test_every_board_has_the_magnet_switch() -> None:
    """firmware/README: a node takes its address when its magnet switch, bit 0, is closed."""
    (switch,) = [each for each in the_pins().of_board("node") if each.name == "magnet switch"]
    assert [wire.net for wire in switch.pins] == ["+3V3", "GND", "SWITCH_0"]
    assert [each.pin for each in the_pins().signals if each.net == "SWITCH_0"] == ["PB0"]


def test_the_magnet_switchs_cable_has_the_legs_of_the_one_that_is_ordered() -> None:
    """DRV5032 data sheet, "Pin Configuration": the TO-92 has ground in the middle, the SOT-23 has not."""
    (switch,) = [each for each in the_pins().of_board("node") if each.name == "magnet switch"]
    (ordered,) = [row for row in read_rows(PARTS.read_text("utf-8")) if row.key == "magnet-switch"]
    assert ordered.kind.endswith("LPG")
    assert [wire.far for wire in switch.pins] == ["VCC", "GND", "OUT"]


def test_one_cable_fits_all_line_connectors() -> None:
    """The boards are a chain: what leaves one enters the next, at the same pin and in the same colour."""
    line = [each for each in the_pins().connectors if each.name.startswith("line, ")]
    assert len(line) == 4
    assert len({tuple((wire.colour, wire.far) for wire in each.pins) for each in line}) == 1


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('pin = "PD5"', 'pin = "PD4"', "pin PD4 stands twice"),
        ('pin = "PD5"', 'pin = "PC6"', "no free pin PC6"),
        ('pin = "PB3"', 'pin = "PD2"', "the processor has it at PB3"),
        ('pin = "PC5"', 'pin = "PB6"', "counts PB6 as switch_6"),
        ('pin = "PB1"', 'pin = "PD1"', "no switch at PD1"),
        ('pin = "PD3"', 'pin = "PC5"', "no out at PC5"),
        ('net = "READER_BUSY"\n', 'net = "LAMP_DATA"\n', "net LAMP_DATA stands twice"),
        ('{ net = "READER_BUSY", colour = "WH"', '{ net = "READER_BUSSY", colour = "WH"', "unknown net READER_BUSSY"),
        ('{ net = "READER_BUSY", colour = "WH"', '{ net = "READER_BUSY", colour = "XX"', "unknown colour XX"),
        ('{ net = "READER_BUSY", colour = "WH"', '{ net = "READER_BUSY", colour = "BK"', "BK stands twice"),
        ("gpio = 6\n", "gpio = 5\n", "gpio of the box 5 stands twice"),
        ("gpio = 6\n", "gpio = 2\n", "no free pin GPIO2"),
        ("gpio = 6\n", "gpio = 40\n", "no free pin GPIO40"),
        ('gpio = 6\ncolour = "BN"', 'gpio = 6\ncolour = "XX"', "fold: unknown colour XX"),
        ('ref = "J2"\nboard = "node"', 'ref = "J1"\nboard = "node"', "J1 of node stands twice"),
    ],
)
def test_a_table_that_contradicts_itself_is_refused(old: str, new: str, told: str) -> None:
    assert old in TEXT
    with pytest.raises(PinTableError, match=told):
        read_pins(TEXT.replace(old, new, 1))
