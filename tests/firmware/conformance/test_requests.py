"""What a node answers, to the byte: dealerassist/sensing/README.md, "The line"."""

from __future__ import annotations

from random import Random

import pytest

from dealerassist.sensing import MUCK, SEATS, DealerKey, protocol
from dealerassist.sensing.framing import Block
from dealerassist.sensing.protocol import (
    Done,
    Greet,
    Hello,
    Keys,
    Lamp,
    NodeKind,
    Pass,
    PassFlag,
    Place,
    Poll,
    Scan,
    Unknown,
)
from dealerassist.sensing.simulated import SimulatedTable
from dealerassist.sensing.zones import ADDRESS_OF
from tests.firmware.conformance.asking import Asker

SEAT = 4
GROUP = SEAT % protocol.GROUPS
OTHER = (GROUP + 1) % protocol.GROUPS
START_MS = 150
"""A node that has another address starts anew."""


def test_until_it_is_greeted_a_node_says_hello_to_everything(asker: Asker) -> None:
    for content in (
        Poll(0).encode(),
        Lamp(1).encode(),
        b"\xee",
        Poll(1).encode() + b"x",
        Hello(1, 0, 1, 1, "").encode(),
    ):
        answer = asker.raw(SEAT, content)
        assert answer is not None
        assert isinstance(protocol.decode(answer), Hello)
    assert isinstance(asker.greet(SEAT), Hello)
    assert asker.ask(SEAT, Poll(0)) == Done()


def test_hello_tells_what_it_is(asker: Asker) -> None:
    for address, kind in ((1, NodeKind.ZONE), (16, NodeKind.ZONE), (17, NodeKind.CONSOLE)):
        told = asker.greet(address)
        assert isinstance(told, Hello)
        assert (told.major, told.minor, told.kind) == (protocol.MAJOR, protocol.MINOR, kind)


def test_each_start_has_another_number(asker: Asker, table: SimulatedTable) -> None:
    before = asker.greet(SEAT)
    table.restart("seat-4")
    asker.wait(20)
    after = asker.ask(SEAT, Poll(0))
    assert isinstance(before, Hello)
    assert isinstance(after, Hello)
    assert before.boot != after.boot


def test_a_node_heeds_its_own_address_only(asker: Asker) -> None:
    asker.greet(SEAT)
    for address in (protocol.EVERYONE, 18, 99, SEAT | protocol.FROM_NODE):
        assert asker.raw(address, Poll(0).encode()) is None


@pytest.mark.parametrize("content", [b"\xee", b"\xee\x01\x02", b"\x00"])
def test_a_node_names_the_message_that_it_does_not_know(asker: Asker, content: bytes) -> None:
    asker.greet(SEAT)
    answer = asker.raw(SEAT, content)
    assert answer is not None
    assert protocol.decode(answer) == Unknown(content[0])


def test_what_it_cannot_carry_out_is_done(asker: Asker) -> None:
    asker.greet(SEAT)
    broken = (Poll(1).encode() + b"x", Poll(1).encode()[:1], Lamp(1).encode() + b"\0")
    for content in (*broken, Done().encode(), Keys(1, 0, 0).encode(), Scan(GROUP, 1).encode()):
        assert asker.raw(SEAT, content) == Done().encode()
    asker.wait(45)
    assert asker.ask(SEAT, Poll(0)) == Done(), "a call to one node alone is none"


def test_the_same_request_again_has_the_same_answer(asker: Asker, table: SimulatedTable) -> None:
    asker.greet(SEAT)
    table.lay(table.new_tag(), SEATS[SEAT - 1])
    asker.scan(GROUP)
    request = Block(SEAT, 77, Poll(0).encode()).framed()
    heard = []
    for _ in range(3):
        asker.put(request)
        heard += asker.wait(10)
    assert len(heard) == 3
    assert len(set(heard)) == 1


def test_a_report_comes_until_it_is_acknowledged(asker: Asker, table: SimulatedTable) -> None:
    asker.greet(SEAT)
    asker.scan(OTHER)
    assert asker.ask(SEAT, Poll(0)) == Done()
    asker.scan(GROUP, cycle=7)
    assert asker.ask(SEAT, Poll(0)) == Pass(1, 0, 7, 0, 0, ())
    tag = table.new_tag()
    table.lay(tag, SEATS[SEAT - 1])
    asker.scan(GROUP, cycle=0xABCD)
    for ack in (1, 1, 9):
        assert asker.ask(SEAT, Poll(ack)) == Pass(2, 0, 0xABCD, 0, 0, (tag,))
    assert asker.ask(SEAT, Poll(2)) == Done()


def test_a_zone_of_more_tags_than_a_turn_is_long_for_is_told_in_parts(asker: Asker, table: SimulatedTable) -> None:
    """All but the last are flagged; each tag is in one of them. The muck's node reads on instead."""
    tags = [table.new_tag() for _ in range(7)]
    for tag in tags:
        table.lay(tag, SEATS[SEAT - 1])
    asker.greet(SEAT)
    for _ in range(2):
        told = read_in_parts(asker, SEAT)
        assert sorted(tag for part in told for tag in part.tags) == sorted(tags)
        assert [part.flags for part in told] == [PassFlag.UNFINISHED] * (len(told) - 1) + [0]
        assert len(told) > 1


