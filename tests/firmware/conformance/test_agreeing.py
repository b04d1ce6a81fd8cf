"""One conversation by chance with both: simulated nodes and firmware say the same, word for word."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from dealerassist.sensing import MUCK, SEATS, protocol
from dealerassist.sensing.framing import Block
from dealerassist.sensing.protocol import Greet, Hello, Lamp, Message, Pass, Poll
from dealerassist.sensing.simulated import SimulatedTable
from dealerassist.sensing.zones import ADDRESS_OF, Zone
from tests.firmware.building import needs_emulator
from tests.firmware.conformance.asking import Asker
from tests.firmware.emulated import emulated_table

ZONES = (SEATS[0], SEATS[1], MUCK)
STEPS = 120


def conversation(table: SimulatedTable, seed: int) -> Iterator[object]:
    """What is answered, step by step. What the two may differ in is left out: the boot number, the build, the order in
    which tags answer; and in how many parts a seat is told, so there is one tag at most."""
    chance, asker = Random(seed), Asker(table)
    for _ in range(STEPS):
        zone = chance.choice(ZONES)
        address = ADDRESS_OF[zone]
        match chance.randrange(8):
            case 0:
                _change(table, zone, chance)
                asker.wait(30)
            case 1 | 2:
                asker.scan(address % protocol.GROUPS, chance.randrange(1 << 16), ms=60)
            case 3:
                asker.put(_spoiled(address, chance))
                asker.wait(protocol.QUIET_MS + 3)
            case 4:
                yield _told(asker.raw(address, chance.randbytes(chance.randrange(1, 6))))
            case _:
                requests: list[Message] = [Greet(1, 0), Lamp(chance.randrange(2)), *map(Poll, range(9))]
                yield _told(asker.raw(address, chance.choice(requests).encode()))


def _change(table: SimulatedTable, zone: Zone, chance: Random) -> None:
    """Another tag lies there, all are gone, a magnet comes or goes, the node starts again."""
    match chance.randrange(5):
        case 0:
            table.clear()
        case 1 if zone in SEATS:
            table.set_magnet(zone.number, chance.random() < 0.5)
        case 2:
            table.restart(zone.source)
        case _:
            if zone in SEATS:
                table.clear()
            table.lay(chance.randbytes(5) + b"\x01\x04\xe0", zone)


def _spoiled(address: int, chance: Random) -> bytes:
    framed = bytearray(Block(address, 9, Poll(1).encode()).framed())
    framed[chance.randrange(1, len(framed) - 1)] ^= chance.randrange(1, 256)
    return bytes(framed[: chance.randrange(1, len(framed) + 1)])


def _told(answer: bytes | None) -> object:
    if answer is None:
        return None
    message = protocol.decode(answer)
    if isinstance(message, Hello):
        return message.major, message.minor, message.kind
    if isinstance(message, Pass):
        return message.report, message.waiting, message.cycle, message.fault, message.flags, set(message.tags)
    return message


@needs_emulator
@pytest.mark.parametrize("seed", [1, 2, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(3, 20))])
def test_simulated_nodes_and_firmware_say_the_same(seed: int) -> None:
    simulated = list(conversation(SimulatedTable(seed), seed))
    with emulated_table(seed) as table:
        assert list(conversation(table, seed)) == simulated
    assert len(simulated) > STEPS / 3
