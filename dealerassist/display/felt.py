"""The felt: its rail, the board places, and what stands below them: the single pot or the reasons (DISPLAY 1, 8)."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from dealerassist.display import lettering
from dealerassist.display.canvas import Align, Canvas, Ink, Stroke
from dealerassist.display.cards import paint_card
from dealerassist.display.frame import SQUEEZE, Line, Role
from dealerassist.display.geometry import Rect
from dealerassist.display.layout import LOWER, UPPER, WIDE, Layout
from dealerassist.display.place import rows_of
from dealerassist.display.speech import chips, words_of
from dealerassist.views import KeyCode, PlaceLook, PlaceView, PotView, Reason, ReasonCode, TableView

RAIL = 1.6
"""Width of the felt's rail, mm."""
LIFT = 1.2
"""How much a playing card is lifted, mm."""
CORNER = 1.3
RANK_CAP = 5.8
LABEL_CAP, POT_CAP, LEAST_POT_CAP = 3.5, 5.8, 4.6
NAME_CAP, WHY_CAP = 4.2, 3.5
FIRST_LINE, LINE_PITCH = 6.8, 6.0
"""First baseline below the board, and from line to line, mm."""
NO_BOARD = 9.0
"""So much higher the lines begin where there is no board, mm."""
CLOSE_FIRST, CLOSE_PITCH = 5.5, 4.5
"""The same where many lines have to find room."""
BELOW_TWO, CLOSER = 4.1, 0.8
"""The only line between two boards and the bottom seats, and so much closer it may stand; mm."""


def paint_ground(canvas: Canvas, layout: Layout) -> None:
    """What never changes: the rounded felt with its rail."""
    theme, felt = canvas.theme, layout.felt
    table = Rect(felt.x + 5, felt.y + 6, felt.w - 10, felt.h - 6.8).grown(RAIL / 2)
    canvas.block(table, theme.felt, Stroke(theme.rail, RAIL, meant=False), theme.ground, table.h / 2)


def paint_boards(canvas: Canvas, layout: Layout, boards: tuple[tuple[PlaceView, ...], ...]) -> None:
    """One, or two where it is run twice."""
    for spots, board in zip(layout.boards(len(boards) > 1), boards, strict=True):
        for spot, place in zip(spots, board, strict=False):
            _place(canvas, spot, place)


def _place(canvas: Canvas, spot: Rect, place: PlaceView) -> None:
    theme = canvas.theme
    match place.look:
        case PlaceLook.NONE:
            return
        case PlaceLook.UNUSED:
            canvas.block(spot, None, Stroke(theme.rail, 0.4, meant=False), theme.felt, CORNER)
        case PlaceLook.NEXT:
            edge = Stroke(theme.edge_light, 0.55, Line.DASHED)
            canvas.block(spot, None, edge, theme.felt, CORNER)
        case PlaceLook.UNSURE:
            canvas.block(spot, theme.card, None, theme.felt, CORNER)
            canvas.amber_outline(spot, 0.7, theme.card, CORNER)
            colour = theme.text if theme.cased else theme.now
            canvas.text("?", spot, spot.cy + 3.6, 7.2, Ink(colour, theme.card), align=Align.CENTRE)
        case _ if place.card is not None:
            playing = place.look is PlaceLook.PLAYING
            spot = spot.moved(0, -LIFT) if playing else spot
            left_out = place.look is PlaceLook.LEFT_OUT
            paint_card(
                canvas, spot, place.card, rank_cap=RANK_CAP, role=Role.BOARD_RANK, playing=playing, left_out=left_out
            )


LAST_BASE = (20.0, 6.0, -1.0)
"""Below the dealer's place's top edge: lines end there, by how many rows of marks stand in it; mm."""


class Wrapped(NamedTuple):
    """One line of the reasons. base: its baseline, mm."""

    words: str
    cap: float
    bold: bool
    base: float


def paint_centre(canvas: Canvas, layout: Layout, place: Rect, centre: Centre) -> None:
    """The pot and the reasons; the last of them may stand in the dealer's place."""
    zone = centre_zone(layout, place, centre)
    if centre.pot is not None:
        _pot(canvas, zone, centre.bottom + FIRST_LINE + 1.2, centre.pot)
    theme = canvas.theme
    for line in centre.lines:
        room = zone if line.base <= place.y else place
        ink = Ink(theme.text if line.bold else theme.secondary, theme.felt)
        canvas.text(line.words, room, line.base, line.cap, ink, align=Align.CENTRE, bold=line.bold, floor=WHY_CAP)


def centre_zone(layout: Layout, place: Rect, centre: Centre) -> Rect:
    """Where the lines may stand: from the board's lower edge, higher where there is none, close below two boards."""
    zone = layout.lines(place)
    higher = layout.board[0].bottom - centre.bottom
    higher += CLOSER if higher < 0 else 0.0
    return Rect(zone.x, zone.y - higher, zone.w, zone.h + higher)


