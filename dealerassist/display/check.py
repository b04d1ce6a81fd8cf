"""Holds a painted frame to what the display promises (DISPLAY 10): sizes, gaps, clipping, contrast, states. No Qt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

from dealerassist.display.frame import SQUEEZE, Fill, Frame, Line, Role, Size, Target, Text
from dealerassist.display.speech import fact_words
from dealerassist.display.theme import Theme, contrast
from dealerassist.views import KeyCode, SeatLook, TableView

LEAST_CAPS = {
    Role.PROMPT: 8.7,
    Role.SEAT_NUMBER: 5.8,
    Role.BOARD_RANK: 5.8,
    Role.SINGLE_POT: 5.8,
    Role.WIDE_KEY: 5.8,
    Role.TABLED_RANK: 5.0,
    Role.OTHER: 3.5,
}
"""mm."""
LEAST_PROMPT_WITH_EIGHT_FIGURES = 7.2
LEAST_LONG_AMOUNT = 4.6
"""Of seven figures and more."""
LONG_AMOUNT, EIGHT_FIGURES = (re.compile(rf"{first}([,.\u00a0])\d{{3}}\1\d{{3}}") for first in (r"\d", r"\d\d"))
"""By whatever stands between thousands."""
LEAST_SIZES = {Size.UNDO: (19.0, 15.0), Size.ROW: (28.0, 15.0), Size.PAD: (12.0, 15.0), Size.OTHER: (12.0, 12.0)}
LEAST_GAP = 2.0
LEAST_CONTRAST, LEAST_SUIT_CONTRAST, LEAST_EDGE_CONTRAST = 7.0, 4.5, 3.0
LEAST_SUIT = 3.9
SUIT_ROLES = {Role.BOARD_RANK, Role.TABLED_RANK}
"""Ranks have the colour of their suit, and its contrast."""
SLACK = 0.01
ROUNDING = 0.05
"""Contrasts are told with one decimal, as 7.0 or 11.4."""


def check(frame: Frame, view: TableView, theme: Theme) -> list[str]:
    """What is wrong with `frame`, which shows `view`; empty where it keeps every promise."""
    found = [
        *_caps(frame),
        *_places(frame),
        *_overlaps(frame),
        *_sizes(frame),
        *_contrasts(frame),
        *_dotted(frame, view),
        *_amber(frame, view, theme),
        *_undo(frame, view),
    ]
    return sorted(set(found))


def least_cap(text: Text, line: str) -> float:
    """The least cap height of `text`, mm. line: the words of everything of its role, for the prompt."""
    if text.role is Role.PROMPT:
        return LEAST_PROMPT_WITH_EIGHT_FIGURES if EIGHT_FIGURES.search(line) else LEAST_CAPS[Role.PROMPT]
    if text.role in {Role.SINGLE_POT, Role.WIDE_KEY} and LONG_AMOUNT.search(text.words):
        return LEAST_LONG_AMOUNT
    return LEAST_CAPS[text.role]


def _caps(frame: Frame) -> Iterator[str]:
    prompt = " ".join(text.words for text in frame.texts if text.role is Role.PROMPT)
    for text in frame.texts:
        if not text.fits:
            yield f"{text.owner}: {text.words!r} does not fit into {text.zone.w:.1f} mm"
        if text.cap < least_cap(text, prompt) - SLACK:
            yield f"{text.owner}: cap height of {text.words!r} is {text.cap:.2f} mm"
        if text.squeeze < SQUEEZE - SLACK:
            yield f"{text.owner}: {text.words!r} is squeezed to {text.squeeze:.2f}"
    for suit in frame.suits:
        if suit.height < LEAST_SUIT - SLACK:
            yield f"{suit.owner}: a suit is {suit.height:.2f} mm high"


def _places(frame: Frame) -> Iterator[str]:
    for text in frame.texts:
        if not text.zone.holds(text.rect, slack=0.06):
            yield f"{text.owner}: {text.words!r} reaches out of its zone"
        if not frame.panel.holds(text.rect):
            yield f"{text.owner}: {text.words!r} is clipped"
    for target in frame.targets:
        if not frame.panel.holds(target.rect):
            yield f"{target.name} is clipped"


def _overlaps(frame: Frame) -> Iterator[str]:
    for one, other in combinations(frame.texts, 2):
        across = min(one.rect.right, other.rect.right) - max(one.rect.x, other.rect.x)
        down = min(one.rect.bottom, other.rect.bottom) - max(one.rect.y, other.rect.y)
        if across > SLACK and down > SLACK:
            yield f"{one.owner}: {one.words!r} over {other.words!r} of {other.owner}"


def _sizes(frame: Frame) -> Iterator[str]:
    for target in frame.targets:
        width, height = LEAST_SIZES[target.size]
        if target.rect.w < width - SLACK or target.rect.h < height - SLACK:
            yield f"{target.name} is {target.rect.w:.1f} x {target.rect.h:.1f} mm"
    live = [target for target in frame.targets if _sends(target)]
    for one, other in combinations(live, 2):
        gap = one.rect.gap_to(other.rect)
        if gap < LEAST_GAP - SLACK:
            yield f"{one.name} and {other.name} are {gap:.2f} mm apart"


def _sends(target: Target) -> bool:
    return target.tap is not None or target.hold is not None


def _contrasts(frame: Frame) -> Iterator[str]:
    for text in frame.texts:
        least = LEAST_SUIT_CONTRAST if text.role in SUIT_ROLES else LEAST_CONTRAST
        if contrast(text.ink, text.ground) < least - ROUNDING:
            yield f"{text.owner}: contrast of {text.words!r} is {contrast(text.ink, text.ground):.2f}"
    for suit in frame.suits:
        if contrast(suit.ink, suit.ground) < LEAST_SUIT_CONTRAST:
            yield f"{suit.owner}: contrast of a suit is {contrast(suit.ink, suit.ground):.2f}"
    for edge in frame.edges:
        if contrast(edge.ink, edge.ground) < LEAST_EDGE_CONTRAST:
            yield f"{edge.owner}: contrast of an edge is {contrast(edge.ink, edge.ground):.2f}"


def _covered(view: TableView) -> bool:
    """Something stands over the felt, and no seat is seen."""
    covered = (view.naming, view.answers, view.sheet, view.large, view.area)
    return any(covered)


def _dotted(frame: Frame, view: TableView) -> Iterator[str]:
    """Dotted edges stand exactly on the seats whose act was implied; a seat that acts anew shows no old act."""
    dotted = {edge.owner for edge in frame.edges if edge.line is Line.DOTTED}
    shown = [] if _covered(view) else [seat for seat in view.seats if seat.look is not SeatLook.TO_ACT]
    implied = {f"seat {seat.number}" for seat in shown if seat.implied}
    for owner in sorted(dotted ^ implied):
        yield f"{owner} is implied without a dotted edge" if owner in implied else f"{owner} has a dotted edge"


def _amber(frame: Frame, view: TableView, theme: Theme) -> Iterator[str]:
    """One amber block means now: the seat to act, and its number's box in the prompt."""
    amber = [fill for fill in frame.fills if fill.ink == theme.now]
    acting = [f"seat {seat.number}" for seat in view.seats if seat.look is SeatLook.TO_ACT]
    if len(acting) > 1:
        yield f"{len(acting)} seats are to act"
    blocks = [fill.owner for fill in amber if fill.owner != "prompt"]
    if blocks != ([] if _covered(view) else acting[:1]):
        yield f"amber blocks: {blocks}, to act: {acting}"
    boxes = [_number_in(frame, fill) for fill in amber if fill.owner == "prompt"]
    for number in boxes:
        if f"seat {number}" not in acting:
            yield f"the prompt's box {number} is amber, to act: {acting}"


def _number_in(frame: Frame, fill: Fill) -> str:
    return next((text.words for text in frame.texts if text.owner == fill.owner and fill.rect.holds(text.rect)), "")


def _undo(frame: Frame, view: TableView) -> Iterator[str]:
    """UNDO says what it takes back."""
    key = next((each for each in view.row if each.code is KeyCode.UNDO), None)
    shown = " ".join(text.words for text in frame.texts if text.owner == "undo")
    what = fact_words(key.facts.get("what")) if key is not None else ""
    if what and shown != what:
        yield f"UNDO says {shown!r}, and would take back {what!r}"
