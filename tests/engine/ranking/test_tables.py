"""The generated tables: made from the rules alone, complete, and refused when damaged."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from math import comb, prod
from pathlib import Path

import pytest

from dealerassist.engine.ranking import RankingCode, TableFileError
from dealerassist.engine.ranking.layout import HEADER, rank_bit, rank_key, table_path
from dealerassist.engine.ranking.make_tables import rank_multisets, table_bytes
from dealerassist.engine.ranking.orders import FIVE_CARDS, ORDERS, RankOrder
from dealerassist.engine.ranking.tables import high_tables, read_tables, tables_of
from dealerassist.engine.ranking.values import Category, decode, encode

TABLE_PATH = table_path("high")


def suit_masks(size: int) -> list[int]:
    return [mask for mask in high_tables().by_suit_mask if mask.bit_count() == size]


@pytest.mark.parametrize("order", ORDERS, ids=lambda order: order.name)
def test_the_tables_come_out_of_the_script_byte_for_byte(order: RankOrder) -> None:
    assert table_bytes(order) == Path(table_path(order.name)).read_bytes()


def test_the_exhaustive_check_was_of_these_tables() -> None:
    record = Path(__file__).with_name("EXHAUSTIVE.md").read_text(encoding="utf-8")
    assert hashlib.sha256(Path(TABLE_PATH).read_bytes()).hexdigest() in record


def test_every_five_six_and_seven_ranks_of_a_pack_have_their_own_key() -> None:
    multisets = [ranks for size in (5, 6, 7) for ranks in rank_multisets(size)]
    assert len(multisets) == 6_175 + 18_395 + 49_205
    assert sorted(map(rank_key, multisets)) == sorted(high_tables().by_rank_key)


def test_the_table_of_five_cards_has_the_same_values() -> None:
    fives, all_sizes = tables_of(FIVE_CARDS), high_tables()
    assert len(fives.by_rank_key) == 6_175
    assert fives.by_rank_key.items() <= all_sizes.by_rank_key.items()
    assert fives.by_suit_mask == {mask: all_sizes.by_suit_mask[mask] for mask in suit_masks(5)}


def test_every_five_six_and_seven_cards_of_a_suit_have_their_mask() -> None:
    assert [len(suit_masks(size)) for size in (5, 6, 7)] == [comb(13, 5), comb(13, 6), comb(13, 7)]
    assert max(high_tables().by_suit_mask) < 1 << 13


def test_s0_1_4_seven_cards_make_the_known_number_of_quads_and_full_houses() -> None:
    hands: Counter[Category] = Counter()
    for ranks in rank_multisets(7):
        category, _ = decode(high_tables().by_rank_key[rank_key(ranks)])
        hands[category] += prod(comb(4, count) for count in Counter(ranks).values())
    assert hands[Category.FOUR_OF_A_KIND] == 224_848
    assert hands[Category.FULL_HOUSE] == 3_473_184
    assert hands.total() == comb(52, 7)


def test_s0_1_4_seven_cards_make_the_known_number_of_flushes_and_straight_flushes() -> None:
    hands: Counter[Category] = Counter()
    for size in (5, 6, 7):
        for mask in suit_masks(size):
            category, _ = decode(high_tables().by_suit_mask[mask])
            hands[category] += 4 * comb(39, 7 - size)
    assert hands == {Category.FLUSH: 4_047_644, Category.STRAIGHT_FLUSH: 41_584}


def test_five_cards_make_7462_different_hands() -> None:
    tables = high_tables()
    unsuited = {tables.by_rank_key[rank_key(ranks)] for ranks in rank_multisets(5)}
    assert len(unsuited | {tables.by_suit_mask[mask] for mask in suit_masks(5)}) == 7_462


def test_a_value_is_category_and_ranks_in_nibbles() -> None:
    assert high_tables().by_rank_key[rank_key((13, 13, 9, 9, 4))] == 0x2_D_9_4_0_0
    assert high_tables().by_suit_mask[sum(map(rank_bit, (14, 5, 4, 3, 2)))] == 0x8_5_0_0_0_0
    assert encode(Category.FLUSH, (14, 12, 9, 8, 7)) == 0x5_E_C_9_8_7


def test_every_value_decodes_to_what_it_was_made_of() -> None:
    tables = high_tables()
    for value in {*tables.by_rank_key.values(), *tables.by_suit_mask.values()}:
        assert encode(*decode(value)) == value


def flip_last_bit(content: bytes) -> bytes:
    return content[:-1] + bytes([content[-1] ^ 1])


def flip_first_value(content: bytes) -> bytes:
    place = HEADER.size + 4
    return content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :]


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda _: b"", "is too short"),
        (lambda content: content[: HEADER.size - 1], "is too short"),
        (lambda content: b"X" + content[1:], "is not a table file of this version"),
        (lambda content: content[:-8], "is damaged"),
        (lambda content: content + content[-8:], "is damaged"),
        (flip_last_bit, "is damaged"),
        (flip_first_value, "is damaged"),
    ],
)
def test_damaged_tables_are_refused(damage: Callable[[bytes], bytes], reason: str, tmp_path: Path) -> None:
    path = tmp_path / "high.bin"
    path.write_bytes(damage(Path(TABLE_PATH).read_bytes()))
    with pytest.raises(TableFileError, match=reason) as caught:
        read_tables(str(path))
    assert caught.value.code is RankingCode.BAD_TABLE
    assert caught.value.data == {"path": str(path), "reason": reason}


def test_missing_tables_are_refused(tmp_path: Path) -> None:
    with pytest.raises(TableFileError, match="cannot be read") as caught:
        read_tables(str(tmp_path / "high.bin"))
    assert caught.value.code is RankingCode.BAD_TABLE
