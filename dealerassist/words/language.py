"""The languages that the table speaks. English is in `words.english`; the others are Qt Linguist's catalogues."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from dealerassist.words.catalogue import read_catalogue
from dealerassist.words.english import TEMPLATES

GROUPED_BY = MappingProxyType({"en": ",", "nl": ".", "hu": "\u00a0", "da": "."})
"""Language -> what stands between thousands."""
LANGUAGES = tuple(GROUPED_BY)


@dataclass(frozen=True, slots=True, eq=False)
class Language:
    """name: as in LANGUAGES. templates: the name of a list of codes -> code -> template."""

    name: str
    templates: Mapping[str, Mapping[str, str]]

    def template(self, kind: str, code: str) -> str | None:
        """None where it has no words for the code; English has words for every one."""
        return self.templates.get(kind, {}).get(code)

    def chips(self, amount: int) -> str:
        """
        >>> ENGLISH.chips(1_250_000), language("nl").chips(1_250_000)
        ('1,250,000', '1.250.000')
        """
        return f"{amount:,}".replace(",", GROUPED_BY[self.name])


ENGLISH = Language("en", TEMPLATES)


@cache
def language(name: str) -> Language:
    """One of LANGUAGES. Raises `KeyError` for any other name."""
    if GROUPED_BY[name] == GROUPED_BY["en"]:
        return ENGLISH
    return Language(name, read_catalogue(name))
