"""The list of parts, bom.toml: read, checked against the circuits, counted and added up."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any

from dealerassist.sensing import protocol
from hardware.netlist.circuit import Circuit
from hardware.pins import ROOT, PinTable

DECLARED = ROOT / "hardware/bom.toml"

SEATS = protocol.SEAT_LAST - protocol.SEAT_FIRST + 1
ZONES = protocol.MUCK
"""Addresses 1 to 16: seats, places of the board, muck."""
BOARDS = {"node": ZONES + 1, "power": 1}
"""How many of each board a table takes: a node for each zone, and one more for the console."""
PIECES = {"zone": ZONES, "seat": SEATS, "table": 1}
TOGETHER = ("all", "group", "one")


class PartListError(ValueError):
    """bom.toml contradicts itself or the circuits; the message names the part."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a part is sold, and under which number."""

    seller: str
    number: str


@dataclass(frozen=True, slots=True)
class Row:
    """A part; what nobody has found out is empty. Currents in mA, of one piece."""

    key: str
    name: str
    kind: str = ""
    maker: str = ""
    count: int = 0
    per: str = ""
    typical_ma: int | None = None
    max_ma: int | None = None
    quiet_ma: int = 0
    together: str = ""
    basis: str = ""
    price: Decimal | None = None
    currency: str = ""
    priced_on: date | None = None
    note: str = ""
    source: tuple[Source, ...] = ()


@dataclass(frozen=True, slots=True)
class Counted:
    """A row, and how many of it each board and the whole table take."""

    row: Row
    on_board: Mapping[str, int]
    table: int


def read_rows(text: str) -> tuple[Row, ...]:
    """The rows of a bom.toml. Raises PartListError."""
    rows = tuple(_row(each) for each in tomllib.loads(text, parse_float=Decimal)["part"])
    for row in rows:
        _check(row)
    if doubled := [key for key, times in Counter(row.key for row in rows).items() if times > 1]:
        raise PartListError(f"{doubled[0]} stands twice")
    return rows


def _row(told: dict[str, Any]) -> Row:
    sources = tuple(Source(**each) for each in told.get("source", ()))
    price = {"price": Decimal(told["price"])} if "price" in told else {}
    return Row(**told | price | {"source": sources})


def _check(row: Row) -> None:
    priced = [row.price is not None, bool(row.currency), row.priced_on is not None]
    if any(priced) and not all(priced):
        raise PartListError(f"{row.key}: a price needs its currency and the day on which it was read")
    if row.max_ma is not None and (row.together not in TOGETHER or not row.basis):
        raise PartListError(f"{row.key}: a current needs its basis, and how many draw it together")
    if not max(row.quiet_ma, row.typical_ma or 0) <= (row.max_ma or 0):
        raise PartListError(f"{row.key}: it draws more than its most")
    if bool(row.count) != bool(row.per) or (row.per and row.per not in PIECES):
        raise PartListError(f"{row.key}: a count needs to say per what")
    if len({each.seller for each in row.source}) != len(row.source):
        raise PartListError(f"{row.key}: two sources are two sellers")


def counted(rows: tuple[Row, ...], circuits: tuple[Circuit, ...]) -> tuple[Counted, ...]:
    """All rows and those of the connectors, with their numbers. Raises PartListError where list and circuits differ."""
    on_boards = {each.name: each.count() for each in circuits}
    keys = {key for count in on_boards.values() for key in count}
    every = (*rows, *(connector_row(key) for key in sorted(keys) if "connector-" in key))
    if missing := sorted(keys - {row.key for row in every}):
        raise PartListError(f"{missing[0]} is on a board and not in the list")
    if idle := [row.key for row in every if (row.key in keys) == bool(row.count)]:
        raise PartListError(f"{idle[0]} needs a board that carries it, or else a count of its own")
    return tuple(_counted(row, {board: count[row.key] for board, count in on_boards.items()}) for row in every)


def _counted(row: Row, on_board: dict[str, int]) -> Counted:
    boards = sum(BOARDS[board] * count for board, count in on_board.items())
    return Counted(row, on_board, boards + row.count * PIECES.get(row.per, 0))


def connector_row(key: str) -> Row:
    """The row of a connector, which stands in pins.toml alone."""
    pins = key.rsplit("-", 1)[1]
    kind, pitch = ("JST VH", 3.96) if key.startswith("heavy") else ("JST XH", 2.5)
    return Row(key, f"connector, {pins} pins, pitch {pitch} mm, with plug and crimp contacts", kind=kind)


def wire_metres(pins: PinTable) -> dict[tuple[float, str], float]:
    """How much wire the cables of a table take, by cross-section in square millimetres and colour."""
    metres: dict[tuple[float, str], float] = {}
    for each in pins.connectors:
        for wire in each.pins:
            key = (each.square_mm, wire.colour)
            metres[key] = metres.get(key, 0) + each.cables * each.metres
    return {key: length for key, length in sorted(metres.items()) if length}


def cost(parts: tuple[Counted, ...]) -> dict[str, Decimal]:
    """What all parts that have a price cost together, by currency."""
    total: dict[str, Decimal] = {}
    for each in parts:
        if each.row.price is not None:
            total[each.row.currency] = total.get(each.row.currency, Decimal(0)) + each.row.price * each.table
    return total
