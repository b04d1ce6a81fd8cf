"""Touches: act on release inside, sliding off cancels, bounces and stale touches are ignored (DISPLAY 5, 11). No Qt."""

from __future__ import annotations

from collections.abc import Collection

from dealerassist.display.frame import Target
from dealerassist.views import Intent, PlaceCorner

BOUNCE_MS = 40
"""A second touch so soon is the first one's bounce."""
SETTLE_MS = 350
"""After a sensor has moved the action, keys that act are deaf for so long: no CALL lands as PUSHED."""


class Touch:
    """One finger on the targets of the screen. Times are in ms of any steady clock."""

    def __init__(self) -> None:
        self.pressed: Target | None = None
        """The target under the finger, until it slides off, is held long enough, or means something else."""
        self.since = 0.0
        self._targets: dict[str, Target] = {}
        self._last = -1e9
        self._deaf: Collection[str] = ()
        self._deaf_until = -1e9

    def place(self, targets: Collection[Target]) -> None:
        """The screen shows these now. A finger on a target that has changed its meaning does nothing any more."""
        self._targets = {each.name: each for each in targets}
        if self.pressed is not None and self._targets.get(self.pressed.name) != self.pressed:
            self.pressed = None

    def settle(self, names: Collection[str], now: float) -> None:
        """A sensor has changed what these targets mean."""
        self._deaf, self._deaf_until = names, now + SETTLE_MS
        if self.pressed is not None and self.pressed.name in names:
            self.pressed = None

    def deaf(self, name: str, now: float) -> bool:
        return name in self._deaf and now < self._deaf_until

    def press(self, x: float, y: float, now: float) -> None:
        """A finger comes down at (x, y), mm."""
        bounced = now - self._last < BOUNCE_MS
        self._last = now
        target = None if bounced else self._at(x, y)
        self.pressed = target if target is not None and not self.deaf(target.name, now) else None
        self.since = now

    def move(self, x: float, y: float) -> None:
        if self.pressed is not None and not self.pressed.rect.contains(x, y):
            self.pressed = None

    def release(self, x: float, y: float, now: float) -> Intent | None:
        """The finger is lifted: what the target sends, if it is still the one that was touched."""
        self.move(x, y)
        self._last = now
        target, self.pressed = self.pressed, None
        if target is None or self.deaf(target.name, now):
            return None
        return target.tap if target.scale is None else PlaceCorner(*target.scale.pixel(x, y))

    def held(self, now: float) -> Intent | None:
        """What a target sends once it has been held long enough; lifting the finger then sends nothing more."""
        target = self.pressed
        if target is None or target.hold is None or now - self.since < target.hold_ms:
            return None
        self.pressed = None
        return target.hold

    def progress(self, now: float) -> float:
        """How much of its time the pressed target has been held, 0 to 1."""
        if self.pressed is None or not self.pressed.hold_ms:
            return 0.0
        return min(1.0, (now - self.since) / self.pressed.hold_ms)

    def _at(self, x: float, y: float) -> Target | None:
        found = (each for each in self._targets.values() if each.rect.contains(x, y))
        return next((each for each in found if each.tap is not None or each.hold is not None), None)
