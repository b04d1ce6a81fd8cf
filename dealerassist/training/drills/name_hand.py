"""Name the hand and its kickers: one of four names is right, the others are what a hurried eye reads."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from dealerassist.cards import Card
from dealerassist.engine import GAMES, Game, HouseRules
from dealerassist.engine.ranking import HandName, named
from dealerassist.training.chance import hands_from, tried
from dealerassist.training.codes import AskCode
from dealerassist.training.forms import Choice
from dealerassist.training.showdowns import RANKING
from dealerassist.training.task import Reason, Scene, SeatShown, Task
from dealerassist.views import Saying
from dealerassist.words import hand_saying

_BY_LEVEL = {
    1: ("holdem",),
    2: ("holdem", "five-card-draw", "stud"),
    3: ("holdem", "stud", "omaha", "short-deck"),
    4: ("stud", "omaha", "razz", "lowball-27"),
}
_PAIRED = {"one-pair": 1, "two-pair": 2, "three-of-a-kind": 1, "full-house": 1, "four-of-a-kind": 1}
"""How many ranks stand before the kickers; full house and four of a kind: each rank is of its own sort."""
ANSWERS = 4


def ask(level: int, rng: Random, house: HouseRules) -> Task:
    """What seat 1 has. Of the three wrong names, level - 1 are of the same class: only a rank of theirs is wrong."""
    game = GAMES[rng.choice(_BY_LEVEL[level])]
    return tried(lambda: _asked(level, rng, house, game))


def _asked(level: int, rng: Random, house: HouseRules, game: Game) -> Task | None:
    (hole,), board = hands_from(rng, game, 1)
    right = _name(game, hole, board)
    wrong = {name for name in (misread(right, rng) for _ in range(12)) if name is not None}
    near = sorted(wrong, key=_key)
    others = {_some_name(game, board, rng) for _ in range(24)}
    far = sorted((name for name in others if name.hand_class != right.hand_class), key=_key)
    if len(near) < level - 1 or len(far) < ANSWERS - level:
        return None
    names = [right, *rng.sample(near, level - 1), *rng.sample(far, ANSWERS - level)]
    rng.shuffle(names)
    options = tuple((_key(name), hand_saying(name.hand_class, name.ranks)) for name in names)
    scene = Scene(game.name, (SeatShown(1, hole),), board)
    reason = Reason(hand_saying(right.hand_class, right.ranks), RANKING)
    asked = Saying.of(AskCode.WHAT_HAND, seat=1)
    return Task(scene, asked, Choice(options), _key(right), (reason,), level - 1, house)


def _some_name(game: Game, board: tuple[Card, ...], rng: Random) -> HandName:
    """Of another hand on the same board."""
    left = [card for card in game.pack.cards if card not in board]
    return _name(game, rng.sample(left, game.hole), board)


def _name(game: Game, hole: Sequence[Card], board: Sequence[Card]) -> HandName:
    rule = game.parts[0]
    value = rule.rank(hole, board)
    assert value is not None, "the first part of every game takes any hand"
    return named(rule.kind, value)


def _key(name: HandName) -> str:
    """As `two-pair-12-10-14`."""
    return "-".join([name.hand_class, *map(str, name.ranks)])


def misread(name: HandName, rng: Random) -> HandName | None:
    """The same class with one rank read wrongly; None where that cannot be, or would be another hand."""
    straight = name.hand_class in {"straight", "straight-flush"}
    if name.hand_class == "royal-flush" or (straight and len(name.ranks) == 2):
        return None
    ranks = list(name.ranks)
    place = rng.randrange(len(ranks))
    ranks[place] += rng.choice((-2, -1, 1, 2))
    lowest = 1 if name.hand_class == "low" and 14 not in name.ranks else 5 if straight else 2
    if len(set(ranks)) < len(ranks) or not lowest <= ranks[place] <= 14 - (name.hand_class == "straight-flush"):
        return None
    if ranks != _in_reading_order(name.hand_class, ranks) or _runs(name.hand_class, ranks):
        return None
    return HandName(name.hand_class, tuple(ranks))


def _in_reading_order(hand_class: str, ranks: list[int]) -> list[int]:
    if hand_class in {"full-house", "four-of-a-kind"}:
        return ranks
    first = _PAIRED.get(hand_class, 0)
    return [*sorted(ranks[:first], reverse=True), *sorted(ranks[first:], reverse=True)]


def _runs(hand_class: str, ranks: list[int]) -> bool:
    """Five in a row are another hand."""
    return hand_class in {"high-card", "flush"} and (ranks[0] - ranks[4] == 4 or ranks == [14, 5, 4, 3, 2])
