"""A card that lies face up: its rank over a drawn suit."""

from __future__ import annotations

from dealerassist.cards import Card
from dealerassist.cards.card import RANK_LETTERS
from dealerassist.display.canvas import Canvas, Ink, Stroke
from dealerassist.display.frame import Role
from dealerassist.display.geometry import Rect

LEAST_SUIT = 3.9
"""Height of a drawn suit, mm: below it a suit would need more contrast (DISPLAY 3)."""
TOP, LOW_TOP = 1.1, 0.7
"""Above a rank, mm; the second on a low card, which has less room."""
LOW = 12.0
"""Height of a card below which it is low, mm."""


def rank_of(face: Card) -> str:
    """As it stands on the card: "10", not "T"."""
    letter = RANK_LETTERS[face.rank - 2]
    return "10" if letter == "T" else letter


def paint_card(
    canvas: Canvas,
    place: Rect,
    face: Card,
    *,
    rank_cap: float,
    role: Role,
    playing: bool = False,
    left_out: bool = False,
) -> None:
    """playing: it is one of the five that count, so it has a light edge. left_out: it is grey."""
    theme = canvas.theme
    small = place.w < 8.0
    edge = Stroke(theme.text, 0.45 if small else 0.6) if playing else Stroke(theme.card_edge, 0.3)
    canvas.block(place, theme.card, edge, theme.card, radius=0.9 if small else 1.3)
    ink = Ink(theme.folded if left_out else theme.suits[face.suit], theme.card)
    base = place.y + (LOW_TOP if place.h < LOW else TOP) + rank_cap
    canvas.tight(rank_of(face), place.grown(0.0 if small else -0.5), base, rank_cap, ink, role)
    below = place.bottom - base
    height = max(LEAST_SUIT, min(below - 1.4, place.w * 0.6))
    canvas.suit(face.suit, place.cx, base + below / 2 + 0.05, height, ink)
