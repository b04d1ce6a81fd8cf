"""The numeric pad is the whole input (DISPLAY 6, its last lines)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealerassist.display.keypad import Keypad
from dealerassist.views import (
    Choose,
    Intent,
    KeyCode,
    KeyRow,
    KeyView,
    Phrase,
    PhraseCode,
    Press,
    PressKey,
    TouchBoard,
    TouchSeat,
    TypeDigits,
)
from tests.display.award_screens import WHO_WINS
from tests.display.betting_screens import AMOUNT, CAPPED, DEAL_FLOP, PREFLOP
from tests.display.situations import SITUATIONS


@pytest.mark.parametrize(
    ("key", "sent"),
    [
        ("1", TouchSeat(1)),
        ("9", TouchSeat(9)),
        ("0", TouchSeat(10)),
        ("\n", PressKey(Press.GO_ON)),
        (".", PressKey(Press.FOLD)),
        ("+", PressKey(Press.RAISE)),
        ("*", PressKey(Press.ALL_IN)),
        ("/", TouchBoard()),
    ],
)
def test_display_6_each_key_has_its_meaning(key: str, sent: Intent) -> None:
    assert Keypad().press(key, PREFLOP) == sent


def test_plus_twice_is_the_minimum() -> None:
    keypad = Keypad()
    assert [keypad.press(key, PREFLOP) for key in "++"] == [PressKey(Press.RAISE), PressKey(Press.MINIMUM)]


def test_digits_after_plus_are_an_amount_until_enter() -> None:
    keypad = Keypad()
    keypad.press("+", PREFLOP)
    assert keypad.press("3", PREFLOP) == TypeDigits("3"), "the screen may not show the pad yet"
    keypad.shows(AMOUNT, by_sensor=False)
    assert keypad.press("5", AMOUNT) == TypeDigits("5")
    assert keypad.press("\n", AMOUNT) is None, "it only ends the amount: nobody has called"
    assert keypad.press("8", AMOUNT) == TouchSeat(8)
    assert keypad.press("\n", AMOUNT) == PressKey(Press.GO_ON)


def test_the_next_plus_takes_digits_again() -> None:
    keypad = Keypad()
    keypad.shows(AMOUNT, by_sensor=False)
    keypad.press("\n", AMOUNT)
    keypad.press("*", AMOUNT)
    assert keypad.press("7", AMOUNT) == TypeDigits("7")


def test_a_sensor_does_not_end_an_amount_that_was_just_begun() -> None:
    keypad = Keypad()
    keypad.press("+", PREFLOP)
    keypad.shows(PREFLOP, by_sensor=True)
    assert keypad.press("3", PREFLOP) == TypeDigits("3")
    keypad.shows(PREFLOP, by_sensor=False)
    assert keypad.press("3", PREFLOP) == TouchSeat(3), "the table has not opened an amount"


def test_a_raise_that_commits_takes_no_digits() -> None:
    keypad = Keypad()
    keypad.press("+", CAPPED)
    assert keypad.press("5", CAPPED) == TouchSeat(5)


def test_enter_sends_what_the_go_on_key_sends() -> None:
    assert Keypad().press("\n", WHO_WINS) is None, "the key is off"
    assert Keypad().press("\n", DEAL_FLOP) == PressKey(Press.GO_ON)


def test_other_keys_mean_nothing() -> None:
    assert Keypad().press("a", replace(PREFLOP, pad=True)) is None


@pytest.mark.parametrize(
    ("screen", "key", "sent"),
    [
        ("triple-draw", "3", Choose("draw-3")),
        ("triple-draw", "0", PressKey(Press.GO_ON)),
        ("triple-draw", "8", TouchSeat(8)),
        ("hilo-who-wins-low", ".", Choose("no-low")),
        ("guts-declare", ".", PressKey(Press.FOLD)),
        ("stud-fourth-street", "*", PressKey(Press.OPEN_PAIR)),
    ],
)
def test_where_the_column_has_the_answers_the_keys_are_those(screen: str, key: str, sent: Intent) -> None:
    """0 stands pat, the point is none of them, the star is the most there is."""
    assert Keypad().press(key, SITUATIONS[screen]) == sent


def test_guts_nobody_in_is_the_point() -> None:
    nobody = KeyView(KeyCode.NOBODY_IN, Choose("nobody-in"))
    assert Keypad().press(".", replace(PREFLOP, column=(KeyRow((nobody,)),))) == Choose("nobody-in")


def test_rules_8_2_openers_shown_is_1_and_hand_dead_2() -> None:
    answers = [
        KeyView(code, Choose(option)) for code, option in ((KeyCode.OPENERS, "shown"), (KeyCode.DEAD_HAND, "dead"))
    ]
    view = replace(
        PREFLOP, prompt=Phrase(PhraseCode.OPENERS, {"n": 2}), column=tuple(KeyRow((each,)) for each in answers)
    )
    assert [Keypad().press(key, view) for key in "12"] == [Choose("shown"), Choose("dead")]


def test_rules_10_3_who_is_weakest_is_a_seat_and_the_star_says_that_all_tie() -> None:
    column = (KeyRow((KeyView(KeyCode.ALL_TIE, Choose("all")),)),)
    row = tuple(replace(key, intent=None) for key in PREFLOP.row)
    view = replace(PREFLOP, prompt=Phrase(PhraseCode.WHO_IS_WEAKEST), column=column, row=row)
    assert Keypad().press("3", view) == TouchSeat(3)
    assert Keypad().press("*", view) == Choose("all")


def test_procedures_6_once_is_1_and_twice_is_2() -> None:
    twice = KeyView(KeyCode.TWICE, Choose("twice"))
    view = replace(PREFLOP, prompt=Phrase(PhraseCode.RUN_TWICE), column=(KeyRow((twice,)),))
    assert Keypad().press("1", view) == view.row[2].intent
    assert Keypad().press("2", view) == Choose("twice")
