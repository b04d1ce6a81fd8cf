"""Screens with a question that does not stop play."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.cards import parse_cards
from dealerassist.views import (
    Choose,
    KeyRow,
    KeyStyle,
    KeyView,
    NameCard,
    Phrase,
    PhraseCode,
    PlaceLook,
    PlaceView,
    Press,
    Reason,
    ReasonCode,
)
from tests.display.betting_screens import BLINDS, FLOP, PREFLOP
from tests.display.building import (
    MENU,
    K,
    W,
    acts,
    betting,
    board,
    fold,
    key,
    seat,
    seats,
)

MISDEAL = replace(
    PREFLOP,
    prompt=Phrase(PhraseCode.CARDS_COUNT, {"n": 4, "k": 3}),
    seats=seats(
        9,
        BLINDS
        | fold(3)
        | seat(4, word=W.CARDS, count=3, question=True)
        | acts(5)
        | seat(6)
        | seat(7)
        | seat(8)
        | seat(9),
        9,
    ),
    row=betting("FOLD 3", 400),
    column=(
        KeyRow((key(K.HOLD_MISDEAL, Press.MISDEAL, KeyStyle.DOUBT, hold=True),)),
        KeyRow((KeyView(K.PLAY_ON, Choose("play-on")),)),
        KeyRow((key(K.FLOOR, Press.FLOOR),)),
        MENU,
    ),
    reasons=(Reason(ReasonCode.NO_SUBSTANTIAL_ACTION, name=True),),
)

UNSURE = replace(
    FLOP,
    board=(*board("Ts7h2d")[:3], PlaceView(PlaceLook.UNSURE), PlaceView(PlaceLook.UNUSED)),
    row=betting("TURN"),
    column=(
        KeyRow(
            tuple(
                KeyView(K.OTHER_CARD, NameCard(each), KeyStyle.DOUBT, card=each) for each in parse_cards("6h9h") if each
            )
        ),
        KeyRow((KeyView(K.OTHER_CARD, Choose("other-card")),)),
        KeyRow((key(K.MIN, Press.MINIMUM, a=400),)),
        MENU,
    ),
)

NAMING = replace(UNSURE, prompt=Phrase(PhraseCode.CARD_UNSURE, {"k": "TURN"}), naming=True)
