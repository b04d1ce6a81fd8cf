"""Pots, winners, odd chips and rake, rule by rule."""

from __future__ import annotations

import pytest

from tests.verify.documents import codes, judged, seat

TWO_PAIR, PAIR, ALSO_PAIR, NOTHING = "Kc Jc", "Kh Qc", "Ks Qd", "3c 4h"
TIE = ("Ah Qs", "Ad Qh", "Ac Qd")


def test_row_1_the_odd_chip_is_the_smallest_in_play() -> None:
    """PROCEDURES 1: pot 105, two winners: 50 and 50 and one odd 5; with chips of 1, 53 and 52."""
    seats = (seat(3, 50, TIE[0]), seat(8, 50, TIE[1]), seat(9, 5, folded=True))
    assert judged(*seats, chip=5)["payouts"] == {"3": 55, "8": 50}
    assert judged(*seats)["payouts"] == {"3": 53, "8": 52}


def test_row_2_the_odd_chip_goes_to_the_first_winner_left_of_the_button() -> None:
    """PROCEDURES 2: button 6, winners 3 and 8, pot 105 in chips of 5."""
    verdict = judged(seat(3, 50, TIE[0]), seat(8, 50, TIE[1]), seat(9, 5, folded=True), chip=5, button=6)
    assert verdict["payouts"] == {"3": 50, "8": 55}
    assert [(share["seat"], share["odd_chips"]) for share in verdict["pots"][0]["shares"]] == [(8, 1), (3, 0)]
    assert codes(verdict) == ["split-pot", "odd-chip-clockwise"]
    assert verdict["rulings"][1]["text"] == (
        "an odd chip of the main pot goes to seat 8: one each, clockwise from the button"
    )
    assert verdict["rulings"][1]["source"] == "S1; TDA 2024 20A"


def test_row_2_three_winners_two_odd_chips_nobody_gets_two() -> None:
    """PROCEDURES 2: winners 2, 5, 8, button 4, pot 100 in chips of 5: seat 8 35, not before seat 5."""
    seats = (seat(2, 30, TIE[0]), seat(5, 30, TIE[1]), seat(8, 30, TIE[2]), seat(1, 10, folded=True))
    assert judged(*seats, chip=5, button=4)["payouts"] == {"2": 30, "5": 35, "8": 35}


@pytest.mark.parametrize(("button", "first"), [(1, 4), (2, 4), (3, 4), (4, 7), (6, 7), (7, 1), (10, 1)])
def test_row_2_the_button_may_be_a_winner_or_an_empty_seat(button: int, first: int) -> None:
    seats = (seat(1, 10, TIE[0]), seat(4, 10, TIE[1]), seat(7, 10, TIE[2]), seat(9, 1, folded=True))
    payouts = judged(*seats, button=button)["payouts"]
    assert [int(number) for number, paid in payouts.items() if paid == 11] == [first]


def test_row_1_what_is_less_than_a_chip_cannot_be_broken() -> None:
    assert judged(seat(1, 52, TIE[0]), seat(2, 52, TIE[1]), chip=25)["payouts"] == {"1": 54, "2": 50}


def test_row_5_each_pot_is_split_on_its_own() -> None:
    """PROCEDURES 5: main 105 and side 35 in chips of 5: 55 and 50, 20 and 15; not 140 as 70 and 70."""
    seats = (seat(1, 40, TIE[0]), seat(2, 40, TIE[1]), seat(3, 25, NOTHING))
    verdict = judged(*seats, seat(4, 30, folded=True), seat(5, 5, folded=True), chip=5)
    assert [pot["amount"] for pot in verdict["pots"]] == [105, 35]
    assert verdict["payouts"] == {"1": 75, "2": 65}
    assert codes(verdict) == ["split-pot", "odd-chip-clockwise"] * 2


def test_row_7_pots_are_layered_by_the_sizes_of_all_ins() -> None:
    """PROCEDURES 7: 100, 300, 700, 700: 400, 600, 800."""
    hands = ("As Ad", "Qs Qd", "Ts Td", "5s 5d")
    four = [
        seat(number, bet, cards) for number, bet, cards in zip((1, 2, 3, 4), (100, 300, 700, 700), hands, strict=True)
    ]
    verdict = judged(*four)
    assert [(pot["name"], pot["amount"], pot["eligible"]) for pot in verdict["pots"]] == [
        ("main", 400, [1, 2, 3, 4]),
        ("side1", 600, [2, 3, 4]),
        ("side2", 800, [3, 4]),
    ]
    assert verdict["payouts"] == {"1": 400, "2": 600, "3": 800}
    assert verdict["returned"] == {}


