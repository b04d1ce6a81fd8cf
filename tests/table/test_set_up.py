"""Setting a table up on its screen: between hands, or before the first card; it holds from the next hand on."""

from __future__ import annotations

import pytest

from dealerassist.engine import FixedLimit, NoLimit, preset
from dealerassist.engine import commands as c
from dealerassist.engine.setup import AntePayer
from dealerassist.table.levels import Levels
from dealerassist.views import (
    AsBefore,
    CellView,
    Choose,
    ChooseValue,
    Intent,
    KeyCode,
    KeyRow,
    Press,
    PutAway,
    SettingCode,
    SheetView,
    TouchBoard,
    TouchSetting,
    ValueCode,
)
from tests.table.at_menu import GO, MENU, SET_UP, amounts, between_hands
from tests.table.playing import Played

S = SettingCode


def cells(played: Played) -> dict[SettingCode, CellView]:
    sheet = played.table.view.sheet
    assert sheet is not None
    return {cell.setting: cell for cell in sheet.cells if cell.setting is not None}


def column(played: Played) -> list[KeyCode]:
    return [key.code for row in played.table.view.column if isinstance(row, KeyRow) for key in row.keys]


def test_every_setting_stands_on_the_sheet_with_its_value() -> None:
    played = between_hands()
    played.touch(MENU, SET_UP)
    shown = {setting: (cell.value, *cell.facts.values()) for setting, cell in cells(played).items()}
    assert shown == {
        S.GAME: (ValueCode.HOLDEM,),
        S.HOUSE: (ValueCode.HOUSE, "TDA-2024"),
        S.LIMIT: (ValueCode.NO_LIMIT,),
        S.SMALL_BLIND: (ValueCode.AMOUNT, 100),
        S.BIG_BLIND: (ValueCode.AMOUNT, 200),
        S.THIRD_BLIND: (ValueCode.NONE,),
        S.ANTE: (ValueCode.NONE,),
        S.ANTE_FROM: (ValueCode.EVERYBODY,),
        S.CHIP: (ValueCode.AMOUNT, 1),
        S.BUTTON: (ValueCode.SEAT, 1),
    }
    assert not any(cell.new for cell in cells(played).values())


def test_what_was_set_holds_from_the_next_hand_on() -> None:
    played = between_hands()
    played.touch(MENU, SET_UP, TouchSetting(S.LIMIT), ChooseValue(S.LIMIT, "fixed"))
    assert played.keeper.hand.setup.stakes.limit == NoLimit(200)
    played.touch(*amounts(S.BIG_BET, "600"), *amounts(S.ANTE, "25"), *amounts(S.CHIP, "25"))
    played.touch(TouchSetting(S.ANTE_FROM), ChooseValue(S.ANTE_FROM, "bb"), MENU)
    assert played.keeper.between == (c.Set("limit fixed 200 600; ante 25 bb; chip 25"),)
    played.touch(GO)
    stakes = played.keeper.hand.setup.stakes
    assert (stakes.limit, stakes.blinds) == (FixedLimit(200, 600), (100, 200))
    assert (stakes.ante, stakes.ante_payer, stakes.chip) == (25, AntePayer.BIG_BLIND, 25)
    assert played.prompt == "deal-hole n=2"


def test_the_least_bet_goes_with_the_blinds_and_a_third_blind_can_be_added_and_left_out() -> None:
    played = between_hands()
    played.touch(MENU, SET_UP, *amounts(S.BIG_BLIND, "400"), *amounts(S.THIRD_BLIND, "800"), GO)
    stakes = played.keeper.hand.setup.stakes
    assert (stakes.limit, stakes.blinds) == (NoLimit(800), (100, 400, 800))
    played.touch(MENU, SET_UP, *amounts(S.THIRD_BLIND, "0"), *amounts(S.SMALL_BLIND, "0"), MENU)
    assert played.keeper.hand.setup.stakes.blinds == (400,)


def test_the_go_on_key_seals_what_is_typed_and_deals_with_it() -> None:
    played = between_hands()
    played.touch(MENU, SET_UP, *amounts(S.BIG_BLIND, "300"), GO)
    assert played.keeper.hand.setup.stakes.blinds == (100, 300)
    assert played.prompt == "deal-hole n=2"


