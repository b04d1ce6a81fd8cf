"""The real clock: the only place where time is made."""

from __future__ import annotations

import time


class SystemClock:
    """Wall time for people, monotonic time for intervals; both in nanoseconds."""

    def wall_ns(self) -> int:
        return time.time_ns()

    def mono_ns(self) -> int:
        return time.monotonic_ns()
