"""hardware/bom.toml: every part on a board is in the list and back, and the power budget follows the three groups."""

from __future__ import annotations

import re
from collections import Counter
from decimal import Decimal

import pytest

from dealerassist.sensing import protocol
from hardware.bom import (
    BOARDS,
    DECLARED,
    Counted,
    PartListError,
    counted,
    read_rows,
    seat_cost,
    table_cost,
    wire_metres,
)
from hardware.budget import drop_millivolts, loads, most_fields, total_ma
from hardware.netlist.boards import node, power
from hardware.page import parts_table, with_tables
from hardware.pins import ROOT, the_pins

TEXT = DECLARED.read_text("utf-8")
CIRCUITS = (node(the_pins()), power(the_pins()))


def parts(text: str = TEXT) -> tuple[Counted, ...]:
    """The list of this repository, or a changed one."""
    return counted(read_rows(text), CIRCUITS)


def of(key: str, text: str = TEXT) -> Counted:
    """One part of it."""
    (found,) = [each for each in parts(text) if each.row.key == key]
    return found


def test_counts_follow_from_the_circuits() -> None:
    """17 identical nodes, of which one is the console: ten seats, five places of the board, the muck."""
    assert BOARDS == {"node": 17, "power": 1}
    for circuit in CIRCUITS:
        assert sum(each.on_board[circuit.name] for each in parts()) == len(circuit.parts)
    assert of("resistor-10k").table == 17 * 7
    assert of("reader").table == of("magnet-switch").table == of("lamp").table == 16


def test_connectors_follow_from_the_pin_table() -> None:
    """No row of bom.toml names a connector: their number is how often the table of pins has them."""
    assert not any("connector" in each.key for each in read_rows(TEXT))
    wanted: Counter[str] = Counter()
    for one in the_pins().connectors:
        wanted[one.key] += BOARDS[one.board]
    assert {each.row.key: each.table for each in parts() if "connector" in each.row.key} == wanted


def test_a_thick_wire_gets_a_plug_that_takes_it() -> None:
    """JST XH takes up to 0.33 mm2 and 3 A: not the 5 V of half a table."""
    heavy = {(each.board, each.ref) for each in the_pins().connectors if each.key.startswith("heavy")}
    assert heavy == {("node", "J1"), ("node", "J2"), ("power", "J1"), ("power", "J3"), ("power", "J4")}


def test_six_fields_are_on_together_at_most() -> None:
    """protocol.toml: three groups of five take turns; the muck is read to its end, in whoever's turn."""
    assert protocol.GROUPS == 3
    assert most_fields() == 6
    (readers,) = [each for each in loads(parts(), most_fields()) if "PN5180" in each.name]
    assert readers.busy * readers.busy_ma == 1500  # 6 fields of 250 mA
    assert readers.total_ma == 1500 + 10 * 20


def test_the_budget_adds_up() -> None:
    """By hand: 170 processors, 61 + 16 * 2 line, 4 bias, 3 light, 1700 readers, 16 switches, 62 + 15 * 8 lamps."""
    assert total_ma(parts(), 6) == 170 + 93 + 4 + 3 + 1700 + 16 + 182
    assert total_ma(parts(), 6) - total_ma(parts(), 5) == 250 - 20
    assert total_ma(parts(), 0, 16) == 170 + 93 + 4 + 3 + 320 + 16 + 16 * 62


def test_the_readers_have_enough_volts_at_the_end_of_the_line() -> None:
    """The regulator needs 3.3 V and its drop of 0.5 V; 4.5 V leave room, and for the fuse too."""
    assert 5000 - drop_millivolts(the_pins(), total_ma(parts(), 6)) > 4500
    assert drop_millivolts(the_pins(), 1000) == round(1000 * 0.0175 * 2 * 0.35 * 9 / 0.75)


def test_every_cable_of_a_table_is_counted_once() -> None:
    """17 boards hang on one line, so 17 cables lead to them; a zone has three of its own, and the console its keys."""
    cables = {(each.board, each.name): each.cables for each in the_pins().connectors}
    assert sum(count for (_, name), count in cables.items() if name.startswith("line, ")) == BOARDS["node"]
    assert {count for (_, name), count in cables.items() if name in ("reader", "lamp", "magnet switch")} == {16}
    assert cables["node", "keys (console only)"] == 1
    assert wire_metres(the_pins())[0.75, "RD"] == pytest.approx(17 * 0.35 + 1.0)
    assert wire_metres(the_pins())[0.14, "BK"] == pytest.approx(16 * (0.05 + 0.2 + 0.2) + 0.3)


def test_thick_wires_fit_the_contacts_that_are_ordered() -> None:
    """JST VH: SVH-21T takes 0.33 to 0.83 mm2 (AWG 22 to 18)."""
    thick = {each.square_mm for each in the_pins().connectors if each.heavy}
    kinds = {each.row.kind for each in parts() if each.row.key.startswith("heavy")}
    assert all("SVH-21T-P1.1" in kind for kind in kinds)
    assert all(0.33 <= square_mm <= 0.83 for square_mm in thick)


