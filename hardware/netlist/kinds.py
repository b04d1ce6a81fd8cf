"""The sorts of parts on the boards. Numbers are those of the package, or what is printed on a bought module."""

from __future__ import annotations

from hardware.netlist.circuit import Kind, Pull
from hardware.pins import Connector, PinTable, Way

SO8 = "Package_SO:SOIC-8_3.9x4.9mm_P1.27mm"
SO14 = "Package_SO:SOIC-14_3.9x8.7mm_P1.27mm"
SOT223 = "Package_TO_SOT_SMD:SOT-223-3_TabPin2"
SOT23 = "Package_TO_SOT_SMD:SOT-23"

# What a Pro Mini has printed beside its pins.
PRINTED = (
    {"PD0": "RXI", "PD1": "TXO", "VCC": "VCC", "GND": "GND", "RESET": "RST", "RAW": "RAW"}
    | {f"PD{bit}": str(bit) for bit in range(2, 8)}
    | {f"PB{bit}": str(8 + bit) for bit in range(6)}
    | {f"PC{bit}": f"A{bit}" for bit in range(6)}
)


def two_pins(key: str, footprint: str) -> Kind:
    """A resistor, a capacitor, a fuse, a jumper."""
    return Kind(key, footprint, {"1": "1", "2": "2"}, {"1": Pull.PASSIVE, "2": Pull.PASSIVE})


def header(connector: Connector) -> Kind:
    """A connector: for signals JST XH, whose contacts take wires of up to 0.33 mm2 and 3 A; else JST VH."""
    pins = len(connector.pins)
    names = {str(pin): str(pin) for pin in range(1, pins + 1)}
    footprint = f"Connector_JST:JST_XH_B{pins}B-XH-A_1x{pins:02}_P2.50mm_Vertical"
    if connector.heavy:
        footprint = f"Connector_JST:JST_VH_B{pins}P-VH_1x{pins:02}_P3.96mm_Vertical"
    return Kind(connector.key, footprint, names, dict.fromkeys(names, Pull.PASSIVE))


def processor(table: PinTable) -> Kind:
    """The Pro Mini, with what the firmware makes of its pins."""
    pulls = {"VCC": Pull.POWER_IN, "GND": Pull.POWER_IN, "RESET": Pull.INPUT, "RAW": Pull.PASSIVE}
    pulls |= dict.fromkeys([pin for pin in PRINTED if pin not in pulls], Pull.BOTH_WAYS)
    for each in table.signals:
        out = each.way is Way.OUT or each.name == "line_out"
        pulls[each.pin] = Pull.OUTPUT if out else Pull.INPUT
    return Kind("processor", "Module:Pro_Mini", PRINTED, pulls)


TRANSCEIVER = Kind(
    "transceiver",
    SO8,
    {"RO": "1", "/RE": "2", "DE": "3", "DI": "4", "GND": "5", "A": "6", "B": "7", "VCC": "8"},
    {
        "RO": Pull.TRISTATE,
        "/RE": Pull.INPUT,
        "DE": Pull.INPUT,
        "DI": Pull.INPUT,
        "GND": Pull.POWER_IN,
        "A": Pull.BOTH_WAYS,
        "B": Pull.BOTH_WAYS,
        "VCC": Pull.POWER_IN,
    },
)

REGULATOR = Kind(
    "regulator",
    SOT223,
    {"GND": "1", "OUT": "2", "IN": "3"},
    {"GND": Pull.POWER_IN, "OUT": Pull.POWER_OUT, "IN": Pull.POWER_IN},
)

_GATES = {1: ("1", "2", "3"), 2: ("4", "5", "6"), 3: ("10", "9", "8"), 4: ("13", "12", "11")}

SHIFTER = Kind(
    "level-shifter",
    SO14,
    {"GND": "7", "VCC": "14"}
    | {f"/{gate}OE": numbers[0] for gate, numbers in _GATES.items()}
    | {f"{gate}A": numbers[1] for gate, numbers in _GATES.items()}
    | {f"{gate}Y": numbers[2] for gate, numbers in _GATES.items()},
    {"GND": Pull.POWER_IN, "VCC": Pull.POWER_IN}
    | {f"/{gate}OE": Pull.INPUT for gate in _GATES}
    | {f"{gate}A": Pull.INPUT for gate in _GATES}
    | {f"{gate}Y": Pull.TRISTATE for gate in _GATES},
)

SURGE = Kind(
    "surge-protector",
    SOT23,
    {"A": "1", "B": "2", "GND": "3"},
    dict.fromkeys(("A", "B", "GND"), Pull.PASSIVE),
)

R_10K = two_pins("resistor-10k", "Resistor_SMD:R_0805_2012Metric")
R_1K = two_pins("resistor-1k", "Resistor_SMD:R_0805_2012Metric")
R_560 = two_pins("resistor-560", "Resistor_SMD:R_0805_2012Metric")
R_120 = two_pins("resistor-120", "Resistor_SMD:R_1206_3216Metric")
C_100N = two_pins("capacitor-100n", "Capacitor_SMD:C_0805_2012Metric")
C_10U = two_pins("capacitor-10u", "Capacitor_SMD:C_1206_3216Metric")
C_100U = two_pins("capacitor-100u", "Capacitor_THT:CP_Radial_D6.3mm_P2.50mm")
C_470U = two_pins("capacitor-470u", "Capacitor_THT:CP_Radial_D10.0mm_P5.00mm")
JUMPER = two_pins("jumper", "Connector_PinHeader_2.54mm:PinHeader_1x02_P2.54mm_Vertical")
FUSE = two_pins("fuse", "Fuse:Fuse_1812_4532Metric")
LIGHT = Kind(
    "power-light",
    "LED_SMD:LED_0805_2012Metric",
    {"K": "1", "A": "2"},
    {"K": Pull.PASSIVE, "A": Pull.PASSIVE},
)
