"""Kill pots: how much, and whose the kill button is (Robert's 13)."""

from __future__ import annotations

import pytest

from dealerassist.engine import FixedLimit, Hand, Place, Session, Setup, Stakes, game_named, parse_house, preset
from dealerassist.engine.house import HouseRules, Kill
from dealerassist.engine.kill_pots import KillButton, after_pot, raised
from tests.engine.dealing import push

STAKES = Stakes(FixedLimit(10, 20), (5, 10))


@pytest.mark.parametrize(
    ("amount", "kill", "chip", "more"),
    [
        (20, Kill.FULL, 1, 40),
        (20, Kill.HALF, 1, 30),
        (5, Kill.HALF, 1, 8),
        (7, Kill.HALF, 1, 11),
        (10, Kill.HALF, 5, 15),
        (30, Kill.HALF, 10, 50),
        (24, Kill.HALF, 5, 39),
        (60, Kill.HALF, 20, 100),
    ],
)
def test_roberts_13_half_a_chip_counts_as_a_whole_one(amount: int, kill: Kill, chip: int, more: int) -> None:
    assert raised(amount, kill, chip) == more
    assert isinstance(raised(amount, kill, chip), int)


def house(*lines: str) -> HouseRules:
    return parse_house("\n".join(['base = "roberts"', 'kill = "full"', *lines]))


def dealt(game: str = "holdem", rules: HouseRules | None = None, third: int = 500) -> Hand:
    places = (Place(1, 500), Place(2, 500), Place(3, third))
    session = Session(game_named(game), STAKES, places, button=1)
    setup = session.next(rules or house())
    assert isinstance(setup, Setup)
    hand = Hand(setup)
    for seat in (2, 3, 1):
        push(hand, f"deal {seat} " + " ".join(["xx"] * game_named(game).hole))
    return hand


def ended(*lines: str, game: str = "holdem", rules: HouseRules | None = None) -> Hand:
    hand = dealt(game, rules)
    for line in (*lines, "award"):
        push(hand, line)
    return hand


def button_after(hand: Hand, before: KillButton | None) -> KillButton | None:
    assert hand.result is not None
    return after_pot(before, hand, hand.result, STAKES)


RAISED = ("raise 1 20", "fold 2", "fold 3")
"""Seat 1 wins the blinds alone."""
CALLED = ("raise 1 20", "fold 2", "call 3", "board 2c 7d 9h", "check 3", "bet 1 10", "fold 3")
"""Seat 1 wins ten chips of seat 3 beyond its blind."""


def test_roberts_13_1_the_winner_has_a_leg_up() -> None:
    assert button_after(ended(*RAISED), None) == KillButton(1)
    assert button_after(ended(*RAISED), KillButton(3)) == KillButton(1)
    assert button_after(ended(*RAISED), KillButton(3, kills=True)) == KillButton(1)


def test_roberts_13_3_the_second_leg_is_a_full_bet_of_others_beyond_their_blinds() -> None:
    assert button_after(ended(*CALLED), KillButton(1)) == KillButton(1, kills=True)
    assert button_after(ended(*RAISED), KillButton(1)) == KillButton(1, kills=False)


@pytest.mark.parametrize(("stack", "kills"), [(19, False), (20, True)])
def test_roberts_13_3_less_than_a_full_bet_is_no_second_leg(stack: int, kills: bool) -> None:
    """Seat 3's blind is ten; what is left of its stack calls."""
    hand = dealt(third=stack)
    for line in ("raise 1 20", "fold 2", "call 3", "board 2c 7d 9h", "board Kd", "board Ks", "muck 3", "award"):
        push(hand, line)
    assert button_after(hand, KillButton(1)) == KillButton(1, kills=kills)


def test_who_has_killed_and_wins_kills_again() -> None:
    assert button_after(ended(*RAISED), KillButton(1, kills=True)) == KillButton(1, kills=True)


def test_after_a_void_hand_nothing_has_changed() -> None:
    hand = dealt()
    push(hand, "void fouled deck")
    assert button_after(hand, KillButton(2, kills=True)) == KillButton(2, kills=True)
    assert button_after(hand, None) is None


def test_without_a_kill_there_is_no_kill_button() -> None:
    assert button_after(ended(*RAISED, rules=preset("roberts")), KillButton(1)) is None


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (KillButton(9), KillButton(1)),  # a leg, until another has one
        (KillButton(9, kills=True), KillButton(9, kills=True)),  # a kill, until another kills
    ],
)
def test_roberts_13_5_6_who_was_not_dealt_in(before: KillButton, after: KillButton) -> None:
    assert button_after(ended(*CALLED), before) == after


SPLIT = (
    "call 1", "call 2", "check 3", "board Ac Kc Qc", "check 2", "check 3", "check 1", "board Jc", "check 2", "check 3",
    "check 1", "board Tc", "check 2", "check 3", "check 1", "show 2 2d 3d", "show 3 4d 5d", "muck 1",
)  # fmt: skip


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (KillButton(2), KillButton(2)),
        (KillButton(3, kills=True), KillButton(3, kills=True)),
        (KillButton(1), None),
        (None, None),
        (KillButton(9), KillButton(9)),
    ],
)
def test_roberts_13_4_of_a_split_pot_only_who_had_a_leg_keeps_it(
    before: KillButton | None, after: KillButton | None
) -> None:
    assert button_after(ended(*SPLIT), before) == after


LARGE = ("raise 1 20", "call 2", "call 3", "board 2c 7d 9h", "check 2", "check 3", "check 1", "board Kd", "bet 2 20")
"""Sixty chips in the pot, three big bets of twenty; then seat 2 bets, and nobody calls."""


@pytest.mark.parametrize(("bets", "kills"), [(2, True), (3, True), (4, False)])
def test_in_a_split_game_a_scooped_pot_of_so_many_big_bets_kills(bets: int, kills: bool) -> None:
    rules = house(f"kill_bets = {bets}")
    hand = ended(*LARGE, "fold 3", "fold 1", game="omaha-hilo", rules=rules)
    assert button_after(hand, None) == (KillButton(2, kills=True) if kills else None)


def test_the_rake_belongs_to_the_pot_that_is_large_enough() -> None:
    rules = house("kill_bets = 3", "rake_percent = 10", "rake_cap = 6")
    hand = ended(*LARGE, "fold 3", "fold 1", game="omaha-hilo", rules=rules)
    assert hand.result is not None
    assert hand.result.rake == 6
    assert button_after(hand, None) == KillButton(2, kills=True)
