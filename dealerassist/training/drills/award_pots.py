"""Award a whole showdown: main and side pots, each split alone, odd chips by the house's rule."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from dealerassist.cards import Card
from dealerassist.engine import GAMES, Game, HouseRules
from dealerassist.training.chance import between, hands_from, some_seats, tried
from dealerassist.training.codes import AskCode, TellCode
from dealerassist.training.forms import Amounts
from dealerassist.training.showdowns import Bet, judged, scene_of_bets, why_paid
from dealerassist.training.task import Task
from dealerassist.verify.judge import Verdict
from dealerassist.views import Saying

_BY_LEVEL = {1: (2, 1, 2), 2: (3, 3, 4), 3: (4, 5, 6), 4: (5, 7, 30)}
"""Hands that are tabled; fewest and most pots, shares and odd chips together."""
_GAMES = {1: ("holdem",), 2: ("holdem", "pineapple"), 3: ("holdem", "omaha", "stud", "razz"), 4: ("holdem", "stud")}
_GAMES[4] = (*_GAMES[3], "omaha-hilo", "stud-hilo")
CHIP = 5


def ask(level: int, rng: Random, house: HouseRules) -> Task:
    """What each seat is pushed, what comes back uncalled left out."""
    game = GAMES[rng.choice(_GAMES[level])]
    return tried(lambda: _asked(level, rng, house, game))


def _asked(level: int, rng: Random, house: HouseRules, game: Game) -> Task | None:
    count, least, most = _BY_LEVEL[level]
    hands, board = _often_equal(rng, game, count)
    seats = some_seats(rng, count + rng.randint(1, 2))
    sizes = [between(rng, 50, 1_000, CHIP) for _ in range(1 if level == 1 else level)]
    bets = [Bet(seat, rng.choice(sizes), hole) for seat, hole in zip(seats, hands, strict=False)]
    bets += [Bet(seat, between(rng, 5, max(bet.amount for bet in bets), CHIP)) for seat in seats[count:]]
    verdict = judged(game, house, bets, board, rng.choice(seats), CHIP)
    shares = [one.share for pot in verdict.pots for one in pot.shares]
    difficulty = len(verdict.pots) + len(shares) + sum(share.odd_chips for share in shares) - 1
    if not least <= difficulty <= most or len({hand.seat for hand in verdict.hands}) < count:
        return None
    labels, answer = paid_to(verdict)
    scene = scene_of_bets(verdict, (Saying.of(TellCode.SMALLEST_CHIP, a=CHIP),))
    ask_words = Saying.of(AskCode.WHO_GETS_WHAT)
    return Task(scene, ask_words, Amounts(labels), answer, why_paid(verdict), difficulty, house)


def _often_equal(rng: Random, game: Game, count: int) -> tuple[Sequence[tuple[Card, ...]], tuple[Card, ...]]:
    """Hands and board; every other hand has ranks of the one before, so that pots are often split."""
    hands, board = hands_from(rng, game, count)
    found = list(hands)
    taken = {card for hand in hands for card in hand} | set(board)
    for i in range(1, count, 2):
        copy = list(found[i])
        for place, card in enumerate(found[i - 1]):
            same = [one for one in game.pack.cards if one.rank == card.rank and one not in taken]
            if same:
                copy[place] = rng.choice(same)
                taken.add(copy[place])
        found[i] = tuple(copy)
    return found, board


def paid_to(verdict: Verdict) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """A label for each seat that tables a hand, and what it is paid."""
    seats = sorted(player.seat for player in verdict.showdown.players if player.tabled)
    return tuple(map(str, seats)), tuple(verdict.payouts.get(seat, 0) for seat in seats)
