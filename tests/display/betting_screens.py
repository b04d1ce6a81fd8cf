"""Screens while somebody is to act, or the next cards are."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.views import (
    HealthCode,
    KeyRow,
    KeyStyle,
    MarkCode,
    OffCode,
    Phrase,
    PhraseCode,
    PotRow,
    PotView,
    Press,
    Reason,
    ReasonCode,
    StakesView,
    TableView,
)
from tests.display.building import (
    FREE,
    HOLD_VOID,
    MENU,
    NL,
    QUIET,
    SENSORS,
    K,
    L,
    W,
    acts,
    betting,
    board,
    column,
    fold,
    go_on,
    key,
    seat,
    seats,
    steps,
    undo,
)

BLINDS = seat(1, word=W.SMALL, amount=200) | seat(2, word=W.BIG, amount=400)

PREFLOP = TableView(
    Phrase(PhraseCode.ACT_CALL, {"n": 7, "a": 1200}),
    seats(
        9,
        BLINDS
        | fold(3, True)
        | fold(4, True)
        | seat(5, word=W.RAISE, amount=1200)
        | fold(6, True)
        | acts(7)
        | seat(8)
        | seat(9),
        9,
    ),
    board(""),
    betting("FOLD 6", 1200),
    column(2000, 3000, 3600),
    NL,
    214,
    health=SENSORS,
)

AMOUNT = replace(
    PREFLOP,
    prompt=Phrase(PhraseCode.ACT_CALL, {"n": 8, "a": 3500}),
    seats=seats(
        9,
        BLINDS
        | fold(3)
        | fold(4)
        | seat(5, word=W.RAISE, amount=1200)
        | fold(6)
        | seat(7, word=W.RAISE, amount=3500, open_amount=True)
        | acts(8)
        | seat(9),
        9,
    ),
    row=betting("RAISE 7", 3500),
    pad=True,
    marks=(MarkCode.SIMULATED,),
)

PENDING = replace(
    PREFLOP,
    prompt=Phrase(PhraseCode.ACT_UNKNOWN, {"n": 8}),
    seats=seats(
        9,
        BLINDS
        | fold(3, True)
        | fold(4, True)
        | seat(5, word=W.RAISE, uncounted=True)
        | fold(6, True)
        | seat(7, word=W.CALL, uncounted=True, implied=True)
        | acts(8)
        | seat(9),
        9,
    ),
    row=(
        *betting("CALL 7")[:2],
        go_on(K.CALL),
        key(K.RAISE, Press.RAISE),
        key(K.ALL_IN, Press.ALL_IN, KeyStyle.ALL_IN),
    ),
    pad=True,
)

OPTION = replace(
    PREFLOP,
    prompt=Phrase(PhraseCode.ACT_OPTION, {"n": 2}),
    seats=seats(
        6,
        seat(1, word=W.CALL, amount=400)
        | seat(2, L.TO_ACT, W.BIG, 400)
        | fold(3)
        | seat(4, word=W.CALL, amount=400)
        | fold(5)
        | fold(6),
        6,
    ),
    row=(*betting("CALL 1")[:3], key(K.RAISE, Press.RAISE), key(K.ALL_IN, Press.ALL_IN, KeyStyle.ALL_IN)),
    column=column(800, 1000, 1200),
)

DEAL_FLOP = TableView(
    Phrase(PhraseCode.DEAL_FLOP),
    seats(
        9,
        fold(1)
        | seat(2, word=W.CALL, amount=1200)
        | fold(3)
        | fold(4)
        | seat(5, word=W.RAISE, amount=1200)
        | fold(6)
        | seat(7, word=W.CALL, amount=1200, lit=True)
        | fold(8, True)
        | fold(9, True),
        9,
    ),
    board("", following=3),
    steps("2 FOLDS", go_on(K.FLOP_OUT)),
    QUIET,
    NL,
    214,
    health=SENSORS,
)

FLOP = TableView(
    Phrase(PhraseCode.ACT_CHECK, {"n": 2}),
    seats(9, acts(2) | seat(5) | seat(7), 9),
    board("Ts7h2d"),
    betting("FLOP"),
    column(400),
    NL,
    214,
    health=SENSORS,
)

POT_LIMIT = TableView(
    Phrase(PhraseCode.ACT_CALL, {"n": 6, "a": 1500}),
    seats(9, seat(2, word=W.BET, amount=1500) | acts(6) | seat(7), 8),
    board("9h8h2c"),
    betting("BET 2", 1500),
    (
        KeyRow((key(K.POT, Press.POT, a=7350),)),
        KeyRow((key(K.HALF_POT, Press.HALF_POT, a=4425), key(K.MIN, Press.MINIMUM, a=3000))),
        FREE,
        MENU,
    ),
    StakesView("holdem", "pot", (100, 200)),
    58,
    pot=PotView(0, 4350),
    health=SENSORS,
)

ALL_IN_SEATS = seat(3, L.ALL_IN, W.ALL_IN, 2400) | seat(5, L.ALL_IN, W.ALL_IN, 6000)

ALL_IN = TableView(
    Phrase(PhraseCode.ACT_CALL, {"n": 9, "a": 12000}),
    seats(9, ALL_IN_SEATS | seat(7, word=W.RAISE, amount=12000) | acts(9), 1),
    board("Ts7h2dQc"),
    betting("RAISE 7", 12000),
    (
        KeyRow((key(K.MIN, Press.MINIMUM, a=18000),)),
        PotRow((PotView(0, 10950, (3, 5, 7)), PotView(1, 7200, (5, 7)), PotView(2, 6000, (7,)))),
        FREE,
        MENU,
    ),
    NL,
    214,
    health=SENSORS,
)

BUILD = TableView(
    Phrase(PhraseCode.BUILD_MAIN, {"a": 2400}),
    seats(9, ALL_IN_SEATS | seat(7, word=W.RAISE, amount=12000) | seat(9, word=W.CALL, amount=12000), 1),
    board("Ts7h2dQc"),
    steps("CALL 9", go_on(K.POTS_MADE), HOLD_VOID, K.CHANGE),
    (
        FREE,
        PotRow((PotView(0, 13350, (3, 5, 7, 9)), PotView(1, 10800, (5, 7, 9)), PotView(2, 12000, (7, 9)))),
        FREE,
        MENU,
    ),
    NL,
    214,
    reasons=(
        Reason(ReasonCode.BUILT_THEN, {"a": 3600, "seats": (5, 7, 9), "k": 1}),
        Reason(ReasonCode.BUILT_THEN, {"a": 6000, "seats": (7, 9), "k": 2}),
    ),
    health=SENSORS,
)

MUCH = 99_999_999
WORST = TableView(
    Phrase(PhraseCode.ACT_CALL, {"n": 10, "a": MUCH}),
    seats(
        10,
        seat(1, word=W.RAISE, amount=MUCH)
        | seat(2, L.ALL_IN, W.ALL_IN, MUCH)
        | seat(3, word=W.CALL, amount=MUCH)
        | seat(4, L.ALL_IN, W.ALL_IN, MUCH)
        | fold(5)
        | seat(6, L.AWAY, W.AWAY)
        | seat(7, L.EMPTY)
        | seat(8, word=W.BET, amount=MUCH)
        | seat(9, L.ALL_IN, W.ALL_IN, MUCH)
        | seat(10, L.TO_ACT, W.ACTS, MUCH),
        7,
    ),
    board("TsThTdTcAs"),
    betting("RAISE 9", MUCH),
    (
        KeyRow((key(K.MIN, Press.MINIMUM, a=MUCH),)),
        PotRow((PotView(0, MUCH, (2, 4, 9, 10)), PotView(1, MUCH, (4, 9, 10)), PotView(2, MUCH, (9, 10)))),
        FREE,
        MENU,
    ),
    StakesView("holdem", "no", (1_000_000, 2_000_000)),
    9999,
    health=(HealthCode.RFID_OK, HealthCode.CAMERA_OFF),
)

CAPPED = replace(
    FLOP,
    prompt=Phrase(PhraseCode.ACT_CALL, {"n": 2, "a": 160}),
    seats=seats(9, acts(2) | seat(5, word=W.RAISE, amount=160) | seat(7, word=W.CALL, amount=160), 9),
    row=(
        undo("CALL 7"),
        key(K.FOLD, Press.FOLD),
        key(K.CALL, Press.GO_ON, KeyStyle.GO_ON, a=160),
        key(K.RAISE, None, off=OffCode.CAPPED),
        key(K.ALL_IN, None, KeyStyle.ALL_IN, off=OffCode.NO_RAISE),
    ),
    column=(FREE, FREE, FREE, MENU),
    stakes=StakesView("holdem", "fixed", (20, 40)),
    pot=PotView(0, 1240),
)
