"""The column at the right: keys, pots, the steps of an award, reasons in full, or the pad (DISPLAY 5, 8)."""

from __future__ import annotations

from typing import NamedTuple

from dealerassist.display.canvas import Canvas, Ink, Stroke
from dealerassist.display.felt import split_at
from dealerassist.display.frame import Size
from dealerassist.display.geometry import Rect
from dealerassist.display.keys import CAPTION_CAP, MENU_KEYS, caption_of, has_room, paint_key, paint_menu
from dealerassist.display.layout import Layout
from dealerassist.display.pots import paint_pots, paint_step
from dealerassist.display.speech import words_of
from dealerassist.views import (
    HealthCode,
    KeyCode,
    KeyRow,
    KeyStyle,
    KeyView,
    PotRow,
    PotView,
    Press,
    PressKey,
    Reason,
    Row,
    StepView,
    TypeDigits,
)

PAD_DIGITS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0")
FULL_ROWS = 3
"""Reasons in full stand in rows 1 to 3."""
TEXT_PITCH, TEXT_GAP = 5.2, 1.2
"""From line to line of a sentence, and more before the next one; mm."""
DIGIT_CAP, AMOUNT_CAP, LEAST_LONG_AMOUNT_CAP, WORD_CAP = 6.6, 5.8, 4.6, 4.6
WIDE_KEY = 30.0
"""Wider keys fill the column, mm."""


class PotsPanel(NamedTuple):
    pots: tuple[PotView, ...]


class TextPanel(NamedTuple):
    reasons: tuple[Reason, ...]


class Slot(NamedTuple):
    """What stands in a part of the column, and where."""

    name: str
    spot: Rect
    what: KeyView | StepView | PotsPanel | TextPanel
    size: Size = Size.OTHER


def slots(layout: Layout, column: tuple[Row, ...], pad: bool, why: tuple[Reason, ...]) -> tuple[Slot, ...]:
    """The column's parts from top to bottom."""
    if pad:
        return _pad(layout)
    found: list[Slot] = []
    if why:
        found.append(Slot("why", layout.column_rows(0, FULL_ROWS - 1), TextPanel(why)))
    for number, row in enumerate(column[:4]):
        if why and number < FULL_ROWS:
            continue
        if isinstance(row, KeyRow):
            found += _keys(layout, number, row.keys)
        elif isinstance(row, StepView):
            found.append(Slot(f"column {number + 1}", layout.column[number], row))
    return (*found, *(() if why else _pots(layout, column)))


def _keys(layout: Layout, row: int, keys: tuple[KeyView, ...]) -> list[Slot]:
    """Side by side; one whose amount has no room is left out, and the others stay where they are."""
    spots = layout.column_keys(row, max(1, len(keys)))
    found = [Slot(f"column {row + 1}.{i + 1}", spots[i], key) for i, key in enumerate(keys)]
    return [slot for slot, key in zip(found, keys, strict=True) if has_room(key, slot.spot)]


def _pots(layout: Layout, column: tuple[Row, ...]) -> tuple[Slot, ...]:
    """Rows of pots that follow each other are one panel; a free row below it is taken too."""
    rows = [number for number, row in enumerate(column[:4]) if isinstance(row, PotRow)]
    if not rows:
        return ()
    pots = tuple(pot for row in column if isinstance(row, PotRow) for pot in row.pots)
    last = rows[-1]
    if len(pots) > 1 and last == rows[0] and last + 1 < len(column) and column[last + 1] == KeyRow(()):
        last += 1
    return (Slot("pots", layout.column_rows(rows[0], last), PotsPanel(pots)),)


def _pad(layout: Layout) -> tuple[Slot, ...]:
    spots = [spot for row in range(4) for spot in layout.column_keys(row, 3)]
    keys = [KeyView(KeyCode.DIGIT, TypeDigits(digits), facts={"k": digits}) for digits in PAD_DIGITS]
    keys.append(KeyView(KeyCode.DELETE, PressKey(Press.DELETE), KeyStyle.QUIET))
    return tuple(
        Slot(f"pad {key.facts.get('k', 'delete')}", spot, key, Size.PAD) for spot, key in zip(spots, keys, strict=True)
    )


def paint_slot(canvas: Canvas, slot: Slot, health: tuple[HealthCode, ...]) -> None:
    what = slot.what
    if isinstance(what, StepView):
        paint_step(canvas, slot.spot, what)
    elif isinstance(what, PotsPanel):
        paint_pots(canvas, slot.spot, what.pots)
    elif isinstance(what, TextPanel):
        _paint_text(canvas, slot.spot, what.reasons)
    elif what.code in MENU_KEYS:
        paint_menu(canvas, slot.spot, what, health)
    else:
        paint_key(canvas, slot.spot, what, *_caps(what, slot.spot))


def _caps(key: KeyView, spot: Rect) -> tuple[float, float]:
    """The large line's cap height and how far it may be lowered, mm."""
    if key.code is KeyCode.DIGIT:
        return DIGIT_CAP, DIGIT_CAP
    amount = caption_of(key).big
    if key.style is KeyStyle.QUIET and not amount[:1].isdigit():
        return CAPTION_CAP, CAPTION_CAP
    if spot.w > WIDE_KEY and amount[:1].isdigit():
        return AMOUNT_CAP, AMOUNT_CAP if len(amount) < len("1,000,000") else LEAST_LONG_AMOUNT_CAP
    return (AMOUNT_CAP if amount[:1].isdigit() else WORD_CAP), CAPTION_CAP


def _paint_text(canvas: Canvas, spot: Rect, reasons: tuple[Reason, ...]) -> None:
    """Sentences in full, each from a new line: as many of them, from the first on, as there is room for."""
    theme = canvas.theme
    canvas.block(spot, None, Stroke(theme.edge, 0.35), theme.ground)
    room = Rect(spot.x + 2, spot.y + 2, spot.w - 4, spot.h - 4)
    base = room.y + CAPTION_CAP + 0.5
    for reason in reasons:
        lines = _lines(reason, room.w)
        if base > room.y + CAPTION_CAP + 0.5 and base + (len(lines) - 1) * TEXT_PITCH > room.bottom:
            return
        for line in lines:
            ink = Ink(theme.text if reason.name else theme.secondary, theme.ground)
            canvas.text(line, room, base, CAPTION_CAP, ink, bold=reason.name)
            base += TEXT_PITCH
        base += TEXT_GAP


def _lines(reason: Reason, room: float) -> list[str]:
    words = words_of(reason.code, reason.facts)
    lines = []
    while words:
        line, words = split_at(words, (room, room), CAPTION_CAP, reason.name)
        lines.append(line)
    return lines
