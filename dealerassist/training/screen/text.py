"""What is read on the screen: lines of the scene before the answer, then what was right, and why."""

from __future__ import annotations

from collections.abc import Sequence

from dealerassist.training.codes import LabelCode, MistakeCode, ReportCode, TellCode
from dealerassist.training.forms import Amounts, Choice, Seats
from dealerassist.training.screen.felt import STAKES, is_one_hand, played_lines, read_lines, takes_turns
from dealerassist.training.screen.lesson import Asked
from dealerassist.views import Fact, Reason, ReasonCode, Saying


def below_the_board(asked: Asked) -> tuple[Reason, ...]:
    """What would be read in the column, where the pad is needed from the beginning, or a story is told there."""
    scene = asked.task.scene
    lines = read_lines(scene) if takes_turns(scene) and asked.given is None else ()
    lines = lines or tuple(line for line in scene.stakes if line.code != STAKES)
    if asked.of is not None and scene.seats and not is_one_hand(scene):
        lines = (Saying.of(ReportCode.QUESTION_OF, k=asked.number, of=asked.of), *lines)
    return tuple(Reason(ReasonCode.TOLD, {"what": line}) for line in lines)


def text_of(asked: Asked) -> tuple[Reason, ...]:
    """What is read before the answer; after it, what was right and why: of many reasons those not read yet."""
    if asked.given is not None:
        answer = Reason(ReasonCode.ANSWER, {"what": _answer(asked)}, name=True)
        left = asked.task.reasons[asked.read :]
        return (answer, *(Reason(ReasonCode.RULING, {"words": one.words, "source": one.source}) for one in left))
    if asked.watched and asked.task is asked.question.task:
        return _last(played_lines(asked.task.scene)[: asked.shown])
    lines = read_lines(asked.task.scene)
    return tuple(Reason(ReasonCode.TOLD, {"what": line}) for line in lines) if asked.told and asked.reading else ()


def _last(lines: Sequence[Saying]) -> tuple[Reason, ...]:
    """The step that was just seen stands first and large."""
    return tuple(
        Reason(ReasonCode.TOLD, {"what": line}, name=number == 0) for number, line in enumerate(reversed(lines[-3:]))
    )


def _answer(asked: Asked) -> Fact:
    form, answer = asked.task.form, asked.task.answer
    match form:
        case Choice():
            return dict(form.options)[str(answer)]
        case Seats() if answer:
            return Saying.of(TellCode.SEATS, seats=tuple(int(str(seat)) for seat in answer))
        case Amounts((LabelCode.STEP,)):
            step = int(str(answer[0]))
            return asked.task.scene.lines[step - 1] if step else Saying.of(MistakeCode.NONE)
        case Amounts():
            amounts = zip(form.labels, (int(str(one)) for one in answer), strict=True)
            return tuple(_amount(label, amount) for label, amount in amounts if amount or len(form.labels) == 1)
    return form.write(answer)


def _amount(label: str, amount: int) -> Saying:
    """With what it is of; of one amount that is asked for alone that need not be said."""
    if label.isdecimal():
        return Saying.of(TellCode.AMOUNT, seat=int(label), a=amount)
    if label == LabelCode.AMOUNT:
        return Saying.of(TellCode.AMOUNT, a=amount)
    return Saying.of(TellCode.AMOUNT, what=Saying.of(LabelCode(label)), a=amount)
