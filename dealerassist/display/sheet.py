"""The sheet over the felt on which a table is set up: a key for each setting with its value, or for each value that a
setting can have.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from dealerassist.display.canvas import Align, Canvas, Ink, Stroke
from dealerassist.display.frame import Size, Target
from dealerassist.display.geometry import Rect
from dealerassist.display.layout import GAP, Layout
from dealerassist.display.part import Part
from dealerassist.display.speech import words_of
from dealerassist.views import CellView, SettingCode, SheetView

ROWS = 4
S = SettingCode
PLACES: dict[SettingCode, tuple[int, int, int]] = {
    S.GAME: (0, 0, 2),
    S.DECK: (0, 1, 1),
    S.HOUSE: (0, 2, 2),
    S.LIMIT: (1, 0, 2),
    S.SMALL_BET: (1, 2, 1),
    S.BIG_BET: (1, 3, 1),
    S.SMALL_BLIND: (2, 0, 1),
    S.BIG_BLIND: (2, 1, 1),
    S.THIRD_BLIND: (2, 2, 1),
    S.BRING_IN: (2, 0, 2),
    S.ANTE: (2, 3, 1),
    S.CHIP: (3, 0, 2),
    S.BUTTON: (3, 2, 1),
    S.ANTE_FROM: (3, 3, 1),
}
"""Setting -> row, first of four columns, how many of them: what belongs together stands together."""
BESIDE_A_DECK = {S.GAME: (0, 0, 1)}
"""What makes room where there are decks to choose from."""
ACROSS = 4
VALUES_ACROSS = 3
LABEL_CAP, VALUE_CAP, LEAST_CAP = 3.5, 4.6, 3.5
LABEL_BASE, VALUE_BASE = 0.4, 0.87
"""Baselines, in heights of a key."""
SIDE = 1.2
"""Free on both sides of what stands in a key, mm."""


def parts(sheet: SheetView, layout: Layout) -> tuple[Part, ...]:
    """The ground that covers the felt, then the keys."""
    ground = Part("sheet", layout.felt, True, partial(_paint_ground, felt=layout.felt))
    return (ground, *(_part(cell, spot) for cell, spot in _spots(sheet, layout)))


def _spots(sheet: SheetView, layout: Layout) -> Iterator[tuple[CellView, Rect]]:
    beside = BESIDE_A_DECK if any(cell.setting is S.DECK for cell in sheet.cells) else {}
    of = VALUES_ACROSS if len(sheet.cells) <= VALUES_ACROSS * ROWS else ACROSS
    for place, cell in enumerate(sheet.cells):
        if sheet.choosing:
            down, across = divmod(place, of)
            yield cell, _spot(layout, down, across, 1, of)
        elif cell.setting is not None:
            down, across, count = {**PLACES, **beside}[cell.setting]
            yield cell, _spot(layout, down, across, count, ACROSS)


def _spot(layout: Layout, down: int, across: int, count: int, of: int) -> Rect:
    felt = layout.felt
    width, height = (felt.w - GAP * (of - 1)) / of, (felt.h - GAP * (ROWS - 1)) / ROWS
    x, y = felt.x + across * (width + GAP), felt.y + down * (height + GAP)
    return Rect(x, y, count * width + (count - 1) * GAP, height)


def _part(cell: CellView, spot: Rect) -> Part:
    name = f"setting {cell.setting}" if cell.setting is not None else f"value {_words(cell)}"
    target = Target(name, spot, Size.OTHER, cell.intent)
    return Part(name, spot.grown(1.0), (cell, spot), partial(_paint, cell=cell, spot=spot), target)


def _words(cell: CellView) -> str:
    return words_of(cell.value, cell.facts) if cell.value is not None else ""


def _paint_ground(canvas: Canvas, felt: Rect) -> None:
    """Covers the felt, whose rail would show between the keys."""
    canvas.block(felt, canvas.theme.ground, None, canvas.theme.ground, 0.1)


def _paint(canvas: Canvas, cell: CellView, spot: Rect) -> None:
    """A setting's name over its value; a value that can be chosen stands alone."""
    theme = canvas.theme
    live = cell.intent is not None
    fill = theme.go_on if cell.new else theme.key if live else None
    edge = Stroke(theme.edge_light, 0.45) if cell.new else Stroke(theme.edge, 0.35)
    canvas.block(spot, fill, edge, theme.ground)
    if cell.typing:
        canvas.amber_outline(spot, 0.7, fill or theme.ground)
    room = Rect(spot.x + SIDE, spot.y, spot.w - 2 * SIDE, spot.h)
    ground = fill or theme.ground
    value = Ink(theme.text if live else theme.folded, ground)
    if cell.setting is None:
        base = spot.cy + VALUE_CAP / 2
        canvas.text(_words(cell), room, base, VALUE_CAP, value, align=Align.CENTRE, floor=LEAST_CAP)
        return
    label = Ink(theme.text if cell.new else theme.secondary if live else theme.folded, ground)
    base = spot.y + LABEL_BASE * spot.h
    canvas.text(words_of(cell.setting), room, base, LABEL_CAP, label, align=Align.CENTRE, bold=False)
    base = spot.y + VALUE_BASE * spot.h
    canvas.text(_words(cell), room, base, VALUE_CAP, value, align=Align.CENTRE, floor=LEAST_CAP)
