"""Whose the odd chip is where cards decide it: stud and razz (PROCEDURES 3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dealerassist.cards import Card
from dealerassist.engine.codes import Part
from dealerassist.engine.house import HouseRules, StudOddChip
from dealerassist.engine.judging import PartRule
from dealerassist.engine.ranking import five

ACE = 14

OddChipCards = Mapping[Part, Mapping[int, Card]]
"""Part → seat → the card that decides, the seat whose odd chip it is first."""


def odd_chip_cards(
    parts: Sequence[PartRule], house: HouseRules, tabled: Mapping[int, Sequence[Card]], board: Sequence[Card]
) -> OddChipCards:
    """The card of each tabled hand that decides, by the house's rule; suits from clubs up to spades."""
    return {rule.part: _by_card(rule, house.stud_odd_chip, tabled, board) for rule in parts}


def _by_card(
    rule: PartRule, choice: StudOddChip, tabled: Mapping[int, Sequence[Card]], board: Sequence[Card]
) -> dict[int, Card]:
    low_game = rule.part is Part.LOW
    lowest = low_game and choice is StudOddChip.ALL_HIGH_LOW
    ace_low = low_game and choice is not StudOddChip.ALL_HIGH
    found = {}
    for seat, hole in tabled.items():
        cards = five(rule.kind, hole, board) if choice is StudOddChip.FIVE_HIGH else hole
        if cards:
            found[seat] = (min if lowest else max)(cards, key=lambda card: _place(card, ace_low))
    return dict(sorted(found.items(), key=lambda one: _place(one[1], ace_low), reverse=not lowest))


def _place(card: Card, ace_low: bool) -> tuple[int, int]:
    return (1 if ace_low and card.rank == ACE else card.rank, card.suit)
