"""Of the pin table: the cables of each board, as WireViz draws them."""

from __future__ import annotations

from collections.abc import Iterator

from hardware.pins import Connector


def harness_text(connectors: tuple[Connector, ...]) -> str:
    """A WireViz file with every connector of a board, its cable, and what is at the other end."""
    return "\n".join(_lines(connectors)) + "\n"


def _lines(connectors: tuple[Connector, ...]) -> Iterator[str]:
    yield "# Made by hardware/generate.py from hardware/pins.toml; do not edit."
    yield "connectors:"
    for each in connectors:
        yield from _end(each.ref, each.name, [wire.net for wire in each.pins])
        yield from _end(f"{each.ref} far", each.far, [wire.far for wire in each.pins])
    yield "cables:"
    for each in connectors:
        yield f"  {_cable(each)}:"
        yield f"    gauge: {each.square_mm} mm2"
        yield f"    length: {each.metres}"
        yield f"    colors: [{', '.join(wire.colour for wire in each.pins)}]"
    yield "connections:"
    for each in connectors:
        pins = f"[1-{len(each.pins)}]"
        yield "  -"
        yield from (f"    - {end}: {pins}" for end in (each.ref, _cable(each), f"{each.ref} far"))


def _end(name: str, kind: str, labels: list[str]) -> Iterator[str]:
    yield f"  {name}:"
    yield f'    type: "{kind}"'
    yield f"    pinlabels: [{', '.join(f'{label!r}' for label in labels)}]"


def _cable(connector: Connector) -> str:
    return f"W{connector.ref.removeprefix('J')}"
