"""A verdict as JSON has the published shape; as text it says who wins, with what, and why."""

from __future__ import annotations

import json
import subprocess
import sys

from dealerassist.verify import as_json, as_text, judge_text
from tests.verify.documents import document, judged, seat

# RULES 12.2, and somebody with more in than both.
WORKED = (seat(3, 45, "Ah Kh"), seat(6, 15, folded=True), seat(8, 145, "Ac 7c"), seat(9, 100, "As 7d"))
BOARD = "2h 6h 8c 9h Td"


def test_design_7_the_json_has_the_published_shape() -> None:
    assert judged(seat(1, 450, "Ah Kh"), seat(2, 450, "Ac 7c"), seat(4, 650, mucked=True), board=BOARD) == {
        "ok": True,
        "returned": {"4": 200},
        "pots": [
            {
                "name": "main",
                "amount": 1350,
                "eligible": [1, 2],
                "shares": [{"seat": 1, "amount": 1350, "part": "whole", "odd_chips": 0}],
            }
        ],
        "payouts": {"1": 1350},
        "hands": [
            {
                "seat": 1,
                "high": {"name": "flush", "text": "flush, ace-king-nine-six-two", "cards": "Ah Kh 9h 6h 2h"},
                "low": None,
            },
            {
                "seat": 2,
                "high": {"name": "straight", "text": "straight, six to ten", "cards": "Td 9h 8c 7c 6h"},
                "low": None,
            },
        ],
        "rulings": [
            {
                "code": "uncalled-returned",
                "text": "nobody called the last 200 of seat 4: they go back",
                "source": "S1; TDA 2024 16",
            }
        ],
    }


def test_the_text_tells_pots_shares_hands_reasons_and_rules() -> None:
    verdict = judge_text(json.dumps(document(*WORKED, board=BOARD, button=6, chip=5, rake=10)))
    assert (
        as_text(verdict)
        == """\
holdem, button at seat 6, smallest chip 5, house rules tda-2024
board: 2h 6h 8c 9h Td

side pot 1: 110 for seats 8 and 9
  seat 8 wins 55 with straight, six to ten (Td 9h 8c 7c 6h; Ac not played)
  seat 9 wins 55 with straight, six to ten (Td 9h 8c 7d 6h; As not played)
  seats 8 and 9 are equal: the same ranks play: suits and further cards never count

the main pot: 140 for seats 3, 8 and 9
  seat 3 wins 140 with flush, ace-king-nine-six-two (Ah Kh 9h 6h 2h)
  seat 8 loses with straight, six to ten (Td 9h 8c 7c 6h; Ac not played): a flush beats a straight
  seat 9 loses with straight, six to ten (Td 9h 8c 7d 6h; As not played): a flush beats a straight

seat 3 is paid 140
seat 8 is paid 55
seat 9 is paid 55

nobody called the last 45 of seat 8: they go back (S1; TDA 2024 16)
rake of 10 from the main pot (WSOP Live 31)
side pot 1 is split: seats 8 and 9 (S0; S1; S3)
"""
    )


def test_the_text_of_a_pot_that_nobody_contests() -> None:
    verdict = judge_text(json.dumps(document(seat(1, 60, "As Ad"), seat(2, 60, folded=True), board="")))
    assert (
        as_text(verdict)
        == """\
holdem, button at seat 10, smallest chip 1, house rules tda-2024

the main pot: 120 for seat 1
  seat 1 wins 120: nobody else can win it

seat 1 is paid 120
"""
    )


def test_the_text_of_a_hand_run_twice_names_the_boards() -> None:
    boards = ["2c 7d 9h Js Kd", "2c 7d 9h Js Ac"]
    text = as_text(judge_text(json.dumps(document(seat(1, 50, "Kc 3d"), seat(2, 50, "Kh 3h"), board=boards))))
    assert "board 2: 2c 7d 9h Js Ac\n" in text
    assert (
        "  seat 1 wins 25 on board 1 with pair of kings, jack-nine-seven kickers (Kc Kd Js 9h 7d; 3d not played)\n"
        in text
    )
    assert "  seats 1 and 2 are equal on board 2: the same ranks play" in text


def test_the_text_gives_the_kicker_that_decides() -> None:
    text = as_text(judge_text(json.dumps(document(seat(1, 50, "Kc Ad"), seat(2, 50, "Kh Qh")))))
    assert ": the first kicker decides: ace beats queen\n" in text


def test_the_verdict_lists_no_cards_that_were_not_tabled() -> None:
    verdict = judge_text(json.dumps(document(seat(1, 50, "Kc Ad"), seat(2, 50, "Kh Qh", mucked=True))))
    assert "Qh" not in as_text(verdict) + json.dumps(as_json(verdict))


def test_design_2_the_room_loads_without_its_readers() -> None:
    """`import dealerassist.verify` must stay light: msgspec, JSON and TOML come with the first document."""
    script = "import sys, dealerassist.verify; print(sorted({'msgspec', 'json', 'tomllib'} & set(sys.modules)))"
    ran = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert ran.stdout == "[]\n"
