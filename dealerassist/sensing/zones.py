"""The zones of a table, and which node is under each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from dealerassist.sensing import protocol
from dealerassist.sensing.codes import SeatError, SensingCode

KEYS = "keys"
PUCK = "puck"
DECK = "deck"
STAFF = "staff"
LINK = "link"
CAMERA = "camera"
"""Sources of readings that are no zones: the dealer's keys, the dealer puck, the deck of the hand, the staff's cards,
the serial line itself, the camera.
"""


class ZoneKind(StrEnum):
    """What lies in a zone."""

    SEAT = "seat"
    BOARD = "board"
    MUCK = "muck"


@dataclass(frozen=True, slots=True)
class Zone:
    """number: seats 1 to 10, places of the board 1 to 5, 0 for the muck."""

    kind: ZoneKind
    number: int

    @property
    def source(self) -> str:
        """Its name in readings: `seat-3`, `board-2`, `muck`."""
        return f"{self.kind}-{self.number}" if self.number else str(self.kind)


SEATS = tuple(Zone(ZoneKind.SEAT, 1 + n) for n in range(protocol.SEAT_LAST - protocol.SEAT_FIRST + 1))
BOARD = tuple(Zone(ZoneKind.BOARD, 1 + n) for n in range(protocol.BOARD_LAST - protocol.BOARD_FIRST + 1))
MUCK = Zone(ZoneKind.MUCK, 0)

ZONE_AT: dict[int, Zone] = {
    **{protocol.SEAT_FIRST + at: zone for at, zone in enumerate(SEATS)},
    **{protocol.BOARD_FIRST + at: zone for at, zone in enumerate(BOARD)},
    protocol.MUCK: MUCK,
}
"""The zone above the node with this address."""

ADDRESS_OF = {zone: address for address, zone in ZONE_AT.items()}
ADDRESSES = (*ZONE_AT, protocol.CONSOLE)


def source_at(address: int) -> str:
    """What readings call the node with this address."""
    return ZONE_AT[address].source if address in ZONE_AT else KEYS


def seat_zone(seat: int) -> Zone:
    """Raises SeatError for a seat that no table has."""
    if not 1 <= seat <= len(SEATS):
        raise SeatError(SensingCode.NO_SUCH_SEAT, f"there is no seat {seat}", seat=seat)
    return SEATS[seat - 1]


def up_source(seat: int) -> str:
    """What readings call the felt where a seat's up cards lie, as a camera sees it: `up-3`. Raises SeatError."""
    return f"up-{seat_zone(seat).number}"


def place_facts(source: str) -> dict[str, str | int]:
    """The facts by which a template names a source: `seat`, `place` (of the board), or `where` for all others."""
    kind, _, number = source.partition("-")
    if kind == ZoneKind.SEAT:
        return {"seat": int(number)}
    return {"place": int(number)} if kind == ZoneKind.BOARD else {"where": source}
