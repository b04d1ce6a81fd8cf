"""Build the pots in the order of the hands: the best hand takes what it can win of every bet, then the next."""

from __future__ import annotations

from random import Random

from dealerassist.engine import HouseRules, Part
from dealerassist.engine.judging import Contest
from dealerassist.training.chance import tried
from dealerassist.training.codes import AskCode, TellCode
from dealerassist.training.drills.build_pots import bets_of, pots_of, scene_of_rows
from dealerassist.training.forms import Amounts
from dealerassist.training.task import Reason, Task
from dealerassist.views import Saying

_BY_LEVEL = {1: (2, 0, 100), 2: (3, 0, 50), 3: (4, 1, 25), 4: (5, 2, 5)}
"""Pots, seats that have folded, and of what the bets are multiples."""


def ask(level: int, rng: Random, house: HouseRules) -> Task:
    """What each live seat is paid, the hands being ranked already; what goes back uncalled is not counted."""
    return tried(lambda: _asked(level, rng, house))


def _asked(level: int, rng: Random, house: HouseRules) -> Task | None:
    pots, folded, step = _BY_LEVEL[level]
    rows = bets_of(rng, pots, folded, step)
    if rows is None:
        return None
    _, built = pots_of(rows)
    live = [row.seat for row in rows if row.live]
    order = rng.sample(live, len(live))
    worth = {seat: -place for place, seat in enumerate(order)}
    contest = Contest({Part.HIGH: worth}, {seat: seat for seat in live}, 1, {})
    shares = [share for i, pot in enumerate(built) for share in contest.shares(i, pot.amount, pot.eligible) or ()]
    paid = tuple(sum(share.amount for share in shares if share.seat == seat) for seat in live)
    winners = len({share.seat for share in shares})
    if len(built) != pots or winners < min(pots, 1 + (level + 1) // 2):
        return None
    reasons = [
        Reason(Saying.of(TellCode.WHY_POT_TO, pot=i, a=share.amount, seat=share.seat), "S1; TDA 2024 21")
        for i, pot in enumerate(built)
        for share in contest.shares(i, pot.amount, pot.eligible) or ()
    ]
    scene = scene_of_rows(rows, (Saying.of(TellCode.HANDS_RANKED, seats=tuple(order)),))
    labels = tuple(map(str, live))
    asked = Saying.of(AskCode.BY_ORDER)
    return Task(scene, asked, Amounts(labels), paid, tuple(reasons), pots + winners + folded, house)
