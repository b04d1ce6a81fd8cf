"""Of the pin table: the dealer's keys at the box's own pins, for the program and as a cable."""

from __future__ import annotations

from collections.abc import Iterator

from hardware.header import MADE
from hardware.pins import GROUND, BoxPin, Connector, PinTable, Wire

LAMP = "lamp"
KEY_DOC = (
    "Each key closes its pin to ground; the box pulls it up. Numbers are the chip's (BCM), not those of the header."
)


def console_pins_text(table: PinTable) -> str:
    """dealerassist/sensing/console_pins.py."""
    return "\n".join(_lines(table)) + "\n"


def _lines(table: PinTable) -> Iterator[str]:
    yield '"""Where the dealer\'s console is wired to the box\'s own pins.'
    yield from ("", MADE, '"""', "")
    yield from ("from __future__ import annotations", "", "from dealerassist.sensing.protocol import DealerKey", "")
    yield "KEY_PINS = {"
    yield from (f"    DealerKey.{each.name.upper()}: {each.gpio}," for each in table.box if each.name != LAMP)
    yield "}"
    yield f'"""{KEY_DOC}'
    yield from ("", "None of these serves I2C, SPI, the serial port or the recognition of boards.", '"""')
    yield f"LAMP_PIN = {lamp(table).gpio}"
    yield '"""High: the lamp is lit. Through a resistor, at most 8 mA, or a transistor."""'


def lamp(table: PinTable) -> BoxPin:
    """The pin of the lamp."""
    (found,) = [each for each in table.box if each.name == LAMP]
    return found


def box_connector(table: PinTable) -> Connector:
    """The cable from the box's header to the keys and the lamp, in the order of the header."""
    pins = sorted(table.box, key=lambda each: each.header)
    wires = tuple(Wire(f"{each.header} GPIO{each.gpio}", each.colour, each.name.upper()) for each in pins)
    return Connector(
        ref="J8",
        board="box",
        name="keys (instead of the console node)",
        far="the dealer's keys and lamp",
        cables=0,
        metres=0.3,
        square_mm=0.14,
        pins=(*wires, Wire(f"{GROUND} GND", "BK", "GND")),
    )
