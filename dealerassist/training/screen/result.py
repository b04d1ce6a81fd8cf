"""An exam's result on the screen: passed or not, how many were right, which skills were not."""

from __future__ import annotations

from dealerassist.training.codes import ReportCode
from dealerassist.training.exam import Result
from dealerassist.training.question import Skill
from dealerassist.training.score import Score
from dealerassist.views import (
    Fact,
    KeyCode,
    KeyRow,
    KeyStyle,
    KeyView,
    MarkCode,
    Phrase,
    PhraseCode,
    PlaceCode,
    Press,
    PressKey,
    Reason,
    ReasonCode,
    Saying,
    StakesView,
    TableView,
)

MOST_SKILLS = 3
"""That are named; the sheet that is printed has all."""
_FREE = KeyRow(())


def result_view(result: Result, house: str) -> TableView:
    """The last screen of an exam. house: whose rules judged."""
    code = PhraseCode.EXAM_PASSED if result.passed else PhraseCode.EXAM_FAILED
    undo, read = KeyView(KeyCode.UNDO, None, KeyStyle.QUIET), KeyView(KeyCode.READ, None)
    return TableView(
        prompt=Phrase(code, {"k": result.total.percent}),
        seats=(),
        board=(),
        row=(undo, read, KeyView(KeyCode.CLOSE, PressKey(Press.MENU), KeyStyle.GO_ON)),
        column=(_FREE, _FREE, _FREE, _FREE),
        stakes=StakesView("holdem", PlaceCode.GAME, ()),
        hand=result.total.asked,
        marks=(MarkCode.TRAINING,),
        why=(_score(result), _judged(result, house)),
        reasons=_not_right(result) or (_judged(result, house),),
    )


def _score(result: Result) -> Reason:
    total = result.total
    score = Saying.of(ReportCode.SCORE, right=total.right, asked=total.asked, in_time=total.in_time, slips=total.slips)
    return Reason(ReasonCode.TOLD, {"what": score}, name=True)


def _judged(result: Result, house: str) -> Reason:
    return _told(Saying.of(ReportCode.EXAM, seed=result.seed, house=house, needed=result.needed))


def _not_right(result: Result) -> tuple[Reason, ...]:
    """The worst first."""
    wrong = [(skill, score) for skill, score in result.skills.items() if score.right < score.asked]
    return tuple(_told(_skill(skill, score)) for skill, score in sorted(wrong, key=_percent)[:MOST_SKILLS])


def _percent(one: tuple[Skill, Score]) -> int:
    return one[1].percent


def _skill(skill: Skill, score: Score) -> Saying:
    return Saying.of(
        ReportCode.SKILL, drill=Saying.of(skill.drill), level=skill.level, right=score.right, asked=score.asked
    )


def _told(words: Fact) -> Reason:
    return Reason(ReasonCode.TOLD, {"what": words})
