"""What the oracle knows of each game: its rounds, how its cards lie, and what pokerkit builds it from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from pokerkit import (
    Deck,
    EightOrBetterLowHand,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    Opening,
    RegularLowHand,
    ShortDeckHoldemHand,
    StandardHighHand,
    StandardLowHand,
)

from dealerassist.cards import PACK_36, PACK_52, Pack
from dealerassist.engine import Part
from dealerassist.engine.ranking import Kind


@dataclass(frozen=True, slots=True)
class Street:
    """What comes before a round: `down` and `up` cards to each seat, `board` cards, or a `draw`."""

    down: int = 0
    up: int = 0
    board: int = 0
    draw: bool = False


@dataclass(frozen=True, slots=True)
class Shape:
    """A game. Rounds count from 1; from round `big_from` on the big bet is played. `kit` are pokerkit's hand types.

    `door` and `boards`: how pokerkit finds who opens, in stud.
    """

    streets: tuple[Street, ...]
    big_from: int
    parts: tuple[tuple[Part, Kind], ...]
    kit: tuple[Any, ...]
    limits: tuple[str, ...] = ("no", "pot", "fixed")
    most_seats: int = 10
    pack: Pack = PACK_52
    deck: Any = Deck.STANDARD
    blinds: bool = True
    door: Opening = Opening.POSITION
    boards: Opening = Opening.POSITION

    @property
    def own(self) -> int:
        """Cards that a seat is dealt, draws apart."""
        return sum(street.down + street.up for street in self.streets)

    @property
    def board(self) -> int:
        return sum(street.board for street in self.streets)

    @property
    def stud(self) -> bool:
        return self.door is not Opening.POSITION


def _flop(own: int) -> tuple[Street, ...]:
    return (Street(own), Street(board=3), Street(board=1), Street(board=1))


def _draws(count: int) -> tuple[Street, ...]:
    return (Street(5), *[Street(draw=True)] * count)


_STUD = (Street(2, 1), Street(up=1), Street(up=1), Street(up=1), Street(down=1))
_HIGH = ((Part.HIGH, Kind.HIGH),)
_LOW_27 = ((Part.LOW, Kind.LOW_27),)

SHAPES: Mapping[str, Shape] = MappingProxyType(
    {
        "holdem": Shape(_flop(2), 3, _HIGH, (StandardHighHand,)),
        "short-deck": Shape(
            _flop(2),
            3,
            ((Part.HIGH, Kind.SHORT_HIGH),),
            (ShortDeckHoldemHand,),
            pack=PACK_36,
            deck=Deck.SHORT_DECK_HOLDEM,
        ),
        "omaha": Shape(_flop(4), 3, ((Part.HIGH, Kind.OMAHA_HIGH),), (OmahaHoldemHand,), most_seats=9),
        "omaha-hilo": Shape(
            _flop(4),
            3,
            ((Part.HIGH, Kind.OMAHA_HIGH), (Part.LOW, Kind.OMAHA_LOW_8)),
            (OmahaHoldemHand, OmahaEightOrBetterLowHand),
            most_seats=9,
        ),
        "stud": Shape(
            _STUD,
            3,
            _HIGH,
            (StandardHighHand,),
            ("fixed",),
            6,
            blinds=False,
            door=Opening.LOW_CARD,
            boards=Opening.HIGH_HAND,
        ),
        "stud-hilo": Shape(
            _STUD,
            3,
            (*_HIGH, (Part.LOW, Kind.LOW_8)),
            (StandardHighHand, EightOrBetterLowHand),
            ("fixed",),
            6,
            blinds=False,
            door=Opening.LOW_CARD,
            boards=Opening.HIGH_HAND,
        ),
        "razz": Shape(
            _STUD,
            3,
            ((Part.LOW, Kind.LOW_A5),),
            (RegularLowHand,),
            ("fixed",),
            6,
            blinds=False,
            door=Opening.HIGH_CARD,
            boards=Opening.LOW_HAND,
        ),
        "five-card-draw": Shape(_draws(1), 2, _HIGH, (StandardHighHand,), most_seats=6),
        "lowball-a5": Shape(_draws(1), 2, ((Part.LOW, Kind.LOW_A5),), (RegularLowHand,), most_seats=6),
        "lowball-27": Shape(_draws(1), 2, _LOW_27, (StandardLowHand,), most_seats=6),
        "triple-draw-27": Shape(_draws(3), 3, _LOW_27, (StandardLowHand,), most_seats=6),
    }
)
OTHERS = tuple(name for name in SHAPES if name != "holdem")