def _bases(layout: Layout, place: Rect, close: bool, bottom: float) -> tuple[float, ...]:
    """Baselines below the board, mm: four of them, or five that stand closer; three below two boards."""
    if bottom > layout.board[0].bottom:
        return (bottom + BELOW_TWO, place.y + UPPER, place.y + LOWER)
    first = bottom + FIRST_LINE
    if bottom < layout.board[0].bottom:
        return (first, first + 1.2 * LINE_PITCH, first + 2 * LINE_PITCH + 1.2, place.y + UPPER, place.y + LOWER)
    if not close:
        return (first, first + LINE_PITCH, place.y + UPPER, place.y + LOWER)
    first = bottom + CLOSE_FIRST
    return (first, first + CLOSE_PITCH, first + 2 * CLOSE_PITCH, place.y + UPPER, place.y + LOWER)


class Centre(NamedTuple):
    """What stands below the board, which ends at `bottom`, mm."""

    pot: PotView | None
    bottom: float
    lines: tuple[Wrapped, ...]


def centre_of(view: TableView, layout: Layout, place: Rect) -> Centre:
    """The single pot, and the reasons in lines that fit: the name in large letters first, the others below it.

    Marks keep the last lines for themselves. Where there is not room for everything, the pot gives way, then the
    reason why a hand wins: WHY has it in full.
    """
    two = bool(view.second)
    none = all(each.look is PlaceLook.NONE for each in view.board)
    bottom = layout.board_target(two).bottom - (NO_BOARD if none else 0.0)
    last = place.y + LAST_BASE[len(rows_of(view.marks, place.w))]
    shorter = tuple(each for each in view.reasons if each.code is not ReasonCode.WHY)
    without = product((None,), (view.reasons, shorter), (False, True))
    for pot, reasons, close in without if two else ((view.pot, view.reasons, False), *without):
        bases = tuple(base for base in _bases(layout, place, close, bottom)[pot is not None :] if base < last)
        found = _wrapped(reasons, bases, place, WHY_CAP if close or two else NAME_CAP)
        if len(found) <= len(bases):
            break
    return Centre(pot, bottom, tuple(line._replace(base=base) for line, base in zip(found, bases, strict=False)))


def _wrapped(reasons: tuple[Reason, ...], bases: tuple[float, ...], place: Rect, name_cap: float) -> list[Wrapped]:
    rooms = [max(WIDE, place.w) if base <= place.y else place.w for base in bases]
    found: list[Wrapped] = []
    for reason in reasons:
        words = words_of(reason.code, reason.facts)
        words = words[:1].upper() + words[1:] if reason.name else words
        cap = name_cap if reason.name else WHY_CAP
        while words:
            here, after = (*rooms, place.w, place.w)[min(len(found), len(rooms)) :][:2]
            line, words = split_at(words, (here, after), WHY_CAP, reason.name)
            found.append(Wrapped(line, cap, reason.name, 0.0))
    return found


def split_at(words: str, rooms: tuple[float, float], cap: float, bold: bool) -> tuple[str, str]:
    """A beginning of `words` that fits into a line, and the rest; a word is parted at a hyphen where it has to be.

    rooms: of this line and the next, mm. Where two lines are enough, they are about as long as each other.
    """

    def excess(part: str, room: float) -> float:
        return lettering.width(part, bold) * cap * SQUEEZE - room

    if excess(words, rooms[0]) <= 0:
        return words, ""
    splits = (_splits(words, after) for after in (" ", " -"))
    fitting = next((found for each in splits if (found := [one for one in each if excess(one[0], rooms[0]) <= 0])), [])
    in_two = [split for split in fitting if excess(split[1], rooms[1]) <= 0]
    if in_two:
        return min(in_two, key=lambda split: abs(excess(split[0], 0) - excess(split[1], 0)))
    return fitting[-1] if fitting else (words, "")


def _splits(words: str, after: str) -> list[tuple[str, str]]:
    """Every beginning that ends behind one of these characters, and its rest; spaces between the two are dropped."""
    return [(words[:end].rstrip(), words[end:]) for end in range(1, len(words)) if words[end - 1] in after]


def _pot(canvas: Canvas, zone: Rect, base: float, pot: PotView) -> None:
    """The single pot: a small label and a large amount, centred together."""
    theme = canvas.theme
    label = words_of(KeyCode.POT)
    amount = "?" if pot.amount is None else chips(pot.amount)
    before = lettering.width(label) * LABEL_CAP + 2.0
    cap = max(LEAST_POT_CAP, min(POT_CAP, (zone.w - before) / lettering.width(amount)))
    total = before + lettering.width(amount) * cap
    left = zone.cx - total / 2
    canvas.text(label, Rect(left, zone.y, before, zone.h), base, LABEL_CAP, Ink(theme.secondary, theme.felt))
    spot = Rect(left + before, zone.y, zone.right - left - before, zone.h)
    canvas.text(amount, spot, base, cap, Ink(theme.text, theme.felt), role=Role.SINGLE_POT)