def test_the_lamp_draws_what_the_firmware_shows() -> None:
    """drivers/apa102.c: all lights alike, in a colour and a brightness of 0 to 31; an APA102 takes 20 mA a colour."""
    source = (ROOT / "firmware/core/lamp.h").read_text() + (ROOT / "firmware/drivers/apa102.c").read_text()
    told = {name: int(value, 0) for name, value in re.findall(r"#define (\w+) (0x[0-9a-f]+|\d+)\b", source)}
    colours = (told["RED"] + told["GREEN"] + told["BLUE"]) / 255
    assert of("lamp").row.max_ma == round(told["LAMP_LIGHTS"] * told["QUARTER"] / 31 * colours * 20)
    assert f"chain of {told['LAMP_LIGHTS']} " in of("lamp").row.name


def test_a_price_counts_as_often_as_its_part() -> None:
    dearer = TEXT.replace("price = 9.00\n", "price = 10.00\n")
    assert dearer != TEXT
    assert table_cost(parts(dearer)).expected - table_cost(parts()).expected == of("reader").table == 16


def test_one_seat_is_a_node_the_power_board_and_what_a_bench_needs() -> None:
    """By hand: 7 + 0 resistors of 10 kohm, two boards, adapters for U2, U3, U4 and D1; no box, no screen, no keys."""
    seat = {each.row.key: each.seat for each in parts()}
    told = ("resistor-10k", "fuse", "reader", "perforated-board", "adapter-board", "deck", "box", "screen", "key")
    assert [seat[key] for key in told] == [7, 2, 1, 2, 4, 1, 0, 0, 0]
    assert f"One seat costs about {seat_cost(parts()).expected:.0f} EUR" in parts_table(parts())


def test_the_cost_says_how_sure_it_is() -> None:
    """By hand of two parts: errors that know nothing of each other add as squares."""
    told = table_cost(tuple(each for each in parts() if each.row.key in ("box", "deck")))
    assert list(map(int, (told.expected, told.low, told.high))) == [65 + 2 * 60, 55 + 2 * 25, 110 + 2 * 150]
    assert told.error == (Decimal(55 / 4) ** 2 + Decimal(2 * 125 / 4) ** 2).sqrt()
    whole = table_cost(parts())
    assert whole.low < whole.expected - whole.error < whole.expected + whole.error < whole.high
    assert f"**A table costs about {whole.expected:.0f} EUR without tax" in parts_table(parts())


def test_every_part_has_two_sellers_and_a_price_with_its_reason() -> None:
    """A price is an estimate and says why, or it was published and says where; no order number is made up."""
    for each, line in zip(parts(), parts_table(parts()).splitlines()[2:], strict=False):
        assert line.startswith(f"| {each.row.name}")
        assert each.row.maker, each.row.key
        assert len(set(each.row.source)) == 2
        assert each.row.price_basis.split(": ")[0] in ("estimate", "source")
        assert len(each.row.price_basis) > len("estimate: why")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('key = "fuse"', 'key = "fuze"', "fuse is on a board and not in the list"),
        ('key = "fuse"', 'key = "jumper"', "jumper stands twice"),
        ("low = 5\n", "low = 9.50\n", "reader: its price is not between low and high"),
        (
            'price_basis = "estimate: modules',
            'price_basis = "modules',
            "reader: a price is an estimate with its reason",
        ),
        ('source = ["AliExpress", "eBay"]', 'source = ["eBay", "eBay"]', "reader: two sources are two sellers"),
        ("price = 9.00\n", "", "reader: .*price"),
        ('together = "group"\n', "", "a current needs its basis"),
        ("quiet_ma = 20\n", "quiet_ma = 251\n", "draws more than its most"),
        ('count = 8\nper = "table"', "count = 8", "a count needs to say per what"),
        ('count = 8\nper = "table"', "", "key needs a board that carries it"),
        ("one_seat = 4\n", "one_seat = 53\n", "adapter-board: one seat takes more than the table"),
        ('key = "fuse"\n', 'key = "fuse"\ncount = 1\nper = "table"\n', "fuse needs a board that carries it"),
    ],
)
def test_a_list_that_contradicts_itself_is_refused(old: str, new: str, told: str) -> None:
    assert old in TEXT
    with pytest.raises(PartListError, match=told):
        parts(TEXT.replace(old, new, 1))


def test_a_table_on_the_page_is_made_anew_and_nothing_else() -> None:
    page = "a\n<!-- made: x -->\nold\n<!-- end -->\nb\n<!-- made: y -->\n<!-- end -->\n"
    made = with_tables(page, {"x": "new\n"})
    assert made == page.replace("old", "new")
    assert with_tables(made, {"x": "new\n"}) == made
