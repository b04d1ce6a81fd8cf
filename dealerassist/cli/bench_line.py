"""Simulated devices in a process of their own, for `bench`: what moves under the felt costs the table nothing.

    python -m dealerassist.cli.bench_line PATH SEED RATE

Serves the line at PATH until standard input ends, with strange tags that come and go: about RATE readings a second.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Thread

from dealerassist.cli.clock import SystemClock
from dealerassist.sensing.simulated import SimulatedPort, SimulatedTable
from dealerassist.sensing.zones import BOARD, MUCK, SEATS, Zone

ZONES = (*SEATS, *BOARD, MUCK)
ROUND_S = 0.7
"""A tag that comes and goes needs so long to be believed both times (`sensing.settling`)."""


def toggled(table: SimulatedTable, rate: float) -> Iterator[float]:
    """Lays or takes one tag at a time, zone after zone; yields how long to wait until the next."""
    tags = {zone: table.new_tag() for zone in ZONES}
    count = max(1, min(len(ZONES), round(rate * ROUND_S / 2)))
    lying: set[Zone] = set()
    while True:
        for zone in ZONES[:count]:
            if zone in lying:
                table.take(tags[zone])
            else:
                table.lay(tags[zone], zone)
            lying ^= {zone}
            yield max(1 / rate, ROUND_S / 2 / count)


def main(path: str, seed: int, rate: float) -> None:
    """Until standard input ends."""
    table = SimulatedTable(seed=seed)
    with closing(SimulatedPort(table, Path(path), SystemClock())) as port:
        port.start()
        ended = Thread(target=sys.stdin.read, daemon=True)
        ended.start()
        for wait in toggled(table, rate) if rate else ():
            time.sleep(wait)
            if not ended.is_alive():
                return
        ended.join()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
