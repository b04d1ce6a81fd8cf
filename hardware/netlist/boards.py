"""The two boards: the node, the same for 16 zones and the console; and the board that feeds the line."""

from __future__ import annotations

from hardware.netlist import kinds
from hardware.netlist.circuit import Circuit, Part
from hardware.pins import PinTable


def node(table: PinTable) -> Circuit:
    """Processor, transceiver, its own 3.3 V, and 5 V levels for the lamp; reader, lamp and switches are at plugs."""
    return Circuit("node", (*_processor_and_line(table), *_held(), *_supply(), *_plugs(table, "node")), _FED)


_FED = frozenset({"+5V", "GND"})


def _processor_and_line(table: PinTable) -> tuple[Part, ...]:
    pins = {each.pin: each.net for each in table.signals}
    # An unused gate is switched off and its input held; at 5 V a lamp would not take 3.3 V for a one.
    idle = {f"/{gate}OE": "+5V" for gate in (3, 4)} | {f"{gate}A": "GND" for gate in (3, 4)}
    lamp = {"/1OE": "GND", "1A": "LAMP_DATA", "1Y": "LAMP_DATA_5V", "/2OE": "GND", "2A": "LAMP_CLOCK"}
    return (
        Part("U1", kinds.processor(table), pins | {"VCC": "+3V3", "GND": "GND", "RESET": "RESET"}),
        Part(
            "U2",
            kinds.TRANSCEIVER,
            {"RO": "LINE_IN", "/RE": "LINE_DRIVE", "DE": "LINE_DRIVE", "DI": "LINE_OUT"}
            | {"A": "LINE_A", "B": "LINE_B", "VCC": "+3V3", "GND": "GND"},
        ),
        Part("U4", kinds.SHIFTER, lamp | {"2Y": "LAMP_CLOCK_5V", "VCC": "+5V", "GND": "GND"} | idle),
        # Only the two boards at the ends of the line have the jumper set.
        Part("R5", kinds.R_120, {"1": "LINE_A", "2": "LINE_END"}),
        Part("JP1", kinds.JUMPER, {"1": "LINE_END", "2": "LINE_B"}),
    )


def _held() -> tuple[Part, ...]:
    """What may not float while the processor is in reset, or is being flashed."""
    return (
        Part("R1", kinds.R_10K, {"1": "LINE_DRIVE", "2": "GND"}),  # a dead node leaves the line alone
        Part("R2", kinds.R_10K, {"1": "+3V3", "2": "READER_SELECT"}),  # the programmer has the SPI for itself
        Part("R3", kinds.R_10K, {"1": "READER_RESET", "2": "GND"}),  # no field without a program
        Part("R4", kinds.R_10K, {"1": "+3V3", "2": "LINE_IN"}),  # the transceiver lets go of it while the node speaks
        Part("R6", kinds.R_10K, {"1": "LAMP_DATA", "2": "GND"}),
        Part("R7", kinds.R_10K, {"1": "LAMP_CLOCK", "2": "GND"}),
        Part("R8", kinds.R_10K, {"1": "+3V3", "2": "READER_BUSY"}),  # an unplugged reader shows as a stuck one
    )


def _supply() -> tuple[Part, ...]:
    return (
        Part("U3", kinds.REGULATOR, {"IN": "+5V", "OUT": "+3V3", "GND": "GND"}),
        Part("C1", kinds.C_100U, {"1": "+5V", "2": "GND"}),  # when a field comes on
        Part("C2", kinds.C_10U, {"1": "+5V", "2": "GND"}),
        Part("C3", kinds.C_10U, {"1": "+3V3", "2": "GND"}),
        Part("C4", kinds.C_100N, {"1": "+3V3", "2": "GND"}),  # at U1
        Part("C5", kinds.C_100N, {"1": "+3V3", "2": "GND"}),  # at U2
        Part("C6", kinds.C_100N, {"1": "+5V", "2": "GND"}),  # at U4
    )


def _plugs(table: PinTable, board: str) -> tuple[Part, ...]:
    return tuple(
        Part(each.ref, kinds.header(each), {str(at): wire.net for at, wire in enumerate(each.pins, 1)})
        for each in table.of_board(board)
    )


def power(table: PinTable) -> Circuit:
    """Stands in the middle of the line: a fuse for each half, and what holds the line at rest while nobody speaks."""
    parts = (
        Part("F1", kinds.FUSE, {"1": "+5V_IN", "2": "+5V_LEFT"}),
        Part("F2", kinds.FUSE, {"1": "+5V_IN", "2": "+5V_RIGHT"}),
        Part("R1", kinds.R_560, {"1": "+5V_IN", "2": "LINE_A"}),
        Part("R2", kinds.R_560, {"1": "LINE_B", "2": "GND"}),
        Part("R3", kinds.R_1K, {"1": "+5V_IN", "2": "POWER_LIGHT"}),
        Part("D1", kinds.SURGE, {"A": "LINE_A", "B": "LINE_B", "GND": "GND"}),
        Part("D2", kinds.LIGHT, {"A": "POWER_LIGHT", "K": "GND"}),
        Part("C1", kinds.C_470U, {"1": "+5V_IN", "2": "GND"}),
    )
    return Circuit("power", (*parts, *_plugs(table, "power")), frozenset({"+5V_IN", "GND"}))
