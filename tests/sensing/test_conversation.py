"""One node, question by question."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealerassist.sensing import protocol
from dealerassist.sensing.codes import SensorCode
from dealerassist.sensing.conversation import PASSES_TO_TRUST, Conversation
from dealerassist.sensing.framing import Block
from dealerassist.sensing.protocol import (
    Done,
    Greet,
    Hello,
    Keys,
    Lamp,
    NodeKind,
    Pass,
    PassFault,
    PassFlag,
    Poll,
    Unknown,
)
from dealerassist.sensing.readings import HealthState
from dealerassist.sensing.simulated.nodes import Sight, SimulatedConsole, SimulatedZoneNode

SEAT = protocol.SEAT_FIRST
HELLO = Hello(protocol.MAJOR, protocol.MINOR, NodeKind.ZONE, 77, "test")
PASS = Pass(1, 0, 500, 0, 0, ())
NOW = 500


def greeted() -> Conversation:
    node = Conversation(SEAT)
    assert isinstance(node.request(), Greet)
    assert node.answered(HELLO, NOW) is None
    assert node.has_more
    return node


def test_a_greeting_then_polls_that_acknowledge() -> None:
    node = greeted()
    assert node.request() == Poll(0)
    assert node.answered(replace(PASS, report=9), NOW) == replace(PASS, report=9)
    assert node.request() == Poll(9)
    assert node.answered(Done(), NOW) is None
    assert node.request() == Poll(9)


def test_a_report_that_comes_again_is_dropped() -> None:
    node = greeted()
    node.request()
    assert node.answered(PASS, NOW) == PASS
    node.request()
    assert node.answered(PASS, NOW) is None


def test_a_report_of_another_run_of_the_host_is_acknowledged_and_dropped() -> None:
    node = greeted()
    node.request()
    assert node.answered(replace(PASS, cycle=40_000), NOW) is None
    assert node.request() == Poll(PASS.report)


def test_nothing_counts_before_the_greeting() -> None:
    node = Conversation(SEAT)
    node.request()
    assert node.answered(PASS, NOW) is None
    assert isinstance(node.request(), Greet)


def test_hello_to_a_poll_is_a_restart_and_is_greeted_at_once() -> None:
    node = greeted()
    node.request()
    node.answered(replace(HELLO, boot=78), NOW)
    assert node.condition.code == SensorCode.RESTARTED
    assert node.has_more
    assert isinstance(node.request(), Greet)


def test_only_finished_passes_tell_that_an_antenna_works() -> None:
    """What is still to be read may be where the fault is."""
    node = greeted()
    codes = []
    for report, flags, fault in (
        *((report, 0, 0) for report in range(1, PASSES_TO_TRUST + 1)),
        (PASSES_TO_TRUST + 1, PassFlag.UNFINISHED, PassFault.UNRESOLVED),
        (PASSES_TO_TRUST + 2, PassFlag.UNFINISHED, 0),
        (PASSES_TO_TRUST + 3, 0, 0),
    ):
        node.request()
        node.answered(replace(PASS, report=report, flags=flags, fault=fault), NOW)
        codes.append(node.condition.code)
    assert codes[-4:] == [SensorCode.WORKS, SensorCode.ANTENNA, SensorCode.ANTENNA, SensorCode.WORKS]


def test_a_zone_is_trusted_after_finished_passes_only() -> None:
    node = greeted()
    for report in range(1, 9):
        node.request()
        node.answered(replace(PASS, report=report, flags=PassFlag.UNFINISHED), NOW)
    assert node.condition.state is HealthState.STARTING


def test_after_a_restart_the_first_report_is_missed_where_it_is_not_number_one() -> None:
    codes = []
    for first in (1, 2):
        node = greeted()
        node.request()
        node.answered(replace(HELLO, boot=78), NOW)
        node.request()
        node.answered(replace(HELLO, boot=78), NOW)
        for report in range(first, first + PASSES_TO_TRUST):
            assert node.condition.state is HealthState.STARTING, "its levels are not those of now yet"
            node.request()
            node.answered(replace(PASS, report=report), NOW)
        codes.append(node.condition.code)
    assert codes == [SensorCode.WORKS, SensorCode.REPORTS_LOST]


def test_passes_that_a_node_had_in_store_while_it_was_not_heard_do_not_make_it_trusted() -> None:
    node = greeted()
    node.lose(SensorCode.NO_ANSWER)
    node.request()
    node.answered(HELLO, NOW)
    for report in range(1, 8):
        node.request()
        node.answered(replace(PASS, report=report), NOW + 5)
        assert node.condition.state is HealthState.STARTING
    for report in range(8, 8 + PASSES_TO_TRUST):
        node.request()
        node.answered(replace(PASS, report=report), NOW)
    assert node.condition.code == SensorCode.WORKS


def test_the_lamp_is_told_when_it_changes_and_after_a_restart() -> None:
    node = greeted()
    node.lamp = False
    asked = [node.request()]
    node.answered(Done(), NOW)
    assert node.has_more, "the poll that had to wait"
    asked.append(node.request())
    node.lamp = True
    asked.append(node.request())
    node.answered(replace(HELLO, boot=78), NOW)
    node.request()
    node.answered(replace(HELLO, boot=78), NOW)
    asked.append(node.request())
    assert asked == [Lamp(0), Poll(0), Lamp(1), Lamp(1)]


def test_a_lamp_that_the_firmware_does_not_know_is_let_be() -> None:
    node = greeted()
    node.lamp = True
    node.request()
    assert node.answered(Unknown(Lamp.ID), NOW) is None
    assert node.request() == Poll(0)


def test_keys_of_a_zone_are_nothing() -> None:
    node = greeted()
    node.request()
    assert node.answered(Keys(1, 0, 3), NOW) is None


def test_a_refused_node_that_falls_silent_stays_refused() -> None:
    node = Conversation(SEAT)
    node.request()
    node.answered(replace(HELLO, major=protocol.MAJOR + 1), NOW)
    node.unanswered(unreadable=False)
    assert node.condition.code == SensorCode.FLASH_FIRMWARE
    assert not node.is_up


def test_a_newly_heard_zone_is_trusted_after_three_passes() -> None:
    node = greeted()
    codes = []
    for report in range(1, 5):
        node.request()
        node.answered(replace(PASS, report=report), NOW)
        codes.append(node.condition.code)
    assert codes == [SensorCode.STARTING, SensorCode.STARTING, SensorCode.WORKS, SensorCode.WORKS]


# The simulated node must be as strict as firmware has to be.


def told(node: SimulatedConsole | SimulatedZoneNode, content: bytes) -> protocol.Message | None:
    answer = node.answer(Block(node.address, 5, content))
    if answer is None:
        return None
    assert (answer.address, answer.sequence) == (node.address | protocol.FROM_NODE, 5)
    return protocol.decode(answer.content)


def greeted_console() -> SimulatedConsole:
    console = SimulatedConsole()
    told(console, Greet(1, 0).encode())
    return console


def test_a_node_says_hello_until_it_is_greeted() -> None:
    console = SimulatedConsole()
    assert isinstance(told(console, Poll(0).encode()), Hello)
    assert isinstance(told(console, b"\xee"), Hello), "whatever it is asked"
    assert isinstance(told(console, Greet(1, 0).encode()), Hello)
    assert told(console, Poll(0).encode()) == Keys(1, 0, 0)
    assert told(console, Poll(0).encode()) == Keys(1, 0, 0), "until it is acknowledged"
    assert told(console, Poll(1).encode()) == Done()
    console.start()
    assert isinstance(told(console, Poll(1).encode()), Hello)


@pytest.mark.parametrize("content", [b"\xee", b"\xee\x01\x02"])
def test_a_node_names_the_message_that_it_does_not_know(content: bytes) -> None:
    assert told(greeted_console(), content) == Unknown(0xEE)


def test_a_node_does_nothing_with_a_broken_message() -> None:
    assert told(greeted_console(), Poll(1).encode() + b"x") == Done()


def test_a_node_heeds_its_own_address_only() -> None:
    node = SimulatedZoneNode(3, lambda address: Sight())
    for address in (0, 2, 4, 3 | protocol.FROM_NODE):
        assert node.answer(Block(address, 1, Poll(0).encode())) is None
