"""A table whose nodes are the very firmware, run by its emulator: everything else is as on the simulated table.

`make -C firmware elf emulator` builds both, where simavr is.
"""

from __future__ import annotations

import subprocess
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from threading import RLock
from typing import NamedTuple

from dealerassist.sensing import protocol
from dealerassist.sensing.framing import BlockReader
from dealerassist.sensing.protocol import PassFault, Who
from dealerassist.sensing.simulated.line import NEVER, SimulatedLine
from dealerassist.sensing.simulated.nodes import Sight
from dealerassist.sensing.simulated.table import SimulatedTable
from dealerassist.sensing.zones import ADDRESS_OF, SEATS, ZONE_AT, Zone, source_at

EMULATOR, FIRMWARE = "emulator", "node.elf"
ANSWER_NS = 12_000_000
"""No answer takes longer, from the start of its request to its end."""
ALL_ANSWERS_NS = ANSWER_NS + 8 * protocol.WHO_STEP_MS * 1_000_000
LIVE_LAG_NS = 100_000_000
"""If the emulator cannot keep up with a real clock, as on a busy machine, its time falls behind by what is more."""
SLICE_NS = 40_000
STARTED_NS = 30_000_000
"""All nodes have started by then."""
POWER_ON, BROWN_OUT = 1, 4
"""Reasons of a reset, as the processor tells them."""
BROKEN_TAG = bytes((0, 0, 0, 0, 0, 1, 4, 0xE0))


class FieldSwitch(NamedTuple):
    """The field of the node at an address has gone on or off."""

    at_ns: int
    address: int
    on: bool


