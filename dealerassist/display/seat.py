"""A seat's block in each of its states: shape, word and colour (DISPLAY 4)."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from dealerassist.display import lettering, shapes
from dealerassist.display.canvas import RADIUS, Align, Canvas, Ink, Stroke
from dealerassist.display.cards import paint_card
from dealerassist.display.frame import SQUEEZE, Line, Role
from dealerassist.display.geometry import Rect
from dealerassist.display.layout import SEAT, SEAT_TEN_WIDTH
from dealerassist.display.seating import Pointer
from dealerassist.display.speech import chips, words_of
from dealerassist.display.theme import Theme
from dealerassist.views import SeatLook, SeatView

PAD = 1.4
"""Between a block's edge and what stands in it, mm."""
NUMBER_CAP, WORD_CAP, RANK_CAP = 5.8, 3.5, 5.0
NUMBER_BASE, WORD_BASE, AMOUNT_BASE = 6.9, 4.9, 10.8
"""Baselines below the block's top edge, mm."""
OPEN_LIFT = 0.4
"""An amount with an outline around it or the block stands so much higher, mm."""
BEARING = 0.55
"""Free at the right of a large figure, mm."""
DISC, SMALL_DISC = 5.4, 4.2
CARD_WIDTH, UP_CARD_WIDTH, LEAST_CARD_WIDTH, CARD_HEIGHT = 7.2, 4.65, 4.5, 10.2
CARD_GAP, CLOSE_GAP = 0.4, 0.2
"""Between two cards; where four of them have to find room. mm."""
MOST_CARDS = 4
"""So many fit beside the number."""
MOST_LISTED, LISTED_AMOUNT = 7, 12.4
"""The same in the wide block of a list, and the room that it keeps for word and amount, mm."""


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
            edge = Stroke(theme.on_money, 0.55, dotted) if seat.implied else Stroke(theme.money, 0.4)
            return Colours(theme.money, theme.on_money, theme.on_money, theme.on_money, edge)
        case SeatLook.FOLDED:
            return Colours(theme.ground, theme.folded, theme.folded, theme.folded, plain)
        case SeatLook.EMPTY:
            edge = Stroke(theme.edge, 0.35, Line.DASHED)
            return Colours(theme.ground, theme.folded, theme.folded, theme.folded, edge)
        case SeatLook.AWAY:
            return Colours(theme.ground, theme.folded, theme.folded, theme.folded, plain)
        case SeatLook.ALL_IN:
            return Colours(theme.seat, theme.text, theme.all_in, theme.all_in, Stroke(theme.all_in, 0.45, dotted))
    return Colours(theme.seat, theme.text, theme.secondary, theme.text, plain)


def paint_seat(canvas: Canvas, block: Rect, seat: SeatView, pointer: Pointer, unit: int) -> None:
    """One block. pointer: its triangle. unit: the power of ten that the pad adds to an open amount."""
    colours = _colours(canvas.theme, seat)
    _ground(canvas, block, seat, pointer, colours)
    left = block.x + PAD
    zone = Rect(left, block.y, block.w - 2 * PAD, block.h)
    ink = Ink(colours.number, colours.fill)
    left += paint_number(
        canvas, seat.number, zone, block.y + NUMBER_BASE, NUMBER_CAP, ink, Align.LEFT, Role.SEAT_NUMBER
    )
    if seat.cards:
        right = _disc_and_cards(canvas, block, seat, left)
        if _is_listed(block):
            _word_and_amount(canvas, block, seat, colours, (right, right), unit)
        elif seat.up and len(seat.cards) < MOST_CARDS - 1:
            shown = replace(seat, word=seat.word if len(seat.cards) == 1 and seat.amount else None)
            _word_and_amount(canvas, block, shown, colours, (right, right), unit)
        return
    beside = left + 0.5 + DISC if seat.button else left
    if seat.button and _is_crowded(block, seat, beside):
        beside = left
        _disc(canvas, *_below_the_number(block), SMALL_DISC)
    elif seat.button:
        _disc(canvas, beside - DISC / 2, block.y + 4.2, DISC)
    _word_and_amount(canvas, block, seat, colours, (beside, left), unit)


