"""Words within words: what a line names by a code instead of a number, to be said in the language of the line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from dealerassist.cards import Code


@dataclass(frozen=True, slots=True)
class Saying:
    """A code and its facts. code: the name of its list and the code, as "HandHeadline.two-pair"."""

    code: str
    facts: tuple[tuple[str, Fact], ...] = ()

    @classmethod
    def of(cls, code: Code | str, **facts: Fact) -> Saying:
        """`code` as a member of a list, or as its text."""
        named = f"{type(code).__name__}.{code.value}" if isinstance(code, Code) else code
        return cls(named, tuple(facts.items()))

    def fact(self, name: str) -> Fact | None:
        """None where it has no such fact."""
        return dict(self.facts).get(name)


Fact: TypeAlias = int | str | tuple[int, ...] | Saying | tuple[Saying, ...]
Facts: TypeAlias = Mapping[str, Fact]


class SpotCode(Code):
    """Where on the table: a seat `n`, a place `k` of the board or of the second one, the muck; a device by what it is,
    or by its name; the cards of the board by their street.
    """

    SEAT = "seat"
    BOARD_PLACE = "board-place"
    SECOND_BOARD = "second-board"
    MUCK = "muck"
    PUCK = "puck"
    KEYS = "keys"
    LINK = "link"
    CAMERA = "camera"
    RFID = "rfid"
    NAMED = "named"
    FLOP = "flop"
    TURN = "turn"
    RIVER = "river"
    BOARD = "board"


class ActCode(Code):
    """An act as a key names it: of seat `n`, or `k` of them, two at least; `ACTS` are `k` of several kinds."""

    ACTS = "acts"
    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    ALL_IN = "all-in"
    POST = "post"
    STRADDLE = "straddle"
    COMPLETE = "complete"
    BRING_IN = "bring-in"
    BLIND_RAISE = "blind-raise"
    DEAL = "deal"
    BOARD = "board"
    DISCARD = "discard"
    DRAW = "draw"
    IN = "in"
    OUT = "out"
    LATE = "late"
    SHOW = "show"
    MUCK = "muck"
    AWARD = "award"
    CARD = "card"
    ONCE = "once"
    OPENER = "opener"
    WINS = "wins"
    FLOOR = "floor"
    CORRECTION = "correction"
    TWICE = "twice"
    VOID = "void"
