"""Translations of the screen: Qt Linguist's catalogues, whose source texts are the English templates in `words`.

    python -m dealerassist.display.catalogue nl hu     # makes or updates catalogues/nl.ts and catalogues/hu.ts
    lrelease dealerassist/display/catalogues/nl.ts     # makes nl.qm, which the screen loads

A translation keeps the template's facts in their braces; it may put them in another order.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from PyQt6.QtCore import QCoreApplication, QTranslator

from dealerassist.display.speech import CONTEXT, SAID
from dealerassist.words import TEMPLATES

FOLDER = Path(__file__).with_name("catalogues")
PYLUPDATE6 = "from PyQt6.lupdate.pylupdate import main; main()"


def install(language: str, folder: Path = FOLDER) -> bool:
    """Has the screen speak `language` from now on, "nl" for instance; False where there is no catalogue for it."""
    translator = QTranslator(QCoreApplication.instance())
    return translator.load(language, str(folder)) and QCoreApplication.installTranslator(translator)


def update(languages: Sequence[str], folder: Path = FOLDER) -> None:
    """Makes or updates the catalogues of `languages`; what was translated stays."""
    folder.mkdir(exist_ok=True)
    source = folder / "templates.py"
    source.write_text(_as_source(), "utf-8")
    try:
        for language in languages:
            told = ["--ts", str(folder / f"{language}.ts"), str(source)]
            subprocess.run([sys.executable, "-c", PYLUPDATE6, *told], check=True, stdout=subprocess.DEVNULL)
    finally:
        source.unlink()


def _as_source() -> str:
    """Every template that the screen can say, as Python that pylupdate6 reads. The notes are for the translator."""
    lines = [
        f"#: {kind}.{code}\nQCoreApplication.translate({CONTEXT!r}, {text!r}, {kind!r})"
        for kind in SAID
        for code, text in TEMPLATES[kind].items()
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    update(sys.argv[1:])
