"""The electrical rule check, and netlists for KiCad in the current folder: `python -m hardware.netlist.check`.

Needs SKiDL (hardware/requirements.txt). Ends with 1 where a board has an error or a warning.
"""

from __future__ import annotations

import os
import sys
import tempfile

from hardware.netlist.boards import node, power
from hardware.netlist.circuit import Circuit, Part
from hardware.pins import the_pins

# SKiDL looks for KiCad's libraries when it is loaded, and warns; these boards bring their parts along.
for name in ("KICAD_SYMBOL_DIR", *(f"KICAD{version}_SYMBOL_DIR" for version in range(5, 11))):
    os.environ.setdefault(name, tempfile.gettempdir())

import skidl  # noqa: E402


def drawn(circuit: Circuit) -> skidl.Circuit:
    """The board as SKiDL has it."""
    board = skidl.Circuit(name=circuit.name)
    nets = {name: skidl.Net(name, circuit=board) for name in sorted(circuit.nets)}
    for name in circuit.supplied:
        nets[name].drive = skidl.POWER
    for part in circuit.parts:
        placed = _placed(part, board)
        for pin in part.kind.numbers:
            number = part.kind.numbers[pin]
            if pin in part.nets:
                nets[part.nets[pin]] += placed.p[number]
            else:
                board.NC += placed.p[number]
    return board


def _placed(part: Part, board: skidl.Circuit) -> skidl.Part:
    pins = [
        skidl.Pin(num=number, name=name, func=getattr(skidl.Pin.types, part.kind.pulls[name]))
        for name, number in part.kind.numbers.items()
    ]
    return skidl.Part(
        tool=skidl.SKIDL,
        name=part.kind.key,
        ref=part.ref,
        tag=part.ref,
        footprint=part.kind.footprint,
        circuit=board,
        pins=pins,
    )


def check(circuit: Circuit) -> tuple[int, int]:
    """Errors and warnings of the board; its netlist is written into the current folder."""
    board = drawn(circuit)
    skidl.erc_logger.error.reset()
    skidl.erc_logger.warning.reset()
    board.ERC()
    board.generate_netlist(tool=skidl.KICAD9, file_=f"{circuit.name}.net")
    return skidl.erc_logger.error.count, skidl.erc_logger.warning.count


def main() -> int:
    """Checks all boards; 1 where one of them is not clean."""
    clean = True
    for circuit in (node(the_pins()), power(the_pins())):
        errors, warnings = check(circuit)
        print(f"{circuit.name}: {len(circuit.parts)} parts, {errors} errors, {warnings} warnings")
        clean &= errors == warnings == 0
    return 0 if clean else 1


if __name__ == "__main__":
    sys.exit(main())
