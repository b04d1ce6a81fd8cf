"""How long one question and its answer take on this machine, through pyserial and a real pseudo-terminal."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from select import select
from statistics import quantiles
from tempfile import TemporaryDirectory

from serial import Serial

from dealerassist.cards import ALL_CARDS
from dealerassist.sensing import protocol
from dealerassist.sensing.clock import Clock
from dealerassist.sensing.framing import Block, BlockReader
from dealerassist.sensing.protocol import Greet, Message, Poll, Scan
from dealerassist.sensing.simulated.port import SimulatedPort
from dealerassist.sensing.simulated.table import SimulatedTable
from dealerassist.sensing.zones import ADDRESS_OF, SEATS

GIVE_UP_S = 5.0


@dataclass(frozen=True, slots=True)
class LinkTimes:
    """Round trips of polls that bring a seat's pass of two cards. p50_ns, p99_ns: of one; bytes: of question and answer
    together; total_ns: of all."""

    polls: int
    p50_ns: float
    p99_ns: float
    bytes: int
    total_ns: int

    def __str__(self) -> str:
        rate = self.polls * 1e9 / self.total_ns
        times = f"p50 {self.p50_ns / 1e6:.2f} ms, p99 {self.p99_ns / 1e6:.2f} ms"
        return f"{self.polls} polls of {self.bytes} bytes: {times}, {rate:,.0f} a second"


def link_times(clock: Clock, polls: int = 500, real_speed: bool = False) -> LinkTimes:
    """Measure. polls: at least 2. real_speed: with the time that bytes take on the wire, else what the software costs.

    Raises OSError where there are no pseudo-terminals, TimeoutError where the simulated node does not answer.
    """
    table = SimulatedTable(real_speed=real_speed)
    for card in ALL_CARDS[:2]:
        table.lay(card, SEATS[0])
    with TemporaryDirectory() as folder, closing(SimulatedPort(table, Path(folder) / "line", clock)) as port:
        port.start()
        with closing(Serial(str(port.path), protocol.BAUD, timeout=0)) as serial:
            return _measure(_Asker(serial), clock, polls)


class _Asker:
    """Asks the node at seat 1, without `Bus`, which would wait for the next slot."""

    def __init__(self, serial: Serial) -> None:
        self._serial = serial
        self._line = BlockReader()
        self._sequence = 0
        self.bytes = 0
        self.ask(Greet(protocol.MAJOR, protocol.MINOR))

    def scan(self, cycle: int) -> None:
        """The group of seat 1 reads its zones."""
        group = ADDRESS_OF[SEATS[0]] % protocol.GROUPS
        self._serial.write(Block(protocol.EVERYONE, 0, Scan(group, cycle).encode()).framed())

    def ask(self, question: Message) -> Message:
        """The answer. Raises TimeoutError."""
        self._sequence = (self._sequence + 1) % 256
        sent = Block(ADDRESS_OF[SEATS[0]], self._sequence, question.encode()).framed()
        self._serial.write(sent)
        self.bytes = len(sent)
        while select([self._serial], [], [], GIVE_UP_S)[0]:
            arrived = self._serial.read(max(self._serial.in_waiting, 1))
            self.bytes += len(arrived)
            for block in self._line.feed(arrived):
                return protocol.decode(block.content)
        raise TimeoutError("the simulated node does not answer")


def _measure(asker: _Asker, clock: Clock, polls: int) -> LinkTimes:
    times: list[int] = []
    ack = 0
    while len(times) < polls:
        asker.scan(len(times))
        began = clock.mono_ns()
        told = asker.ask(Poll(ack))
        taken = clock.mono_ns() - began
        if isinstance(told, protocol.Pass):
            times.append(taken)
            ack = told.report
    cuts = quantiles(times, n=100)
    return LinkTimes(polls, cuts[49], cuts[98], asker.bytes, sum(times))
