"""VERIFY: a dispute is brought to the box (WALKTHROUGH 3 f): pre-filled or tapped, with its reasons; leaving is one
touch and the hand in play waits untouched (DISPLAY 11).
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealerassist.engine import game_named, preset
from dealerassist.journal.live import LiveTable
from dealerassist.table.keeping import InMemory
from dealerassist.table.levels import Levels
from dealerassist.table.table import Table
from dealerassist.views import (
    Intent,
    KeyCode,
    LookBack,
    MarkCode,
    PlaceLook,
    Press,
    PressKey,
    PutAway,
    SeatLook,
    StepView,
)
from tests.table.at_menu import FOLD, GO, MENU
from tests.table.disputes import (
    BOARD,
    BY_HAND,
    CLOSE,
    HANDS,
    UNDO,
    VERIFY,
    Read,
    cards,
    names,
    on_menu,
    touches,
    without_cards,
)
from tests.table.playing import Played

# pre-filled


def test_walkthrough_f_a_hand_whose_cards_are_known_is_judged_without_a_touch() -> None:
    played = Read()
    played.touch(GO, GO, GO)
    view = played.touch(MENU, VERIFY)
    assert MarkCode.VERIFY in view.marks
    assert played.prompt == "verdict a=1500 n=3"
    assert [place.look for place in view.board].count(PlaceLook.PLAYING) == 3
    assert played.seat(3).playing == tuple(cards("As Ad"))
    assert [played.seat(n).look for n in (3, 5, 4)] == [SeatLook.WINS, SeatLook.LOSES, SeatLook.FOLDED]
    assert [reason.code.value for reason in view.reasons] == ["hand", "why"]
    assert [row.amount for row in view.column if isinstance(row, StepView)] == [1_500]


def test_a_hand_that_all_others_have_folded_to_needs_no_cards() -> None:
    played = Played()
    played.touch(GO, Press.TIMES_THREE, 3, GO)
    played.touch(MENU, VERIFY)
    assert played.prompt == "verdict a=500 n=3"


def test_a_showdown_that_is_disputed_before_the_push_is_the_last_hand() -> None:
    played = Read()
    played.touch(GO, GO)
    assert played.prompt == "push a=1500 n=3"
    played.touch(MENU, VERIFY)
    assert played.prompt == "verdict a=1500 n=3"
    played.touch(CLOSE)
    assert played.prompt == "push a=1500 n=3"


def test_before_a_hand_has_come_to_its_end_a_showdown_without_a_record_is_verified() -> None:
    played = Played()
    played.touch(GO, MENU)
    assert on_menu(played)[2] == [KeyCode.HANDS, KeyCode.VERIFY]
    played.touch(VERIFY)
    assert (played.prompt, played.table.view.hand) == ("card-unsure k=1", 0)
    assert played.touch(CLOSE).marks == ()
    assert played.keeper.hand.acting


def test_a_hand_that_was_called_off_is_not_verified_but_the_one_before() -> None:
    played = without_cards()
    played.touch(GO, FOLD, Press.VOID)
    assert played.keeper.hand.over
    played.touch(MENU, VERIFY)
    assert played.table.view.hand == 1


# tapped


def test_walkthrough_f_by_the_card_pad_a_board_is_ten_touches_and_a_hand_four() -> None:
    played = without_cards()
    told: list[Intent] = [PressKey(MENU), VERIFY]
    played.touch(*told)
    prompts = []
    for name in names(f"{BOARD} As Ad Kh Kc"):
        prompts.append(played.prompt)
        assert played.table.view.naming
        told.append(name)
        played.touch(name)
    assert [prompt.split("=")[1] for prompt in prompts] == ["1", "2", "3", "4", "5", *["SEAT 3"] * 2, *["SEAT 5"] * 2]
    assert played.prompt == "verdict a=1500 n=3"
    assert touches(told) == 2 + 10 + 2 * 4


def test_a_seat_that_is_touched_is_named_next_and_is_in() -> None:
    """Seat 4 folded before the flop; nobody knows seat 5's cards any more."""
    played = without_cards()
    played.touch(MENU, VERIFY, *names(BOARD), BY_HAND, 4)
    assert played.prompt == "card-unsure k=SEAT 4"
    played.touch(*names("8h 8d"))
    assert played.prompt == "card-unsure k=SEAT 3"
    assert played.seat(4).look is not SeatLook.FOLDED
    played.touch(*names("As Kh"), *names("Qs Qc"))
    assert played.prompt == "verdict a=1500 n=3", "seat 4 has put nothing into any pot"


