"""Hands of every kind for property tests: two on one board, from packs that make for ties, flushes and lows."""

from __future__ import annotations

from itertools import product

from hypothesis import strategies as st

from dealerassist.cards import ALL_CARDS, Card
from dealerassist.engine.ranking import Kind

Cards = tuple[Card, ...]
OMAHA = (Kind.OMAHA_HIGH, Kind.OMAHA_LOW_8)

ANY_FIVE_TO_SEVEN = ((5, 0), (6, 0), (7, 0), (6, 1), (2, 3), (2, 4), (2, 5))
SIZES = {
    Kind.HIGH: ANY_FIVE_TO_SEVEN,
    Kind.OMAHA_HIGH: tuple(product((4, 5, 6), (3, 4, 5))),
    Kind.LOW_8: ANY_FIVE_TO_SEVEN,
    Kind.OMAHA_LOW_8: tuple(product((4, 5, 6), (3, 4, 5))),
    Kind.LOW_A5: ANY_FIVE_TO_SEVEN,
    Kind.LOW_27: ((5, 0),),
    Kind.SHORT_HIGH: ANY_FIVE_TO_SEVEN,
    Kind.SHORT_HIGH_TRIPS: ANY_FIVE_TO_SEVEN,
    Kind.HIGH_32: ((5, 0),),
    Kind.GUTS: ((3, 0),),
}
"""How many cards a hand and the board may have."""

LOWEST = dict.fromkeys(Kind, 2) | {Kind.SHORT_HIGH: 6, Kind.SHORT_HIGH_TRIPS: 6, Kind.HIGH_32: 7}
"""The lowest rank of the pack."""


def pack_of(kind: Kind) -> Cards:
    return ALL_CARDS[4 * (LOWEST[kind] - 2) :]


@st.composite
def one_board(draw: st.DrawFn, kind: Kind) -> tuple[Cards, Cards, Cards]:
    """A board, and two hands on it that are dealt from one pack."""
    hole, board = draw(st.sampled_from(SIZES[kind]))
    pack = draw(st.sampled_from(_packs(kind)))
    count = 2 * hole + board
    cards = draw(st.lists(st.sampled_from(pack), min_size=count, max_size=count, unique=True))
    return tuple(cards[2 * hole :]), tuple(cards[:hole]), tuple(cards[hole : 2 * hole])


def _packs(kind: Kind) -> list[Cards]:
    """The whole; its five or six lowest ranks with the aces, where many hands tie or are low; two of its suits."""
    pack = pack_of(kind)
    few = [(*pack[: 4 * ranks], *pack[-4:]) for ranks in (4, 5, 7)]
    return [pack, *few, tuple(card for card in pack if card.suit in (1, 3))]
