"""Misdeal, or play on: what went wrong on the deal, how far the action has come, and whose book it is."""

from __future__ import annotations

from random import Random

from dealerassist.engine import GAMES, HouseRules, NoLimit, QuestionCode
from dealerassist.engine.events import Acted
from dealerassist.engine.irregularities import case_of, question_about
from dealerassist.engine.misdeals import Misdeal
from dealerassist.rehearsal.dealing import Habits
from dealerassist.training.chance import decision, first_hand, some_seats, stakes_of, table_of, tried
from dealerassist.training.codes import AskCode, TellCode
from dealerassist.training.forms import Choice
from dealerassist.training.task import Reason, Scene, Task
from dealerassist.training.telling import scene_of
from dealerassist.views import Saying

_ACTS = {1: (0, 0), 2: (1, 1), 3: (2, 2), 4: (2, 3)}
"""Fewest and most acts since the deal."""
MOST_DEALS = 15
_OPTIONS = ("misdeal", "play-on")
_HABITS = Habits(0.7, 0.3, 0, 0, 0, 0, 0, 0, 0, 0)
_FORM = Choice(tuple((option, Saying(f"OptionCode.{option}")) for option in _OPTIONS))


def ask(level: int, rng: Random, house: HouseRules) -> Task:
    """What this house does. Before the flop, with the blinds posted. Both answers come up, where both can."""
    wanted = rng.choice(_OPTIONS)
    tasks = [tried(lambda: _asked(level, rng, house))]
    while tasks[-1].answer != wanted and len(tasks) < MOST_DEALS:
        tasks.append(tried(lambda: _asked(level, rng, house)))
    return tasks[-1]


def _asked(level: int, rng: Random, house: HouseRules) -> Task | None:
    seats = some_seats(rng, rng.randint(4, 8))
    stakes = stakes_of(rng, NoLimit)
    hand = first_hand(table_of(GAMES["holdem"], stakes, [(seat, 10_000) for seat in seats], rng.choice(seats)), house)
    events = decision(hand, rng, rng.randint(*_ACTS[level]), _HABITS, lambda hand: not hand.board)
    if events is None:
        return None
    reason = rng.choice(tuple(Misdeal))
    case = case_of(hand, reason)
    question = question_about(QuestionCode.MISDEAL, house, case)
    acts = sum(isinstance(event, Acted) for event in events)
    wrong = Saying.of(TellCode.MISDEAL, what=Saying.of(reason))
    scene = scene_of(hand, events, stacks=False)
    shown = Scene(scene.game, scene.seats, scene.board, scene.button, (*scene.lines, wrong))
    code = TellCode.WHY_TOO_LATE if case.acted else TellCode.WHY_ON_LIST
    on_list = question.options[0] == "misdeal"
    why = Saying.of(code if case.acted or on_list else TellCode.WHY_NOT_ON_LIST, house=house.name)
    asked = Saying.of(AskCode.MISDEAL, house=house.name)
    return Task(shown, asked, _FORM, question.options[0], (Reason(why, question.source),), acts, house)