@pytest.mark.parametrize("out", ["second touch", "fold"])
def test_a_second_touch_or_fold_puts_a_seat_out_and_in_again(out: str) -> None:
    played = without_cards()
    played.touch(MENU, VERIFY, *names(BOARD), *names("Kh Kc"))
    assert played.prompt == "card-unsure k=SEAT 5"
    played.touch(*([FOLD] if out == "fold" else [5, 5]))
    assert played.prompt == "verdict a=1500 n=3"
    assert played.seat(5).look is SeatLook.FOLDED
    played.touch(BY_HAND, BY_HAND, 5)
    assert played.prompt == "card-unsure k=SEAT 5"
    played.touch(*names("As Ad"))
    assert played.prompt == "verdict a=1500 n=5"


def test_somebody_is_always_in() -> None:
    played = Played()
    played.touch(GO, Press.TIMES_THREE, 3, GO, MENU, VERIFY, 3, 3)
    assert played.prompt == "bad-setting"
    played.touch(BY_HAND)
    assert played.prompt == "verdict a=500 n=3"


def test_a_hand_or_a_board_card_that_was_misread_is_named_anew() -> None:
    played = Read()
    played.touch(GO, GO, GO, MENU, VERIFY)
    played.keeper.next_hand()
    played.touch(5, *names("Ac 3c"))
    assert played.prompt == "verdict a=1500 n=3"
    played.touch(5, *names("3h 4h"))
    assert played.prompt == "verdict a=1500 n=5", "a wheel"
    played.touch("board", GO, GO, GO, *names("9c"))
    assert played.prompt == "verdict a=1500 n=3"


def test_undo_takes_back_card_by_card() -> None:
    played = without_cards()
    played.touch(MENU, VERIFY)
    prompts = []
    for name in names(f"{BOARD} As Ad Kh Kc"):
        prompts.append(played.prompt)
        played.touch(name)
    for prompt in reversed(prompts):
        played.touch(UNDO)
        assert played.prompt == prompt
    view = played.touch(UNDO)
    assert view.row[0].intent is None
    assert MarkCode.VERIFY in view.marks


# what cannot be


def test_tda_2024_35_a_card_twice_is_a_prompt_and_changes_nothing() -> None:
    played = without_cards()
    played.touch(MENU, VERIFY, *names(BOARD), *names("Kd"))
    assert played.prompt == "card-twice c=Kd"
    played.touch(*names("As As"))
    assert played.prompt == "card-twice c=As"
    played.touch(*names("Ad Kh Kc"))
    assert played.prompt == "verdict a=1500 n=3"


def test_tda_2024_35_a_card_that_is_read_twice_is_a_prompt() -> None:
    played = Read()
    played.touch(GO, GO, GO, MENU, VERIFY)
    played.lies[5] = cards("As Kc")
    played.touch(5)
    assert played.prompt == "card-twice c=As"
    played.touch(GO)
    assert played.prompt == "verdict a=1500 n=3"


def test_tda_2024_35_a_card_that_the_pack_does_not_have_is_a_prompt() -> None:
    """Short deck is played without twos to fives."""
    played = Played()
    session = replace(played.keeper.table, game=game_named("short-deck"))
    played.keeper = InMemory(LiveTable(session, preset("tda-2024")))
    played.table = Table(played.keeper)
    played.touch(GO, Press.TIMES_THREE, 5, GO, 3, *["board"] * 4, MENU, VERIFY, *names("2h"))
    assert played.prompt == "not-in-pack c=2h"
    played.touch(*names("Ah Kd 8c 6s 7h As Ad Kh Kc"))
    assert played.prompt == "verdict a=1500 n=3"


