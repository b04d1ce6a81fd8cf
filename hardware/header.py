"""Of the pin table: the firmware's `pinout.h`."""

from __future__ import annotations

from collections.abc import Iterator

from hardware.pins import PinTable, Signal, Way

MADE = "Made by hardware/generate.py from hardware/pins.toml; do not edit."

# The other signals are the SPI's and the USART's, which the firmware never names.
NAMED = ("line_drive", "reader_busy", "reader_reset", "reader_select", "lamp_data", "lamp_clock")


def header_text(table: PinTable) -> str:
    """The defines of the pins, the switches and the directions."""
    return "\n".join(_lines(table)) + "\n"


def _lines(table: PinTable) -> Iterator[str]:
    yield f"/* {MADE} */"
    yield from ("#ifndef BOARD_PINOUT_H", "#define BOARD_PINOUT_H", "")
    yield from (_define(each) for name in NAMED for each in table.signals if each.name == name)
    yield from ("", "/* Inputs with pull-ups, closed to ground. */")
    for port in "BC":
        yield _mask("SWITCHES", port, [each for each in table.signals if each.way is Way.SWITCH])
    yield from ("", "/* Outputs; the USART turns its own pins. */")
    for port in "BD":
        yield _mask("DIRECTIONS", port, [each for each in table.signals if each.way is Way.OUT])
    yield from ("", "#endif")


def _define(signal: Signal) -> str:
    register = "PIN" if signal.way is Way.IN else "PORT"
    remark = f" /* {signal.doc} */" if signal.doc else ""
    return f"#define PIN_{signal.name.upper()} {register}{signal.port}, {signal.bit}{remark}"


def _mask(name: str, port: str, signals: list[Signal]) -> str:
    mine = sorted((each for each in signals if each.port == port), key=lambda each: each.bit)
    bits = sum(1 << each.bit for each in mine)
    return f"#define {name}_{port} 0x{bits:02x} /* {', '.join(each.name for each in mine)} */"
