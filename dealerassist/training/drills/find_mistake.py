"""Find the mistake: a hand is dealt step by step; the trainee stops it at the first wrong step, and rules."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from dealerassist.engine import GAMES, HouseRules, NoLimit, PotLimit
from dealerassist.engine.irregularities import question_about
from dealerassist.training.chance import between, some_seats, stakes_of, table_of, tried
from dealerassist.training.codes import AskCode, LabelCode, MistakeCode, TellCode
from dealerassist.training.drills.ruling import ruling_on
from dealerassist.training.forms import Amounts
from dealerassist.training.replays.mistake import Mistake
from dealerassist.training.replays.mistakes import MISTAKES
from dealerassist.training.replays.remarks import with_remark
from dealerassist.training.replays.steps import Dealt, Step, dealt_hand
from dealerassist.training.task import Reason, Scene, SeatShown, Task
from dealerassist.training.telling import limit_line
from dealerassist.views import Saying

_BY_LEVEL = {1: (3, 4, 1, 9), 2: (4, 5, 7, 15), 3: (5, 6, 13, 24), 4: (6, 8, 20, 60)}
"""Fewest and most seats; between which steps the mistake lies."""
_FORM = Amounts((LabelCode.STEP,))
NO_MISTAKE = 0.15
"""How often there is none."""
CHOICES = 4
POT_LIMIT, REMARKED, ALIKE = 0.2, 0.4, 0.3
"""How often it is pot limit, something looks like a mistake, and hands that are shown are equal but for suits."""


def ask(level: int, rng: Random, house: HouseRules) -> Task:
    """The number of the first wrong step, 0 where there is none; then, where a floor is called, what it answers."""
    right = rng.random() < NO_MISTAKE
    return tried(lambda: _asked(level, rng, house, right))


def _asked(level: int, rng: Random, house: HouseRules, right: bool) -> Task | None:
    fewest, most_seats, least, most = _BY_LEVEL[level]
    seats = some_seats(rng, rng.randint(fewest, most_seats))
    stakes = stakes_of(rng, PotLimit if rng.random() < POT_LIMIT else NoLimit)
    places = [(seat, between(rng, 20, 100) * stakes.big_blind) for seat in seats]
    table = table_of(GAMES["holdem"], stakes, places, rng.choice(seats))
    dealt = dealt_hand(table, house, rng, alike=rng.random() < ALIKE)
    if rng.random() < REMARKED:
        dealt = with_remark(dealt, rng)
    if right:
        shown = dealt.steps[: rng.randint(least, most)]
        return _task(dealt, shown, 0, None, rng) if len(shown) >= least else None
    for mistake in sorted(MISTAKES, key=lambda one: rng.random() ** (1 / one.rare), reverse=True):
        wrong = mistake.make(dealt, rng)
        if wrong is not None and least <= wrong[1] + 1 <= most:
            steps, at = wrong
            end = len(steps) if mistake.goes_on is None else at + 1 + rng.randint(0, mistake.goes_on)
            return _task(dealt, steps[:end], at + 1, mistake, rng)
    return None


def _task(dealt: Dealt, steps: Sequence[Step], at: int, mistake: Mistake | None, rng: Random) -> Task:
    """`at`: the number of the wrong step, 0 where there is none."""
    hand, house = dealt.hand, dealt.hand.setup.house
    seats = tuple(SeatShown(seat) for seat in sorted(seat.number for seat in hand.seats))
    told = tuple(step.words for step in steps)
    stakes = (limit_line(hand.setup.stakes), Saying.of(TellCode.SMALLEST_CHIP, a=hand.setup.chip))
    scene = Scene("holdem", seats, (), hand.setup.button, told, numbered=True, stakes=stakes)
    name, source = (MistakeCode.NONE, "S1") if mistake is None else (mistake.name, mistake.source)
    reason = Reason(Saying.of(name), source)
    then = None if mistake is None else _then(mistake, steps, at - 1, rng, house)
    return Task(scene, Saying.of(AskCode.WHICH_STEP), _FORM, (at,), (reason,), at or len(steps), house, then)


def _then(mistake: Mistake, steps: Sequence[Step], at: int, rng: Random, house: HouseRules) -> Task | None:
    """What the floor answers, had it been called at that step."""
    code = mistake.asks(steps, at)
    if code is None:
        return None
    return ruling_on(question_about(code, house, mistake.case), rng, CHOICES - 1, house, Scene("holdem"))