def test_digits_stand_in_the_setting_and_a_second_touch_leaves_it() -> None:
    played = between_hands()
    view = played.touch(MENU, SET_UP, TouchSetting(S.ANTE))
    assert view.pad
    assert (cells(played)[S.ANTE].typing, cells(played)[S.ANTE].value) == (True, None)
    played.touch("5", "0")
    assert cells(played)[S.ANTE].facts == {"a": 50}
    view = played.touch(TouchSetting(S.ANTE))
    assert not view.pad
    assert cells(played)[S.ANTE].new
    view = played.touch(TouchSetting(S.ANTE), "7", Press.UNDO)
    assert not view.pad
    assert cells(played)[S.ANTE].facts == {"a": 50}


def test_a_setting_that_is_chosen_shows_all_it_can_be() -> None:
    played = between_hands()
    played.touch(MENU, SET_UP, TouchSetting(S.HOUSE))
    sheet = played.table.view.sheet
    assert isinstance(sheet, SheetView)
    assert sheet.choosing
    names = [cell.facts.get("what") for cell in sheet.cells[1:]]
    assert names == ["HOLLAND-CASINO", "POKER-DK", "POKER-HU", "POKERINFO-NL", "ROBERTS", "TDA-2024", "WSOP-CASH"]
    assert [cell.facts["what"] for cell in sheet.cells[1:] if cell.new] == ["TDA-2024"]
    played.touch(ChooseValue(S.HOUSE, "roberts"), GO)
    assert played.keeper.house == preset("roberts")


@pytest.mark.parametrize(
    ("touches", "prompt"),
    [
        (amounts(S.SMALL_BLIND, "500"), "bad-blinds"),
        ((ChooseValue(S.LIMIT, "fixed"), *amounts(S.BIG_BET, "100")), "bad-bets"),
        (amounts(S.CHIP, "0"), "bad-setting"),
    ],
)
def test_what_the_engine_refuses_says_why_and_nothing_that_was_typed_is_lost(
    touches: tuple[Intent | str, ...], prompt: str
) -> None:
    played = between_hands()
    last = next(one.setting for one in reversed(touches) if isinstance(one, TouchSetting))
    played.touch(MENU, SET_UP, *touches, TouchSetting(last))
    assert played.prompt == prompt
    assert cells(played)[last].new
    played.touch(MENU)
    assert played.keeper.between == ()
    assert played.prompt == "push a=200 n=2"


def test_a_chip_of_nothing_can_be_on_the_sheet_while_the_game_is_chosen() -> None:
    played = between_hands()
    played.touch(MENU, SET_UP, *amounts(S.CHIP, "0"), ChooseValue(S.GAME, "stud"))
    assert cells(played)[S.GAME].value is not None


def test_a_refused_setting_can_be_put_right_by_another() -> None:
    played = between_hands()
    played.touch(MENU, SET_UP, *amounts(S.SMALL_BLIND, "500"), *amounts(S.BIG_BLIND, "1"), "00", "0", MENU)
    assert played.keeper.between == (c.Set("limit no; blinds 500 1000"),)


@pytest.mark.parametrize("game", ["holdem", "guts"])
def test_rules_10_2_a_game_in_which_nobody_puts_anything_in_before_the_deal_is_not_set_up(game: str) -> None:
    """There would be no pot, and nobody to win it; blinds are no antes, and in Guts there are no others."""
    played = between_hands()
    played.touch(MENU, SET_UP, TouchSetting(S.GAME), ChooseValue(S.GAME, game))
    for setting in (S.SMALL_BLIND, S.BIG_BLIND, S.ANTE):
        if setting in cells(played):
            played.touch(*amounts(setting, "0"))
    played.touch(TouchSetting(S.ANTE))
    assert played.prompt == "bad-setting"


def test_as_before_takes_everything_on_the_sheet_back() -> None:
    played = between_hands()
    played.touch(MENU, SET_UP, *amounts(S.ANTE, "50"), TouchSetting(S.ANTE))
    assert KeyCode.AS_BEFORE in column(played)
    played.touch(AsBefore())
    assert not any(cell.new for cell in cells(played).values())
    assert KeyCode.AS_BEFORE not in column(played)
    played.touch(MENU)
    assert played.keeper.between == ()


def test_the_button_is_set_by_touching_a_seat() -> None:
    played = between_hands()
    played.touch(MENU, SET_UP, TouchSetting(S.BUTTON))
    assert played.prompt == "button-where"
    assert played.table.view.sheet is None
    played.touch(4)
    assert cells(played)[S.BUTTON].facts == {"n": 4}
    played.touch(GO)
    positions = played.keeper.hand.setup.positions
    assert (positions.button, positions.small, positions.big) == (4, 5, (6,))


