"""Every word on the screen can be translated, and no translation can break the screen."""

from __future__ import annotations

import xml.etree.ElementTree as Tree
from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QCoreApplication, QTranslator

from dealerassist.display import catalogue, lettering
from dealerassist.display.prompt import seats_of
from dealerassist.display.speech import CONTEXT, SAID, words_of
from dealerassist.views import KeyCode, Phrase, PhraseCode, SeatWord
from dealerassist.words import TEMPLATES
from tests.display.betting_screens import PREFLOP
from tests.display.qt import painted

pytestmark = pytest.mark.usefixtures("qapp")

DUTCH = {
    ("PhraseCode", "[{n}] CALL {a:,}"): "[{n}] MEEGAAN {a:,}",
    ("SeatWord", "FOLD"): "PAST",
    ("KeyCode", "FOLD"): "PASSEN",
    ("KeyCode", "POT {a:,}|POT"): "POT {no such fact",
    ("SeatWord", "{k} CARDS"): "{unknown}",
}


class Dutch(QTranslator):
    def translate(self, context: str | None, source: str | None, disambiguation: str | None = None, n: int = -1) -> str:
        return DUTCH.get((disambiguation or "", source or ""), source or "") if context == CONTEXT else source or ""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


@pytest.fixture
def dutch() -> Iterator[None]:
    translator = Dutch()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def test_the_english_templates_are_what_is_said() -> None:
    assert words_of(PhraseCode.ACT_CALL, {"n": 7, "a": 1200}) == "[7] CALL 1,200"
    assert words_of(KeyCode.CALL) == "CALL"


@pytest.mark.usefixtures("dutch")
def test_a_catalogue_translates_what_is_painted() -> None:
    shown = [text.words for text in painted(PREFLOP)[1].texts]
    assert {"MEEGAAN 1,200", "PAST", "PASSEN"} <= set(shown)
    assert "FOLD" not in shown
    assert "RAISE" in shown, "what is not translated stays English"


@pytest.mark.usefixtures("dutch")
def test_a_broken_translation_gives_way_to_english() -> None:
    assert words_of(KeyCode.POT, {"a": 400}) == "POT 400"
    assert words_of(SeatWord.CARDS, {"k": 3}) == "3 CARDS"


def test_a_missing_fact_is_told_and_breaks_nothing() -> None:
    assert "act-call" in words_of(PhraseCode.ACT_CALL, {})


def test_every_template_of_the_screen_is_in_a_new_catalogue(tmp_path: Path) -> None:
    catalogue.update(["nl", "hu"], tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["hu.ts", "nl.ts"]
    messages = Tree.parse(tmp_path / "nl.ts").findall(".//message")
    found = {(message.findtext("comment"), message.findtext("source")) for message in messages}
    assert found == {(kind, text) for kind in SAID for text in TEMPLATES[kind].values()}


def test_an_updated_catalogue_keeps_what_was_translated(tmp_path: Path) -> None:
    catalogue.update(["nl"], tmp_path)
    file = tmp_path / "nl.ts"
    tree = Tree.parse(file)
    message = next(each for each in tree.findall(".//message") if each.findtext("source") == "WHO WINS?")
    translation = message.find("translation")
    assert translation is not None
    translation.text = "WIE WINT?"
    del translation.attrib["type"]
    tree.write(file, encoding="utf-8")
    catalogue.update(["nl"], tmp_path)
    assert "WIE WINT?" in file.read_text("utf-8")


def test_a_language_without_a_catalogue_is_not_installed(tmp_path: Path) -> None:
    assert not catalogue.install("xx", tmp_path)


def test_the_fonts_have_every_letter_of_the_screen() -> None:
    said = "".join(text for kind in SAID for text in TEMPLATES[kind].values())
    assert lettering.has_letters(said + "0123456789?·½×…-/ őŐűŰåÅøØæÆéáíóöüÉÁÍÓÖÜ")
    assert not lettering.has_letters("\u4e2d")


def test_figures_are_all_as_wide() -> None:
    assert len({lettering.width(figure) for figure in "0123456789"}) == 1


def test_cap_heights_are_what_the_layout_takes_them_for() -> None:
    assert abs(lettering.path("H").boundingRect().height() - 1) < 0.01


def test_phrases_name_their_seats_whatever_their_facts() -> None:
    assert seats_of(Phrase(PhraseCode.BUTTON_CHECK, {"n": 2, "m": 10})) == (2, 10)
    assert seats_of(Phrase(PhraseCode.SHUFFLE)) == ()
