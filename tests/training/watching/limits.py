"""What a bet or a raise may be, counted by hand (RULES 3; TDA 2024 43, 47, 48, 54A).

`top` stands; `full` is the last full raise's size, `level` the last full bet's; `count` of full bets; `unit` of this
street in fixed limit.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from dealerassist.engine import HouseRules


@dataclass
class Open:
    """No limit."""

    house: HouseRules
    top: int = 0
    full: int = 0
    acted_on: dict[int, int] = field(default_factory=dict)

    def street(self, full: int, unit: int) -> None:
        self.top, self.full, self.acted_on = 0, full, {}

    def blind(self, top: int, full: int) -> None:
        self.top, self.full = top, full

    def may_raise(self, seat: int, live: int) -> bool:
        """Who has acted faces a full raise in all since (TDA 2024 47A)."""
        return seat not in self.acted_on or self.top - self.acted_on[seat] >= self.full

    def fits(self, to: int, all_in: bool, most: int) -> bool:
        return to <= most and (to - self.top >= self.full or all_in)

    def raised(self, to: int) -> None:
        self.full, self.top = max(self.full, to - self.top), to

    def left(self, live: int, last: bool) -> None:
        """A hand has gone."""


@dataclass
class Fixed(Open):
    """Bets of one size, and a cap (S0, S3, S4; TDA 2024 47B, 48)."""

    unit: int = 0
    level: int = 0
    count: int = 0
    lifted: bool = False
    dealt_in: int = 0

    def street(self, full: int, unit: int) -> None:
        super().street(full, unit)
        self.unit, self.level, self.count, self.lifted = unit, 0, 0, False

    def blind(self, top: int, full: int) -> None:
        super().blind(top, full)
        self.unit = self.level = full
        self.count = 1

    def begins(self, live: int, last: bool) -> None:
        self._lift(live, last, starting=True)

    def left(self, live: int, last: bool) -> None:
        self._lift(live, last, starting=False)

    def _lift(self, live: int, last: bool, starting: bool) -> None:
        """What two who are left are exempt from (PROCEDURES 22)."""
        why = self.house.cap_headsup.value
        lifts = {
            "none": False,
            "last-round": last,
            "start-of-round": starting,
            "before-cap": self.house.cap is not None and self.count <= self.house.cap,
            "event": self.dealt_in == 2,
        }
        self.lifted = self.lifted or (live == 2 and lifts[why])

    def may_raise(self, seat: int, live: int) -> bool:
        half = seat not in self.acted_on or 2 * (self.top - self.acted_on[seat]) >= self.unit
        capped = self.house.cap is not None and self.count > self.house.cap and not self.lifted
        return half and not capped

    def fits(self, to: int, all_in: bool, most: int) -> bool:
        return to == self.level + self.unit or (all_in and to < self.level + self.unit)

    def raised(self, to: int) -> None:
        if 2 * (to - self.level) >= self.unit:
            self.level, self.count = to, self.count + 1
        self.top = to
