"""Who wins which part of which pot, from ranks that are already known (RULES 1.7, 1.8, 5; PROCEDURES 2, 4, 5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from dealerassist.cards import Card
from dealerassist.engine.codes import Part
from dealerassist.engine.pots import Share, split
from dealerassist.engine.ranking import Kind, rank

Rank = Callable[[Sequence[Card], Sequence[Card]], int | None]


@dataclass(frozen=True, slots=True)
class PartRule:
    """A way to win: `rank(hole, board)` is one int, greater is better, None: does not qualify; `kind` names hands."""

    part: Part
    rank: Rank
    kind: Kind = Kind.HIGH


def part_rule(part: Part, kind: Kind) -> PartRule:
    """The rule of a part whose hands are judged as `kind`."""
    return PartRule(part, partial(rank, kind), kind)


def uncontested(seat: int, amount: int) -> tuple[Share]:
    """What only one hand can win is its owner's, unseen (S0, S1, S3)."""
    return (Share(seat, Part.WHOLE, amount, 0),)


@dataclass(frozen=True, slots=True)
class Contest:
    """One pot's winners by part. `words` holds the dealer's word, (pot, part) -> seats, where cards are not known.

    `cards`: the seats of a part in the order of their odd chips, where a card decides it; else `order` does, clockwise.
    """

    ranks: Mapping[Part, Mapping[int, int]]
    order: Mapping[int, int]
    chip: int
    words: Mapping[tuple[int, Part], tuple[int, ...]]
    cards: Mapping[Part, Mapping[int, Card]] = field(default_factory=dict)

    def shares(self, index: int, amount: int, eligible: tuple[int, ...]) -> tuple[Share, ...] | None:
        """How `amount` of pot number `index` is shared among the `eligible`; None while nobody is known to win it."""
        if len(eligible) == 1:
            return uncontested(eligible[0], amount)
        if said := self.words.get((index, Part.WHOLE)):
            return tuple(split(amount, self._in_order(said), self.chip))
        parts = [(part, winners) for part in self.ranks if (winners := self._winners(index, part, eligible))]
        if not parts or parts[0][0] is not next(iter(self.ranks)):
            return None  # somebody has the best high: it is not known yet
        if len(parts) == 1:
            return tuple(split(amount, parts[0][1], self.chip))  # no low: the high takes all (S3)
        return self._halves(amount, parts)

    def _winners(self, index: int, part: Part, eligible: tuple[int, ...]) -> list[int]:
        if said := self.words.get((index, part)):
            return self._in_order(said)
        ranked = {seat: rank for seat, rank in self.ranks[part].items() if seat in eligible}
        best = max(ranked.values(), default=None)
        winners = [seat for seat, rank in ranked.items() if rank == best]
        by_card = [seat for seat in self.cards.get(part, ()) if seat in winners]
        return by_card if len(by_card) == len(winners) else self._in_order(winners)

    def _in_order(self, seats: Sequence[int]) -> list[int]:
        """Clockwise, the first left of the button first: the order of odd chips (S1; TDA 2024 20A)."""
        return sorted(seats, key=self.order.__getitem__)

    def _halves(self, amount: int, parts: list[tuple[Part, list[int]]]) -> tuple[Share, ...]:
        """The odd chip of the whole pot goes high, then each half is split by its own rule (TDA 2024 20C)."""
        low = amount // self.chip // 2 * self.chip
        (first, highs), (second, lows) = parts
        return (*split(amount - low, highs, self.chip, first), *split(low, lows, self.chip, second))
