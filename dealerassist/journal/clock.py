"""The one clock of a program; `cli` makes the real one, simulators run on virtual time."""

from __future__ import annotations

from typing import Protocol


class Clock(Protocol):
    """Two clocks: one that people read and may set, one that only runs forward while the machine is on."""

    def wall_ns(self) -> int:
        """Nanoseconds since 1970-01-01 UTC."""

    def mono_ns(self) -> int:
        """Nanoseconds since a moment that is the same for the whole program."""
