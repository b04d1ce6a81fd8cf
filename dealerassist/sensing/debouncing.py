"""Keys whose contacts bounce: when has one been pressed? Pure; the time is given."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

MS = 1_000_000
SETTLE_NS = 20 * MS
"""A contact that has not moved for so long is believed. A finger stays three times as long on a key."""
BOUNCE_NS = 100 * MS
"""A contact that moves for longer is broken: it spoils no other key's press."""
STUCK_NS = 30_000 * MS
"""A key that is down for longer is not held by a hand."""


@dataclass(frozen=True, slots=True)
class _Moves:
    """A contact that has not come to rest: since when, and when it moved last."""

    began_ns: int
    last_ns: int


class Debouncer:
    """Looks at all contacts together, a bit for each; every press is told once, however the contact bounces.

    A press counts only where it can be meant. A key that was down before anybody looked has not been pressed since. Of
    keys that go down at once, as under one finger, nobody knows which was meant, so none is. They count again once they
    have been let go. A key that stays down hinders no other.
    """

    def __init__(self) -> None:
        self._closed: int | None = None
        self._moving: dict[int, _Moves] = {}
        self._down: dict[int, int] = {}
        self._not_meant: set[int] = set()

    @property
    def pressed(self) -> int:
        """The keys that are down, and meant."""
        return sum(bit for bit in self._down if bit not in self._not_meant)

    @property
    def settles_ns(self) -> int | None:
        """When it must look again, if nothing moves before. None: not until something moves."""
        return min((moves.last_ns + SETTLE_NS for moves in self._moving.values()), default=None)

    def look(self, closed: int, now_ns: int) -> int:
        """closed: the contacts as they are now. Returns `pressed`."""
        if self._closed is None:
            self._closed = closed
            self._down = dict.fromkeys(_bits(closed), now_ns)
            self._not_meant = set(self._down)
        for bit in _bits(closed ^ self._closed):
            began_ns = self._moving[bit].began_ns if bit in self._moving else now_ns
            self._moving[bit] = _Moves(began_ns, now_ns)
        self._closed = closed
        settled = {bit for bit, moves in self._moving.items() if now_ns - moves.last_ns >= SETTLE_NS}
        self._moving = {bit: moves for bit, moves in self._moving.items() if bit not in settled}
        self._take_released({bit for bit in settled if not closed & bit})
        self._take_pressed({bit for bit in settled if closed & bit and bit not in self._down}, now_ns)
        return self.pressed

    def stuck(self, now_ns: int) -> int:
        """The keys that have been down, or have not come to rest, for too long to be in a hand."""
        moving = {bit: moves.began_ns for bit, moves in self._moving.items()}
        return sum(bit for bit, since_ns in (moving | self._down).items() if now_ns - since_ns >= STUCK_NS)

    def _take_released(self, released: set[int]) -> None:
        self._not_meant -= released
        self._down = {bit: since for bit, since in self._down.items() if bit not in released}

    def _take_pressed(self, pressed: set[int], now_ns: int) -> None:
        """Those that are still on their way down, or bounce, have gone down at once with these."""
        near = {bit for bit, moves in self._moving.items() if now_ns - moves.began_ns <= BOUNCE_NS}
        at_once = pressed | (near - self._down.keys())
        if pressed and len(at_once) > 1:
            self._not_meant |= at_once
        self._down |= dict.fromkeys(pressed, now_ns)


def _bits(mask: int) -> Iterator[int]:
    """Each bit that is set, as a mask of its own."""
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit
