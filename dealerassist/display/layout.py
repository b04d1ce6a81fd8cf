"""Where everything stands, in millimetres of the panel: one layout for every panel (DISPLAY 1). No Qt here."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import hypot

from dealerassist.display.geometry import Rect

MARGIN = 1.0
GAP = 2.0
ROW_HEIGHT = 15.0
COLUMN_WIDTH = 40.0
PROMPT_HEIGHT = 12.0
FELT_TOP = 13.9
SEAT = (25.6, 12.0)
SEAT_TEN_WIDTH = 29.0
"""Seat 10 has two figures."""
UNDO_WIDTH, END_KEY_WIDTH, UNDO_GAP = 19.0, 28.0, 3.0
PLACE = (9.4, 13.0)
PLACE_GAP = 1.2
TWO_HEIGHT, TWO_TOP, TWO_PITCH = 11.1, 0.0, 12.4
"""Of a place where there are two boards: its height, the first board's top edge from the second band's, and from board
to board, mm.
"""
WIDE, NARROW = 54.0, 38.0
"""Room for lines below the board, and between the two bottom seats."""
UNSEATED = 70.0
"""Room for lines where nobody sits: within the rail's curve."""
UPPER, LOWER = 4.3, 9.6
"""Baselines of the two lines in the dealer's place, below its top edge."""


@dataclass(frozen=True, slots=True)
class Profile:
    """A panel: its pixels and its size in mm. Pixels need not be square."""

    name: str
    px_w: int
    px_h: int
    w: float
    h: float


PROFILES = {
    each.name: each
    for each in (
        Profile("1024x600", 1024, 600, 154.1, 85.9),
        Profile("800x480", 800, 480, 154.1, 85.9),
        Profile("1280x720", 1280, 720, 155.0, 88.0),
    )
}


def profile_for(px_w: int, px_h: int) -> Profile:
    """The panel of that many pixels, or the one that comes nearest in shape.

    >>> profile_for(800, 480).name, profile_for(1920, 1080).name
    ('800x480', '1280x720')
    """
    return min(PROFILES.values(), key=lambda each: _unlike(each, px_w, px_h))


def _unlike(profile: Profile, px_w: int, px_h: int) -> tuple[float, float]:
    shape = abs(profile.px_w / profile.px_h - px_w / px_h)
    return round(shape, 3), hypot(profile.px_w - px_w, profile.px_h - px_h)


@dataclass(frozen=True, slots=True)
class Layout:
    """The zones of one panel, all in mm."""

    panel: Rect
    prompt: Rect
    felt: Rect
    column: tuple[Rect, Rect, Rect, Rect]
    row: tuple[Rect, Rect, Rect, Rect, Rect]
    bands: tuple[float, float, float, float]
    """Top edges of the four bands of seats."""
    board: tuple[Rect, Rect, Rect, Rect, Rect]

    @property
    def cx(self) -> float:
        """The middle of the felt."""
        return self.felt.cx

    def board_target(self, two: bool) -> Rect:
        boards = self.boards(two)
        return boards[0][0].joined(boards[-1][-1])

    def boards(self, two: bool) -> tuple[tuple[Rect, ...], ...]:
        """The places of the board; of two boards, where it is run twice, one below the other."""
        if not two:
            return (self.board,)
        tops = (self.bands[1] + TWO_TOP + i * TWO_PITCH for i in range(2))
        return tuple(tuple(Rect(spot.x, top, spot.w, TWO_HEIGHT) for spot in self.board) for top in tops)

    def column_keys(self, row: int, count: int) -> tuple[Rect, ...]:
        """One key of 40, two of 19 or three of 12 in a row of the column."""
        zone = self.column[row]
        width = (zone.w - GAP * (count - 1)) / count
        return tuple(Rect(zone.x + i * (width + GAP), zone.y, width, zone.h) for i in range(count))

    def column_rows(self, first: int, last: int) -> Rect:
        """A panel that spans rows of the column."""
        return self.column[first].joined(self.column[last])

    def lines(self, place: Rect) -> Rect:
        """Where reasons or the single pot stand: below the board, above the bottom seats."""
        top = self.board[0].bottom + 1.2
        width = max(WIDE, place.w)
        return Rect(self.cx - width / 2, top, width, place.y - top)


@cache
def layout_of(profile: Profile) -> Layout:
    """The layout on `profile`; what a panel has to spare goes to seat bands and keys."""
    row_top = profile.h - MARGIN - ROW_HEIGHT
    bottom = row_top - GAP
    column_x = profile.w - MARGIN - COLUMN_WIDTH
    felt = Rect(MARGIN, FELT_TOP, column_x - GAP - MARGIN, bottom - FELT_TOP)
    pitch = (felt.h - SEAT[1]) / 3
    b1, b2, b3, b4 = (felt.y + i * pitch for i in range(4))
    return Layout(
        panel=Rect(0, 0, profile.w, profile.h),
        prompt=Rect(MARGIN, MARGIN, felt.w, PROMPT_HEIGHT),
        felt=felt,
        column=_column(column_x, bottom),
        row=_row(profile.w, row_top),
        bands=(b1, b2, b3, b4),
        board=_board(felt.cx, b2 + 0.4),
    )


PLAYERS_PANEL = 122.0, 68.6
"""A screen of 16 to 9 on which the dealer's felt fills the width; the mm are those of the dealer's panel."""


def players_layout() -> Layout:
    """The prompt and the felt alone."""
    width, height = PLAYERS_PANEL
    felt = Rect(MARGIN, FELT_TOP, width - 2 * MARGIN, height - FELT_TOP - MARGIN)
    pitch = (felt.h - SEAT[1]) / 3
    b1, b2, b3, b4 = (felt.y + i * pitch for i in range(4))
    none = Rect(0, 0, 0, 0)
    return Layout(
        panel=Rect(0, 0, width, height),
        prompt=Rect(MARGIN, MARGIN, felt.w, PROMPT_HEIGHT),
        felt=felt,
        column=(none,) * 4,
        row=(none,) * 5,
        bands=(b1, b2, b3, b4),
        board=_board(felt.cx, b2 + 0.4),
    )


def _column(x: float, bottom: float) -> tuple[Rect, Rect, Rect, Rect]:
    height = (bottom - MARGIN - 3 * GAP) / 4
    one, two, three, four = (Rect(x, MARGIN + i * (height + GAP), COLUMN_WIDTH, height) for i in range(4))
    return one, two, three, four


def _row(panel_width: float, y: float) -> tuple[Rect, Rect, Rect, Rect, Rect]:
    wide = (panel_width - 2 * MARGIN - UNDO_WIDTH - UNDO_GAP - 2 * END_KEY_WIDTH - 3 * GAP) / 2
    undo = Rect(MARGIN, y, UNDO_WIDTH, ROW_HEIGHT)
    first = Rect(undo.right + UNDO_GAP, y, END_KEY_WIDTH, ROW_HEIGHT)
    go_on = Rect(first.right + GAP, y, wide, ROW_HEIGHT)
    third = Rect(go_on.right + GAP, y, wide, ROW_HEIGHT)
    return undo, first, go_on, third, Rect(third.right + GAP, y, END_KEY_WIDTH, ROW_HEIGHT)


def _board(cx: float, y: float) -> tuple[Rect, Rect, Rect, Rect, Rect]:
    width, height = PLACE
    x = cx - (5 * width + 4 * PLACE_GAP) / 2
    one, two, three, four, five = (Rect(x + i * (width + PLACE_GAP), y, width, height) for i in range(5))
    return one, two, three, four, five
