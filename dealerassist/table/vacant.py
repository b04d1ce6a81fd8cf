"""Seats that look empty: dealt in three times running, and their antenna saw no card (WALKTHROUGH 3 i).

Asked between hands only; ignored, the seat stays. Never journaled: after a restart the deals are counted anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from dealerassist.engine import Hand
from dealerassist.table.situation import Situation

DEALS = 3
"""So many without a card are asked about."""


@dataclass(frozen=True, slots=True)
class Watch:
    """seen: seats at which a card of this hand lay. blind: those whose antenna was not well all the time since then.
    missed: how many deals before this one brought a seat no card.
    """

    seen: frozenset[int] = frozenset()
    blind: frozenset[int] = frozenset()
    missed: Mapping[int, int] = field(default_factory=dict)

    def looked(self, now: Situation) -> Watch:
        """What the antennas see of the hand in play; once it is over, cards are swept across the felt."""
        if now.hand.over:
            return self
        levels = now.levels.seats
        seen = self.seen | {seat for seat, count in levels.items() if count}
        out = {seat.number for seat in now.hand.seats if seat.number not in levels} if seen else set[int]()
        return Watch(seen, self.blind | out, self.missed)

    def after(self, hand: Hand) -> dict[int, int]:
        """How many deals running brought a seat no card, now that this hand is over. A hand that was called off, or of
        which no antenna saw anything, says nothing; neither does an antenna that was out.
        """
        voided = hand.result is None or hand.result.voided
        if voided or not self.seen:
            return dict(self.missed)
        dealt = [seat.number for seat in hand.seats if not seat.waiting and seat.number not in self.seen]
        blind = {seat: missed for seat, missed in self.missed.items() if seat in self.blind}
        return {**blind, **{seat: self.missed.get(seat, 0) + 1 for seat in dealt if seat not in self.blind}}

    def empty(self, hand: Hand) -> tuple[int, ...]:
        """Of which seats it is asked."""
        return tuple(sorted(seat for seat, missed in self.after(hand).items() if missed >= DEALS)) if hand.over else ()

    def next_hand(self, hand: Hand) -> Watch:
        """Who was asked about and stayed is not asked about again before three deals more."""
        return Watch(missed={seat: missed for seat, missed in self.after(hand).items() if missed < DEALS})
