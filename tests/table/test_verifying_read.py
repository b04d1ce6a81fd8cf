"""VERIFY where a reader sees the cards: only what is touched is read, and never the hand in play (DISPLAY 11)."""

from __future__ import annotations

from dealerassist.table.levels import BoardLevel, Levels
from dealerassist.table.table import Table
from dealerassist.views import (
    MarkCode,
    Press,
)
from tests.table.at_menu import FOLD, GO, MENU
from tests.table.disputes import (
    BOARD,
    BY_HAND,
    VERIFY,
    Read,
    cards,
    faces,
)
from tests.table.playing import Played


def test_a_touched_seat_is_read_and_no_other() -> None:
    played = Read()
    played.touch(3, GO, MENU, VERIFY)
    before = len(played.asked)
    played.lies[5] = cards("2s 2d")
    assert played.prompt == "verdict a=1500 n=3"
    played.touch(5)
    assert played.asked[before:] == [5]
    assert played.seat(5).cards == tuple(cards("2s 2d"))


def test_before_a_hand_is_tabled_the_prompt_asks_for_it_and_reads_nothing() -> None:
    played = Read()
    view = played.touch(MENU, VERIFY)
    assert played.prompt == "show-next n=3"
    assert not view.naming
    assert played.asked == []
    assert faces(view) == set(BOARD.split())
    view = played.touch(GO)
    assert (played.asked, played.prompt) == ([3], "show-next n=5")
    played.touch(5)
    assert (played.asked, played.prompt) == ([3, 5], "verdict a=1500 n=3")
    assert played.keeper.hand.seat(3).tabled is None, "the hand in play knows nothing of it"


def test_display_11_cards_of_the_hand_in_play_are_never_read() -> None:
    played = Read()
    played.touch(GO, GO, GO, GO, GO)
    assert played.keeper.hand.acting
    played.asked.clear()
    played.lies = {seat: cards("9h 9s") for seat in range(1, 7)}
    played.table.sense(Levels(dict.fromkeys(range(1, 7), 2), board={1: BoardLevel(cards("Jc")[0])}))
    view = played.touch(MENU, VERIFY)
    for intent in (3, 5, 4, "board", BY_HAND, GO, 3, FOLD, BY_HAND, GO, 1, 2, 6):
        view = played.touch(intent)
        assert not faces(view) & {"9h", "9s", "Jc"}
    assert MarkCode.VERIFY in view.marks
    assert played.asked == []


def test_the_board_is_read_where_it_lies() -> None:
    played = Played()
    played.table = Table(played.keeper, reveal=lambda seat: ())
    played.touch(GO, Press.TIMES_THREE, 5, GO, 3, "board", "board", "board", "board")
    played.table._hearing.levels = Levels(board={place: BoardLevel(card) for place, card in enumerate(cards(BOARD), 1)})
    view = played.touch(MENU, VERIFY)
    assert faces(view) == set(BOARD.split())
    assert played.prompt == "show-next n=3"
