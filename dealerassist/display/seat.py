"""A seat's block in each of its states: shape, word and colour (DISPLAY 4)."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from dealerassist.display import lettering, shapes
from dealerassist.display.canvas import RADIUS, Align, Canvas, Ink, Stroke
from dealerassist.display.cards import paint_card
from dealerassist.display.frame import Line, Role
from dealerassist.display.geometry import Rect
from dealerassist.display.speech import words_of
from dealerassist.display.theme import Theme
from dealerassist.views import SeatLook, SeatView

PAD = 1.6
"""Between a block's edge and what stands in it, mm."""
NUMBER_CAP, WORD_CAP, RANK_CAP = 5.8, 3.5, 5.0
NUMBER_BASE, WORD_BASE, AMOUNT_BASE = 7.1, 5.0, 10.8
"""Baselines below the block's top edge, mm."""
DISC = 5.4
CARD_WIDTH, LEAST_CARD_WIDTH, CARD_HEIGHT, CARD_GAP = 7.2, 4.5, 10.2, 0.4


class Side(Enum):
    """Where the felt is, seen from a block."""

    BELOW = "below"
    RIGHT = "right"
    LEFT = "left"
    ABOVE = "above"


class Colours(NamedTuple):
    """Of one state: the fill, what is written on it, and the edge."""

    fill: str
    number: str
    word: str
    amount: str
    edge: Stroke


def _colours(theme: Theme, seat: SeatView) -> Colours:
    dotted = Line.DOTTED if seat.implied else Line.SOLID
    plain = Stroke(theme.edge, 0.55 if seat.implied else 0.35, dotted)
    match seat.look:
        case SeatLook.TO_ACT:
            edge = Stroke(theme.text if theme.cased else theme.now, 0.5)
            return Colours(theme.now, theme.on_now, theme.on_now, theme.on_now, edge)
        case SeatLook.WINS:
            return Colours(theme.money, theme.on_money, theme.on_money, theme.on_money, Stroke(theme.money, 0.4))
        case SeatLook.FOLDED:
            return Colours(theme.ground, theme.folded, theme.folded, theme.folded, plain)
        case SeatLook.EMPTY:
            edge = Stroke(theme.edge, 0.35, Line.DASHED)
            return Colours(theme.ground, theme.folded, theme.folded, theme.folded, edge)
        case SeatLook.AWAY:
            return Colours(theme.ground, theme.folded, theme.folded, theme.folded, plain)
        case SeatLook.ALL_IN:
            return Colours(theme.seat, theme.text, theme.all_in, theme.all_in, Stroke(theme.all_in, 0.5, dotted))
    return Colours(theme.seat, theme.text, theme.secondary, theme.text, plain)


def paint_seat(canvas: Canvas, block: Rect, seat: SeatView, side: Side, unit: int) -> None:
    """One block. side: where the felt is. unit: the power of ten that the pad adds to an open amount."""
    colours = _colours(canvas.theme, seat)
    _ground(canvas, block, seat, side, colours)
    number = str(seat.number)
    left = block.x + PAD
    zone = Rect(left, block.y, block.w - 2 * PAD, block.h)
    ink = Ink(colours.number, colours.fill)
    left += canvas.text(number, zone, block.y + NUMBER_BASE, NUMBER_CAP, ink, role=Role.SEAT_NUMBER)
    if seat.cards:
        _disc_and_cards(canvas, block, seat, left)
        return
    beside = left
    if seat.button:
        beside += 0.8 + DISC
        _disc(canvas, beside - DISC / 2, block.y + 4.2, DISC)
    _word_and_amount(canvas, block, seat, colours, (beside, left), unit)


def _ground(canvas: Canvas, block: Rect, seat: SeatView, side: Side, colours: Colours) -> None:
    theme = canvas.theme
    if seat.look is SeatLook.TO_ACT:
        _pointer(canvas, block, side, seat.slow)
    edge = colours.edge
    if seat.lit and seat.look is not SeatLook.TO_ACT and not seat.implied:
        edge = Stroke(theme.text, 0.5)
    canvas.block(block, colours.fill, edge, theme.ground)
    if seat.look is SeatLook.FOLDED:
        canvas.shape(shapes.hatch(_hatched(block, seat), 1.7, 2.6, 0.75), 0, 0, 1.0, theme.hatch)
    if seat.look is SeatLook.ALL_IN:
        canvas.block(block.grown(-1.0), None, Stroke(theme.all_in, 0.35, meant=False), theme.seat, RADIUS - 0.8)
    if seat.question:
        canvas.amber_outline(block.grown(0.1), 0.8, theme.ground)


def _hatched(block: Rect, seat: SeatView) -> Rect:
    """The part of a folded block that has stripes: none run behind its number and word."""
    top = NUMBER_BASE + 0.7
    if seat.cards:
        top = block.h - 1.5
    return Rect(block.x + 0.5, block.y + top, block.w - 1.0, block.h - top - 0.5)


