"""Which ruling: what the floor of this house answers to what went wrong."""

from __future__ import annotations

from random import Random

from dealerassist.engine import HouseRules, QuestionCode
from dealerassist.engine import Question as FloorQuestion
from dealerassist.engine.irregularities import IRREGULARITIES, Case, answer_to, question_about
from dealerassist.training.codes import AskCode, TellCode
from dealerassist.training.forms import Choice
from dealerassist.training.task import Reason, Scene, Task
from dealerassist.views import Saying

_ASKED = sorted((IRREGULARITIES | {QuestionCode.FOUR_CARD_FLOP}) - {QuestionCode.MISDEAL})
"""`misdeal` has a drill of its own."""


def ask(level: int, rng: Random, house: HouseRules) -> Task:
    """One of level + 1 answers; what the house's answer depends on is told."""
    code = rng.choice(_ASKED)
    case = Case(rng.random() < 0.5, rng.random() < 0.5, rng.random() < 0.5, up_cards=False)
    scene = Scene("holdem", lines=(*_facts(case), Saying.of(code)))
    return ruling_on(question_about(code, house, case), rng, level, house, scene)


def ruling_on(question: FloorQuestion, rng: Random, wrong: int, house: HouseRules, scene: Scene) -> Task:
    """What this house's floor answers; so many other answers stand beside the right one."""
    right = question.options[0]
    others = [option for option in _every_option(house) if option != right]
    near = [option for option in question.options[1:] if option in others][: max(1, wrong - 1)]
    far = [option for option in others if option not in question.options]
    options = [right, *near, *rng.sample(far, wrong - len(near))]
    rng.shuffle(options)
    form = Choice(tuple((option, Saying(f"OptionCode.{option}")) for option in options))
    steps = [Reason(Saying.of(step), question.source) for step in answer_to(question.code, right).steps]
    reasons = (Reason(Saying(f"OptionCode.{right}"), question.source), *steps)
    return Task(scene, Saying.of(AskCode.WHICH_RULING, house=house.name), form, right, reasons, len(options), house)


def _every_option(house: HouseRules) -> list[str]:
    """What floors of this house answer to anything."""
    cases = (Case(), Case(acted=True, acted_here=True, facing=True))
    return sorted({option for code in _ASKED for case in cases for option in question_about(code, house, case).options})


def _facts(case: Case) -> tuple[Saying, ...]:
    """How far the action has come."""
    substantial = TellCode.SUBSTANTIAL if case.acted else TellCode.NOT_SUBSTANTIAL
    here = TellCode.ACTED_HERE if case.acted_here else TellCode.NOT_ACTED_HERE
    facing = TellCode.FACING if case.facing else TellCode.NOT_FACING
    return tuple(map(Saying.of, (substantial, here, facing)))
