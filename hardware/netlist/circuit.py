"""What a circuit is: parts with their pins, and the net at each pin. Plain values, so that all can read them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Pull(StrEnum):
    """What a pin does to its net, by the names that SKiDL has for it."""

    INPUT = "INPUT"
    OUTPUT = "OUTPUT"
    TRISTATE = "TRISTATE"
    BOTH_WAYS = "BIDIR"
    PASSIVE = "PASSIVE"
    POWER_IN = "PWRIN"
    POWER_OUT = "PWROUT"


@dataclass(frozen=True, slots=True)
class Kind:
    """A sort of part. key: its row in bom.toml; pins: name to number, and name to what it does."""

    key: str
    footprint: str
    numbers: Mapping[str, str]
    pulls: Mapping[str, Pull]


@dataclass(frozen=True, slots=True)
class Part:
    """A part on a board: which net is at which pin, by the pin's name; a pin that is not named is left open."""

    ref: str
    kind: Kind
    nets: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Circuit:
    """A board. supplied: nets that get their power through a connector."""

    name: str
    parts: tuple[Part, ...]
    supplied: frozenset[str]

    def pins_at(self, net: str) -> frozenset[str]:
        """All pins at a net, as `U1.PD5`."""
        return frozenset(f"{part.ref}.{pin}" for part in self.parts for pin, wired in part.nets.items() if wired == net)

    @property
    def nets(self) -> frozenset[str]:
        """The names of all nets."""
        return frozenset(net for part in self.parts for net in part.nets.values())

    def count(self) -> Counter[str]:
        """How many of each row of bom.toml it takes."""
        return Counter(part.kind.key for part in self.parts)
