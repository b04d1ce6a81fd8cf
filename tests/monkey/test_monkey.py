"""A monkey touches, types and moves cards in all games: no error, no lost chip, nothing that blocks, always a way on,
no hole card that nobody has tabled in any view or painted text.
"""

from __future__ import annotations

import pytest
from PyQt6.QtWidgets import QApplication

from dealerassist.engine.games import GAMES
from dealerassist.views import PutAway
from tests.monkey.monkey import Monkey
from tests.table.test_monkey import end_the_hand

STEPS = 210
"""Of one monkey; 24 of them are 5,000 steps, and with the slow ones there are 100,000."""
MONKEYS = [*range(2 * len(GAMES)), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(26, 480))]

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("seed", MONKEYS)
def test_whatever_a_monkey_does_nothing_breaks_leaks_or_blocks_and_the_hand_can_be_finished(seed: int) -> None:
    monkey = Monkey(seed)
    for _ in range(STEPS):
        monkey.step()
        assert QApplication.activeModalWidget() is None
    monkey.table.intend(PutAway())
    end_the_hand(monkey)
