"""Build the pots from the all-ins: main pot, side pots, what goes back."""

from __future__ import annotations

from random import Random

from dealerassist.engine import HouseRules
from dealerassist.engine.pots import Contribution, Pot, layer, levels_of, uncalled
from dealerassist.training.chance import between, some_seats, tried
from dealerassist.training.codes import AskCode, LabelCode, TellCode
from dealerassist.training.forms import Amounts
from dealerassist.training.task import Reason, Scene, SeatShown, Task
from dealerassist.views import Saying

_BY_LEVEL = {1: (2, 0, 100), 2: (3, 1, 50), 3: (4, 1, 25), 4: (5, 2, 5)}
"""Pots, seats that have folded after putting something in, and of what the bets are multiples."""
LABELS = (LabelCode.MAIN, LabelCode.SIDE_1, LabelCode.SIDE_2, LabelCode.SIDE_3, LabelCode.SIDE_4, LabelCode.BACK)


def ask(level: int, rng: Random, house: HouseRules) -> Task:
    """Each pot, main pot first, and the part of a bet that nobody called."""
    return tried(lambda: _asked(level, rng, house))


def _asked(level: int, rng: Random, house: HouseRules) -> Task | None:
    pots, folded, step = _BY_LEVEL[level]
    rows = bets_of(rng, pots, folded, step)
    if rows is None:
        return None
    back, built = pots_of(rows)
    if len(built) != pots:
        return None
    amounts = [pot.amount for pot in built]
    answer = (*amounts, *[0] * (len(LABELS) - 1 - pots), back)
    reasons = [
        Reason(Saying.of(TellCode.WHY_POT_OF, pot=i, a=pot.amount, seats=pot.eligible), "S1; TDA 2024 16, 21")
        for i, pot in enumerate(built)
    ]
    difficulty = pots + folded + bool(back)
    ask_words = Saying.of(AskCode.WHICH_POTS)
    return Task(scene_of_rows(rows), ask_words, Amounts(LABELS), answer, tuple(reasons), difficulty, house)


def bets_of(rng: Random, pots: int, folded: int, step: int) -> list[Contribution] | None:
    """Live seats with so many different all-in sizes, the largest called or not; folded ones with no more than that."""
    live = pots + rng.randint(1, 2)
    sizes = sorted(between(rng, step, 40 * step, step) for _ in range(pots))
    if len(set(sizes)) < pots:
        return None
    seats = some_seats(rng, live + folded)
    totals = [*sizes, *(rng.choice(sizes) for _ in range(live - pots))]
    if rng.random() < 0.5:
        totals[pots - 1] += between(rng, step, 10 * step, step)
    rng.shuffle(totals)
    gone = set(rng.sample(seats, folded))
    rows, left = [], list(totals)
    for seat in seats:
        total = between(rng, step, max(totals), step) if seat in gone else left.pop()
        rows.append(Contribution(seat, total, seat not in gone))
    return rows


def pots_of(rows: list[Contribution]) -> tuple[int, list[Pot]]:
    """(what goes back, the pots), as the engine builds them when betting is over."""
    seat, excess = uncalled(rows)
    called = [Contribution(row.seat, row.total - excess * (row.seat == seat), row.live) for row in rows]
    return excess, layer(called, levels_of(called))


def scene_of_rows(rows: list[Contribution], lines: tuple[Saying, ...] = ()) -> Scene:
    """The bets as they lie; who has less in than the highest is all-in."""
    most = max(row.total for row in rows if row.live)
    shown = tuple(
        SeatShown(row.seat, (), row.total, folded=not row.live, all_in=row.live and row.total < most) for row in rows
    )
    return Scene("holdem", shown, lines=lines)
