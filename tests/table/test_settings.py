"""`table.toml` sets a table up in the words of a hand script's header."""

from __future__ import annotations

import pytest

from dealerassist.engine import FixedLimit
from dealerassist.journal.codes import ReadError
from dealerassist.table.settings import read_settings

TABLE = """
game = "holdem"
limit = "fixed 20 40"
blinds = "10 20"
chip = 5
house = "roberts"
button = 3
[seats]
1 = 1000
2 = "?"
3 = 500
"""


def test_a_table_is_set_up() -> None:
    session, house = read_settings(TABLE, "table.toml")
    assert session.stakes.limit == FixedLimit(20, 40)
    assert (session.stakes.blinds, session.stakes.chip, session.button, house.name) == ((10, 20), 5, 3, "roberts")
    assert [(place.number, place.stack) for place in session.places] == [(1, 1000), (2, None), (3, 500)]


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('game = "holdem"', 'game = "snap"', "game"),
        ('limit = "fixed 20 40"', 'limit = "sky"', "limit"),
        ("chip = 5", "chip = 0", "chip"),
        ('house = "roberts"', 'house = "nowhere"', "house"),
        ("1 = 1000", "11 = 1000", "seats.11"),
        ("chip = 5", "chop = 5", "chop"),
        ("[seats]", "[seats", "text"),
        ('game = "holdem"', "", "settings"),
    ],
)
def test_a_wrong_setting_is_named_with_file_and_key(old: str, new: str, place: str) -> None:
    with pytest.raises(ReadError) as caught:
        read_settings(TABLE.replace(old, new), "table.toml")
    assert str(caught.value).startswith(f"table.toml, {place}: ")
    assert "\n" not in str(caught.value)
