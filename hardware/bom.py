"""The list of parts, bom.toml: read, checked against the circuits, counted and added up."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from operator import attrgetter
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
PRICES = (attrgetter("price"), attrgetter("low"), attrgetter("high"))
PIECES = {"zone": ZONES, "seat": SEATS, "table": 1}
TOGETHER = ("all", "group", "one")


class PartListError(ValueError):
    """bom.toml contradicts itself or the circuits; the message names the part."""


@dataclass(frozen=True, slots=True)
class Row:
    """A part. Currents in mA and prices in EUR without tax, of one piece; low and high: what the price lies between."""

    key: str
    name: str
    price: Decimal
    low: Decimal
    high: Decimal
    priced_on: date
    price_basis: str
    source: tuple[str, str]
    kind: str = ""
    maker: str = ""
    count: int = 0
    per: str = ""
    one_seat: int = 0
    typical_ma: int | None = None
    max_ma: int | None = None
    quiet_ma: int = 0
    together: str = ""
    basis: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Counted:
    """A row, and how many of it each board, a single seat on a bench, and the whole table take."""

    row: Row
    on_board: Mapping[str, int]
    seat: int
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
    money = {name: Decimal(told[name]) for name in ("price", "low", "high") if name in told}
    try:
        return Row(**told | money | {"source": tuple(told.get("source", ()))})
    except TypeError as error:
        raise PartListError(f"{told.get('key')}: {error}") from None


def _check(row: Row) -> None:
    if not row.low <= row.price <= row.high:
        raise PartListError(f"{row.key}: its price is not between low and high")
    if not row.price_basis.startswith(("estimate: ", "source: ")):
        raise PartListError(f"{row.key}: a price is an estimate with its reason, or has a source")
    if row.max_ma is not None and (row.together not in TOGETHER or not row.basis):
        raise PartListError(f"{row.key}: a current needs its basis, and how many draw it together")
    if not max(row.quiet_ma, row.typical_ma or 0) <= (row.max_ma or 0):
        raise PartListError(f"{row.key}: it draws more than its most")
    if bool(row.count) != bool(row.per) or (row.per and row.per not in PIECES):
        raise PartListError(f"{row.key}: a count needs to say per what")
    if row.one_seat > (row.count if row.per == "table" else 0):
        raise PartListError(f"{row.key}: one seat takes more than the table")
    if len(set(row.source)) != 2:
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
    seat = sum(on_board.values()) + (row.one_seat if row.per == "table" else row.count)
    return Counted(row, on_board, seat, boards + row.count * PIECES.get(row.per, 0))


def connector_row(key: str) -> Row:
    """The row of a connector, which stands in pins.toml alone."""
    pins = key.rsplit("-", 1)[1]
    heavy = key.startswith("heavy")
    kind = f"B{pins}P-VH, VHR-{pins}N, SVH-21T-P1.1" if heavy else f"B{pins}B-XH-A, XHP-{pins}, SXH-001T-P0.6"
    price = Decimal("0.60" if heavy else "0.35") + Decimal("0.08" if heavy else "0.05") * int(pins)
    return Row(
        key,
        f"connector, {pins} pins, pitch {3.96 if heavy else 2.5} mm, with plug and crimp contacts",
        price=price,
        low=price / 2,
        high=price * 2,
        priced_on=date(2026, 11, 30),
        price_basis="estimate: usual for header, plug and contacts together in tens",
        source=("Mouser", "DigiKey"),
        kind=kind,
        maker="JST",
    )


def wire_metres(pins: PinTable) -> dict[tuple[float, str], float]:
    """How much wire the cables of a table take, by cross-section in square millimetres and colour."""
    metres: dict[tuple[float, str], float] = {}
    for each in pins.connectors:
        for wire in each.pins:
            key = (each.square_mm, wire.colour)
            metres[key] = metres.get(key, 0) + each.cables * each.metres
    return {key: length for key, length in sorted(metres.items()) if length}


@dataclass(frozen=True, slots=True)
class Cost:
    """In EUR without tax. error: where prices err independently, the sum errs by no more in two of three cases."""

    expected: Decimal
    low: Decimal
    high: Decimal
    error: Decimal


def table_cost(parts: tuple[Counted, ...]) -> Cost:
    """What all parts of a table cost together; low and high: if every price were its lowest, or its highest."""
    return _cost([(each.row, each.table) for each in parts])


def seat_cost(parts: tuple[Counted, ...]) -> Cost:
    """The same for a single seat on a bench."""
    return _cost([(each.row, each.seat) for each in parts])


def _cost(pieces: Sequence[tuple[Row, int]]) -> Cost:
    expected, low, high = (sum((of(row) * count for row, count in pieces), Decimal(0)) for of in PRICES)
    variance = sum((((row.high - row.low) * count / 4) ** 2 for row, count in pieces), Decimal(0))
    return Cost(expected, low, high, variance.sqrt())
