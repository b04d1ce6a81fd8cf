"""Which five cards play, where only one choice of five is right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from dealerassist.cards import Card
from dealerassist.engine import GAMES, HouseRules
from dealerassist.engine.ranking import Kind, five, named, rank
from dealerassist.training.chance import hands_from, tried
from dealerassist.training.codes import AskCode
from dealerassist.training.forms import Cards, in_order
from dealerassist.training.showdowns import RANKING
from dealerassist.training.task import Reason, Scene, SeatShown, Task
from dealerassist.views import Saying
from dealerassist.words import hand_saying

_BY_LEVEL = {1: (("holdem", 4),), 2: (("holdem", 5), ("stud", 7)), 3: (("omaha", 4),), 4: (("omaha", 5),)}
"""The game, and how many cards lie on the board, or in the hand where the game has no board."""


def ask(level: int, rng: Random, house: HouseRules) -> Task:
    """Seat 1's five."""
    name, seen = rng.choice(_BY_LEVEL[level])
    return tried(lambda: _asked(name, seen, rng, house))


def _asked(name: str, seen: int, rng: Random, house: HouseRules) -> Task | None:
    game = GAMES[name]
    (hole,), board = hands_from(rng, game, 1)
    hole, board = (hole, board[:seen]) if game.board else (hole[:seen], board)
    kind = game.parts[0].kind
    value = rank(kind, hole, board)
    fives = list(_fives(kind, hole, board))
    if value is None or sum(rank(Kind.HIGH, cards) == value for cards in fives) != 1:
        return None
    right = in_order(five(kind, hole, board))
    hand = named(kind, value)
    among = (*hole, *board)
    scene = Scene(name, (SeatShown(1, hole),), board)
    reason = Reason(hand_saying(hand.hand_class, hand.ranks), RANKING)
    return Task(scene, Saying.of(AskCode.WHICH_FIVE, seat=1), Cards(5, among), right, (reason,), len(fives), house)


def _fives(kind: Kind, hole: Sequence[Card], board: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Every five that the game lets play."""
    if kind is not Kind.OMAHA_HIGH:
        return combinations((*hole, *board), 5)
    return ((*own, *shared) for own in combinations(hole, 2) for shared in combinations(board, 3))
