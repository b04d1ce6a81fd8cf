"""Moments of a table session, of hands that are always the same."""

from __future__ import annotations

from collections.abc import Callable

from dealerassist.training.codes import MoveCode
from dealerassist.training.dealing.due import Due
from dealerassist.training.session.session import Session
from dealerassist.training.session.view import view_of
from dealerassist.views import Choose, TableView, TouchBoard
from tests.training.dealers import GO_ON, hand_of, right_touches, touches_of


def until(holds: Callable[[Due], bool], game: str = "holdem", level: int = 4, seed: int = 1) -> Session:
    """Dealt rightly as far as a step that is so."""
    session = Session(hand_of(level, seed, game), 0)
    while (due := session.watcher.due) is not None and not holds(due):
        for intent in touches_of(session, due.move):
            session.touched(intent, 2_000)
    return session


def on(verb: MoveCode) -> Callable[[Due], bool]:
    return lambda due: due.move.verb is verb


def touched(session: Session, count: int) -> TableView:
    """After so many touches of the right move."""
    due = session.watcher.due
    assert due is not None
    for intent, _ in zip(touches_of(session, due.move), range(count), strict=False):
        session.touched(intent, 2_000)
    return view_of(session)


def slip() -> TableView:
    session = until(on(MoveCode.BURN))
    session.touched(TouchBoard(), 2_000)
    return view_of(session)


def debriefed() -> TableView:
    """The step at which a player should have been stopped."""
    session = until(lambda due: due.why is not None and due.move.verb is MoveCode.STOP)
    number = len(session.watcher.done) + 1
    session.touched(Choose(MoveCode.COLLECT), 5_300)
    for intent in right_touches(session):
        session.touched(intent, 5_300)
    for _ in range(number):
        session.touched(GO_ON, 5_300)
    return view_of(session)


SESSION_SCREENS = {
    "session-deal": touched(until(on(MoveCode.DEAL), level=2), 6),
    "session-fold": view_of(until(on(MoveCode.MUCK))),
    "session-foul": view_of(until(lambda due: due.why is not None, seed=2)),
    "session-slip": slip(),
    "session-push": touched(until(on(MoveCode.PUSH)), 4),
    "session-stud": view_of(until(lambda due: due.move.verb is MoveCode.OPENS and len(due.before) < 5, "stud", 2)),
    "session-draw": touched(until(on(MoveCode.DRAW), "triple-draw-27", 2, 2), 1),
    "session-guts": view_of(until(on(MoveCode.MUCK), "guts", 2)),
    "session-debriefed": debriefed(),
}
