"""Fields on the emulated table: neighbours never radiate together, whatever lies there and whatever breaks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random

import pytest

from dealerassist.sensing import BOARD, MUCK, SEATS, Timing, protocol
from dealerassist.sensing.framing import BlockReader
from dealerassist.sensing.protocol import Pass, PassFault
from dealerassist.sensing.simulated.emulated import EmulatedTable, FieldSwitch
from dealerassist.sensing.zones import ADDRESS_OF, Zone
from tests.firmware.building import needs_emulator
from tests.firmware.emulated import emulated_table
from tests.firmware.fields import Radiation, radiations, together
from tests.sensing.playing import Evening

pytestmark = needs_emulator
ZONES = (*SEATS, *BOARD)


@pytest.fixture
def table() -> Iterator[EmulatedTable]:
    with emulated_table(seed=5) as table:
        yield table


def watched(table: EmulatedTable) -> list[Radiation]:
    return list(radiations(table.emulator.fields, table.emulator.now_ns))


def lay(table: EmulatedTable, zone: Zone, tags: int, alike_bits: int, chance: Random) -> None:
    """Tags whose numbers are the same in so many of their lowest bits, which are those that tell tags apart first."""
    lowest = chance.getrandbits(alike_bits) if alike_bits else 0
    for at in range(tags):
        rest = (chance.getrandbits(39 - alike_bits) << 1 | at & 1) << alike_bits
        table.lay(int.to_bytes(rest | lowest, 5, "little") + b"\x01\x04\xe0", zone)


def test_two_fields_at_once_are_seen() -> None:
    """What this file relies on: a field that goes on while its neighbour's is on is found, at the muck it may be."""
    seat_2, seat_3, muck = 2, 3, protocol.MUCK
    switches = [(10, seat_2, True), (20, seat_2, False), (20, seat_3, True), (30, seat_3, False), (5, muck, True)]
    told = [FieldSwitch(*each) for each in switches]
    assert together(radiations(told, 100)) == []
    told.append(FieldSwitch(29, seat_2, True))
    assert [(one.address, other.address) for one, other in together(radiations(told, 100))] == [(seat_2, seat_3)]


def well(table: EmulatedTable) -> None:
    stats = table.emulator.stats()
    assert (stats["contention"], stats["rules"], stats["undriven"]) == (0, 0, 0)


class Told:
    """What the passes of each zone have told."""

    def __init__(self, evening: Evening) -> None:
        self._blocks = BlockReader()
        self.tags: defaultdict[int, set[bytes]] = defaultdict(set)
        evening.reader.on_line = self._take

    def _take(self, sender: str, sent: bytes, now_ns: int) -> None:
        for block in self._blocks.feed(sent) if sender == "nodes" else ():
            message = protocol.decode(block.content)
            if isinstance(message, Pass):
                self.tags[block.address - protocol.FROM_NODE].update(message.tags)


@pytest.mark.parametrize(
    ("tags", "alike_bits"), [(1, 0), (2, 0), (2, 4), (2, 6), (2, 30), (3, 0), (3, 4), (7, 0), (7, 2)]
)
def test_neighbours_never_radiate_together_and_all_tags_are_found(
    table: EmulatedTable, tags: int, alike_bits: int
) -> None:
    """However many lie in every zone and however alike they are: 7 as in stud, or all in few slots of a round."""
    chance = Random(tags * 100 + alike_bits)
    for zone in ZONES:
        lay(table, zone, tags, alike_bits, chance)
    lay(table, MUCK, 20, 0, chance)
    evening = Evening(5, table)
    told = Told(evening)
    evening.run(2.0)
    found = watched(table)
    assert {each.address for each in found} == set(ADDRESS_OF.values())
    assert together(found) == []
    assert max(each.ms for each in found if each.address != protocol.MUCK) < protocol.TURN_MS
    assert all(len(told.tags[ADDRESS_OF[zone]]) == tags for zone in ZONES)
    assert len(told.tags[protocol.MUCK]) == 20
    well(table)


def test_a_host_that_calls_too_soon_makes_no_neighbours_radiate_together(table: EmulatedTable) -> None:
    """A USB adapter may hold a call back and not the next: who hears another group called switches off."""
    chance = Random(1)
    for zone in ZONES:
        lay(table, zone, 3, 0, chance)
    Evening(5, table, Timing(slot_ms=20)).run(1.5)
    assert together(watched(table)) == []
    well(table)


def test_a_node_that_hears_no_call_any_more_ends_its_turn_all_the_same(table: EmulatedTable) -> None:
    """Its pair of the line is cut while its field is on: it knows when its turn is over."""
    chance = Random(2)
    for zone in ZONES:
        lay(table, zone, 3, 4, chance)
    evening = Evening(5, table)
    for _ in range(25):
        zone = chance.choice(ZONES)
        table.silence(zone.source)
        evening.run(chance.uniform(0.1, 0.2))
        table.silence(zone.source, False)
    assert together(watched(table)) == []


@pytest.mark.parametrize("fault", ["stuck", "dip", PassFault.CHIP_SILENT, PassFault.NO_FIELD])
def test_a_reader_that_fails_while_its_field_is_on_leaves_none_behind(
    table: EmulatedTable, fault: str | PassFault
) -> None:
    """It does not take the command to switch off any more, so it is held in reset."""
    chance = Random(3)
    for zone in ZONES:
        lay(table, zone, 2, 0, chance)
    evening = Evening(5, table)
    for _ in range(20):
        zone = chance.choice(ZONES)
        _break(table, zone, fault)
        evening.run(chance.uniform(0.1, 0.2))
        _mend(table, zone, fault)
    assert together(watched(table)) == []


def _break(table: EmulatedTable, zone: Zone, fault: str | PassFault) -> None:
    if isinstance(fault, PassFault):
        table.faults.told[zone] = fault
    else:
        table.break_reader(zone, fault)


def _mend(table: EmulatedTable, zone: Zone, fault: str | PassFault) -> None:
    if fault == "stuck":
        table.break_reader(zone, fault, 0)
    table.faults.told.clear()


def test_a_processor_that_hangs_leaves_its_field_on_until_its_watchdog_bites(table: EmulatedTable) -> None:
    """The one fault that the program cannot end at once; it is short."""
    lay(table, SEATS[1], 2, 0, Random(4))
    evening = Evening(5, table)
    evening.run(0.6)
    since_ns = table.emulator.now_ns
    for _ in range(10):
        table.break_reader(SEATS[1], "hang")
        evening.run(0.31)
    longest = max(each.ms for each in watched(table) if each.since >= since_ns and each.address == ADDRESS_OF[SEATS[1]])
    assert protocol.TURN_MS < longest < 120
