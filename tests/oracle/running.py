"""Many hands in lockstep, and the record of a long run: `python -m tests.oracle.running 10000`, or `others 2000`."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.oracle.cases import random_case
from tests.oracle.choosing import RandomChooser
from tests.oracle.differences import Kind
from tests.oracle.lockstep import Lockstep
from tests.oracle.shapes import OTHERS


@dataclass(slots=True)
class Tally:
    """What a run met: `seen` counts differences, `hands_with` the hands that they came in."""

    hands: int = 0
    decisions: int = 0
    structures: Counter[str] = field(default_factory=Counter)
    seen: Counter[Kind] = field(default_factory=Counter)
    hands_with: Counter[Kind] = field(default_factory=Counter)


def play_seeds(seeds: Iterable[int], game: str = "holdem") -> Tally:
    """Play the hands of these seeds. Raises `DisagreementError` at the first that nobody can explain."""
    tally = Tally()
    for seed in seeds:
        case = random_case(seed, game)
        played = Lockstep(case, RandomChooser(seed)).play()
        tally.hands += 1
        tally.decisions += played.decisions
        tally.structures[case.setup.stakes.limit.word] += 1
        tally.seen += played.seen
        tally.hands_with.update(set(played.seen))
    return tally


def record(hands: int) -> str:
    """The lines for DIFFERENCES.md."""
    began = time.perf_counter()
    tally = play_seeds(range(hands))
    took = time.perf_counter() - began
    limits = ", ".join(f"{count:,} {word} limit" for word, count in sorted(tally.structures.items()))
    head = [
        f"- hands: {tally.hands:,} ({limits}), seeds 0 to {hands - 1:,}; decisions: {tally.decisions:,}; {took:.0f} s",
        "",
        "| kind | differences | hands |",
        "|---|---:|---:|",
    ]
    rows = [f"| {kind} | {tally.seen[kind]:,} | {tally.hands_with[kind]:,} |" for kind in Kind if tally.seen[kind]]
    return "\n".join([*head, *rows]) + "\n"


def record_of_others(hands: int) -> str:
    """The lines for DIFFERENCES.md of every game but hold'em, `hands` of each."""
    heads, seen, hands_with = [], Counter[Kind](), Counter[Kind]()
    for game in OTHERS:
        began = time.perf_counter()
        tally = play_seeds(range(hands), game)
        took = time.perf_counter() - began
        limits = ", ".join(f"{count:,} {word} limit" for word, count in sorted(tally.structures.items()))
        heads.append(f"- {game}: {hands:,} hands ({limits}); decisions: {tally.decisions:,}; {took:.0f} s")
        seen += tally.seen
        hands_with += tally.hands_with
    table = ["", "| kind | differences | hands |", "|---|---:|---:|"]
    rows = [f"| {kind} | {seen[kind]:,} | {hands_with[kind]:,} |" for kind in Kind if seen[kind]]
    return "\n".join([*heads, *table, *rows]) + "\n"


if __name__ == "__main__":
    sys.stdout.write(record_of_others(int(sys.argv[2])) if sys.argv[1] == "others" else record(int(sys.argv[1])))
