"""`table.toml` sets a table up in the words of a hand script's header, both ways."""

from __future__ import annotations

import tomllib
from dataclasses import replace

import pytest
from hypothesis import given

from dealerassist.engine import FixedLimit, HouseRules, NoLimit, Owes, Place, Session, preset
from dealerassist.engine.house import StraddleSeat
from dealerassist.engine.setup import AntePayer, Stakes
from dealerassist.journal.codes import ReadError
from dealerassist.table.settings import KEYS, TABLES, read_language, read_settings, settings_text, settled
from dealerassist.words import LANGUAGES
from tests.journal.test_header_round_trip import houses, sessions

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
        ("chip = 5", 'language = "xx"', "language"),
        ("[seats]", "[seats", "text"),
        ('[seats]\n1 = 1000\n2 = "?"\n3 = 500', "seats = 3", "seats"),
        ("[seats]", "rule = 5\n[seats]", "rule"),
        ("[seats]", "[rule]\nstraddel = 5\n[seats]", "rule.straddel"),
        ('game = "holdem"', "", "settings"),
    ],
)
def test_a_wrong_setting_is_named_with_file_and_key(old: str, new: str, place: str) -> None:
    with pytest.raises(ReadError) as caught:
        read_settings(TABLE.replace(old, new), "table.toml")
    assert str(caught.value).startswith(f"table.toml, {place}: ")
    assert "\n" not in str(caught.value)


def test_switches_of_the_house_can_be_set() -> None:
    text = TABLE.replace("[seats]", '[rule]\nstraddle = "utg"\nallin_faceup = true\ncap = 4\n[seats]')
    house = read_settings(text, "table.toml")[1]
    assert (house.straddle, house.allin_faceup, house.cap) == (StraddleSeat.UTG, True, 4)


@given(sessions(), houses())
def test_issue_table_toml_is_read_back_as_it_was_written(session: Session, house: HouseRules) -> None:
    text = settings_text(session, house)
    told, rules = read_settings(text, "table.toml")
    assert told == settled(session)
    assert replace(rules, name=house.name) == house
    assert set(tomllib.loads(text)) <= {*KEYS, *TABLES}


def test_a_house_in_a_file_of_its_own_stays_the_word_that_names_it() -> None:
    ours = replace(preset("roberts"), name="ours", cap=5)
    session, _ = read_settings(TABLE, "table.toml")
    find = {"houses/ours.toml": ours}.__getitem__
    text = settings_text(session, ours, "houses/ours.toml", find)
    assert 'house = "houses/ours.toml"' in text.splitlines()
    assert "[rule]" not in text
    assert read_settings(text, "table.toml", find) == (session, ours)


def test_what_is_written_can_be_read_by_people() -> None:
    session, house = read_settings(TABLE, "table.toml")
    places = (*session.places[:2], Place(3, 500, Owes.BIG, away=True))
    stakes = Stakes(NoLimit(20), (10, 20), 20, AntePayer.BIG_BLIND, 5)
    assert settings_text(replace(session, stakes=stakes, places=places), house) == (
        "# How this table is set up; Dealer Assist writes it anew when settings change on the screen.\n"
        'game = "holdem"\nlimit = "no"\nhouse = "roberts"\nblinds = "10 20"\nante = "20 bb"\nchip = 5\nbutton = 3\n'
        '\n[seats]\n1 = 1000\n2 = "?"\n3 = "500 owes big away"\n'
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screens_language_is_kept_beside_the_settings(language: str) -> None:
    session, house = read_settings(TABLE, "table.toml")
    text = settings_text(session, house, language=language)
    assert read_language(text, "table.toml") == language
    assert read_settings(text, "table.toml") == (settled(session), house)


def test_without_a_word_about_it_the_screen_speaks_english() -> None:
    assert read_language(TABLE, "table.toml") == "en"
