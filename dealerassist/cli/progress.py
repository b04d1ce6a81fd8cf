"""How far a long work is: one line on stderr, painted over itself, where a person sees it."""

from __future__ import annotations

import sys
import time

WIDTH = 30
EVERY_S = 0.2


class Progress:
    """A bar where `size` says how much there is to do, else a count; nothing where stderr is no terminal."""

    def __init__(self, size: int | None) -> None:
        self._size = size
        self._shown = sys.stderr.isatty()
        self._start = time.monotonic()
        self._painted = self._start

    def at(self, done: int, hands: int) -> None:
        """So much of `size` is done, so many hands."""
        now = time.monotonic()
        if self._shown and now - self._painted >= EVERY_S:
            self._painted = now
            pace = hands / (now - self._start)
            sys.stderr.write(f"\r{bar(done, self._size)}{hands:,} hands, {pace:,.0f} a second\x1b[K")
            sys.stderr.flush()

    def clear(self) -> None:
        """Before a line is printed, and at the end."""
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def bar(done: int, size: int | None) -> str:
    """The bar alone.

    >>> bar(1, 2)
    '[###############...............]  50 %  '
    """
    if not size:
        return ""
    part = min(1.0, done / size)
    filled = int(part * WIDTH)
    return f"[{'#' * filled}{'.' * (WIDTH - filled)}] {part:4.0%}  ".replace("%", " %")
