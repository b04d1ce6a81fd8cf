"""A lesson on the screen: one question after another, what fingers on it come to, and what is told afterwards.

`Lesson` holds no Qt, no file and no clock: questions come from `ask`, answers go to `keep`, the time is given with each
touch. A question's time runs from the moment when all of its story has been told.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeVar

from dealerassist.cards import Card
from dealerassist.training.forms import Amounts, Answer, Cards, Choice, Seats, in_order
from dealerassist.training.question import Question
from dealerassist.training.screen.felt import played_lines, read_lines, takes_turns
from dealerassist.training.task import Task
from dealerassist.views import Choose, HoldSeat, Intent, NameCard, Press, PressKey, TouchSeat, TypeDigits

MOST_DIGITS = 8
T = TypeVar("T")
NOBODY = "nobody"
"""The key that says that no seat is right."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question on the screen. `shown` lines of its story have been played; `task` is what is asked now.

    `chosen` seats or `cards`, `amounts` that have been sealed, `typed` digits of the next; `reading`: lines stand where
    the pad would be; `chips` are seen where the cards lie. Once it has been answered, `given` is the answer, `late`
    whether it took too long, and so many reasons have been `read`. `of`: how many questions there are, in an exam.
    """

    question: Question
    number: int
    task: Task
    shown: int = 0
    chosen: tuple[int, ...] = ()
    cards: tuple[Card, ...] = ()
    amounts: tuple[int, ...] = ()
    typed: str = ""
    reading: bool = True
    chips: bool = False
    given: Answer | None = None
    late: bool = False
    read: int = 0
    of: int | None = None

    @property
    def told(self) -> bool:
        """All of the story has happened."""
        return self.shown >= len(played_lines(self.task.scene))

    @property
    def watched(self) -> bool:
        """A replay, which is stopped rather than answered."""
        return self.task.scene.numbered

    @property
    def right(self) -> bool:
        return self.given == self.task.answer

    @property
    def label(self) -> str | None:
        """What the next amount is of; None where all are sealed or none is asked for."""
        form = self.task.form
        return (
            form.labels[len(self.amounts)]
            if isinstance(form, Amounts) and len(self.amounts) < len(form.labels)
            else None
        )


class Lesson:
    """`ask` gives the next question, None: there are no more, and the lesson is `over`. `keep` takes an answer
    (question, answer, milliseconds, slips) and says whether it came too late. of: an exam of so many; nothing is told
    of an answer, the next question comes at once.
    """

    def __init__(
        self,
        ask: Callable[[], Question | None],
        keep: Callable[[Question, Answer, int, int], bool],
        now_ms: int,
        of: int | None = None,
    ) -> None:
        self._ask = ask
        self._keep = keep
        self._begun = now_ms
        self._of = of
        self.over = False
        first = self._next(1)
        if first is None:
            raise ValueError("a lesson asks something")
        self.asked = first

    def _next(self, number: int) -> Asked | None:
        question = self._ask()
        if question is None:
            return None
        scene = question.task.scene
        reading = bool(read_lines(scene)) and not takes_turns(scene)
        asked = Asked(question, number, question.task, reading=reading, of=self._of)
        return replace(asked, shown=1) if played_lines(asked.task.scene) else asked

    def touched(self, intent: Intent, now_ms: int) -> Asked:
        """What the screen has to show now."""
        if self.over:
            return self.asked
        before = self.asked
        self.asked = self._after(before, intent, now_ms)
        if self.asked.told and not before.told and not self.asked.watched:
            self._begun = now_ms
        return self.asked

    def _after(self, asked: Asked, intent: Intent, now_ms: int) -> Asked:
        if asked.given is not None and intent == PressKey(Press.WHY):
            return replace(asked, read=(asked.read + 1) % len(asked.task.reasons))
        if asked.given is not None and intent == PressKey(Press.GO_ON):
            return self._go_on(asked, now_ms)
        if intent == PressKey(Press.CHIPS) and takes_turns(asked.task.scene):
            return replace(asked, chips=not asked.chips)
        if asked.given is not None:
            return asked
        if not asked.told or asked.watched:
            return self._stepped(asked, intent, now_ms)
        if isinstance(asked.task.form, Amounts):
            return self._typed(asked, intent, now_ms)
        return self._picked(asked, intent, now_ms)

    def _picked(self, asked: Asked, intent: Intent, now_ms: int) -> Asked:
        """A card, a seat or an option was touched, or what is chosen is the answer."""
        match asked.task.form, intent:
            case Cards(count, among), NameCard(card) if card in among:
                return replace(asked, cards=_toggled(asked.cards, card, count))
            case Cards(count), PressKey(Press.GO_ON) if len(asked.cards) == count:
                return self._answered(asked, in_order(asked.cards), now_ms)
            case Seats(among), TouchSeat(seat) | HoldSeat(seat) if seat in among:
                return replace(asked, chosen=_toggled(asked.chosen, seat, len(among)))
            case Seats(), PressKey(Press.GO_ON) if asked.chosen:
                return self._answered(asked, tuple(sorted(asked.chosen)), now_ms)
            case Seats(), Choose(option) if option == NOBODY:
                return self._answered(asked, (), now_ms)
            case Choice(options), Choose(option) if option in dict(options):
                return self._answered(asked, option, now_ms)
        return asked

    def _stepped(self, asked: Asked, intent: Intent, now_ms: int) -> Asked:
        """The next line of the story; a replay ends where it is stopped, or, if it is not, after its last line."""
        if asked.watched and intent == PressKey(Press.STOP):
            return self._answered(asked, (asked.shown,), now_ms)
        if intent != PressKey(Press.GO_ON):
            return asked
        if asked.watched and asked.told:
            return self._answered(asked, (0,), now_ms)
        return replace(asked, shown=asked.shown + 1)

    def _typed(self, asked: Asked, intent: Intent, now_ms: int) -> Asked:
        match intent:
            case TypeDigits(digits) if len(asked.typed + digits) <= MOST_DIGITS:
                return replace(asked, typed=asked.typed + digits, reading=False)
            case PressKey(Press.DELETE):
                return replace(asked, typed=asked.typed[:-1])
            case PressKey(Press.WHY) if read_lines(asked.task.scene):
                return replace(asked, reading=not asked.reading)
            case PressKey(Press.GO_ON) if asked.typed:
                sealed = replace(asked, amounts=(*asked.amounts, int(asked.typed)), typed="")
                return sealed if sealed.label is not None else self._answered(sealed, sealed.amounts, now_ms)
            case PressKey(Press.UNDO | Press.UNDO_LIST) if asked.amounts:
                return replace(asked, amounts=asked.amounts[:-1], typed="")
        return asked

    def _answered(self, asked: Asked, answer: Answer, now_ms: int) -> Asked:
        """Where it leads to a ruling that one is asked first, and both are one answer."""
        first = asked.question.task
        if asked.task is first and answer == first.answer and first.then is not None:
            return replace(asked, task=first.then, shown=0, chosen=(), typed="", amounts=())
        ruled = asked.task is not first
        slips = int(ruled and answer != asked.task.answer)
        late = self._keep(asked.question, first.answer if ruled else answer, now_ms - self._begun, slips)
        if self._of is not None:
            return self._go_on(asked, now_ms)
        return replace(asked, given=answer, late=late)

    def _go_on(self, asked: Asked, now_ms: int) -> Asked:
        self._begun = now_ms
        following = self._next(asked.number + 1)
        self.over = following is None
        return following or asked


def _toggled(chosen: tuple[T, ...], one: T, most: int) -> tuple[T, ...]:
    """Touched again it is not chosen any more; one over the most is not taken."""
    if one in chosen:
        return tuple(each for each in chosen if each != one)
    return (*chosen, one) if len(chosen) < most else chosen
