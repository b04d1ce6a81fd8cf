"""The first wrong step of a replay, found by somebody who knows the procedure and sees nothing but the steps."""

from __future__ import annotations

from dealerassist.engine import GAMES
from dealerassist.training.forms import Answer
from dealerassist.training.task import Task
from tests.training.story import facts
from tests.training.watching.draw import DrawWatcher
from tests.training.watching.stud import StudWatcher
from tests.training.watching.table import Watcher


def watcher_of(task: Task) -> Watcher:
    """Who knows this game."""
    game = GAMES[task.scene.game]
    if game.up_cards:
        return StudWatcher(task)
    return Watcher(task) if game.board else DrawWatcher(task)


def find_mistake(task: Task) -> Answer:
    watcher = watcher_of(task)
    for number, line in enumerate(task.scene.lines, 1):
        if not watcher.ok(line.code, facts(line)):
            return (number,)
    return (0,)
