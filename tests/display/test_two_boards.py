"""Two boards, where it is run twice (PROCEDURES 6): every promise of DISPLAY 10 holds for them, too."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from dealerassist.cards import parse_cards
from dealerassist.display.cardpad import seen, so_far
from dealerassist.display.geometry import Rect
from dealerassist.display.layout import PROFILES, Profile, layout_of
from dealerassist.display.theme import THEMES
from dealerassist.engine.ranking import HandClass
from dealerassist.views import (
    Fact,
    MarkCode,
    PlaceLook,
    PlaceView,
    Reason,
    ReasonCode,
    StepCode,
    StepState,
    StepView,
    TableView,
)
from dealerassist.words import headline_saying
from tests.display.panels import PANELS, faults
from tests.display.qt import painted
from tests.display.test_words_fit import ranked
from tests.display.two_boards_screens import NONE, TWO_BOARDS

pytestmark = pytest.mark.usefixtures("qapp")

MUCH = 99_999_999
DEALING = replace(
    TWO_BOARDS, second=(NONE, NONE, NONE, PlaceView(PlaceLook.UNSURE), PlaceView(PlaceLook.NEXT)), reasons=()
)


def board_of(view: TableView) -> Rect:
    frame = painted(view, PROFILES["1024x600"], THEMES["dim"])[1]
    return next(target.rect for target in frame.targets if target.name == "board")


@pytest.mark.parametrize("view", [TWO_BOARDS, DEALING], ids=["push", "deal"])
def test_display_10_two_boards_keep_every_promise_on_every_panel(view: TableView) -> None:
    assert faults(view) == []


def test_both_boards_are_one_place_to_touch() -> None:
    assert board_of(TWO_BOARDS).h > 2 * 11 > board_of(replace(TWO_BOARDS, second=())).h


@pytest.mark.parametrize("profile", PROFILES.values(), ids=list(PROFILES))
def test_no_place_covers_another_even_where_it_is_lifted(profile: Profile) -> None:
    first, second = layout_of(profile).boards(two=True)
    assert second[0].y - first[0].bottom >= 1.2


def test_every_name_of_a_hand_has_room_below_two_boards() -> None:
    for turn, hand_class in enumerate(HandClass):
        words = headline_saying(hand_class, ranked(5, 12))
        lines = tuple(Reason(ReasonCode.HAND_ON, {"k": k, "words": words}, name=k == 1) for k in (1, 2))
        for marks in ((), (MarkCode.SIMULATED,), (MarkCode.SIMULATED, MarkCode.SAVING)):
            view = replace(TWO_BOARDS, reasons=(*lines, Reason(ReasonCode.ODD_TO_FIRST, {"a": 25})), marks=marks)
            assert faults(view, PANELS[turn % 6 :: 6]) == []


@pytest.mark.parametrize("code", StepCode)
def test_every_step_says_its_pot_and_its_board(code: StepCode) -> None:
    whole: dict[str, Fact] = {"a": MUCH, "i": 2, "of": 3}
    sides = (None,) if code.startswith("main") else (9,) if code.startswith("side") else (None, 9)
    for turn, (side, board) in enumerate(product(sides, (None, 2))):
        named: dict[str, Fact] = {} if side is None else {"k": side}
        facts: dict[str, Fact] = {**whole, **named, **({} if board is None else {"b": board})}
        steps = tuple(StepView(code, MUCH, (10,), state, facts) for state in StepState)
        view = replace(TWO_BOARDS, column=(*steps, TWO_BOARDS.column[3]))
        assert faults(view, PANELS[turn::4]) == [], (code, facts)


def test_the_card_pad_shows_what_was_named_of_the_board_that_is_asked_for() -> None:
    asked = replace(DEALING, naming=True)
    assert so_far(asked) == ()
    two_known = (*[PlaceView(PlaceLook.DEALT, card) for card in parse_cards("2h4c")], PlaceView(PlaceLook.UNSURE))
    named = replace(asked, second=(*two_known, NONE, NONE))
    assert so_far(named) == tuple(parse_cards("2h4c"))
    assert set(parse_cards("2h4c9hJh7dQcKs")) <= seen(named)
