"""Main and side pots, and the steps of their award, in the column (DISPLAY 8)."""

from __future__ import annotations

from dealerassist.display import lettering, shapes
from dealerassist.display.canvas import RADIUS, Align, Canvas, Ink, Stroke
from dealerassist.display.frame import SQUEEZE, fit
from dealerassist.display.geometry import Rect
from dealerassist.display.speech import chips, said, words_of
from dealerassist.views import PotView, StepCode, StepState, StepView

LABEL_CAP, AMOUNT_CAP, LONG_CAP = 3.5, 5.8, 4.6
INSIDE = 2.0
"""Between the panel's edge and what stands in it, mm."""
LEAST_LINE, FULL_LINE = 4.4, 9.0
"""Lower lines stand in two columns; from the second on they have room for the seats."""
ONE_ROW = 20.0
"""Higher panels span two rows of the column."""
AMOUNT_ROOM, NAME_ROOM = 23.5, 11.6
"""Of a line that holds both, mm."""
BOX = 6.6
BOX_GAP = 1.0


def paint_pots(canvas: Canvas, panel: Rect, pots: tuple[PotView, ...]) -> None:
    """A line for each pot: its name and who can win it at the left, its amount at the right."""
    theme = canvas.theme
    canvas.block(panel, None, Stroke(theme.edge, 0.35), theme.ground)
    inside = Rect(panel.x + INSIDE, panel.y + 0.8, panel.w - 2 * INSIDE, panel.h - 1.6)
    pots, columns = _in_columns(inside, pots)
    rows = -(-len(pots) // columns)
    height = inside.h / max(rows, 3 if panel.h > ONE_ROW else 1)
    top = inside.cy - height * rows / 2
    paint = _short_line if height < FULL_LINE else _long_line if any(map(_crowded, pots)) else _line
    for place, pot in enumerate(pots):
        across, down = divmod(place, rows)
        width = (inside.w - INSIDE * (columns - 1)) / columns
        line = Rect(inside.x + across * (width + INSIDE), top + down * height, width, height)
        if down:
            canvas.block(Rect(line.x, line.y - 0.1, line.w, 0.2), theme.rail, None, theme.ground, 0.1)
        paint(canvas, line, pot)


def _in_columns(inside: Rect, pots: tuple[PotView, ...]) -> tuple[tuple[PotView, ...], int]:
    """The pots that are shown, and in how many columns. Where there is not room for all, the oldest give way: nobody
    bets into them any more.
    """
    lines = int(inside.h / LEAST_LINE)
    if len(pots) <= lines:
        return pots, 1
    if len(pots) <= 2 * lines and all(_narrow(pot, (inside.w - INSIDE) / 2) for pot in pots):
        return pots, 2
    return pots[-lines:], 1


def _narrow(pot: PotView, room: float) -> bool:
    """Whether name and amount have room in a line of two columns."""
    widths = (lettering.width(words) * LABEL_CAP for words in (_name(pot), _amount(pot)))
    return sum(widths) + 1.0 <= room


def _crowded(pot: PotView) -> bool:
    """Whether name and seats have no room beside the amount."""
    amount = fit(lettering.width(_amount(pot)), AMOUNT_CAP, LONG_CAP, AMOUNT_ROOM)
    beside = AMOUNT_ROOM + NAME_ROOM - lettering.width(_amount(pot)) * amount.cap * amount.squeeze
    longest = max(lettering.width(_name(pot)), lettering.width(_seats(pot), bold=False))
    return not amount.fits or longest * LABEL_CAP * SQUEEZE > beside


def _amount(pot: PotView) -> str:
    return "?" if pot.amount is None else chips(pot.amount)


def _name(pot: PotView) -> str:
    return words_of(StepCode.SIDE, {"k": pot.number}) if pot.number else words_of(StepCode.MAIN)


def _seats(pot: PotView) -> str:
    """The seats that can win it: "2 4 9", and "1-3 9" for three and more in a row."""
    runs: list[list[int]] = []
    for seat in sorted(pot.seats):
        if runs and seat == runs[-1][-1] + 1:
            runs[-1].append(seat)
        else:
            runs.append([seat])
    parts = [f"{run[0]}-{run[-1]}" if len(run) > 2 else " ".join(map(str, run)) for run in runs]
    return " ".join(parts)


def _line(canvas: Canvas, line: Rect, pot: PotView) -> None:
    """Name over seats, the amount beside both."""
    theme = canvas.theme
    amount = _amount(pot)
    made = fit(lettering.width(amount), AMOUNT_CAP, LONG_CAP, AMOUNT_ROOM)
    width = lettering.width(amount) * made.cap * made.squeeze
    left = Rect(line.x, line.y, line.w - width - 0.8, line.h)
    quiet = Ink(theme.secondary, theme.ground)
    seats = _seats(pot)
    base = line.cy - 0.7 if seats else line.cy + LABEL_CAP / 2
    canvas.text(_name(pot), left, base, LABEL_CAP, quiet)
    canvas.text(seats, left, line.cy + 4.3, LABEL_CAP, quiet, bold=False)
    ink = Ink(theme.text, theme.ground)
    canvas.text(amount, line, line.cy + made.cap / 2, AMOUNT_CAP, ink, align=Align.RIGHT, fitted=made)


def _long_line(canvas: Canvas, line: Rect, pot: PotView) -> None:
    """Seven figures and more: name and seats in one line, the amount below them."""
    theme = canvas.theme
    quiet = Ink(theme.secondary, theme.ground)
    width = canvas.text(_name(pot), line, line.y + 4.0, LABEL_CAP, quiet)
    beside = Rect(line.x + width + 1.5, line.y, line.w - width - 1.5, line.h)
    canvas.text(_seats(pot), beside, line.y + 4.0, LABEL_CAP, quiet, align=Align.RIGHT, bold=False)
    base = line.y + 4.0 + 0.5 + LONG_CAP
    canvas.text(_amount(pot), line, base, LONG_CAP, Ink(theme.text, theme.ground), align=Align.RIGHT)


def _short_line(canvas: Canvas, line: Rect, pot: PotView) -> None:
    """Many pots: name and amount only, as large as the line lets them be."""
    theme = canvas.theme
    cap = max(LABEL_CAP, min(LONG_CAP, line.h - 1.4))
    width = canvas.text(_name(pot), line, line.cy + LABEL_CAP / 2, LABEL_CAP, Ink(theme.secondary, theme.ground))
    beside = Rect(line.x + width + 1.0, line.y, line.w - width - 1.0, line.h)
    ink = Ink(theme.text, theme.ground)
    canvas.text(_amount(pot), beside, line.cy + cap / 2, cap, ink, align=Align.RIGHT, floor=LABEL_CAP)


def paint_step(canvas: Canvas, spot: Rect, step: StepView) -> None:
    """One push: done ones are ticked, the current one is filled."""
    theme = canvas.theme
    current, done = step.state is StepState.CURRENT, step.state is StepState.DONE
    fill = theme.go_on if current else None
    ground = fill or theme.ground
    edge = Stroke(theme.edge_light, 0.45) if current else Stroke(theme.edge, 0.35)
    canvas.block(spot, fill, edge, theme.ground)
    ink = Ink(theme.text if current else theme.folded, ground)
    room = Rect(spot.x + INSIDE, spot.y, spot.w - 2 * INSIDE - (6.0 if done else 0.0), spot.h)
    canvas.text(_label(step, room.w), room, spot.y + 5.5, LABEL_CAP, ink)
    if done:
        canvas.drawn(shapes.tick(), spot.right - INSIDE - 2.2, spot.y + 3.9, 3.0, Stroke(theme.money, 0.75))
    left = _boxes(canvas, spot, step.seats, done, current)
    amount = "?" if step.amount is None else chips(step.amount)
    below = Rect(spot.x + INSIDE, spot.y, left - 1.0 - spot.x - INSIDE, spot.h)
    canvas.text(amount, below, spot.bottom - 2.2, LONG_CAP, ink, floor=LABEL_CAP)


def _label(step: StepView, room: float) -> str:
    """What is pushed; without the whole pot's amount where that has no room."""
    told = said(step.code, step.facts)
    words = "".join(piece.words for piece in told)
    if lettering.width(words) * LABEL_CAP * SQUEEZE <= room:
        return words
    return " ".join("".join(piece.words for piece in told if piece.fact != "a").split())


def _boxes(canvas: Canvas, spot: Rect, seats: tuple[int, ...], done: bool, current: bool) -> float:
    """The boxes of the seats at the bottom right; returns where they begin, mm."""
    theme = canvas.theme
    x = spot.right - INSIDE + BOX_GAP
    for number in reversed(seats):
        x -= BOX + BOX_GAP
        box = Rect(x, spot.bottom - BOX - 1.4, BOX, BOX)
        fill = theme.money if current else None
        behind = fill or theme.ground
        canvas.block(box, fill, Stroke(theme.money, 0.4), theme.go_on if current else theme.ground, RADIUS - 0.9)
        ink = Ink(theme.on_money if current else theme.folded if done else theme.money, behind)
        canvas.text(str(number), box.grown(-0.4), box.cy + 1.9, 3.8, ink, align=Align.CENTRE, floor=LABEL_CAP)
    return x
