"""Find the mistake: a hand is dealt step by step; the trainee stops it at the first wrong step, and rules."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from dealerassist.engine import Hand, HouseRules
from dealerassist.engine.irregularities import question_about
from dealerassist.training.chance import tried
from dealerassist.training.codes import AskCode, LabelCode, MistakeCode, TellCode
from dealerassist.training.drills.ruling import ruling_on
from dealerassist.training.forms import Amounts
from dealerassist.training.replays.mistake import Mistake
from dealerassist.training.replays.mistakes import MISTAKES
from dealerassist.training.replays.remarks import with_remark
from dealerassist.training.replays.steps import Dealt, Kind, Step
from dealerassist.training.replays.tables import some_table
from dealerassist.training.task import Reason, Scene, SeatShown, Task
from dealerassist.training.telling import stakes_line
from dealerassist.views import Saying

_BY_LEVEL = {1: (3, 4, 1, 9), 2: (4, 5, 7, 15), 3: (5, 6, 13, 24), 4: (6, 8, 20, 60)}
"""Fewest and most seats; between which steps the mistake lies."""
_FORM = Amounts((LabelCode.STEP,))
NO_MISTAKE = 0.15
"""How often there is none."""
CHOICES = 4
REMARKED = 0.4
"""How often something looks like a mistake."""


def ask(level: int, rng: Random, house: HouseRules) -> Task:
    """The number of the first wrong step, 0 where there is none; then, where a floor is called, what it answers."""
    right = rng.random() < NO_MISTAKE
    return tried(lambda: _asked(level, rng, house, right))


def _asked(level: int, rng: Random, house: HouseRules, right: bool) -> Task | None:
    fewest, most_seats, least, most = _BY_LEVEL[level]
    dealt = some_table(rng).deal(fewest, most_seats, house, rng)
    if dealt is None or not any(step.kind is Kind.PUSH for step in dealt.steps):  # a pot that stays for the next deal
        return None
    if rng.random() < REMARKED:
        dealt = with_remark(dealt, rng)
    if right:
        shown = dealt.steps[: rng.randint(least, most)]
        return task_of(dealt, shown, 0, None, rng) if len(shown) >= least else None
    for mistake in sorted(MISTAKES, key=lambda one: rng.random() ** (1 / one.rare), reverse=True):
        wrong = mistake.made_of(dealt, rng)
        if wrong is not None and least <= wrong[1] + 1 <= most:
            steps, at = wrong
            end = len(steps) if mistake.goes_on is None else at + 1 + rng.randint(0, mistake.goes_on)
            return task_of(dealt, steps[:end], at + 1, mistake, rng)
    return None


def task_of(dealt: Dealt, steps: Sequence[Step], at: int, mistake: Mistake | None, rng: Random) -> Task:
    """`at`: the number of the wrong step, 0 where there is none."""
    hand, house = dealt.hand, dealt.hand.setup.house
    seats = tuple(SeatShown(seat) for seat in sorted(seat.number for seat in hand.seats))
    told = tuple(step.words for step in steps)
    chip = Saying.of(TellCode.SMALLEST_CHIP, a=hand.setup.chip)
    stakes = (stakes_line(hand.setup.stakes), chip, *dealt.told)
    button = hand.setup.button if hand.setup.game.button else None
    scene = Scene(hand.setup.game.name, seats, (), button, told, numbered=True, stakes=stakes)
    name, source = (MistakeCode.NONE, "S1") if mistake is None else (mistake.name, mistake.source)
    reason = Reason(Saying.of(name), source)
    then = None if mistake is None else _then(mistake, steps, at - 1, rng, hand)
    return Task(scene, Saying.of(AskCode.WHICH_STEP), _FORM, (at,), (reason,), at or len(steps), house, then)


def _then(mistake: Mistake, steps: Sequence[Step], at: int, rng: Random, hand: Hand) -> Task | None:
    """What the floor answers, had it been called at that step."""
    code, house = mistake.asks(steps, at), hand.setup.house
    if code is None:
        return None
    return ruling_on(question_about(code, house, mistake.case), rng, CHOICES - 1, house, Scene(hand.setup.game.name))
