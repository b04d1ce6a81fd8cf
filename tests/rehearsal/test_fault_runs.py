"""Recorded and drawn hands on simulated devices, with every kind of fault: right, or asked and then right, never wrong.
Hold'em first, then every other game: stud, draw, pineapple, Guts, short deck.

A run that fails names its hand, its fault and its seed, and the command that repeats it:

    REHEARSE="nlhe/100_56 missed-read 17" python -m pytest tests/rehearsal/test_fault_runs.py -k repeated
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from random import Random

import pytest

from dealerassist.journal.phh import PhhHand
from dealerassist.rehearsal.faults import FaultKind
from dealerassist.rehearsal.hands import random_record
from tests.rehearsal.hands import OTHER_GAMES, chosen, named, of_every_game, recorded
from tests.rehearsal.hands import drawn as drawn_hand
from tests.rehearsal.running import Ending, Rehearsed, drawn, rehearse

REHEARSE = os.environ.get("REHEARSE", "")
AGAIN = "python -m pytest tests/rehearsal/test_fault_runs.py -k repeated"
HANDS_A_KIND = 10
HANDS_A_GAME, RUNS_A_GAME = 3, 150
RUNS, RUNS_A_TEST = 5000, 50

Run = tuple[PhhHand, FaultKind, int]


def run_all(runs: Iterable[Run]) -> list[Rehearsed]:
    """Rehearse them; those that did not end well fail the test at once, each with what repeats it."""
    done, failed = [], []
    for record, kind, seed in runs:
        rehearsed = drawn(record, kind, seed)
        done.append(rehearsed)
        if not rehearsed.good:
            repeat = (
                f'REHEARSE="{record.file} {kind} {seed}" python -m pytest {__name__.replace(".", "/")}.py -k repeated'
            )
            failed.append(f"seed {seed}, {rehearsed}\n  again: {repeat}")
    assert not failed, "\n".join(failed)
    return done


@pytest.mark.parametrize("record", chosen(), ids=lambda record: record.file)
def test_a_recorded_hand_without_a_fault_is_right_and_nothing_is_asked(record: PhhHand) -> None:
    done = rehearse(record)
    assert done.ending is Ending.RIGHT, done


@pytest.mark.parametrize("kind", FaultKind)
def test_recorded_hands_with_a_fault_are_right_or_asked_and_then_right(kind: FaultKind) -> None:
    hands = chosen()
    first = HANDS_A_KIND * list(FaultKind).index(kind)
    run_all((hands[(first + i) % len(hands)], kind, i) for i in range(HANDS_A_KIND))


@pytest.mark.parametrize("game", OTHER_GAMES)
def test_hands_of_every_other_game_with_a_fault_are_right_or_asked_and_then_right(game: str) -> None:
    """Each kind of fault with several of the games."""
    first = HANDS_A_GAME * list(OTHER_GAMES).index(game)
    run_all(of_another_game(game, number) for number in range(first, first + HANDS_A_GAME))


def of_another_game(game: str, number: int) -> Run:
    """The hand, the kind of fault and the seed of one run."""
    return drawn_hand(game, number), list(FaultKind)[number % len(FaultKind)], number


@pytest.mark.slow
@pytest.mark.parametrize("game", OTHER_GAMES)
@pytest.mark.parametrize("first", range(0, RUNS_A_GAME, RUNS_A_TEST))
def test_many_hands_of_every_other_game_with_a_fault_are_right_or_asked_and_then_right(game: str, first: int) -> None:
    run_all(of_another_game(game, number) for number in range(first, first + RUNS_A_TEST))


@pytest.mark.slow
@pytest.mark.parametrize("kind", FaultKind)
def test_every_recorded_hand_of_another_game_with_a_fault_is_right_or_asked_and_then_right(kind: FaultKind) -> None:
    run_all((record, kind, seed) for seed, record in enumerate(of_every_game()) if not record.file.startswith("nlhe/"))


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, RUNS, RUNS_A_TEST))
def test_five_thousand_hands_with_a_fault_are_right_or_asked_and_then_right(first: int) -> None:
    run_all(one_of_many(number) for number in range(first, first + RUNS_A_TEST))


def one_of_many(number: int) -> Run:
    """The hand, the kind of fault and the seed of one of the many runs: half are recorded hands, half drawn ones."""
    rng = Random(number)
    record = rng.choice(recorded()) if rng.random() < 0.5 else random_record(number)
    return record, list(FaultKind)[number % len(FaultKind)], number


@pytest.mark.skipif(not REHEARSE, reason='REHEARSE="HAND FAULT SEED" names a run to repeat')
def test_the_run_that_is_repeated_ends_well() -> None:
    hand, kind, seed = REHEARSE.split()
    run_all([(named(hand), FaultKind(kind), int(seed))])
