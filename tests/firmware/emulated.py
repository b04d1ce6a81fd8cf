"""The emulated table, with the firmware as it is now."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from dealerassist.sensing.simulated import emulated
from dealerassist.sensing.simulated.emulated import EmulatedTable
from tests.firmware.building import BUILT, make


@contextmanager
def emulated_table(seed: int = 0, live: bool = False, blank: bool = False) -> Iterator[EmulatedTable]:
    """Built first; closed in the end."""
    make("elf", "emulator")
    with emulated.emulated_table(BUILT, seed, live, blank) as table:
        yield table
