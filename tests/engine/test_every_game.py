"""Every game played by chance: no chip is made or lost, a refusal leaves no trace, a hand refolds to the same.

Houses, limits, stacks and switches are any; seats act by `dealerassist.rehearsal.dealing`.
"""

from __future__ import annotations

from random import Random

import pytest

from dealerassist.engine import (
    GAMES,
    PRESETS,
    FixedLimit,
    Game,
    HalfPotLimit,
    Hand,
    HouseRules,
    IllegalActionError,
    KillButton,
    NoLimit,
    Place,
    PotLimit,
    Session,
    Setup,
    SpreadLimit,
    Stakes,
    command_text,
    game_named,
    parse_command,
    preset,
)
from dealerassist.engine import commands as c
from dealerassist.engine.notation import hide_faces
from dealerassist.journal.first_row import checked_first_row
from dealerassist.rehearsal.dealing import Habits, random_command
from tests.engine.machine.dump import dump_hand

HANDS = 25
EVERY_GAME = [*GAMES.values(), game_named("five-card-draw", "32")]
SWITCHES = {
    "stud_showdown": ["board", "last-aggressor"],
    "stud_odd_chip": ["five-high", "all-high", "all-high-low"],
    "stud_tie": ["suit", "order"],
    "stud_pair_double": ["none", "first-player", "any"],
    "draw_openers": ["none", "jacks"],
    "draw_exchange": ["3", "5"],
    "draw_aces_fixed": ["yes", "no"],
    "pineapple_discard": ["after-flop", "before-flop"],
    "guts": ["monte-carlo", "survivor"],
    "restraddle": ["yes", "no"],
    "spread_min_raise": ["yes", "no"],
    "pl_round": ["0", "25"],
    "max_bet_per_hand": ["0", "0", "40"],
    "kill": ["off", "half", "full"],
    "kill_when": ["two-in-a-row", "large-pot"],
    "kill_bets": ["0", "5"],
    "kill_acts": ["in-turn", "last"],
}
WRONG = [
    c.Board(()),
    c.Complete(1),
    c.BringIn(2),
    c.Discard(1, 2),
    c.Draw(2, 1),
    c.In(1),
    c.Out(2),
    c.Opener(1),
    c.Muck(3),
    c.Check(1),
    c.Raise(2, 7),
    c.Identify("1.1", EVERY_GAME[0].pack.cards[50]),
    c.Identify("1.x", EVERY_GAME[0].pack.cards[50]),
    c.Deal(1, 3, (None, None)),
]


def by_name(game: Game) -> str:
    return f"{game.name}-{game.pack.name}"


def table(game: Game, rng: Random) -> Session:
    limits = [NoLimit(10), PotLimit(10), HalfPotLimit(10), FixedLimit(10, 20), SpreadLimit(((2, 10), (5, 20)))]
    blinds = (5, 10) if game.button and game.name != "five-card-draw" else ()
    bring_in = rng.choice([1, 2]) if game.up_cards else 0
    stakes = Stakes(rng.choice(limits), blinds, rng.choice([0, 1]) if blinds else 1, bring_in=bring_in)
    numbers = sorted(rng.sample(range(1, 11), rng.randint(2, game.most_seats)))
    stacks: list[int | None] = [3, 15, 60, 200, 1000, *([None] if game.bets else [])]
    places = tuple(Place(n, rng.choice(stacks)) for n in numbers)
    kill = rng.choice([None, KillButton(numbers[0]), KillButton(numbers[-1], kills=True)])
    return Session(game, stakes, places, rng.choice(numbers), kill=kill)


def any_house(rng: Random) -> HouseRules:
    return preset(rng.choice(PRESETS)).with_switches([(key, rng.choice(words)) for key, words in SWITCHES.items()])


def play(hand: Hand, rng: Random) -> None:
    while not hand.over:
        if rng.random() < 0.1:
            before = dump_hand(hand)
            wrong = rng.choice(WRONG)
            try:
                hand.push(wrong)
            except IllegalActionError:
                assert dump_hand(hand) == before, f"{wrong} left a trace"
            else:
                assert hand.pop() == wrong
                assert dump_hand(hand) == before, f"{wrong} was not taken back exactly"
        hand.push(random_command(hand, rng, Habits(mistake=0.01)))


@pytest.mark.parametrize("game", EVERY_GAME, ids=by_name)
@pytest.mark.parametrize("seed", range(HANDS))
def test_a_session_of_any_game_keeps_its_chips_and_refolds_to_the_same(game: Game, seed: int) -> None:
    rng = Random(f"{by_name(game)} {seed}")
    house, session = any_house(rng), table(game, rng)
    for _ in range(2):
        try:
            setup = session.next(house)
        except IllegalActionError as error:
            assert error.code == "too-few-players"
            return
        assert isinstance(setup, Setup)
        checked_first_row(session, setup, "journal")
        hand = Hand(setup)
        play(hand, rng)
        kept(setup, hand)
        again(setup, hand)
        session = session.after(hand)


def kept(setup: Setup, hand: Hand) -> None:
    """The chips that were there are there."""
    result = hand.result
    assert result is not None
    started = [seat.stack for seat in setup.seats]
    if None not in started:
        ended = sum(stack or 0 for stack in result.stacks.values())
        assert sum(stack or 0 for stack in started) + setup.carried == ended + result.rake + result.carried


def again(setup: Setup, hand: Hand) -> None:
    """The same words, read back, make the same hand."""
    other = Hand(setup)
    for command in hand.commands:
        told = parse_command(command_text(command))
        if isinstance(told, c.Deal):
            told = hide_faces(told, other.deal_shape[0])
        assert told == command
        assert isinstance(told, c.HandCommand)
        other.push(told)
    assert dump_hand(other) == dump_hand(hand)
