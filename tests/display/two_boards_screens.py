"""A screen of a hand that is run twice (PROCEDURES 6)."""

from __future__ import annotations

from dealerassist.engine.ranking import HandClass, HandName
from dealerassist.views import (
    KeyStyle,
    MarkCode,
    Phrase,
    PhraseCode,
    PlaceLook,
    PlaceView,
    Reason,
    ReasonCode,
    StepCode,
    StepState,
    StepView,
    TableView,
)
from dealerassist.words import headline_saying, why_saying
from tests.display.building import (
    FREE,
    MENU,
    NL,
    SENSORS,
    WHY,
    K,
    L,
    W,
    go_on,
    hand,
    seat,
    seats,
    showdown,
    steps,
)

FLUSH = HandName(HandClass.FLUSH, (14, 11, 9, 5, 2))
STRAIGHT = HandName(HandClass.STRAIGHT, (11,))
NONE = PlaceView(PlaceLook.NONE)

TWO_BOARDS = TableView(
    Phrase(PhraseCode.PUSH, {"a": 12_475, "n": 7}),
    seats(
        9,
        seat(3, L.LOSES, W.ALL_IN, cards=hand("Ts8s"))
        | seat(7, L.WINS, W.WINS, cards=hand("Ah5h"), playing=hand("Ah5h")),
        1,
    ),
    showdown("9hJh7dQcKs", "9hJh"),
    steps("SHOW 7", go_on(K.PUSHED, KeyStyle.MONEY), WHY, K.CHANGE),
    (
        StepView(StepCode.MAIN, 12_500, (3,), StepState.DONE, {"b": 1, "a": 12_500, "i": 1, "of": 1}),
        StepView(StepCode.MAIN, 12_475, (7,), StepState.CURRENT, {"b": 2, "a": 12_475, "i": 1, "of": 1}),
        FREE,
        MENU,
    ),
    NL,
    216,
    reasons=(
        Reason(
            ReasonCode.HAND_ON,
            {"k": 2, "words": headline_saying(FLUSH.hand_class, FLUSH.ranks)},
            name=True,
        ),
        Reason(ReasonCode.WHY, {"words": why_saying(FLUSH, STRAIGHT)}),
    ),
    marks=(MarkCode.SIMULATED,),
    health=SENSORS,
    second=(NONE, NONE, NONE, *showdown("2h4c", "2h")),
)
"""The second board is pushed. Jack, nine and seven lie there for both; the odd chip went with the first."""
