"""High and low: who gets which half, who a quarter, who an odd chip."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from dealerassist.cards import Card
from dealerassist.engine import GAMES, Game, HouseRules
from dealerassist.training.chance import between, hands_from, some_seats, tried
from dealerassist.training.codes import AskCode, TellCode
from dealerassist.training.drills.award_pots import paid_to
from dealerassist.training.forms import Amounts
from dealerassist.training.showdowns import Bet, judged, scene_of_bets, why_paid
from dealerassist.training.task import Task
from dealerassist.views import Saying

_BY_LEVEL = {1: (2, 1, 2), 2: (3, 2, 2), 3: (3, 3, 3), 4: (4, 4, 6)}
"""Hands, fewest and most shares that are paid; three shares are a half and two quarters."""
ALIKE = 0.7
"""How often that is so."""


def ask(level: int, rng: Random, house: HouseRules) -> Task:
    """One pot; from level 3 on somebody gets a quarter, from level 4 on chips are odd."""
    return tried(lambda: _asked(level, rng, house))


def _asked(level: int, rng: Random, house: HouseRules) -> Task | None:
    count, least, most = _BY_LEVEL[level]
    game = GAMES[rng.choice(("omaha-hilo", "stud-hilo")) if level < 3 else "omaha-hilo"]
    hands, board = _alike(rng, game, count, level)
    if hands is None or (level > 2 and not _low_board(board)):
        return None
    seats = some_seats(rng, count + (level > 3))
    chip = 5 if level > 3 else 1
    amount = between(rng, 40, 400, 40) + (chip if level > 3 else 0)
    bets = [Bet(seat, amount, hole) for seat, hole in zip(seats, hands, strict=False)]
    bets += [Bet(seat, between(rng, 5, amount, chip)) for seat in seats[count:]]
    verdict = judged(game, house, bets, board, rng.choice(seats), chip)
    shares = [one.share for pot in verdict.pots for one in pot.shares]
    if not least <= len(shares) <= most:
        return None
    labels, answer = paid_to(verdict)
    lines = (Saying.of(TellCode.SMALLEST_CHIP, a=chip),)
    difficulty = len(shares) + sum(share.odd_chips for share in shares)
    scene = scene_of_bets(verdict, lines)
    ask_words = Saying.of(AskCode.WHO_GETS_WHAT)
    return Task(scene, ask_words, Amounts(labels), answer, why_paid(verdict), difficulty, house)


def _low_board(board: tuple[Card, ...]) -> bool:
    """Three different low ranks, without which nobody has a low."""
    return len({card.rank % 13 for card in board if card.rank <= 8 or card.rank == 14}) >= 3


def _alike(
    rng: Random, game: Game, count: int, level: int
) -> tuple[Sequence[tuple[Card, ...]] | None, tuple[Card, ...]]:
    """Hands and board; from level 3 on the first two have the same two low cards, so that they often share the low; in
    level 4 often the same ranks altogether, so that they share the high as well.
    """
    hands, board = hands_from(rng, game, count)
    if level < 3:
        return hands, board
    first, second = list(hands[0]), list(hands[1])
    taken = {card for hand in hands for card in hand} | set(board)
    for place, rank in enumerate(rng.sample((14, 2, 3, 4), 2)):
        own = [card for card in game.pack.cards if card.rank == rank and card not in taken]
        if len(own) < 2:
            return None, board
        first[place], second[place] = rng.sample(own, 2)
        taken |= {first[place], second[place]}
    for place in (2, 3) if level > 3 and rng.random() < ALIKE else ():
        same = [card for card in game.pack.cards if card.rank == first[place].rank and card not in taken]
        second[place] = rng.choice(same) if same else second[place]
        taken.add(second[place])
    return [tuple(first), tuple(second), *hands[2:]], board
