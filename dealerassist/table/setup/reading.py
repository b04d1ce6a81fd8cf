"""What a touch on MENU, on a seat's keys or on the sheet means (DISPLAY 5, 11; WALKTHROUGH 3 i, j). Pure.

Nothing here stops play: the first touch that belongs to the game closes what is open and goes on to the game. What
was typed is sealed by the next touch on anything but a digit, as an amount is (DISPLAY 6.7).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from dealerassist.engine import commands as c
from dealerassist.table.setup.draft import AMOUNTS, Draft, draft_of, lines_of, refused, values_of
from dealerassist.table.setup.sheet import Filling, Sheet
from dealerassist.table.setup.standing import Standing, busted, missing
from dealerassist.table.staff import DIGITS, actor_of
from dealerassist.views import (
    AsBefore,
    ChooseValue,
    HoldSeat,
    Intent,
    MenuPage,
    PhraseCode,
    Press,
    PressKey,
    PutAway,
    SeatVerb,
    SettingCode,
    TellSeat,
    TouchBoard,
    TouchSeat,
    TouchSetting,
    TurnTo,
    TypeDigits,
)

FILLED = {SeatVerb.SIT, SeatVerb.CHIPS, SeatVerb.REBUY}
"""They ask for an amount."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What is open afterwards, what the table is told, whether the touch was meant for the menu alone, who signs in,
    which deck comes next.
    """

    sheet: Sheet
    commands: tuple[c.Command, ...] = ()
    taken: bool = True
    signs_in: str = ""
    deck: str = ""

    def then(self, read: Callable[[Sheet], Reply]) -> Reply:
        """What is told first, then what follows."""
        after = read(self.sheet)
        return Reply(after.sheet, (*self.commands, *after.commands), after.taken, deck=after.deck or self.deck)


def read(intent: Intent, sheet: Sheet, standing: Standing) -> Reply:
    """What `intent` comes to while `sheet` is open, or opens it."""
    if sheet.page is MenuPage.SET_UP and not standing.can_set_up:  # a card is out: what was set up holds afterwards
        return closed(replace(sheet, filling=None), standing).then(lambda now: read(intent, now, standing))
    filling = sheet.filling
    match intent:
        case TypeDigits() | PressKey(Press.DELETE) if sheet.open and standing.evening.game_types:
            return replace(closed(replace(sheet, filling=None), standing), taken=False)
        case TypeDigits() | PressKey(Press.DELETE | Press.UNDO) if sheet.page is MenuPage.DEALER:
            return signing(intent, sheet, standing)
        case TypeDigits(digits) if filling is not None:
            return Reply(replace(sheet, filling=filling.typed(digits), refused=None))
        case PressKey(Press.DELETE) if filling is not None:
            return Reply(replace(sheet, filling=filling.deleted()))
        case PressKey(Press.UNDO) if filling is not None:
            return Reply(replace(sheet, filling=None))
        case PutAway() if filling is not None and filling.digits:
            return Reply(sheet)
    return sealed(sheet, standing).then(lambda now: _read(intent, now, sheet, standing))


def _read(intent: Intent, sheet: Sheet, before: Sheet, standing: Standing) -> Reply:
    """`before`: as it was touched, with what has been sealed meanwhile."""
    match intent:
        case PressKey(Press.MENU):
            return closed(sheet, standing) if sheet.open else Reply(replace(sheet, page=MenuPage.KEYS))
        case PutAway():
            return closed(sheet, standing)
        case TurnTo(page):
            return closed(sheet, standing).then(lambda now: _turn_to(now, page, standing))
        case TellSeat(seat, verb):
            return _tell_seat(sheet, seat, verb, standing)
        case TouchSeat(seat) | HoldSeat(seat):
            return _on_seat(intent, seat, sheet, before, standing)
    set_up = _on_sheet(intent, sheet, before, standing)
    return Reply(set_up) if set_up is not None else replace(closed(sheet, standing), taken=False)


def _on_sheet(intent: Intent, sheet: Sheet, before: Sheet, standing: Standing) -> Sheet | None:
    """A touch where the felt was; None: it was none."""
    if sheet.page is not MenuPage.SET_UP or sheet.draft is None:
        return None
    match intent:
        case TouchSetting(setting):
            return _touch_setting(sheet, before, setting)
        case ChooseValue(setting, value) if value in values_of(setting, standing):
            return _drafted(sheet, standing, sheet.draft.with_value(setting, value))
        case AsBefore():
            return _drafted(sheet, standing, draft_of(standing))
        case TouchBoard() | ChooseValue():
            return sheet
    return None


def sealed(sheet: Sheet, standing: Standing) -> Reply:
    """What was typed stands from now on; nothing where nothing was typed."""
    filling = sheet.filling
    done = replace(sheet, filling=None)
    if filling is None or filling.amount is None:
        return Reply(done)
    if filling.setting is not None:
        if sheet.draft is None:
            return Reply(done)
        return Reply(_drafted(done, standing, sheet.draft.with_amount(filling.setting, filling.amount)))
    seat = filling.seat or 0
    if filling.verb is SeatVerb.SIT:
        return _told(done, c.Sit(seat, filling.amount), standing) if standing.place(seat) is None else Reply(done)
    return _told(done, c.Chips(seat, filling.amount), standing) if standing.place(seat) is not None else Reply(done)


def signing(intent: Intent, sheet: Sheet, standing: Standing) -> Reply:
    """A new dealer's number: its last digit signs him in, at any moment of a hand (WALKTHROUGH 3 i). UNDO leaves."""
    match intent:
        case PressKey(Press.UNDO):
            return closed(sheet, standing)
        case TypeDigits(digits):
            typed = sheet.signing + digits
        case _:
            typed = sheet.signing[:-1]
    if len(typed) != DIGITS:
        return Reply(replace(sheet, signing=typed, refused=None) if len(typed) < DIGITS else sheet)
    dealer = actor_of(typed, standing.evening.dealers)
    if dealer is None:
        return Reply(replace(sheet, signing="", refused=PhraseCode.DEALER_UNKNOWN))
    return replace(closed(sheet, standing), signs_in=dealer)