def _is_listed(block: Rect) -> bool:
    return block.w > SEAT_TEN_WIDTH + SEAT[0] / 2


def _is_crowded(block: Rect, seat: SeatView, left: float) -> bool:
    """Whether neither the word nor the amount has room at the right of the button, which begins at `left`."""
    upper = _upper(block, left)
    return not _has_room(_word(seat), upper) and not _has_room(_chips(seat), upper)


def _below_the_number(block: Rect) -> tuple[float, float]:
    """Where the button goes when its place is needed."""
    return block.x + PAD + 1.4, block.y + 9.5


def _upper(block: Rect, left: float) -> Rect:
    """The upper line, from `left` on."""
    return Rect(left + 0.7, block.y + WORD_BASE - WORD_CAP, block.right - PAD - left - 0.7, WORD_CAP)


def _word(seat: SeatView) -> str:
    return words_of(seat.word, {"k": seat.count}) if seat.word else ""


def _chips(seat: SeatView) -> str:
    return "" if seat.amount is None else chips(seat.amount)


def paint_number(
    canvas: Canvas, number: int, zone: Rect, base: float, cap: float, ink: Ink, align: Align, role: Role
) -> float:
    """A seat's number; 10 is set tightly. Returns its width, mm."""
    if number > 9:
        return canvas.tight(str(number), zone, base, cap, ink, role, align)
    return canvas.text(str(number), zone, base, cap, ink, align=align, role=role)


def _ground(canvas: Canvas, block: Rect, seat: SeatView, pointer: Pointer, colours: Colours) -> None:
    theme = canvas.theme
    if seat.look is SeatLook.TO_ACT:
        _pointer(canvas, pointer, seat.slow)
    edge = colours.edge
    if seat.lit and seat.look is not SeatLook.TO_ACT and not seat.implied:
        edge = Stroke(theme.text, 0.5)
    behind = colours.fill if edge.colour == theme.on_money else theme.ground
    canvas.block(block, colours.fill, edge, behind)
    if seat.look is SeatLook.FOLDED:
        inside = block.grown(-0.5)
        canvas.stripes(inside, RADIUS - 0.5, _unstriped(inside, seat))
    if seat.look is SeatLook.ALL_IN:
        canvas.block(block.grown(-0.65), None, Stroke(theme.all_in, 0.25, meant=False), theme.seat, RADIUS - 0.6)
    if seat.question:
        canvas.amber_outline(block.grown(0.3), 0.8, theme.ground)


def _unstriped(inside: Rect, seat: SeatView) -> tuple[Rect, ...]:
    """Where a folded block has no stripes: behind its number and its word."""
    number = Rect(inside.x, inside.y, (8.6 if seat.number > 9 else 5.6) + (6.2 if seat.button else 0.0), 7.4)
    return (number, Rect(inside.right - 13.0, inside.y, 13.0, 5.6)) if seat.word else (number,)


def _pointer(canvas: Canvas, pointer: Pointer, slow: bool) -> None:
    """The triangle towards the felt; twice as large after 20 s (DISPLAY 7)."""
    theme = canvas.theme
    base, height = (8.0, 2.2) if slow else (4.4, 1.8)
    x, y, turn = pointer
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
    upper = _upper(block, lefts[0])
    lower = Rect(lefts[1] - BEARING, block.y + AMOUNT_BASE - WORD_CAP, right - lefts[1] + BEARING, WORD_CAP)
    word, amount = _word(seat), _chips(seat)
    if not _has_room(word, upper) and _has_room(amount, upper):
        upper, lower = lower, upper
    canvas.text(word, upper, upper.bottom, WORD_CAP, Ink(colours.word, colours.fill), align=Align.RIGHT)
    if seat.uncounted or seat.open_amount or seat.look is SeatLook.ALL_IN:
        lower = lower.moved(0, -OPEN_LIFT)
    if seat.uncounted:
        _uncounted(canvas, lower, colours)
    elif seat.amount is not None:
        if not _has_room(amount, lower):
            lower = Rect(block.x + PAD, lower.y, right - block.x - PAD, lower.h)
        _amount(canvas, lower, seat, colours, unit)
    elif seat.open_amount:
        _outlined(canvas, _around(lower, 6.0), colours.fill)


