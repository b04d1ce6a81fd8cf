"""`[dealers]` of `table.toml`: which number is whose."""

from __future__ import annotations

import pytest

from dealerassist.journal.codes import ReadError
from dealerassist.table.settings import read_evening
from dealerassist.table.staff import actor_of, dealers_text, name_of

TABLE = 'game = "holdem"\nlimit = "no"\nblinds = "10 20"\n'
NAMED = TABLE + '[dealers]\n4711 = "Ann"\n0042 = "Bea \\"B\\" Ø"\n'


def test_issue_a_number_stands_for_a_name_and_keeps_its_zeros() -> None:
    dealers, rotation = read_evening(NAMED, "table.toml")
    assert dealers == {"4711": "Ann", "0042": 'Bea "B" Ø'}
    assert rotation is None
    assert read_evening(TABLE + dealers_text(dealers), "table.toml") == (dealers, None)


def test_issue_without_names_any_four_digits_are_taken() -> None:
    assert actor_of("0007", {}) == "dealer:0007"
    assert [actor_of(text, {}) for text in ("007", "00007", "٠٠٠٧", "-007", "")] == [None] * 5


def test_issue_with_names_an_unknown_number_is_refused() -> None:
    assert actor_of("4711", {"4711": "Ann"}) == "dealer:Ann"
    assert actor_of("4712", {"4711": "Ann"}) is None


def test_the_screen_names_only_who_has_a_name() -> None:
    assert name_of("dealer:Ann", {"4711": "Ann"}) == "Ann"
    assert name_of("dealer:4711", {}) == ""
    assert name_of("", {"4711": "Ann"}) == ""


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("dealers = 5\n", "dealers"),
        ('[dealers]\n47 = "Ann"\n', "dealers.47"),
        ('[dealers]\nabcd = "Ann"\n', "dealers.abcd"),
        ("[dealers]\n4711 = 5\n", "dealers.4711"),
        ('[dealers]\n4711 = " "\n', "dealers.4711"),
        ('[dealers]\n4711 = "A\\nB"\n', "dealers.4711"),
        (f'[dealers]\n4711 = "{"A" * 17}"\n', "dealers.4711"),
        ('[dealers]\n4711 = "Ann"\n4712 = "Ann"\n', "dealers.4712"),
    ],
)
def test_what_is_wrong_is_told_in_one_line_with_file_and_key(text: str, place: str) -> None:
    with pytest.raises(ReadError) as caught:
        read_evening(TABLE + text, "table.toml")
    assert str(caught.value).startswith(f"table.toml, {place}: ")
    assert "\n" not in str(caught.value)
