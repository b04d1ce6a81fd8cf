"""`dealerassist run`, watched: when it paints its first frame, what memory and processor it takes. For `bench`.

    python -m dealerassist.cli.bench_run SPAWNED_NS IDLE_S [OPTIONS OF run]

Prints a JSON object: ms from SPAWNED_NS, on the clock that nobody sets, to the first frame; the CPU share in percent of
IDLE_S seconds in which nobody touches anything, after as many to settle; resident memory in MB.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Sequence

from dealerassist.cli.main import main as run
from dealerassist.cli.output import UNUSABLE


class Watched:
    """Notes what is asked for, and ends the program."""

    def __init__(self, spawned_ns: int, idle_s: float) -> None:
        from dealerassist.display.watching import PaintWatch

        self._spawned_ns = spawned_ns
        self._idle_s = idle_s
        self._first_ms = 0.0
        self._watch = PaintWatch(lambda _: self._painted())

    def _painted(self) -> None:
        from dealerassist.display.watching import after

        if not self._first_ms:
            self._first_ms = (time.monotonic_ns() - self._spawned_ns) / 1e6
            after(int(1000 * self._idle_s), self._settled)

    def _settled(self) -> None:
        from dealerassist.display.watching import after

        began_s, cpu_s = time.monotonic(), time.process_time()
        after(int(1000 * self._idle_s), lambda: self._done(began_s, cpu_s))

    def _done(self, began_s: float, cpu_s: float) -> None:
        from dealerassist.display.pace import memory_mb
        from dealerassist.display.window import application

        share = 100 * (time.process_time() - cpu_s) / max(time.monotonic() - began_s, 0.001)
        print(json.dumps({"first_frame_ms": self._first_ms, "idle_cpu_percent": share, "memory_mb": memory_mb()}))
        application().quit()


def main(spawned_ns: int, idle_s: float, options: Sequence[str]) -> int:
    """Runs, and returns the exit code of `run`."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    watched = Watched(spawned_ns, idle_s)
    code = run(["run", *options])
    del watched
    return code


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(UNUSABLE)
    sys.exit(main(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3:]))
