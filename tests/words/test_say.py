"""Filling templates: forms, versions, and what is never done to a user."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealerassist.cards import CardCode, CardTextError, Code, DealerAssistError, card
from dealerassist.views import PhraseCode
from dealerassist.words import TEMPLATES, WordsCode, WordsError, error_words, fill, say
from dealerassist.words.forms import LONGEST_FACT

KEYS = [f"{kind}.{code}" for kind, texts in TEMPLATES.items() for code in texts]


class PlantedCode(Code):
    """A list that nobody gave words."""

    LOST = "lost"


def test_a_code_is_said_by_itself_or_by_its_name() -> None:
    facts = {"pot": 1, "seats": "3,8"}
    assert say("RulingCode.split-pot", facts) == "side pot 1 is split: seats 3 and 8"
    assert say(PhraseCode.ACT_CALL, {"n": 5, "a": 125000}) == "[5] CALL 125,000"


@pytest.mark.parametrize(
    ("pot", "seats", "words"),
    [
        (0, (3,), "the main pot is split: seat 3"),
        (2, (3, 8), "side pot 2 is split: seats 3 and 8"),
        (2, "3,8,10", "side pot 2 is split: seats 3, 8 and 10"),
    ],
)
def test_pots_and_seats_are_named(pot: int, seats: object, words: str) -> None:
    assert fill("RulingCode.split-pot", {"pot": pot, "seats": seats}) == words


def test_an_amount_that_nobody_counted_is_a_question_mark() -> None:
    assert say(PhraseCode.PUSH, {"a": "?", "n": 3}) == "PUSH ? > [3]"


def test_the_first_version_whose_facts_are_given_is_taken() -> None:
    assert fill("Refusal.no-such-seat", {"seat": 4}) == "nobody plays at seat 4"
    assert fill("Refusal.no-such-seat", {}) == "nobody plays at that seat"


@pytest.mark.parametrize("nothing", [None, "", ()])
def test_nothing_is_no_fact(nothing: object) -> None:
    assert fill("RulingCode.killed", {"seat": 4, "why": nothing}) == "the hand of seat 4 is dead"


def test_zero_is_a_fact() -> None:
    assert fill("RulingCode.rake-taken", {"pot": 0, "amount": 0}) == "rake of 0 from the main pot"


def test_fill_reports_an_unknown_code() -> None:
    with pytest.raises(WordsError, match=r"no template for PlantedCode\.lost") as caught:
        fill(PlantedCode.LOST, {})
    assert (caught.value.code, caught.value.data) == (WordsCode.NO_TEMPLATE, {"key": "PlantedCode.lost"})


def test_fill_reports_missing_facts() -> None:
    with pytest.raises(WordsError, match=r"Refusal\.raise-too-small needs other facts than: seat") as caught:
        fill("Refusal.raise-too-small", {"seat": 3})
    assert caught.value.code == WordsCode.MISSING_FACT


def test_a_user_never_pays_for_a_missing_word() -> None:
    assert say(PlantedCode.LOST, {"seat": 3, "cards": card("Ah")}) == "lost (seat 3, cards Ah)"
    assert say("Refusal.raise-too-small") == "Refusal.raise-too-small"
    assert say("nonsense", {"a": (1, 2)}) == "nonsense (a 1, 2)"


def test_an_error_speaks_for_itself_or_by_its_code() -> None:
    assert error_words(CardTextError(CardCode.BAD_CARD, "not a card: 'Zz'", text="Zz")) == "not a card: 'Zz'"
    assert error_words(CardTextError(CardCode.BAD_CARD, "", text="Zz")) == "not a card: Zz"
    assert error_words(DealerAssistError("two\nlines")) == "two\\nlines"


def test_a_fact_cannot_break_the_line_or_the_terminal() -> None:
    hostile = "a\nb\x1b[2J\ud800{seat}|"
    assert say(CardCode.BAD_CARD, {"text": hostile}) == "not a card: a\\nb\\x1b[2J\\ud800{seat}|"
    assert say(CardCode.BAD_CARD, {"text": 10**5000}) == "not a card: a huge number"
    words = say(CardCode.BAD_CARD, {"text": "x" * 10**6})
    assert words == f"not a card: {'x' * LONGEST_FACT}…"


@given(st.one_of(st.sampled_from(KEYS), st.text()), st.dictionaries(st.text(), st.one_of(st.integers(), st.text())))
def test_say_always_gives_one_printable_line(key: str, facts: dict[str, object]) -> None:
    words = say(key, facts)
    assert words.isprintable()
    words.encode()
