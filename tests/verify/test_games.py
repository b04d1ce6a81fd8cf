"""Showdowns of every game but hold'em: halves and quarters, stud's odd chips, short packs, Guts' one pot."""

from __future__ import annotations

import json

import pytest

from dealerassist.verify import as_text, judge_text
from tests.verify.documents import codes, document, judged, seat

NINES = ("As Kd 9c 8d 7h 6s 5s", "Kh Kc 9s 8c 7d 6h 5h")


def test_s4_rules_5_a_tied_low_is_split_among_those_tied_and_the_high_half_stands() -> None:
    seats = (seat(1, 50, "Ah 4h Kd Kh"), seat(2, 50, "Ac 4c 9s 9d"))
    verdict = judged(*seats, game="omaha-hilo", board="2c 3d 8h Ks Qc")
    assert verdict["payouts"] == {"1": 75, "2": 25}
    shares = verdict["pots"][0]["shares"]
    assert [(one["seat"], one["part"], one["amount"]) for one in shares] == [
        (1, "high", 50),
        (1, "low", 25),
        (2, "low", 25),
    ]
    assert [(one["high"]["name"], one["low"]["cards"]) for one in verdict["hands"]] == [
        ("three-of-a-kind", "8h 4h 3d 2c Ah"),
        ("one-pair", "8h 4c 3d 2c Ac"),
    ]


def test_tda_20c_the_odd_chip_of_the_pot_goes_high_then_each_half_is_split_by_its_own_rule() -> None:
    """PROCEDURES 4: pot 105 in chips of 5: high 55, low 50."""
    seats = (seat(1, 50, "Ah 4h Td Jd"), seat(2, 50, "Kd Kc 9s 9d"), seat(3, 5, folded=True))
    verdict = judged(*seats, game="omaha-hilo", board="2c 3d 8h Ks Qc", chip=5)
    assert verdict["payouts"] == {"1": 50, "2": 55}


def test_s3_rules_5_no_qualifying_low_and_the_high_takes_all() -> None:
    seats = (seat(1, 50, "Ah 4h 3d 7d"), seat(2, 50, "Kd Kc 9s 9d"))
    text = as_text(judge_text(json.dumps(document(*seats, game="omaha-hilo", board="2c 9c 8h Ks Qc"))))
    assert "  no hand is low enough: the high takes all\n" in text
    assert "seat 2 wins 100 with three of a kind" in text


def test_rules_4_four_spades_on_the_board_are_no_flush_without_two_in_hand() -> None:
    seats = (seat(1, 50, "As Kd Kc 3h"), seat(2, 50, "2s 3s 7d 8d"))
    verdict = judged(*seats, game="omaha", board="Qs Js 9s 4s 5c")
    assert verdict["payouts"] == {"2": 100}
    assert verdict["hands"][0]["high"]["name"] == "one-pair"


@pytest.mark.parametrize(
    ("house", "winner", "card"),
    [("tda-2024", "2", "9s"), ("roberts", "1", "As"), ("wsop-cash", "1", "As")],
)
def test_procedures_3_the_odd_chip_of_stud_goes_by_card(house: str, winner: str, card: str) -> None:
    """T: by the five that play; R and WL: by all seven."""
    seats = (seat(1, 50, NINES[0]), seat(2, 50, NINES[1]), seat(3, 1, folded=True))
    verdict = judged(*seats, game="stud", board="", house=house)
    assert verdict["payouts"][winner] == 51
    assert f"by the suit of {card}" in verdict["rulings"][-1]["text"]


@pytest.mark.parametrize(("house", "winner"), [("tda-2024", "1"), ("roberts", "2"), ("wsop-cash", "1")])
def test_procedures_3_the_odd_chip_of_razz(house: str, winner: str) -> None:
    """T: the highest of the five, 6s before 6h; R: the lowest of all, Ac before Ad; WL: the highest of all, Kd, Ks."""
    seats = (
        seat(1, 50, "6s 4h 3h 2h Ad Ks Qs"),
        seat(2, 50, "6h 4d 3d 2d Ac Kd Qd"),
        seat(3, 1, folded=True),
    )
    assert judged(*seats, game="razz", board="", house=house)["payouts"][winner] == 51


