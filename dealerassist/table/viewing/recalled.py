"""A moment of a past hand as the screen showed it, with the keys to step through it."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.engine import commands as c
from dealerassist.engine import parse_command
from dealerassist.journal.past import Past, PastHand
from dealerassist.table.desk import Desk
from dealerassist.table.marks import marks_of
from dealerassist.table.recall import Place
from dealerassist.table.situation import Situation
from dealerassist.table.viewing.screen import screen
from dealerassist.views import (
    KeyCode,
    KeyRow,
    KeyStyle,
    KeyView,
    LookBack,
    MarkCode,
    Press,
    PressKey,
    Row,
    TableView,
)

ROWS = 3


def recalled(past: Past, place: Place, marks: tuple[MarkCode, ...]) -> TableView:
    """The whole screen. Cards are those that were tabled by then; nothing else is in a journal."""
    hands = past.hands
    hand = hands[place.hand]
    count = hand.stops[place.step]
    live = hand.at(count)
    told = [(row.number, row.source, parse_command(row.body)) for row in hand.commands]
    shown = any(isinstance(command, c.Show) for _, _, command in told)
    situation = Situation(
        live.hand,
        live.timeline.entries,
        marks_of(row for row in told[:count] if row[0]),
        Desk(),
        reveals=shown,
        waiting=live.timeline.why_waiting,
    )
    view = screen(situation, live.table, live.house, (*marks, MarkCode.RECALL), ())
    return replace(
        view, row=_row(place, hand, len(hands)), column=_column(view.column, place, hand), hand=hand.first.hand
    )


def _row(place: Place, hand: PastHand, hands: int) -> tuple[KeyView, ...]:
    """Back and on, through the hand and through the hands; the last key leads back to the table."""
    return (
        _key(KeyCode.STEP_BACK, PressKey(Press.UNDO), place.step > 0, KeyStyle.QUIET),
        _key(KeyCode.EARLIER_HAND, LookBack(-1), place.hand > 0),
        _key(KeyCode.STEP, PressKey(Press.GO_ON), place.step + 1 < len(hand.stops), KeyStyle.GO_ON),
        _key(KeyCode.LATER_HAND, LookBack(1), place.hand + 1 < hands),
        _key(KeyCode.CLOSE, PressKey(Press.MENU), True),
    )


def _key(code: KeyCode, intent: PressKey | LookBack, live: bool, style: KeyStyle = KeyStyle.PLAIN) -> KeyView:
    return KeyView(code, intent if live else None, style)


def _column(rows: tuple[Row, ...], place: Place, hand: PastHand) -> tuple[Row, ...]:
    """Pots and pushes as they stood; where the amount keys were there is nothing to touch."""
    kept = [row if not isinstance(row, KeyRow) else KeyRow(()) for row in rows[:ROWS]]
    step = KeyView(
        KeyCode.STEP_OF, None, KeyStyle.QUIET, {"n": hand.first.hand, "k": place.step, "of": len(hand.stops) - 1}
    )
    return (*kept, KeyRow((step,)))
