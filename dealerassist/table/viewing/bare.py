"""The screen before the first hand: the seats, and what is missing."""

from __future__ import annotations

from dealerassist.engine.setup import SEATS
from dealerassist.table.setup.standing import Standing
from dealerassist.table.viewing.column import EMPTY, MENU
from dealerassist.table.viewing.screen import stakes_view
from dealerassist.views import (
    HealthCode,
    KeyCode,
    KeyStyle,
    KeyView,
    MarkCode,
    Phrase,
    PhraseCode,
    PlaceLook,
    PlaceView,
    Press,
    PressKey,
    SeatLook,
    SeatView,
    TableView,
)

PLACES = 5


def bare(standing: Standing, marks: tuple[MarkCode, ...], health: tuple[HealthCode, ...]) -> TableView:
    """An empty felt, to which `with_menu` adds everything else."""
    session = standing.session
    return TableView(
        prompt=Phrase(PhraseCode.SHUFFLE),
        seats=tuple(SeatView(number, SeatLook.EMPTY) for number in SEATS),
        board=(PlaceView(PlaceLook.UNUSED),) * PLACES,
        row=_row(),
        column=(EMPTY, EMPTY, EMPTY, MENU),
        stakes=stakes_view(session.game.name, session.stakes),
        hand=session.hands + 1,
        marks=marks,
        health=health,
    )


def _row() -> tuple[KeyView, ...]:
    go_on = KeyView(KeyCode.NEXT_HAND, PressKey(Press.GO_ON), KeyStyle.GO_ON)
    off = (KeyView(code, None) for code in (KeyCode.HOLD_MISDEAL, KeyCode.BY_HAND, KeyCode.FLOOR))
    misdeal, by_hand, floor = off
    return KeyView(KeyCode.UNDO, None, KeyStyle.QUIET), misdeal, go_on, by_hand, floor
