"""The prompts of the display."""

from __future__ import annotations

import dataclasses
import inspect
import pickle

import pytest

import dealerassist.views
from dealerassist.cards import Card
from dealerassist.views import Phrase, PhraseCode, SeatView, TableView
from dealerassist.words import TEMPLATES, fill

FACTS = {"n": 3, "m": 10, "a": 125000, "b": 75, "k": 4, "c": "Ah"}


OURS = {
    "amount-chip",
    "card-strange",
    "card-other-deck",
    "card-moved",
    "cards-crowded",
    "cards-gone",
    "show-next",
    "change-act",
    "change-which",
    "players-missing",
    "players-too-many",
    "who-wins-high",
    "who-wins-low",
    "door-cards",
    "who-brings-in",
    "who-is-high",
    "who-is-low",
    "deal-community",
    "declare",
    "openers",
    "who-is-weakest",
    "button-where",
    "bad-blinds",
    "bad-bets",
    "bad-setting",
    "not-in-pack",
    "run-twice",
    "verdict",
    "put-in",
    "dealer-unknown",
    "area-corner",
    "area-fits",
    "area-lay",
    "exam-failed",
    "exam-passed",
    "heard-discards",
    "heard-pat",
    "heard-in",
    "heard-out",
    "say-penalty",
    "ask-acts",
    "ask-opens",
    "ask-most",
    "ask-least",
    "ask-may-raise",
    "ask-change",
    "ask-rake",
    "ask-stub",
    "ask-pot",
    "ask-main",
    "ask-side",
    "ask-back",
    "ask-paid",
    "ask-button",
    "ask-small",
    "ask-big",
    "ask-ruling",
    "ask-hand",
    "ask-five",
    "watch",
    "watch-stop",
    "right",
    "late",
    "wrong",
    "key-stuck",
    "your-move",
    "look",
    "heard-fold",
    "heard-check",
    "heard-call",
    "heard-bet",
    "heard-raise",
    "heard-allin",
    "say-bet",
    "say-push",
    "say-return",
    "say-table",
    "debriefed",
    "step-right",
    "step-late",
    "step-wrong",
}
"""Prompts that the page does not list: what the sensors can doubt besides, what is changed, what is missing; what
a trainee is asked.
"""


def test_display_9_there_are_the_46_prompts_of_the_page_and_ours() -> None:
    assert len({code.value for code in PhraseCode} - OURS) == 46
    assert list(TEMPLATES["PhraseCode"]) == [code.value for code in PhraseCode], "in the order of the page"


@pytest.mark.parametrize("code", PhraseCode)
def test_display_9_each_prompt_can_be_said_with_the_documented_facts(code: PhraseCode) -> None:
    assert fill(code, FACTS)


def test_a_phrase_is_a_value() -> None:
    phrase = Phrase(PhraseCode.ACT_CALL, {"n": 3, "a": 20})
    assert phrase == Phrase(PhraseCode.ACT_CALL, {"a": 20, "n": 3}) != Phrase(PhraseCode.ACT_OPTION, {"n": 3})
    assert pickle.loads(pickle.dumps(phrase)) == phrase
    with pytest.raises(dataclasses.FrozenInstanceError):
        phrase.code = PhraseCode.FLOOR  # type: ignore[misc]


PUBLIC = {
    "SeatView.cards",  # up cards, or a hand that was tabled
    "SeatView.more",
    "SeatView.playing",
    "PlaceView.card",  # it lies on the board
    "KeyView.card",  # a candidate for a board place, or the card pad
    "NameCard.card",  # the dealer names a card that lies face up
}
"""The only fields that hold a card, each for cards that everybody at the table can see."""


def test_display_11_no_view_has_a_field_that_can_hold_an_untabled_card() -> None:
    classes = [each for _, each in inspect.getmembers(dealerassist.views, inspect.isclass)]
    views = [each for each in classes if dataclasses.is_dataclass(each)]
    assert {Phrase, TableView, SeatView} <= set(views)
    for view in views:
        for field in dataclasses.fields(view):
            name = f"{view.__name__}.{field.name}"
            assert (Card.__name__ in str(field.type)) is (name in PUBLIC), name
            assert "object" not in str(field.type), name
