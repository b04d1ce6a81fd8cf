"""Low hands. A value is a constant less what the hand would be worth if the greatest were best.

So greater is better here too, and the ranks that decide can be read back. Ace to five and eight or better count the
ace as 1, and neither straights nor flushes (RULES 5, 7.2); deuce to seven counts it as 14, and both (RULES 8.3).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from functools import cache

from dealerassist.cards import ALL_CARDS, Card, cards_text
from dealerassist.engine.ranking.high import value_in
from dealerassist.engine.ranking.names import CLASSES, HandClass, HandName, LowClass, name_of
from dealerassist.engine.ranking.orders import DEUCE_TO_SEVEN
from dealerassist.engine.ranking.playing import five_worth, taken
from dealerassist.engine.ranking.values import COUNTS, STRAIGHTS, SUITED, Category, decode, encode

WORST = 9 << 20
"""More than any value of a high hand."""


def low_rank(card: Card) -> int:
    """1 to 13, the ace low."""
    return 1 if card.rank == 14 else card.rank


LOW_RANK = {card: low_rank(card) for card in ALL_CARDS}
LOW_BIT = {card: 1 << rank - 1 for card, rank in LOW_RANK.items()}
"""Each card's rank as a bit: the ace 1, the two 2, the three 4 …; a hand's bits together are its mask."""

EIGHT_MASK = 0xFF
"""The ranks that make an eight-or-better low."""


def eight_or_better(cards: Sequence[Card]) -> int | None:
    """The best low of five different ranks, none above eight (S0, S3, S4); None where there is none.

    cards: five, six or seven different cards; ValueError otherwise.
    """
    return value_of_mask(_mask(cards) & EIGHT_MASK)


def ace_to_five(cards: Sequence[Card]) -> int:
    """The lowest five (S3): straights and flushes do not count, no pair beats a pair. Cards as `eight_or_better`."""
    value = value_of_mask(_mask(cards))
    return _paired_value(cards) if value is None else value


def deuce_to_seven(cards: Sequence[Card]) -> int:
    """Five different cards (RULES 8.3): the worst high hand wins, straights and flushes count, the ace is high only."""
    return WORST - value_in(DEUCE_TO_SEVEN, cards)


@cache
def value_of_mask(mask: int) -> int | None:
    """The value of the lowest five ranks of `mask`; None where it has fewer."""
    ranks = [place + 1 for place in range(13) if mask >> place & 1][:5]
    return WORST - encode(Category.HIGH_CARD, ranks[::-1]) if len(ranks) == 5 else None


def ranks_of(value: int) -> tuple[int, ...]:
    """The ranks that decide in the low worth `value`, ace 1, from the highest."""
    return decode(WORST - value)[1]


def low_name(value: int) -> HandName:
    """The name of an eight-or-better or ace-to-five low; ValueError where no hand is worth that."""
    category, ranks = decode(WORST - value)
    if len(ranks) != len(COUNTS[category]) or category in (*STRAIGHTS, *SUITED):
        raise ValueError(f"no low hand is worth {value}")
    return HandName(LowClass.LOW if category is Category.HIGH_CARD else CLASSES[category], ranks)


def deuce_to_seven_name(value: int) -> HandName:
    """The name of a deuce-to-seven hand; ValueError where no hand is worth that."""
    name = name_of(WORST - value, DEUCE_TO_SEVEN)
    return HandName(LowClass.LOW, name.ranks) if name.hand_class is HandClass.HIGH_CARD else name


def low_five(cards: Sequence[Card], value: int, prefer: Collection[Card]) -> tuple[Card, ...]:
    """Of an eight-or-better or ace-to-five low the five cards that play, pairs first, then from the highest down.

    Of equal ranks `prefer` plays first, then the higher suit.
    """
    category, ranks = decode(WORST - value)
    return taken(cards, zip(ranks, COUNTS[category], strict=True), prefer)


def deuce_to_seven_five(cards: Sequence[Card], value: int, prefer: Collection[Card]) -> tuple[Card, ...]:
    """The five cards in reading order."""
    return five_worth(DEUCE_TO_SEVEN, cards, WORST - value, prefer)


def _mask(cards: Sequence[Card]) -> int:
    if not 5 <= len(cards) <= 7 or len(set(cards)) != len(cards):
        raise ValueError(f"a low hand is made of five, six or seven different cards, not: {cards_text(cards)}")
    mask = 0
    for card in cards:
        mask |= LOW_BIT[card]
    return mask


def _paired_value(cards: Sequence[Card]) -> int:
    """The lowest five of cards of fewer than five ranks: some pair has to play."""
    counts = Counter(map(low_rank, cards))
    several = sorted(rank for rank, count in counts.items() if count > 1)
    threes = [rank for rank in several if counts[rank] > 2]
    if len(counts) == 4:
        return _paired(Category.ONE_PAIR, several[:1], counts)
    if len(counts) == 3 and len(several) > 1:
        return _paired(Category.TWO_PAIR, several[1::-1], counts)
    if len(counts) == 3:
        return _paired(Category.THREE_OF_A_KIND, threes, counts)
    if len(several) == 2:
        return _paired(Category.FULL_HOUSE, threes[:1], counts)
    return _paired(Category.FOUR_OF_A_KIND, threes, counts)


def _paired(category: Category, first: Sequence[int], counts: Counter[int]) -> int:
    """All the other ranks are kickers, the highest first: there are no more of them than play."""
    rest = sorted((rank for rank in counts if rank not in first), reverse=True)
    return WORST - encode(category, [*first, *rest])
