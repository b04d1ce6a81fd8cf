"""Naming a card by hand: thirteen ranks on the felt, then four suits in the column; two touches a card (DISPLAY 5)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from dealerassist.cards import ALL_CARDS, Card
from dealerassist.display.canvas import Align, Canvas, Ink, Stroke
from dealerassist.display.cards import paint_card, rank_of
from dealerassist.display.frame import Role, Size, Target
from dealerassist.display.geometry import Rect
from dealerassist.display.layout import GAP, Layout
from dealerassist.display.part import Part
from dealerassist.views import Intent, NameCard, PlaceLook, TableView

RANKS = tuple(range(14, 1, -1))
"""The ace first, as a dealer thinks of them."""
ACROSS, DOWN = 5, 3
RANK_CAP, SUIT_HEIGHT, SUIT_RANK_CAP = 8.7, 8.0, 8.0
CARD_WIDTH, CARD_HEIGHT, CARD_GAP, NAMED_CAP = 7.2, 10.2, 0.8, 5.0


@dataclass(frozen=True, slots=True)
class ChooseRank(Intent):
    """The first of the two touches. The screen keeps it to itself."""

    rank: int


def seen(view: TableView) -> frozenset[Card]:
    """The cards that lie face up: none of them can be named again."""
    board = {place.card for place in (*view.board, *view.second) if place.card is not None}
    return frozenset(board.union(*((*seat.cards, *seat.more) for seat in view.seats)))


def parts(view: TableView, layout: Layout, chosen: int | None) -> tuple[Part, ...]:
    """The pad. chosen: the rank that has been touched."""
    gone = seen(view)
    found = [Part("pad", layout.felt, True, partial(_paint_ground, felt=layout.felt))]
    ranks = (rank for rank in RANKS if rank >= view.lowest)
    found += [_rank_key(layout, place, rank, gone, chosen) for place, rank in enumerate(ranks)]
    found += [_lying(layout, place, len(so_far(view)), face) for place, face in enumerate(so_far(view))]
    return (*found, *(_suit_key(layout, row, 3 - row, gone, chosen) for row in range(4)))


def so_far(view: TableView) -> tuple[Card, ...]:
    """What was named before this card: of the hand that is asked for, else of the board."""
    asked = next((seat.cards for seat in view.seats if seat.question), None)
    board = view.second if any(place.look is PlaceLook.UNSURE for place in view.second) else view.board
    return tuple(place.card for place in board if place.card is not None) if asked is None else asked


def _rank_spot(felt: Rect, place: int) -> Rect:
    width, height = (felt.w - GAP * (ACROSS - 1)) / ACROSS, (felt.h - GAP * (DOWN - 1)) / DOWN
    return Rect(felt.x + place % ACROSS * (width + GAP), felt.y + place // ACROSS * (height + GAP), width, height)


def _lying(layout: Layout, place: int, count: int, face: Card) -> Part:
    """A card that was named, after the last rank."""
    first, last = _rank_spot(layout.felt, len(RANKS)), _rank_spot(layout.felt, ACROSS * DOWN - 1)
    width = min(CARD_WIDTH, (last.right - first.x - (count - 1) * CARD_GAP) / count)
    spot = Rect(first.x + place * (width + CARD_GAP), first.cy - CARD_HEIGHT / 2, width, CARD_HEIGHT)
    paint = partial(paint_card, place=spot, face=face, rank_cap=NAMED_CAP, role=Role.TABLED_RANK)
    return Part(f"named {place + 1}", spot.grown(0.6), (face, count), paint)


def _rank_key(layout: Layout, place: int, rank: int, gone: frozenset[Card], chosen: int | None) -> Part:
    spot = _rank_spot(layout.felt, place)
    live = any(card.rank == rank and card not in gone for card in ALL_CARDS)
    name = rank_of(next(card for card in ALL_CARDS if card.rank == rank))
    paint = partial(_paint_rank, spot=spot, words=name, live=live, chosen=rank == chosen)
    target = Target(f"rank {name}", spot, Size.OTHER, ChooseRank(rank) if live else None)
    return Part(f"rank {name}", spot.grown(1.0), (live, rank == chosen), paint, target)


def _suit_key(layout: Layout, row: int, suit: int, gone: frozenset[Card], chosen: int | None) -> Part:
    spot = layout.column[row]
    card = ALL_CARDS[(chosen - 2) * 4 + suit] if chosen is not None else None
    live = card is not None and card not in gone
    paint = partial(_paint_suit, spot=spot, suit=suit, card=card, live=live)
    target = Target(f"suit {suit}", spot, Size.OTHER, NameCard(card) if card is not None and live else None)
    return Part(f"suit {suit}", spot.grown(1.0), (card, live), paint, target)


def _paint_ground(canvas: Canvas, felt: Rect) -> None:
    """Covers the felt, whose rail would show between the keys."""
    canvas.block(felt, canvas.theme.ground, None, canvas.theme.ground, 0.1)


def _paint_rank(canvas: Canvas, spot: Rect, words: str, live: bool, chosen: bool) -> None:
    theme = canvas.theme
    fill = theme.go_on if chosen else theme.key if live else None
    edge = Stroke(theme.text, 0.6) if chosen else Stroke(theme.edge, 0.35)
    canvas.block(spot, fill, edge, theme.ground)
    ink = Ink(theme.text if live else theme.folded, fill or theme.ground)
    canvas.text(words, spot, spot.cy + RANK_CAP / 2, RANK_CAP, ink, align=Align.CENTRE)


def _paint_suit(canvas: Canvas, spot: Rect, suit: int, card: Card | None, live: bool) -> None:
    """Before the rank is chosen the suits only show where they will be."""
    theme = canvas.theme
    fill = theme.card if live else theme.ground
    canvas.block(spot, fill, Stroke(theme.edge, 0.35), theme.ground)
    ink = Ink(theme.suits[suit] if live else theme.folded, fill)
    across = 0.0
    if card is not None:
        across = 5.5
        room = Rect(spot.x, spot.y, spot.w / 2 + 0.5, spot.h)
        canvas.tight(rank_of(card), room, spot.cy + SUIT_RANK_CAP / 2, SUIT_RANK_CAP, ink, Role.BOARD_RANK)
    canvas.suit(suit, spot.cx + across, spot.cy, SUIT_HEIGHT, ink)
