"""The tables in hardware/README.md that follow from the list of parts."""

from __future__ import annotations

from collections.abc import Iterator

from hardware.bom import ZONES, Counted, seat_cost, table_cost, wire_metres
from hardware.budget import HALF, ROOM, drop_millivolts, loads, most_fields, total_ma
from hardware.pins import PinTable


def with_tables(page: str, tables: dict[str, str]) -> str:
    """The page with each table anew between its two marks."""
    for name, table in tables.items():
        before, rest = page.split(f"<!-- made: {name} -->\n", 1)
        _, after = rest.split("<!-- end -->", 1)
        page = f"{before}<!-- made: {name} -->\n{table}<!-- end -->{after}"
    return page


def parts_table(parts: tuple[Counted, ...]) -> str:
    """Every part: how many, from whom, for how much; then the total."""
    return "\n".join(_parts_lines(parts)) + "\n"


def _parts_lines(parts: tuple[Counted, ...]) -> Iterator[str]:
    yield "| part | one seat | node | power | table | maker's number | sold by | EUR each, from to | basis |"
    yield "|---|--:|--:|--:|--:|---|---|--:|---|"
    for each in parts:
        row = each.row
        name = f"{row.name} ({row.note})" if row.note else row.name
        price = f"{row.price:.2f}, {row.low:.2f} to {row.high:.2f}"
        counts = (each.seat, *(each.on_board.get(board, 0) for board in ("node", "power")))
        kind = ": ".join(filter(None, (row.maker, row.kind)))
        cells = (name, *(str(count or "") for count in counts), str(each.table), kind, ", ".join(row.source))
        yield f"| {' | '.join((*cells, price, row.price_basis))} |"
    seat, total = seat_cost(parts), table_cost(parts)
    sourced = sum(each.row.price_basis.startswith("source") for each in parts)
    yield ""
    yield (
        f"**A table costs about {total.expected:.0f} EUR without tax and shipping, give or take {total.error:.0f}**; "
        f"{total.low:.0f} if every price were its lowest, {total.high:.0f} if its highest. One seat costs about "
        f"{seat.expected:.0f} EUR, {seat.low:.0f} to {seat.high:.0f}. Of {len(parts)} prices "
        f"{sourced} were published; the others are estimates of {max(each.row.priced_on for each in parts)}."
    )


def wire_table(pins: PinTable) -> str:
    """How much wire of each sort, a line for each cross-section."""
    lines: dict[float, list[str]] = {}
    for (square_mm, colour), metres in wire_metres(pins).items():
        lines.setdefault(square_mm, []).append(f"{colour} {metres:.1f}")
    rows = [f"| {square_mm} | {', '.join(colours)} |" for square_mm, colours in lines.items()]
    return "\n".join(("| wire, mm² | metres of each colour (IEC 60757) |", "|--:|---|", *rows)) + "\n"


def budget_table(parts: tuple[Counted, ...], pins: PinTable) -> str:
    """Who draws how much from the 5 V of the nodes."""
    return "\n".join(_budget_lines(parts, pins)) + "\n"


def _budget_lines(parts: tuple[Counted, ...], pins: PinTable) -> Iterator[str]:
    fields = most_fields()
    basis = {each.row.name: each.row.basis for each in parts}
    yield "| load | pieces | busy at once | mA each, busy / quiet | mA | basis |"
    yield "|---|--:|--:|--:|--:|---|"
    for each in loads(parts, fields):
        quiet = f" / {each.quiet_ma}" if each.busy < each.pieces else ""
        cells = (each.name, each.pieces, each.busy, f"{each.busy_ma}{quiet}", each.total_ma, basis[each.name])
        yield f"| {' | '.join(map(str, cells))} |"
    play, fresh = total_ma(parts, fields), total_ma(parts, 0, ZONES)
    yield f"| **in play, {fields} fields at most** | | | | **{play}** | |"
    yield f"| new boards without addresses: all lamps lit, no field | | | | {fresh} | |"
    yield ""
    most, lost = max(play, fresh) * ROOM / 1000, drop_millivolts(pins, play)
    yield (
        f"Supply: 5 V, at least {most:.1f} A ({ROOM:.0%} of the most); each fuse carries {most * HALF:.1f} A, if the "
        f"boards are wired in the order of their addresses. In play at most {lost} mV are lost on half the line, even "
        "if all of it were drawn at one end."
    )
