"""MENU on the screen: it closes by itself, its sheet covers the felt, and no finger on it breaks a promise."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from dealerassist.display.layout import PROFILES, layout_of
from dealerassist.display.scene import parts_of
from dealerassist.display.screen import MENU_MS
from dealerassist.display.sheet import PLACES
from dealerassist.views import (
    Intent,
    KeyRow,
    PhraseCode,
    Press,
    PressKey,
    PutAway,
    SettingCode,
    TableView,
    TouchSeat,
    TouchSetting,
    TypeDigits,
)
from tests.display.betting_screens import PREFLOP
from tests.display.finger import Table
from tests.display.menu_screens import (
    MENU_OPEN,
    MENU_PROMPTS,
    SET_UP_DECKS,
    SET_UP_OPEN,
    SET_UP_WORST,
    SITTING_DOWN,
    between,
    opening,
    table,
)
from tests.display.panels import PANELS, faults

pytestmark = pytest.mark.usefixtures("qapp")

MOST = 99_999_999


def test_a_menu_that_nobody_touches_is_put_away_after_20_s(qtbot: QtBot) -> None:
    shown = Table(qtbot)
    timer = shown.screen._menu_timer
    assert not timer.isActive()
    shown.screen.show_view(MENU_OPEN)
    assert timer.isActive()
    assert timer.interval() == MENU_MS == 20_000
    timer.timeout.emit()
    assert shown.taken() == [PutAway()]
    shown.screen.show_view(PREFLOP)
    assert not timer.isActive()


def test_every_touch_gives_it_its_whole_time_again(qtbot: QtBot) -> None:
    shown = Table(qtbot)
    shown.screen.show_view(MENU_OPEN)
    timer = shown.screen._menu_timer
    timer.setInterval(MENU_MS // 2)
    shown.touch("seat 5")
    assert timer.interval() == MENU_MS


def test_a_touch_on_a_setting_sends_it_and_the_felt_below_is_not_reached(qtbot: QtBot) -> None:
    shown = Table(qtbot)
    shown.screen.show_view(SET_UP_OPEN)
    assert shown.touch("setting big-blind") == [TouchSetting(SettingCode.BIG_BLIND)]
    assert shown.touch("setting game") == [TouchSetting(SettingCode.GAME)]
    names = {target.name for target in shown.screen.frame().targets}
    assert not {name for name in names if name.startswith(("seat", "board"))}


def test_display_11_the_action_row_stays_live_while_the_sheet_is_open(qtbot: QtBot) -> None:
    shown = Table(qtbot)
    shown.screen.show_view(SET_UP_OPEN)
    assert shown.touch("go-on") == [PressKey(Press.GO_ON)]


def test_the_pad_types_into_the_seat_that_is_outlined(qtbot: QtBot) -> None:
    shown = Table(qtbot)
    shown.screen.show_view(SITTING_DOWN)
    assert shown.touch("pad 7") == [TypeDigits("7")]
    assert {"25,000", "SITS"} <= {text.words for text in shown.screen.frame().texts if text.owner == "seat 6"}


def test_every_setting_has_a_place_of_its_own() -> None:
    assert set(PLACES) == set(SettingCode)
    assert SET_UP_WORST.sheet is not None
    for profile in PROFILES.values():
        rooms = [part.target.rect for part in parts_of(SET_UP_WORST, layout_of(profile)) if part.target is not None]
        settings = [rect for rect in rooms if layout_of(profile).felt.holds(rect)]
        assert len(settings) == len(SettingCode) - 2, "all but stud's bring-in, and the deck where there is only one"


def test_where_decks_take_turns_the_deck_stands_beside_the_game_and_none_covers_another() -> None:
    for profile in PROFILES.values():
        layout = layout_of(profile)
        rooms = {part.name: part.target.rect for part in parts_of(SET_UP_DECKS, layout) if part.target is not None}
        settings = {name: rect for name, rect in rooms.items() if name.startswith("setting ")}
        assert settings["setting game"].right < settings["setting deck"].x
        assert not [pair for pair in combinations(settings.values(), 2) if pair[0].gap_to(pair[1]) <= 0]


def test_display_9_every_prompt_of_the_menu_keeps_every_promise() -> None:
    assert [view.prompt.code for view in MENU_PROMPTS] == [
        PhraseCode.BAD_BLINDS,
        PhraseCode.BAD_BETS,
        PhraseCode.BAD_SETTING,
        PhraseCode.BUTTON_WHERE,
        PhraseCode.PLAYERS_MISSING,
        PhraseCode.VERDICT,
        PhraseCode.DEALER_CHANGE,
        PhraseCode.DEALER_UNKNOWN,
    ]
    for view in MENU_PROMPTS:
        assert faults(view) == [], view


def offered(view: TableView) -> list[Intent]:
    """All that a finger can send from this screen, but for the keys that play on."""
    columns = [] if view.pad else [key for row in view.column if isinstance(row, KeyRow) for key in row.keys]
    found = [key.intent for key in columns if key.intent is not None]
    if view.sheet is not None:
        found += [cell.intent for cell in view.sheet.cells if cell.intent is not None] * 2
    else:
        found += [TouchSeat(seat.number) for seat in view.seats]
    if view.pad:
        found += [TypeDigits(digits) for digits in ("1", "5", "00", "0", "9")] * 8 + [PressKey(Press.DELETE)]
    return found


def amounts(view: TableView) -> list[int]:
    facts = [cell.facts.get("a", 0) for cell in view.sheet.cells] if view.sheet is not None else []
    return [fact for fact in facts if isinstance(fact, int)] + [seat.amount or 0 for seat in view.seats]


@pytest.mark.parametrize("seed", range(12))
def test_display_10_whatever_is_touched_on_the_menu_every_promise_is_kept(seed: int) -> None:
    random = Random(seed)
    played = random.choice((table, between, lambda: opening(*range(1, seed % 4))))()
    checked = 0
    view = played.intend(PressKey(Press.MENU))
    for _ in range(40):
        if max([0, *amounts(view)]) <= MOST:
            assert faults(view, [PANELS[(seed + checked) % len(PANELS)]]) == [], view
            checked += 1
        view = played.intend(random.choice(offered(view)))
    assert checked > 15
