"""Every language is whole: an entry for every code that a table can say, with the same facts as the English one."""

from __future__ import annotations

import re
import xml.etree.ElementTree as Tree
from collections.abc import Iterator
from pathlib import Path

import pytest

from dealerassist.engine import PRESETS, preset
from dealerassist.engine.irregularities import _ROWS, Case, question_about
from dealerassist.views import PhraseCode, Saying, SeatWord
from dealerassist.words import ENGLISH, LANGUAGES, TEMPLATES, TRANSLATED, language, said, say
from dealerassist.words.catalogue import FOLDER, read_catalogue, update
from dealerassist.words.forms import FORMS
from dealerassist.words.say import parsed
from tests.words.rooms import lists_of_codes

OTHERS = LANGUAGES[1:]
NO_BREAK = "\u00a0"
OF_THE_COMMAND_LINE = {
    "CardCode", "CliCode", "HouseCode", "JournalCode", "NotationCode", "PhhCode", "RankingCode", "ScriptCode",
    "SensingCode", "CameraCode", "SetupCode", "VerifyCode", "WordsCode",
    "AskCode", "ChoiceCode", "DealerCode", "DrillCode", "LabelCode", "MeasureCode", "MistakeCode", "MoveCode",
    "PlayerCode", "ReportCode", "TellCode",
    "TrainingCode",
}  # fmt: skip
"""Lists that only whoever works at a command line reads, and trains there, in English."""
PAINTED = ("PhraseCode", "SeatWord", "KeyCode", "OffCode", "StepCode", "ReasonCode", "MarkCode", "HealthCode",
           "GameCode", "PlaceCode", "SettingCode", "ValueCode", "SpotCode", "ActCode")  # fmt: skip


def facts_of(template: str) -> list[frozenset[str]]:
    """The facts of each version; versions that differ only in the form of a fact, as one and several, are one."""
    versions = [frozenset(fact for _, fact, _ in parsed(version) if fact) for version in template.split("|")]
    return [each for place, each in enumerate(versions) if place == 0 or each != versions[place - 1]]


def faults(name: str) -> Iterator[str]:
    """What a catalogue lacks or has wrong."""
    found = read_catalogue(name)
    for kind in TRANSLATED:
        for code, english in TEMPLATES[kind].items():
            template = found.get(kind, {}).get(code)
            if template is None:
                yield f"{kind}.{code} has no words, or its English has changed: {english!r}"
            elif facts_of(template) != facts_of(english):
                yield f"{kind}.{code} has other facts: {template!r} for {english!r}"


@pytest.mark.parametrize("name", OTHERS)
def test_display_11_every_code_that_a_table_can_say_has_words_with_the_same_facts(name: str) -> None:
    assert list(faults(name)) == []


@pytest.mark.parametrize("name", OTHERS)
def test_nothing_is_translated_that_nobody_says(name: str) -> None:
    messages = Tree.parse(FOLDER / f"{name}.ts").getroot().iter("context")
    told = {(each.findtext("name"), of_it.findtext("comment")) for each in messages for of_it in each.iter("message")}
    assert told == {(kind, code) for kind in TRANSLATED for code in TEMPLATES[kind]}


def test_every_list_of_codes_is_translated_or_is_the_command_lines() -> None:
    """Also a list that is new."""
    assert set(TRANSLATED) | OF_THE_COMMAND_LINE == set(TEMPLATES)
    assert not set(TRANSLATED) & OF_THE_COMMAND_LINE
    of_views = {each.__name__ for each in lists_of_codes() if each.__module__.startswith("dealerassist.views.")}
    assert of_views == set(PAINTED) <= set(TRANSLATED)


@pytest.mark.parametrize("name", OTHERS)
def test_a_translation_is_well_formed(name: str) -> None:
    for kind, words in read_catalogue(name).items():
        for code, template in words.items():
            assert template.replace(NO_BREAK, " ").isprintable(), (kind, code)
            for version in template.split("|"):
                assert version == version.strip() != "", (kind, code)
                assert not version.endswith(".") or kind == "Form", (kind, code)
                assert all(form in FORMS for _, _, form in parsed(version)), (kind, code)


@pytest.mark.parametrize("name", OTHERS)
def test_a_prompt_keeps_its_boxes_and_its_arrow(name: str) -> None:
    """`[{n}]` is painted as a seat's box, ` > ` as an arrow, three spaces part two pushes."""
    for code in PhraseCode:
        english, other = TEMPLATES["PhraseCode"][code], language(name).template("PhraseCode", code) or ""
        for mark in ("[{n}]", "[{m}]", " > ", "   "):
            assert (mark in english) is (mark in other), other


def test_hungarian_needs_no_article_and_no_suffix_for_a_fact() -> None:
    """Which of `a` and `az`, `-ban` and `-ben` it would be depends on the fact."""
    for kind, words in language("hu").templates.items():
        for code, template in words.items():
            assert not re.search(r"\b(a|az|A|AZ) \[?\{", template), (kind, code, template)
            assert not re.search(r"\}-?[a-záéíóöőúüű]", template), (kind, code, template)