def _told(sheet: Sheet, command: c.SessionCommand, standing: Standing) -> Reply:
    """Between hands at once, in mid-hand for afterwards."""
    return Reply(sheet, (command if standing.between_hands else c.Later(command),))


def closed(sheet: Sheet, standing: Standing) -> Reply:
    """Closed; what was set up is told. A hand of which no card is out yet is dealt anew with it."""
    done = Sheet(again=sheet.again, unwritten=sheet.unwritten)
    draft = sheet.draft
    lines = lines_of(draft, standing) if draft is not None else ""
    if draft is None or (lines and refused(draft, standing) is not None):
        return Reply(done)
    deck = draft.deck if standing.can_set_up and draft.deck != standing.evening.deck else ""
    if not lines:
        return Reply(done, deck=deck)
    told = anew(lines) if standing.not_begun else _told(done, c.Set(lines), standing).commands
    return Reply(done, told, deck=deck)


def anew(lines: str) -> tuple[c.Command, ...]:
    """The hand that is ready but not begun never was; the next one is dealt as `lines` say."""
    return c.Void("set up anew"), c.Set(lines), c.Next()


def _turn_to(sheet: Sheet, page: MenuPage, standing: Standing) -> Reply:
    if page is MenuPage.SET_UP:
        if not standing.can_set_up:
            return Reply(sheet)
        return Reply(replace(sheet, page=page, draft=draft_of(standing), unwritten=""))
    return Reply(replace(sheet, page=page))


def _touch_setting(sheet: Sheet, before: Sheet, setting: SettingCode) -> Sheet:
    """Its values are offered, or digits go to it; a second touch leaves it."""
    plain = replace(sheet, choosing=None, filling=None)
    if before.choosing is setting or (before.filling is not None and before.filling.setting is setting):
        return plain
    if setting in AMOUNTS:
        return replace(plain, filling=Filling(setting=setting))
    return replace(plain, choosing=setting)


def _drafted(sheet: Sheet, standing: Standing, draft: Draft) -> Sheet:
    """What stands on the sheet is kept, and takes effect only where the engine can play it."""
    return replace(sheet, draft=draft, choosing=None, refused=refused(draft, standing))


