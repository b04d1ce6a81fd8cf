"""For whoever wires a board by hand: what is placed on it, and which pins are joined."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from hardware.bom import Counted
from hardware.netlist.circuit import Circuit, Part

OPEN = "left open"


def wiring_tables(circuit: Circuit, parts: tuple[Counted, ...]) -> str:
    """The parts of the board by their names, then its nets with all their pins."""
    return "\n".join((*_placed(circuit, parts), "", *_joined(circuit))) + "\n"


def _placed(circuit: Circuit, parts: tuple[Counted, ...]) -> Iterator[str]:
    names = {each.row.key: each.row.name for each in parts}
    refs: defaultdict[str, list[str]] = defaultdict(list)
    for part in circuit.parts:
        refs[part.kind.key].append(part.ref)
    yield "| on the board | part |"
    yield "|---|---|"
    yield from (f"| {' '.join(of)} | {names[key]} |" for key, of in refs.items())


def _joined(circuit: Circuit) -> Iterator[str]:
    pins: defaultdict[str, list[str]] = defaultdict(list)
    for part in circuit.parts:
        for pin in part.kind.numbers:
            pins[part.nets.get(pin, OPEN)].append(_pin_words(part, pin))
    left_open = pins.pop(OPEN, [])
    yield "| net | joins |"
    yield "|---|---|"
    yield from (f"| `{net}` | {', '.join(joined)} |" for net, joined in pins.items())
    if left_open:
        yield f"| {OPEN} | {', '.join(left_open)} |"


def _pin_words(part: Part, pin: str) -> str:
    """`U2.3 DE`: the part, the pin's number, and its name where it has one of its own."""
    number = part.kind.numbers[pin]
    return f"{part.ref}.{number}" if number == pin else f"{part.ref}.{number} {pin}"
