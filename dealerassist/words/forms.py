"""The forms of a fact: how an amount, seats, a pot or a saying stand in a sentence, by the language's own words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dealerassist.views import Saying
from dealerassist.words.language import ENGLISH, Language

LONGEST_FACT = 200
"""Characters of one fact; a longer one is cut, so that a hostile file cannot flood a line."""
HUGE = 10**30

Teller = Callable[[Saying, Language], str]
"""Says what stands within a line."""
Form = Callable[[object, Language, Teller], str | None]
"""None: the fact cannot have this form, and the next version of the template is tried."""


def one_line(fact: object, longest: int = LONGEST_FACT) -> str:
    """Text that cannot break a line, a terminal or an encoder, whatever a file put into it."""
    text = ", ".join(map(_text, fact)) if isinstance(fact, tuple) else _text(fact)
    shown = "".join(each if each.isprintable() else ascii(each)[1:-1] for each in text[: longest + 1])
    return shown if len(text) <= longest else shown[:longest] + "…"


def _text(fact: object) -> str:
    """Python refuses to write out numbers of thousands of digits."""
    return str(fact) if not isinstance(fact, int) or -HUGE < fact < HUGE else word("huge", ENGLISH)


def word(code: str, language: Language, **facts: str) -> str:
    """One of the language's own words for the forms; the English one where it has none, or a broken one."""
    english = ENGLISH.templates["Form"][code]
    try:
        return (language.template("Form", code) or english).format(**facts)
    except (LookupError, ValueError):  # braces that no translation may have
        return english.format(**facts)


def _plain(fact: object, language: Language, tell: Teller) -> str:
    if isinstance(fact, Saying):
        return tell(fact, language)
    if isinstance(fact, tuple):
        return ", ".join(_plain(each, language, tell) for each in fact)
    return one_line(fact)


def _lower(fact: object, language: Language, tell: Teller) -> str:
    return _plain(fact, language, tell).lower()


def _chips(fact: object, language: Language, tell: Teller) -> str:
    """An amount, or several of them, as blinds are told: 200/400."""
    if isinstance(fact, tuple):
        return "/".join(_chips(each, language, tell) for each in fact)
    return language.chips(fact) if isinstance(fact, int) and -HUGE < fact < HUGE else one_line(fact)


def _tenths(fact: object, language: Language, tell: Teller) -> str:
    """A number of tenths: 42 is 4.2."""
    if not isinstance(fact, int):
        return one_line(fact)
    return language.chips(fact // 10) + ("." if language is ENGLISH else ",") + str(fact % 10)


def _one(fact: object, language: Language, tell: Teller) -> str | None:
    """For words that differ where there is only one."""
    return "1" if fact == 1 else None


def _seats(fact: object, language: Language, tell: Teller) -> str:
    """`3` or `(3, 8)` or `"3,8"`: "seat 3", "seats 3 and 8"."""
    told = [str(each) for each in fact] if isinstance(fact, tuple) else one_line(fact).split(",")
    numbers = [word("number", language, n=number) for number in told]
    if len(numbers) == 1:
        return word("seat", language, n=numbers[0])
    return word("seats", language, first=", ".join(numbers[:-1]), last=numbers[-1])


def _pot(fact: object, language: Language, tell: Teller) -> str:
    """A pot by its number, 0 for the main pot."""
    return word("side-pot", language, k=one_line(fact)) if fact else word("main-pot", language)


def _part(fact: object, language: Language, tell: Teller) -> str:
    """Which part of a pot, behind its amount; the whole of it needs no word."""
    part = str(fact)
    return word(part, language) if part in {"high", "low", "floor"} else ""


def _all_in(fact: object, language: Language, tell: Teller) -> str:
    """Behind an act that took the whole stack; other acts take the version without it."""
    return word("all-in", language) if fact else ""


def _named_in(kind: str) -> Form:
    """A fact that is itself a code of a list; what the list does not have stands as it is."""

    def form(fact: object, language: Language, tell: Teller) -> str:
        text = one_line(fact)
        return language.template(kind, text) or ENGLISH.template(kind, text) or text

    return form


FORMS: Mapping[str, Form] = {
    "": _plain,
    ",": _chips,
    "lower": _lower,
    "tenths": _tenths,
    "one": _one,
    "seats": _seats,
    "pot": _pot,
    "part": _part,
    "all-in": _all_in,
    "topic": _named_in("TopicCode"),
    "option": _named_in("OptionCode"),
}
