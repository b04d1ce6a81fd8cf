"""House rules as a card room writes them: read, written out, changed, and refused with file, line and reason."""

from __future__ import annotations

import pytest
from hypothesis import given

from dealerassist.engine import PRESETS, HouseCode, HouseRules, HouseRulesError, parse_house, preset
from dealerassist.engine.house import ButtonMode, StraddleSeat, house_text
from tests.engine.machine.tables import houses


def refused(text: str, file: str = "rooms/ours.toml") -> HouseRulesError:
    with pytest.raises(HouseRulesError) as error:
        parse_house(text, file)
    return error.value


def test_a_card_room_starts_from_a_preset_and_changes_switches() -> None:
    ours = parse_house('base = "roberts"\nrake_percent = 10\nrake_cap = 6\nbutton_mode = "dead"\n', "rooms/ours.toml")
    theirs = preset("roberts")
    assert (ours.name, ours.rake_percent, ours.rake_cap, ours.button_mode) == ("ours", 10, 6, ButtonMode.DEAD)
    assert (ours.straddle, ours.cap) == (theirs.straddle, theirs.cap)
    assert parse_house('name = "The Room"').name == "The Room"
    assert parse_house("", "plain.toml") == HouseRules("plain")


@given(houses())
def test_the_text_of_a_house_is_read_back_as_the_same_house(house: HouseRules) -> None:
    assert parse_house(house_text(house)) == house


def test_the_digest_changes_with_every_switch_and_with_nothing_else() -> None:
    house = preset("tda-2024")
    assert house.digest == parse_house(house_text(house)).digest
    assert len({preset(name).digest for name in PRESETS}) == len(PRESETS)
    assert house.with_switch("cap", "4").digest != house.digest


@pytest.mark.parametrize(
    ("text", "code", "line", "words"),
    [
        ("cap = 3\nrake = 5", HouseCode.UNKNOWN_KEY, 2, "no such house rule: rake"),
        ("cap = 3\ncap_headsup = 5", HouseCode.WRONG_VALUE, 2, "cap_headsup = 5: expected none, last-round"),
        ('cap_headsup = ["none"]', HouseCode.WRONG_VALUE, 1, "cap_headsup = ['none']: expected none, last-round"),
        ('button_mode = {dead = "moving"}', HouseCode.WRONG_VALUE, 1, "expected moving, dead"),
        ('burn_to = "floor"', HouseCode.WRONG_VALUE, 1, "burn_to = 'floor': expected bottom, muck"),
        ('allin_faceup = "yes"', HouseCode.WRONG_VALUE, 1, "allin_faceup = 'yes': expected true or false"),
        ("name = 5", HouseCode.WRONG_VALUE, 1, "name = 5: expected a text"),
        ("cap = -1", HouseCode.WRONG_VALUE, 1, "cap = -1: expected a whole number"),
        ("cap = true", HouseCode.WRONG_VALUE, 1, "cap = True: expected a whole number"),
        ("cap = 3.5", HouseCode.WRONG_VALUE, 1, "cap = 3.5: expected a whole number"),
        ("rake_percent = 101", HouseCode.WRONG_VALUE, 1, "rake_percent = 101: expected a whole number"),
        ("limit_reopen_percent = 101", HouseCode.WRONG_VALUE, 1, "limit_reopen_percent = 101"),
        ('base = "nowhere"', HouseCode.UNKNOWN_PRESET, 1, "no such preset: nowhere (there are holland-casino, "),
        (
            'cap = "none"\ncap_headsup = "event"',
            HouseCode.CONTRADICTORY_KEY,
            2,
            "cap_headsup: there is no cap to be exempt from",
        ),
        ("rake_cap = 6", HouseCode.CONTRADICTORY_KEY, 1, "rake_cap: no rake_percent is taken"),
        ("rake_step = 0", HouseCode.CONTRADICTORY_KEY, 1, "rake_step: a rake is taken in steps of at least one chip"),
        (
            'straddle = "utg"\nstraddle_size = 1',
            HouseCode.CONTRADICTORY_KEY,
            2,
            "straddle_size: a straddle is at least two big blinds",
        ),
    ],
)
def test_a_wrong_house_is_refused_with_file_line_and_reason(text: str, code: HouseCode, line: int, words: str) -> None:
    error = refused(text)
    assert error.code == code
    assert (error.data["file"], error.data["line"]) == ("rooms/ours.toml", line)
    assert str(error).startswith(f"rooms/ours.toml, line {line}: ")
    assert words in str(error)


def test_what_is_no_toml_is_refused_with_its_file() -> None:
    error = refused("cap = ")
    assert error.code == HouseCode.BAD_TOML
    assert str(error).startswith("rooms/ours.toml: ")


def test_a_contradiction_that_the_base_brings_is_laid_at_line_1() -> None:
    error = refused('cap = "none"\nbase = "tda-2024"')
    assert (error.code, error.data["line"]) == (HouseCode.CONTRADICTORY_KEY, 1)


def test_an_unknown_preset_is_refused_with_the_known_ones() -> None:
    with pytest.raises(HouseRulesError, match="no such preset: pub-rules"):
        preset("pub-rules")


class TestRuleLines:
    """`rule KEY WORD` in a hand script (DESIGN 6)."""

    def test_words_are_read_as_the_switch_needs_them(self) -> None:
        house = preset("tda-2024").with_switches(
            [
                ("straddle", "utg"), ("allin-faceup", "no"), ("blind_raise", "yes"), ("cap", "none"),
                ("cap-headsup", "none"), ("rake_percent", "5"),
            ]
        )  # fmt: skip
        assert (house.straddle, house.allin_faceup, house.blind_raise) == (StraddleSeat.UTG, False, True)
        assert (house.cap, house.rake_percent) == (None, 5)
        assert house.with_switch("allin_faceup", "true").allin_faceup
        assert not house.with_switch("blind-raise", "false").blind_raise

    def test_only_the_outcome_must_make_sense(self) -> None:
        swapped = [("cap", "none"), ("cap_headsup", "none")]
        assert preset("tda-2024").with_switches(swapped) == preset("tda-2024").with_switches(swapped[::-1])
        with pytest.raises(HouseRulesError, match="no cap to be exempt from"):
            preset("tda-2024").with_switch("cap", "none")

    @pytest.mark.parametrize("key", ["rake", "name", "digest", "__class__", ""])
    def test_a_key_that_is_no_switch_is_refused(self, key: str) -> None:
        with pytest.raises(HouseRulesError) as error:
            preset("tda-2024").with_switch(key, "5")
        assert (error.value.code, error.value.data) == (HouseCode.UNKNOWN_KEY, {"key": key})

    @pytest.mark.parametrize("word", ["-1", "x", "yes", "²", "9" * 20, "9" * 5000])
    def test_a_word_that_is_no_number_is_refused(self, word: str) -> None:
        with pytest.raises(HouseRulesError) as error:
            preset("tda-2024").with_switch("cap", word)
        assert error.value.code == HouseCode.WRONG_VALUE
