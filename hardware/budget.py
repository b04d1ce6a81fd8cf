"""The power budget of a table: who draws how much when, and what is left of 5 V at the end of the line."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from dealerassist.sensing import protocol
from hardware.bom import ZONES, Counted
from hardware.pins import PinTable

COPPER = 0.0175
"""Ohms of a wire of a metre and a square millimetre."""
ROOM = 1.25
"""A supply is not run at its limit."""
HALF = 9 / 17
"""The longer half of the line has nine boards; neighbours are in different groups, so it has its part of the fields."""


@dataclass(frozen=True, slots=True)
class Load:
    """What all pieces of a part draw: `busy` of them `busy_ma`, the others `quiet_ma`."""

    name: str
    pieces: int
    busy: int
    busy_ma: int
    quiet_ma: int

    @property
    def total_ma(self) -> int:
        """Of all pieces, in mA."""
        return self.busy * self.busy_ma + (self.pieces - self.busy) * self.quiet_ma


def most_fields() -> int:
    """How many fields are on together: those of the largest group, and the muck's, which may read on in any turn."""
    groups = Counter(zone % protocol.GROUPS for zone in range(1, ZONES + 1) if zone != protocol.MUCK)
    return max(groups.values()) + 1


def loads(parts: tuple[Counted, ...], fields: int, lamps: int = 1) -> list[Load]:
    """All loads, while so many fields are on and so many lamps are lit."""
    busy = {"group": fields, "one": 1}
    return [
        Load(
            each.row.name,
            each.table,
            lamps if each.row.key == "lamp" else busy.get(each.row.together, each.table),
            each.row.max_ma,
            each.row.quiet_ma,
        )
        for each in parts
        if each.row.max_ma is not None
    ]


def total_ma(parts: tuple[Counted, ...], fields: int, lamps: int = 1) -> int:
    """What the nodes draw from the supply, in mA."""
    return sum(each.total_ma for each in loads(parts, fields, lamps))


def drop_millivolts(pins: PinTable, milliamperes: int) -> int:
    """What is lost along half the line there and back, if all of the current went to its far end."""
    (line,) = [each for each in pins.of_board("power") if each.ref == "J3"]
    metres = line.metres * (ZONES + 1) * HALF
    return round(milliamperes * COPPER * 2 * metres / line.square_mm)
