"""Omaha: exactly two of the hand's cards with exactly three of the board (S0, S3, S4), the board prepared once.

Without a flush a hand is worth what its best pair of ranks makes with some three of the board's; each pair of ranks
is judged once a board. A flush needs three of a suit on the board, and there can be only one such suit. For the low,
the best that two cards make is they and the board's three lowest other ranks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations

from dealerassist.cards import Card, cards_text
from dealerassist.engine.ranking.layout import rank_bit, rank_key
from dealerassist.engine.ranking.lows import EIGHT_MASK, LOW_BIT, low_five, ranks_of, value_of_mask
from dealerassist.engine.ranking.orders import FIVE_CARDS
from dealerassist.engine.ranking.playing import best_five
from dealerassist.engine.ranking.tables import tables_of
from dealerassist.engine.ranking.values import SUITED, decode

_RANK_KEY = tuple(rank_key((rank,)) if rank > 1 else 0 for rank in range(15))
_NO_LOW = 1 << 13


class OmahaBoard:
    """Judges hands on one board of three to five different cards; ValueError for another.

    Every hand is four to six different cards that are not on the board; ValueError otherwise.
    """

    __slots__ = ("_board", "_by_pair", "_low", "_low_by_pair", "_on_board", "_suit", "_suited", "_tables", "_threes")

    def __init__(self, board: Sequence[Card]) -> None:
        self._board, self._on_board = tuple(board), frozenset(board)
        if not 3 <= len(board) <= 5 or len(set(board)) != len(board):
            raise ValueError(f"a board is three to five different cards, not: {cards_text(board)}")
        self._tables = tables_of(FIVE_CARDS)
        self._threes: dict[int, list[tuple[Card, ...]]] = {}
        for three in combinations(board, 3):
            self._threes.setdefault(_rank_sum(three), []).append(three)
        self._by_pair: dict[int, int] = {}
        suits = [card.suit for card in board]
        self._suit = next((suit for suit in suits if suits.count(suit) >= 3), None)
        self._suited = tuple(_masks_of(board, self._suit, 3))
        self._low = _low_mask(board)
        self._low_by_pair: dict[int, int] = {}

    def high(self, hole: Sequence[Card]) -> int:
        """The best high hand: greater is better, equal splits; the values of `high`."""
        self._check(hole)
        by_pair, keys = self._by_pair, [_RANK_KEY[card.rank] for card in hole]
        worths = [by_pair.get(one + other) or self._worth(one + other) for one, other in combinations(keys, 2)]
        if self._suit is not None:
            worths += self._flushes(hole)
        return max(worths)

    def low(self, hole: Sequence[Card]) -> int | None:
        """The best eight-or-better low, as `lows.eight_or_better`; None where none qualifies."""
        self._check(hole)
        if self._low.bit_count() < 3:
            return None
        lowest = min([self._lowest(pair) for pair in _pairs_in(_low_mask(hole))], default=_NO_LOW)
        return None if lowest == _NO_LOW else value_of_mask(lowest)

    def high_five(self, hole: Sequence[Card], value: int) -> tuple[Card, ...]:
        """The five that are worth `value`, in reading order; of several that are, the higher suits."""
        return max((best_five(five, value) for five in self._worth_in(hole, value)), key=_suits)

    def low_five(self, hole: Sequence[Card], value: int) -> tuple[Card, ...]:
        """The five that are worth `value`, from the highest down; of several that are, the higher suits."""
        mask = sum(1 << rank - 1 for rank in ranks_of(value))
        three = [(pair, mask & ~pair) for pair in _pairs_in(_low_mask(hole) & mask)]
        fives = (
            low_five([*_cards_in(pair, hole), *_cards_in(rest, self._board)], value, ())
            for pair, rest in three
            if rest & self._low == rest
        )
        return max(fives, key=_suits)

    def _check(self, hole: Sequence[Card]) -> None:
        if not 4 <= len(hole) <= 6 or len(set(hole)) != len(hole) or not self._on_board.isdisjoint(hole):
            cards = f"{cards_text(hole)} (board {cards_text(self._board)})"
            raise ValueError(f"a hand of Omaha is four to six different cards that are not on the board, not: {cards}")

    def _worth(self, pair: int) -> int:
        """What two hole cards make without a flush, by the sum of their rank keys."""
        by_pair, by_rank_key = self._by_pair, self._tables.by_rank_key
        if pair not in by_pair:
            by_pair[pair] = max([by_rank_key[pair + three] for three in self._threes])
        return by_pair[pair]

    def _flushes(self, hole: Sequence[Card]) -> list[int]:
        """What each flush is worth that two hole cards make."""
        by_suit_mask = self._tables.by_suit_mask
        return [by_suit_mask[two | three] for two in _masks_of(hole, self._suit, 2) for three in self._suited]

    def _lowest(self, pair: int) -> int:
        """The ranks of the best low that two cards make, as `lows.low_mask`."""
        by_pair = self._low_by_pair
        if pair not in by_pair:
            by_pair[pair] = _with_lowest_three(pair, self._low & ~pair)
        return by_pair[pair]

    def _worth_in(self, hole: Sequence[Card], value: int) -> Iterator[tuple[Card, ...]]:
        """Every five that may play and are worth `value`, the most that `hole` makes."""
        if decode(value)[0] in SUITED:
            suited = [[card for card in cards if card.suit == self._suit] for cards in (hole, self._board)]
            return (five for five in _fives(*suited) if self._suit_worth(five) == value)
        return self._unsuited_worth(hole, value)

    def _unsuited_worth(self, hole: Sequence[Card], value: int) -> Iterator[tuple[Card, ...]]:
        by_rank_key = self._tables.by_rank_key
        for pair in combinations(hole, 2):
            key = _rank_sum(pair)
            if self._worth(key) == value:
                fitting = (threes for ranks, threes in self._threes.items() if by_rank_key[key + ranks] == value)
                yield from ((*pair, *three) for threes in fitting for three in threes)

    def _suit_worth(self, five: Sequence[Card]) -> int:
        return self._tables.by_suit_mask[sum(rank_bit(card.rank) for card in five)]


@lru_cache(maxsize=256)
def omaha_board(board: tuple[Card, ...]) -> OmahaBoard:
    """The judge of one board; all hands of a showdown share it."""
    return OmahaBoard(board)


@cache
def _pairs_in(mask: int) -> tuple[int, ...]:
    """Every two ranks of a hand's low ranks."""
    bits = [1 << place for place in range(8) if mask >> place & 1]
    return tuple(one | other for one, other in combinations(bits, 2))


