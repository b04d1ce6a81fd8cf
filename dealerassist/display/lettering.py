"""The two bundled fonts, as paths and widths for one cap height."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QFont, QFontDatabase, QFontMetricsF, QPainterPath, QTransform

FONTS = Path(__file__).with_name("fonts")
CAP = 0.711
"""Cap height of Roboto Condensed, em."""
DRAWN_AT = 200
"""Size of the fonts before the painter scales them: large enough that nothing is rounded."""
UNIT = 1 / (CAP * DRAWN_AT)
"""Scales a font to a cap height of 1."""
TIGHT_GAP = 0.11
"""Between the inked edges of letters that are set tightly, in cap heights."""


@cache
def font(bold: bool) -> QFont:
    """Needs a running QGuiApplication. Raises RuntimeError where the bundled file cannot be read."""
    name = "Bold" if bold else "Medium"
    if QFontDatabase.addApplicationFont(str(FONTS / f"DealerSans-{name}.ttf")) < 0:
        raise RuntimeError(f"the bundled font {name} cannot be loaded")
    made = QFont(f"DealerSans{name}")
    made.setPixelSize(DRAWN_AT)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setStyleStrategy(QFont.StyleStrategy.NoFontMerging | QFont.StyleStrategy.NoSubpixelAntialias)
    return made


@cache
def _metrics(bold: bool) -> QFontMetricsF:
    return QFontMetricsF(font(bold))


@lru_cache(maxsize=2048)
def width(words: str, bold: bool = True) -> float:
    """How wide `words` are, in cap heights."""
    return _metrics(bold).horizontalAdvance(words) * UNIT


@lru_cache(maxsize=2048)
def path(words: str, bold: bool = True) -> QPainterPath:
    """`words` with a cap height of 1, their baseline starting at (0, 0)."""
    drawn = QPainterPath()
    drawn.addText(0, 0, font(bold), words)
    drawn.setFillRule(Qt.FillRule.WindingFill)
    return QTransform.fromScale(UNIT, UNIT).map(drawn)


class Letter(NamedTuple):
    """A letter's path, and where it starts in its word; in cap heights."""

    x: float
    path: QPainterPath


@lru_cache(maxsize=2048)
def letters(words: str, bold: bool = True) -> tuple[Letter, ...]:
    """`words` letter by letter, kerned."""
    return tuple(
        Letter(width(words[: i + 1], bold) - width(letter, bold), path(letter, bold))
        for i, letter in enumerate(words)
        if letter != " "
    )


@lru_cache(maxsize=64)
def tight(words: str) -> tuple[Letter, ...]:
    """As `letters`, bold, but set by their inked edges: "10" on a narrow card. The first begins at x = 0."""
    found = []
    x = 0.0
    for letter in words:
        ink = path(letter).boundingRect()
        found.append(Letter(x - ink.left(), path(letter)))
        x += ink.width() + TIGHT_GAP
    return tuple(found)


@lru_cache(maxsize=64)
def tight_width(words: str) -> float:
    """How wide `tight` sets them, in cap heights."""
    return sum(path(letter).boundingRect().width() for letter in words) + TIGHT_GAP * (len(words) - 1)


def has_letters(words: str) -> bool:
    """Whether both fonts have all of them."""
    return all(_metrics(bold).inFontUcs4(ord(letter)) for letter in words for bold in (True, False))
