"""The debriefing: each step with right or wrong, the seconds it took against those it may take, and its rule."""

from __future__ import annotations

from collections.abc import Iterator

from dealerassist.training.codes import ReportCode
from dealerassist.training.dealing.watching import Done, Watcher
from dealerassist.training.describing import words
from dealerassist.views import Saying


def debriefing(watcher: Watcher) -> Iterator[str]:
    """As lines, the total last."""
    yield from (step_line(done) for done in watcher.done)
    late = sum(done.late for done in watcher.done)
    total = Saying.of(ReportCode.DEBRIEFED, k=len(watcher.done), wrong=len(watcher.slips), late=late)
    yield words(total if watcher.due is None else Saying.of(ReportCode.LEFT, what=total))


def step_line(done: Done) -> str:
    """What was done and how fast; where it was wrong what was due, and why."""
    speed = f"{done.ms / 1000:>6.1f} of {done.seconds:g} s"
    told = f"  {done.number:>2}. {'right' if done.right else 'WRONG'}  {done.move!s:<22} {speed:<18}"
    if done.right:
        return f"{told} [{done.due.source}]"
    why = "" if done.due.why is None else f": {words(done.due.why)}"
    return f"{told} due: {done.due.words}{why} [{done.due.source}]"


def step_json(done: Done) -> dict[str, object]:
    """The same for other programs."""
    why = {} if done.due.why is None else {"why": words(done.due.why)}
    return {
        "step": done.number,
        "due": done.due.words,
        "did": str(done.move),
        "right": done.right,
        "ms": done.ms,
        "seconds_allowed": done.seconds,
        "late": done.late,
        "source": done.due.source,
    } | why
