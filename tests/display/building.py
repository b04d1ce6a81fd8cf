"""Builds screens of a hold'em table in a few words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from dealerassist.cards import Card, parse_cards
from dealerassist.views import (
    ActCode,
    Fact,
    HealthCode,
    KeyCode,
    KeyRow,
    KeyStyle,
    KeyView,
    OffCode,
    PlaceLook,
    PlaceView,
    Press,
    PressKey,
    Row,
    Saying,
    SeatLook,
    SeatView,
    SeatWord,
    StakesView,
)
from dealerassist.words import say

W, L, K = SeatWord, SeatLook, KeyCode
FREE = KeyRow(())
NL = StakesView("holdem", "no", (200, 400))
SENSORS = (HealthCode.RFID_OK, HealthCode.CAMERA_OK)


def key(
    code: KeyCode,
    press: Press | None,
    style: KeyStyle = KeyStyle.PLAIN,
    hold: bool = False,
    off: OffCode | None = None,
    **facts: Fact,
) -> KeyView:
    return KeyView(code, PressKey(press) if press else None, style, facts, hold, off)


POT_ASK = KeyRow((key(K.POT_ASK, Press.POT_ASK, KeyStyle.QUIET),))
MENU = KeyRow((key(K.MENU, Press.MENU, KeyStyle.QUIET),))


ONE_ACT = {say(Saying.of(code).code, {}): code for code in ActCode if code is not ActCode.ACTS}
SEVERAL = {say(Saying.of(code).code, {"k": 2})[2:]: code for code in ActCode}


def named(what: str) -> Fact:
    """An act by the words of an English screen: `FOLD 6`, `2 FOLDS`, `BOARD`; another text stays as it is."""
    first, _, rest = what.partition(" ")
    if first in ONE_ACT:
        return Saying.of(ONE_ACT[first], n=int(rest)) if rest else Saying.of(ONE_ACT[first])
    return Saying.of(SEVERAL[rest], k=int(first)) if rest in SEVERAL else what


def undo(what: str) -> KeyView:
    return key(K.UNDO, Press.UNDO, KeyStyle.QUIET, what=named(what)) if what else key(K.UNDO, None, KeyStyle.QUIET)


def betting(what: str, to_call: int = 0) -> tuple[KeyView, ...]:
    """The action row while somebody acts."""
    call = key(K.CALL, Press.GO_ON, KeyStyle.GO_ON, a=to_call) if to_call else key(K.CHECK, Press.GO_ON, KeyStyle.GO_ON)
    return (
        undo(what),
        key(K.FOLD, Press.FOLD),
        call,
        key(K.RAISE if to_call else K.BET, Press.RAISE),
        key(K.ALL_IN, Press.ALL_IN, KeyStyle.ALL_IN),
    )


def steps(what: str, go_on: KeyView, first: KeyView | None = None, third: KeyCode = K.BY_HAND) -> tuple[KeyView, ...]:
    """The action row at a step of procedure."""
    press = Press.BY_HAND if third is K.BY_HAND else Press.CHANGE
    first = first or key(K.HOLD_MISDEAL, Press.MISDEAL, hold=True)
    return (undo(what), first, go_on, key(third, press), key(K.FLOOR, Press.FLOOR))


def go_on(code: KeyCode, style: KeyStyle = KeyStyle.GO_ON) -> KeyView:
    return key(code, Press.GO_ON, style)


HOLD_VOID = key(K.HOLD_VOID, Press.VOID, hold=True)
WHY = key(K.WHY, Press.WHY)


def column(minimum: int, two: int = 0, three: int = 0, third: Row = POT_ASK) -> tuple[Row, ...]:
    second = (
        KeyRow(
            (
                key(K.TIMES_TWO_AND_A_HALF, Press.TIMES_TWO_AND_A_HALF, a=two),
                key(K.TIMES_THREE, Press.TIMES_THREE, a=three),
            )
        )
        if two
        else FREE
    )
    return KeyRow((key(K.MIN, Press.MINIMUM, a=minimum),)), second, third, MENU


QUIET = (FREE, FREE, POT_ASK, MENU)


def seats(count: int, named: Mapping[int, SeatView], button: int) -> tuple[SeatView, ...]:
    """All seats of a table: those named, and the others folded on an earlier street."""
    found = [named.get(number) or SeatView(number, L.FOLDED) for number in range(1, count + 1)]
    return tuple(replace(seat, button=seat.number == button) for seat in found)


def seat(
    number: int, look: SeatLook = L.IN, word: SeatWord | None = None, amount: int | None = None, **more: object
) -> dict[int, SeatView]:
    return {number: replace(SeatView(number, look, word, amount), **more)}  # type: ignore[arg-type]


def fold(number: int, implied: bool = False) -> dict[int, SeatView]:
    return seat(number, L.FOLDED, W.FOLD, implied=implied)


def acts(number: int, slow: bool = False) -> dict[int, SeatView]:
    return seat(number, L.TO_ACT, W.ACTS, slow=slow)


def board(text: str, rest: PlaceLook = PlaceLook.UNUSED, following: int = 0) -> tuple[PlaceView, ...]:
    """Places from a text of cards; `following` places more are next to be dealt."""
    dealt = [PlaceView(PlaceLook.DEALT, each) for each in parse_cards(text)]
    dealt += [PlaceView(PlaceLook.NEXT)] * following
    return tuple(dealt + [PlaceView(rest)] * (5 - len(dealt)))


def showdown(text: str, playing: str) -> tuple[PlaceView, ...]:
    chosen = set(parse_cards(playing))
    return tuple(
        PlaceView(PlaceLook.PLAYING if each in chosen else PlaceLook.LEFT_OUT, each) for each in parse_cards(text)
    )


def hand(text: str) -> tuple[Card, ...]:
    return tuple(each for each in parse_cards(text) if each)
