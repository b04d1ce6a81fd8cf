"""Who may raise: whether short all-ins have reopened the betting for a seat that has acted."""

from __future__ import annotations

from random import Random

from dealerassist.engine import GAMES, FixedLimit, Hand, HouseRules, Limit, NoLimit, PotLimit, Refusal, Stakes
from dealerassist.engine import commands as c
from dealerassist.engine.positions import clockwise_from
from dealerassist.training.chance import first_hand, some_seats, table_of, tried
from dealerassist.training.codes import AskCode, ChoiceCode, TellCode
from dealerassist.training.forms import Choice
from dealerassist.training.task import Reason, Task
from dealerassist.training.telling import scene_of
from dealerassist.views import Saying

_BY_LEVEL = {1: (1, 1), 2: (1, 2), 3: (2, 2), 4: (3, 2)}
"""How many are all-in after the bet; how many call before, between or after them; one seat folds."""
_LIMITS = {1: (NoLimit,), 2: (NoLimit,), 3: (NoLimit, PotLimit), 4: (NoLimit, PotLimit, FixedLimit)}
BIG, DEEP = 40, 4_000
_YES, _NO = "yes", "no"
_FORM = Choice(((_YES, Saying.of(ChoiceCode.YES)), (_NO, Saying.of(ChoiceCode.NO))))


def ask(level: int, rng: Random, house: HouseRules) -> Task:
    """Before the flop somebody raises, others go all-in for more; may the seat whose turn it is raise again?"""
    wanted = rng.choice((_YES, _NO))
    return tried(lambda: _asked(level, rng, house, wanted))


def _asked(level: int, rng: Random, house: HouseRules, wanted: str) -> Task | None:
    all_ins, calls = _BY_LEVEL[level]
    roles: list[type[c.SeatAct]] = [c.AllIn] * all_ins + [c.Call] * calls + [c.Fold]
    rng.shuffle(roles)
    hand = _dealt(rng, house, roles, rng.choice(_LIMITS[level]))
    events = list(hand.opening)
    for seat in hand.awaiting.seats:
        events += hand.push(c.Deal(seat, 2))
    events += hand.push(c.Raise(hand.awaiting.seats[0], 2 * BIG))
    for role in roles:
        if role is c.AllIn and not _may_go_all_in(hand):
            return None
        events += hand.push(role(hand.awaiting.seats[0]))
    legal = hand.legal
    if legal is None or legal.no_raise not in {None, Refusal.NOT_REOPENED}:
        return None
    answer = _YES if legal.no_raise is None else _NO
    if answer != wanted:
        return None
    why = Saying.of(TellCode.WHY_MAY if answer == _YES else TellCode.WHY_MAY_NOT, facing=legal.to_call)
    reason = Reason(why, "TDA 2024 47A, 47B")
    asked = Saying.of(AskCode.MAY_RAISE, seat=legal.seat)
    return Task(scene_of(hand, events), asked, _FORM, answer, (reason,), all_ins + calls, house)


def _may_go_all_in(hand: Hand) -> bool:
    """Not where raises are capped, or the stack is more than this limit lets a raise be."""
    legal = hand.legal
    if legal is None or legal.min_raise_to is None:
        return False
    now = hand.seat(legal.seat)
    return legal.max_raise_to is None or now.bet + (now.stack or 0) <= legal.max_raise_to


def _dealt(rng: Random, house: HouseRules, roles: list[type[c.SeatAct]], limit: type[Limit]) -> Hand:
    """The seat left of the big blind will raise, then each seat acts by its role: who goes all-in has a little more
    than what is bet then.
    """
    seats = some_seats(rng, len(roles) + 1)
    button = rng.choice(seats)
    in_turn = clockwise_from(seats, clockwise_from(seats, button)[1])
    stacks, bet = [DEEP], 2 * BIG
    for role in roles:
        bet += rng.choice((5, 10, 15, 20, 30, 40)) if role is c.AllIn else 0
        stacks.append(bet if role is c.AllIn else DEEP)
    made = {FixedLimit: FixedLimit(BIG, 2 * BIG), PotLimit: PotLimit(BIG), NoLimit: NoLimit(BIG)}
    stakes = Stakes(made[limit], (BIG // 2, BIG), chip=5)
    return first_hand(table_of(GAMES["holdem"], stakes, list(zip(in_turn, stacks, strict=True)), button), house)
