"""Draw games, pineapple and Guts on the table: who takes how many, who has still to discard, who is in (RULES 8-10)."""

from __future__ import annotations

import pytest

from dealerassist.engine import FixedLimit, NoLimit, Stakes, preset
from dealerassist.table.levels import BoardLevel, Levels
from dealerassist.views import (
    Choose,
    KeyCode,
    KeyRow,
    OffCode,
    PlaceLook,
    Press,
    SeatLook,
    SeatView,
    TableView,
)
from dealerassist.words import say
from tests.table.playing import Played, cards, named

GO, FOLD, RAISE, BY_HAND, UNDO = Press.GO_ON, Press.FOLD, Press.RAISE, Press.BY_HAND, Press.UNDO
GUTS = Stakes(NoLimit(5), (), 5, chip=5)


def column(view: TableView) -> list[str]:
    return [say(key.code, key.facts) for row in view.column[:3] if isinstance(row, KeyRow) for key in row.keys]


def go_on(played: Played) -> tuple[KeyCode, OffCode | None]:
    return played.table.view.row[2].code, played.table.view.row[2].off


def centre(played: Played) -> list[str]:
    return [say(reason.code, reason.facts) for reason in played.table.view.reasons]


def word(played: Played, seat: int) -> str:
    view: SeatView = played.seat(seat)
    return say(view.word, {"k": view.count}) if view.word is not None else ""


def drawing(hands: dict[int, str] | None = None, game: str = "five-card-draw") -> Played:
    """Three seats, seat 3 has the button; all are in for the big blind."""
    played = Played(3, game=game, hands=hands)
    played.touch(GO, GO, GO, GO)
    return played


def test_display_9_each_seat_is_asked_in_turn_and_says_it_with_one_touch() -> None:
    played = drawing()
    assert played.prompt == "draw n=1"
    assert played.seat(1).look is SeatLook.TO_ACT
    assert column(played.table.view) == ["1", "2", "3", "4", "5"]
    assert go_on(played) == (KeyCode.PAT, None)
    played.touch(Choose("draw-3"))
    assert played.prompt == "draw n=2"
    assert word(played, 1) == "DREW 3"
    played.touch(GO)
    assert word(played, 2) == "PAT"
    played.touch(Choose("draw-1"))
    assert played.commands[-3:] == ["draw 1 3", "draw 2 0", "draw 3 1"]
    assert played.prompt == "act-check n=1"
    assert [word(played, seat) for seat in (1, 2, 3)] == ["ACTS", "PAT", "DREW 1"]


def test_a_wrong_number_is_taken_back_by_undo_and_no_touch_on_a_seat_guesses_one() -> None:
    played = drawing()
    played.touch(3)
    assert played.prompt == "draw n=1"
    played.touch(Choose("draw-3"), UNDO)
    assert played.prompt == "draw n=1"
    assert word(played, 2) == ""


def test_of_several_draws_only_the_last_stands_at_the_seats() -> None:
    played = Played(2, game="triple-draw-27", limit=FixedLimit(200, 400))
    played.touch(GO, GO, GO, Choose("draw-3"), Choose("draw-2"), GO, GO)
    assert played.prompt == "draw n=1"
    assert [word(played, seat) for seat in (1, 2)] == ["ACTS", ""]
    played.touch(GO, Choose("draw-1"))
    assert word(played, 2) == "DREW 1"


def test_display_8_at_the_push_the_centre_shows_the_hand_that_wins() -> None:
    hands = {1: "As Ah Kd Qc 2h", 2: "7s 7h 7d 5c 4h", 3: "Ks Kh 3d 2c 9h"}
    played = drawing(hands)
    played.touch(GO, GO, GO, GO, GO, GO, GO, GO, GO)
    assert played.prompt == "push a=600 n=2"
    assert [place.card for place in played.table.view.board] == list(cards("7s 7h 7d 5c 4h"))
    assert centre(played) == ["three sevens, five", "three of a kind beats a pair"]
    assert played.seat(2).cards == ()
    assert set(played.seat(2).more) == set(cards("7s 7h 7d 5c 4h"))
    played.touch(1)
    assert centre(played)[0] == "seat 1: pair of aces, king"


def test_a_drawn_hand_is_named_by_hand() -> None:
    played = drawing(game="lowball-27")
    played.touch(GO, GO, GO, GO, GO, GO)
    assert played.prompt == "who-wins"
    played.touch(BY_HAND, *named("2s 3s 4s 5s 7h"))
    assert played.commands[-1] == "show 1 2s 3s 4s 5s 7h"


def test_jacks_or_better_the_opener_proves_it_or_the_pot_stays() -> None:
    """RULES 8.2: S0, jacks or better to open."""
    played = Played(2, game="five-card-draw", house="pokerinfo-nl", stakes=Stakes(NoLimit(100), (), 50))
    played.touch(GO, Press.MINIMUM, FOLD)
    assert played.prompt == "openers n=1"
    assert column(played.table.view) == ["OPENERS SHOWN", "POT STAYS"]
    played.touch(Choose("carry"))
    assert played.keeper.hand.over
    assert centre(played) == ["100 stays in the middle"]


def pineapple() -> Played:
    """Crazy pineapple: three seats are in, the flop is out and checked."""
    played = Played(3, game="pineapple")
    played.touch(GO, GO, GO, GO, BY_HAND, *named("As Kd 7c"), GO, GO, GO)
    return played


