"""Batches are worth what the engine says, hand by hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, islice
from random import Random
from typing import Any

import pytest

from dealerassist.cards import ALL_CARDS, Card
from dealerassist.engine.ranking import Kind, rank
from dealerassist.engine.ranking.make_tables import rank_multisets
from tests.engine.ranking.exhaustive import KNOWN_COUNTS
from tests.engine.ranking.kind_hands import SIZES, pack_of

np = pytest.importorskip("numpy")  # the batches alone need it
from dealerassist.verify import batch, batch_omaha  # noqa: E402
from dealerassist.verify.batch_sums import CHUNK  # noqa: E402
from dealerassist.verify.batch_tables import RANK_NUMBERS  # noqa: E402

EVERY_SIZE = [(kind, hole, board) for kind in Kind for hole, board in SIZES[kind]]


def packs_of(kind: Kind) -> list[tuple[Card, ...]]:
    """The whole; two suits of it, for flushes; its lowest ranks with the aces, for lows, pairs and fours."""
    pack = pack_of(kind)
    return [pack, tuple(card for card in pack if card.suit in (0, 3)), (*pack[:16], *pack[-4:])]


def engine_values(kind: Kind, rows: list[list[Card]], hole: int) -> list[int]:
    return [rank(kind, row[:hole], row[hole:]) or 0 for row in rows]


@pytest.mark.parametrize(("kind", "hole", "board"), EVERY_SIZE)
def test_a_batch_is_worth_what_the_engine_says(kind: Kind, hole: int, board: int) -> None:
    luck = Random(f"{kind} {hole} {board}")
    rows = [luck.sample(pack, hole + board) for pack in packs_of(kind) for _ in range(300)]
    numbers = np.array([[card.index for card in row] for row in rows])
    judged = batch.values(kind, numbers[:, :hole], numbers[:, hole:])
    assert judged.tolist() == engine_values(kind, rows, hole)


@pytest.mark.parametrize("kind", [kind for kind in Kind if (2, 5) in SIZES[kind] or (4, 5) in SIZES[kind]])
def test_one_board_is_shared_by_all_hands(kind: Kind) -> None:
    hole = 4 if (4, 5) in SIZES[kind] else 2
    cards = Random(3).sample(pack_of(kind), 5 + 7 * hole)
    holes = [[card.index for card in cards[start : start + hole]] for start in range(5, len(cards), hole)]
    shared = [card.index for card in cards[:5]]
    assert batch.values(kind, holes, shared).tolist() == batch.values(kind, holes, [shared] * len(holes)).tolist()
    assert batch.values(kind, holes, shared).tolist() == [
        rank(kind, [ALL_CARDS[each] for each in row], cards[:5]) or 0 for row in holes
    ]


def test_rows_lie_in_memory_either_way_and_numbers_are_of_any_kind_of_int() -> None:
    numbers = np.array([Random(seed).sample(range(52), 7) for seed in range(50)])
    expected = batch.values(Kind.HIGH, numbers).tolist()
    assert batch.values(Kind.HIGH, np.asfortranarray(numbers.astype(np.uint8))).tolist() == expected
    assert batch.values(Kind.HIGH, numbers.astype(np.int16)).tolist() == expected
    assert batch.values(Kind.HIGH, numbers[::-1]).tolist() == expected[::-1]
    assert numbers.tolist() == [Random(seed).sample(range(52), 7) for seed in range(50)], "only read"


def test_no_hands_are_worth_nothing() -> None:
    assert batch.values(Kind.HIGH, np.empty((0, 7), np.uint8)).tolist() == []


def test_values_do_not_depend_on_which_chunk_a_hand_is_in() -> None:
    numbers = np.tile([[51, 47, 43, 39, 35, 0, 1], [51, 46, 41, 36, 3, 5, 7]], (CHUNK, 1))
    judged = batch.values(Kind.HIGH, numbers)
    assert len(judged) == 2 * CHUNK
    assert set(judged[::2].tolist()) == {0x8_E_0_0_0_0}
    assert len(set(judged[1::2].tolist())) == 1


@pytest.mark.parametrize("row", [0, 5, CHUNK + 1])
def test_a_card_twice_is_named_by_its_row(row: int) -> None:
    numbers = np.tile(np.arange(7, dtype=np.uint8), (CHUNK + 2, 1))
    numbers[row, 6] = numbers[row, 0]
    with pytest.raises(ValueError, match=f"row {row}: a card twice"):
        batch.values(Kind.HIGH, numbers)


@pytest.mark.parametrize(("hole", "board"), [((0, 1), (2, 3, 4, 5, 0)), ((0, 0), (1, 2, 3, 4, 5))])
def test_a_card_twice_is_found_between_hand_and_board(hole: tuple[int, ...], board: tuple[int, ...]) -> None:
    good = [[50, 51], hole]
    with pytest.raises(ValueError, match="row 1: a card twice"):
        batch.values(Kind.HIGH, good, board)


@pytest.mark.parametrize("number", [-1, 52, 255, 256, 1 << 40, 4.5])
def test_a_number_that_is_no_card_is_refused(number: float) -> None:
    with pytest.raises(ValueError, match="numbers from 0 to 51"):
        batch.values(Kind.HIGH, np.array([[0, 1, 2, 3, 4], [0, 1, 2, 3, number]]))


@pytest.mark.parametrize(("kind", "lowest"), [(Kind.SHORT_HIGH, 16), (Kind.SHORT_HIGH_TRIPS, 16), (Kind.HIGH_32, 20)])
def test_a_card_that_is_not_in_the_pack_is_refused(kind: Kind, lowest: int) -> None:
    with pytest.raises(ValueError, match=f"numbers from {lowest} to 51"):
        batch.values(kind, [[48, 49, 50, 51, lowest - 1]])
    assert batch.values(kind, [[48, 49, 50, 51, lowest]]).item() > 0


@pytest.mark.parametrize(("kind", "hole", "board"), [(Kind.HIGH, 4, 0), (Kind.GUTS, 5, 0), (Kind.OMAHA_HIGH, 2, 5)])
def test_a_number_of_cards_that_the_kind_does_not_judge_is_refused(kind: Kind, hole: int, board: int) -> None:
    numbers = np.arange(hole + board).reshape(1, -1)
    with pytest.raises(ValueError, match="different cards"):
        batch.values(kind, numbers[:, :hole], numbers[:, hole:])


@pytest.mark.parametrize("size", range(3, 8))
def test_no_two_multisets_of_as_many_ranks_have_the_same_sum(size: int) -> None:
    sums = [sum(RANK_NUMBERS[each - 2] for each in ranks) for ranks in rank_multisets(size)]
    assert len(set(sums)) == len(sums)


def test_4_of_a_suit_in_hand_and_on_the_board_the_straight_flush_takes_two_and_three() -> None:
    """Every hand of four of one suit on every board of five of it: flushes and straight flushes only."""
    suit = ALL_CARDS[::4]
    luck = Random(1)
    rows = [luck.sample(suit, 9) for _ in range(4000)]
    numbers = np.array([[card.index for card in row] for row in rows])
    judged = batch.values(Kind.OMAHA_HIGH, numbers[:, :4], numbers[:, 4:])
    assert judged.tolist() == engine_values(Kind.OMAHA_HIGH, rows, 4)
    assert sum(value >> 20 == 8 for value in judged.tolist()) > 100


def test_the_highest_cards_of_a_suit_are_kept() -> None:
    assert batch_omaha._highest(2)[0b1011000000001] == 0b1010000000000
    assert batch_omaha._highest(3)[0b0000000000101] == 0b0000000000101


def all_hands(size: int, pack: range, chunk: int = 1 << 18) -> Iterator[Any]:
    hands = combinations(pack, size)
    while len(part := np.fromiter(chain.from_iterable(islice(hands, chunk)), np.uint8)):
        yield part.reshape(-1, size)


@pytest.mark.slow
@pytest.mark.parametrize("size", [5, 6, 7])
def test_all_hands_have_the_known_number_of_each_class(size: int) -> None:
    counts = np.zeros(10, np.int64)
    found: set[int] = set()
    for hands in all_hands(size, range(52)):
        judged = batch.values(Kind.HIGH, hands)
        counts += np.bincount((judged >> 20) + (judged == 0x8_E_0_0_0_0), minlength=10)
        found.update(np.unique(judged).tolist())
    assert tuple(counts.tolist()) == KNOWN_COUNTS[size]
    assert len(found) == {5: 7_462, 6: 6_075, 7: 4_824}[size]


@pytest.mark.slow
@pytest.mark.parametrize("kind", [Kind.HIGH, Kind.LOW_8, Kind.LOW_A5, Kind.LOW_27])
def test_all_five_cards_are_worth_what_the_engine_says(kind: Kind) -> None:
    for hands in all_hands(5, range(52)):
        judged = batch.values(kind, hands)
        assert judged.tolist() == [rank(kind, [ALL_CARDS[each] for each in row]) or 0 for row in hands.tolist()]
