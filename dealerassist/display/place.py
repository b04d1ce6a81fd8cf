"""The dealer's place between the bottom seats: stakes, the hand's number, and the marks that must not leave."""

from __future__ import annotations

from dealerassist.display import lettering
from dealerassist.display.canvas import Align, Canvas, Ink, Stroke
from dealerassist.display.frame import SQUEEZE
from dealerassist.display.geometry import Rect
from dealerassist.display.layout import LOWER, UPPER
from dealerassist.display.speech import chips, decimal_mark, words_of
from dealerassist.views import GameCode, MarkCode, PlaceCode, StakesView

CAP = 3.5
BADGE_HEIGHT, BADGE_PAD, BADGE_GAP = 5.4, 1.6, 1.0
PLAIN_GAMES = {"holdem"}
"""Games that the stakes need not name."""


def paint_place(
    canvas: Canvas, place: Rect, stakes: StakesView, hand: int, marks: tuple[MarkCode, ...], taken: int
) -> None:
    """taken: so many of the two lines hold reasons; marks keep their line whatever stands there."""
    rows = rows_of(marks, place.w)
    if rows:
        _badges(canvas, place, rows[-1], place.y + LOWER)
    elif taken < 2:
        _line(canvas, place, words_of(PlaceCode.HAND, {"k": hand}), place.y + LOWER)
    if len(rows) > 1:
        _badges(canvas, place, rows[0], place.y + UPPER - 0.3)
    elif taken < 1:
        _line(canvas, place, _stakes(stakes, place.w), place.y + UPPER)


def _line(canvas: Canvas, place: Rect, words: str, base: float) -> None:
    ink = Ink(canvas.theme.secondary, canvas.theme.felt)
    canvas.text(words, place, base, CAP, ink, align=Align.CENTRE, bold=False)


def _stakes(stakes: StakesView, room: float) -> str:
    """In full, or with k for thousands and M for millions where the blinds are too long."""
    known = {code.value for code in PlaceCode} - {PlaceCode.HAND.value}
    code = PlaceCode(stakes.limit) if stakes.limit in known else PlaceCode.NO
    game = "" if stakes.game in PLAIN_GAMES else words_of(GameCode(stakes.game))
    facts = {"game": game, "blinds": "/".join(map(chips, stakes.blinds))}
    words = words_of(code, facts)
    if lettering.width(words, bold=False) * CAP * SQUEEZE <= room:
        return words
    return words_of(code, facts | {"blinds": "/".join(map(_short, stakes.blinds))})


def _short(amount: int) -> str:
    """
    >>> _short(2_500_000), _short(75_000), _short(99_999)
    ('2.5M', '75k', '99,999')
    """
    for size, letter in ((1_000_000, "M"), (1_000, "k")):
        if amount >= size and amount % (size // 10) == 0:
            whole, tenth = divmod(amount // (size // 10), 10)
            return chips(whole) + (f"{decimal_mark()}{tenth}" if tenth else "") + letter
    return chips(amount)


def rows_of(marks: tuple[MarkCode, ...], room: float) -> list[list[MarkCode]]:
    """As few rows as the marks fit into, two at most."""
    rows: list[list[MarkCode]] = []
    for mark in marks:
        if rows and _width([*rows[-1], mark]) <= room:
            rows[-1].append(mark)
        else:
            rows.append([mark])
    return rows[-2:]


def _badge_width(mark: MarkCode) -> float:
    return lettering.width(words_of(mark)) * CAP + 2 * BADGE_PAD


def _width(marks: list[MarkCode]) -> float:
    return sum(map(_badge_width, marks)) + BADGE_GAP * (len(marks) - 1)


def _badges(canvas: Canvas, place: Rect, marks: list[MarkCode], base: float) -> None:
    x = place.cx - _width(marks) / 2
    for mark in marks:
        badge = Rect(x, base + 0.95 - BADGE_HEIGHT, _badge_width(mark), BADGE_HEIGHT)
        _badge(canvas, badge, mark, base)
        x = badge.right + BADGE_GAP


def _badge(canvas: Canvas, badge: Rect, mark: MarkCode, base: float) -> None:
    """Training is lavender as all around it; saving only an outline, as it comes and goes."""
    theme = canvas.theme
    fill, ink = theme.secondary, theme.ground
    if mark is MarkCode.TRAINING:
        fill, ink = theme.all_in, theme.on_all_in
    elif mark is MarkCode.STOPPED:
        fill, ink = theme.text, theme.ground
    elif mark is MarkCode.SAVING:
        fill, ink = theme.felt, theme.secondary
    canvas.block(badge, fill, Stroke(theme.edge, 0.35) if fill == theme.felt else None, theme.felt, 1.2)
    canvas.text(words_of(mark), badge, base, CAP, Ink(ink, fill), align=Align.CENTRE)
