"""The line: whatever noise does, every report arrives, in order, once; or the link says that it did not."""

from __future__ import annotations

from collections import deque
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealerassist.sensing import protocol
from dealerassist.sensing.bus import MS, Bus, Change, Report, Timing
from dealerassist.sensing.codes import SensorCode
from dealerassist.sensing.framing import Block, BlockReader
from dealerassist.sensing.protocol import Keys, Poll
from dealerassist.sensing.simulated.line import Noise, SimulatedLine
from dealerassist.sensing.simulated.nodes import SimulatedConsole

BROKEN = {SensorCode.NO_ANSWER, SensorCode.REPORTS_LOST, SensorCode.RESTARTED}


class Talk:
    """A host and a console on a line, without anything above; bytes arrive in pieces of any size."""

    def __init__(self, seed: int = 0, timing: Timing | None = None) -> None:
        self.console = SimulatedConsole()
        self.chance = Random(seed)
        self.line = SimulatedLine([self.console], real_speed=True, chance=self.chance)
        self.bus = Bus(timing or Timing(), [protocol.CONSOLE])
        self.bus.begin()
        self.now = 0
        self.arrived: list[int] = []
        self.said: list[SensorCode] = []
        self.sent: list[tuple[int, Block]] = []
        self._pieces: deque[bytes] = deque()

    def run(self, seconds: float) -> None:
        end = self.now + int(seconds * 1000) * MS
        while self.now < end:
            while block := self.bus.due(self.now):
                self.sent += [(self.now, each) for each in BlockReader().feed(block)]
                self.line.receive(block, self.now)
            self._hear(self.line.due(self.now))
            wake = min(self.bus.wake_ns, self.line.wake_ns)
            self.now = min(max(wake, self.now + MS // 100), end)

    def asked(self, address: int) -> list[int]:
        """When a node was asked anything, in ms."""
        return [now // MS for now, block in self.sent if block.address == address]

    def _hear(self, heard: bytes) -> None:
        while heard:
            size = self.chance.randrange(1, 12)
            self.bus.received(heard[:size], self.now)
            heard = heard[size:]
        while self.bus.news:
            news = self.bus.news.popleft()
            if isinstance(news, Report) and isinstance(news.told, Keys):
                self.arrived.append(news.told.down)
            elif isinstance(news, Change) and news.address == protocol.CONSOLE:
                self.said.append(news.condition.code)


RATE = st.sampled_from([0.0, 0.05, 0.2, 0.3])


@settings(max_examples=100)
@given(
    pauses=st.lists(st.integers(0, 200), min_size=1, max_size=40),
    up=st.tuples(RATE, RATE, RATE),
    down=st.tuples(RATE, RATE, RATE),
    seed=st.integers(0, 1 << 32),
)
def test_every_report_arrives_once_and_in_order_or_the_link_says_so(
    pauses: list[int], up: tuple[float, float, float], down: tuple[float, float, float], seed: int
) -> None:
    talk = Talk(seed)
    talk.run(0.3)
    assert talk.arrived == [0], "the console is greeted, and tells that no key is down"
    talk.line.noise_to_host = Noise(talk.chance, *up)
    talk.line.noise_to_nodes = Noise(talk.chance, *down)
    for number, pause in enumerate(pauses, 1):
        talk.console.keep(Keys(0, 0, number))
        talk.run(pause / 1000)
    talk.line.noise_to_host = talk.line.noise_to_nodes = Noise(talk.chance)
    talk.run(3.0)
    sent = list(range(len(pauses) + 1))
    assert talk.arrived == sorted(set(talk.arrived)), "once, and in order"
    assert set(talk.arrived) <= set(sent)
    assert talk.arrived == sent or BROKEN & set(talk.said), f"{talk.arrived} of {sent}, and not a word"
    assert talk.arrived[-1] == sent[-1], "whatever was lost, the latest is known in the end"


def test_a_burst_that_fits_into_the_node_arrives_whole() -> None:
    talk = Talk()
    talk.run(0.3)
    for number in range(1, protocol.REPORTS_MOST + 1):
        talk.console.keep(Keys(0, 0, number))
    talk.run(0.05)
    assert talk.arrived == list(range(protocol.REPORTS_MOST + 1)), "within one slot"
    assert SensorCode.REPORTS_LOST not in talk.said


def test_a_burst_that_does_not_fit_is_said_to_be_lost() -> None:
    talk = Talk()
    talk.run(0.3)
    for number in range(1, 21):
        talk.console.keep(Keys(0, 0, number))
    talk.run(0.3)
    assert talk.arrived == [0, *range(13, 21)]
    talk.run(3.0)
    assert talk.said[-2:] == [SensorCode.REPORTS_LOST, SensorCode.WORKS], "it is remembered for some time only"


def test_numbers_go_round_without_a_loss() -> None:
    talk = Talk()
    talk.run(0.3)
    for number in range(1, 600):
        talk.console.keep(Keys(0, 0, number))
        talk.run(0.04)
    assert talk.arrived == list(range(600))
    assert SensorCode.REPORTS_LOST not in talk.said


def test_a_request_is_sent_a_bounded_number_of_times_then_the_node_is_down_and_left_alone() -> None:
    talk = Talk(timing=Timing(answer_ms=40, tries=4, retry_ms=1000))
    talk.run(0.3)
    talk.console.alive = False
    talk.run(0.05)
    before = len(talk.asked(protocol.CONSOLE))
    talk.sent.clear()
    talk.run(5.0)
    asked = talk.asked(protocol.CONSOLE)
    assert before
    first = [each for each in asked if each < asked[0] + 500]
    assert len(first) <= 4
    assert talk.said[-1] == SensorCode.NO_ANSWER
    later = asked[len(first) :]
    assert 3 <= len(later) <= 5
    assert all(after - before >= 1000 for before, after in pairwise(later))


def test_the_very_same_bytes_are_sent_again() -> None:
    talk = Talk()
    talk.run(0.3)
    talk.line.noise_to_host.next_blocks = 3
    talk.sent.clear()
    talk.run(0.3)
    blocks = [block for _, block in talk.sent if block.address == protocol.CONSOLE]
    assert blocks[0] == blocks[1] == blocks[2] == blocks[3]
    assert blocks[4].sequence == blocks[3].sequence + 1
    assert SensorCode.NO_ANSWER not in talk.said


@pytest.mark.parametrize(("address_change", "sequence_change"), [(0, 1), (0, 255), (1, 0), (0x80, 0)])
def test_an_answer_to_something_else_is_dropped(address_change: int, sequence_change: int) -> None:
    bus = Bus(Timing())
    bus.begin()
    now = 0
    blocks: list[Block] = []
    while not blocks or blocks[-1].address == protocol.EVERYONE:
        blocks += BlockReader().feed(bus.due(now))
    address, sequence = blocks[-1].address, blocks[-1].sequence
    hello = protocol.Hello(protocol.MAJOR, 0, protocol.NodeKind.CONSOLE, 1, "x").encode()
    wrong = Block((address | 0x80) ^ address_change, (sequence + sequence_change) % 256, hello)
    bus.received(wrong.framed(), now)
    assert bus.due(now) == b"", "it still waits"
    bus.received(Block(address | 0x80, sequence, hello).framed() * 2, now)
    assert bus.due(now) != b""


def test_what_the_host_hears_of_itself_is_no_answer() -> None:
    talk = Talk()
    talk.run(0.3)
    talk.bus.received(Block(protocol.CONSOLE, 1, Poll(0).encode()).framed(), talk.now)
    talk.run(0.3)
    assert talk.said[-1] == SensorCode.WORKS


def test_a_node_gives_up_half_a_block_after_a_silence() -> None:
    console = SimulatedConsole()
    line = SimulatedLine([console], real_speed=False, chance=Random(0))
    framed = Block(protocol.CONSOLE, 1, Poll(0).encode()).framed()
    line.receive(framed[:4], 0)
    line.receive(framed, 6 * MS)
    assert len(BlockReader().feed(line.due(6 * MS))) == 1
    line.receive(framed[:4], 20 * MS)
    line.receive(framed[4:], 21 * MS)
    assert len(BlockReader().feed(line.due(21 * MS))) == 1


def test_a_message_of_a_newer_minor_version_is_an_answer_that_says_nothing() -> None:
    talk = Talk()
    talk.run(0.3)
    bus, now = talk.bus, talk.now + 100 * MS
    asked: list[Block] = []
    while not asked or asked[-1].address == protocol.EVERYONE:
        asked += BlockReader().feed(bus.due(now))
    bus.received(Block(protocol.CONSOLE | 0x80, asked[-1].sequence, b"\xee\x01\x02").framed(), now)
    assert bus.wake_ns > now
    assert list(bus.news) == []
