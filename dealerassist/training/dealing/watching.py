"""A watcher: holds each move against what is due, says so at once or at the end, and debriefs step by step."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from dealerassist.training.dealing.due import Due, TableHand
from dealerassist.training.dealing.moves import Move
from dealerassist.training.question import Stamp
from dealerassist.training.records import Mode, Row


@dataclass(frozen=True, slots=True)
class Done:
    """A step of the hand: what was due, what was done, and how long it took."""

    number: int
    due: Due
    move: Move
    ms: int

    @property
    def right(self) -> bool:
        return self.move in self.due.moves


class Watcher:
    """Whatever the trainee does, the hand goes on as it should: a wrong step is a slip, mended by whoever watches."""

    def __init__(self, hand: TableHand) -> None:
        self.hand = hand
        self.done: list[Done] = []

    @property
    def due(self) -> Due | None:
        """What comes next; None once the hand has been dealt."""
        return self.hand.due[len(self.done)] if len(self.done) < len(self.hand.due) else None

    def does(self, move: Move, ms: int) -> Done:
        """The trainee's next move; a share that has been pushed is not due again. ValueError where none is due."""
        due = self.due
        if due is None:
            raise ValueError("the hand has been dealt")
        same_pot = (done for done in self.done if due.pot is not None and done.due.pot == due.pot)
        left = due.moves - {done.move for done in same_pot if done.right}
        self.done.append(Done(len(self.done) + 1, replace(due, moves=left), move, ms))
        return self.done[-1]

    def row(self, stamp: Stamp, when: datetime) -> Row:
        """How it went, to be kept: how many of the steps were right, and how long all of them took."""
        steps, slips = len(self.hand.due), len(self.slips)
        given, ms = f"{len(self.done) - slips}/{steps}", sum(done.ms for done in self.done)
        right = slips == 0 and self.due is None
        kept = (stamp.engine, stamp.house, stamp.digest)
        skill = stamp.skill
        mode = Mode.PRACTICE
        return Row(
            when, mode, skill.drill, skill.level, stamp.seed, given, f"{steps}/{steps}", right, ms, False, slips, *kept
        )

    @property
    def slips(self) -> tuple[Done, ...]:
        """What was done wrongly."""
        return tuple(done for done in self.done if not done.right)
