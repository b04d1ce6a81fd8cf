"""The table of pins and wires, pins.toml: read, and checked against itself."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DECLARED = ROOT / "hardware/pins.toml"

COLOURS = frozenset(["BK", "BN", "RD", "OG", "YE", "GN", "BU", "VT", "GY", "WH", "PK", "TQ"])
"""IEC 60757."""

# Where the USART and the SPI of an ATmega328P are; nobody can move them.
FIXED = {"line_in": "PD0", "line_out": "PD1", "reader_to": "PB3", "reader_from": "PB4", "reader_clock": "PB5"}

HEADER_ROW = (
    *("3V3", "5V", "2", "5V", "3", "GND", "4", "14", "GND", "15"),
    *("17", "18", "27", "GND", "22", "23", "3V3", "24", "10", "GND"),
    *("9", "25", "11", "8", "GND", "7", "0", "1", "5", "GND"),
    *("6", "12", "13", "GND", "19", "16", "26", "20", "GND", "21"),
)
HEADER = {int(each): place for place, each in enumerate(HEADER_ROW, 1) if each.isdigit()}
"""Of a Raspberry Pi: where the chip's pins are on the header of 40."""
RESERVED = frozenset([0, 1, 2, 3, 7, 8, 9, 10, 11, 14, 15])
"""They recognise boards, or serve I2C, SPI and the serial port."""
GROUND = 39
"""A ground pin of that header, at its end."""

THICKEST_SMALL = 0.33
"""mm2, of a wire in a plug of 2.5 mm pitch."""


class PinTableError(ValueError):
    """pins.toml contradicts itself; the message names the place."""


class Way(StrEnum):
    """What the firmware makes of a pin."""

    OUT = "out"
    IN = "in"
    SWITCH = "switch"
    USART = "usart"


PORTS = {Way.OUT: "BD", Way.IN: "BD", Way.SWITCH: "BC", Way.USART: "D"}
"""Where the firmware's `hal_start` and `hal_switches` look."""


@dataclass(frozen=True, slots=True)
class Signal:
    """A pin of the processor."""

    name: str
    pin: str
    way: Way
    net: str
    doc: str = ""

    @property
    def port(self) -> str:
        """`B`, `C` or `D`."""
        return self.pin[1]

    @property
    def bit(self) -> int:
        """0 to 7, in its port."""
        return int(self.pin[2])


@dataclass(frozen=True, slots=True)
class Net:
    """A net that is no pin of the processor."""

    name: str
    doc: str


@dataclass(frozen=True, slots=True)
class Wire:
    """One pin of a connector, the wire in it, and what the other end calls it."""

    net: str
    colour: str
    far: str


@dataclass(frozen=True, slots=True)
class Connector:
    """A connector of a board, with its cable, of which a table takes `cables`. Pin 1 is the first of `pins`."""

    ref: str
    board: str
    name: str
    far: str
    cables: int
    metres: float
    square_mm: float
    pins: tuple[Wire, ...]

    @property
    def heavy(self) -> bool:
        """Are its wires too thick for a small plug?"""
        return self.square_mm > THICKEST_SMALL

    @property
    def key(self) -> str:
        """Its row in the list of parts."""
        return f"{'heavy-' if self.heavy else ''}connector-{len(self.pins)}"


@dataclass(frozen=True, slots=True)
class BoxPin:
    """A pin of the box, for one of the dealer's keys or for the lamp. gpio: as the chip counts them."""

    name: str
    gpio: int
    colour: str

    @property
    def header(self) -> int:
        """Its place on the header, 1 to 40."""
        return HEADER[self.gpio]


@dataclass(frozen=True, slots=True)
class PinTable:
    """All that is declared."""

    signals: tuple[Signal, ...]
    nets: tuple[Net, ...]
    connectors: tuple[Connector, ...]
    box: tuple[BoxPin, ...]

    def of_board(self, board: str) -> tuple[Connector, ...]:
        """The connectors of `node` or `power`."""
        return tuple(each for each in self.connectors if each.board == board)


def read_pins(text: str) -> PinTable:
    """The declarations of a pins.toml. Raises PinTableError."""
    told = tomllib.loads(text)
    table = PinTable(
        signals=tuple(Signal(**each | {"way": Way(each["way"])}) for each in told["signal"]),
        nets=tuple(Net(**each) for each in told["net"]),
        connectors=tuple(
            Connector(**each | {"pins": tuple(Wire(**wire) for wire in each["pins"])}) for each in told["connector"]
        ),
        box=tuple(BoxPin(**each) for each in told["box_pin"]),
    )
    _check_signals(table)
    _check_connectors(table)
    _check_box(table)
    return table


def the_pins() -> PinTable:
    """The table of this repository."""
    return read_pins(DECLARED.read_text("utf-8"))


def _check_signals(table: PinTable) -> None:
    for each in table.signals:
        if not re.fullmatch(r"P[BD][0-7]|PC[0-5]", each.pin):
            raise PinTableError(f"{each.name}: an ATmega328P has no free pin {each.pin}")
        if FIXED.get(each.name, each.pin) != each.pin:
            raise PinTableError(f"{each.name}: the processor has it at {FIXED[each.name]}, not {each.pin}")
        if each.port not in PORTS[each.way]:
            raise PinTableError(f"{each.name}: the firmware has no {each.way} at {each.pin}")
        if each.way is Way.SWITCH and each.name != f"switch_{_switch_bit(each)}":
            raise PinTableError(f"{each.name}: the firmware counts {each.pin} as switch_{_switch_bit(each)}")
    for what in ("name", "pin", "net"):
        _refuse_doubles(what, [getattr(each, what) for each in table.signals])


def _switch_bit(signal: Signal) -> int:
    """As `hal_switches` of the firmware puts them together: port B, then port C from bit 2."""
    return signal.bit + (2 if signal.port == "C" else 0)


def _check_connectors(table: PinTable) -> None:
    _refuse_doubles("net", [each.name for each in table.nets] + [each.net for each in table.signals])
    _refuse_doubles("connector", [f"{each.ref} of {each.board}" for each in table.connectors])
    known = {each.name for each in table.nets} | {each.net for each in table.signals}
    for each in table.connectors:
        if unknown := [wire.net for wire in each.pins if wire.net not in known]:
            raise PinTableError(f"{each.ref} of {each.board}: unknown net {unknown[0]}")
        if odd := [wire.colour for wire in each.pins if wire.colour not in COLOURS]:
            raise PinTableError(f"{each.ref} of {each.board}: unknown colour {odd[0]}")
        for what in ("net", "colour", "far"):
            _refuse_doubles(f"{what} at {each.ref} of {each.board}", [getattr(wire, what) for wire in each.pins])


def _check_box(table: PinTable) -> None:
    for each in table.box:
        if each.gpio not in HEADER or each.gpio in RESERVED:
            raise PinTableError(f"{each.name}: the box has no free pin GPIO{each.gpio}")
        if each.colour not in COLOURS:
            raise PinTableError(f"{each.name}: unknown colour {each.colour}")
    for what in ("name", "gpio", "colour"):
        _refuse_doubles(f"{what} of the box", [str(getattr(each, what)) for each in table.box])


def _refuse_doubles(what: str, names: list[str]) -> None:
    doubled = [name for name, times in Counter(names).items() if times > 1]
    if doubled:
        raise PinTableError(f"{what} {doubled[0]} stands twice")
