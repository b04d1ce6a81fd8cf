"""The one error root of Dealer Assist and the base of its closed lists of codes."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum


class Code(StrEnum):
    """The empty base of every room's closed list of codes.

    A room derives one enum from it and names each of its codes there. A test walks
    `Code.__subclasses__()` and checks that every code has exactly one template in `words` and that
    every template has a code, so a code that is not a member of such a list is never shown.
    """


class CardCode(Code):
    """What `cards` can refuse."""

    BAD_CARD = "bad-card"


class DealerAssistError(Exception):
    """The root of all errors that Dealer Assist raises on purpose.

    Children also inherit the standard type that fits (`ValueError`, `LookupError` …).

    code: what went wrong, a member of a `Code` list.
    message: English words for a log or a traceback; `str()` gives it, or the code where it is empty.
    data: named values that the code's template may use.
    """

    code: str
    message: str
    data: Mapping[str, object]

    def __init__(self, code: str, message: str = "", **data: object) -> None:
        super().__init__(*self.args)
        self.code = code
        self.message = message
        self.data = data

    def __str__(self) -> str:
        return self.message or str(self.code)


class CardTextError(DealerAssistError, ValueError):
    """Text that is not a card; `data["text"]` is the offending part."""
