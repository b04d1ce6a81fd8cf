"""WALKTHROUGH 3 (f): a dispute about a hand that nobody recorded is brought to the box; touches counted."""

from __future__ import annotations

import pytest

from dealerassist.cards import Card
from dealerassist.views import KeyCode, KeyRow, MarkCode, MenuPage, Press, SeatLook, TurnTo, TypeDigits
from tests.table.playing import named
from tests.table.shown import Walked
from tests.table.test_walkthrough_dispute import BOARD, three_handed

GO, FOLD, BETS, MENU, BLANK, GAME, UNDO, WHY = (
    Press.GO_ON, Press.FOLD, Press.RAISE, Press.MENU, Press.BLANK, Press.OTHER_GAME, Press.UNDO, Press.WHY,
)  # fmt: skip
VERIFY = TurnTo(MenuPage.VERIFY)


def asked() -> Walked:
    """A hand was played; the next one is at its first action; nobody disputes either."""
    played = three_handed()
    played.touch(GO, GO)
    played.touches = 0
    played.touch(MENU, VERIFY, BLANK)
    return played


def laid(*hands: tuple[int, str]) -> Walked:
    """The board is named, and these hands."""
    played = asked()
    played.touch(*named(BOARD))
    for seat, text in hands:
        played.touch(seat, *named(text))
    return played


def test_f_three_holdem_hands_and_their_bets_are_about_35_touches() -> None:
    """Board 10, each seat 1 and its hand 4, each bet 3, the keys that open them 4."""
    played = asked()
    assert played.says == "1: WHICH CARD?"
    assert (played.row[0], played.row[2:]) == ("UNDO", ["(GO ON)", "SEE SEATS", "CLOSE"])
    played.touch(*named(BOARD))
    assert (played.touches, played.says) == (13, "WHO IS STILL IN?")
    assert {seat.look for seat in played.table.view.seats} == {SeatLook.FOLDED}
    played.touch(2)
    assert played.says == "SEAT 2: WHICH CARD?"
    played.touch(*named("As Ad"))
    assert (played.touches, played.says) == (18, "WHO IS STILL IN?")
    played.touch(5, *named("Kh Kc"), 6, *named("8h 8d"))
    assert (played.touches, played.says) == (28, "[2] WINS ?")
    played.touch(BETS)
    assert played.says == "[2] PUT IN: HOW MUCH?"
    played.touch("6", "00", GO)
    assert played.says == "[5] PUT IN: HOW MUCH?"
    played.touch("9", "00", GO, "9", "00", GO)
    assert (played.touches, played.says) == (38, "[5] WINS 600")
    assert played.steps == ["*SIDE 1 600 > 5", "MAIN 1800 > 2"]
    assert played.lines == ["three kings, ace", "the three of a kind decides: kings beat eights"]
    played.touch(GO)
    assert (played.says, played.lines[0]) == ("[2] WINS 1,800", "three aces, king")


def test_f_without_bets_it_is_said_who_wins_and_no_amount_is_made_up() -> None:
    played = laid((2, "As Ad"), (5, "Kh Kc"))
    assert (played.touches, played.says) == (23, "[2] WINS ?")
    assert played.steps == ["*MAIN None > 2"]
    assert played.table.view.pot is None
    played.touch(WHY)
    assert played.why[:2] == ["three aces, king", "the three of a kind decides: aces beat kings"]


def test_rules_1_8_equal_hands_share_what_nobody_has_counted() -> None:
    played = laid((2, "Ac Qs"), (5, "As Qd"))
    assert played.steps == ["*MAIN ? · 1/2 None > 2", "MAIN ? · 2/2 None > 5"]
    played.touch(WHY)
    assert [line for line in played.why if "odd" in line] == []


