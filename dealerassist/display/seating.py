"""Where the seats stand around the felt, for tables of two to ten, and the dealer's place between them (DISPLAY 1)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from dealerassist.display.geometry import Rect
from dealerassist.display.layout import GAP, NARROW, SEAT, SEAT_TEN_WIDTH, UNSEATED, Layout

# Seats of a table, from the dealer's left hand clockwise: how far the bottom two stand in from the felt's sides, how
# many stand at each side, how many at the top, and the gap between those at the top.
_TABLES: dict[int, tuple[float | None, int, int, float]] = {
    2: (None, 1, 0, 0.0),
    3: (11.0, 0, 1, 0.0),
    4: (11.0, 0, 2, 8.0),
    5: (11.0, 1, 1, 0.0),
    6: (11.0, 1, 2, 8.0),
    7: (9.0, 1, 3, 4.4),
    8: (9.0, 1, 4, 2.2),
    9: (9.0, 2, 3, 4.4),
    10: (9.0, 2, 4, 2.2),
}


@cache
def seat_blocks(layout: Layout, count: int) -> dict[int, Rect]:
    """Seat number -> block, at a table of `count` seats (2 to 10)."""
    bottom_in, at_side, at_top, gap = _TABLES[count]
    felt, bands, (width, _) = layout.felt, layout.bands, SEAT
    middle = [(bands[1] + bands[2]) / 2] if at_side == 1 else [bands[2], bands[1]][: at_side or None]
    sides = middle if at_side else []
    places = [(felt.x + bottom_in, bands[3])] if bottom_in is not None else []
    places += [(felt.x, y) for y in sides]
    start = layout.cx - (at_top * width + (at_top - 1) * gap) / 2
    places += [(start + i * (width + gap), bands[0]) for i in range(at_top)]
    places += [(felt.right - width, y) for y in reversed(sides)]
    if bottom_in is not None:
        places.append((felt.right - width - bottom_in, bands[3]))
    return {number: _block(number, x, y) for number, (x, y) in enumerate(places, 1)}


def _block(number: int, x: float, y: float) -> Rect:
    """Seat 10 grows to the left: on its right the column begins."""
    width, height = SEAT
    if number < 10:
        return Rect(x, y, width, height)
    return Rect(x + width - SEAT_TEN_WIDTH, y, SEAT_TEN_WIDTH, height)


@cache
def wide_blocks(layout: Layout) -> tuple[Rect, ...]:
    """Two beside each other in each of the three upper bands."""
    felt, (_, height) = layout.felt, SEAT
    width = (felt.w - GAP) / 2
    return tuple(Rect(x, y, width, height) for y in layout.bands[:3] for x in (felt.x, felt.right - width))


def listed_blocks(layout: Layout, hands: tuple[int, ...], others: tuple[int, ...]) -> dict[int, Rect]:
    """Seat number -> block: six `hands` at most in wide blocks, two without one beside the dealer's place."""
    felt, width = layout.felt, (layout.felt.w - NARROW - 2 * GAP) / 2
    below = [Rect(x, layout.bands[3], width, SEAT[1]) for x in (felt.x, felt.right - width)]
    return {**dict(zip(hands, wide_blocks(layout), strict=False)), **dict(zip(others, below, strict=False))}


@cache
def dealers_place(layout: Layout, count: int) -> Rect:
    """The gap between the two bottom seats, 1 mm off both; with no seat at all as much as lines may take."""
    if not count:
        return Rect(layout.cx - UNSEATED / 2, layout.bands[3], UNSEATED, SEAT[1])
    bottom = [block for block in seat_blocks(layout, count).values() if block.y == layout.bands[3]]
    left = max((block.right for block in bottom if block.cx < layout.cx), default=layout.felt.x)
    right = min((block.x for block in bottom if block.cx > layout.cx), default=layout.felt.right)
    width = min(NARROW, right - left - 2.0)
    return Rect((left + right - width) / 2, layout.bands[3], width, SEAT[1])


class Pointer(NamedTuple):
    """Where a block's amber triangle has its base, mm, and how far it is turned from pointing down, in degrees."""

    x: float
    y: float
    turn: float


def pointer_of(layout: Layout, block: Rect) -> Pointer:
    """Towards the felt. Those of the bottom seats point up beside the side seats, and leave the dealer's place free."""
    inside = 0.1
    if block.y == layout.bands[0]:
        return Pointer(block.cx, block.bottom - inside, 0.0)
    left = block.cx < layout.cx
    if block.y == layout.bands[3]:
        return Pointer(block.right - 4.6 if left else block.x + 4.6, block.y + inside, 180.0)
    return Pointer(block.right - inside, block.cy, -90.0) if left else Pointer(block.x + inside, block.cy, 90.0)
