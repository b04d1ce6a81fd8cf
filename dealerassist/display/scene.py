"""The screen in parts: what each shows, where it stands, how it is painted, what touching it sends."""

from __future__ import annotations

from functools import partial

from dealerassist.display import answers, area, cardpad, large, sheet
from dealerassist.display.canvas import Canvas
from dealerassist.display.column import Slot, paint_slot, slots
from dealerassist.display.felt import LIFT, Centre, centre_of, centre_zone, paint_boards, paint_centre
from dealerassist.display.frame import Size, Target
from dealerassist.display.geometry import Rect
from dealerassist.display.keys import BACK_KEYS, MENU_KEYS, paint_row_key
from dealerassist.display.layout import Layout
from dealerassist.display.overlays import paint_frame, paint_watermark
from dealerassist.display.part import Part
from dealerassist.display.place import paint_place
from dealerassist.display.prompt import paint_prompt, seats_of
from dealerassist.display.seat import paint_seat
from dealerassist.display.seating import dealers_place, listed_blocks, pointer_of, seat_blocks
from dealerassist.views import (
    HoldSeat,
    KeyCode,
    KeyView,
    MarkCode,
    Press,
    PressKey,
    SeatLook,
    SeatView,
    TableView,
    TouchBoard,
    TouchSeat,
)

HOLD_MS = 600
"""Seats and UNDO."""
RING_MS = 1000
"""Keys that fill a ring."""
MOST_SEATS = 10
REACH = 2.6
"""How far a triangle or an outline may reach out of its block, mm."""
PROMPT = "prompt"
ROW = ("undo", "slot 1", "go-on", "slot 3", "slot 4")
"""Names of the action row's targets."""
ACTING = ROW[1:]
"""Those that act, for the amber seat or for the table."""


def parts_of(view: TableView, layout: Layout, chosen_rank: int | None = None) -> tuple[Part, ...]:
    """All parts of the screen, in the order of painting. chosen_rank: the first touch on the card pad."""
    found = (_prompt(view, layout), *_middle(view, layout, chosen_rank), *_row(view, layout))
    if MarkCode.TRAINING in view.marks:
        found = (Part("watermark", layout.felt, True, partial(paint_watermark, layout=layout)), *found)
    not_live = {MarkCode.TRAINING, MarkCode.RECALL, MarkCode.VERIFY}.intersection(view.marks)
    return (*found, Part("frame", layout.panel, True, partial(paint_frame, layout=layout))) if not_live else found


def _middle(view: TableView, layout: Layout, chosen_rank: int | None) -> tuple[Part, ...]:
    """Felt and column, or what stands over the felt for a while."""
    if view.naming:
        return cardpad.parts(view, layout, chosen_rank)
    if view.area is not None:
        return (*area.parts(view.area, layout), *_column(view, layout))
    felt = _felt(view, layout) if view.sheet is None else sheet.parts(view.sheet, layout)
    return (*felt, *_column(view, layout))


def _in_the_seats_place(view: TableView, layout: Layout) -> tuple[Part, ...]:
    """One hand in large cards, or long answers; nothing where the seats stand there."""
    hand = large.parts(view.large, layout) if view.large is not None else ()
    return (*hand, *answers.parts(view.answers, layout))


def _prompt(view: TableView, layout: Layout) -> Part:
    named = {seat.number: seat for seat in view.seats if seat.number in seats_of(view.prompt)}
    looks = [(seat.look, seat.question) for seat in named.values()]
    paint = partial(paint_prompt, layout=layout, phrase=view.prompt, seats=named)
    return Part(PROMPT, layout.prompt.grown(0.9), (view.prompt, looks), paint)


def _felt(view: TableView, layout: Layout) -> list[Part]:
    count = MOST_SEATS if view.listed else max((seat.number for seat in view.seats), default=MOST_SEATS)
    place = dealers_place(layout, count if view.seats else 0)
    instead = _in_the_seats_place(view, layout)
    if instead:
        return [_centre(view, layout, place, Centre(None, layout.bands[3], ())), *instead]
    found = [_board(view, layout)] if view.board else []
    found.append(_centre(view, layout, place, centre_of(view, layout, place)))
    blocks = _listed(view, layout) if view.listed else seat_blocks(layout, count)
    return [*found, *(_seat(view, layout, seat, blocks[seat.number]) for seat in view.seats)]


