"""A trainee's progress as one SVG page: accuracy over time, accuracy by skill, speed by skill against the house's time.

Drawn here: three kinds of mark need no plotting library, and a page opens in any browser and prints.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from dealerassist.training.progress import RUNNING, Line, Progress
from dealerassist.words import say

WIDTH, ROW, LEFT, CHART = 1000, 26, 270, 300
CURVE_TOP, CURVE_HEIGHT = 96, 160
RIGHT_COLUMN = LEFT + CHART + 110
GATE = "#b45309"
INK, FAINT, GOOD, POOR, TIME = "#1c1c1c", "#8a8a8a", "#2a6f97", "#c1440e", "#6b7f3a"


def progress_page(progress: Progress, gate: int) -> str:
    """The page's text. `gate`: the per cent that passes a level, drawn as a line."""
    top = CURVE_TOP + CURVE_HEIGHT + 80
    height = top + ROW * len(progress.lines) + 60
    body = [*_title(progress), *_curve(progress, gate), *_bars(progress.lines, top, gate)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    ground = f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>'
    return "\n".join([f'{head} font-family="sans-serif" font-size="14">', ground, *body, "</svg>"]) + "\n"


def _text(x: float, y: float, words: str, colour: str = INK, anchor: str = "start", size: int = 14) -> str:
    return f'<text x="{x:g}" y="{y:g}" fill="{colour}" text-anchor="{anchor}" font-size="{size}">{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, dash: str = "") -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" stroke="{colour}"{dashed}/>'


def _bar(x: float, y: float, width: float, colour: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{max(width, 1):.1f}" height="{ROW - 10}" fill="{colour}"/>'


def _title(progress: Progress) -> Iterator[str]:
    yield _text(24, 36, f"{progress.name} · {progress.title}", size=20)
    best = progress.next_best
    yield _text(24, 60, f"answers: {progress.answers} · next: {say(best.drill)}, level {best.level}", FAINT)


def _curve(progress: Progress, gate: int) -> Iterator[str]:
    """Per cent right of the last answers, from the first answer to the last."""
    bottom, right = CURVE_TOP + CURVE_HEIGHT, WIDTH - 40
    yield _text(24, CURVE_TOP - 10, f"right, of the last {RUNNING} answers")
    for percent in (0, 50, 100):
        y = bottom - CURVE_HEIGHT * percent / 100
        yield _line(70, y, right, y, "#dddddd")
        yield _text(62, y + 5, f"{percent} %", FAINT, "end", 12)
    gate_y = bottom - CURVE_HEIGHT * gate / 100
    yield _line(70, gate_y, right, gate_y, GATE, "6 4")
    yield _text(right, gate_y - 4, f"gate {gate} %", GATE, "end", 12)
    steps = max(1, len(progress.curve) - 1)
    points = " ".join(
        f"{70 + (right - 70) * i / steps:.1f},{bottom - CURVE_HEIGHT * percent / 100:.1f}"
        for i, percent in enumerate(progress.curve)
    )
    yield f'<polyline points="{points}" fill="none" stroke="{GOOD}" stroke-width="2"/>'
    yield _text(70, bottom + 18, "1", FAINT, "middle", 12)
    yield _text(right, bottom + 18, str(progress.answers), FAINT, "end", 12)


def _bars(lines: Sequence[Line], top: int, gate: int) -> Iterator[str]:
    """Two bars a skill: accuracy with the gate, the median time with what the house allows."""
    yield _text(LEFT, top - 16, "accuracy")
    yield _text(RIGHT_COLUMN, top - 16, "median time, and the time allowed")
    longest = max((max(line.score.seconds, line.seconds) for line in lines), default=1)
    scale = (WIDTH - RIGHT_COLUMN - 90) / longest
    for number, line in enumerate(lines):
        y = top + ROW * number
        yield _text(LEFT - 10, y + 13, f"{say(line.skill.drill)}, level {line.skill.level}", INK, "end")
        yield from _accuracy(line, y, gate)
        yield from _speed(line, y, scale)
    bottom = top + ROW * len(lines)
    yield _line(LEFT + CHART * gate / 100, top - 4, LEFT + CHART * gate / 100, bottom, GATE, "6 4")


def _accuracy(line: Line, y: int, gate: int) -> Iterator[str]:
    passed = " ✓" if line.passed else ""
    yield _bar(LEFT, y, CHART * line.score.percent / 100, GOOD if line.score.percent >= gate else POOR)
    yield _text(LEFT + CHART + 8, y + 13, f"{line.score.percent} % of {line.score.asked}{passed}", INK, size=12)


def _speed(line: Line, y: int, scale: float) -> Iterator[str]:
    allowed = RIGHT_COLUMN + line.seconds * scale
    yield _bar(RIGHT_COLUMN, y, line.score.seconds * scale, TIME)
    yield _line(allowed, y - 3, allowed, y + ROW - 7, INK)
    longer = max(line.seconds, line.score.seconds) * scale
    yield _text(RIGHT_COLUMN + longer + 8, y + 13, f"{line.score.seconds:.1f} / {line.seconds:g} s", INK, size=12)
