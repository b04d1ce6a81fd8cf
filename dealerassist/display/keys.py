"""Keys, on the column and in the action row: how they look and what they say (DISPLAY 5)."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from math import inf
from typing import NamedTuple

from dealerassist.display import lettering, shapes
from dealerassist.display.canvas import Align, Canvas, Ink, Stroke
from dealerassist.display.cards import paint_card
from dealerassist.display.frame import SQUEEZE, Role
from dealerassist.display.geometry import Rect
from dealerassist.display.speech import fact_words, said, words_of
from dealerassist.display.theme import Theme
from dealerassist.views import HealthCode, KeyCode, KeyStyle, KeyView, OffCode

CAPTION_CAP, SUB_CAP = 3.5, 3.5
ROW_CAP, OFF_CAP = 5.8, 4.6
"""In the action row; of keys that are off."""
SIDE, LEAST_SIDE = 1.2, 0.6
"""Free on both sides of a caption, and where it would not fit otherwise; mm."""
CARD = (9.4, 12.6)
_LINES = {1: (inf, 0.0), 2: (4.4, 1.7), 3: (CAPTION_CAP, 1.1)}
"""Of so many lines: the largest cap height, and what is free between them, mm."""
_BREAKS = (re.compile(r"(?<= )"), re.compile(r"(?<=[ -])"))
"""A line ends behind a space; where that is not enough, behind a hyphen, too."""
MENU_KEYS = {KeyCode.MENU, KeyCode.CLOSE}
"""They also say how the sensors are."""
BACK_KEYS = {KeyCode.UNDO, KeyCode.STEP_BACK}
"""An arrow says what they do."""
ARROWS = {KeyCode.CORNER_RIGHT: 0, KeyCode.CORNER_DOWN: 90, KeyCode.CORNER_LEFT: 180, KeyCode.CORNER_UP: 270}
"""Drawn, turned clockwise by so many degrees."""
ARROW = 7.0
WITH_THE_VERB = {OffCode.NOT_YET, OffCode.BETWEEN_HANDS, OffCode.OVER_LIMIT}
"""Reasons that do not name the verb which they switch off."""


class Look(NamedTuple):
    fill: str | None
    edge: Stroke
    caption: str
    big: str


class Caption(NamedTuple):
    """A small line above, a large one below it; either may be empty."""

    small: str
    big: str


def look_of(theme: Theme, key: KeyView) -> Look:
    plain = Stroke(theme.edge, 0.35)
    if key.intent is None:
        return Look(None, plain, theme.folded, theme.folded)
    match key.style:
        case KeyStyle.QUIET:
            return Look(None, plain, theme.secondary, theme.secondary)
        case KeyStyle.GO_ON:
            return Look(theme.go_on, Stroke(theme.edge_light, 0.45), theme.text, theme.text)
        case KeyStyle.MONEY:
            return Look(theme.money, Stroke(theme.money, 0.4), theme.on_money, theme.on_money)
        case KeyStyle.ALL_IN:
            return Look(theme.key, Stroke(theme.all_in, 0.5), theme.all_in, theme.all_in)
    return Look(theme.key, plain, theme.secondary, theme.text)


def caption_of(key: KeyView) -> Caption:
    """What is written on a key: an amount is large below its verb, else the verb itself is large.

    A key that has to be held says so above, and the language's what it is: the first word of their captions.
    """
    if key.intent is None and key.off is not None:
        verb = words_of(key.code).rstrip("…") if key.off in WITH_THE_VERB else ""
        return Caption(verb, words_of(key.off))
    told = said(key.code, key.facts)
    amount = "".join(piece.words for piece in told if piece.fact == "a")
    verb = " ".join("".join(piece.words for piece in told if piece.fact != "a").split())
    if amount:
        return Caption(verb, amount)
    if (key.hold or key.code is KeyCode.LANGUAGE) and " " in verb:
        return Caption(*verb.split(" ", 1))
    return Caption("", verb)


def paint_key(canvas: Canvas, spot: Rect, key: KeyView, big_cap: float, floor: float = 3.5) -> None:
    """big_cap: cap height of the large line, lowered to `floor` where it has to be; mm."""
    look = look_of(canvas.theme, key)
    ground = look.fill or canvas.theme.ground
    canvas.block(spot, look.fill, look.edge, canvas.theme.ground)
    if key.intent is not None and key.style is KeyStyle.DOUBT:
        canvas.amber_outline(spot, 0.7, ground)
    if key.card is not None:
        width, height = CARD
        face = Rect(spot.cx - width / 2, spot.cy - height / 2, width, height)
        paint_card(canvas, face, key.card, rank_cap=5.8, role=Role.BOARD_RANK)
    elif key.code is KeyCode.DELETE:
        canvas.drawn(shapes.delete(), spot.cx, spot.cy, 5.2, Stroke(look.caption, 0.7))
    elif key.code in ARROWS:
        canvas.drawn(shapes.corner_arrow(ARROWS[key.code]), spot.cx, spot.cy, ARROW, Stroke(look.big, 0.9))
    elif key.code in BACK_KEYS:
        paint_undo(canvas, spot, key)
    else:
        cap = min(big_cap, OFF_CAP) if key.intent is None else big_cap
        _captions(canvas, spot, caption_of(key), look, ground, (cap, min(cap, floor)))


def has_room(key: KeyView, spot: Rect) -> bool:
    """Whether the amount on a key can be read there; eight figures need the column's whole width (DISPLAY 5)."""
    big = caption_of(key).big
    return not big[:1].isdigit() or _fits(big, spot.w - 2 * LEAST_SIDE, CAPTION_CAP)