def _has_room(words: str, line: Rect) -> bool:
    return lettering.width(words) * WORD_CAP * SQUEEZE <= line.w


def _around(line: Rect, width: float) -> Rect:
    """The box around an amount of `width` mm at the right of `line`."""
    return Rect(line.right - width - 0.6, line.y - 0.6, width + 1.2, line.h + 1.8)


def _uncounted(canvas: Canvas, line: Rect, colours: Colours) -> None:
    """Chips that nobody has counted."""
    theme = canvas.theme
    colour = colours.amount if theme.cased or _is_full(theme, colours.fill) else theme.now
    box = _around(line, 4.6)
    _outlined(canvas, box, colours.fill)
    canvas.text("?", box, line.bottom, line.h, Ink(colour, colours.fill), align=Align.CENTRE)


def _outlined(canvas: Canvas, box: Rect, ground: str) -> None:
    """Amber around an amount; on an amber or a green block it would not be seen."""
    if not _is_full(canvas.theme, ground):
        canvas.amber_outline(box, 0.5, ground, 0.9)


def _is_full(theme: Theme, fill: str) -> bool:
    return fill in {theme.now, theme.money}


def _amount(canvas: Canvas, line: Rect, seat: SeatView, colours: Colours, unit: int) -> None:
    words = chips(seat.amount or 0)
    ink = Ink(colours.amount, colours.fill)
    thousands = chips(1000)[1:]
    dim = thousands if seat.open_amount and unit >= 1000 and words.endswith(thousands) else ""
    room = line
    if dim:
        quiet = Ink(colours.word, colours.fill)
        taken = canvas.text(dim, line, line.bottom, line.h, quiet, align=Align.RIGHT)
        room = Rect(line.x, line.y, line.w - taken, line.h)
    width = canvas.text(words.removesuffix(dim), room, line.bottom, line.h, ink, align=Align.RIGHT)
    if seat.open_amount:
        _outlined(canvas, _around(line, width + line.w - room.w), colours.fill)


def _disc_and_cards(canvas: Canvas, block: Rect, seat: SeatView, left: float) -> float:
    """Up cards or a tabled hand, beside the number; the button goes below the number where they need the room. Returns
    where they end, mm.
    """
    count = min(len(seat.cards), MOST_LISTED if _is_listed(block) else MOST_CARDS)
    close = count >= MOST_CARDS
    gap, margin = (CLOSE_GAP, 0.5) if close else (CARD_GAP, 1.0)
    least = count * (LEAST_CARD_WIDTH + CLOSE_GAP)
    start = left + (0.3 if close else 0.9)
    if seat.button and block.right - 1.0 - (start + DISC + 0.5) >= least:
        _disc(canvas, start + DISC / 2, block.y + 4.2, DISC)
        start += DISC + 0.5
    elif seat.button:
        _disc(canvas, *_below_the_number(block), SMALL_DISC)
    room = block.right - margin - start - (LISTED_AMOUNT if _is_listed(block) else 0.0)
    widest = UP_CARD_WIDTH if seat.up else CARD_WIDTH
    width = min(widest, (room - (count - 1) * gap) / count)
    for place, face in enumerate(seat.cards[:count]):
        spot = Rect(start + place * (width + gap), block.y + (block.h - CARD_HEIGHT) / 2, width, CARD_HEIGHT)
        wins = seat.look is SeatLook.WINS or (seat.lit and bool(seat.playing))
        playing = wins and face in seat.playing
        grey = seat.look is SeatLook.FOLDED or (wins and bool(seat.playing) and not playing)
        paint_card(canvas, spot, face, rank_cap=RANK_CAP, role=Role.TABLED_RANK, playing=playing, left_out=grey)
    return start + count * (width + gap)
