"""Random showdowns judged here and by an independent oracle."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from hypothesis import event, given, settings
from hypothesis import strategies as st

from dealerassist.verify import VerifyError, as_json, judge_text
from tests.verify.oracle import judged_again

DECK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
# Boards that play for everybody, nearly so, or for who has one card: ties are where money goes astray.
BOARDS = ["Tc Jd Qh Ks Ac", "Kc Kd Kh Ks Qc", "9c 9d 9h 5s 5c", "As Ks 9s 4s 2s", "Ac Kd Qh Js 2c", "8c 8d 7h 7s 6c"]


@st.composite
def documents(draw: st.DrawFn) -> dict[str, Any]:
    """A valid hold'em document: two to ten seats, equal and unequal stacks, dead money, mucked and untabled hands."""
    board = draw(
        st.one_of(
            st.sampled_from(BOARDS).map(str.split), st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True)
        )
    )
    numbers = draw(st.lists(st.integers(1, 10), min_size=2, max_size=10, unique=True))
    rest = [card for card in DECK if card not in board]
    low = st.sampled_from(rest[: 2 * len(numbers) + 6] if draw(st.booleans()) else rest)
    cards = draw(st.lists(low, min_size=2 * len(numbers), max_size=2 * len(numbers), unique=True))
    sizes = draw(st.lists(st.integers(1, 60), min_size=1, max_size=4))
    seats: list[dict[str, Any]] = []
    for place, number in enumerate(numbers):
        what = draw(st.sampled_from(["tabled", "tabled", "tabled", "folded", "mucked", "unseen"]))
        hole = " ".join(cards[2 * place : 2 * place + 2]) if what == "tabled" else ""
        bet = draw(st.one_of(st.sampled_from(sizes), st.integers(0 if what == "folded" else 1, 60)))
        seats.append(
            {"seat": number, "bet": bet, "cards": hole, "folded": what == "folded", "mucked": what == "mucked"}
        )
    if all(entry["folded"] for entry in seats):
        seats[0] |= {"folded": False, "bet": max(1, seats[0]["bet"])}
    money = {"chip": draw(st.sampled_from([1, 1, 2, 5, 25])), "rake": draw(st.sampled_from([0, 0, 1, 3, 20, 90]))}
    return {"game": "holdem", "button": draw(st.integers(1, 10)), "board": " ".join(board), "seats": seats, **money}


@settings(max_examples=600)
@given(documents())
def test_every_chip_goes_where_an_independent_count_puts_it(document: dict[str, Any]) -> None:
    bets = sum(entry["bet"] for entry in document["seats"])
    expected = judged_again(document)
    try:
        verdict: dict[str, Any] = as_json(judge_text(json.dumps(document)))
    except VerifyError as error:
        event(error.code)
        too_much = document["rake"] > bets - sum(expected.returned.values())
        assert error.code == ("rake-too-large" if too_much else "nobody-tabled")
        assert too_much or not expected.decided
        return
    assert expected.decided
    assert verdict["payouts"] == expected.payouts
    assert verdict["returned"] == expected.returned
    assert [pot["amount"] for pot in verdict["pots"]] == expected.pots
    assert sum(expected.payouts.values()) + sum(expected.returned.values()) + document["rake"] == bets
    event(f"{len(expected.pots)} pots, {'split' if 'split-pot' in str(verdict['rulings']) else 'whole'}")


@given(documents())
def test_the_parts_of_a_verdict_agree_with_each_other(document: dict[str, Any]) -> None:
    try:
        verdict: dict[str, Any] = as_json(judge_text(json.dumps(document)))
    except VerifyError:
        return
    shares: Counter[str] = Counter()
    for pot in verdict["pots"]:
        assert sum(share["amount"] for share in pot["shares"]) == pot["amount"]
        assert {share["seat"] for share in pot["shares"]} <= set(pot["eligible"])
        assert all(share["odd_chips"] in (0, 1) for share in pot["shares"])
        shares.update({str(share["seat"]): share["amount"] for share in pot["shares"]})
    assert {seat: amount for seat, amount in shares.items() if amount} == verdict["payouts"]
    assert all(ruling["source"] and ruling["text"] for ruling in verdict["rulings"])