def _fits(words: str, room: float, cap: float) -> bool:
    return lettering.width(words) * cap * SQUEEZE <= room


def _captions(canvas: Canvas, spot: Rect, caption: Caption, look: Look, ground: str, caps: tuple[float, float]) -> None:
    big_cap, floor = caps
    tight = caption.small and not _fits(caption.big, spot.w - 2 * SIDE, floor)
    room = spot.grown(-LEAST_SIDE if tight else -SIDE)
    wide = Role.WIDE_KEY if caption.small and caption.big[:1].isdigit() and spot.w > 30 else Role.OTHER
    if caption.small:
        small = Ink(look.caption, ground)
        canvas.text(caption.small, room, spot.y + spot.h * 0.37, CAPTION_CAP, small, align=Align.CENTRE)
        base = spot.y + spot.h * 0.84
        canvas.text(caption.big, room, base, big_cap, Ink(look.big, ground), align=Align.CENTRE, floor=floor, role=wide)
        return
    lines = _lines(caption.big, room.w, floor)
    most, leading = _LINES[len(lines)]
    cap = min(big_cap, most)
    for place, line in enumerate(lines):
        base = spot.cy + cap / 2 + (place - (len(lines) - 1) / 2) * (cap + leading)
        canvas.text(line, room, base, cap, Ink(look.big, ground), align=Align.CENTRE, floor=floor)


def _lines(words: str, room: float, floor: float) -> tuple[str, ...]:
    """One line; two where one cannot hold the words; three where they are as long as a hand's name."""
    if _fits(words, room, floor):
        return (words,)
    found = [
        _parted(pieces, count)
        for pieces in ([piece for piece in breaks.split(words) if piece] for breaks in _BREAKS)
        for count in range(2, min(len(_LINES), len(pieces)) + 1)
    ]
    fitting = (lines for lines in found if all(_fits(line, room, floor) for line in lines))
    return next(fitting, found[0] if found else (words,))


def _parted(pieces: list[str], count: int) -> tuple[str, ...]:
    """So many lines, about as long as each other."""
    ends = ((0, *breaks, len(pieces)) for breaks in combinations(range(1, len(pieces)), count - 1))
    splits = [tuple("".join(pieces[a:b]).strip() for a, b in pairwise(each)) for each in ends]
    return min(splits, key=lambda lines: max(map(len, lines)))


def paint_undo(canvas: Canvas, spot: Rect, key: KeyView) -> None:
    """The arrow says UNDO; below it stands what is taken back, its first word beside the arrow where it is long."""
    theme = canvas.theme
    live = key.intent is not None
    what = fact_words(key.facts.get("what")) or words_of(key.code)
    ink = Ink(theme.secondary if live else theme.folded, theme.ground if key.style is KeyStyle.QUIET else theme.key)
    room = spot.grown(-0.8)
    first = ""
    if " " in what and not _fits(what, room.w, CAPTION_CAP):
        first, what = what.split(" ", 1)
    arrow_x = spot.cx - (3.0 if first else 0.0)
    canvas.drawn(shapes.undo(), arrow_x, spot.y + 5.2, 5.0, Stroke(theme.text if live else theme.folded, 0.75))
    beside = Rect(arrow_x + 4.2, spot.y, room.right - arrow_x - 4.2, spot.h)
    canvas.text(first, beside, spot.y + 7.3, CAPTION_CAP, ink)
    canvas.text(what, room, spot.bottom - 2.1, CAPTION_CAP, ink, align=Align.CENTRE)


def paint_menu(canvas: Canvas, spot: Rect, key: KeyView, health: tuple[HealthCode, ...]) -> None:
    """MENU, with the sensors' health in words below it."""
    theme = canvas.theme
    canvas.block(spot, None, Stroke(theme.edge, 0.35), theme.ground)
    ink = Ink(theme.secondary, theme.ground)
    room = spot.grown(-SIDE)
    words = "  ".join(words_of(each) for each in health)
    base = spot.cy + (CAPTION_CAP / 2 if not words else -1.0)
    canvas.text(words_of(key.code, key.facts), room, base, CAPTION_CAP, ink, align=Align.CENTRE)
    canvas.text(words, room, spot.cy + 4.7, SUB_CAP, ink, align=Align.CENTRE, bold=False)


def paint_row_key(canvas: Canvas, spot: Rect, key: KeyView) -> None:
    paint_key(canvas, spot, key, ROW_CAP)
