"""The record of the exhaustive checks is of these tables; a sample of each is made each time, all of it when slow."""

from __future__ import annotations

import hashlib
from collections import Counter
from pathlib import Path

import pytest

from dealerassist.engine.ranking.layout import table_path
from dealerassist.engine.ranking.orders import ORDERS
from tests.engine.ranking.exhaustive_kinds import CHECKS, disagreements

RECORD = Path(__file__).with_name("EXHAUSTIVE_KINDS.md")


def test_every_check_is_on_record_without_a_disagreement() -> None:
    record = RECORD.read_text(encoding="utf-8")
    checks = [part.split("\n", 1) for part in record.split("\n## ")[1:]]
    assert [title for title, _ in checks] == list(CHECKS)
    assert all("disagreements: 0\n" in text for _, text in checks)


@pytest.mark.parametrize("name", [order.name for order in ORDERS])
def test_the_record_is_of_these_tables(name: str) -> None:
    digest = hashlib.sha256(Path(table_path(name)).read_bytes()).hexdigest()
    assert f"SHA-256 of `{name}.bin`: `{digest}`" in RECORD.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", CHECKS)
def test_a_sample_of_each_check_finds_no_disagreement(name: str) -> None:
    kind, verdicts = CHECKS[name]
    found = Counter(verdicts(STEPS.get(name.split(", ")[1], 97)))
    assert found.total() > 100, kind
    assert disagreements(found) == []


STEPS = {"six and seven cards": 4999, "six and seven ranks": 53, "all low ranks": 17}
"""So that no check takes longer than a second or two."""


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("name", CHECKS)
def test_each_check_finds_no_disagreement(name: str) -> None:
    _, verdicts = CHECKS[name]
    assert disagreements(Counter(verdicts(1))) == []


def test_a_check_sees_equal_hands_told_apart_and_different_ones_mixed_up() -> None:
    assert disagreements([(1, 5), (2, 5)]) == [((1, 5), (2, 5))], "told apart"
    assert disagreements([(1, 5), (1, 6)]) == [((1, 5), (1, 6))], "mixed up"
    assert disagreements([(1, 6), (2, 5)]) == [((1, 6), (2, 5))], "the wrong way round"
    assert disagreements([(1, 5), (2, 6), (3, 9)]) == []
