"""Read the winner: two to ten hands, every game."""

from __future__ import annotations

from random import Random

from dealerassist.engine import GAMES, HouseRules, Part
from dealerassist.training.chance import hands_from, most_hands, some_seats
from dealerassist.training.codes import AskCode
from dealerassist.training.forms import Seats
from dealerassist.training.showdowns import Bet, judged, scene_of_bets, why_they_win, winners
from dealerassist.training.task import Task
from dealerassist.views import Saying

_BY_LEVEL = {
    1: (("holdem",), 2, 3),
    2: (("holdem", "short-deck", "pineapple", "five-card-draw", "lowball-a5", "lowball-27"), 3, 4),
    3: (("omaha", "omaha-hilo", "stud", "stud-hilo", "razz", "triple-draw-27", "guts"), 4, 6),
    4: (tuple(GAMES), 7, 10),
}
"""Games, fewest and most hands."""


def ask(level: int, rng: Random, house: HouseRules) -> Task:
    """Which seats have the best hand; of a game that is split, the best high or the best low."""
    names, least, most = _BY_LEVEL[level]
    game = GAMES[rng.choice(names)]
    count = min(rng.randint(least, most), most_hands(game))
    seats = some_seats(rng, count)
    hands, board = hands_from(rng, game, count)
    bets = [Bet(seat, 10, cards) for seat, cards in zip(seats, hands, strict=True)]
    verdict = judged(game, house, bets, board, seats[0])
    part = rng.choice([rule.part for rule in game.parts])
    difficulty = count * game.hole + game.board
    scene = scene_of_bets(verdict, bets=False)
    reasons = why_they_win(verdict, part)
    ask_words = Saying.of(_ASKS[part] if len(game.parts) > 1 else AskCode.WHO_WINS)
    return Task(scene, ask_words, Seats(seats), winners(verdict, part), reasons, difficulty, house)


_ASKS = {Part.HIGH: AskCode.WHO_WINS_HIGH, Part.LOW: AskCode.WHO_WINS_LOW}
