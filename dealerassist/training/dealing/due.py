"""A step that is due from the dealer: what is seen before it, which moves are right, by which rule, in what time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from dealerassist.training.codes import MoveCode
from dealerassist.training.dealing.moves import Move
from dealerassist.views import Saying

SOURCES: Mapping[MoveCode, str] = {
    MoveCode.DEAL: "S0; S1",
    MoveCode.OPENS: "S3; TDA 2024 RP-10D",
    MoveCode.ANNOUNCE: "TDA 2024 40, 43",
    MoveCode.MUCK: "TDA 2024 58, 65",
    MoveCode.COLLECT: "S1",
    MoveCode.BURN: "TDA 2024 38",
    MoveCode.FLOP: "S0; S1",
    MoveCode.TURN: "S0; S1",
    MoveCode.RIVER: "S0; S1",
    MoveCode.COMMUNITY: "TDA 2024 RP-10H",
    MoveCode.DRAW: "S3; Robert's draw",
    MoveCode.RESHUFFLE: "Robert's draw",
    MoveCode.SIGN: "S3",
    MoveCode.PENALTY: "S3",
    MoveCode.RETURN: "S1; TDA 2024 16",
    MoveCode.PUSH: "S1; TDA 2024 20, 21",
    MoveCode.BUTTON: "TDA 2024 32, 34; Robert's button 2a",
}

SECONDS: Mapping[MoveCode, float] = {
    MoveCode.DEAL: 1.3,
    MoveCode.OPENS: 4,
    MoveCode.ANNOUNCE: 4,
    MoveCode.CALL: 4,
    MoveCode.STOP: 4,
    MoveCode.MUCK: 3,
    MoveCode.TABLE: 4,
    MoveCode.COLLECT: 6,
    MoveCode.BURN: 3,
    MoveCode.FLOP: 4,
    MoveCode.TURN: 3,
    MoveCode.RIVER: 3,
    MoveCode.COMMUNITY: 3,
    MoveCode.DRAW: 1.5,
    MoveCode.RESHUFFLE: 20,
    MoveCode.SIGN: 4,
    MoveCode.PENALTY: 5,
    MoveCode.RETURN: 5,
    MoveCode.PUSH: 8,
    MoveCode.BUTTON: 4,
}
"""What a house may allow for a step, of a deal for each card, unless its course says otherwise."""


@dataclass(frozen=True, slots=True)
class Due:
    """What the dealer has to do after `before` has been seen. Any of `moves` is right: the shares of a `pot` may be
    pushed in any order, and other steps that have the same number there done. `why`: what was wrong with what a player
    did. `cards`: how many are dealt in it.
    """

    before: tuple[Saying, ...]
    moves: frozenset[Move]
    source: str
    pot: int | None = None
    why: Saying | None = None
    cards: int = 1

    @property
    def words(self) -> str:
        """The right move, as it is typed."""
        return " or ".join(sorted(map(str, self.moves)))

    @property
    def move(self) -> Move:
        """One that is right."""
        return min(self.moves, key=str)

    def seconds(self, allowed: Mapping[MoveCode, float]) -> float:
        """What it may take."""
        return round(allowed.get(self.move.verb, SECONDS[self.move.verb]) * self.cards, 1)


def due(verb: MoveCode, *numbers: int, cards: int = 1) -> Due:
    """The one right move is this; nothing new has been seen."""
    return Due((), frozenset({Move(verb, numbers)}), SOURCES[verb], cards=cards)


def after(seen: tuple[Saying, ...], run: tuple[Due, ...]) -> tuple[Due, ...]:
    """The same steps, the first of them once this has been seen."""
    return (replace(run[0], before=(*seen, *run[0].before)), *run[1:])
