"""Screens from the showdown to the next hand."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.engine.ranking import HandClass, HandName
from dealerassist.views import (
    Choose,
    HealthCode,
    KeyRow,
    KeyStyle,
    KeyView,
    OffCode,
    Phrase,
    PhraseCode,
    Press,
    Reason,
    ReasonCode,
    Saying,
    StepCode,
    StepState,
    StepView,
    TableView,
)
from dealerassist.words import headline_saying, why_saying
from tests.display.building import (
    FREE,
    HOLD_VOID,
    MENU,
    NL,
    POT_ASK,
    QUIET,
    SENSORS,
    WHY,
    K,
    L,
    W,
    board,
    fold,
    go_on,
    hand,
    key,
    seat,
    seats,
    showdown,
    steps,
    undo,
)

HANDS_UP = TableView(
    Phrase(PhraseCode.SHOW_ALL_IN),
    seats(9, seat(3, L.ALL_IN, W.ALL_IN, cards=hand("AsKd")) | seat(7, L.ALL_IN, W.ALL_IN), 1),
    board("Ts7h2d", following=1),
    steps("CALL 7", go_on(K.SHOWN), HOLD_VOID, K.CHANGE),
    (FREE, FREE, POT_ASK, MENU),
    NL,
    215,
    health=SENSORS,
)

TWO_PAIR_ACE, TWO_PAIR_QUEEN = (HandName(HandClass.TWO_PAIR, (11, 10, kicker)) for kicker in (14, 12))
KICKER = why_saying(TWO_PAIR_ACE, TWO_PAIR_QUEEN)
SPLIT = Saying.of("RulingCode.split-pot", pot=0, seats="3,7")

SHOWDOWN = TableView(
    Phrase(PhraseCode.PUSH, {"a": 6250, "n": 3}),
    seats(
        9,
        seat(3, L.WINS, W.WINS, cards=hand("As6d"), playing=hand("As"))
        | seat(5, L.LOSES, W.SHOWS, cards=hand("Qc9c"))
        | seat(7, L.WINS, W.WINS, cards=hand("Ah5c"), playing=hand("Ah")),
        1,
    ),
    showdown("JsThTdJc4s", "JsThTdJc"),
    steps("SIDE 1", go_on(K.PUSHED, KeyStyle.MONEY), WHY, K.CHANGE),
    (
        StepView(StepCode.SIDE, 3300, (7,), StepState.DONE, {"k": 1}),
        StepView(StepCode.MAIN_SHARE, 6250, (3,), StepState.CURRENT, {"a": 12475, "i": 1, "of": 2}),
        StepView(StepCode.MAIN_SHARE, 6225, (7,), StepState.NEXT, {"a": 12475, "i": 2, "of": 2}),
        MENU,
    ),
    NL,
    214,
    reasons=(
        Reason(ReasonCode.HAND, {"words": headline_saying("two-pair", (11, 10, 14))}, name=True),
        Reason(ReasonCode.SPLIT),
        Reason(ReasonCode.ODD_CHIP, {"a": 25, "n": 3}),
    ),
    health=SENSORS,
)

AWARD = replace(
    SHOWDOWN,
    prompt=Phrase(PhraseCode.PUSH, {"a": 3300, "n": 7}),
    seats=seats(
        9,
        seat(3, L.ALL_IN, cards=hand("As6d"))
        | seat(5, L.LOSES, W.SHOWS, cards=hand("Qc9c"))
        | seat(7, L.WINS, W.WINS, cards=hand("Ah5c"), playing=hand("Ah")),
        1,
    ),
    row=steps("SHOW 7", go_on(K.PUSHED, KeyStyle.MONEY), WHY, K.CHANGE),
    column=(
        StepView(StepCode.SIDE, 3300, (7,), StepState.CURRENT, {"k": 1}),
        StepView(StepCode.MAIN_SHARE, 6250, (3,), StepState.NEXT, {"a": 12475, "i": 1, "of": 2}),
        StepView(StepCode.MAIN_SHARE, 6225, (7,), StepState.NEXT, {"a": 12475, "i": 2, "of": 2}),
        MENU,
    ),
    reasons=(
        Reason(ReasonCode.HAND, {"words": headline_saying("two-pair", (11, 10, 14))}, name=True),
        Reason(ReasonCode.WHY, {"words": KICKER}),
    ),
)

WHY_SHOWN = replace(
    AWARD,
    why=(
        Reason(ReasonCode.HAND, {"words": headline_saying("two-pair", (11, 10, 14))}, name=True),
        Reason(ReasonCode.WHY, {"words": KICKER}),
        Reason(ReasonCode.RULING, {"words": SPLIT, "source": "S0; S1; S3"}),
    ),
)

WHO_WINS = TableView(
    Phrase(PhraseCode.WHO_WINS),
    seats(9, seat(2) | seat(5, word=W.SHOWS) | seat(7), 9),
    board(""),
    steps("CALL 7", key(K.PUSHED, None, KeyStyle.GO_ON, off=OffCode.NOT_YET), HOLD_VOID),
    QUIET,
    NL,
    214,
    reasons=(Reason(ReasonCode.DEALERS_WORD),),
    health=(HealthCode.BY_HAND,),
)

UNCONTESTED = TableView(
    Phrase(PhraseCode.PUSH, {"a": 3800, "n": 5}),
    seats(
        9,
        seat(5, L.WINS, W.RAISE, 1200)
        | fold(6)
        | fold(7)
        | fold(8, True)
        | fold(9, True)
        | fold(1, True)
        | fold(2, True),
        9,
    ),
    board(""),
    steps("4 FOLDS", go_on(K.PUSHED, KeyStyle.MONEY), HOLD_VOID, K.CHANGE),
    (FREE, FREE, FREE, MENU),
    NL,
    214,
    reasons=(Reason(ReasonCode.UNSEEN, name=True), Reason(ReasonCode.RETURNED, {"a": 800, "n": 5})),
    health=SENSORS,
)

BETWEEN = TableView(
    Phrase(PhraseCode.SHUFFLE),
    seats(
        9,
        seat(1)
        | seat(2, L.IN, W.OUT, question=True)
        | seat(3)
        | seat(4, L.AWAY, W.AWAY)
        | seat(5)
        | seat(6, L.EMPTY)
        | seat(7)
        | seat(8)
        | seat(9),
        6,
    ),
    board(""),
    (
        undo("PUSH 5"),
        key(K.HOLD_MISDEAL, None),
        go_on(K.NEXT_HAND),
        key(K.BY_HAND, Press.BY_HAND),
        key(K.FLOOR, Press.FLOOR),
    ),
    (
        KeyRow((KeyView(K.OUT, Choose("out")), KeyView(K.REBUY, Choose("rebuy")))),
        FREE,
        FREE,
        MENU,
    ),
    NL,
    215,
    health=SENSORS,
)
