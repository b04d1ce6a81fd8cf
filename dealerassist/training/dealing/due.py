"""What is due from a dealer in a hand, and what the players do in between; now and then one does what he must not.

It is made of a right hand's steps (`replays.steps`), which the engine has played: who gets the first card, what is
announced, pulled in, burned, dealt, returned, pushed, and where the button goes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from dealerassist.engine import GAMES, HouseRules, NoLimit
from dealerassist.training.chance import between, some_seats, stakes_of, table_of, tried
from dealerassist.training.codes import DrillCode, MistakeCode
from dealerassist.training.dealing.moves import Move, Verb
from dealerassist.training.replays.mistakes import MISTAKES
from dealerassist.training.replays.steps import Dealt, Kind, Step, dealt_hand
from dealerassist.views import Saying

_BY_LEVEL = {1: (3, 4, 0), 2: (4, 6, 0), 3: (5, 7, 1), 4: (6, 9, 1)}
"""Fewest and most seats; how many players do what they must not."""
_FOULS = [row for row in MISTAKES if row.name in {MistakeCode.SHORT_RAISE, MistakeCode.OUT_OF_TURN}]
_STREETS = (Verb.FLOP, Verb.TURN, Verb.RIVER)
_SOURCES = {
    Verb.DEAL: "S0; S1",
    Verb.ANNOUNCE: "TDA 2024 40, 43",
    Verb.STOP: "TDA 2024 43, 53",
    Verb.COLLECT: "S1",
    Verb.BURN: "TDA 2024 38",
    Verb.FLOP: "S0; S1",
    Verb.TURN: "S0; S1",
    Verb.RIVER: "S0; S1",
    Verb.RETURN: "S1; TDA 2024 16",
    Verb.PUSH: "S1; TDA 2024 20, 21",
    Verb.BUTTON: "TDA 2024 32, 34; Robert's button 2a",
}


@dataclass(frozen=True, slots=True)
class Due:
    """What the dealer has to do after `before` has been seen. Any of `moves` is right: the shares of a `pot` may be
    pushed in any order. `after`: what is seen once he has done it.
    """

    before: tuple[Saying, ...]
    moves: frozenset[Move]
    source: str
    after: tuple[Saying, ...] = ()
    pot: int | None = None

    @property
    def words(self) -> str:
        """The right move, as it is typed."""
        return " or ".join(sorted(map(str, self.moves)))


@dataclass(frozen=True, slots=True)
class TableHand:
    """A hand to be dealt: its seats and button, and all that is due."""

    seats: tuple[int, ...]
    button: int
    due: tuple[Due, ...]


def table_hand(level: int, seed: int, house: HouseRules) -> TableHand:
    """Hold'em in no limit; from level 3 on a player acts out of turn or raises too little. The same for a seed."""
    rng = Random(f"{DrillCode.DEAL_HAND}-{level}/{seed}")
    return tried(lambda: _tried(level, rng, house))


def _tried(level: int, rng: Random, house: HouseRules) -> TableHand | None:
    fewest, most, fouls = _BY_LEVEL[level]
    seats = some_seats(rng, rng.randint(fewest, most))
    stakes = stakes_of(rng, NoLimit)
    places = [(seat, between(rng, 20, 100) * stakes.big_blind) for seat in seats]
    dealt = dealt_hand(table_of(GAMES["holdem"], stakes, places, rng.choice(seats)), house, rng)
    if not dealt.hand.board:
        return None  # too little to deal
    foul = _foul(dealt, rng) if fouls else None
    if fouls and foul is None:
        return None
    return TableHand(seats, dealt.hand.setup.button, tuple(_due(dealt.steps, foul)))


def _foul(dealt: Dealt, rng: Random) -> tuple[int, Step] | None:
    """(before which step, what a player does then)"""
    for row in rng.sample(_FOULS, len(_FOULS)):
        wrong = row.make(dealt, rng)
        if wrong is not None:
            steps, at = wrong
            return at, steps[at]
    return None


def _due(steps: Sequence[Step], foul: tuple[int, Step] | None) -> Iterator[Due]:
    seen: list[Saying] = []
    boards = 0
    shares = _shares(steps)
    for number, step in enumerate(steps):
        if foul is not None and foul[0] == number:
            yield _after([*seen, foul[1].words], Move(Verb.STOP))
            seen = []
        if step.kind in {Kind.POST, Kind.SHOW}:
            seen.append(step.words)
        elif step.kind is Kind.ACT:
            seen.append(step.words)
            if _is_wager(step):
                yield _after(seen, Move(Verb.ANNOUNCE, (_number(step, "to"),)))
                seen = []
        else:
            pot = _number(step, "pot") if step.kind is Kind.PUSH else None
            moves = frozenset({_move(step, boards)}) if pot is None else shares[pot]
            boards += step.kind is Kind.BOARD
            yield Due(tuple(seen), moves, _SOURCES[next(iter(moves)).verb], (step.words,), pot)
            seen = []


def _after(seen: Sequence[Saying], move: Move) -> Due:
    return Due(tuple(seen), frozenset({move}), _SOURCES[move.verb])


def _is_wager(step: Step) -> bool:
    """It changes the price, so it is announced."""
    return _number(step, "to") > step.top


def _number(step: Step, name: str) -> int:
    value = step.words.fact(name)
    return value if isinstance(value, int) else 0


def _move(step: Step, boards: int) -> Move:
    match step.kind:
        case Kind.DEAL:
            seats = step.words.fact("seats")
            return Move(Verb.DEAL, (seats[0],) if isinstance(seats, tuple) and isinstance(seats[0], int) else ())
        case Kind.COLLECT:
            return Move(Verb.COLLECT)
        case Kind.BURN:
            return Move(Verb.BURN)
        case Kind.BOARD:
            return Move(_STREETS[boards])
        case Kind.BUTTON:
            return Move(Verb.BUTTON, (_number(step, "seat"),))
    return Move(Verb.RETURN, (_number(step, "seat"), _number(step, "amount")))


def _shares(steps: Sequence[Step]) -> dict[int, frozenset[Move]]:
    """By pot, its shares."""
    found: dict[int, set[Move]] = {}
    for step in steps:
        if step.kind is Kind.PUSH:
            move = Move(Verb.PUSH, (_number(step, "seat"), _number(step, "amount")))
            found.setdefault(_number(step, "pot"), set()).add(move)
    return {pot: frozenset(moves) for pot, moves in found.items()}
