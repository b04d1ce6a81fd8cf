"""Split or not: two hands that look alike, until the rank that decides."""

from __future__ import annotations

from random import Random

from dealerassist.cards import Card
from dealerassist.engine import GAMES, HouseRules
from dealerassist.engine.ranking import named, rank
from dealerassist.training.chance import some_seats, tried
from dealerassist.training.codes import AskCode, ChoiceCode
from dealerassist.training.forms import Choice
from dealerassist.training.showdowns import RANKING, Bet, judged, scene_of_bets, why_they_win
from dealerassist.training.task import Reason, Task
from dealerassist.views import Saying
from dealerassist.words import why_saying

_COMPARED = {1: (0, 1), 2: (1, 2), 3: (3, 3), 4: (4, 5)}
"""Fewest and most ranks that are compared before it is decided; 0: hands of different classes."""


def ask(level: int, rng: Random, house: HouseRules) -> Task:
    """Two hands of hold'em; four times in ten they are equal."""
    equal = rng.random() < 0.4
    return tried(lambda: _asked(level, rng, house, equal))


def _asked(level: int, rng: Random, house: HouseRules, equal: bool) -> Task | None:
    game, seats = GAMES["holdem"], some_seats(rng, 2)
    cards = _alike(rng, game.pack.cards)
    hands, board = (cards[:2], cards[2:4]), cards[4:]
    kind = game.parts[0].kind
    names = [named(kind, rank(kind, hole, board) or 0) for hole in hands]
    compared = ranks_compared(names[0].ranks, names[1].ranks) if names[0].hand_class == names[1].hand_class else 0
    least, most = _COMPARED[level]
    if (names[0] == names[1]) is not equal or not least <= compared <= most:
        return None
    verdict = judged(game, house, [Bet(seat, 10, hole) for seat, hole in zip(seats, hands, strict=True)], board, 10)
    options = [(f"seat-{seat}", Saying.of(ChoiceCode.SEAT, seat=seat)) for seat in seats]
    paid = tuple(verdict.payouts)
    why = Reason(why_saying(*names), RANKING)
    reasons = (why,) if equal else why_they_win(verdict, game.parts[0].part)
    form = Choice((*options, ("split", Saying.of(ChoiceCode.SPLIT))))
    right = "split" if len(paid) > 1 else f"seat-{paid[0]}"
    return Task(scene_of_bets(verdict, bets=False), Saying.of(AskCode.SPLIT), form, right, reasons, compared, house)


def _alike(rng: Random, pack: tuple[Card, ...]) -> tuple[Card, ...]:
    """Two and two hole cards, then the board: one rank is in both hands, often both ranks are."""
    cards = rng.sample(pack, 9)
    same = [card for card in pack if card.rank == cards[0].rank and card not in cards]
    if same:
        cards[2] = rng.choice(same)
    other = [card for card in pack if card.rank == cards[1].rank and card not in cards]
    if other and rng.random() < 0.5:
        cards[3] = rng.choice(other)
    return tuple(cards)


def ranks_compared(mine: tuple[int, ...], theirs: tuple[int, ...]) -> int:
    """How many ranks are looked at until one differs; all of them where none does.

    >>> ranks_compared((12, 10, 14), (12, 10, 9)), ranks_compared((7,), (7,))
    (3, 1)
    """
    differing = (place for place, (one, other) in enumerate(zip(mine, theirs, strict=False), 1) if one != other)
    return next(differing, len(mine))
