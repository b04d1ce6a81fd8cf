"""Two boards of one address: told as such where they can be told apart, and else as what cannot be read."""

from __future__ import annotations

import pytest

from dealerassist.sensing import Health, HealthState, protocol
from dealerassist.sensing.codes import SensorCode
from dealerassist.words.say import fill
from tests.sensing.playing import Evening, deal, running

S = SensorCode
GOOD, POOR, DOWN = HealthState.GOOD, HealthState.POOR, HealthState.DOWN


def doubled(serial: int) -> Evening:
    """Seat 9's board has the address of seat 7, and this serial number."""
    evening = running()
    deal(evening, 10)
    evening.table.give_address("seat-9", 7)
    evening.table.set_serial("seat-9", serial)
    evening.run(8.0)
    return evening


@pytest.mark.parametrize("bit", range(8))
def test_they_are_told_apart_by_any_bit_of_their_serial_numbers(bit: int) -> None:
    evening = doubled((37 * 7 & 0xFF) ^ 1 << bit)
    assert evening.health("seat-7") == (DOWN, S.TWO_NODES)
    assert evening.health("seat-9") == (DOWN, S.NO_ANSWER)
    told = [each for each in evening.all_of(Health) if each.source == "seat-7"][-1]
    assert fill(told.code, dict(told.facts)).startswith("seat 7: two boards of this address")


def test_those_that_nothing_tells_apart_cannot_be_read() -> None:
    """One of 256: the words name both causes."""
    evening = doubled(37 * 7 & 0xFF)
    assert evening.health("seat-7") == (DOWN, S.UNREADABLE)


def test_a_node_that_is_merely_silent_is_not_suspected() -> None:
    evening = running()
    evening.table.silence("seat-7")
    evening.table.line.noise_to_host.corrupt = 0.3
    evening.run(5.0)
    assert evening.health("seat-7") == (DOWN, S.NO_ANSWER)


def test_a_line_that_spoils_everything_for_a_while_is_forgiven() -> None:
    evening = running()
    evening.table.line.noise_to_host.corrupt = 1.0
    evening.run(6.0)
    assert evening.health("seat-7") == (DOWN, S.UNREADABLE)
    assert evening.health("link") == (DOWN, S.UNREADABLE)
    evening.table.line.noise_to_host.corrupt = 0.0
    evening.run(8.0)
    assert all(evening.health(f"seat-{seat}")[0] != DOWN for seat in range(1, 11))
    assert evening.health("link") == (GOOD, S.WORKS)


def test_nodes_of_several_minor_versions_are_named_while_they_play() -> None:
    """They play, so no node of them is at fault; that they differ is told of the line."""
    evening = running()
    evening.table.flash("seat-3", minor=protocol.MINOR + 1)
    evening.table.flash("muck", minor=protocol.MINOR + 1)
    evening.run(2.0)
    assert evening.health("link") == (POOR, S.MIXED_VERSIONS)
    assert evening.health("seat-3") == (GOOD, S.WORKS)
    told = [each for each in evening.all_of(Health) if each.source == "link"][-1]
    assert dict(told.facts)["versions"] == (
        f"firmware simulated, protocol 1.{protocol.MINOR} at 15 places;"
        f" firmware simulated, protocol 1.{protocol.MINOR + 1} at seat-3, muck"
    )
    for source in ("seat-3", "muck"):
        evening.table.flash(source)
    evening.run(2.0)
    assert evening.health("link") == (GOOD, S.WORKS)
