"""VERIFY of a hand that was run twice: each board is worth half of every pot, and both are judged (PROCEDURES 6;
WALKTHROUGH 3 f).
"""

from __future__ import annotations

from dealerassist.views import MarkCode, MenuPage, Press, TurnTo
from tests.table.playing import named
from tests.table.test_run_twice import FIRST, GO, SECOND, TWICE, Twice, lifted, on_the_pad

MENU, VERIFY, BY_HAND = Press.MENU, TurnTo(MenuPage.VERIFY), Press.BY_HAND
ONE, TWO = " ".join(FIRST), " ".join(SECOND)


def read() -> Twice:
    """3 has won the first board, 5 the second; both are read, and nothing is pushed yet."""
    played = Twice(reads=True)
    played.two_all_in()
    played.touch(TWICE, *on_the_pad(*FIRST, *SECOND), GO)
    return played


def unread() -> Twice:
    """Nobody read a card; on the dealer's word 3 won both boards. The next hand is ready."""
    played = Twice()
    played.two_all_in()
    played.touch(TWICE, *["board"] * 6, 3, GO, 3, GO, GO)
    return played


def test_f_both_boards_are_judged_and_the_touches_are_the_two_that_open_it() -> None:
    played = read()
    played.touches = 0
    played.touch(MENU, VERIFY)
    assert (played.touches, played.says) == (2, "[3] WINS 20,150")
    assert played.table.view.hand == 1
    assert played.steps == ["*MAIN BOARD 1 20150 > 3", "MAIN BOARD 2 20150 > 5"]
    assert (played.second, played.lines[0]) == (" ".join(SECOND), "board 1: three aces, king")
    played.touch(GO)
    assert (played.says, played.lines[0]) == ("[5] WINS 20,150", "board 2: three kings, jack")
    assert [str(card) for card in lifted(played)] == ["Ks", "Jc", "9d"]


def test_f_the_pad_names_the_second_board_after_the_first() -> None:
    played = unread()
    played.touches = 0
    played.touch(MENU, VERIFY)
    told = []
    for card in named(f"{ONE} {TWO}"):
        told.append(played.says)
        played.touch(card)
    assert told == [f"{place}: WHICH CARD?" for place in (*range(1, 6), *(f"B2 · {place}" for place in range(1, 6)))]
    assert played.says == "SEAT 3: WHICH CARD?"
    played.touch(*named("As Ad Kh Kc"))
    assert (played.touches, played.says) == (2 + 20 + 8, "[3] WINS 20,150")
    assert played.steps == ["*MAIN BOARD 1 20150 > 3", "MAIN BOARD 2 20150 > 5"]


def test_a_misread_card_of_the_second_board_is_named_anew() -> None:
    """Seat 5's king of the second board was an ace: seat 3 wins both."""
    played = read()
    played.touch(MENU, VERIFY, "board", *[GO] * 5)
    assert played.says == "B2 · 1: WHICH CARD?"
    played.touch(*named("Ac"))
    assert played.says == "[3] WINS 40,300"
    assert played.lines == ["board 1: three aces, king", "board 2: three aces, jack"]


def test_tda_2024_35_a_card_of_one_board_is_not_on_the_other() -> None:
    played = unread()
    played.touch(MENU, VERIFY, *named(ONE), *named("Ah"))
    assert played.says == "Ah SEEN TWICE"
    assert played.second == "? ? ? ? ?"


def test_what_lies_there_for_both_is_named_once() -> None:
    """All-in on the flop: the second board has a turn and a river of its own."""
    played = Twice(reads=True, blinds=150)
    played.touch(GO, Press.RAISE, "5", "2", "5", 5, GO, Press.FOLD, 2, Press.FOLD, *on_the_pad(FIRST[0]))
    played.touch(Press.ALL_IN, GO, TWICE, *on_the_pad("5s", "2h", "Ks", "4h"), GO, MENU, VERIFY)
    assert played.says == "[3] WINS 20,125"
    played.touch("board", *[GO] * 5)
    assert played.says == "B2 · 4: WHICH CARD?"
    played.touch(*named("7s"))
    assert played.says == "[3] WINS 40,225"


def test_it_is_verified_from_the_last_hands_too() -> None:
    played = unread()
    played.touch(GO, MENU, TurnTo(MenuPage.RECALL), VERIFY)
    assert MarkCode.VERIFY in played.table.view.marks
    assert played.table.view.hand == 1