def test_s3_rules_7_razz_needs_no_eight_and_the_lowest_wins() -> None:
    """RULES 12.7: 6-5-4-2-A beats 9-7-3-2-A."""
    seats = (seat(1, 50, "6c 5c 4c 2c Ac Kc Qc"), seat(2, 50, "9d 7d 3d 2d Ad Kd Qd"))
    verdict = judged(*seats, game="razz", board="")
    assert verdict["payouts"] == {"1": 100}
    assert [one["high"] for one in verdict["hands"]] == [None, None]
    assert verdict["hands"][0]["low"]["cards"] == "6c 5c 4c 2c Ac"


def test_s3_rules_6_6_a_community_card_is_everybodys_seventh() -> None:
    seats = (seat(1, 50, "Kc Kd 9c 8d 2h 3s"), seat(2, 50, "Qc Qd 9s 8c 2d 3h"))
    verdict = judged(*seats, game="stud", board="Qh")
    assert verdict["payouts"] == {"2": 100}
    assert verdict["hands"][1]["high"]["cards"] == "Qd Qc Qh 9s 8c"


def test_s3_rules_8_2_in_the_pack_of_32_a_flush_beats_a_full_house() -> None:
    seats = (seat(1, 50, "Kc Qc 9c 8c 7c"), seat(2, 50, "Ad Ah As Kd Kh"))
    assert judged(*seats, game="five-card-draw", board="", pack=32)["payouts"] == {"1": 100}
    assert judged(*seats, game="five-card-draw", board="")["payouts"] == {"2": 100}


def test_s0_rules_8_3_lowball_ace_to_five_and_deuce_to_seven() -> None:
    seats = (seat(1, 50, "Ac 2d 3h 4s 5c"), seat(2, 50, "7c 5d 4h 3s 2c"))
    assert judged(*seats, game="lowball-a5", board="")["payouts"] == {"1": 100}
    assert judged(*seats, game="lowball-27", board="")["payouts"] == {"2": 100}
    assert judged(*seats, game="triple-draw-27", board="")["payouts"] == {"2": 100}


def test_s3_rules_10_guts_is_one_pot_whoever_paid_what_into_it() -> None:
    """RULES 10.6: the pot of the third deal of Monte Carlo, 1 + 1 + 7."""
    seats = (seat(1, 1, "Ac Kc Qc"), seat(2, 1, "7c 7d 7h"), seat(3, 7, folded=True))
    verdict = judged(*seats, game="guts", board="")
    assert (verdict["payouts"], verdict["returned"]) == ({"1": 9}, {})
    assert [pot["amount"] for pot in verdict["pots"]] == [9]
    assert verdict["hands"][0]["high"]["cards"] == "Ac Kc Qc"


def test_stud_and_guts_need_no_button_and_holdem_does() -> None:
    table = document(seat(1, 50, NINES[0]), seat(2, 50, folded=True), game="stud", board="")
    assert judge_text(json.dumps({**table, "button": None})).payouts == {1: 100}


def test_run_twice_in_omaha_hilo_halves_before_high_and_low_and_the_odd_chip_is_board_ones() -> None:
    """PROCEDURES 6: 101 is 51 and 50; board 1 has a low: 26 and 25."""
    seats = (seat(1, 50, "Ah 4h Td Jd"), seat(2, 50, "Kd Kc 9s 9d"), seat(3, 1, folded=True))
    boards = ["2c 3d 8h Ks Qc", "2c 3d 8h Ts Jc"]
    verdict = judged(*seats, game="omaha-hilo", board=boards)
    shares = [(one["seat"], one["board"], one["part"], one["amount"]) for one in verdict["pots"][0]["shares"]]
    assert shares == [(2, 1, "high", 26), (1, 1, "low", 25), (1, 2, "high", 25), (1, 2, "low", 25)]
    assert "run-twice-odd-chip" in codes(verdict)
