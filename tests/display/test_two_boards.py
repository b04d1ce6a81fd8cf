"""Two boards, where it is run twice (PROCEDURES 6): every promise of DISPLAY 10 holds for them, too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from dealerassist.cards import parse_cards
from dealerassist.cli.simulated import SimulatedDeck, dealt_by
from dealerassist.display.cardpad import seen, so_far
from dealerassist.display.geometry import Rect
from dealerassist.display.layout import PROFILES, Profile, layout_of
from dealerassist.display.theme import THEMES
from dealerassist.engine import preset
from dealerassist.engine.ranking import HandClass
from dealerassist.rehearsal.dealing import Habits, random_command
from dealerassist.table.table import Table
from dealerassist.views import (
    Choose,
    Fact,
    MarkCode,
    PhraseCode,
    PlaceLook,
    PlaceView,
    Press,
    PressKey,
    Reason,
    ReasonCode,
    StepCode,
    StepState,
    StepView,
    TableView,
    TouchSeat,
)
from dealerassist.words import headline_saying
from tests.display.panels import PANELS, faults
from tests.display.qt import painted
from tests.display.test_words_fit import ranked
from tests.display.two_boards_screens import NONE, TWO_BOARDS
from tests.table.playing import Played
from tests.table.test_monkey import STAKES

pytestmark = pytest.mark.usefixtures("qapp")

MUCH = 99_999_999
STEPS = 120
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


def evening(game: str, seed: int) -> Iterator[TableView]:
    """Every screen of a simulated table that runs all its hands twice, with stacks that are soon all-in."""
    rng = Random(seed)
    house = replace(preset("tda-2024"), run_twice=True)
    played = Played(rng.randint(2, 10), 800, game=game, stakes=STAKES.get(game), house=house)
    deck = SimulatedDeck(rng)
    deck.hand = lambda: played.keeper.hand
    table = played.table = Table(played.keeper, reveal=deck.reveal if seed % 2 else None)
    for _ in range(STEPS):
        hand = table.situation.hand
        if hand.acting:
            table.told(random_command(hand, rng, Habits(fold=0.3, raises=0.2, all_in=0.5)), "simulated player")
        elif table.view.prompt.code is PhraseCode.RUN_TWICE:
            table.intend(Choose("twice"))
        elif not dealt_by(deck, table, PressKey(Press.GO_ON)):
            live = [seat.number for seat in hand.seats if seat.live]
            table.intend(TouchSeat(rng.choice(live)) if rng.random() < 0.3 else PressKey(Press.GO_ON))
        yield table.view


@pytest.mark.parametrize("seed", range(3, 7))
@pytest.mark.parametrize("game", ["holdem", "omaha-hilo"])
def test_display_10_every_screen_of_a_table_that_runs_it_twice_keeps_every_promise(game: str, seed: int) -> None:
    shown, two = set(), 0
    for view in evening(game, seed):
        if repr(view) not in shown:
            shown.add(repr(view))
            two += bool(view.second)
            assert faults(view, [PANELS[(seed + len(shown)) % len(PANELS)]]) == [], view
    assert two > 10
