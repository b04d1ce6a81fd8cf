"""What a dealer does at a table, as he types it: `deal 5`, `raise 225`, `stop`, `collect`, `burn`, `push 7 4200` …"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dealerassist.training.codes import MoveCode, TrainingCode, TrainingError
from dealerassist.views import Saying

_NUMBERS: Mapping[MoveCode, int] = {
    MoveCode.DEAL: 1,
    MoveCode.CARDS: 2,
    MoveCode.DRAW: 2,
    MoveCode.PENALTY: 2,
    MoveCode.OPENS: 1,
    MoveCode.ANNOUNCE: 1,
    MoveCode.MUCK: 1,
    MoveCode.TABLE: 1,
    MoveCode.RETURN: 2,
    MoveCode.PUSH: 2,
    MoveCode.BUTTON: 1,
}
"""How many numbers stand behind a verb: a seat, an amount, or a seat and an amount (of `CARDS` a count)."""
_ALSO = {"bet": MoveCode.ANNOUNCE, "raise": MoveCode.ANNOUNCE, "all-in": MoveCode.ANNOUNCE}
TYPED = tuple(verb for verb in MoveCode if verb is not MoveCode.CARDS)
"""What can be typed; how many cards lie at a seat only sensors and touches tell."""


@dataclass(frozen=True, slots=True)
class Move:
    """What was done, and its numbers. A deal that did not go round as it should names all seats, card by card."""

    verb: MoveCode
    numbers: tuple[int, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.verb, *map(str, self.numbers)])

    @property
    def words(self) -> Saying:
        """The same to be said in any language."""
        match self.verb, self.numbers:
            case MoveCode.DEAL, (_, _, *_):
                return Saying.of(self.verb, seats=self.numbers)
            case MoveCode.ANNOUNCE, (amount,):
                return Saying.of(self.verb, a=amount)
            case MoveCode.CARDS | MoveCode.DRAW, (seat, count):
                return Saying.of(self.verb, seat=seat, k=count)
            case _, (seat, amount):
                return Saying.of(self.verb, seat=seat, a=amount)
            case _, (seat,):
                return Saying.of(self.verb, seat=seat)
        return Saying.of(self.verb)


def read_move(text: str) -> Move:
    """The move that `text` tells. Raises `TrainingError` where it tells none."""
    first, *rest = text.replace(",", "").lower().split() or [""]
    verb = _ALSO.get(first) or next((verb for verb in TYPED if verb == first), None)
    numbers = tuple(int(word) for word in rest if word.isascii() and word.isdigit() and len(word) < 13)
    if verb is None or len(numbers) != len(rest) or len(numbers) != _NUMBERS.get(verb, 0):
        raise TrainingError(TrainingCode.NO_MOVE, known=", ".join(TYPED))
    return Move(verb, numbers)
