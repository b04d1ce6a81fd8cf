"""Jacks or better to open, and what a hand must hold (RULES 8.2; S0, S3)."""

from __future__ import annotations

import pytest

from dealerassist.cards import parse_cards
from dealerassist.engine.openers import opens
from tests.engine.dealing import played, push


def hand(text: str) -> bool:
    return opens(tuple(card for card in parse_cards(text) if card))


@pytest.mark.parametrize(
    "text",
    [
        "Jc Jd 4h 3s 2c",
        "Ac Ad 4h 3s 2c",
        "2c 2d 2h 4s 3c",
        "2c 2d 2h 2s 3c",
        "2c 2d 2h 3s 3c",
        "3c 3d 2h 2s 4c",
        "6c 5d 4h 3s 2c",
        "Ac 2d 3h 4s 5c",
        "Ac Kd Qh Js Tc",
        "9c 7c 5c 4c 2c",
    ],
)
def test_rules_8_2_jacks_and_everything_better_opens(text: str) -> None:
    assert hand(text)


@pytest.mark.parametrize(
    "text",
    [
        "Tc Td 4h 3s 2c",
        "Ac Kd Qh Js 9c",
        "Ac 2d 3h 4s 6c",
        "Ac 3d 4h 5s 6c",
        "Ac 2d 4h 5s 6c",
        "Kc 2d 3h 4s 5c",
        "9c 7c 5c 4c 2d",
        "Tc Td 4c 3c 2c",
    ],
)
def test_rules_8_2_tens_and_everything_worse_does_not(text: str) -> None:
    assert not hand(text)


OPENED = "bet 1 2 / call 2 / fold 3 / draw 1 / draw 2 / check 1 / check 2"


def test_rules_8_2_where_dead_openers_leave_one_hand_it_wins_unseen() -> None:
    more = "ante 1"
    three = played(
        f"{OPENED} / wins 1", 100, 100, 100, house="pokerinfo-nl", limit="fixed 2 4", blinds="", button=3,
        game="five-card-draw", more=more,
    )  # fmt: skip
    push(three, "floor openers dead")
    assert three.awaiting.what == "award"
    assert three.seat(1).live is False
    push(three, "award")
    assert three.result is not None
    assert three.result.payouts == {2: 7}
