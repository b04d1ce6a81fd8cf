"""Three evaluators of other people, which share no code with ours: the independent judges of the tests."""

from __future__ import annotations

import warnings
from collections.abc import Sequence

import pokerkit
from phevaluator import _pheval  # type: ignore[import-untyped]

from dealerassist.cards import ALL_CARDS, Card
from dealerassist.engine.ranking import Kind
from dealerassist.engine.ranking.values import decode

with warnings.catch_warnings():
    # eval7 still calls names that pyparsing renamed
    warnings.simplefilter("ignore", DeprecationWarning)
    import eval7  # type: ignore[import-untyped]

PHEVALUATOR = {5: _pheval.evaluate_5cards, 6: _pheval.evaluate_6cards, 7: _pheval.evaluate_7cards}
"""By number of cards; they take each card's `index`, and less is better."""

EVAL7 = eval7.evaluate
"""Takes a tuple of `EVAL7_CARDS`; more is better."""

EVAL7_CARDS = tuple(eval7.Card(str(card)) for card in ALL_CARDS)
"""Each at the `index` of our card."""


POKERKIT: dict[Kind, type[pokerkit.Hand]] = {
    Kind.HIGH: pokerkit.StandardHighHand,
    Kind.OMAHA_HIGH: pokerkit.OmahaHoldemHand,
    Kind.LOW_8: pokerkit.EightOrBetterLowHand,
    Kind.OMAHA_LOW_8: pokerkit.OmahaEightOrBetterLowHand,
    Kind.LOW_A5: pokerkit.RegularLowHand,
    Kind.LOW_27: pokerkit.StandardLowHand,
    Kind.SHORT_HIGH: pokerkit.ShortDeckHoldemHand,
}
"""The kinds that pokerkit knows too."""

POKERKIT_CARDS = tuple(next(iter(pokerkit.Card.parse(str(card)))) for card in ALL_CARDS)
"""Each at the `index` of our card."""


def by_pokerkit(kind: Kind, hole: Sequence[Card], board: Sequence[Card] = ()) -> pokerkit.Hand | None:
    """Of two that are not None the better is greater."""
    cards = ([POKERKIT_CARDS[card.index] for card in each] for each in (hole, board))
    return POKERKIT[kind].from_game_or_none(*cards)


def by_phevaluator(cards: Sequence[Card]) -> int:
    """What phevaluator says of five to seven cards, turned so that more is better."""
    return -int(PHEVALUATOR[len(cards)](*(card.index for card in cards)))


def by_eval7(cards: Sequence[Card]) -> int:
    """What eval7 says of five to seven cards; more is better."""
    return int(EVAL7([EVAL7_CARDS[card.index] for card in cards]))


def in_eval7_terms(value: int) -> int:
    """Our `value` as eval7 writes it: the category from bit 24 up, the ranks as ours but counted from zero."""
    category, ranks = decode(value)
    return (category << 24) + sum(rank - 2 << shift for rank, shift in zip(ranks, (16, 12, 8, 4, 0), strict=False))
