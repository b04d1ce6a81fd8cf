"""A monkey at a table where hands are run twice: short stacks, so that many are all-in."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealerassist.engine import preset
from dealerassist.table.boards import runs_twice
from tests.table.playing import Played
from tests.table.test_monkey import STAKES, end_the_hand, play_anything

HOUSE = replace(preset("roberts"), run_twice=True)


@pytest.mark.parametrize("reads", [False, True])
@pytest.mark.parametrize("game", ["holdem", "omaha-hilo"])
@pytest.mark.parametrize("seed", range(6))
def test_it_breaks_nothing_loses_no_chip_and_the_hand_can_be_finished(game: str, seed: int, reads: bool) -> None:
    hands = {seat: f"{rank}s {rank}h" for seat, rank in enumerate("AKQJT9", 1)}
    if game != "holdem":
        hands = {seat: f"{cards} {cards[0]}d {cards[0]}c" for seat, cards in hands.items()}
    at = Played(3, 1_000, game=game, stakes=STAKES.get(game), hands=hands if reads else None, house=HOUSE)
    end_the_hand(play_anything(seed, 150, game, senses=0.1 * (seed % 2), at=at))


def test_it_does_come_to_two_boards() -> None:
    """Else the test above would show nothing."""
    found = 0
    for seed in range(8):
        at = Played(2, 400, house=HOUSE)
        play_anything(seed, 120, at=at, senses=0)
        found += any(told.body == "floor run-twice twice" for hand in at.keeper.past.hands for told in hand.told)
        found += runs_twice(at.keeper.hand)
    assert found