def _pointer(canvas: Canvas, block: Rect, side: Side, slow: bool) -> None:
    """The triangle towards the felt; twice as large after 20 s (DISPLAY 7)."""
    theme = canvas.theme
    base, height = (8.0, 2.2) if slow else (4.4, 1.8)
    x, y, turn = {
        Side.BELOW: (block.cx, block.bottom - 0.1, 0.0),
        Side.LEFT: (block.x + 0.1, block.cy, 90.0),
        Side.RIGHT: (block.right - 0.1, block.cy, -90.0),
        Side.ABOVE: (block.cx, block.y + 0.1, 180.0),
    }[side]
    if theme.cased:
        canvas.shape(shapes.pointer(base + 1.6, height + 0.7), x, y, 1.0, theme.text, turn)
    canvas.shape(shapes.pointer(base, height), x, y, 1.0, theme.now, turn)


def _disc(canvas: Canvas, cx: float, cy: float, diameter: float) -> None:
    """The dealer button."""
    canvas.disc(cx, cy, diameter, "#FFFFFF", Stroke("#10151B", 0.3))
    canvas.shape(shapes.button_d(), cx, cy, diameter * 0.6, "#10151B")


def _word_and_amount(
    canvas: Canvas, block: Rect, seat: SeatView, colours: Colours, lefts: tuple[float, float], unit: int
) -> None:
    """The word top right, the amount bottom right; changed about where only the lower line has room for the word.

    lefts: where the room beside number and button begins, in the upper and in the lower line, mm.
    """
    right = block.right - PAD
    upper = Rect(lefts[0] + 1.0, block.y + WORD_BASE - WORD_CAP, right - lefts[0] - 1.0, WORD_CAP)
    lower = Rect(lefts[1] + 0.5, block.y + AMOUNT_BASE - WORD_CAP, right - lefts[1] - 0.5, WORD_CAP)
    word = words_of(seat.word, {"k": seat.count}) if seat.word else ""
    if lettering.width(word) * WORD_CAP * 0.86 > upper.w:
        upper, lower = lower, upper
    canvas.text(word, upper, upper.bottom, WORD_CAP, Ink(colours.word, colours.fill), align=Align.RIGHT)
    if seat.uncounted:
        _uncounted(canvas, lower, colours)
    elif seat.amount is not None:
        _amount(canvas, lower, seat, colours, unit)
    elif seat.open_amount:
        canvas.amber_outline(_around(lower, 6.0), 0.5, colours.fill, 0.9)


def _around(line: Rect, width: float) -> Rect:
    """The box around an amount of `width` mm at the right of `line`."""
    return Rect(line.right - width - 0.5, line.y - 0.85, width + 1.2, line.h + 1.7)


def _uncounted(canvas: Canvas, line: Rect, colours: Colours) -> None:
    """Chips that nobody has counted."""
    theme = canvas.theme
    colour = colours.amount if theme.cased or colours.fill == theme.now else theme.now
    box = _around(line, 4.6)
    if colours.fill != theme.now:
        canvas.amber_outline(box, 0.5, colours.fill, 0.9)
    canvas.text("?", box, line.bottom, line.h, Ink(colour, colours.fill), align=Align.CENTRE)


def _amount(canvas: Canvas, line: Rect, seat: SeatView, colours: Colours, unit: int) -> None:
    words = f"{seat.amount:,}"
    ink = Ink(colours.amount, colours.fill)
    dim = ",000" if seat.open_amount and unit >= 1000 and words.endswith(",000") else ""
    room = line
    if dim:
        quiet = Ink(colours.word, colours.fill)
        taken = canvas.text(dim, line, line.bottom, line.h, quiet, align=Align.RIGHT)
        room = Rect(line.x, line.y, line.w - taken, line.h)
    width = canvas.text(words.removesuffix(dim), room, line.bottom, line.h, ink, align=Align.RIGHT)
    if seat.open_amount:
        canvas.amber_outline(_around(line, width + line.w - room.w), 0.5, colours.fill, 0.9)


def _disc_and_cards(canvas: Canvas, block: Rect, seat: SeatView, left: float) -> None:
    """Up cards or a tabled hand, beside the number; the button goes below the number where they need the room."""
    count = len(seat.cards)
    least = count * (LEAST_CARD_WIDTH + 0.2)
    start = left + 0.9
    if seat.button and block.right - 1.0 - (start + DISC + 0.5) >= least:
        _disc(canvas, start + DISC / 2, block.y + 4.2, DISC)
        start += DISC + 0.5
    elif seat.button:
        _disc(canvas, block.x + PAD + 1.4, block.y + 9.5, 4.2)
    room = block.right - 1.0 - start
    width = min(CARD_WIDTH, (room - (count - 1) * CARD_GAP) / count)
    for place, face in enumerate(seat.cards):
        spot = Rect(start + place * (width + CARD_GAP), block.y + (block.h - CARD_HEIGHT) / 2, width, CARD_HEIGHT)
        playing = face in seat.playing
        grey = seat.look is SeatLook.FOLDED or (bool(seat.playing) and not playing)
        paint_card(
            canvas, spot, face, rank_cap=RANK_CAP, role=Role.TABLED_RANK, playing=playing, left_out=grey
        )


