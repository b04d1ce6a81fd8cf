"""Whole hands by the numeric pad alone, without a look at the screen (DISPLAY 6, WALKTHROUGH 3 c). No Qt."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealerassist.rehearsal.hands import PLAIN
from tests.display.pad_dealer import PadDealer
from tests.rehearsal.hands import DRAWN, drawn, of_every_game, recorded, recorded_of
from tests.table.entering import enter, enter_round

SEEDS = [*range(5), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(5, 80))]
HABITS = {"jacks-or-better": replace(PLAIN, muck=0)}
"""Where all have mucked but an opener who cannot prove it, the dealer has to say so with the floor's key."""


def test_recorded_holdem_hands_reach_their_stacks_by_the_numeric_pad_alone() -> None:
    for record in recorded()[::7]:
        enter(record, PadDealer)


@pytest.mark.parametrize("game", sorted({record.setup.game.name for record in of_every_game()} - {"holdem"}))
def test_every_recorded_hand_of_another_game_reaches_its_stacks_by_the_numeric_pad_alone(game: str) -> None:
    """How many cards a seat draws is a digit, NO LOW is the point."""
    for record in recorded_of(game):
        enter(record, PadDealer)


@pytest.mark.parametrize("kind", DRAWN)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_drawn_hand_of_a_game_without_records_reaches_its_stacks_by_the_numeric_pad_alone(
    kind: str, seed: int
) -> None:
    """OPENERS SHOWN, POT STAYS, HAND DEAD are digits from above, NOBODY IN is the point."""
    enter(drawn(kind, seed, HABITS.get(kind, PLAIN)), PadDealer)


@pytest.mark.parametrize("kind", ["guts-monte-carlo", "guts-survivor"])
@pytest.mark.parametrize("seed", SEEDS)
def test_rules_10_3_a_round_of_guts_costs_each_loser_what_it_does_by_the_numeric_pad_alone(
    kind: str, seed: int
) -> None:
    """Who is weakest is a seat's digit, ALL TIE the star."""
    enter_round(kind, seed, PadDealer)


@pytest.mark.slow
def test_every_recorded_holdem_hand_reaches_its_stacks_by_the_numeric_pad_alone() -> None:
    for record in recorded():
        enter(record, PadDealer)