def test_nobody_wins_while_a_board_card_is_missing() -> None:
    played = without_cards()
    played.touch(MENU, VERIFY, *names("Ah Kd 8c 5s"), BY_HAND)
    assert played.prompt == "card-unsure k=5"
    view = played.table.view
    assert [seat.look for seat in view.seats if seat.look is SeatLook.WINS] == []
    assert not [row for row in view.column if isinstance(row, StepView)]
    played.touch(Press.WHY, GO)
    assert played.prompt == "card-unsure k=5"


def test_an_amount_that_nobody_counted_is_not_told_as_if_it_had_been() -> None:
    played = Played()
    played.touch(GO, Press.RAISE, 5, GO, 3, "board", "board", "board", "board", 3, GO)
    played.touch(MENU, VERIFY, *names(f"{BOARD} As Ad Kh Kc"))
    assert played.prompt == "verdict a=? n=3"


# around it


def test_walkthrough_f_leaving_is_one_touch_and_the_hand_in_play_waits() -> None:
    played = without_cards()
    played.touch(GO, FOLD)
    before, commands = played.table.view, played.commands
    played.touch(MENU, VERIFY, *names(BOARD), FOLD, GO, 5, "board", Press.ALL_IN, "5", Press.VOID, UNDO, Press.WHY)
    assert played.commands == commands
    assert played.touch(CLOSE) == before


def test_nobody_touching_for_long_brings_the_table_back() -> None:
    played = without_cards()
    assert MarkCode.VERIFY not in played.touch(MENU, VERIFY, PutAway()).marks


def test_a_sensor_that_moves_the_hand_on_brings_the_table_back() -> None:
    played = without_cards()
    played.touch(GO)
    played.table.sense(Levels(dict.fromkeys(range(1, 7), 2)))
    played.touch(MENU, VERIFY)
    assert MarkCode.VERIFY in played.table.view.marks
    first = played.keeper.hand.awaiting.seats[0]
    levels = {seat: 2 * (seat != first) for seat in range(1, 7)}
    played.table.sense(Levels(levels, mucked=frozenset({first}), reads_muck=True))
    assert played.commands == [f"fold {first}"]
    assert MarkCode.VERIFY not in played.table.view.marks


def test_an_earlier_hand_is_verified_from_the_last_hands() -> None:
    played = without_cards()
    played.touch(GO, Press.TIMES_THREE, GO, FOLD, FOLD, FOLD, FOLD, GO)
    played.touch(MENU, HANDS, LookBack(-1))
    assert [KeyCode.VERIFY] in on_menu(played)
    view = played.touch(VERIFY)
    assert (view.hand, played.prompt) == (1, "card-unsure k=1")
    played.touch(CLOSE)
    assert MarkCode.RECALL not in played.table.view.marks


def test_why_tells_the_rules_of_this_pot_with_their_sources() -> None:
    """Three chips for two: the odd one goes to the first left of the button (TDA 2024 20A)."""
    played = Played(seats=3, chip=200)
    played.touch(GO, GO, GO, GO, *["board"] * 4, 3, GO, MENU, VERIFY, *names("Ah Kd Qc Js 2h Th 3c 4c 4d Td 3d"))
    assert played.prompt == "verdict a=400 n=1"
    view = played.touch(Press.WHY)
    sources = [reason.facts["source"] for reason in view.why if "source" in reason.facts]
    assert sources == ["S1; TDA 2024 20A", "S0; S1; S3"]
    assert not played.touch(Press.WHY).why


def test_step_shows_push_by_push_the_last_side_pot_first() -> None:
    played = Played(stack=None)
    played.touch(GO, Press.TIMES_THREE, 5, GO, 3, "board", "board", "board", "board", 3, GO)
    view = played.touch(MENU, VERIFY, *names("Ah Kd Qc Js Th 2c 2d 3c 3d"))
    assert view.row[2].code is KeyCode.STEP
    assert played.prompt == "verdict a=750 n=3"
    played.touch(GO)
    assert played.prompt == "verdict a=750 n=5"
    assert played.table.view.row[2].intent is None
