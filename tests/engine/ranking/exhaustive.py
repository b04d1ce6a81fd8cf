"""Judges every hand of five, six and seven cards and compares with two independent evaluators.

Run by hand, `python -m tests.engine.ranking.exhaustive [5|6|7 …]`; EXHAUSTIVE.md keeps the record. Each
hand is judged by `high`, by `HighJudge` (its last two cards as hole cards), by phevaluator and by eval7.
Hands that all four judge the same way are counted together, and the groups are put in our order: where the
others' values do not strictly follow, or two groups share a value, equal hands were told apart or
different ones mixed up. So an empty list of disagreements says that every pair of hands compares the same.
Besides, eval7's value names class and deciding ranks as ours does: both have to name the same.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise, starmap
from math import comb

from dealerassist.cards import ALL_CARDS
from dealerassist.engine.ranking import HandClass, HighJudge, high, name_of
from tests.engine.ranking.evaluators import EVAL7, EVAL7_CARDS, PHEVALUATOR, in_eval7_terms

Verdict = tuple[int, int, int, int]
"""What `high`, `HighJudge`, phevaluator (less is better) and eval7 (more is better) say."""

KNOWN_COUNTS = {
    5: (1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4),
    6: (6_612_900, 9_730_740, 2_532_816, 732_160, 361_620, 205_792, 165_984, 14_664, 1_656, 188),
    7: (23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 37_260, 4_324),
}
"""The published number of hands in each `HandClass`, worst to best."""


def judged_on_boards(size: int) -> Iterator[int]:
    """What `HighJudge` says of every hand, in the order of `combinations`."""
    for board in combinations(ALL_CARDS, size - 2):
        later = ALL_CARDS[board[-1].index + 1 :]
        yield from map(HighJudge(board).rank, combinations(later, 2))


def verdicts(size: int) -> Counter[Verdict]:
    """How many of all the hands of `size` cards get each verdict."""
    ours = map(high, combinations(ALL_CARDS, size))
    theirs = starmap(PHEVALUATOR[size], combinations(range(52), size))
    others = map(EVAL7, combinations(EVAL7_CARDS, size))
    return Counter(zip(ours, judged_on_boards(size), theirs, others, strict=True))


def disagreements(found: Iterable[Verdict]) -> list[tuple[Verdict, Verdict]]:
    """Neighbours in our order that another judge does not put in that order."""
    return [
        (worse, better)
        for worse, better in pairwise(sorted(found))
        if not (worse[0] < better[0] and worse[1] < better[1] and worse[2] > better[2] and worse[3] < better[3])
    ]


def report(size: int) -> Iterator[str]:
    """Judges every hand of `size` cards and says in lines of Markdown what came out."""
    start = time.perf_counter()
    found = verdicts(size)
    minutes = (time.perf_counter() - start) / 60
    own = sum(count for verdict, count in found.items() if verdict[0] != verdict[1])
    misnamed = sum(count for verdict, count in found.items() if in_eval7_terms(verdict[0]) != verdict[3])
    yield f"\n## {size} cards\n"
    yield f"- hands: {found.total():,} of {comb(52, size):,}; different values: {len(found):,}; {minutes:.1f} min"
    yield f"- hands that `high` and `HighJudge` judge differently: {own}"
    yield f"- disagreements with phevaluator or eval7: {len(disagreements(found))}"
    yield f"- hands whose class or deciding ranks eval7 names otherwise: {misnamed}"
    yield from class_table(found, size)


def class_table(found: Counter[Verdict], size: int) -> Iterator[str]:
    """How many hands of each class there are, beside the published numbers."""
    counts: Counter[str] = Counter()
    for verdict, count in found.items():
        counts[name_of(verdict[0]).hand_class] += count
    yield "\n| class | hands | known | |\n|---|---:|---:|---|"
    for hand_class, known in zip(HandClass, KNOWN_COUNTS[size], strict=True):
        count = counts[hand_class]
        yield f"| {hand_class} | {count:,} | {known:,} | {'same' if count == known else 'DIFFERENT'} |"


if __name__ == "__main__":
    for size in map(int, sys.argv[1:] or ["5", "6", "7"]):
        for line in report(size):
            sys.stdout.write(line + "\n")
            sys.stdout.flush()
