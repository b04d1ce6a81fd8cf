"""The screen with what MENU opens, what the seats were told, and what is missing for a next hand."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.engine import Place
from dealerassist.engine import commands as c
from dealerassist.table.setup.reading import asked_empty, asked_out
from dealerassist.table.setup.sheet import Sheet
from dealerassist.table.setup.standing import Standing, missing, upcoming_button
from dealerassist.table.viewing.evening import next_game, sign_in
from dealerassist.table.viewing.menu_keys import menu_rows, resting_rows
from dealerassist.table.viewing.set_up import set_up
from dealerassist.views import (
    KeyCode,
    KeyStyle,
    KeyView,
    MenuPage,
    OffCode,
    Phrase,
    PhraseCode,
    Press,
    PressKey,
    Reason,
    ReasonCode,
    SeatLook,
    SeatVerb,
    SeatView,
    SeatWord,
    SettingCode,
    TableView,
)

GO_ON = 2
"""The go-on key's place in the action row."""
SIZES = (6, 8, 9, 10)
"""How many seats the screen can show."""
BET_WORDS = {SeatWord.CHECK, SeatWord.CALL, SeatWord.BET, SeatWord.RAISE, SeatWord.ALL_IN, SeatWord.ACTS, SeatWord.WINS}
"""What a player does with his chips is never hidden by what he will do afterwards."""


def with_menu(view: TableView, sheet: Sheet, standing: Standing) -> TableView:
    """`view` with all of it. The game's own pads go before: a wager that is typed, a card that is named."""
    seats = _seats(view.seats, sheet, standing)
    shown = replace(view, seats=seats, reasons=_reasons(view, sheet, standing))
    if standing.between_hands:
        shown = _as_far_as_it_goes(shown, standing)
    if shown.pad or shown.naming:
        return shown
    rows = menu_rows(sheet, standing, len(seats))
    column = rows if rows is not None else resting_rows(sheet, standing, shown.column)
    shown = replace(shown, column=column, menu=sheet.open, why=() if sheet.open else shown.why)
    shown = replace(shown, sheet=set_up(sheet, standing), prompt=_prompt(shown, sheet, standing))
    return _filling(shown) if sheet.filling is not None or sheet.page is MenuPage.DEALER else shown


def _filling(view: TableView) -> TableView:
    """Digits go to a seat, a setting or a dealer's number; UNDO takes back what is typed."""
    undo = KeyView(KeyCode.UNDO, PressKey(Press.UNDO), KeyStyle.QUIET, {"what": ""})
    return replace(view, pad=True, row=(undo, *view.row[1:]))


def _as_far_as_it_goes(view: TableView, standing: Standing) -> TableView:
    """Where no next hand can be dealt the prompt says what is missing."""
    lacks = missing(standing.session, standing.house)
    if lacks is None:
        return view
    go_on = replace(view.row[GO_ON], intent=None, off=OffCode.NOT_YET)
    return replace(view, prompt=lacks, row=(*view.row[:GO_ON], go_on, *view.row[GO_ON + 1 :]))


def _prompt(view: TableView, sheet: Sheet, standing: Standing) -> Phrase:
    if sheet.page is MenuPage.DEALER:
        return Phrase(sheet.refused or PhraseCode.DEALER_CHANGE)
    if sheet.page is not MenuPage.SET_UP or not standing.can_set_up:
        return view.prompt
    if sheet.refused is not None:
        return Phrase(sheet.refused)
    return Phrase(PhraseCode.BUTTON_WHERE) if sheet.choosing is SettingCode.BUTTON else view.prompt


def _reasons(view: TableView, sheet: Sheet, standing: Standing) -> tuple[Reason, ...]:
    """Of the hand that is over, unless the seats show who sits there; the game that follows; why the settings could not
    be kept. A new dealer's sign-in stands alone.
    """
    if sheet.page is MenuPage.DEALER and not (view.pad or view.naming):
        return sign_in(sheet, standing.evening)
    of_hand = () if standing.between_hands and _shows_places(sheet, standing) else view.reasons
    follows = standing.evening.follows
    of_hand = of_hand if follows is None else (*of_hand, next_game(follows))
    if not sheet.unwritten:
        return of_hand
    return (*of_hand[:1], Reason(ReasonCode.NOT_WRITTEN, {"words": sheet.unwritten}))


