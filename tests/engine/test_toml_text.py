"""TOML that a stranger wrote is read without harm, and what is wrong with it is said in one line."""

from __future__ import annotations

from decimal import Decimal

import pytest

from dealerassist.engine.toml_text import read_toml

HOSTILE = {
    "a key of 100,000 parts": "a." * 100_000 + "a = 1",
    "a table header of many parts": "[" + "a." * 50 + "a]",
    "quoted parts": "b = {" + "'a b'." * 60 + "a = 1}",
    "deep lists": "a = " + "[" * 100_000,
    "a number of 5,000 digits": "x = " + "9" * 5000,
    "an open string": 'x = "',
    "a long word": "a" * 1_000_000,
    "a duplicate key": "a = 1\na = 2",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_toml_gets_one_reason(text: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011  (the reason is what is tested)
        read_toml(text)
    assert 0 < len(str(caught.value)) < 200
    assert "\n" not in str(caught.value)


def test_many_numbers_on_a_line_are_no_long_key() -> None:
    amounts = ", ".join(f"{n}.25" for n in range(200))
    assert read_toml(f"x = [{amounts}]", Decimal)["x"][1] == Decimal("1.25")
    assert read_toml("a.b.'c d'.\"e\" = 1") == {"a": {"b": {"c d": {"e": 1}}}}


def test_the_end_of_a_text_is_named_by_its_line() -> None:
    with pytest.raises(ValueError, match="at line 2, the end"):
        read_toml("a = 1\nb =")
