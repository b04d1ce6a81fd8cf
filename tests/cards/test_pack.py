"""The packs that games are dealt from."""

from __future__ import annotations

import pickle

from dealerassist.cards import ALL_CARDS, PACK_32, PACK_36, PACK_52


def test_s0_1_1_the_pack_has_52_cards_and_no_joker() -> None:
    assert PACK_52.cards == ALL_CARDS
    assert PACK_52.name == "52"


def test_the_pack_of_36_has_the_sixes_and_up() -> None:
    assert (PACK_36.name, len(PACK_36.cards)) == ("36", 36)
    assert {each.rank for each in PACK_36.cards} == set(range(6, 15))


def test_s3_8_2_the_pack_of_32_has_the_sevens_and_up() -> None:
    assert (PACK_32.name, len(PACK_32.cards)) == ("32", 32)
    assert {each.rank for each in PACK_32.cards} == set(range(7, 15))


def test_packs_are_values() -> None:
    assert pickle.loads(pickle.dumps(PACK_36)) == PACK_36
    assert len({PACK_52, PACK_36, PACK_32}) == 3
