"""Random hands through our engine, through the rulebook read once more, and through pokerkit, in lockstep.

Who acts, the price, least and most to raise to, stacks, pots, who shows first, payouts: pokerkit may differ only in the
ways that DIFFERENCES.md lists. A failure prints its seed and the hand as a script.
"""

from __future__ import annotations

import pytest

from dealerassist.engine import Hand, Legal
from dealerassist.journal.player import ScriptPlayer
from dealerassist.journal.script import read_script
from tests.oracle.cases import random_case
from tests.oracle.choosing import RandomChooser
from tests.oracle.differences import HOLDEM_KINDS, Kind
from tests.oracle.lockstep import DisagreementError, Lockstep
from tests.oracle.running import play_seeds
from tests.oracle.shapes import OTHERS, SHAPES

FEW, MANY = 500, 10_000
FEW_OF_OTHERS, MANY_OF_OTHERS = 60, 2_000


def test_500_random_hands_are_played_alike_by_engine_rulebook_and_pokerkit() -> None:
    tally = play_seeds(range(FEW))
    assert tally.decisions > 5 * FEW
    assert set(tally.structures) == {"no", "pot", "fixed"}
    assert len(tally.seen) > len(HOLDEM_KINDS) / 2


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_10_000_random_hands_are_played_alike_and_every_listed_difference_really_occurs() -> None:
    tally = play_seeds(range(MANY))
    assert set(tally.seen) == HOLDEM_KINDS


@pytest.mark.parametrize("game", OTHERS)
def test_60_random_hands_of_each_other_game_are_played_alike(game: str) -> None:
    tally = play_seeds(range(FEW_OF_OTHERS), game)
    assert tally.decisions > 4 * FEW_OF_OTHERS
    assert set(tally.structures) == set(SHAPES[game].limits)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_2_000_random_hands_of_each_other_game_are_played_alike_and_meet_the_other_differences() -> None:
    seen = [set(play_seeds(range(MANY_OF_OTHERS), game).seen) for game in OTHERS]
    assert set().union(*seen) >= set(Kind) - HOLDEM_KINDS


@pytest.mark.parametrize("game", OTHERS)
def test_the_printed_script_of_another_game_plays_it_again(game: str) -> None:
    case = random_case(3, game)
    played = Lockstep(case, RandomChooser(3)).play()
    player = ScriptPlayer(read_script(case.text(played.hand.commands), "printed"))
    list(player.play())
    assert player.hand.result == played.hand.result


def test_a_random_hand_is_the_same_each_time() -> None:
    one, other = (Lockstep(random_case(7), RandomChooser(7)).play() for _ in range(2))
    assert one.hand.commands == other.hand.commands
    assert one.hand.result == other.hand.result


@pytest.mark.parametrize("seed", range(20))
def test_the_printed_script_of_a_hand_plays_it_again(seed: int) -> None:
    case = random_case(seed)
    game = Lockstep(case, RandomChooser(seed)).play()
    player = ScriptPlayer(read_script(case.text(game.hand.commands), "printed"))
    list(player.play())
    assert player.hand.result == game.hand.result


def test_a_disagreement_names_the_seed_and_prints_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = property(lambda hand: Legal(hand.awaiting.seats[0], (), 1, None, None, None))
    monkeypatch.setattr(Hand, "legal", wrong)
    with pytest.raises(DisagreementError, match=r"(?s)seed 7: .*\ngame holdem\n.*\nseat \d+ \d+\n"):
        Lockstep(random_case(7), RandomChooser(7)).play()
