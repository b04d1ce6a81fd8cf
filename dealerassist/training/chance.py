"""What drills draw from the randomness that they are given: seats, cards, hands played up to a decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from dealerassist.cards import Card
from dealerassist.engine import (
    FixedLimit,
    Game,
    Hand,
    HouseRules,
    Limit,
    NoLimit,
    Place,
    PotLimit,
    Question,
    Session,
    Stakes,
)
from dealerassist.engine.events import Event
from dealerassist.engine.setup import SEATS
from dealerassist.rehearsal.dealing import Habits, random_command

T = TypeVar("T")
MOST_TRIES = 5_000

PLAIN = Habits(all_in=0, muck=0, show_early=0, dealers_word=0, post=0, straddle=0, unread=0, mistake=0)
"""Players who bet, call and fold, and a dealer who makes no mistake."""
BLINDS = ((5, 10, 5), (10, 20, 10), (25, 50, 25), (50, 100, 25), (100, 200, 100))
"""(small, big, smallest chip)"""


def tried(attempt: Callable[[], T | None]) -> T:
    """The first attempt that gives something. Drills try what comes up often; never is a slip in the drill."""
    for _ in range(MOST_TRIES):
        found = attempt()
        if found is not None:
            return found
    raise AssertionError("a drill asks for what does not come up")


def between(rng: Random, least: int, most: int, step: int = 1) -> int:
    """A multiple of `step` between two multiples of it, both included."""
    return rng.randint(least // step, most // step) * step


def some_seats(rng: Random, count: int) -> tuple[int, ...]:
    """So many seat numbers, lowest first."""
    return tuple(sorted(rng.sample(SEATS, count)))


def hands_from(rng: Random, game: Game, count: int) -> tuple[list[tuple[Card, ...]], tuple[Card, ...]]:
    """(hole cards of so many hands at a full showdown, the board), from one shuffled pack."""
    pack = rng.sample(game.pack.cards, count * game.hole + game.board)
    hands = [tuple(pack[i * game.hole : (i + 1) * game.hole]) for i in range(count)]
    return hands, tuple(pack[count * game.hole :])


def most_hands(game: Game) -> int:
    """As many as the table seats and the pack holds, a full showdown of each."""
    return min(game.most_seats, (len(game.pack.cards) - game.board) // game.hole)


def stakes_of(rng: Random, limit: type[Limit]) -> Stakes:
    """Blinds as card rooms have them, in that betting structure."""
    small, big, chip = rng.choice(BLINDS)
    made: Limit = FixedLimit(big, 2 * big) if limit is FixedLimit else PotLimit(big)
    return Stakes(NoLimit(big) if limit is NoLimit else made, (small, big), chip=chip)


def table_of(game: Game, stakes: Stakes, seats: Sequence[tuple[int, int | None]], button: int) -> Session:
    """A table before its first hand; seats are (number, stack)."""
    return Session(game, stakes, tuple(Place(number, stack) for number, stack in seats), button)


def first_hand(session: Session, house: HouseRules) -> Hand:
    """The first hand of a table whose button is known."""
    setup = session.next(house)
    assert not isinstance(setup, Question), "the button is known"
    return Hand(setup)


def decision(
    hand: Hand, rng: Random, acts: int, habits: Habits = PLAIN, wanted: Callable[[Hand], bool] = lambda hand: True
) -> list[Event] | None:
    """Play `hand` on until a seat is to act after `acts` acts or more, and it is as wanted: all that happened; None
    where the hand ends before.
    """
    events, done = list(hand.opening), 0
    while not hand.over:
        if hand.acting and done >= acts:
            return events if wanted(hand) else None
        done += hand.acting
        events += hand.push(random_command(hand, rng, habits))
    return None
