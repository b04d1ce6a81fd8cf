"""The pot-limit maximum: what the raise may be at most."""

from __future__ import annotations

from random import Random

from dealerassist.engine import GAMES, Hand, HouseRules, PotLimit, Verb
from dealerassist.engine.house import ShortBlind
from dealerassist.training.chance import PLAIN, decision, first_hand, some_seats, stakes_of, table_of, tried
from dealerassist.training.codes import AskCode, TellCode
from dealerassist.training.forms import Amounts
from dealerassist.training.task import Reason, Task
from dealerassist.training.telling import scene_of
from dealerassist.views import Saying

_BY_LEVEL = {1: (2, 3, 0, 1), 2: (3, 5, 2, 3), 3: (4, 7, 4, 6), 4: (5, 9, 8, 12)}
"""Fewest and most seats; fewest and most acts before the question."""
_SOURCE = "S3; TDA 2024 54A, 54B"


def ask(level: int, rng: Random, house: HouseRules) -> Task:
    """The highest total that the seat to act may bet or raise to. Nobody's stack bounds it."""
    return tried(lambda: _asked(level, rng, house))


def _asked(level: int, rng: Random, house: HouseRules) -> Task | None:
    fewest, most_seats, least, most = _BY_LEVEL[level]
    seats = some_seats(rng, rng.randint(fewest, most_seats))
    game = GAMES[rng.choice(("omaha", "omaha-hilo", "holdem"))]
    stakes = stakes_of(rng, PotLimit)
    hand = first_hand(table_of(game, stakes, [(seat, None) for seat in seats], rng.choice(seats)), house)
    acts = rng.randint(least, most)
    events = decision(hand, rng, acts, PLAIN, _may_raise)
    if events is None or hand.legal is None or hand.legal.max_raise_to is None:
        return None
    top, to_call = hand.legal.max_raise_to, hand.legal.to_call
    facts = {"seat": hand.legal.seat}
    reason = Saying.of(TellCode.WHY_POT, pot=hand.pot_with_bets, call=to_call, to=hand.bet_to, top=top)
    reasons = [Reason(reason, _SOURCE)]
    if not hand.board and house.pl_sb_as_bb:
        reasons.append(Reason(Saying.of(TellCode.SMALL_AS_BIG), "Robert's pot limit 5"))
    if not hand.board and house.pl_short_blind is ShortBlind.FULL:
        reasons.append(Reason(Saying.of(TellCode.BLINDS_FULL), "TDA 2024 54B"))
    scene, form = scene_of(hand, events, stacks=False), Amounts()
    return Task(scene, Saying.of(AskCode.MOST_TO, **facts), form, (top,), tuple(reasons), acts, house)


def _may_raise(hand: Hand) -> bool:
    return hand.legal is not None and (Verb.RAISE in hand.legal.may or Verb.BET in hand.legal.may)
