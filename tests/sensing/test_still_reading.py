"""A zone with many tags is read for longer than a slot: its node is asked again while the next slot lasts."""

from __future__ import annotations

from collections import Counter

import pytest

from dealerassist.cards import ALL_CARDS
from dealerassist.sensing import SEATS, HealthState, protocol
from dealerassist.sensing.codes import SensorCode
from dealerassist.sensing.framing import BlockReader
from dealerassist.sensing.protocol import Pass, Scan
from dealerassist.sensing.zones import ADDRESS_OF, Zone
from tests.sensing.playing import Evening, running

MS = 1_000_000


class Listener:
    """Hears when a zone is called to read, when its pass comes, and how often its node is asked."""

    def __init__(self, evening: Evening, zone: Zone) -> None:
        self._zone = zone
        self._called: dict[int, int] = {}
        self.took_ms: list[float] = []
        self.asked = Counter[int]()
        evening.reader.on_line = self._take

    def _take(self, sender: str, sent: bytes, now_ns: int) -> None:
        address = ADDRESS_OF[self._zone]
        for block in BlockReader().feed(sent):
            told = protocol.decode(block.content)
            if isinstance(told, Scan) and told.group == address % protocol.GROUPS:
                self._called[told.cycle] = now_ns
            elif (
                isinstance(told, Pass) and block.address == address | protocol.FROM_NODE and told.cycle in self._called
            ):
                self.took_ms.append((now_ns - self._called.pop(told.cycle)) / MS)
            elif block.address == address:
                self.asked[max(self._called, default=0)] += 1


def passes(evening: Evening, zone: Zone, tags: int) -> Listener:
    for each in ALL_CARDS[:tags]:
        evening.table.lay(each, zone)
    evening.run(0.4)
    listener = Listener(evening, zone)
    evening.run(1.0)
    assert len(listener.took_ms) >= 9
    return listener


def test_a_pass_that_takes_longer_than_its_slot_is_fetched_in_the_next() -> None:
    """Five tags take 37 ms, a slot 33; a node that were asked once a cycle would tell after 133."""
    assert max(passes(running(), SEATS[3], 5).took_ms) < 66


@pytest.mark.parametrize("tags", [0, 2])
def test_a_node_that_is_done_in_time_is_asked_once_a_cycle(tags: int) -> None:
    assert set(passes(running(), SEATS[3], tags).asked.values()) == {1}


def test_a_node_that_reads_no_more_is_told_after_two_seconds_however_often_it_is_asked() -> None:
    evening = running()
    evening.table.make_stuck(SEATS[3])
    evening.run(1.5)
    assert evening.health("seat-4") == (HealthState.GOOD, SensorCode.WORKS)
    evening.run(1.0)
    assert evening.health("seat-4") == (HealthState.DOWN, SensorCode.NO_PASSES)