def _seats(seats: tuple[SeatView, ...], sheet: Sheet, standing: Standing) -> tuple[SeatView, ...]:
    shown = _enough(seats, sheet, standing)
    if not standing.between_hands:
        shown = tuple(_told(seat, standing) for seat in shown)
    elif _shows_places(sheet, standing):
        button = upcoming_button(standing)
        shown = tuple(_at_rest(seat.number, standing.place(seat.number), seat.number == button) for seat in shown)
    else:
        shown = tuple(_after_the_hand(seat, standing.place(seat.number)) for seat in shown)
    return tuple(_meant(seat, sheet, standing) for seat in shown)


def _shows_places(sheet: Sheet, standing: Standing) -> bool:
    """Who sits there with how much, instead of how the hand ended."""
    return standing.hand is None or sheet.page is MenuPage.SEATS or sheet.choosing is SettingCode.BUTTON


def _enough(seats: tuple[SeatView, ...], sheet: Sheet, standing: Standing) -> tuple[SeatView, ...]:
    """Also the seats at which somebody has sat or will sit, and the one that is meant."""
    highest = max(len(seats), sheet.seat or 0, standing.most)
    size = next(size for size in SIZES if highest <= size) if highest > len(seats) else len(seats)
    return (*seats, *(SeatView(number, SeatLook.EMPTY) for number in range(len(seats) + 1, size + 1)))


def _told(seat: SeatView, standing: Standing) -> SeatView:
    """In mid-hand: what will happen to the seat, as its word."""
    word = next(map(_word_of, reversed(standing.told_of(seat.number))), None)
    return replace(seat, word=word, count=None) if word is not None and seat.word not in BET_WORDS else seat


def _word_of(command: c.SessionCommand) -> SeatWord:
    return _WORDS[type(command)]


_WORDS: dict[type[c.SessionCommand], SeatWord] = {
    c.Leave: SeatWord.LEAVES,
    c.Away: SeatWord.AWAY,
    c.Back: SeatWord.BACK,
    c.Sit: SeatWord.SITS,
    c.Chips: SeatWord.ADDS,
}


def _at_rest(number: int, place: Place | None, button: bool) -> SeatView:
    """Who sits there, and with how much where that is tracked."""
    if place is None:
        return SeatView(number, SeatLook.EMPTY, button=button)
    word = SeatWord.AWAY if place.away else SeatWord.OUT if place.stack == 0 else None
    look = SeatLook.IN if word is None else SeatLook.AWAY
    return SeatView(number, look, word, place.stack or None, button=button)


def _after_the_hand(seat: SeatView, place: Place | None) -> SeatView:
    """How the hand ended, but for who has left, sat down, gone or come back since."""
    if place is None or place.away or seat.look in {SeatLook.EMPTY, SeatLook.AWAY}:
        return replace(_at_rest(seat.number, place, seat.button), amount=None)
    return seat


def _meant(seat: SeatView, sheet: Sheet, standing: Standing) -> SeatView:
    """The seat whose keys are in the column, the one to which digits go, the one of which OUT or REBUY is asked, or
    whether it is empty.
    """
    filling = sheet.filling
    if filling is not None and filling.seat == seat.number:
        word = SeatWord.SITS if filling.verb is SeatVerb.SIT else SeatWord.ADDS
        return replace(seat, word=word, count=None, amount=filling.amount, open_amount=True)
    if sheet.page is MenuPage.SEATS and sheet.seat == seat.number:
        return replace(seat, question=True)
    if sheet.open or seat.number not in (asked_out(sheet, standing), asked_empty(sheet, standing)):
        return seat
    word = SeatWord.OUT if asked_out(sheet, standing) == seat.number else SeatWord.EMPTY
    return replace(seat, look=SeatLook.IN, word=word, question=True)
