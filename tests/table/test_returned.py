"""A bet that nobody called goes back to its owner, and no pot ever holds it (DISPLAY 8; PROCEDURES 7, 53)."""

from __future__ import annotations

from dealerassist.cards import Card, parse_cards
from dealerassist.engine.commands import FixStack
from dealerassist.table.table import Table
from dealerassist.views import KeyCode, Press
from tests.table.playing import Played

GO, RAISE, ALL_IN, FOLD = Press.GO_ON, Press.RAISE, Press.ALL_IN, Press.FOLD

HANDS = {3: "Ah Ad", 4: "7c 2s"}


def tabled(seat: int) -> tuple[Card, ...]:
    return tuple(card for card in parse_cards(HANDS[seat]) if card)


def short_call() -> Played:
    """Seat 3 is all-in for 9,000; seat 4 has 1,500 and calls; nobody else."""
    played = Played(stack=1_500)
    played.keeper.tell(FixStack(3, 9_000), "touch", "")
    played.touch(GO, ALL_IN, ALL_IN, FOLD, FOLD, FOLD, FOLD)
    return played


def test_display_8_what_a_shorter_all_in_does_not_call_is_returned_before_the_board_is_dealt() -> None:
    played = short_call()
    assert played.prompt == "return a=7500 n=3"
    assert played.table.view.row[2].code is KeyCode.RETURNED
    played.touch(GO)
    assert played.prompt == "deal-flop"
    played.touch(GO)
    assert played.prompt == "deal-turn", "said once"


def test_display_8_a_bet_that_is_called_in_full_returns_nothing() -> None:
    played = Played(stack=1_500)
    played.touch(GO, ALL_IN, ALL_IN, FOLD, FOLD, FOLD, FOLD)
    assert played.prompt == "deal-flop"


def test_display_8_where_all_others_fold_the_push_says_what_goes_back_and_the_pot_is_without_it() -> None:
    played = Played()
    played.touch(GO, RAISE, "6", "00", 3)
    assert played.prompt == "push a=500 n=3"
    lines = [(reason.code, dict(reason.facts)) for reason in played.table.view.reasons]
    assert lines == [("unseen", {}), ("returned", {"a": 400, "n": 3}), ("then-button", {"n": 1})]


def test_6_7_an_amount_that_nobody_counted_is_not_told_as_if_it_went_back() -> None:
    played = Played()
    played.touch(GO, RAISE, 3)
    assert [reason.code for reason in played.table.view.reasons] == ["unseen", "then-button"]


def test_16_all_hands_of_an_all_in_are_read_at_one_touch_that_says_they_are_up() -> None:
    """TDA 2024 16."""
    played = short_call()
    played.table = Table(played.keeper, reveal=tabled)
    played.touch(GO, GO, GO, GO)
    assert played.prompt == "show-allin"
    played.touch(GO)
    assert sorted(played.commands[-2:]) == ["show 3 Ah Ad", "show 4 7c 2s"]


def test_display_8_on_the_river_what_nobody_called_is_said_before_the_hands_are_shown() -> None:
    played = Played(stack=1_500)
    played.keeper.tell(FixStack(3, 9_000), "touch", "")
    played.table = Table(played.keeper, reveal=tabled)
    played.touch(GO, GO, GO, FOLD, FOLD, FOLD, GO)
    for _ in range(2):
        played.touch(GO, GO, GO, GO)
    played.touch(GO, GO, ALL_IN, GO, FOLD)
    assert played.prompt == "show-allin"
    assert [(reason.code, dict(reason.facts)) for reason in played.table.view.reasons] == [
        ("returned", {"a": 7500, "n": 3})
    ]