def test_who_is_in_and_is_not_typed_has_matched_the_largest_bet_and_who_is_out_left_his_chips() -> None:
    """Seat 2 is all-in for 400; 5 and 6 play for 1,000; seat 1 folded with 200 in."""
    played = laid((2, "As Ad"), (5, "Kh Kc"), (6, "8h 8d"))
    played.touch(BETS, "4", "00", 5, "1", "00", "0", 1, "2", "00", BETS)
    assert played.steps == ["*SIDE 1 1200 > 5", "MAIN 1400 > 2"]
    assert [(seat.number, seat.amount) for seat in played.table.view.seats if seat.amount] == [
        (1, 200), (2, 400), (5, 1_000),
    ]  # fmt: skip


def test_a_bet_that_no_chips_make_is_held_up() -> None:
    """The smallest chip is 25."""
    played = laid((2, "As Ad"), (5, "Kh Kc"))
    played.touch(BETS, "6", "1", GO)
    assert played.says == "CHIPS OF 25"
    assert played.table.view.pad
    played.touch(Press.DELETE, "00", BETS)
    assert played.says == "[2] WINS 1,200"


def test_a_second_touch_puts_a_seat_out_again_and_with_one_seat_nobody_wins() -> None:
    played = laid((2, "As Ad"), (5, "Kh Kc"))
    played.touch(5, 5)
    assert played.says == "WHO IS STILL IN?"
    assert [seat.look for seat in played.table.view.seats if seat.number in {2, 5}] == [SeatLook.IN, SeatLook.FOLDED]
    played.touch(GO, WHY, 2, 2)
    assert played.says == "WHO IS STILL IN?"
    assert played.steps == []


def test_undo_leads_touch_by_touch_back_to_the_last_hand() -> None:
    played = laid((2, "As Ad"), (5, "Kh Kc"))
    played.touch(BETS, "6", "00", GO)
    for _ in range(40):
        if played.row[0] != "UNDO":
            break
        played.touch(UNDO)
    assert MarkCode.VERIFY in played.table.view.marks
    assert key(played, KeyCode.OF_HAND)


def key(played: Walked, code: KeyCode) -> bool:
    rows = [row for row in played.table.view.column if isinstance(row, KeyRow)]
    return any(each.code is code for row in rows for each in row.keys)


def test_tda_2024_35_no_card_lies_twice() -> None:
    played = laid((2, "As Ad"))
    played.touch(5, *named("As"))
    assert "As" not in {str(card) for seat in played.table.view.seats if seat.number == 5 for card in seat.cards}
    played.touch(*named("Kh Kc"))
    assert played.says == "[2] WINS ?"


def test_the_games_follow_each_other_on_one_key_and_what_lies_there_is_named_anew() -> None:
    """Omaha is two keys further: two of four cards count, so seat 5's one heart makes no flush."""
    played = asked()
    seen = []
    for _ in range(12):
        seen.append(played.table.view.stakes.game)
        played.touch(GAME)
    assert seen[:2] == ["holdem", "short-deck"]
    assert len(set(seen)) == 12
    assert "guts" not in seen, "nobody bets there, and who wins depends on who has declared"
    assert played.table.view.stakes.game == "holdem"
    while played.table.view.stakes.game != "omaha":
        played.touch(GAME)
    played.touch(*named("2h 3h 4h 8h Ks"), 2, *named("Kd Kc 7s 7d"), 5, *named("Ah Qs Qc Jd"))
    assert played.says == "[2] WINS ?"


@pytest.mark.parametrize(("game", "hands", "winner"), [
    ("stud", ("As Ad 2c 3d 7h 9s Jc", "Kh Kc Ks 4d 5c 8s 9d"), 5),
    ("razz", ("As 2d 3c 4d 6h Ks Kc", "Ah 2c 3d 4s 5h Qs Qc"), 5),
    ("triple-draw-27", ("7s 5d 4c 3d 2h", "8s 5c 4d 3h 2c"), 2),
])  # fmt: skip
def test_a_game_without_a_board_begins_with_the_seats(game: str, hands: tuple[str, str], winner: int) -> None:
    played = asked()
    while played.table.view.stakes.game != game:
        played.touch(GAME)
    assert played.says == "WHO IS STILL IN?"
    played.touch(Press.BY_HAND, 2, *named(hands[0]), 5, *named(hands[1]))
    assert played.says == f"[{winner}] WINS ?"