def test_row_7_what_nobody_called_goes_back() -> None:
    """PROCEDURES 7: "if D had 900 in, 200 goes back"; S1."""
    verdict = judged(seat(1, 100, "As Ad"), seat(2, 300, "Qs Qd"), seat(3, 700, "Ts Td"), seat(4, 900, "5s 5d"))
    assert verdict["returned"] == {"4": 200}
    assert [pot["amount"] for pot in verdict["pots"]] == [400, 600, 800]
    assert verdict["rulings"][0] == {
        "code": "uncalled-returned",
        "text": "nobody called the last 200 of seat 4: they go back",
        "source": "S1; TDA 2024 16",
    }


def test_s1_1_5_a_bet_stays_when_its_owner_folds_and_makes_no_pot_of_its_own() -> None:
    verdict = judged(seat(1, 300, TWO_PAIR), seat(2, 300, PAIR), seat(3, 120, folded=True), seat(4, 0, folded=True))
    assert [pot["amount"] for pot in verdict["pots"]] == [720]
    assert verdict["payouts"] == {"1": 720}


def test_s1_1_5_folded_money_above_every_live_bet_stays_in_the_last_pot() -> None:
    verdict = judged(seat(1, 100, PAIR), seat(2, 200, TWO_PAIR), seat(3, 200, NOTHING), seat(4, 250, folded=True))
    assert [pot["amount"] for pot in verdict["pots"]] == [400, 350]
    assert verdict["returned"] == {}


def test_s1_1_5_who_is_alone_wins_unseen_and_needs_no_board() -> None:
    verdict = judged(seat(1, 60), seat(2, 20, folded=True), seat(3, 10, folded=True), board="")
    assert (verdict["payouts"], verdict["returned"], verdict["hands"]) == ({"1": 50}, {"1": 40}, [])
    assert codes(verdict) == ["uncalled-returned"]


@pytest.mark.parametrize("board", ["", "2c 7d 9h", "2c 7d 9h Js", "2c 7d 9h Js Kd"])
def test_s1_1_5_the_last_bettor_may_be_alone_on_any_street(board: str) -> None:
    assert judged(seat(1, 60), seat(2, 60, folded=True), board=board)["payouts"] == {"1": 120}


def test_s1_1_5_everyone_folds_to_a_lone_blind() -> None:
    verdict = judged(seat(1, 20), seat(2, 0, folded=True), board="")
    assert (verdict["payouts"], verdict["returned"], verdict["pots"]) == ({}, {"1": 20}, [])


def test_row_56_only_tabled_hands_win() -> None:
    """PROCEDURES 56; S0: only a hand that is shown can win."""
    verdict = judged(seat(1, 50, NOTHING), seat(2, 50), seat(3, 50, mucked=True))
    assert verdict["payouts"] == {"1": 150}
    assert verdict["pots"][0]["eligible"] == [1, 2]
    assert verdict["rulings"] == [
        {
            "code": "only-tabled-wins",
            "text": "only tabled hands win the main pot: seat 2 tabled none",
            "source": "S0; S1; TDA 2024 13A",
        }
    ]


def test_row_56_a_royal_flush_on_the_board_is_won_by_who_tables() -> None:
    """PROCEDURES 56: "royal on board, one mucks: the other wins all"."""
    verdict = judged(seat(1, 50, "2c 3d"), seat(2, 50, mucked=True), board="Th Jh Qh Kh Ah")
    assert verdict["payouts"] == {"1": 100}
    assert verdict["hands"][0]["high"] == {"name": "royal-flush", "text": "royal flush", "cards": "Ah Kh Qh Jh Th"}


def test_row_51_who_mucked_keeps_his_layer_but_wins_nothing_of_it() -> None:
    """PROCEDURES 51: called money stays."""
    verdict = judged(seat(1, 100, PAIR), seat(2, 200, mucked=True), seat(3, 300, TWO_PAIR), seat(4, 300, ALSO_PAIR))
    assert [(pot["amount"], pot["eligible"]) for pot in verdict["pots"]] == [
        (400, [1, 3, 4]),
        (300, [3, 4]),
        (200, [3, 4]),
    ]
    assert verdict["payouts"] == {"3": 900}


def test_s1_1_7_a_mucked_hand_wins_nothing_even_where_its_cards_are_known() -> None:
    verdict = judged(seat(1, 100, NOTHING), seat(2, 100, "As Ad", mucked=True))
    assert verdict["payouts"] == {"1": 200}
    assert [hand["seat"] for hand in verdict["hands"]] == [1]


def test_s1_1_5_who_is_alone_in_a_side_pot_wins_it_though_he_mucked() -> None:
    verdict = judged(seat(1, 100, NOTHING), seat(2, 200, mucked=True), seat(3, 200, folded=True))
    assert [(pot["amount"], pot["eligible"]) for pot in verdict["pots"]] == [(300, [1]), (200, [2])]
    assert verdict["payouts"] == {"1": 300, "2": 200}