def test_every_option_and_topic_of_the_engines_questions_has_words() -> None:
    options = {option for row in _ROWS.values() for option in row.answers}
    for house in map(preset, PRESETS):
        for code in _ROWS:
            for acted in (False, True):
                for up_cards in (False, True):
                    case = Case(acted=acted, acted_here=acted, facing=acted, up_cards=up_cards, words="")
                    options |= set(question_about(code, house, case).options)
    assert options <= set(TEMPLATES["OptionCode"])
    codes = {each.__name__: each for each in lists_of_codes()}
    assert {code.value for code in codes["QuestionCode"]} <= set(TEMPLATES["TopicCode"])


@pytest.mark.parametrize(
    ("name", "amount", "one", "several"),
    [
        ("en", "1,234,567", "1 CARD", "3 CARDS"),
        ("nl", "1.234.567", "1× KAART", "3× KAART"),
        ("hu", "1\u00a0234\u00a0567", "1 LAP", "3 LAP"),
        ("da", "1.234.567", "1 KORT", "3 KORT"),
    ],
)
def test_each_language_groups_its_digits_and_counts_in_its_own_way(
    name: str, amount: str, one: str, several: str
) -> None:
    assert language(name).chips(1_234_567) == amount
    assert say(SeatWord.CARDS, {"k": 1}, language(name)) == one
    assert say(SeatWord.CARDS, {"k": 3}, language(name)) == several


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nl", "de hoofdpot wordt gedeeld: stoelen 3, 5 en 8"),
        ("hu", "főpot megosztva: 3., 5. és 8.\u00a0hely"),
        ("da", "hovedpotten deles: plads 3, 5 og 8"),
    ],
)
def test_seats_and_pots_are_named_in_the_language_of_the_sentence(name: str, words: str) -> None:
    assert say("RulingCode.split-pot", {"pot": 0, "seats": (3, 5, 8)}, language(name)) == words


def test_what_stands_within_a_line_is_said_in_its_language() -> None:
    ace, queens, tens = Saying("Rank.A"), Saying("Ranks.Q"), Saying("Ranks.T")
    hand = Saying.of("HandHeadline.two-pair", ranks1=queens, ranks2=tens, rank3=ace)
    told = [say("ReasonCode.hand", {"words": hand}, language(name)) for name in LANGUAGES]
    assert told == ["queens and tens, ace", "vrouwen en tienen, aas", "dáma és tízes, ász", "damer og tiere, es"]
    assert [piece.fact for piece in said("ReasonCode.hand", {"words": hand}, language("da"))] == ["words"]


def planted(folder: Path, translation: str, source: str = "WHO IS STILL IN?") -> None:
    """A Dutch catalogue of one message, done."""
    (folder / "nl.ts").write_text(
        "<TS><context><name>PhraseCode</name><message>"
        f"<source>{source}</source><comment>who-in</comment><translation>{translation}</translation>"
        "</message></context></TS>",
        "utf-8",
    )


def test_a_translation_whose_english_has_changed_is_not_said_any_more(tmp_path: Path) -> None:
    planted(tmp_path, "WIE WINT?", source="WHO HAS WON?")
    assert read_catalogue("nl", tmp_path) == {}


def test_an_updated_catalogue_keeps_what_was_translated_and_asks_for_what_has_changed(tmp_path: Path) -> None:
    planted(tmp_path, "WIE WINT?")
    update("nl", tmp_path)
    once = (tmp_path / "nl.ts").read_text("utf-8")
    assert "<translation>WIE WINT?</translation>" in once
    assert once.count('<translation type="unfinished" />') == sum(len(TEMPLATES[kind]) for kind in TRANSLATED) - 1
    update("nl", tmp_path)
    assert (tmp_path / "nl.ts").read_text("utf-8") == once
    planted(tmp_path, "WIE WINT?", source="WHO HAS WON?")
    update("nl", tmp_path)
    anew = (tmp_path / "nl.ts").read_text("utf-8")
    assert "<oldsource>WHO HAS WON?</oldsource>" in anew
    assert '<translation type="unfinished">WIE WINT?</translation>' in anew


def test_a_broken_translation_gives_way_to_english() -> None:
    broken = {"KeyCode": {"pot": "POT {no such fact", "undo": "{unknown}"}, "Form": {"seat": "{nothing}"}}
    dutch = language("nl")
    spoken = type(dutch)("nl", broken)
    assert say("KeyCode.pot", {"a": 4000}, spoken) == "POT 4,000"
    assert say("KeyCode.undo", {"what": "FOLD"}, spoken) == "UNDO FOLD"
    assert say("RulingCode.dealers-word", {"seats": "3"}, spoken) == "on the dealer's word the pot goes to seat 3"


def test_no_language_but_the_four_is_spoken() -> None:
    assert LANGUAGES == ("en", "nl", "hu", "da")
    assert language("en") is ENGLISH
    with pytest.raises(KeyError):
        language("xx")
    assert sorted(file.stem for file in FOLDER.glob("*.ts")) == sorted(OTHERS)
