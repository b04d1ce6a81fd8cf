"""Makes all that follows from pins.toml and bom.toml: `python -m hardware.generate`."""

from __future__ import annotations

from pathlib import Path

from hardware.bom import DECLARED, counted, read_rows
from hardware.box import box_connector, console_pins_text
from hardware.cables import harness_text
from hardware.header import header_text
from hardware.netlist.boards import node, power
from hardware.page import budget_table, parts_table, wire_table, with_tables
from hardware.pins import ROOT, the_pins
from hardware.wiring import wiring_tables

PAGE = ROOT / "hardware/README.md"
ONE_SEAT = ROOT / "hardware/ONE_SEAT.md"


def made_texts() -> dict[Path, str]:
    """What each generated file must hold."""
    pins = the_pins()
    boards = (node(pins), power(pins))
    parts = counted(read_rows(DECLARED.read_text("utf-8")), boards)
    tables = {"parts": parts_table(parts), "wire": wire_table(pins), "power": budget_table(parts, pins)}
    wiring = {board.name: wiring_tables(board, parts) for board in boards}
    return {
        ROOT / "firmware/boards/atmega328p/pinout.h": header_text(pins),
        ROOT / "dealerassist/sensing/console_pins.py": console_pins_text(pins),
        ROOT / "hardware/harness/node.yml": harness_text(pins.of_board("node")),
        ROOT / "hardware/harness/power.yml": harness_text(pins.of_board("power")),
        ROOT / "hardware/harness/box.yml": harness_text((box_connector(pins),)),
        PAGE: with_tables(PAGE.read_text("utf-8"), tables),
        ONE_SEAT: with_tables(ONE_SEAT.read_text("utf-8"), wiring),
    }


if __name__ == "__main__":
    for path, text in made_texts().items():
        path.write_text(text, "utf-8")
