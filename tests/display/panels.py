"""The 24 screens of DISPLAY 10: 3 panels x 2 themes x 4 languages, in an order in which neighbours differ."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from dealerassist.display.check import check
from dealerassist.display.layout import PROFILES, Profile
from dealerassist.display.theme import THEMES, Theme
from dealerassist.views import TableView
from dealerassist.words import LANGUAGES
from tests.display.qt import painted


class Panel(NamedTuple):
    profile: Profile
    theme: Theme
    language: str


def _in_turn() -> Iterator[Panel]:
    profiles, themes = tuple(PROFILES.values()), tuple(THEMES.values())
    for turn in range(len(profiles) * len(themes) * len(LANGUAGES)):
        theme = themes[turn // (len(profiles) * len(LANGUAGES))]
        yield Panel(profiles[turn % len(profiles)], theme, LANGUAGES[turn % len(LANGUAGES)])


PANELS = tuple(_in_turn())


def four(turn: int) -> tuple[Panel, ...]:
    """One panel of each language, another four with the next turn."""
    return tuple(PANELS[(4 * turn + each) % len(PANELS)] for each in range(4))


def faults(view: TableView, panels: Iterable[Panel] = PANELS) -> list[str]:
    """What is wrong with `view` on these panels, and on which."""
    found = []
    for profile, theme, language in panels:
        shown = replace(view, language=language)
        wrong = check(painted(shown, profile, theme)[1], shown, theme)
        found += [f"{profile.name} {theme.name} {language}: {each}" for each in wrong]
    return found