def of_game(game: str) -> Walked:
    played = asked()
    while played.table.view.stakes.game != game:
        played.touch(GAME)
    return played


def buttons(played: Walked) -> list[int]:
    return [seat.number for seat in played.table.view.seats if seat.button]


@pytest.mark.parametrize(("button", "odd"), [(1, 2), (2, 5), (5, 2), (6, 2)])
def test_tda_2024_20a_the_button_is_where_a_seat_is_held_and_the_odd_chip_goes_to_its_left(
    button: int, odd: int
) -> None:
    """Seat 1 has left its 25 in the middle; seats 2 and 5 share a pot of 1,225."""
    played = laid((2, "Ac Qs"), (5, "As Qd"))
    played.touch(BETS, 1, "2", "5", 2, "6", "00", BETS)
    played.hold(button)
    assert buttons(played) == [button]
    assert played.steps[0] == f"*MAIN 1,225 · 1/2 625 > {odd}"
    assert f"odd 25: seat {odd}, left of button" in played.lines
    assert [card for seat in played.table.view.seats for card in seat.cards], "what was named stays named"


def test_f_that_the_button_can_be_said_stands_there_until_somebody_wins_and_undo_takes_it_back() -> None:
    played = asked()
    before = buttons(played)
    played.touch(*named(BOARD))
    assert played.lines == ["button elsewhere: hold its seat"]
    played.hold(4)
    assert buttons(played) == [4]
    played.touch(UNDO)
    assert buttons(played) == before
    assert of_game("stud").touch(Press.BY_HAND) is not None
    stud = of_game("razz")
    stud.hold(4)
    assert buttons(stud) == [], "stud has no button"


def test_rules_6_3_studs_seventh_card_for_all_is_said_by_a_touch_on_the_middle() -> None:
    """Six of his own each: the seven in the middle makes seat 5 a full house."""
    played = of_game("stud")
    assert played.lines == ["seventh card for all: touch here"]
    played.touch("board")
    assert played.says == "1: WHICH CARD?"
    played.touch(*named("7d"))
    assert (played.says, played.lines) == ("WHO IS STILL IN?", [])
    played.touch(2, *named("As Ad 2c 3d 9h Js"), 5, *named("Kh Kc 7s 7h 5c 8s"))
    assert played.says == "[5] WINS ?"
    assert played.lines[0] == "sevens full of kings"


def test_rules_6_3_hands_that_were_named_with_seven_cards_are_named_anew_once_the_last_is_everybodys() -> None:
    played = of_game("stud-hilo")
    played.touch(2, *named("As Ad 2c 3d 7h 9s Jc"), "board", *named("7d"))
    assert played.says == "SEAT 2: WHICH CARD?"
    played.touch(*named("As Ad 2c 3d 7h 9s"))
    assert played.says == "WHO IS STILL IN?"


def test_leaving_is_one_touch_and_the_live_hand_waits_untouched() -> None:
    """DISPLAY 11."""
    played = three_handed()
    played.touch(GO, GO)
    before, commands = played.table.view, played.commands
    played.touch(MENU, VERIFY, BLANK, *named(BOARD), 2, *named("As Ad"), 5, *named("Kh Kc"), BETS, "6", "00", GO)
    played.touch(TypeDigits("5"), Press.DELETE, FOLD, "board", Press.ALL_IN, GAME, GO)
    assert MarkCode.VERIFY in played.table.view.marks
    assert played.commands == commands
    played.touch(MENU)
    assert played.table.view == before


def test_no_card_of_the_hand_in_play_is_asked_for() -> None:
    """DESIGN 4: a seat's antenna is asked only on the dealer's word that its hand is tabled."""
    asked_of: list[int] = []

    def reveal(seat: int) -> tuple[Card, ...]:
        asked_of.append(seat)
        return ()

    played = Walked(three_handed().keeper.table, reveal=reveal)
    played.touch(GO, GO, MENU, VERIFY, 2, 5, "board", GO)
    assert played.says == "1: WHICH CARD?"
    assert asked_of == []
