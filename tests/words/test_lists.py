"""Lists of codes and templates stand together: no code without words, no words without a code."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from dealerassist.cards import Code
from dealerassist.cards.card import RANK_LETTERS
from dealerassist.engine.ranking import HandClass, LowClass
from dealerassist.words import TEMPLATES
from dealerassist.words.forms import FORMS
from dealerassist.words.hands import _DECIDERS, _GROUPS
from dealerassist.words.say import parsed
from tests.words.rooms import file_of, lists_of_codes

NOT_CODES = {"HandClass", "HandHeadline", "HandKind", "Rank", "Ranks", "Suit", "UpCards", "Why", "Decider"}
NOT_CODES |= {"OptionCode", "TopicCode", "Form"}
CODE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
EVERY_TEMPLATE = [(kind, code, text) for kind, texts in TEMPLATES.items() for code, text in texts.items()]


def missing() -> list[str]:
    """A line for each code that has no template: which code, and where it stands."""
    return [
        f'"{code}" of {codes.__name__} ({file_of(codes)}) needs a template under "{codes.__name__}" in '
        "dealerassist/words/english/"
        for codes in lists_of_codes()
        for code in codes
        if code.value not in TEMPLATES.get(codes.__name__, {})
    ]


def test_design_5_every_code_has_a_template() -> None:
    assert missing() == []


def test_design_5_every_template_has_a_code() -> None:
    codes = {each.__name__: {code.value for code in each} for each in lists_of_codes()}
    known = {kind: codes.get(kind, set()) for kind in set(TEMPLATES) - NOT_CODES}
    left_over = {f"{kind}.{code}" for kind in known for code in set(TEMPLATES[kind]) - known[kind]}
    assert left_over == set(), "templates in dealerassist/words/english/ whose codes are gone"
    assert set(TEMPLATES) - NOT_CODES <= set(codes), "subjects in dealerassist/words/english/ whose lists are gone"


def test_a_code_without_words_is_named_with_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    class PlantedCode(Code):
        """A list that nobody gave words."""

        LOST = "lost"

    known = (*lists_of_codes(), PlantedCode)
    monkeypatch.setattr("tests.words.test_lists.lists_of_codes", lambda: known)
    assert [line for line in missing() if '"lost" of PlantedCode (tests/words/test_lists.py)' in line]


def test_lists_are_told_apart_by_name() -> None:
    assert [name for name, count in Counter(each.__name__ for each in lists_of_codes()).items() if count > 1] == []


def test_the_words_of_hands_cover_every_class_and_rank() -> None:
    classes = {each.value for each in (*HandClass, *LowClass)}
    assert set(TEMPLATES["HandClass"]) == set(TEMPLATES["HandHeadline"]) == set(TEMPLATES["HandKind"]) == classes
    assert set(_DECIDERS) == classes - {"royal-flush"}, "two royal flushes are always equal"
    assert set(TEMPLATES["Decider"]) == {each for places in _DECIDERS.values() for each in places}
    assert set(TEMPLATES["Decider"]) > _GROUPS
    assert set(TEMPLATES["Rank"]) == set(TEMPLATES["Ranks"]) == set(RANK_LETTERS)


@pytest.mark.parametrize(("kind", "code", "text"), EVERY_TEMPLATE)
def test_a_template_is_well_formed(kind: str, code: str, text: str) -> None:
    assert code in RANK_LETTERS or CODE.fullmatch(code)
    assert text.isprintable(), "one line"
    for version in text.split("|"):
        assert version == version.strip() != ""
        assert not version.endswith("."), "it may stand within a line"
        for _, fact, form in parsed(version):
            assert fact is None or fact.isidentifier()
            assert form in FORMS
