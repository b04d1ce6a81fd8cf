"""Whose action it is, after folds, all-ins, and streets."""

from __future__ import annotations

from random import Random

from dealerassist.engine import GAMES, HouseRules, NoLimit
from dealerassist.rehearsal.dealing import Habits
from dealerassist.training.chance import between, decision, first_hand, some_seats, stakes_of, table_of, tried
from dealerassist.training.codes import AskCode, TellCode
from dealerassist.training.forms import Seats
from dealerassist.training.task import Reason, Task
from dealerassist.training.telling import scene_of
from dealerassist.views import Saying

_BY_LEVEL = {1: (4, 6, 1, 2), 2: (5, 8, 3, 5), 3: (6, 9, 6, 9), 4: (7, 10, 11, 16)}
"""Fewest and most seats; fewest and most acts before the question."""
_HABITS = Habits(0.25, 0.25, 0.12, 0, 0, 0, 0, 0.7, 0, 0)


def ask(level: int, rng: Random, house: HouseRules) -> Task:
    """The one seat that acts next; where this house allows it, somebody may have straddled."""
    return tried(lambda: _asked(level, rng, house))


def _asked(level: int, rng: Random, house: HouseRules) -> Task | None:
    fewest, most_seats, least, most = _BY_LEVEL[level]
    seats = some_seats(rng, rng.randint(fewest, most_seats))
    stakes = stakes_of(rng, NoLimit)
    places = [(seat, between(rng, 10, 60) * stakes.big_blind) for seat in seats]
    game = GAMES[rng.choice(("holdem", "omaha", "short-deck"))]
    hand = first_hand(table_of(game, stakes, places, rng.choice(seats)), house)
    acts = rng.randint(least, most)
    events = decision(hand, rng, acts, _HABITS)
    if events is None or hand.legal is None:
        return None
    seat = hand.legal.seat
    able = tuple(now.number for now in sorted(hand.seats, key=lambda now: now.number) if now.live and not now.all_in)
    reason = Reason(Saying.of(TellCode.WHY_ACTS, seats=able, seat=seat), "S0; S1; S3; S4")
    return Task(scene_of(hand, events), Saying.of(AskCode.WHO_ACTS), Seats(seats), (seat,), (reason,), acts, house)
