"""Which cards of a hand play, in reading order."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from dealerassist.cards import Card, cards_text
from dealerassist.engine.ranking.high import high
from dealerassist.engine.ranking.orders import STANDARD, RankOrder
from dealerassist.engine.ranking.values import COUNTS, STRAIGHTS, SUITED

_ACE = 14


def best_five(cards: Sequence[Card], value: int | None = None, prefer: Collection[Card] = ()) -> tuple[Card, ...]:
    """The five of `cards` that play, in reading order.

    What makes the hand stands first (the four, three or pair, the higher pair before the lower), then the
    kickers, all high to low; a straight from its top, A-2-3-4-5 as 5 4 3 2 A. Where only some cards
    of a rank can play, those in `prefer` are taken first, then the higher suit (spades, hearts, diamonds,
    clubs); the same order holds within a pair, three or four. So `prefer` is the hole cards to show as much
    of the player's own hand as possible, or the board to show that the board plays.

    cards: five, six or seven different cards. value: what `high` gave for them, if known. ValueError for other
    cards, or where `value` is not theirs.
    """
    return five_worth(STANDARD, cards, high(cards) if value is None else value, prefer)


def five_worth(order: RankOrder, cards: Sequence[Card], value: int, prefer: Collection[Card]) -> tuple[Card, ...]:
    """The five of `cards` that are worth `value` in that order of hands; as `best_five`."""
    category, ranks = order.decode(value)
    pool = _suited(cards) if category in SUITED else cards
    played = order.straight(ranks[0]) if category in STRAIGHTS else ranks
    five = taken(pool, zip(played, COUNTS[category], strict=True), prefer)
    if len(five) != 5:
        raise ValueError(f"{cards_text(cards)} is not worth {value}")
    return five


def taken(pool: Sequence[Card], groups: Iterable[tuple[int, int]], prefer: Collection[Card]) -> tuple[Card, ...]:
    """From `pool` the cards of each (rank, how many); `prefer` first, then the higher suit. The ace is 14 or 1."""
    ordered = sorted(pool, key=lambda card: (card in prefer, card.suit), reverse=True)
    playing: list[Card] = []
    for rank, count in groups:
        playing += [card for card in ordered if card.rank == (_ACE if rank == 1 else rank)][:count]
    return tuple(playing)


def _suited(cards: Sequence[Card]) -> list[Card]:
    suits = [card.suit for card in cards]
    return [card for card in cards if suits.count(card.suit) >= 5]