def test_tda_34a_a_puck_that_lies_elsewhere_before_the_first_card_is_dealt_from_there_on_the_dealers_word() -> None:
    played = Played()
    played.table.sense(Levels(seats=dict.fromkeys(range(1, 7), 0), puck=(4,)))
    assert played.prompt == "button-check n=6 m=4"
    played.touch(Choose("button-4"))
    setup = played.keeper.hand.setup
    assert (setup.button, setup.positions.small, setup.positions.big) == (4, 5, (6,))
    assert played.prompt == "deal-hole n=5"


def test_heads_up_the_button_lies_at_one_of_the_two_seats() -> None:
    played = between_hands(seats=2)
    played.touch(MENU, SET_UP, TouchSetting(S.BUTTON), 5)
    assert played.prompt == "button-where"
    played.touch(2, GO)
    assert played.keeper.hand.setup.button == 2


def test_touches_beside_the_keys_do_nothing_while_the_sheet_covers_the_felt() -> None:
    played = between_hands()
    before = played.touch(MENU, SET_UP)
    assert played.touch(3, TouchBoard()) == before


def test_before_the_first_card_the_hand_is_dealt_anew_with_the_new_settings() -> None:
    played = Played()
    assert played.prompt == "deal-hole n=1"
    played.touch(MENU, SET_UP, *amounts(S.BIG_BLIND, "400"), MENU)
    setup = played.keeper.hand.setup
    assert (setup.number, setup.button, setup.stakes.blinds) == (2, 6, (100, 400))
    assert played.prompt == "deal-hole n=1"
    assert {seat.number: seat.stack for seat in setup.seats} == dict.fromkeys(range(1, 7), 20_000)
    played.touch(MENU, SET_UP, MENU)
    assert played.keeper.hand.setup.number == 2, "nothing was changed: nothing is dealt anew"


def test_once_a_card_is_out_nothing_can_be_set_up_until_the_hand_is_over() -> None:
    played = Played()
    played.touch(GO, MENU)
    assert played.touch(SET_UP).sheet is None
    seen = Played()
    seen.table.sense(Levels(seats={1: 1, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0}))
    assert seen.touch(MENU, SET_UP).sheet is None


def test_a_card_that_comes_while_the_sheet_is_open_closes_it_and_what_was_set_holds_afterwards() -> None:
    played = Played()
    played.touch(MENU, SET_UP, *amounts(S.ANTE, "50"), TouchSetting(S.ANTE))
    view = played.table.sense(Levels(seats={1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2}))
    assert view.sheet is None
    assert played.prompt == "act-call n=3 a=200"
    played.touch(GO)
    assert played.commands == ["call 3"]
    assert played.keeper.between == (c.Set("ante 50"),)


def test_the_sheet_is_put_away_with_what_was_set_but_not_while_digits_stand_open() -> None:
    played = between_hands()
    played.touch(MENU, SET_UP, *amounts(S.ANTE, "50"), PutAway())
    assert played.table.view.pad
    played.touch(TouchSetting(S.ANTE), PutAway())
    assert played.keeper.between == (c.Set("ante 50"),)
    assert not played.table.view.menu


def test_stud_is_set_up_with_an_ante_and_a_bring_in_instead_of_blinds_and_back_again() -> None:
    """RULES 6.1: usual amounts are proposed, each can be typed."""
    played = between_hands()
    played.touch(MENU, SET_UP, TouchSetting(S.GAME), ChooseValue(S.GAME, "stud"))
    assert {S.ANTE, S.BRING_IN, S.SMALL_BET} <= cells(played).keys()
    assert not {S.SMALL_BLIND, S.BIG_BLIND, S.THIRD_BLIND, S.ANTE_FROM, S.BUTTON} & cells(played).keys()
    played.touch(*amounts(S.BRING_IN, "60"), MENU, GO)
    stakes = played.keeper.hand.setup.stakes
    assert (stakes.limit, stakes.blinds, stakes.ante, stakes.bring_in) == (FixedLimit(200, 400), (), 20, 60)
    assert played.prompt == "deal-hole n=1"
    played.touch(MENU, SET_UP, TouchSetting(S.GAME), ChooseValue(S.GAME, "omaha"), MENU)
    stakes = played.keeper.hand.setup.stakes
    assert (stakes.blinds, stakes.ante, stakes.bring_in) == ((100, 200), 0, 0)
    assert played.keeper.hand.setup.game.name == "omaha"


def test_stud_is_refused_where_more_sit_than_it_can_be_dealt_to() -> None:
    """RULES 6: eight at most."""
    played = between_hands(seats=9)
    played.touch(MENU, SET_UP, TouchSetting(S.GAME), ChooseValue(S.GAME, "razz"))
    assert played.prompt == "players-too-many"
