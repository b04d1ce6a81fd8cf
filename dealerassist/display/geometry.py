"""Rectangles in millimetres of the panel, origin top left."""

from __future__ import annotations

from typing import NamedTuple


class Rect(NamedTuple):
    """Top left corner and size, mm."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def grown(self, by: float) -> Rect:
        """Larger by `by` mm on every side; smaller where it is negative."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def moved(self, dx: float, dy: float) -> Rect:
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x <= self.right and self.y <= y <= self.bottom

    def holds(self, other: Rect, slack: float = 0.01) -> bool:
        """Whether `other` lies inside, but for `slack` mm."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def gap_to(self, other: Rect) -> float:
        """mm between the two, along the axis on which they are further apart; negative where they overlap."""
        across = max(other.x - self.right, self.x - other.right)
        down = max(other.y - self.bottom, self.y - other.bottom)
        return max(across, down)

    def joined(self, other: Rect) -> Rect:
        """The smallest rectangle around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)
