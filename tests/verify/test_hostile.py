"""Whatever a file holds, only VerifyError comes out, with one printable line."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealerassist.verify import VerifyError, as_json, as_text, judge_text
from tests.verify.documents import document, seat

GOOD = document(seat(1, 50, "Ah Kh"), seat(2, 40, "Ac 7c"), seat(3, 5, folded=True), chip=5, rake=3)
TOML = """
game = "holdem"   # a comment
button = 10
board = ["2c 7d 9h Js Kd", "2c 7d 9h Js As"]
[[seats]]
seat = 1
bet = 50
cards = "Ah Kh"
[[seats]]
seat = 2
bet = 40
cards = "Ac 7c"
"""

SCALARS = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.integers(-(10**400), 10**400))
VALUES = st.recursive(SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=8)
FIELDS = st.sampled_from([*GOOD, "seat", "bet", "cards", "up", "folded", "mucked", "house"])
SMALL = st.sampled_from(
    ["", "xx", "AhKd", "holdem", "omaha", "2c 7d 9h Js Kd", 0, 1, -1, 3, 10**15, 10**16, True, [], {}]
)


def survives(text: str) -> None:
    """It is judged, or refused in one line."""
    try:
        verdict = judge_text(text, "file")
    except VerifyError as error:
        message = str(error)
        assert message.isprintable()
        assert len(message) < 1000
    else:
        json.dumps(as_json(verdict))
        assert as_text(verdict).replace("\n", "").isprintable()


@given(st.text())
def test_any_text(text: str) -> None:
    survives(text)
    survives("{" + text)


@given(VALUES)
def test_any_json(value: object) -> None:
    survives(json.dumps(value))
    survives(json.dumps({"seats": value}))


@settings(max_examples=300)
@given(st.dictionaries(FIELDS, SMALL | VALUES, max_size=3), st.dictionaries(FIELDS, SMALL | VALUES, max_size=3))
def test_a_good_document_with_fields_gone_wrong(top: dict[str, Any], inside: dict[str, Any]) -> None:
    seats: Any = GOOD["seats"]
    survives(json.dumps({**GOOD, "seats": [{**seats[0], **inside}, *seats[1:]], **top}))


@settings(max_examples=300)
@given(st.sampled_from([TOML, json.dumps(GOOD)]), st.integers(0, 400), st.integers(0, 20), st.text(max_size=5))
def test_a_good_document_with_text_gone_wrong(text: str, start: int, length: int, instead: str) -> None:
    survives(text[:start] + instead + text[start + length :])


@pytest.mark.parametrize(
    "text",
    [
        "{" * 100_000,
        '{"a":' * 50_000,
        "[" * 100_000,
        "a = " + "{a = " * 50_000,
        "a." * 499_999 + "a=1",
        "[" + "a." * 400_000 + "a]",
        "[" + ".".join("a" * 33) + "]\n" + "\n".join(f"k{i} = 1" for i in range(60_000)),
        "\n".join("[[seats]]" for _ in range(90_000)),
        "\n".join(f"[a{i}]" for i in range(90_000)),
        "seats = [" + "{}," * 300_000 + "]",
        "button = 0x" + "f" * 900_000,
        '{"button": ' + "9" * 900_000 + "}",
        '{"button": 1e999999}',
        '{"\\ud800": 1}',
        '{"game": "\\ud800\\u001b[2J"}',
        'game = "\\u001b[2J"\nseats = []',
        json.dumps({**GOOD, "board": "Ah" * 400_000}),
        json.dumps({**GOOD, "board": "z" * 900_000}),
        json.dumps({**GOOD, "board": ["Ah"] * 100_000}),
        "\ufeff" + json.dumps(GOOD),
        TOML.replace("\n", "\r\n"),
        "\x00",
    ],
    ids=range(22),
)
@pytest.mark.timeout(20)
def test_bombs_are_refused_in_good_time(text: str) -> None:
    survives(text)


def test_json_and_toml_are_told_apart_by_their_first_character() -> None:
    assert as_json(judge_text(" \n" + json.dumps(GOOD)))["ok"]
    assert as_json(judge_text("\ufeff" + TOML))["ok"]
