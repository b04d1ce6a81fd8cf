"""The column while MENU is open: its pages, the keys of a seat; and OUT or REBUY after a hand (DISPLAY 5, 11)."""

from __future__ import annotations

from dealerassist.table.setup.draft import draft_of
from dealerassist.table.setup.reading import asked_empty, asked_out
from dealerassist.table.setup.sheet import Sheet
from dealerassist.table.setup.standing import Standing, leavers
from dealerassist.views import (
    AsBefore,
    Intent,
    KeyCode,
    KeyRow,
    KeyStyle,
    KeyView,
    MenuPage,
    OffCode,
    Press,
    PressKey,
    Row,
    SeatVerb,
    TellSeat,
    TurnTo,
)

EMPTY = KeyRow(())
CLOSE = KeyRow((KeyView(KeyCode.CLOSE, PressKey(Press.MENU), KeyStyle.QUIET),))
DEALER = KeyView(KeyCode.DEALER, TurnTo(MenuPage.DEALER))
LANGUAGE = KeyRow((KeyView(KeyCode.LANGUAGE, PressKey(Press.LANGUAGE)),))
"""Says its own name in the language that is spoken, so that anybody finds back."""
SEATS = KeyRow((KeyView(KeyCode.SEATS, TurnTo(MenuPage.SEATS)),))
HANDS = KeyRow((KeyView(KeyCode.HANDS, TurnTo(MenuPage.RECALL)), KeyView(KeyCode.VERIFY, TurnTo(MenuPage.VERIFY))))


def menu_rows(sheet: Sheet, standing: Standing, drawn: int) -> tuple[Row, ...] | None:
    """Four rows; None where nothing is open. `drawn`: how many seats the screen shows."""
    match sheet.page:
        case MenuPage.KEYS:
            seats = KeyRow((*SEATS.keys, DEALER))
            return (seats, _set_up(standing), HANDS if standing.hand is not None else LANGUAGE, CLOSE)
        case MenuPage.SEATS if sheet.seat is None:
            touch = KeyRow((KeyView(KeyCode.TOUCH_A_SEAT, None, KeyStyle.QUIET),))
            return (touch, _set_up(standing), _next_seat(drawn), CLOSE)
        case MenuPage.SEATS:
            return (*_seat(sheet.seat or 0, standing), CLOSE)
        case MenuPage.SET_UP if standing.can_set_up:
            changed = sheet.draft is not None and sheet.draft != draft_of(standing)
            before = KeyRow((KeyView(KeyCode.AS_BEFORE, AsBefore()),)) if changed else EMPTY
            return (SEATS, before, LANGUAGE, CLOSE)
    return None


def resting_rows(sheet: Sheet, standing: Standing, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """With MENU closed: before the first hand its keys are there at once; a seat that has lost everything is asked, and
    one that looks empty.
    """
    if standing.hand is None:
        return (SEATS, _set_up(standing), *rows[2:])
    if (seat := asked_out(sheet, standing)) is not None:
        return (_asked(seat, (KeyCode.OUT, SeatVerb.LEAVES), (KeyCode.REBUY, SeatVerb.REBUY)), *rows[1:])
    if (seat := asked_empty(sheet, standing)) is not None:
        return (_asked(seat, (KeyCode.EMPTY_SEAT, SeatVerb.LEAVES), (KeyCode.STAYS, SeatVerb.STAYS)), *rows[1:])
    return rows


def _asked(seat: int, *keys: tuple[KeyCode, SeatVerb]) -> KeyRow:
    return KeyRow(tuple(KeyView(code, TellSeat(seat, verb), KeyStyle.DOUBT) for code, verb in keys))


def _set_up(standing: Standing) -> KeyRow:
    if not standing.can_set_up:
        return KeyRow((KeyView(KeyCode.SET_UP, None, off=OffCode.BETWEEN_HANDS),))
    return KeyRow((KeyView(KeyCode.SET_UP, TurnTo(MenuPage.SET_UP)),))


def _next_seat(drawn: int) -> KeyRow:
    """The first seat that the screen does not show yet."""
    if drawn > 9:
        return EMPTY
    return KeyRow((KeyView(KeyCode.NEXT_SEAT, TellSeat(drawn + 1, SeatVerb.CHOOSE), facts={"n": drawn + 1}),))


def _seat(seat: int, standing: Standing) -> tuple[Row, ...]:
    """The keys of the seat that was touched, and what takes them back."""
    place = standing.place(seat)
    told = standing.told_of(seat)
    if place is None and not standing.between_hands and seat in leavers(told):
        rows = [EMPTY, EMPTY]
    elif place is None:
        rows = [_row(seat, (KeyCode.SIT, SeatVerb.SIT)), _row(seat, (KeyCode.SIT_UNCOUNTED, SeatVerb.SIT_UNCOUNTED))]
    else:
        away = (KeyCode.BACK, SeatVerb.BACK) if place.away else (KeyCode.AWAY, SeatVerb.AWAY)
        rows = [_row(seat, (KeyCode.LEAVES, SeatVerb.LEAVES), away)]
        rows.append(_row(seat, (KeyCode.CHIPS, SeatVerb.CHIPS)) if place.stack is not None else EMPTY)
    return (*rows, _row(seat, (KeyCode.TAKE_BACK, SeatVerb.TAKE_BACK)) if told else EMPTY)


def _row(seat: int, *keys: tuple[KeyCode, SeatVerb]) -> KeyRow:
    return KeyRow(tuple(_key(code, TellSeat(seat, verb)) for code, verb in keys))


def _key(code: KeyCode, intent: Intent) -> KeyView:
    return KeyView(code, intent)
