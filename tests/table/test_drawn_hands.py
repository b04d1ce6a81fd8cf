"""Whole hands of the games of which there are no records, drawn by chance and entered by touch alone: five card draw
with and without openers, ace-to-five, short deck, both pineapples, both ways to lose at Guts (RULES 8 to 10).
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealerassist.cli.camera_dealer import CameraDealer
from dealerassist.cli.scripted_dealer import ScriptedDealer
from dealerassist.rehearsal.hands import PLAIN, script_of
from tests.rehearsal.hands import DRAWN, drawn
from tests.table.entering import enter, enter_round

SEEDS = [*range(5), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(5, 80))]
GUTS = [kind for kind, (game, _) in DRAWN.items() if game == "guts"]
HABITS = {"jacks-or-better": replace(PLAIN, muck=0)}
"""Where all have mucked but an opener who cannot prove it, the dealer has to say so with the floor's key."""


@pytest.mark.parametrize("kind", DRAWN)
@pytest.mark.parametrize("seed", SEEDS)
def test_by_touch_alone_a_drawn_hand_reaches_its_stacks(kind: str, seed: int) -> None:
    enter(drawn(kind, seed, HABITS.get(kind, PLAIN)), ScriptedDealer)


@pytest.mark.parametrize("kind", GUTS)
@pytest.mark.parametrize("seed", SEEDS)
def test_rules_10_3_by_touch_alone_a_round_of_guts_costs_each_loser_what_it_really_does(kind: str, seed: int) -> None:
    enter_round(kind, seed, ScriptedDealer)


@pytest.mark.parametrize("kind", ["stud", "stud-hilo", "razz"])
@pytest.mark.parametrize("seed", SEEDS)
def test_walkthrough_e_with_a_camera_a_drawn_hand_of_stud_reaches_its_stacks(kind: str, seed: int) -> None:
    record = drawn(kind, seed)
    holes = script_of(record).holes
    enter(record, CameraDealer, reveal=holes.__getitem__)
