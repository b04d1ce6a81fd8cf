"""All rows of the dealer procedures are held by tests that name them (PROCEDURES 1-70); `procedures.toml` says which.

What a row says that houses do differently is tested for each shipped preset.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from dealerassist.engine import PRESETS

HERE = Path(__file__).parent
ROWS = {
    int(key.removeprefix("row-")): row for key, row in tomllib.loads((HERE / "procedures.toml").read_text()).items()
}
EVERY_TEST = [(number, test) for number, row in ROWS.items() for test in row["tests"]]
CONFLICTS = (3, 9, 14, 22, 27, 33, 37, 38, 44, 47, 53, 54, 57, 61, 63)
FUNCTION = re.compile(
    r"^((?:@.*\n|    .*\n|\)\n)*)def (test_procedures_((?:\d+_)+)\w*)\(.*\n((?:    .*\n|\n)*)", re.MULTILINE
)
HEADER = re.compile(r"#[^:]*?PROCEDURES ([0-9, -]*[0-9])")


def rows_named(words: str) -> set[int]:
    """The rows that `3, 8-10` names."""
    ends = [part.strip().partition("-") for part in words.split(",")]
    return {row for first, _, last in ends for row in range(int(first), int(last or first) + 1)}


def named_by(test: str) -> set[int]:
    """The rows that a script's first comment, or the name of a test, names."""
    file, _, function = test.partition("::")
    text = (HERE / file).read_text("utf-8")
    if not function:
        head = "".join(line for line in text.splitlines(keepends=True) if line.startswith("#"))
        found = HEADER.match(head)
        return rows_named(found[1]) if found else set()
    names = {match[2]: match[3] for match in FUNCTION.finditer(text)}
    return {int(number) for number in names.get(function, "").strip("_").split("_") if number}


def test_procedures_has_seventy_rows_and_each_has_its_letter_and_a_test() -> None:
    assert list(ROWS) == list(range(1, 71))
    assert {row["letter"] for row in ROWS.values()} == set("ESCTN")
    assert [number for number, row in ROWS.items() if not row["tests"]] == []


@pytest.mark.parametrize(("number", "test"), EVERY_TEST, ids=[f"{number}-{test}" for number, test in EVERY_TEST])
def test_the_test_of_a_row_is_there_and_names_it(number: int, test: str) -> None:
    assert number in named_by(test)


@pytest.mark.parametrize("number", CONFLICTS)
def test_a_row_on_which_the_books_differ_is_tested_for_each_preset(number: int) -> None:
    """With `each_house`, or over all of `PRESETS`."""
    found = []
    for file in HERE.glob("test_*.py"):
        for match in FUNCTION.finditer(file.read_text("utf-8")):
            if str(number) in match[3].split("_") and ("each_house" in match[1] or "in PRESETS" in match[4]):
                found.append(match[2])
    assert found
    assert len(PRESETS) == 7