def _on_seat(intent: Intent, seat: int, sheet: Sheet, before: Sheet, standing: Standing) -> Reply:
    """A seat was touched or held: the one that is meant, or the one that has the button."""
    if sheet.page is MenuPage.SET_UP:
        return Reply(_touch_button(sheet, seat, standing) if before.choosing is SettingCode.BUTTON else sheet)
    if sheet.page is MenuPage.SEATS:
        again = seat == sheet.seat and before.filling is None
        return Reply(replace(sheet, seat=None if again else seat))
    if _asks_for_button(standing):
        return _told(closed(sheet, standing).sheet, c.Set(f"button {seat}"), standing)
    if standing.hand is None or (isinstance(intent, HoldSeat) and _may_be_held(seat, standing)):
        return Reply(replace(sheet, page=MenuPage.SEATS, seat=seat))
    return replace(closed(sheet, standing), taken=False)


def _asks_for_button(standing: Standing) -> bool:
    asked = missing(standing.session, standing.house) if standing.between_hands else None
    return asked is not None and asked.code is PhraseCode.BUTTON_WHERE


def _may_be_held(seat: int, standing: Standing) -> bool:
    """Does holding a seat open its keys? In mid-hand it changes its last act of this street (DISPLAY 6.10), where it
    has one.
    """
    if standing.between_hands or standing.hand is None:
        return True
    for command in reversed(standing.hand.commands):
        if isinstance(command, (c.Board, c.Deal, c.Draw, c.Discard)):
            return True
        if isinstance(command, c.SeatAct) and command.seat == seat:
            return False
    return True


def _touch_button(sheet: Sheet, seat: int, standing: Standing) -> Sheet:
    """The button lies there, where it can."""
    if sheet.draft is None:
        return sheet
    draft = replace(sheet.draft, button=seat)
    if refused(draft, standing) is PhraseCode.BUTTON_WHERE:
        return replace(sheet, refused=PhraseCode.BUTTON_WHERE)
    return _drafted(sheet, standing, draft)


def _tell_seat(sheet: Sheet, seat: int, verb: SeatVerb, standing: Standing) -> Reply:
    """A key of a seat; nothing where it does not fit any more."""
    if verb is SeatVerb.CHOOSE:
        return Reply(replace(sheet, page=MenuPage.SEATS, seat=seat))
    if verb is SeatVerb.TAKE_BACK:
        return Reply(sheet, (c.Recall(seat),) if standing.told_of(seat) else ())
    bought_in = verb is SeatVerb.REBUY and seat in busted(standing) and _untracked(seat, standing)
    if bought_in or verb is SeatVerb.STAYS:
        return Reply(replace(sheet, again=sheet.again | {(_number(standing), seat)}))
    if verb in FILLED:
        fits = standing.place(seat) is None if verb is SeatVerb.SIT else not _untracked(seat, standing)
        return Reply(replace(sheet, filling=Filling(seat, verb) if fits else None))
    command = _command(seat, verb, standing)
    return Reply(sheet) if command is None else _told(sheet, command, standing)


def _untracked(seat: int, standing: Standing) -> bool:
    place = standing.place(seat)
    return place is None or place.stack is None


def _command(seat: int, verb: SeatVerb, standing: Standing) -> c.SessionCommand | None:
    place = standing.place(seat)
    if place is None:
        return c.Sit(seat, None) if verb is SeatVerb.SIT_UNCOUNTED else None
    match verb:
        case SeatVerb.LEAVES:
            return c.Leave(seat)
        case SeatVerb.AWAY if not place.away:
            return c.Away(seat)
        case SeatVerb.BACK if place.away:
            return c.Back(seat)
    return None


def asked_out(sheet: Sheet, standing: Standing) -> int | None:
    """Of which seat OUT or REBUY is asked: the first that has lost everything and of which nobody said anything."""
    return next((seat for seat in busted(standing) if (_number(standing), seat) not in sheet.again), None)


def asked_empty(sheet: Sheet, standing: Standing) -> int | None:
    """Of which seat EMPTY or STAYS is asked, where none is asked whether he buys in again: the first that has got no
    card for three deals and of which nobody said anything (WALKTHROUGH 3 i).
    """
    if not standing.between_hands or asked_out(sheet, standing) is not None:
        return None
    for seat in standing.evening.unseen:
        place = standing.place(seat)
        said = (_number(standing), seat) in sheet.again or standing.told_of(seat)
        if place is not None and not place.away and not said:
            return seat
    return None


def _number(standing: Standing) -> int:
    """The hand's."""
    return standing.hand.setup.number if standing.hand is not None else 0
