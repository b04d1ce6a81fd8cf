"""The best high hand of five, six or seven cards: one look-up a hand.

Exactly five cards count, the rest never do (S1), and suits never break a tie (S3). Each card has one
number: its rank's part of the table key in the low 32 bits, and above them a counter of four bits for
its suit. Their sum is the table key of the hand and its four suit counts. The counters start at three, so
that five cards of a suit set the counter's top bit. Seven cards with five of one suit have at
least five ranks, so they can be neither four of a kind nor a full house: then the suit alone decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dealerassist.cards import ALL_CARDS, Card, cards_text
from dealerassist.engine.ranking.layout import rank_bit, rank_key
from dealerassist.engine.ranking.orders import RankOrder
from dealerassist.engine.ranking.tables import high_tables, tables_of

_KEY_BITS = (1 << 32) - 1
_FLUSH_BITS = 0x8888 << 32
_START = 0x3333 << 32


def _number_of(card: Card) -> int:
    return rank_key((card.rank,)) + (1 << (32 + 4 * card.suit))


_NUMBER = {card: _number_of(card) for card in ALL_CARDS}


def high(cards: Sequence[Card]) -> int:
    """The value of the best five of `cards`: greater is better, equal splits (see `values`).

    cards: five, six or seven different cards; ValueError otherwise.
    """
    if not 5 <= len(cards) <= 7 or len(set(cards)) != len(cards):
        raise _refusal(cards)
    total = _START
    for card in cards:
        total += _NUMBER[card]
    if total & _FLUSH_BITS:
        return high_tables().by_suit_mask[_suited(total, cards)]
    return high_tables().by_rank_key[total & _KEY_BITS]


def value_in(order: RankOrder, cards: Sequence[Card]) -> int:
    """The value of the best five of `cards` in another order of hands: greater is better, equal splits.

    cards: as many different cards of the order's pack as it allows; ValueError otherwise.
    """
    if (
        len(cards) not in order.sizes
        or len(set(cards)) != len(cards)
        or min(card.rank for card in cards) < order.lowest
    ):
        sizes = ", ".join(map(str, order.sizes))
        raise ValueError(f"{order.name} judges {sizes} different cards of its pack, not: {cards_text(cards)}")
    total = _START + sum(_NUMBER[card] for card in cards)
    if total & _FLUSH_BITS:
        return tables_of(order).by_suit_mask[_suited(total, cards)]
    return tables_of(order).by_rank_key[total & _KEY_BITS]


class HighJudge:
    """Judges hands of two hole cards on one board, which is added up once (hold'em; Omaha by threes).

    board: three, four or five different cards; ValueError otherwise.
    """

    __slots__ = ("_board", "_table", "_total")

    def __init__(self, board: Sequence[Card]) -> None:
        self._board = frozenset(board)
        if not 3 <= len(board) <= 5 or len(self._board) != len(board):
            raise ValueError(f"a board is three to five different cards, not: {cards_text(board)}")
        self._table = high_tables().by_rank_key
        self._total = _START + sum(_NUMBER[card] for card in board)

    def rank(self, hole: Sequence[Card]) -> int:
        """As `high` of the board and both cards of `hole`: two that differ and are not on the board.

        ValueError otherwise.
        """
        first, second = hole
        if first is second or first in self._board or second in self._board:
            raise _refusal((*self._board, *hole))
        total = self._total + _NUMBER[first] + _NUMBER[second]
        if total & _FLUSH_BITS:
            return high_tables().by_suit_mask[_suited(total, (*self._board, *hole))]
        return self._table[total & _KEY_BITS]


def _suited(total: int, cards: Iterable[Card]) -> int:
    """The mask of the cards of the suit that has five."""
    suit = next(suit for suit in range(4) if total >> 32 >> 4 * suit & 0x8)
    return sum(rank_bit(card.rank) for card in cards if card.suit == suit)


def _refusal(cards: Sequence[Card]) -> ValueError:
    return ValueError(f"a high hand is five, six or seven different cards, not: {cards_text(cards)}")
