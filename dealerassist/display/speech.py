"""Every word on the screen comes through here: the words of its code in the language that is spoken, with its facts."""

from __future__ import annotations

from collections.abc import Mapping

from dealerassist import words
from dealerassist.cards import Code
from dealerassist.words import ENGLISH, Language, Piece


class _Spoken:
    """What this process speaks: its screens all stand at one table."""

    language: Language = ENGLISH


def speak(language: str) -> bool:
    """From now on, in one of `words.LANGUAGES`; was it another before?"""
    before, _Spoken.language = _Spoken.language, words.language(language)
    return before is not _Spoken.language


def said(code: Code, facts: Mapping[str, object] | None = None) -> tuple[Piece, ...]:
    """The words of `code`, parted by fact; never an error."""
    return words.said(code, facts or {}, _Spoken.language)


def words_of(code: Code, facts: Mapping[str, object] | None = None) -> str:
    """As `said`, in one piece."""
    return "".join(piece.words for piece in said(code, facts))


def fact_words(fact: object) -> str:
    """A fact that stands alone."""
    return "".join(piece.words for piece in words.pieces("{it}", {"it": fact}, _Spoken.language) or ())


def decimal_mark() -> str:
    """Between a whole number and its tenths."""
    return "." if _Spoken.language is ENGLISH else ","


def chips(amount: int) -> str:
    """An amount, grouped as the language does it."""
    return _Spoken.language.chips(amount)