def test_row_60_the_rake_comes_off_before_the_odd_chips() -> None:
    """PROCEDURES 60: pot 47, rake 4: 43 is shared."""
    verdict = judged(seat(1, 23, TIE[0]), seat(2, 23, TIE[1]), seat(3, 1, folded=True), rake=4)
    assert verdict["pots"][0]["amount"] == 43
    assert verdict["payouts"] == {"1": 22, "2": 21}
    assert codes(verdict) == ["rake-taken", "split-pot", "odd-chip-clockwise"]
    assert verdict["rulings"][0]["text"] == "rake of 4 from the main pot"


def test_row_60_the_rake_is_taken_from_the_main_pot_up() -> None:
    verdict = judged(seat(1, 10, TWO_PAIR), seat(2, 50, PAIR), seat(3, 50, NOTHING), rake=40)
    assert [pot["amount"] for pot in verdict["pots"]] == [0, 70]
    assert verdict["payouts"] == {"2": 70}


def test_row_60_a_rake_of_the_whole_pot_leaves_nothing() -> None:
    assert judged(seat(1, 10, TWO_PAIR), seat(2, 10, PAIR), rake=20)["payouts"] == {}


def test_row_6_run_twice_each_board_is_worth_half_the_odd_chip_with_board_1() -> None:
    boards = ["2c 7d 9h Js Kd", "2c 7d 9h Js Ac"]
    verdict = judged(seat(1, 50, "Kc 3d"), seat(2, 50, "As 4d"), seat(3, 1, folded=True), board=boards)
    assert verdict["payouts"] == {"1": 51, "2": 50}
    assert [(share["seat"], share["amount"], share["board"]) for share in verdict["pots"][0]["shares"]] == [
        (1, 51, 1),
        (2, 50, 2),
    ]
    assert [(hand["seat"], hand["board"]) for hand in verdict["hands"]] == [(1, 1), (2, 1), (1, 2), (2, 2)]
    assert "run-twice-odd-chip" in codes(verdict)


def test_row_6_run_twice_halves_are_of_whole_chips() -> None:
    """A pot of 105 in chips of 5 is 55 and 50."""
    boards = ["2c 7d 9h Js Kd", "2c 7d 9h Js Ac"]
    seats = (seat(1, 50, "As 4d"), seat(2, 50, "Kc 3d"), seat(3, 5, folded=True))
    assert judged(*seats, board=boards, chip=5)["payouts"] == {"1": 50, "2": 55}


def test_row_6_run_twice_side_pots_are_halved_each_on_its_own_and_a_lone_one_is_not() -> None:
    boards = ["2c 7d 9h Js Kd", "2c 7d 9h Jc Ac"]
    verdict = judged(seat(1, 11, "Kc 3d"), seat(2, 41, "As 4d"), seat(3, 20, folded=True), board=boards)
    assert verdict["returned"] == {"2": 21}
    assert [[share["amount"] for share in pot["shares"]] for pot in verdict["pots"]] == [[17, 16], [18]]


def test_row_6_a_list_of_one_board_is_a_board() -> None:
    seats = (seat(1, 50, PAIR), seat(2, 50, NOTHING))
    assert judged(*seats, board=["2c 7d 9h Js Kd"]) == judged(*seats)


def test_p12_amounts_of_many_digits_are_exact() -> None:
    most = 10**15
    verdict = judged(
        *(seat(n, most, cards) for n, cards in zip((1, 2, 3), TIE, strict=True)), seat(4, most, folded=True)
    )
    assert verdict["payouts"] == {"1": (4 * most + 2) // 3, "2": 4 * most // 3, "3": 4 * most // 3}
    assert judged(seat(1, 99_999_999, PAIR), seat(2, 99_999_998, NOTHING))["returned"] == {"1": 1}


def test_s1_1_2_the_sixth_card_is_no_kicker_and_the_hand_says_what_plays() -> None:
    verdict = judged(seat(1, 10, "Js Th"), seat(2, 10, "Ks Jh"), board="Ah Qc 6s Jd 6d")
    assert verdict["payouts"] == {"1": 10, "2": 10}
    assert [hand["high"]["cards"] for hand in verdict["hands"]] == ["Js Jd 6s 6d Ah", "Jh Jd 6s 6d Ah"]
    assert {hand["high"]["text"] for hand in verdict["hands"]} == {"two pair, jacks and sixes, ace kicker"}


def test_rules_2_2_heads_up_the_odd_chip_goes_to_the_big_blind() -> None:
    """The button is the small blind, so the seat left of it is the big blind."""
    assert judged(seat(1, 10, TIE[0]), seat(2, 10, TIE[1]), rake=1, button=1)["payouts"] == {"1": 9, "2": 10}