def test_rules_9_who_has_still_to_discard_stands_out_and_one_touch_says_that_all_have() -> None:
    played = pineapple()
    assert played.prompt == "discard"
    assert [word(played, seat) for seat in (1, 2, 3)] == ["3 CARDS"] * 3
    played.touch(2)
    assert [(word(played, seat), played.seat(seat).question) for seat in (1, 2)] == [("3 CARDS", True), ("", False)]
    assert go_on(played) == (KeyCode.DISCARDED, None)
    played.touch(GO)
    assert played.prompt == "deal-turn"
    assert played.commands[-3:] == ["discard 2 1", "discard 1 1", "discard 3 1"]


def test_rules_9_the_next_card_or_the_next_act_says_that_all_have_discarded() -> None:
    played = pineapple()
    played.touch("board")
    assert played.prompt == "act-check n=1"
    assert played.keeper.hand.seat(1).cards == 2
    played = pineapple()
    played.touch(2)
    played.touch(RAISE, "4", "00")
    assert played.commands[-1].startswith("bet")


def test_rules_9_an_antenna_sees_who_has_discarded_and_the_muck_is_no_fold() -> None:
    played = Played(3, game="pineapple")
    seats = dict.fromkeys((1, 2, 3), 3)
    flop = dict(enumerate(map(BoardLevel, cards("As Kd 7c")), 1))
    played.table.sense(Levels(seats=seats, board={}, reads_muck=True))
    played.touch(GO, GO, GO)
    played.table.sense(Levels(seats=seats, board=flop, reads_muck=True))
    played.touch(GO, GO, GO)
    assert played.prompt == "discard"
    played.table.sense(Levels(seats={**seats, 2: 2}, board=flop, reads_muck=True, mucked=frozenset({2})))
    assert played.commands[-1] == "discard 2 1"
    seats = dict.fromkeys((1, 2, 3), 2)
    played.table.sense(Levels(seats=seats, board=flop, reads_muck=True, mucked=frozenset(seats)))
    assert played.prompt == "deal-turn"
    turn = {**flop, 4: BoardLevel(cards("2h")[0])}
    played.table.sense(Levels(seats=seats, board=turn, reads_muck=True, mucked=frozenset(seats)))
    assert played.prompt == "act-check n=1"


def guts(hands: dict[int, str] | None = None) -> Played:
    played = Played(4, 100, game="guts", stakes=GUTS, hands=hands)
    played.touch(GO)
    return played


def test_rules_10_2_all_declare_at_once_the_touched_seats_are_in_and_one_go_on_tells_it() -> None:
    played = guts({1: "As Ah Kd", 3: "7s 7h 7d"})
    assert played.prompt == "declare"
    assert go_on(played) == (KeyCode.GO_ON, OffCode.NOT_YET)
    played.touch(1, 3)
    assert [word(played, seat) for seat in (1, 2, 3)] == ["IN", "", "IN"]
    played.touch(GO)
    assert played.commands == ["in 1", "out 2", "in 3", "out 4"]
    played.touch(GO, GO)
    assert played.prompt == "push a=20 n=3"
    played.touch(GO)
    assert centre(played)[-1] == "seat 1 pays 20 into the next pot"


def test_rules_10_2_a_second_touch_says_late_and_a_third_takes_it_back() -> None:
    played = guts()
    played.touch(1, 2, 2)
    assert word(played, 2) == "LATE"
    assert centre(played) == ["touch again: late"]
    played.touch(3, 3, 3, GO)
    assert played.commands == ["in 1", "late 2", "out 3", "out 4"]


def test_rules_10_4_nobody_in_is_said_by_a_key_of_its_own_and_the_pot_stays() -> None:
    played = guts()
    played.touch(GO)
    assert played.prompt == "declare", "a stray touch says nothing"
    assert column(played.table.view) == ["NOBODY IN"]
    played.touch(Choose("nobody-in"))
    assert played.keeper.hand.over
    assert centre(played) == ["20 stays in the middle"]
    played.touch(GO)
    pot = played.table.view.pot
    assert pot is not None
    assert pot.amount == 40


def survivor() -> Played:
    """Three are in, nobody has read the hands, seat 1 has the best."""
    played = Played(4, 100, game="guts", stakes=GUTS, house=preset("tda-2024").with_switches([("guts", "survivor")]))
    played.touch(GO, 1, 2, 3, GO, 1, GO)
    return played


def test_rules_10_3_survivor_who_is_weakest_is_one_touch_where_nobody_has_read_the_hands() -> None:
    played = survivor()
    assert played.prompt == "who-is-weakest"
    assert [played.seat(seat).question for seat in (1, 2, 3, 4)] == [False, True, True, False]
    assert go_on(played) == (KeyCode.GO_ON, OffCode.NOT_YET)
    played.touch(1)
    assert played.prompt == "who-is-weakest", "the winner is not"
    played.touch(3)
    assert played.prompt == "push a=20 n=1"
    played.touch(GO)
    assert centre(played)[-1] == "seat 3 pays 20 into the next pot"


def test_rules_10_3_survivor_all_who_lost_may_tie_and_undo_asks_again() -> None:
    played = survivor()
    assert column(played.table.view) == ["ALL TIE"]
    played.touch(3, UNDO)
    assert played.prompt == "who-is-weakest"
    played.touch(Choose("all"), GO)
    assert played.keeper.hand.result is not None
    assert played.keeper.hand.result.penalties == {2: 20, 3: 20}


def test_undo_takes_what_was_declared_back_before_and_after_it_is_told() -> None:
    played = guts()
    played.touch(1, 2, UNDO)
    assert word(played, 1) == ""
    played.touch(1, 2, GO, UNDO)
    assert played.prompt == "declare"
    assert played.commands == []


@pytest.mark.parametrize("game", ["five-card-draw", "guts"])
def test_a_game_without_a_board_has_none(game: str) -> None:
    played = Played(3, 100, game=game, stakes=GUTS if game == "guts" else None)
    assert {place.look for place in played.table.view.board} == {PlaceLook.NONE}