def _fives(hole: Sequence[Card], board: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Every two of `hole` with every three of `board`."""
    return ((*pair, *three) for pair in combinations(hole, 2) for three in combinations(board, 3))


def _rank_sum(cards: Iterable[Card]) -> int:
    return sum([_RANK_KEY[card.rank] for card in cards])


def _masks_of(cards: Iterable[Card], suit: int | None, size: int) -> Iterator[int]:
    """The masks of every `size` of the cards of that suit; none of no suit."""
    bits = [rank_bit(card.rank) for card in cards if card.suit == suit]
    return map(sum, combinations(bits, size))


def _low_mask(cards: Iterable[Card]) -> int:
    mask = 0
    for card in cards:
        mask |= LOW_BIT[card]
    return mask & EIGHT_MASK


def _with_lowest_three(pair: int, others: int) -> int:
    """`pair` and the lowest three ranks of `others`, where it has three."""
    for _ in range(3):
        lowest = others & -others
        if not lowest:
            return _NO_LOW
        pair, others = pair | lowest, others & ~lowest
    return pair


def _cards_in(mask: int, cards: Sequence[Card]) -> list[Card]:
    """Of each rank of `mask` the card of the highest suit."""
    best = {LOW_BIT[card]: card for card in sorted(cards, key=lambda card: card.suit) if LOW_BIT[card] & mask}
    return list(best.values())


def _suits(five: Sequence[Card]) -> tuple[int, ...]:
    return tuple(card.suit for card in five)
