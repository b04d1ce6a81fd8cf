"""Play by chance is legal play, the same for the same seed, and it reaches every corner of a flop game."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealerassist.engine import Hand, HouseRules, IllegalActionError, Refusal, RulingCode, Session, SetupError
from dealerassist.engine import commands as c
from dealerassist.rehearsal.dealing import Habits, play_hand
from dealerassist.rehearsal.evenings import between_hands, random_table

SEEDS = st.integers(0, 2**32)


def evening(seed: int, hands: int = 6) -> list[Hand]:
    """Some hands in a row at a table by chance, fewer where nobody is left to play."""
    rng = Random(seed)
    session, house = random_table(rng)
    played: list[Hand] = []
    while len(played) < hands and (hand := next_hand(session, house, rng)) is not None:
        played.append(hand)
        session = session.after(hand)
        while (told := between_hands(session, rng)) is not None:
            session = session.told(told, house)
    return played


def next_hand(session: Session, house: HouseRules, rng: Random) -> Hand | None:
    try:
        return play_hand(session, house, rng)
    except IllegalActionError as error:
        assert error.code == Refusal.TOO_FEW_PLAYERS
        return None


@given(SEEDS)
def test_every_hand_ends_and_no_chip_is_lost(seed: int) -> None:
    for hand in evening(seed):
        result = hand.result
        assert result is not None
        before = {seat.number: seat.stack for seat in hand.setup.seats}
        if None not in before.values():
            after = [stack for stack in result.stacks.values() if stack is not None]
            assert sum(stack or 0 for stack in before.values()) == sum(after) + result.rake


@given(SEEDS)
def test_the_same_seed_plays_the_same(seed: int) -> None:
    assert [hand.commands for hand in evening(seed, 2)] == [hand.commands for hand in evening(seed, 2)]


def test_play_reaches_every_corner() -> None:
    hands = [hand for seed in range(250) for hand in evening(seed, 8)]
    kinds = {type(command) for hand in hands for command in hand.commands}
    acts = {c.Fold, c.Check, c.Call, c.Bet, c.Raise, c.AllIn, c.Post, c.Straddle}
    cards = {c.Deal, c.Board, c.Identify, c.Show, c.Muck, c.Award, c.Wins, c.Floor}
    assert acts | cards <= kinds
    rulings = {ruling.code for hand in hands for ruling in hand.rulings}
    assert {RulingCode.NO_REOPENING, RulingCode.SPLIT, RulingCode.ODD_CHIP, RulingCode.VOID} <= rulings
    assert any(len(hand.pots) > 2 for hand in hands)
    options = {command.option for hand in hands for command in hand.commands if isinstance(command, c.Floor)}
    assert options >= {"misdeal", "mend", "scramble", "redeal", "void"}


def test_habits_are_kept() -> None:
    calm = Habits(fold=0, raises=0, all_in=0, muck=0, dealers_word=0, unread=0, mistake=0, straddle=0, post=0)
    session, house = random_table(Random(3), untracked=0)
    hand = play_hand(session, house, Random(4), calm)
    kinds = {type(command) for command in hand.commands}
    assert kinds <= {c.Deal, c.Call, c.Check, c.Board, c.Show, c.Award}


def test_hands_that_lie_face_up_are_shown_at_any_time() -> None:
    eager = Habits(all_in=1, show_early=1, dealers_word=0)
    early = False
    for seed in range(40):
        session, house = random_table(Random(seed), untracked=0)
        hand = play_hand(session, house, Random(seed), eager)
        verbs = [type(command) for command in hand.commands]
        early |= c.Show in verbs and c.Board in verbs[verbs.index(c.Show) :]
    assert early


def test_a_table_without_a_button_is_not_played() -> None:
    session, house = random_table(Random(1))
    with pytest.raises(SetupError, match="nobody has the button"):
        play_hand(Session(session.game, session.stakes, session.places, None), house, Random(1))
