"""One hand and the board in large cards on the felt, in the seats' place: to be looked at closely, or touched."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from dealerassist.display.canvas import Canvas
from dealerassist.display.cards import paint_card
from dealerassist.display.felt import LIFT
from dealerassist.display.frame import Role, Size, Target
from dealerassist.display.geometry import Rect
from dealerassist.display.layout import GAP, Layout
from dealerassist.display.part import Part
from dealerassist.display.prompt import BOX, paint_box
from dealerassist.views import LargeHandView, NameCard, PlaceLook, PlaceView

CARD = (13.0, 17.0)
RANK_CAP = 8.0
BETWEEN = GAP + LIFT
"""From the board to the hand, mm: a card that is lifted stays apart."""


def parts(large: LargeHandView, layout: Layout) -> Iterator[Part]:
    """A card each, in the three upper bands; left of the hand its seat's number, where the board tells them apart."""
    rows = [(name, cards) for name, cards in (("board", large.board), ("hand", large.hand)) if cards]
    height = len(rows) * CARD[1] + (len(rows) - 1) * BETWEEN
    room = layout.bands[3] - GAP - layout.felt.y - LIFT
    top = layout.felt.y + LIFT + (room - height) / 2
    for number, (name, cards) in enumerate(rows):
        spots = _spots(layout, top + number * (CARD[1] + BETWEEN), len(cards))
        for place, (spot, card) in enumerate(zip(spots, cards, strict=True), 1):
            yield _part(f"large {name} {place}", spot, card, large.choosing)
        if number:
            box = Rect(spots[0].x - GAP - BOX, spots[0].cy - BOX / 2, BOX, BOX)
            paint = partial(paint_box, box=box, number=large.seat, seat=None)
            yield Part("large seat", box.grown(1.0), (large.seat, box), paint)


def _spots(layout: Layout, top: float, count: int) -> list[Rect]:
    width, height = CARD
    left = layout.cx - (count * width + (count - 1) * GAP) / 2
    return [Rect(left + i * (width + GAP), top, width, height) for i in range(count)]


def _part(name: str, spot: Rect, place: PlaceView, choosing: bool) -> Part:
    target = None
    if place.card is not None:
        target = Target(name, spot, Size.OTHER, NameCard(place.card) if choosing else None)
    return Part(name, spot.grown(LIFT + 0.5), (place, spot), partial(_paint, spot=spot, place=place), target)


def _paint(canvas: Canvas, spot: Rect, place: PlaceView) -> None:
    """Lifted where it plays, or is chosen; grey where it is left out."""
    if place.card is None:
        return
    playing, left_out = place.look is PlaceLook.PLAYING, place.look is PlaceLook.LEFT_OUT
    spot = spot.moved(0, -LIFT) if playing else spot
    role = Role.BOARD_RANK
    paint_card(canvas, spot, place.card, rank_cap=RANK_CAP, role=role, playing=playing, left_out=left_out)
