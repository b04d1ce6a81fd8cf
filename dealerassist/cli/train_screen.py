"""Drills on the table's own screen, until it is closed."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import replace
from itertools import cycle
from random import Random

from dealerassist.cards import DealerAssistError
from dealerassist.cli.clock import SystemClock
from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.heard import heard_of
from dealerassist.cli.live import need_a_screen
from dealerassist.cli.output import DONE
from dealerassist.cli.training_room import School, scenario
from dealerassist.training.codes import DrillCode
from dealerassist.training.forms import Answer
from dealerassist.training.question import Question, Skill, question
from dealerassist.training.records import Row, answered
from dealerassist.training.schedule import next_skill
from dealerassist.training.screen.felt import fits
from dealerassist.training.screen.lesson import Lesson
from dealerassist.training.screen.view import view_of
from dealerassist.training.task import LEVELS
from dealerassist.views import Intent, Press, PressKey, TableView

CLOSE = PressKey(Press.MENU)


class ScreenSchool:
    """What a lesson on the screen asks next, and what becomes of an answer."""

    def __init__(self, school: School) -> None:
        self._school = school
        self._rows: list[Row] = list(school.rows())
        self._rng: Random = school.chance()
        self._scenario = None if school.options.hand is None else cycle(scenario(school))

    def ask(self) -> Question:
        """What the scenario asks, again and again; else what is due, and of that one that the felt has room for."""
        if self._scenario is not None:
            return next(self._scenario)
        options = self._school.options
        named = None if options.drill is None else Skill(DrillCode(options.drill), options.level or LEVELS[0])
        skill = named or next_skill(self._rows, self._school.course, self._school.now())
        asked = self._question(skill)
        while not fits(asked.task.scene):
            asked = self._question(skill)
        return asked

    def _question(self, skill: Skill) -> Question:
        return question(skill, self._rng.randrange(2**31), self._school.house)

    def keep(self, asked: Question, given: Answer, ms: int, slips: int) -> bool:
        """Was it too late?"""
        row = answered(asked, given, self._school.now(), ms, slips=slips)
        if self._scenario is None:
            self._school.keep(row)
            self._rows.append(row)
        return ms > 1000 * self._school.course.seconds_for(row.skill)


def now_ms() -> int:
    return SystemClock().mono_ns() // 1_000_000


class OnScreen:
    """A lesson and the window that shows it. What goes wrong on a touch ends it, and is raised once Qt has ended.

    heard: is called with each view, too. shown: how the lesson is seen.
    """

    def __init__(
        self,
        lesson: Lesson,
        options: argparse.Namespace,
        heard: Callable[[TableView], None],
        shown: Callable[[Lesson], TableView] = lambda lesson: view_of(lesson.asked),
    ) -> None:
        from dealerassist.display.layout import PROFILES
        from dealerassist.display.theme import THEMES
        from dealerassist.display.window import DealerWindow, usual_profile

        profile = PROFILES[options.profile] if options.profile else usual_profile()
        self.window = DealerWindow(self.touched, profile, THEMES[options.theme])
        self.failure: DealerAssistError | OSError | None = None
        self._lesson = lesson
        self._heard = heard
        self._shown = shown
        self._language = options.language or "en"
        self._show()

    def touched(self, intent: Intent) -> None:
        """The trainee's finger."""
        if intent == CLOSE:
            self.window.finish()
            return
        try:
            self._lesson.touched(intent, now_ms())
        except (DealerAssistError, OSError) as error:
            self.failure = error
            self.window.finish()
            return
        self._show()

    def _show(self) -> None:
        view = replace(self._shown(self._lesson), language=self._language)
        self.window.post(view, False)
        self._heard(view)


def on_the_screen(school: School) -> int:
    """A window like the dealer's, with sounds unless the course or `--quiet` wants none; CLOSE ends it."""
    need_a_screen()
    asking = ScreenSchool(school)
    show_lesson(school, Lesson(asking.ask, asking.keep, now_ms()), lambda lesson: view_of(lesson.asked))
    return DONE


def show_lesson(school: School, lesson: Lesson, view: Callable[[Lesson], TableView]) -> None:
    """The window, until it is closed. Raises what went wrong on a touch."""
    try:
        from dealerassist.display.ending import EndsOnSignals
        from dealerassist.display.window import application
    except ImportError as error:
        raise CliError(CliCode.NO_SCREEN, f"the screen needs PyQt6, which is not installed here: {error}") from None
    app = application()
    with heard_of(school) as heard:
        shown = OnScreen(lesson, school.options, heard, view)
        signals = EndsOnSignals(shown.window)
        shown.window.open()
        app.exec()
        signals.stop()
    if shown.failure is not None:
        raise shown.failure
