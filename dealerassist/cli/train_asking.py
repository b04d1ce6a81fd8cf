"""One question at a terminal: shown, answered in text, timed. A replay is watched step by step and stopped."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass

from dealerassist.cli.clock import SystemClock
from dealerassist.cli.output import Output
from dealerassist.cli.train_text import scene_head, step_line, task_lines, title_line, verdict_lines
from dealerassist.training.codes import TrainingError
from dealerassist.training.describing import form_json, question_json, words
from dealerassist.training.forms import Answer
from dealerassist.training.question import Question
from dealerassist.training.task import Task
from dealerassist.words import error_words

QUIT, HINT, STOP = "q", "?", "s"


@dataclass(frozen=True, slots=True)
class Given:
    """An answer, the milliseconds until it came, whether a hint was asked for, and wrong rulings on the way."""

    answer: Answer
    ms: int
    hint: bool
    slips: int


class Asking:
    """Asks at a terminal, or in JSON; `hints`: whether `?` names the rule's source. None for an answer: he has quit."""

    def __init__(self, output: Output, hints: bool) -> None:
        self.output = output
        self.hints = hints
        self._hinted = False

    def ask(self, asked: Question, place: str) -> Given | None:
        """`place` stands before the title: which question it is."""
        task, clock = asked.task, SystemClock()
        self.output.record(question_json(asked))
        self._say("", title_line(asked, place), *scene_head(task.scene))
        self._hinted, begun = False, clock.mono_ns()
        watched = task.scene.numbered and not self.output.as_json
        answer = self._watched(task) if watched else self._answered(task)
        if answer is None:
            return None
        ms = (clock.mono_ns() - begun) // 1_000_000
        slips = 0
        if answer == task.answer and task.then is not None:
            self.output.record({"ask": words(task.then.ask), "form": form_json(task.then.form)})
            ruled = self._answered(task.then)
            if ruled is None:
                return None
            slips = int(ruled != task.then.answer)
            if self.hints:
                self._say(*verdict_lines(not slips, False, task.then))
        return Given(answer, ms, self._hinted, slips)

    def _watched(self, task: Task) -> Answer | None:
        """The step at which it was stopped; 0 where it was not."""
        self._say(words(task.ask), f"  Enter shows the next step, {STOP} stops it there")
        for number, line in enumerate(task.scene.lines, 1):
            self._say(step_line(number, line))
            typed = self._typed(task, lambda typed: typed in {"", STOP})
            if typed is None:
                return None
            if typed == STOP:
                return (number,)
        return (0,)

    def _answered(self, task: Task) -> Answer | None:
        """What cannot be read as an answer is asked again; the clock goes on."""
        self._say(*task_lines(task))
        typed = self._typed(task, lambda typed: self._readable(task, typed))
        return None if typed is None else task.form.read(typed)

    def _readable(self, task: Task, typed: str) -> bool:
        try:
            task.form.read(typed)
        except TrainingError as error:
            self._say(f"  {error_words(error)}")
            self.output.record({"ok": False, "error": {"code": str(error.code), "message": error_words(error)}})
            return False
        return True

    def _typed(self, task: Task, wanted: Callable[[str], bool]) -> str | None:
        """The first line that is wanted; None at the end of the input, or where he quits."""
        while (typed := self._line()) is not None and typed != QUIT:
            if typed == HINT and self.hints:
                self._hinted = True
                self._say(f"  look at: {'; '.join(dict.fromkeys(reason.source for reason in task.reasons))}")
            elif wanted(typed):
                return typed
        return None

    def _line(self) -> str | None:
        if not self.output.as_json:
            sys.stdout.write("> ")
            sys.stdout.flush()
        line = sys.stdin.readline()
        return line.strip() if line else None

    def _say(self, *lines: str) -> None:
        for line in lines:
            self.output.text(line)
