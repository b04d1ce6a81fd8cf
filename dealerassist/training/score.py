"""What answers come to: accuracy first, then time against what the house allows, then procedure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

from dealerassist.training.question import Skill
from dealerassist.training.records import Row

Seconds = Callable[[Skill], float]
"""What an answer of a skill may take."""


@dataclass(frozen=True, slots=True)
class Score:
    """`in_time` of those that are right; `slips` of procedure on the way; `seconds`: the median of all, 0 for none."""

    asked: int
    right: int
    in_time: int
    slips: int
    seconds: float

    @property
    def percent(self) -> int:
        """Right ones of a hundred, rounded down: 79.9 has not passed 80."""
        return 100 * self.right // self.asked if self.asked else 0

    @property
    def order(self) -> tuple[float, float, int]:
        """Greater is better: nobody is better for being fast who is less often right."""
        return self.right / max(1, self.asked), self.in_time / max(1, self.right), -self.slips


def score(rows: Sequence[Row], seconds: Seconds) -> Score:
    """The score of some answers."""
    right = [row for row in rows if row.right]
    in_time = [row for row in right if row.ms <= 1000 * seconds(row.skill)]
    middle = median(row.ms for row in rows) / 1000 if rows else 0.0
    return Score(len(rows), len(right), len(in_time), sum(row.slips for row in rows), middle)


def by_skill(rows: Sequence[Row], seconds: Seconds) -> dict[Skill, Score]:
    """The score of each skill that has been answered, in the order of the first answers."""
    groups: dict[Skill, list[Row]] = {}
    for row in rows:
        groups.setdefault(row.skill, []).append(row)
    return {skill: score(own, seconds) for skill, own in groups.items()}
