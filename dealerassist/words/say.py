"""Fills templates with facts.

A template holds its facts in braces: `{seat}`, or `{amount:,}` with one of the forms of `words.forms`. It may have
several versions, parted by `|`: the first whose facts are all given, and can have their forms, is taken. None, False,
an empty text and an empty tuple count as not given.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from string import Formatter
from typing import NamedTuple

from dealerassist.cards import Code, DealerAssistError
from dealerassist.views import Saying
from dealerassist.words.forms import FORMS, one_line
from dealerassist.words.language import ENGLISH, Language


class Piece(NamedTuple):
    """Words of a line; `fact` names the fact that they tell, None for the words around it."""

    words: str
    fact: str | None


class WordsCode(Code):
    """What `fill` can report. Both are slips in this program, never in what a user gave it."""

    NO_TEMPLATE = "no-template"
    MISSING_FACT = "missing-fact"


class WordsError(DealerAssistError, LookupError):
    """There is no template for a code, or no version of it can do with the facts; `data` names them."""


def say(code: Code | str, facts: Mapping[str, object] | None = None, language: Language = ENGLISH) -> str:
    """The words of `code`; always one line, never an error.

    code: a member of a closed list, or its text after the list's name: "RulingCode.split-pot". What cannot be said,
    because a template or a fact is missing, is told as the bare code and its facts: a user must not pay for our slip.
    """
    return "".join(piece.words for piece in said(code, facts or {}, language))


def said(code: Code | str, facts: Mapping[str, object], language: Language = ENGLISH) -> tuple[Piece, ...]:
    """As `say`, parted by fact. A translation that cannot be filled gives way to the English words, and those to the
    bare code.
    """
    kind, name = key_of(code)
    for each in (language, ENGLISH):
        template = each.template(kind, name)
        try:
            found = None if template is None else pieces(template, facts, each)
        except (KeyError, ValueError):  # braces that no translation may have
            found = None
        if found is not None:
            return found
    told = ", ".join(f"{one_line(fact)} {one_line(value)}" for fact, value in facts.items())
    return (Piece(f"{one_line(code)} ({told})" if told else one_line(code), None),)


def fill(code: Code | str, facts: Mapping[str, object]) -> str:
    """The English words of `code`. Raises WordsError for an unknown code or a missing fact."""
    kind, name = key_of(code)
    template = ENGLISH.template(kind, name)
    if template is None:
        raise WordsError(WordsCode.NO_TEMPLATE, f"no template for {kind}.{name}", key=f"{kind}.{name}")
    found = pieces(template, facts)
    if found is not None:
        return "".join(piece.words for piece in found)
    given = ", ".join(facts) or "none"
    message = f"{kind}.{name} needs other facts than: {given}"
    raise WordsError(WordsCode.MISSING_FACT, message, key=f"{kind}.{name}", given=given)


def error_words(error: DealerAssistError) -> str:
    """One line about `error`: its own message where it has one, else the words of its code."""
    return one_line(error.message, longest=1000) if error.message else say(error.code, error.data)


def key_of(code: Code | str) -> tuple[str, str]:
    """The name of the list and of the code in it, as TEMPLATES has them."""
    if isinstance(code, Code):
        return type(code).__name__, code.value
    kind, _, name = code.partition(".")
    return kind, name


def pieces(template: str, facts: Mapping[str, object], language: Language = ENGLISH) -> tuple[Piece, ...] | None:
    """The first version of `template` that can do with `facts`, parted by fact; None where no version can.

    >>> pieces("CALL {a:,}|CALL", {"a": 1200})
    (Piece(words='CALL ', fact=None), Piece(words='1,200', fact='a'))
    """
    versions = (_filled(each, facts, language) for each in template.split("|"))
    return next((found for found in versions if found is not None), None)


@cache
def parsed(version: str) -> tuple[tuple[str, str | None, str], ...]:
    """(text, fact, form) for each fact of one version of a template; None after the last text."""
    return tuple((text, name, form or "") for text, name, form, _ in Formatter().parse(version))


def _filled(version: str, facts: Mapping[str, object], language: Language) -> tuple[Piece, ...] | None:
    found = []
    for text, name, form in parsed(version):
        if text:
            found.append(Piece(text, None))
        if name is not None:
            fact = facts.get(name)
            if fact is None or fact is False or fact in ("", ()):
                return None
            words = FORMS[form](fact, language, _tell)
            if words is None:
                return None
            found.append(Piece(words, name))
    return tuple(found)


def _tell(saying: Saying, language: Language) -> str:
    """What stands within a line."""
    return say(saying.code, dict(saying.facts), language)
