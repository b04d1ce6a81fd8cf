"""Fills templates with facts.

A template holds its facts in braces: `{seat}`, or `{amount:,}` with one of the forms below. It may have several
versions, parted by `|`: the first whose facts are all given is taken. None, False, an empty text and an empty tuple
count as not given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from string import Formatter
from typing import NamedTuple

from dealerassist.cards import Code, DealerAssistError
from dealerassist.words.english import TEMPLATES

LONGEST_FACT = 200
"""Characters of one fact; a longer one is cut, so that a hostile file cannot flood a line."""
HUGE = 10**30


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


def say(code: Code | str, facts: Mapping[str, object] | None = None) -> str:
    """The English words of `code`; always one line, never an error.

    code: a member of a closed list, or its text after the list's name: "RulingCode.split-pot". What cannot be said,
    because a template or a fact is missing, is told as the bare code and its facts: a user must not pay for our slip.
    """
    given = facts or {}
    try:
        return fill(code, given)
    except WordsError:
        told = ", ".join(f"{_one_line(name)} {_one_line(value)}" for name, value in given.items())
        return f"{_one_line(code)} ({told})" if told else _one_line(code)


def fill(code: Code | str, facts: Mapping[str, object]) -> str:
    """As `say`, but raises WordsError for an unknown code or a missing fact."""
    kind, name = key_of(code)
    template = TEMPLATES.get(kind, {}).get(name)
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
    return _one_line(error.message, longest=1000) if error.message else say(error.code, error.data)


def key_of(code: Code | str) -> tuple[str, str]:
    """The name of the list and of the code in it, as TEMPLATES has them."""
    if isinstance(code, Code):
        return type(code).__name__, code.value
    kind, _, name = code.partition(".")
    return kind, name


def pieces(template: str, facts: Mapping[str, object]) -> tuple[Piece, ...] | None:
    """The first version of `template` that can do with `facts`, parted by fact; None where no version can.

    >>> pieces("CALL {a:,}|CALL", {"a": 1200})
    (Piece(words='CALL ', fact=None), Piece(words='1,200', fact='a'))
    """
    return next((found for each in template.split("|") if (found := _filled(each, facts)) is not None), None)


@cache
def parsed(version: str) -> tuple[tuple[str, str | None, str], ...]:
    """(text, fact, form) for each fact of one version of a template; None after the last text."""
    return tuple((text, name, form or "") for text, name, form, _ in Formatter().parse(version))


def _filled(version: str, facts: Mapping[str, object]) -> tuple[Piece, ...] | None:
    found = []
    for text, name, form in parsed(version):
        if text:
            found.append(Piece(text, None))
        if name is not None:
            fact = facts.get(name)
            if fact is None or fact is False or fact in ("", ()):
                return None
            found.append(Piece(FORMS[form](fact), name))
    return tuple(found)


def _one_line(fact: object, longest: int = LONGEST_FACT) -> str:
    """Text that cannot break a line, a terminal or an encoder, whatever a file put into it."""
    text = ", ".join(map(_text, fact)) if isinstance(fact, tuple) else _text(fact)
    shown = "".join(each if each.isprintable() else ascii(each)[1:-1] for each in text[: longest + 1])
    return shown if len(text) <= longest else shown[:longest] + "…"


def _text(fact: object) -> str:
    """Python refuses to write out numbers of thousands of digits."""
    return str(fact) if not isinstance(fact, int) or -HUGE < fact < HUGE else "a huge number"


def _chips(fact: object) -> str:
    return f"{fact:,}" if isinstance(fact, int) and -HUGE < fact < HUGE else _one_line(fact)


def _seats(fact: object) -> str:
    """`3` or `(3, 8)` or `"3,8"`: "seat 3", "seats 3 and 8"."""
    numbers = [str(each) for each in fact] if isinstance(fact, tuple) else _one_line(fact).split(",")
    if len(numbers) == 1:
        return f"seat {numbers[0]}"
    return f"seats {', '.join(numbers[:-1])} and {numbers[-1]}"


def _pot(fact: object) -> str:
    """A pot by its number, 0 for the main pot."""
    return f"side pot {_one_line(fact)}" if fact else "the main pot"


def _part(fact: object) -> str:
    """Which part of a pot, behind its amount; the whole of it needs no word."""
    return {"high": ", the high half", "low": ", the low half", "floor": ", by the floor's word"}.get(str(fact), "")


def _all_in(fact: object) -> str:
    """Behind an act that took the whole stack; other acts take the version without it."""
    return ", all-in" if fact else ""


FORMS: Mapping[str, Callable[[object], str]] = {
    "": _one_line,
    ",": _chips,
    "seats": _seats,
    "pot": _pot,
    "part": _part,
    "all-in": _all_in,
}
