"""What sensing needs of the program's one clock."""

from __future__ import annotations

from typing import Protocol


class Clock(Protocol):
    """The real one is made where the program starts; simulators run on virtual time."""

    def mono_ns(self) -> int:
        """Nanoseconds since a moment that is the same for the whole program; never runs backwards."""