def read_in_parts(asker: Asker, address: int) -> list[Pass]:
    parts: list[Pass] = []
    while not parts or parts[-1].flags & PassFlag.UNFINISHED:
        asker.scan(address % protocol.GROUPS)
        told = asker.ask(address, Poll(parts[-1].report if parts else 0))
        assert isinstance(told, Pass)
        parts.append(told)
    assert asker.ask(address, Poll(parts[-1].report)) == Done()
    return parts


def test_eight_reports_wait_and_the_oldest_gives_way(asker: Asker) -> None:
    asker.greet(SEAT)
    for cycle in range(11):
        asker.scan(GROUP, cycle, ms=20)
    told = []
    ack = 0
    while isinstance(report := asker.ask(SEAT, Poll(ack)), Pass):
        told.append((report.report, report.waiting, report.cycle))
        ack = report.report
    assert told == [(number, 11 - number, number - 1) for number in range(4, 12)]


def test_more_tags_than_can_be_told_are_flagged(asker: Asker, table: SimulatedTable) -> None:
    for _ in range(protocol.TAGS_MOST + 1):
        table.lay(table.new_tag(), MUCK)
    muck = ADDRESS_OF[MUCK]
    asker.greet(muck)
    asker.scan(muck % protocol.GROUPS, ms=600)
    told = asker.ask(muck, Poll(0))
    assert isinstance(told, Pass)
    assert len(told.tags) == len(set(told.tags)) == protocol.TAGS_MOST
    assert told.flags == protocol.PassFlag.MORE_TAGS


def test_the_lamp_follows(asker: Asker, table: SimulatedTable) -> None:
    asker.greet(SEAT)
    for lit in (1, 1, 0, 1):
        assert asker.ask(SEAT, Lamp(lit)) == Done()
        asker.wait(2)
        assert table.lamps == ((SEAT,) if lit else ())
    table.restart("seat-4")
    asker.wait(20)
    assert table.lamps == ()


def test_the_console_tells_its_keys(asker: Asker, table: SimulatedTable) -> None:
    asker.greet(17)
    assert asker.ask(17, Poll(0)) == Keys(1, 0, 0)
    table.press(DealerKey.FLOOR)
    asker.wait(30)
    table.press(DealerKey.GO_ON)
    asker.wait(30)
    table.release(DealerKey.FLOOR)
    asker.wait(30)
    assert asker.ask(17, Poll(1)) == Keys(2, 2, 0x80)
    assert asker.ask(17, Poll(2)) == Keys(3, 1, 0x81)
    assert asker.ask(17, Poll(3)) == Keys(4, 0, 0x01)
    assert asker.ask(17, Poll(4)) == Done()


def test_a_magnet_is_told_with_the_pass(asker: Asker, table: SimulatedTable) -> None:
    asker.greet(SEAT)
    table.set_magnet(SEAT, True)
    asker.wait(30)
    asker.scan(GROUP)
    told = asker.ask(SEAT, Poll(0))
    assert isinstance(told, Pass)
    assert told.flags == protocol.PassFlag.MAGNET


def test_half_a_block_is_given_up_after_silence(asker: Asker) -> None:
    asker.greet(SEAT)
    for half in (b"\xfe\x64", b"\xfe\xe0\x04\x01", Block(SEAT, 1, Poll(0).encode()).framed()[:-2]):
        asker.put(half)
        assert asker.wait(protocol.QUIET_MS + 4) == []
        assert asker.ask(SEAT, Poll(0)) == Done()


def test_no_corrupted_request_is_answered(asker: Asker, table: SimulatedTable) -> None:
    """The core's own tests do this 10,000 times."""
    asker.greet(SEAT)
    chance = Random(5)
    for _ in range(100):
        framed = bytearray(
            Block(SEAT, chance.randrange(256), chance.choice((Lamp(1), Poll(0), Greet(1, 0))).encode()).framed()
        )
        framed[chance.randrange(1, len(framed) - 1)] ^= chance.randrange(1, 256)
        asker.put(bytes(framed))
        assert asker.wait(protocol.QUIET_MS + 2) == []
    assert table.lamps == ()
    assert asker.ask(SEAT, Poll(0)) == Done()


def test_a_node_takes_the_place_that_the_puck_shows_it(asker: Asker, table: SimulatedTable) -> None:
    """And the node that had it gives it up, so that there are never two; said twice it does no harm."""
    tag = table.new_tag()
    table.lay(tag, SEATS[3])
    table.move_puck(4)
    asker.wait(30)
    for _ in range(2):
        asker.tell_everyone(Place(5))
        asker.wait(START_MS)
    assert asker.greet(4) is None
    assert isinstance(asker.greet(5), Hello)
    asker.scan(5 % protocol.GROUPS)
    told = asker.ask(5, Poll(0))
    assert isinstance(told, Pass)
    assert set(told.tags) == {tag, table.pucks[0]}
    asker.tell_everyone(Place(4))
    asker.wait(START_MS)
    assert isinstance(asker.greet(4), Hello)
    assert asker.greet(5) is None


def test_a_place_that_no_table_has_is_taken_by_nobody(asker: Asker, table: SimulatedTable) -> None:
    table.move_puck(4)
    asker.wait(30)
    for address in (0, 18, 200):
        asker.tell_everyone(Place(address))
        asker.wait(START_MS)
    assert isinstance(asker.greet(4), Hello)
