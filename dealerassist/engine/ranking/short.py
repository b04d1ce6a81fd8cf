"""Hands of short packs, and five cards in any other order of hands (see `orders`): one look-up a hand."""

from __future__ import annotations

from collections.abc import Sequence

from dealerassist.cards import Card, cards_text
from dealerassist.engine.ranking.layout import rank_bit, rank_key
from dealerassist.engine.ranking.orders import RankOrder
from dealerassist.engine.ranking.tables import tables_of


def value_in(order: RankOrder, cards: Sequence[Card]) -> int:
    """The value of the best five of `cards` in that order: greater is better, equal splits.

    cards: as many different cards of the order's pack as it allows; ValueError otherwise.
    """
    lowest = min((card.rank for card in cards), default=0)
    if len(cards) not in order.sizes or len(set(cards)) != len(cards) or lowest < order.lowest:
        sizes = " or ".join(map(str, order.sizes))
        raise ValueError(f"a hand is {sizes} different cards from {order.lowest} up, not: {cards_text(cards)}")
    suits = [card.suit for card in cards]
    suit = max(suits, key=suits.count)
    if suits.count(suit) >= 5:
        return tables_of(order).by_suit_mask[sum(rank_bit(card.rank) for card in cards if card.suit == suit)]
    return tables_of(order).by_rank_key[rank_key(card.rank for card in cards)]
