"""Judges every hand of the other kinds and compares with independent judges.

Run by hand, `python -m tests.engine.ranking.exhaustive_kinds [WORD …]`; EXHAUSTIVE_KINDS.md keeps the record. A
word chooses the checks that have it in their names.
Hands that all judges judge the same way are counted together, and the groups are put in our order: where another
judge's values do not strictly follow, or two groups share a value, equal hands were told apart or different ones mixed
up. So an empty list of disagreements says that every pair of hands compares the same.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from itertools import combinations, islice, pairwise, product
from random import Random
from typing import Any

from phevaluator import _pheval  # type: ignore[import-untyped]

from dealerassist.cards import ALL_CARDS, Card
from dealerassist.engine.ranking import Kind, named, rank
from dealerassist.engine.ranking.make_tables import rank_multisets
from tests.engine.ranking.evaluators import POKERKIT, POKERKIT_CARDS
from tests.engine.ranking.kind_hands import pack_of
from tests.engine.ranking.plain import plain_rank

Verdict = tuple[Any, ...]
"""What we say, then what each other judge says; greater is better, NOTHING does not qualify."""
NOTHING = (-99,)
SAMPLE = 500_000


def ours(kind: Kind, hole: tuple[Card, ...], board: tuple[Card, ...] = ()) -> int:
    value = rank(kind, hole, board)
    return -1 if value is None else value


def plainly(kind: Kind, hole: tuple[Card, ...], board: tuple[Card, ...] = ()) -> tuple[int, ...]:
    return plain_rank(kind, hole, board) or NOTHING


def pokerkits(kind: Kind) -> Callable[[tuple[Card, ...]], int]:
    """pokerkit's place of five cards, greater is better."""
    lookup, low = POKERKIT[kind].lookup, POKERKIT[kind].low

    def place(cards: tuple[Card, ...]) -> int:
        entry = lookup.get_entry_or_none([POKERKIT_CARDS[card.index] for card in cards])
        return -99_999 if entry is None else -entry.index if low else entry.index

    return place


def fives(kind: Kind, step: int) -> Iterator[Verdict]:
    """Every five cards of the pack: plainly, and by pokerkit where it has the kind."""
    peers = [pokerkits(kind)] if kind in POKERKIT else []
    for cards in islice(combinations(pack_of(kind), 5), 0, None, step):
        yield ours(kind, cards), plainly(kind, cards), *(peer(cards) for peer in peers)


def six_and_seven_of_short_packs(kind: Kind, step: int) -> Iterator[Verdict]:
    """Every six and seven of the 36: the best five of them, each five judged by pokerkit (plainly where it cannot)."""
    place: Callable[..., Any] = cache(pokerkits(kind) if kind in POKERKIT else partial(plainly, kind))
    for size in (6, 7):
        for cards in islice(combinations(pack_of(kind), size), 0, None, step):
            yield ours(kind, cards), max(map(place, combinations(cards, 5)))


def six_and_seven_ranks(kind: Kind, step: int) -> Iterator[Verdict]:
    """Every six and seven ranks of the pack, in some suits: lows of one's own cards know no suits."""
    for size in (6, 7):
        for ranks in islice(rank_multisets(size), 0, None, step):
            seen: Counter[int] = Counter()
            cards = []
            for each in ranks:
                cards.append(ALL_CARDS[(each - 2) * 4 + (seen[each] + each) % 4])
                seen[each] += 1
            yield ours(kind, tuple(cards)), plainly(kind, tuple(cards))


def omaha_lows(step: int) -> Iterator[Verdict]:
    """Every set of low ranks that six hole cards and a board can have: only they matter. The rest are ten and up."""
    low = (14, 2, 3, 4, 5, 6, 7, 8)
    holes = [ranks for size in range(7) for ranks in combinations(low, size)]
    boards = [ranks for size in range(6) for ranks in combinations(low, size)]
    for in_hand, shared in islice(product(holes, boards), 0, None, step):
        hole = (*(ALL_CARDS[(each - 2) * 4] for each in in_hand), *ALL_CARDS[40:46])[:6]
        board = (*(ALL_CARDS[(each - 2) * 4 + 1] for each in shared), *ALL_CARDS[32:37])[:5]
        yield ours(Kind.OMAHA_LOW_8, hole, board), plainly(Kind.OMAHA_LOW_8, hole, board)


def omaha_highs(size: int, step: int) -> Iterator[Verdict]:
    """Random deals; phevaluator judges four cards, and of five and six the best four."""
    luck = Random(size)
    for _ in range(0, SAMPLE, step):
        cards = luck.sample(ALL_CARDS, size + 5)
        hole, board = tuple(cards[:size]), tuple(cards[size:])
        shared = [card.index for card in board]
        fours = combinations([card.index for card in hole], 4)
        peer = max(-_pheval.evaluate_omaha_cards(*shared, *four) for four in fours)
        yield ours(Kind.OMAHA_HIGH, hole, board), peer


FIVES = (Kind.LOW_8, Kind.LOW_A5, Kind.LOW_27, Kind.SHORT_HIGH, Kind.SHORT_HIGH_TRIPS, Kind.HIGH_32)
# Each takes every hand, or every so many-th.
CHECKS: Mapping[str, tuple[Kind, Callable[[int], Iterable[Verdict]]]] = {
    **{f"{kind}, five cards": (kind, partial(fives, kind)) for kind in FIVES},
    **{
        f"{kind}, six and seven cards": (kind, partial(six_and_seven_of_short_packs, kind))
        for kind in (Kind.SHORT_HIGH, Kind.SHORT_HIGH_TRIPS)
    },
    **{
        f"{kind}, six and seven ranks": (kind, partial(six_and_seven_ranks, kind)) for kind in (Kind.LOW_8, Kind.LOW_A5)
    },
    f"{Kind.OMAHA_LOW_8}, all low ranks": (Kind.OMAHA_LOW_8, omaha_lows),
    **{f"{Kind.OMAHA_HIGH}, {size} hole cards": (Kind.OMAHA_HIGH, partial(omaha_highs, size)) for size in (4, 5, 6)},
}


def disagreements(found: Iterable[Verdict]) -> list[tuple[Verdict, Verdict]]:
    """Neighbours in our order that another judge does not put in that order."""
    return [
        (worse, better)
        for worse, better in pairwise(sorted(found))
        if not all(low < high for low, high in zip(worse, better, strict=True))
    ]


def report(name: str) -> Iterator[str]:
    """Runs one check and says in lines of Markdown what came out."""
    kind, verdicts = CHECKS[name]
    start = time.perf_counter()
    found = Counter(verdicts(1))
    minutes = (time.perf_counter() - start) / 60
    judges = len(next(iter(found))) - 1
    yield f"\n## {name}\n"
    yield f"- hands: {found.total():,}; different values: {len(found):,}; {minutes:.1f} min"
    yield f"- other judges: {judges}; disagreements: {len(disagreements(found))}"
    classes: Counter[str] = Counter()
    for verdict, count in found.items():
        classes["none" if verdict[0] == -1 else named(kind, verdict[0]).hand_class] += count
    yield "- " + ", ".join(f"{hand_class} {count:,}" for hand_class, count in classes.most_common())


if __name__ == "__main__":
    for each in CHECKS:
        if sys.argv[1:] and not any(word in each for word in sys.argv[1:]):
            continue
        for line in report(each):
            sys.stdout.write(line + "\n")
            sys.stdout.flush()
