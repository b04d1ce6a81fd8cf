"""A lesson on the screen, answered by somebody who knows: what he touches, and what he sees after each touch."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from dealerassist.cards import Card
from dealerassist.engine import PRESETS, preset
from dealerassist.training.codes import DrillCode
from dealerassist.training.forms import Amounts, Answer, Cards, Choice, Seats
from dealerassist.training.question import Question, Skill, question
from dealerassist.training.screen.felt import fits
from dealerassist.training.screen.lesson import NOBODY, Asked, Lesson
from dealerassist.training.screen.view import view_of
from dealerassist.views import Choose, Intent, NameCard, Press, PressKey, TableView, TouchSeat, TypeDigits

GO, STOP = PressKey(Press.GO_ON), PressKey(Press.STOP)


def shown_questions(skill: Skill, count: int) -> list[Question]:
    """The first ones that the felt has room for; houses take their turn."""
    found: list[Question] = []
    seed = 0
    while len(found) < count:
        asked = question(skill, seed, preset(PRESETS[seed % len(PRESETS)]))
        seed += 1
        if fits(asked.task.scene):
            found.append(asked)
    return found


def asked(drill: DrillCode, level: int) -> Question:
    return shown_questions(Skill(drill, level), 1)[0]


def lesson_of(question: Question, kept: list[tuple[Answer, int, int]], late: bool = False) -> Lesson:
    """A lesson that asks nothing else."""

    def keep(asked: Question, answer: Answer, ms: int, slips: int) -> bool:
        kept.append((answer, ms, slips))
        return late

    return Lesson(lambda: question, keep, 0)


def right_touches(lesson: Lesson) -> Iterator[Intent]:
    """What leads to the right answer, from what has been reached; each is to be made before the next is asked for."""
    while (now := lesson.asked).given is None:
        if now.watched and now.task is now.question.task:
            yield STOP if (now.shown,) == now.task.answer else GO
        elif not now.told:
            yield GO
        else:
            yield from _right_answer(now)


def answer_rightly(lesson: Lesson, do: Callable[[Intent], object]) -> None:
    """One question of an exam, from which the next one follows at once."""
    before = _place(lesson)
    for intent in right_touches(lesson):
        do(intent)
        if _place(lesson) != before:
            return


def _place(lesson: Lesson) -> tuple[int, bool]:
    return lesson.asked.number, lesson.over


def _right_answer(now: Asked) -> Iterator[Intent]:
    match now.task.form:
        case Seats():
            yield from (TouchSeat(int(str(seat))) for seat in now.task.answer)
            yield GO if now.task.answer else Choose(NOBODY)
        case Cards():
            yield from (NameCard(card) for card in now.task.answer if isinstance(card, Card))
            yield GO
        case Choice():
            yield Choose(str(now.task.answer))
        case Amounts():
            for amount in now.task.answer:
                yield TypeDigits(str(amount))
                yield GO


def views_of(question: Question) -> Iterator[TableView]:
    """All that is seen on the way to the right answer, and then."""
    lesson = lesson_of(question, [])
    yield view_of(lesson.asked)
    for intent in right_touches(lesson):
        yield view_of(lesson.touched(intent, 1))