def _listed(view: TableView, layout: Layout) -> dict[int, Rect]:
    hands = tuple(seat.number for seat in view.seats if seat.cards)
    return listed_blocks(layout, hands, tuple(seat.number for seat in view.seats if not seat.cards))


def _board(view: TableView, layout: Layout) -> Part:
    boards = (view.board, view.second) if view.second else (view.board,)
    spot = layout.board_target(len(boards) > 1)
    room = Rect(spot.x, spot.y - LIFT, spot.w, spot.h + LIFT).grown(0.5)
    target = Target("board", spot, Size.OTHER, TouchBoard())
    return Part("board", room, boards, partial(paint_boards, layout=layout, boards=boards), target)


def _centre(view: TableView, layout: Layout, place: Rect, centre: Centre) -> Part:
    """The lines below the board and the dealer's place under them, as they share their room."""
    taken = sum(line.base > place.y for line in centre.lines)

    def paint(canvas: Canvas) -> None:
        paint_centre(canvas, layout, place, centre)
        paint_place(canvas, place, view.stakes, view.hand, view.marks, taken)

    shows = (centre, place, view.stakes, view.hand, view.marks)
    return Part("centre", centre_zone(layout, place, centre).joined(place), shows, paint)


def _seat(view: TableView, layout: Layout, seat: SeatView, block: Rect) -> Part:
    paint = partial(paint_seat, block=block, seat=seat, pointer=pointer_of(layout, block), unit=view.unit)
    target = Target(f"seat {seat.number}", block, Size.OTHER, TouchSeat(seat.number), HoldSeat(seat.number), HOLD_MS)
    return Part(target.name, block.grown(REACH), (seat, block, view.unit), paint, target)


def _column(view: TableView, layout: Layout) -> list[Part]:
    return [_slot(view, slot) for slot in slots(layout, view.column, view.pad, view.why)]


def _slot(view: TableView, slot: Slot) -> Part:
    health = view.health if isinstance(slot.what, KeyView) and slot.what.code in MENU_KEYS else ()
    paint = partial(paint_slot, slot=slot, health=health)
    target = _key_target(slot.name, slot.spot, slot.size, slot.what) if isinstance(slot.what, KeyView) else None
    return Part(slot.name, slot.spot.grown(1.0), (slot, health), paint, target)


def _row(view: TableView, layout: Layout) -> list[Part]:
    found = []
    for name, spot, key in zip(ROW, layout.row, view.row, strict=False):
        size = Size.UNDO if key.code in BACK_KEYS else Size.ROW
        target = _key_target(name, spot, size, key)
        found.append(Part(name, spot.grown(1.0), key, partial(paint_row_key, spot=spot, key=key), target))
    return found


def _key_target(name: str, spot: Rect, size: Size, key: KeyView) -> Target:
    if key.hold:
        return Target(name, spot, size, None, key.intent, RING_MS, ring=True)
    if key.code is KeyCode.UNDO and key.intent == PressKey(Press.UNDO):
        return Target(name, spot, size, key.intent, PressKey(Press.UNDO_LIST), HOLD_MS)
    return Target(name, spot, size, key.intent)


def changed_rooms(before: tuple[Part, ...], after: tuple[Part, ...]) -> list[Rect]:
    """Where the screen has to be repainted, mm."""
    old = {part.name: part for part in before}
    new = {part.name: part for part in after}
    rooms = []
    for name in old.keys() | new.keys():
        was, now = old.get(name), new.get(name)
        if was is None or now is None or was.shows != now.shows or was.room != now.room:
            rooms += [part.room for part in (was, now) if part is not None]
    return rooms


def means_another(before: TableView, after: TableView) -> bool:
    """Whether the keys that act mean something else: other keys, or for another seat."""
    return before.row[1:] != after.row[1:] or _actors(before) != _actors(after)


def _actors(view: TableView) -> list[int]:
    return [seat.number for seat in view.seats if seat.look is SeatLook.TO_ACT]