class Emulator:
    """The program that runs all nodes; time passes in `run` only."""

    def __init__(self, built: Path, look: Callable[[int], str], blank: bool) -> None:
        """built: the folder with the two programs. Raises OSError where they are not there.

        look: what lies in the field of an address, in the emulator's words, when the node switches it on.

        blank: no node has an address yet.
        """
        self._look = look
        self._turn = RLock()
        self.now_ns = 0
        self.fields: list[FieldSwitch] = []
        """Every field that has gone on or off, in no strict order. Whoever looks at it may clear it."""
        self._process = subprocess.Popen(
            [built / EMULATOR, built / FIRMWARE, *(["--blank"] if blank else [])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            self.run(STARTED_NS)
        except OSError:
            self.close()
            raise

    def tell(self, line: str) -> None:
        """A command that is not answered."""
        assert self._process.stdin is not None
        with self._turn:
            self._process.stdin.write(line + "\n")

    def run(self, until_ns: int) -> bytes:
        """What the host hears until then. It ends before that with the first answer, when that is complete."""
        if self.now_ns + SLICE_NS > until_ns:
            return b""
        at, _, told = self._ask(f"run {until_ns}").removeprefix("at ").partition(" ")
        self.now_ns = int(at)
        return bytes.fromhex(told)

    def stats(self) -> dict[str, int]:
        """Counters: see bus.h and pn5180.h of the emulator."""
        return {name: int(value) for name, value in (each.split("=") for each in self._ask("stats").split())}

    def close(self) -> None:
        """The program ends with its input. Raises BrokenPipeError where it has ended badly."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.stdout.close()
        if self._process.wait(10):
            raise BrokenPipeError(f"it ended with {self._process.returncode}")

    def _ask(self, line: str) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._turn:
            self.tell(line)
            while True:
                self._process.stdin.flush()
                told = self._process.stdout.readline()
                if not told:
                    raise BrokenPipeError("it has ended")
                match told.split():
                    case ["look", address]:
                        self.tell(self._look(int(address)))
                    case ["field", address, on, at_ns]:
                        self.fields.append(FieldSwitch(int(at_ns), int(address), on == "1"))
                    case _:
                        return told.strip()


class EmulatedLine(SimulatedLine):
    """The line with the emulator at its end instead of simulated nodes."""

    def __init__(self, emulator: Emulator, sync: Callable[[], None], chance: Random, lag_ns: int) -> None:
        """sync: tells the emulator what has changed at the table. lag_ns: by which its time never falls behind."""
        super().__init__((), True, chance)
        self._emulator = emulator
        self._sync = sync
        self._lag_ns = lag_ns
        self._began_ns: int | None = None
        self._answer_by = 0
        self._waits_for_all = False
        self._answers: deque[tuple[int, bytes]] = deque()

    @property
    def wake_ns(self) -> int:
        """When the answer to what was asked is there. Until then the host does nothing, so this can be known now."""
        if not self._answers and self._emulator.now_ns < self._answer_by:
            self._run(self._answer_by)
        return self._answers[0][0] + (self._began_ns or 0) if self._answers else NEVER

    def receive(self, sent: bytes, now_ns: int) -> None:
        """Bytes from the host."""
        self._catch_up(now_ns)
        spoiled = self.noise_to_nodes.spoil(sent)
        if spoiled:
            self._emulator.tell(f"send {spoiled.hex()}")
            self._waits_for_all = _asks_who(sent)
            self._answer_by = self._emulator.now_ns + (ALL_ANSWERS_NS if self._waits_for_all else ANSWER_NS)

    def due(self, now_ns: int) -> bytes:
        """What the host hears by now."""
        now = self._catch_up(now_ns)
        heard = b""
        while self._answers and self._answers[0][0] <= now:
            heard += self._answers.popleft()[1]
        return heard

    def _catch_up(self, now_ns: int) -> int:
        """Lets the emulator run up to this moment. Returns it in the emulator's time."""
        if self._began_ns is None:
            self._began_ns = now_ns - self._emulator.now_ns
        self._began_ns = max(self._began_ns, now_ns - self._emulator.now_ns - self._lag_ns)
        now = now_ns - self._began_ns
        while self._emulator.now_ns + SLICE_NS <= now:
            self._run(now)
        return now

    def _run(self, until_ns: int) -> None:
        self._sync()
        heard = self._emulator.run(until_ns)
        if heard:
            self._answer_by = self._answer_by if self._waits_for_all else 0
            self._answers.append((self._emulator.now_ns, self.noise_to_host.spoil(heard)))

    def unplug(self) -> None:
        """What is on its way is lost."""
        self.plugged = False
        self._answers.clear()


class EmulatedTable(SimulatedTable):
    """Cards, pucks, keys and faults as on the simulated table. Close it in the end."""

    def __init__(self, built: Path, seed: int = 0, live: bool = False, blank: bool = False) -> None:
        """built: see `Emulator`. live: on a real clock. blank: no node has an address yet."""
        super().__init__(seed)
        self.emulator = Emulator(built, self._in_field, blank)
        lag_ns = LIVE_LAG_NS if live else NEVER
        self.line = EmulatedLine(self.emulator, self._sync, Random(seed), lag_ns)
        self.weak: dict[bytes, int] = {}
        """Of 256 times, how often a tag does not answer."""
        self.broken: set[bytes] = set()
        """Tags that send rubbish."""
        self.strong: set[bytes] = set()
        """Tags that drown all others in their slot."""
        self._switches: dict[int, int] = {}

    @property
    def lamps(self) -> tuple[int, ...]:
        """The seats whose lamp is lit."""
        lit = self.emulator.stats()["lit"]
        return tuple(seat.number for seat in SEATS if lit >> ADDRESS_OF[seat] & 1)

    def restart(self, source: str) -> None:
        """The node loses power for a moment."""
        self.emulator.tell(f"reset {_address(source)} {POWER_ON}")

    def brown_out(self, source: str) -> None:
        """The node's supply dips."""
        self.emulator.tell(f"reset {_address(source)} {BROWN_OUT}")

    def silence(self, source: str, silent: bool = True) -> None:
        """Its pair of the line is cut, or joined again; it goes on working."""
        self.emulator.tell(f"cut {_address(source)} {int(silent)}")

    def power(self, source: str, powered: bool) -> None:
        """It is unplugged, or plugged in again."""
        self.emulator.tell(f"power {_address(source)} {int(powered)}")

    def break_reader(self, zone: Zone, how: str, value: int = 1) -> None:
        """how: `stuck` (BUSY, while value is 1), `hang` (the processor), `dip` (of the chip alone), `noise` (value of
        256 empty slots)."""
        self.emulator.tell(f"{how} {ADDRESS_OF[zone]} {value}")

    def _in_field(self, address: int) -> str:
        sight: Sight = self._look(address)
        tags = sight.tags + ((BROKEN_TAG,) if sight.fault == PassFault.UNRESOLVED else ())
        fault = 0 if sight.fault == PassFault.UNRESOLVED else int(sight.fault)
        return " ".join((str(fault), *(tag.hex() + self._kind(tag) for tag in tags)))

    def _kind(self, tag: bytes) -> str:
        if tag in self.broken or tag == BROKEN_TAG:
            return "b"
        if tag in self.strong:
            return "s"
        return f"w{self.weak[tag]}" if tag in self.weak else ""

    def _sync(self) -> None:
        """Magnets and keys as they are now."""
        switches = {ADDRESS_OF[zone]: 1 for zone in self._magnets} | {protocol.CONSOLE: self._console.down}
        if switches == self._switches:
            return
        for address in switches.keys() | self._switches.keys():
            if switches.get(address, 0) != self._switches.get(address, 0):
                self.emulator.tell(f"switches {address} {switches.get(address, 0)}")
        self._switches = switches


def _asks_who(sent: bytes) -> bool:
    """Then several boards may answer, one after the other."""
    return any(block.content[:1] == bytes((Who.ID,)) for block in BlockReader().feed(sent))


def _address(source: str) -> int:
    return next(each for each in (*ZONE_AT, protocol.CONSOLE) if source_at(each) == source)


@contextmanager
def emulated_table(built: Path, seed: int = 0, live: bool = False, blank: bool = False) -> Iterator[EmulatedTable]:
    """Closes it in the end."""
    table = EmulatedTable(built, seed, live, blank)
    try:
        yield table
    finally:
        table.emulator.close()
