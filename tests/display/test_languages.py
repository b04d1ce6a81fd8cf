"""The screen speaks the view's language, in pictures and to screen readers, and changes it at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from PyQt6.QtGui import QImage
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealerassist.display import lettering
from dealerassist.display.speech import speak
from dealerassist.views import KeyCode, PressKey
from dealerassist.words import LANGUAGES, TRANSLATED, language
from tests.display.finger import Table, grabbed
from tests.display.qt import painted
from tests.display.situations import SITUATIONS

pytestmark = pytest.mark.usefixtures("qapp")

SAYS = {
    "preflop": {
        "nl": {"CALL", "1.200", "BEURT", "FOLD", "RAISE…", "CALL 1.200"},
        "hu": {"MEGADÁS", "1\u00a0200", "JÖN", "DOB", "EMELÉS…", "MEGADÁS 1\u00a0200"},
        "da": {"CALL", "1.200", "TUR", "FOLD", "RAISE…", "CALL 1.200"},
    },
    "award": {
        "nl": {"SCHUIF", "GEDAAN", "WAAROM", "Boeren en tienen, aas", "de kicker beslist: aas wint van vrouw"},
        "hu": {"KASSZA", "KÉSZ", "MIÉRT", "Bubi és tízes, ász", "a kísérő dönt: ász nyer, dáma veszít"},
        "da": {"SKUB", "SKUBBET", "HVORFOR", "Knægte og tiere, es", "kickeren afgør: es slår dame"},
    },
    "why": {
        "nl": {"de hoofdpot wordt gedeeld: stoelen 3 en 7 (S0; S1; S3)"},
        "hu": {"főpot megosztva: 3. és 7.\u00a0hely (S0; S1; S3)"},
        "da": {"hovedpotten deles: plads 3 og 7 (S0; S1; S3)"},
    },
}


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    speak("en")


def words_on(name: str, spoken: str) -> str:
    """All of it, line after line."""
    return " ".join(text.words for text in painted(replace(SITUATIONS[name], language=spoken))[1].texts)


@pytest.mark.parametrize("name", SAYS)
@pytest.mark.parametrize("spoken", LANGUAGES[1:])
def test_prompt_keys_seats_hands_and_rulings_are_painted_in_the_views_language(name: str, spoken: str) -> None:
    shown = words_on(name, spoken)
    assert [words for words in SAYS[name][spoken] if words not in shown] == []
    assert words_on(name, "en") != shown


def test_undo_names_an_act_in_the_views_language() -> None:
    assert "FOLD 6" in words_on("preflop", "nl")
    assert "DOBÁS 6" in words_on("preflop", "hu")
    assert "2 FOLDS" in words_on("deal-flop", "da")
    assert "2 DOBÁS" in words_on("deal-flop", "hu")


def test_the_fonts_have_every_letter_of_every_language() -> None:
    for spoken in LANGUAGES:
        templates = language(spoken).templates
        said = "".join(text for kind in TRANSLATED for text in templates[kind].values())
        assert lettering.has_letters(said + said.upper() + said.lower() + language(spoken).chips(1_234_567)), spoken


def test_screen_readers_hear_the_views_language_too(qtbot: QtBot) -> None:
    table = Table(qtbot)
    heard = {}
    for spoken in LANGUAGES:
        table.screen.show_view(replace(SITUATIONS["preflop"], language=spoken))
        while table.screen._label_timer.isActive():
            QApplication.processEvents()
        labels = table.screen.labels.by_name()
        heard[spoken] = [labels[name].accessibleName() for name in ("go-on", "seat 7", "undo")]
        assert table.screen.accessibleName().startswith("[7] ")
    assert heard == {
        "en": ["CALL 1,200", "7 ACTS", "UNDO FOLD 6"],
        "nl": ["CALL 1.200", "7 BEURT", "TERUG FOLD 6"],
        "hu": ["MEGADÁS 1\u00a0200", "7 JÖN", "VISSZA DOBÁS 6"],
        "da": ["CALL 1.200", "7 TUR", "FORTRYD FOLD 6"],
    }


def test_another_language_repaints_the_whole_screen_and_english_comes_back_as_it_was(qtbot: QtBot) -> None:
    table = Table(qtbot)
    pictures: dict[str, QImage] = {}
    for spoken in (*LANGUAGES, "en"):
        table.screen.show_view(replace(SITUATIONS["flop"], language=spoken))
        QApplication.processEvents()
        picture = grabbed(table.screen)
        assert picture == pictures.setdefault(spoken, picture)
        fresh = Table(qtbot)
        fresh.screen.show_view(replace(SITUATIONS["flop"], language=spoken))
        QApplication.processEvents()
        assert grabbed(fresh.screen) == picture
    assert all(one != other for one, other in combinations(pictures.values(), 2))


def test_the_key_for_another_language_says_the_name_of_the_one_that_is_spoken() -> None:
    names = {language(spoken).template("KeyCode", KeyCode.LANGUAGE) for spoken in LANGUAGES}
    assert names == {"LANGUAGE ENGLISH", "TAAL NEDERLANDS", "NYELV MAGYAR", "SPROG DANSK"}
    menu = [key for row in SITUATIONS["set-up"].column for key in row.keys]  # type: ignore[union-attr]
    assert [key.intent for key in menu if key.code is KeyCode.LANGUAGE] == [PressKey("language")]  # type: ignore[arg-type]
