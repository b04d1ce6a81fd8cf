"""Words and letters of the screen."""

from __future__ import annotations

import pytest

from dealerassist.display import lettering
from dealerassist.display.prompt import seats_of
from dealerassist.display.speech import words_of
from dealerassist.views import KeyCode, Phrase, PhraseCode

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_english_templates_are_what_is_said() -> None:
    assert words_of(PhraseCode.ACT_CALL, {"n": 7, "a": 1200}) == "[7] CALL 1,200"
    assert words_of(KeyCode.CALL) == "CALL"


def test_a_missing_fact_is_told_and_breaks_nothing() -> None:
    assert "act-call" in words_of(PhraseCode.ACT_CALL, {})


def test_a_letter_that_the_fonts_lack_is_known() -> None:
    assert lettering.has_letters("0123456789?·½×…-/ őŐűŰåÅøØæÆéáíóöüÉÁÍÓÖÜ")
    assert not lettering.has_letters("\u4e2d")


def test_figures_are_all_as_wide() -> None:
    assert len({lettering.width(figure) for figure in "0123456789"}) == 1


def test_cap_heights_are_what_the_layout_takes_them_for() -> None:
    assert abs(lettering.path("H").boundingRect().height() - 1) < 0.01


def test_phrases_name_their_seats_whatever_their_facts() -> None:
    assert seats_of(Phrase(PhraseCode.BUTTON_CHECK, {"n": 2, "m": 10})) == (2, 10)
    assert seats_of(Phrase(PhraseCode.SHUFFLE)) == ()
