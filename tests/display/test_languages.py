"""A compiled catalogue is really painted; what it lacks stays English; every screen keeps its promises in it."""

from __future__ import annotations

import shutil
import subprocess
import xml.etree.ElementTree as Tree
from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QCoreApplication, QTranslator
from tests.display.qm import compiled

from dealerassist.display import catalogue
from dealerassist.display.check import check
from dealerassist.display.theme import DIM
from dealerassist.views import TableView
from tests.display.qt import SMALL, painted
from tests.display.situations import SITUATIONS

pytestmark = pytest.mark.usefixtures("qapp")

DUTCH = {
    ("PhraseCode", "[{n}] CALL {a:,}"): "[{n}] MEEGAAN {a:,}",
    ("PhraseCode", "PUSH {a:,} > [{n}]"): "SCHUIF {a:,} > [{n}]",
    ("PhraseCode", "SHUFFLE"): "SCHUDDEN",
    ("SeatWord", "ACTS"): "BEURT",
    ("SeatWord", "FOLD"): "PAST",
    ("KeyCode", "FOLD"): "PASSEN",
    ("KeyCode", "NEXT HAND"): "VOLGENDE",
    ("KeyCode", "PUSHED"): "GEDAAN",
}
LRELEASE = shutil.which("lrelease") or shutil.which("lrelease", path="/usr/lib/qt6/bin:/usr/lib/qt5/bin")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Where catalogues lie; what is installed from it is taken away again."""
    application = QCoreApplication.instance()
    assert application is not None
    before = application.findChildren(QTranslator)
    yield tmp_path
    for translator in application.findChildren(QTranslator):
        if translator not in before:
            QCoreApplication.removeTranslator(translator)
            translator.setParent(None)


def by_lrelease(folder: Path) -> None:
    """As a translator works: pylupdate6, words, lrelease."""
    catalogue.update(["nl"], folder)
    file = folder / "nl.ts"
    tree = Tree.parse(file)
    for message in tree.findall(".//message"):
        words = DUTCH.get((message.findtext("comment") or "", message.findtext("source") or ""))
        translation = message.find("translation")
        if words is not None and translation is not None:
            translation.text = words
            del translation.attrib["type"]
    tree.write(file, encoding="utf-8", xml_declaration=True)
    subprocess.run([str(LRELEASE), str(file)], check=True, capture_output=True)


def by_hand(folder: Path) -> None:
    (folder / "nl.qm").write_bytes(compiled(DUTCH))


MAKERS = [
    by_hand,
    pytest.param(by_lrelease, marks=pytest.mark.skipif(LRELEASE is None, reason="lrelease is not installed here")),
]


def words_on(view: TableView) -> set[str]:
    return {text.words for text in painted(view)[1].texts}


@pytest.mark.parametrize("make", MAKERS)
def test_a_compiled_catalogue_is_painted_and_what_it_lacks_stays_english(folder: Path, make: object) -> None:
    assert callable(make)
    make(folder)
    english = words_on(SITUATIONS["preflop"])
    assert catalogue.install("nl", folder)
    dutch = words_on(SITUATIONS["preflop"])
    assert {"MEEGAAN 1,200", "BEURT", "PAST", "PASSEN"} <= dutch - english
    assert not {"CALL 1,200", "ACTS", "FOLD"} & dutch
    assert {"ALL-IN", "RAISE"} <= dutch & english
    assert "SCHUDDEN" in words_on(SITUATIONS["between"])


def test_display_10_every_screen_keeps_every_promise_in_another_language(folder: Path) -> None:
    by_hand(folder)
    assert catalogue.install("nl", folder)
    for name, view in SITUATIONS.items():
        assert check(painted(view, SMALL, DIM)[1], view, DIM) == [], name


def test_without_the_catalogue_the_screen_is_english_again(folder: Path) -> None:
    assert {"ACTS", "FOLD"} <= words_on(SITUATIONS["preflop"])


def test_a_catalogue_that_is_no_catalogue_is_not_installed(folder: Path) -> None:
    (folder / "nl.qm").write_bytes(b"no catalogue")
    assert not catalogue.install("nl", folder)
    assert "FOLD" in words_on(SITUATIONS["preflop"])
