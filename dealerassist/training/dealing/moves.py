"""What a dealer does at a table, as he types it: `deal 5`, `raise 225`, `stop`, `collect`, `burn`, `push 7 4200` …"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from dealerassist.training.codes import TrainingCode, TrainingError


class Verb(StrEnum):
    """`announce` is said of a bet or a raise, with what it is to; `stop` of what a player must not do."""

    DEAL = "deal"
    ANNOUNCE = "announce"
    STOP = "stop"
    COLLECT = "collect"
    BURN = "burn"
    FLOP = "flop"
    TURN = "turn"
    RIVER = "river"
    RETURN = "return"
    PUSH = "push"
    BUTTON = "button"


_NUMBERS: Mapping[Verb, int] = {
    Verb.DEAL: 1,
    Verb.ANNOUNCE: 1,
    Verb.RETURN: 2,
    Verb.PUSH: 2,
    Verb.BUTTON: 1,
}
"""How many numbers stand behind a verb: a seat, an amount, or a seat and an amount."""
_ALSO = {"bet": Verb.ANNOUNCE, "raise": Verb.ANNOUNCE, "all-in": Verb.ANNOUNCE}


@dataclass(frozen=True, slots=True)
class Move:
    """What was done, and its numbers."""

    verb: Verb
    numbers: tuple[int, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.verb, *map(str, self.numbers)])


def read_move(text: str) -> Move:
    """The move that `text` tells. Raises `TrainingError` where it tells none."""
    first, *rest = text.replace(",", "").lower().split() or [""]
    verb = _ALSO.get(first) or next((verb for verb in Verb if verb == first), None)
    numbers = tuple(int(word) for word in rest if word.isascii() and word.isdigit() and len(word) < 13)
    if verb is None or len(numbers) != len(rest) or len(numbers) != _NUMBERS.get(verb, 0):
        raise TrainingError(TrainingCode.NO_MOVE, known=", ".join(Verb))
    return Move(verb, numbers)
