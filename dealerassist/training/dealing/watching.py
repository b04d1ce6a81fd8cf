"""A watcher: holds each move against what is due, says so at once or at the end, and debriefs step by step.

It is the same for words at a terminal, touches on a screen and cards on sensors: whatever they are, they come to moves.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from dealerassist.training.codes import MoveCode
from dealerassist.training.dealing.due import Due
from dealerassist.training.dealing.moves import Move
from dealerassist.training.dealing.table_hand import TableHand
from dealerassist.training.question import Stamp
from dealerassist.training.records import Mode, Row, StepRow

STREETS = frozenset({MoveCode.DEAL, MoveCode.DRAW, MoveCode.FLOP, MoveCode.TURN, MoveCode.RIVER, MoveCode.COMMUNITY})
"""Cards that have been dealt are not taken back: what was due before them has been left out."""
_LIES_THERE = STREETS | {MoveCode.BURN, MoveCode.MUCK, MoveCode.BUTTON}
"""What is done too early lies there still when its time comes."""


@dataclass(frozen=True, slots=True)
class Done:
    """A step of the hand: what was due, what was done, how long it took, and what it may take, in seconds."""

    number: int
    due: Due
    move: Move
    ms: int
    seconds: float

    @property
    def right(self) -> bool:
        return self.move in self.due.moves

    @property
    def late(self) -> bool:
        """It took longer than the house wants."""
        return self.ms > 1000 * self.seconds


class Watcher:
    """Whatever the trainee does, the hand goes on as it should: a wrong step is a slip, mended by whoever watches. Who
    then mends it himself is not judged for that. Only cards nobody deals but he: where they were due the hand waits.
    """

    def __init__(self, hand: TableHand, seconds: Mapping[MoveCode, float] | None = None) -> None:
        """seconds: what this house allows for a step, where it is not the usual."""
        self.hand = hand
        self.done: list[Done] = []
        self._seconds = seconds or {}
        self._run = deque(hand.next_run())
        self._early: set[Move] = set()
        self._missed: set[Move] = set()
        self._owed = False

    @property
    def due(self) -> Due | None:
        """What comes next; None once the hand has been dealt. A share that has been pushed is not due again."""
        if not self._run:
            return None
        now = self._run[0]
        same_pot = (done for done in self.done if now.pot is not None and done.due.pot == now.pot)
        return replace(now, moves=now.moves - {done.move for done in same_pot if done.right})

    def does(self, move: Move, ms: int) -> tuple[Done, ...]:
        """The trainee's next move, and the steps that are over with it: () where it only mends what was missed.

        ms: since the step was due. ValueError where none is.
        """
        due = self.due
        if due is None:
            raise ValueError("the hand has been dealt")
        before = len(self.done)
        self.hand.told(move)
        if self._owed:
            self._owed = move.verb is not due.move.verb
            if not self._owed:
                self._go_on()
        elif move in due.moves:
            self._judge(due, move, ms)
            self._go_on()
        elif move in self._missed:
            self._missed.remove(move)
        else:
            self._slip(due, move, ms)
        if not self._owed:
            self._done_early()
        return tuple(self.done[before:])

    def _slip(self, due: Due, move: Move, ms: int) -> None:
        at = next((at for at, later in enumerate(self._run) if at and move in later.moves), None)
        self._judge(due, move, ms)
        if at is not None or move.verb in _LIES_THERE:
            self._early.add(move)
        if due.move.verb in STREETS and move.verb is not due.move.verb:
            self._owed = True
            return
        self._missed.add(due.move)
        self._go_on()
        for _ in range(1, at or 0) if move.verb in STREETS else ():
            self._judge(self._run[0], move, 0)
            self._missed.add(self._run[0].move)
            self._go_on()

    def _judge(self, due: Due, move: Move, ms: int) -> None:
        self.done.append(Done(len(self.done) + 1, due, move, ms, due.seconds(self._seconds)))

    def _go_on(self) -> None:
        self._run.popleft()
        if not self._run:
            self._run.extend(self.hand.next_run())

    def _done_early(self) -> None:
        """What lies there already."""
        while (due := self.due) is not None and (move := next(iter(due.moves & self._early), None)) is not None:
            self._early.remove(move)
            self._judge(due, move, 0)
            self._go_on()

    @property
    def slips(self) -> tuple[Done, ...]:
        """What was done wrongly."""
        return tuple(done for done in self.done if not done.right)

    def row(self, stamp: Stamp, when: datetime) -> Row:
        """How a hand that was dealt went, to be kept: how many of its steps were right, how long all of them took, and
        each of them.
        """
        steps, slips, skill = len(self.done), len(self.slips), stamp.skill
        return Row(
            when=when,
            mode=Mode.PRACTICE,
            drill=skill.drill,
            level=skill.level,
            seed=stamp.seed,
            given=f"{steps - slips}/{steps}",
            answer=f"{steps}/{steps}",
            right=not slips,
            ms=sum(done.ms for done in self.done),
            hint=False,
            slips=slips,
            engine=stamp.engine,
            house=stamp.house,
            digest=stamp.digest,
            dealt=self.hand.plot.name,
            steps=tuple(map(_step_row, self.done)),
        )


def _step_row(done: Done) -> StepRow:
    return StepRow(done.due.words, str(done.move), done.right, done.ms, done.seconds, done.due.source)
