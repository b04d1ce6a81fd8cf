"""A finger on MENU, and what it finds there."""

from __future__ import annotations

from dealerassist.engine import Place
from dealerassist.views import Intent, KeyRow, MenuPage, Press, SeatVerb, SettingCode, TellSeat, TouchSetting, TurnTo
from tests.table.playing import Played

GO, FOLD, MENU, RAISE = Press.GO_ON, Press.FOLD, Press.MENU, Press.RAISE
SET_UP = TurnTo(MenuPage.SET_UP)
SEATS = TurnTo(MenuPage.SEATS)
LEAVES, AWAY, BACK = SeatVerb.LEAVES, SeatVerb.AWAY, SeatVerb.BACK
SIT, CHIPS, REBUY, TAKE_BACK = SeatVerb.SIT, SeatVerb.CHIPS, SeatVerb.REBUY, SeatVerb.TAKE_BACK


def tell(seat: int, verb: SeatVerb) -> TellSeat:
    return TellSeat(seat, verb)


def keys(played: Played) -> list[list[str]]:
    """The captions of the column, row by row."""
    return [[key.code.value for key in row.keys] for row in played.table.view.column if isinstance(row, KeyRow)]


def place(played: Played, seat: int) -> Place | None:
    return next((one for one in played.keeper.table.places if one.number == seat), None)


def over(played: Played) -> None:
    """Everybody folds to the last."""
    while not played.keeper.hand.over:
        played.touch(FOLD if played.keeper.hand.acting else GO)


def between_hands(**options: int) -> Played:
    """A table between two hands."""
    played = Played(**options)  # type: ignore[arg-type]
    over(played)
    return played


def amounts(setting: SettingCode, digits: str) -> tuple[Intent | str, ...]:
    """Touch a setting and type; the next touch seals it."""
    return (TouchSetting(setting), *digits)
