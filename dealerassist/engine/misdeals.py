"""What makes a misdeal, and by whose book (PROCEDURES 37, 42; TDA 2024 35A; Robert's misdeals).

The reason is told with the floor's answer: `floor misdeal misdeal left-out seat 4 got no card`.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from dealerassist.cards import Code
from dealerassist.engine.house import HouseRules
from dealerassist.engine.switches import MisdealList


class Misdeal(Code):
    """What went wrong on the deal."""

    BOXED_CARDS = "boxed-cards"
    BUTTON_WRONG = "button-wrong"
    EXPOSED_FIRST = "exposed-first"
    EXPOSED_OF_TWO = "exposed-of-two"
    EXPOSED_TWO = "exposed-two"
    FOREIGN_CARD = "foreign-card"
    LEFT_OUT = "left-out"
    NOT_ENTITLED = "not-entitled"
    OUT_OF_SEQUENCE = "out-of-sequence"
    WRONG_COUNT = "wrong-count"
    WRONG_FIRST_SEAT = "wrong-first-seat"


_BOTH = frozenset(MisdealList)
_ROBERTS = frozenset({MisdealList.ROBERTS})
LISTS: Mapping[Misdeal, frozenset[MisdealList]] = MappingProxyType(
    {
        Misdeal.BOXED_CARDS: _BOTH,  # two or more; one is scrap
        Misdeal.BUTTON_WRONG: _ROBERTS,
        Misdeal.EXPOSED_FIRST: _BOTH,  # one of the first two off the deck
        Misdeal.EXPOSED_OF_TWO: _ROBERTS,  # the first or second card of any player
        Misdeal.EXPOSED_TWO: _BOTH,
        Misdeal.FOREIGN_CARD: _BOTH,
        Misdeal.LEFT_OUT: _BOTH,
        Misdeal.NOT_ENTITLED: _BOTH,
        Misdeal.OUT_OF_SEQUENCE: _ROBERTS,
        Misdeal.WRONG_COUNT: _BOTH,
        Misdeal.WRONG_FIRST_SEAT: _BOTH,
    }
)
"""Reason → the books that call it a misdeal, before it is too late."""


def is_misdeal(reason: Misdeal, house: HouseRules) -> bool:
    """Does this house's book call it a misdeal?"""
    return house.misdeal_list in LISTS[reason]


def reason_in(words: str) -> Misdeal | None:
    """The reason that the floor's words begin with.

    >>> reason_in("left-out seat 4"), reason_in("seat 4")
    (<Misdeal.LEFT_OUT: 'left-out'>, None)
    """
    first = words.partition(" ")[0]
    return Misdeal(first) if first in {reason.value for reason in Misdeal} else None
