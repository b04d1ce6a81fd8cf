"""What was painted: every text, touch target, edge and fill of one frame, so that it can be checked. No Qt here."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from dealerassist.display.geometry import Rect
from dealerassist.views import Intent

SQUEEZE = 0.86
"""No text is squeezed further across (DISPLAY, the fit rule)."""


class Fit(NamedTuple):
    """How a text was made to fit: its cap height in mm, how far it is squeezed across, and whether it fits."""

    cap: float
    squeeze: float
    fits: bool


def fit(width: float, cap: float, floor: float, room: float) -> Fit:
    """The fit rule: squeeze to 0.86 at most, then lower the cap height to its floor.

    width: of the text, in cap heights. cap, floor, room: mm.

    >>> fit(10.0, 3.5, 3.5, 40.0)
    Fit(cap=3.5, squeeze=1.0, fits=True)
    >>> fit(10.0, 5.0, 3.5, 40.0).cap < 5.0
    True
    """
    if width * cap <= room:
        return Fit(cap, 1.0, True)
    squeeze = max(SQUEEZE, room / (width * cap))
    lowered = min(cap, max(floor, room / (width * squeeze)))
    return Fit(lowered, squeeze, width * squeeze * lowered <= room + 0.05)


class Role(StrEnum):
    """What a text is, as far as its least size depends on it (DISPLAY 10)."""

    PROMPT = "prompt"
    SEAT_NUMBER = "seat-number"
    BOARD_RANK = "board-rank"
    TABLED_RANK = "tabled-rank"
    SINGLE_POT = "single-pot"
    WIDE_KEY = "wide-key"
    """The amount on a key that fills the column's width: MIN, POT."""
    OTHER = "other"
    WATERMARK = "watermark"


class Text(NamedTuple):
    """A painted text. rect: from cap line to baseline. zone: where it has to stay. ground: what is behind it."""

    owner: str
    words: str
    role: Role
    cap: float
    squeeze: float
    rect: Rect
    zone: Rect
    ink: str
    ground: str
    fits: bool


class Suit(NamedTuple):
    """A drawn suit, `height` mm high."""

    owner: str
    height: float
    ink: str
    ground: str


class Line(StrEnum):
    """How an edge is drawn."""

    SOLID = "solid"
    DOTTED = "dotted"
    DASHED = "dashed"


class Edge(NamedTuple):
    """A drawn edge that means something. ground: what it has to stand out from."""

    owner: str
    rect: Rect
    line: Line
    ink: str
    ground: str


class Fill(NamedTuple):
    """A filled block."""

    owner: str
    rect: Rect
    ink: str


class Size(StrEnum):
    """Which least size a touch target has (DISPLAY 10)."""

    UNDO = "undo"
    ROW = "row"
    PAD = "pad"
    OTHER = "other"


class PictureScale(NamedTuple):
    """How a camera's picture lies on the panel: the pixel (left, top) is at x, y mm; per_mm: pixels a mm."""

    x: float
    y: float
    left: float
    top: float
    per_mm: float

    def mm(self, across: float, down: float) -> tuple[float, float]:
        """Where a pixel is on the panel."""
        return self.x + (across - self.left) / self.per_mm, self.y + (down - self.top) / self.per_mm

    def pixel(self, x: float, y: float) -> tuple[float, float]:
        """What a spot of the panel is in the picture."""
        return self.left + (x - self.x) * self.per_mm, self.top + (y - self.y) * self.per_mm


class Target(NamedTuple):
    """Something that can be touched.

    tap: what a touch sends; None: it does nothing. hold: what it sends after being held for `hold_ms` instead. ring:
    holding fills a ring. scale: a map, of which a touch sends the spot where the finger was lifted.
    """

    name: str
    rect: Rect
    size: Size
    tap: Intent | None
    hold: Intent | None = None
    hold_ms: int = 0
    ring: bool = False
    scale: PictureScale | None = None


@dataclass(frozen=True, slots=True)
class Frame:
    """One painted frame on a panel of `panel` mm, in painting order."""

    panel: Rect
    texts: list[Text] = field(default_factory=list)
    suits: list[Suit] = field(default_factory=list)
    edges: list[Edge] = field(default_factory=list)
    fills: list[Fill] = field(default_factory=list)
    targets: list[Target] = field(default_factory=list)
