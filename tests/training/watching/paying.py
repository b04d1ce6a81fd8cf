"""Who is paid what of each pot: peeled chip by chip, each half split on its own, odd chips by button or by card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from dealerassist.cards import Card
from dealerassist.engine import GAMES, HouseRules
from dealerassist.training.task import Scene, SeatShown
from tests.training.by_cards import _odd_chip_order, _share, best, pots_peeled

Due = dict[tuple[int, str, int], Counter[int]]
"""(pot, part, board) -> seat -> chips."""


def due_of(
    game: str,
    house: HouseRules,
    put: Mapping[int, int],
    out: set[int],
    mucked: set[int],
    hands: Mapping[int, tuple[Card, ...]],
    boards: tuple[tuple[Card, ...], ...],
    button: int,
    chip: int,
    dead: int,
    rake: int,
) -> Due:
    """put: chips of each seat, less what went back; dead: nobody's. Hands that are not whole are not among `hands`."""
    row = GAMES[game]
    seats = tuple(SeatShown(seat, hands.get(seat, ()), put[seat], folded=seat in out) for seat in sorted(put))
    pots, _ = pots_peeled(Scene(game, seats))
    due: Due = {}
    for number, (amount, entitled) in enumerate(pots):
        left = amount + (dead - rake if number == 0 else 0)
        able = [seat for seat in entitled if seat in hands] or [seat for seat in entitled if seat not in mucked]
        if len(able) == 1:
            due[number, "whole", 0] = Counter({able[0]: left})
            continue
        second = left // chip // 2 * chip if len(boards) > 1 else 0
        for at, (board, worth) in enumerate(zip(boards, (left - second, second), strict=False)):
            scene = Scene(game, seats, board, button)
            won = [(rule.part, rule.kind, found) for rule in row.parts if (found := best(rule.kind, scene, able))]
            low = worth // chip // 2 * chip if len(won) > 1 else 0
            for half, (part, kind, found) in zip((worth - low, low), won, strict=False):
                shares: Counter[int] = Counter()
                _share(shares, half, _odd_chip_order(house, row, part, kind, scene, found), chip)
                name = part.value if len(won) > 1 else "whole"
                due[number, name, at] = Counter({seat: chips for seat, chips in shares.items() if chips})
    return due
