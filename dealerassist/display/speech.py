"""Every word on the screen comes through here: the English template of its code, translated, filled with its facts.

The English templates in `words` are the source texts of the catalogues. Their context is "Display", and the name of
their list of codes tells apart those with the same words: a seat's FOLD need not be a key's.
"""

from __future__ import annotations

from collections.abc import Mapping

from PyQt6.QtCore import QCoreApplication

from dealerassist.cards import Code
from dealerassist.words import TEMPLATES, Piece, pieces, say
from dealerassist.words.say import key_of

CONTEXT = "Display"
SAID = ("PhraseCode", "SeatWord", "KeyCode", "OffCode", "StepCode", "ReasonCode", "MarkCode", "HealthCode", "PlaceCode",
        "SettingCode", "ValueCode", "GameCode")  # fmt: skip
"""The lists of codes that the screen says: what a catalogue has to hold."""


def said(code: Code, facts: Mapping[str, object] | None = None) -> tuple[Piece, ...]:
    """The words of `code` in the language of the screen, parted by fact; never an error.

    A translation that cannot be filled gives way to the English words, and those to the bare code.
    """
    given = facts or {}
    kind, name = key_of(code)
    template = TEMPLATES.get(kind, {}).get(name)
    if template is not None:
        translated = QCoreApplication.translate(CONTEXT, template, kind)
        try:
            found = pieces(translated, given)
        except (KeyError, ValueError):
            found = None
        if found is not None:
            return found
    return (Piece(say(code, given), None),)


def words_of(code: Code, facts: Mapping[str, object] | None = None) -> str:
    """As `said`, in one piece."""
    return "".join(piece.words for piece in said(code, facts))
