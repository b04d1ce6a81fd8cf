"""How fast batches are judged here: random hands in arrays, for `bench`."""

from __future__ import annotations

import time

import numpy as np

from dealerassist.engine.ranking import Kind
from dealerassist.verify.batch import values
from dealerassist.verify.batch_sums import Cards


def hands_per_second(kind: Kind, hole: int, board: int, hands: int, rounds: int) -> float:
    """The best of so many rounds, in seconds of CPU time on one core; each hand has its own board."""
    cards = dealt(hole + board, hands)
    holes, boards = (np.asfortranarray(part) for part in (cards[:, :hole], cards[:, hole:]))
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        values(kind, holes, boards)
        best = min(best, time.process_time() - start)
    return hands / best


def dealt(size: int, hands: int) -> Cards:
    """So many hands of `size` different cards, always the same."""
    luck = np.random.default_rng(size)
    pack = np.tile(np.arange(52, dtype=np.uint8), (hands, 1))
    return luck.permuted(pack, axis=1)[:, :size]
