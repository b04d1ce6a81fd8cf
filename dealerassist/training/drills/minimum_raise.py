"""The minimum raise in no limit and in fixed limit, short all-ins among the bets."""

from __future__ import annotations

from random import Random

from dealerassist.engine import GAMES, FixedLimit, Hand, HouseRules, NoLimit
from dealerassist.rehearsal.dealing import Habits
from dealerassist.training.chance import decision, first_hand, some_seats, stakes_of, table_of, tried
from dealerassist.training.codes import AskCode, TellCode
from dealerassist.training.forms import Amounts
from dealerassist.training.task import Reason, Task
from dealerassist.training.telling import scene_of
from dealerassist.views import Saying

_BY_LEVEL = {1: (3, 1, 2), 2: (5, 2, 3), 3: (6, 4, 5), 4: (8, 6, 8)}
"""Seats, fewest and most acts before the question; from level 3 on some are all-in."""


def ask(level: int, rng: Random, house: HouseRules) -> Task:
    """The least total that the seat to act may raise to; its own stack is no bound."""
    return tried(lambda: _asked(level, rng, house))


def _asked(level: int, rng: Random, house: HouseRules) -> Task | None:
    count, least, most = _BY_LEVEL[level]
    seats = some_seats(rng, count)
    stakes = stakes_of(rng, NoLimit if level < 4 or rng.random() < 0.7 else FixedLimit)
    few = level < 3
    places = [(seat, stakes.big_blind * (500 if few else rng.choice((4, 9, 500, 500)))) for seat in seats]
    hand = first_hand(table_of(GAMES["holdem"], stakes, places, rng.choice(seats)), house)
    acts = rng.randint(least, most)
    habits = Habits(0.06, 0.5, 0 if few else 0.2, 0, 0, 0, 0, 0, 0, 0)
    events = decision(hand, rng, acts, habits, _raises)
    if events is None or hand.legal is None or hand.legal.min_raise_to is None:
        return None
    to = hand.legal.min_raise_to
    reason = Reason(Saying.of(TellCode.WHY_LEAST, to=hand.bet_to, by=to - hand.bet_to, least=to), "S1; TDA 2024 43, 47")
    ask_words = Saying.of(AskCode.LEAST_TO, seat=hand.legal.seat)
    return Task(scene_of(hand, events), ask_words, Amounts(), (to,), (reason,), acts, house)


def _raises(hand: Hand) -> bool:
    """Somebody has bet or raised on this street, and the seat to act may raise with chips to spare."""
    legal = hand.legal
    if legal is None or legal.min_raise_to is None or hand.aggressor is None:
        return False
    now = hand.seat(legal.seat)
    return now.stack is not None and now.bet + now.stack > legal.min_raise_to
